"""Three to six at one table, on a desktop and on a phone."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Keeper, Visitor
from tests.browser.seat import TABLE, place_hq, wait_for_question
from tests.browser.test_first_move import sticks_out

MODES = {3: "Free for all", 4: "Teams", 5: "Free for all", 6: "Free for all"}


def sit_down(page: Page, players: int) -> None:
    page.get_by_role("radio", name=str(players), exact=True).check(force=True)
    page.get_by_role("radio", name=MODES[players]).check(force=True)
    page.get_by_label("Clock").select_option(label="10 min + 10 s")
    for seat in range(2, players + 1):
        page.get_by_label(f"Which machine sits on seat {seat}").select_option("random")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url(TABLE)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_everybody_fits(visit: Visitor, keep_screen: Keeper, players: int, size: tuple[int, int]) -> None:
    page = visit(path="/new", size=size)
    sit_down(page, players)
    wait_for_question(page)
    place_hq(page, tap=size == PHONE)
    wait_for_question(page)
    keep_screen(page, f"table-{players}-{size[0]}")
    assert not sticks_out(page)
    others = page.locator("main .others .other" if size == PHONE else "header .other")
    expect(others).to_have_count(players - 1)
    if size == DESKTOP:
        for other in others.all():
            expect(other).to_be_in_viewport(ratio=0.99)
