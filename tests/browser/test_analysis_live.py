"""An analysis foretells the battle while a position is set up, and loses no piece that was put down."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.seat import board_cell


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
