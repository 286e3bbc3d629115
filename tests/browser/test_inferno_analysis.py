"""Inferno: a position by hand, in a link, and played on; of the campaign too, with the villains' turn explained."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, UPRIGHT, Visitor, settle
from tests.browser.seat import board_cell, question_shown
from tests.browser.test_access import problems

WORDS = {
    "en": {"kinds": "Champions to choose from", "jirra": "Jirra", "play": "Play it out", "on": "on f7"},
    "ru": {"kinds": "Кого можно выбрать", "jirra": "Джирра", "play": "Доиграть", "on": "на f7"},
}


def champion(page: Page, words: dict[str, str]) -> None:
    page.get_by_role("list", name=words["kinds"]).get_by_role("button", name=re.compile(words["jirra"])).click()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_position_is_set_up_shared_by_a_link_and_played_out(visit: Visitor, lang: str) -> None:
    words = WORDS[lang]
    page = visit("/analysis/inferno", lang=lang)
    expect(board_cell(page, "f7")).to_be_visible()
    expect(page.locator(".standing li button.who").first).to_be_visible()  # those of the scenario's start
    settle(page)
    champion(page, words)
    board_cell(page, "f7").click()
    expect(page).to_have_url(re.compile(r"jirra\.0\.f7"))
    assert problems(page) == []
    link = page.url.split("/", 3)[3]
    friend = visit(f"/{link}", lang=lang, size=UPRIGHT)
    expect(friend.get_by_text(words["on"])).to_be_visible()
    page.get_by_role("button", name=words["play"]).click()
    table, question = question_shown(page)
    assert question["kind"] == "act"
    jirra = next(one for one in table["facts"]["champions"] if one["id"] == "jirra")
    assert (jirra["owner"], jirra["cells"]) == (0, ["f7"])


def test_a_finger_sets_a_champion_up(visit: Visitor) -> None:
    page = visit("/analysis/inferno", size=PHONE)
    expect(board_cell(page, "f7")).to_be_visible()
    settle(page)
    champion(page, WORDS["en"])
    cell = board_cell(page, "f7")
    cell.scroll_into_view_if_needed()
    cell.dispatch_event("click")
    page.get_by_role("button", name="Choose", exact=True).click()
    expect(page).to_have_url(re.compile(r"jirra\.0\.f7"))


def test_the_villains_turn_is_set_up_and_explained(visit: Visitor) -> None:
    page = visit("/analysis/inferno", size=DESKTOP)
    expect(board_cell(page, "f7")).to_be_visible()
    page.get_by_label("Scenario").select_option("campaign_2")
    expect(page).to_have_url(re.compile("campaign_2"))
    with page.expect_response(re.compile("/api/analysis/preview")):  # what it tells stands above the form
        page.get_by_label("Threat level").fill("9")
        page.get_by_label("Threat level").press("Enter")
    settle(page)
    page.get_by_role("radio", name="Villains").check(force=True)
    page.get_by_role("button", name="Play it out").click()
    table, question = question_shown(page)
    assert (table["facts"]["campaign"]["threat"], table["facts"]["turn"]) == (9, 1)
    assert question["kind"].startswith("villain")
    expect(page.get_by_role("heading", name=re.compile("Why the villains act so"))).to_be_visible()
    expect(page.get_by_role("region", name="The villains' turn")).to_be_visible()
