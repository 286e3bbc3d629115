"""Three to six at one table, on a desktop and on a phone."""

import pytest
from playwright.sync_api import Locator, Page, expect

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


def side_of(there: Locator) -> str:
    """The colour of a seat, which no other has."""
    return str(there.evaluate("(one) => one.style.getPropertyValue('--side')"))


def test_on_a_phone_the_plate_of_whoever_acts_comes_into_sight(visit: Visitor) -> None:
    page = visit(path="/new", size=PHONE)
    sit_down(page, 6)
    wait_for_question(page)
    place_hq(page, tap=True)
    page.get_by_role("button", name="Pause").click()
    plates, strip = page.locator("main .others .plate"), page.get_by_role("region", name="What happens")
    for _ in range(30):  # step by step until somebody acts whose plate lay out of sight
        acting = next(plate for plate in plates.all() if side_of(plate) == side_of(strip))
        expect(acting).to_be_in_viewport(ratio=0.9)
        if acting.evaluate("(one) => one.closest('.other').offsetLeft > one.closest('.others').clientWidth"):
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError("nobody acts whose plate lay out of sight")
