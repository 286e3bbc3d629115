"""From the first page to the first move against the machine."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, TABLET, Keeper, Visitor, settle, wait_until
from tests.browser.seat import board_cell, facts_of, game_card, place_hq, play_machine, wait_for_question


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_one_click_leads_to_a_table_and_two_place_the_hq(visit: Visitor, lang: str) -> None:
    page = visit(lang=lang)
    play_machine(page, lang)
    cell = wait_for_question(page)[0].split()[1]
    board_cell(page, cell).click()
    expect(page.get_by_role("status").first).to_contain_text(cell)
    board_cell(page, cell).click()
    wait_until(lambda: any(tile["seat"] == 0 for tile in facts_of(page)["facts"]["tiles"]))
    expect(page.get_by_role("log").first).to_contain_text(cell)


def test_the_machine_answers(visit: Visitor) -> None:
    page = visit()
    play_machine(page)
    place_hq(page)
    wait_until(lambda: len(facts_of(page)["facts"]["tiles"]) >= 2)
    wait_for_question(page)
    expect(page.locator(".prompt.mine")).to_be_visible()
    assert page.title().startswith("●")


def test_the_army_is_the_one_that_was_chosen(visit: Visitor) -> None:
    page = visit()
    page.get_by_label("Your army").select_option("borgo")
    play_machine(page)
    expect(page.get_by_text("Borgo").first).to_be_visible()
    assert facts_of(page)["options"]["armies"].startswith("borgo,")


@pytest.mark.parametrize(("lang", "label", "side"), [("en", "Your side", ""), ("ru", "Ваша сторона", "invader")])
def test_doom_is_a_click_away_on_either_side(visit: Visitor, lang: str, label: str, side: str) -> None:
    page = visit(lang=lang)
    game_card(page, "doom2016").get_by_label(label).select_option(side)
    play_machine(page, lang, "doom2016")
    wait_for_question(page)
    table = facts_of(page)
    assert table["game"] == "doom2016"
    assert table["mine"] == ([0] if side else [1, 2])


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_first_screens_fit(visit: Visitor, keep_screen: Keeper, size: tuple[int, int], theme: str) -> None:
    for lang in ("en", "ru"):
        page = visit(lang=lang, size=size, theme=theme)
        expect(page.locator("article").first).to_be_visible()
        settle(page)
        keep_screen(page, f"start-{lang}-{theme}-{size[0]}")
        assert not sticks_out(page)
        play_machine(page, lang)
        expect(board_cell(page, "c3")).to_be_visible()
        keep_screen(page, f"table-{lang}-{theme}-{size[0]}")
        assert not sticks_out(page)


def sticks_out(page: Page) -> bool:
    """Whether the page must be scrolled sideways."""
    wider: bool = page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth + 1")
    return wider
