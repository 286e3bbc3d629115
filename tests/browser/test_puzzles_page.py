"""The list of puzzles: the puzzle of the day and its row of days, filters, and what was solved."""

import re
import tomllib

from playwright.sync_api import expect

from tests.browser.conftest import ROOT, Visitor
from tests.browser.seat import answer

FOLDER = ROOT / "platzdarm" / "games" / "neuroshima" / "content" / "puzzles"
COUNT = len(list(FOLDER.glob("*.toml")))


def test_all_puzzles_are_listed_by_side(visit: Visitor) -> None:
    page = visit(path="/puzzles")
    cards = page.locator(".puzzles > li")
    expect(cards.nth(COUNT - 1)).to_be_visible()
    total = cards.count()
    page.get_by_role("button", name="Moloch").click()
    expect(cards.first).to_contain_text("Moloch")
    few = cards.count()
    assert 0 < few < total
    page.reload()
    expect(page.get_by_role("button", name="Moloch")).to_have_attribute("aria-pressed", "true")
    expect(cards).to_have_count(few)
    page.get_by_role("button", name="Moloch").click()
    expect(cards).to_have_count(total)


def test_the_puzzle_of_the_day_makes_a_row_of_days(visit: Visitor) -> None:
    page = visit(path="/puzzles", lang="ru")
    page.get_by_role("link", name="Решать").click()
    page.wait_for_url(re.compile(r"/puzzle/\w+/\d+\?day=\d+"))
    number = int(re.findall(r"/(\d+)\?", page.url)[0])
    game = re.findall(r"/puzzle/(\w+)/", page.url)[0]
    expect(page.locator(".table[data-asked]")).to_be_visible()
    assert game == "neuroshima"
    for action in solution(number):
        answer(page, action, "ru")
        expect(page.locator(f'button[data-action="{action}"]')).to_be_hidden()
    expect(page.get_by_text("Решено!").first).to_be_visible()
    page.goto("/puzzles")
    expect(page.get_by_text("день подряд")).to_be_visible()
    expect(page.locator(".puzzles .tick")).to_have_count(1)
    page.get_by_label("Только нерешённые").check()
    expect(page.locator(".puzzles .tick")).to_have_count(0)


def solution(number: int) -> list[str]:
    file = sorted(FOLDER.glob("*.toml"))[number - 1]
    return list(tomllib.loads(file.read_text("utf-8"))["solution"])


def test_a_hint_names_the_next_deed(visit: Visitor) -> None:
    page = visit(path="/puzzle/neuroshima/1")
    expect(page.locator(".table[data-asked]")).to_be_visible()
    page.get_by_role("button", name="Hint", exact=True).first.click()
    expect(page.get_by_text("Hint: Sniper").first).to_be_visible()
    answer(page, "snipe e2")
    expect(page.get_by_text("Hint: Sniper")).to_have_count(0)
    page.get_by_role("button", name="Hint", exact=True).first.click()
    expect(page.get_by_text("Hint: Battle").first).to_be_visible()
