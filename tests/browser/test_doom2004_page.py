"""The page of Doom (2004) on every screen: every answer can be hit, and nothing moves while one thinks.

The moments are those of golden records, opened as analysis tables.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, LAPTOP, SIZES, Visitor, settle
from tests.browser.moments import Moments
from tests.browser.seat import answer, board_cell, facts_of, question_shown, shootable, wait_for_news
from tests.browser.test_doom2016_page import HITS

# Where each answer of a moment is looked for: sizes are shared out among the moments.
LOOKED_AT = {
    "a marine may shoot": ("laptop", "phone", "sideways"),
    "a marine returns": ("desktop", "small"),
    "an invader appears": ("upright", "phone"),
    "an invader may strike": ("laptop", "small"),
}


@pytest.mark.parametrize(("moment", "size"), [(moment, size) for moment, sizes in LOOKED_AT.items() for size in sizes])
def test_a_click_reaches_every_legal_square(visit: Visitor, moments: Moments, moment: str, size: str) -> None:
    page = visit(path=None, size=SIZES[size], lang="ru")
    moments.open(page, moment)
    squares = page.evaluate(HITS)
    assert squares, "the moment has answers on the board"
    assert [square for square in squares if not square["out"] and not square["found"]] == []
    if any(square["out"] for square in squares):  # a chip at the edge leads to them
        expect(page.locator(".frame > button:is(.left, .right, .top, .bottom)").first).to_be_visible()


# The board, two of its squares, the hand and the own plate.
PLACES = """() => ['.board .frame', 'polygon[data-cell]', 'polygon[data-cell]:last-of-type', '.hand', '.own']
  .map((one) => document.querySelector(one)?.getBoundingClientRect())
  .map((box) => box && [box.x, box.y, box.width])"""
RESTED = 1_000  # milliseconds after which the card of what is looked at is shown whole
COVERED = """() => [...document.querySelectorAll('.left .facts [data-deed]:enabled')].flatMap((deed) => {
  const { x, y, width, height } = deed.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return hit?.closest('.card') ? [deed.dataset.deed] : [];
})"""
COLUMN = """() => ['.left .facts', '.left .card', '.left .own']
  .map((one) => document.querySelector(one).getBoundingClientRect())
  .map(({ top, bottom }) => [top, bottom])"""


def places(page: Page) -> Any:
    settle(page)
    return page.evaluate(PLACES)


@pytest.mark.parametrize("size", ["desktop", "laptop", "upright"])
def test_nothing_moves_while_an_attack_is_begun(visit: Visitor, moments: Moments, size: str) -> None:
    page = visit(path=None, size=SIZES[size], lang="ru")
    moments.open(page, "a marine may shoot")
    before = places(page)
    target = shootable(page)
    cell = board_cell(page, target)
    cell.click()
    expect(page.locator("section.attack").first).to_be_visible()
    assert places(page) == before
    box = cell.bounding_box()
    assert box is not None
    there = "([x, y]) => document.elementFromPoint(x, y)?.dataset.cell"
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    assert page.evaluate(there, middle) == target, "the odds stand beside the target: a second click shoots"
    page.keyboard.press("Escape")
    assert places(page) == before


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP])
def test_the_left_column_lies_over_nothing(visit: Visitor, moments: Moments, size: tuple[int, int]) -> None:
    """What the pointer rests on is told above the own plate, however much the column holds."""
    page = visit(path=None, size=size, lang="ru")
    for moment in ("an action is declared", "a marine may shoot", "an invader may strike"):
        moments.open(page, moment)
        table, _ = question_shown(page)
        board_cell(page, table["facts"]["marines"][0]["square"]).hover()
        settle(page)
        facts, card, own = page.evaluate(COLUMN)
        assert facts[1] <= card[0] + 1 and card[1] <= own[0] + 1 and own[1] <= size[1], moment
        page.wait_for_timeout(RESTED)
        assert page.evaluate(COVERED) == [], moment
        inside = page.locator(".left .card > *").first.bounding_box()
        assert inside is None or inside["y"] + inside["height"] <= own[0] + 1, moment


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_card_for_one_or_two_is_aimed_at_two(visit: Visitor, moments: Moments, size: str) -> None:
    page = visit(path=None, size=SIZES[size])
    moments.open(page, "a trap may snap", own=True)
    table, _ = question_shown(page)
    hand, facts = table["facts"]["hand"], table["facts"]
    page.keyboard.press(str(hand.index("its_a_trap_2") + 1))
    squares = {one["id"]: one["squares"][0] for one in facts["invaders"]}
    told, taken = page.locator(".prompt"), page.locator("path.target.taken")
    expect(told).to_contain_text("Choose the aim: It's a Trap!")
    board_cell(page, squares["zombie-3"]).click()
    expect(told).to_contain_text("Zombie 3: the first of two")
    expect(told).to_contain_text("this one again for it alone")
    expect(taken).to_have_count(1)
    board_cell(page, squares["zombie-2"]).click()
    expect(told).to_contain_text("It's a Trap! – Zombie 3 and Zombie 2")  # in the order of the clicks
    expect(taken).to_have_count(2)
    page.locator(".prompt .button.main, .actions .button.main").first.click()
    wait_for_news(page, table["number"])
    assert facts_of(page)["log"][-1]["action"] == "use event its_a_trap_2 zombie-3 zombie-2"


CROWD = "~".join(
    f"{kind}-{number}.{column}{row}.0.0"
    for kind, row in (("imp", 19), ("trite", 20))
    for number, column in enumerate("jklm", 1)
)
CROWDED = f"/analysis/doom2004#ash_and_red_light~2~0~0~d1~2~green.c19._._.none~red.c17._._.none~{CROWD}"


def test_who_was_activated_from_further_down_the_list_is_seen_first_in_it(visit: Visitor) -> None:
    page = visit(CROWDED, size=LAPTOP)
    page.get_by_role("button", name="Play it out").click()
    expect(page.locator(".table[data-asked]")).to_be_visible()
    table, _ = question_shown(page)
    answer(page, "pass")
    wait_for_news(page, table["number"])
    waiting = page.locator('.left [data-deed^="activate "]:enabled')
    expect(waiting).to_have_count(8)
    table, _ = question_shown(page)
    waiting.last.scroll_into_view_if_needed()
    top = "document.querySelector('.left ul[tabindex]').scrollTop"
    assert page.evaluate(top) > 0, "there are more than have room"
    waiting.last.click()
    wait_for_news(page, table["number"])
    page.wait_for_function(f"{top} === 0")
