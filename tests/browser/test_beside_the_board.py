"""Rules and answers are opened at a table on windows of every width, and the game goes on."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, UPRIGHT, Visitor
from tests.browser.moments import Moments
from tests.browser.seat import asked, facts_of, place_hq, play_machine, wait_for_question
from tests.browser.test_doom2016_play import goes_on

SIZES = {"desktop": DESKTOP, "laptop": LAPTOP, "tablet": UPRIGHT, "phone": PHONE}
WIDE = (DESKTOP, LAPTOP)
ALL_TOGETHER = "Log, rules, answers, chat"


def beside(page: Page) -> Locator:
    """What is open beside the board, or in the drawer."""
    return page.get_by_role("tabpanel")


def is_open(page: Page, tab: str, wide: bool) -> None:
    expect(page.get_by_role("dialog")).to_have_count(0 if wide else 1)
    expect(page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
    expect(beside(page)).to_be_in_viewport()
    if wide:
        expect(beside(page)).to_be_focused()


def close(page: Page) -> None:
    drawer = page.get_by_role("dialog")
    if drawer.is_visible():
        drawer.get_by_role("button", name="Close").click()
    expect(drawer).to_have_count(0)


def rule_of(page: Page) -> str:
    question = asked(facts_of(page))
    assert question is not None
    return str(question["rule"])


def look_things_up(page: Page, wide: bool) -> None:
    """The rule by the book, the rule by its id, the answers by the key; each can be left again."""
    rule = rule_of(page)
    book = page.get_by_role("button", name="The rule of this question")
    if book.is_visible():
        book.click()
        is_open(page, "Rules", wide)
        expect(beside(page)).to_contain_text(rule)
        close(page)
    else:  # on a phone one button opens the drawer
        page.get_by_role("button", name=ALL_TOGETHER).click()
        is_open(page, "Log", wide)
        close(page)
    page.get_by_role("link", name=f"Rule {rule}").click()
    is_open(page, "Rules", wide)
    expect(beside(page)).to_contain_text(rule)
    close(page)
    page.keyboard.press("l")
    is_open(page, "Answers", wide)
    expect(page.locator("[data-action]").first).to_be_in_viewport()
    close(page)


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_neuroshima(visit: Visitor, size: tuple[int, int]) -> None:
    page = visit(size=size)
    play_machine(page)
    wait_for_question(page)
    look_things_up(page, size in WIDE)
    place_hq(page)
    assert any(tile["seat"] == 0 for tile in facts_of(page)["facts"]["tiles"])


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_doom2016(visit: Visitor, moments: Moments, size: tuple[int, int]) -> None:
    page = visit(path=None, size=size)
    moments.open(page, "a card can be played", own=True)
    table = facts_of(page)
    look_things_up(page, size in WIDE)
    page.get_by_role("button", name="End activation").click()
    goes_on(page, table["number"])


def test_a_rule_is_found_again_after_a_search(visit: Visitor) -> None:
    page = visit()
    play_machine(page)
    wait_for_question(page)
    rule = rule_of(page)
    link = page.get_by_role("link", name=f"Rule {rule}")
    link.click()
    beside(page).get_by_role("searchbox").fill("medics")
    expect(beside(page).locator("mark").first).to_be_visible()
    link.click()
    expect(beside(page).get_by_role("article")).to_have_count(1)
    expect(beside(page).get_by_role("article")).to_contain_text(rule)


def test_a_window_that_grows_and_shrinks_stays_alive(visit: Visitor) -> None:
    page = visit(size=UPRIGHT)
    play_machine(page)
    wait_for_question(page)
    page.get_by_role("button", name=ALL_TOGETHER).click()
    page.get_by_role("tab", name="Chat").click()
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("textbox")).to_have_count(1)
    page.set_viewport_size({"width": UPRIGHT[0], "height": UPRIGHT[1]})
    expect(beside(page)).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)
    place_hq(page)
