"""Every button, link, switch and tile of a table is pressed, in many states, at every size: the table lives on.

What can be pressed is found, not listed, so that a new button is pressed, too. What a dialog holds is pressed as well.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import SIZES, Visitor, settle
from tests.browser.controls import OPEN, POINT, Control, controls, element, focus, hidden, leave, press
from tests.browser.moments import Moments
from tests.browser.seat import shown_number

STATES = {
    "an HQ is set up": ("desktop", "en"),
    "three tiles are drawn": ("laptop", "ru"),
    "a tile can be placed": ("phone", "en"),
    "a battle can begin": ("upright", "ru"),
    "a unit may be moved": ("small", "en"),
    "six play": ("sideways", "ru"),
    "a card can be played": ("sideways", "en"),
    "a portal can be sealed": ("phone", "ru"),
    "a large demon moves": ("small", "ru"),
    "a marine defends": ("upright", "en"),
    "weapons are chosen": ("laptop", "en"),
    "the invader places": ("desktop", "ru"),
    "a marine may shoot": ("laptop", "ru"),
    "an action is declared": ("phone", "en"),
    "champions are drafted": ("upright", "ru"),
    "a gate gives power": ("small", "en"),
    "something can be bought": ("laptop", "ru"),
    "a champion is ordered": ("phone", "ru"),
    "a treasure may be used": ("desktop", "en"),
    "four play by themselves": ("sideways", "ru"),
}
RULE = re.compile(r"a /rules/\w+#([\w-]+)")


@pytest.mark.parametrize("moment", STATES)
def test_a_table_outlives_every_press(visit: Visitor, moments: Moments, moment: str) -> None:
    size, lang = STATES[moment]
    page = visit(path=None, size=SIZES[size], lang=lang)
    press_everything(page, lambda: moments.open(page, moment, own=True))


def press_everything(page: Page, fresh: Callable[[], str]) -> None:
    """Each thing by itself: where the one before has left a trace, the page comes anew, or to a new table."""
    address = fresh()
    start = seen(page)
    now = start
    ways: list[tuple[Control, ...]] = [(control,) for control in controls(page) if not under_a_sheet(page, control)]
    assert len(ways) > 8, "a table has more to press"
    for way in ways:
        if not page.url.endswith(address) or now != start:
            page.goto(address)
            expect(asked(page)).to_be_visible()
            if seen(page) != start:
                address = fresh()
                assert seen(page) == start
        for at, control in enumerate(way):
            if at:
                settle(page)
            press(page, control)
        if "(H)" in way[-1].key:  # the machine thinks before it tells
            expect(page.locator(".hinted")).to_be_visible()
        if len(way) == 1 and page.locator(OPEN).count():
            ways += [(*way, control) for control in controls(page)]
        if rule := RULE.match(way[-1].key):
            expect(page.locator("article", has_text=rule[1]).first).to_be_visible()
        lives_on(page, address, way)
        now = shown_number(page), controls(page)


def under_a_sheet(page: Page, control: Control) -> bool:
    """What is asked in a sheet is answered there: what lies wholly below it is not to be pressed."""
    found = element(page, control)
    return page.locator(".sheet:visible").count() > 0 and found is not None and found.evaluate(POINT) is None


def seen(page: Page) -> tuple[int, list[Control]]:
    settle(page)
    return shown_number(page), controls(page)


def lives_on(page: Page, address: str, way: tuple[Control, ...]) -> None:
    """Elsewhere there is something to read, and the way back; here nothing is in the way of an answer."""
    settle(page)
    if not page.url.endswith(address):
        expect(page.locator("h1, h2, .table[data-number]").first).to_be_visible()
        page.go_back()
        expect(asked(page)).to_be_visible()
        settle(page)
        return
    leave(page)
    expect(asked(page)).to_be_visible()
    settle(page)
    assert hidden(page) == [], way
    assert focus(page) != "", f"the keyboard is nowhere after {way}"


def asked(page: Page) -> Locator:
    return page.locator(".table[data-asked], section.result")
