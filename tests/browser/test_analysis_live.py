"""An analysis foretells the battle while a position is set up, and loses no piece that was put down."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LAPTOP, ROOT, RunningServer, Visitor
from tests.browser.finished import come_as
from tests.browser.seat import board_cell
from tests.server.visitor import Visitor as Somebody


def pick(page: Page, tile: str) -> None:
    page.get_by_role("list", name="Tiles").get_by_role("button", name=tile).first.click()


def test_a_battle_is_foretold_while_one_sets_up(visit: Visitor) -> None:
    page = visit("/analysis")
    foretold = page.get_by_role("region", name="If the battle began now")
    expect(foretold).to_contain_text("20")
    pick(page, "Commando")
    with page.expect_response("**/api/analysis/preview") as answer:
        board_cell(page, "c3").click()  # a ghost is foretold, too
    assert answer.value.ok
    expect(foretold).to_contain_text("without")


def test_who_takes_up_another_piece_keeps_the_one_that_was_put_down(visit: Visitor) -> None:
    page = visit("/analysis")
    pick(page, "Commando")
    board_cell(page, "c3").click()
    pick(page, "Runner")
    expect(page.get_by_text("Commando on c3")).to_be_visible()
    board_cell(page, "a1").click()
    expect(board_cell(page, "a1")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Take back", exact=True).click()
    expect(page.get_by_text("Commando on c3")).to_have_count(0)


def test_a_record_that_is_analysed_from_its_end_says_that_it_is_over(visit: Visitor, server: RunningServer) -> None:
    """Nobody is asked anything there; the page said 'one moment' for ever."""
    record = (ROOT / "tests" / "doom2016" / "golden" / "breach_point-3.rec").read_text("utf-8")
    last = len(record.split("\nstart", 1)[1].splitlines()) - 1
    owner = Somebody(server.address).guest()
    table = owner.ok("POST", "/api/analysis", {"game": "doom2016", "record": record, "at": last})
    page = visit(path="/")
    come_as(page, owner, f"/table/{table['id']}")
    expect(page.locator(".prompt")).to_contain_text("The game is over")


@pytest.mark.parametrize("game", ["neuroshima", "doom2016"])
def test_the_machine_is_a_click_away_on_a_laptop(visit: Visitor, game: str) -> None:
    page = visit(f"/analysis/{game}", size=LAPTOP)
    button = page.get_by_role("button", name="Against the machine")
    expect(button).to_be_in_viewport(ratio=1)
