"""The rules beside the table: read, searched, linked, by keys and on a phone, for every game and in both languages."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visitor
from tests.browser.test_access import problems
from tests.browser.test_lobby import WIDER

GAMES = {"neuroshima": "NH-", "doom2016": "D16-"}


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_a_rule_that_another_names_is_one_click_away(visit: Visitor, game: str, lang: str) -> None:
    page = visit(path=f"/rules/{game}", lang=lang)
    link = page.locator("article a.other").first
    rule = link.inner_text()
    assert rule.startswith(GAMES[game])
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    link.click()
    page.wait_for_url(re.compile(f"#{rule}"))
    expect(page.locator(f"article#{rule}.wanted")).to_be_in_viewport()
    assert page.locator("article em").count() > 0, "remarks are set apart"
    assert not [url for url in asked if "/api/rules" in url], "the rules stay where they are"


def test_search_is_reached_by_a_key_and_kept_in_the_address(visit: Visitor) -> None:
    page = visit(path="/rules/neuroshima")
    expect(page.locator("article").first).to_be_visible()
    page.keyboard.press("/")
    page.keyboard.type("medics")
    expect(page.locator("mark").first).to_be_visible()
    page.keyboard.press("Enter")
    assert "words=medics" in page.url
    expect(page.locator("article .id:focus")).to_have_count(1)
    page.reload()
    expect(page.locator("mark").first).to_be_visible()
    page.get_by_role("button", name="All rules").click()
    expect(page.locator("mark")).to_have_count(0)


@pytest.mark.parametrize("words", ["ъъъъ", "😀", "x" * 200, "שלום", "&&& ???"])
def test_a_search_in_vain_says_so(visit: Visitor, words: str) -> None:
    page = visit(path="/rules/doom2016", lang="ru")
    page.get_by_role("searchbox").fill(words)
    expect(page.get_by_text("Нет правила со всеми этими словами.")).to_be_visible()
    assert page.evaluate(WIDER) <= 0


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_chapters_on_a_phone(visit: Visitor, theme: str) -> None:
    page = visit(path="/rules/neuroshima", lang="ru", size=PHONE, theme=theme)
    page.locator("summary").click()
    last = page.locator("details a").last
    chapter = (last.get_attribute("href") or "").partition("#")[2]
    last.click()
    expect(page.locator(f"h2#{chapter}")).to_be_in_viewport()
    assert problems(page) == []
