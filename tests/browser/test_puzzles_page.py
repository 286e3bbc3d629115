"""The list of puzzles: the puzzle of the day and its row of days, filters, and what was solved."""

import re
import tomllib

from playwright.sync_api import expect

from tests.browser.conftest import ROOT, Visitor, wait_until
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


def test_a_failed_puzzle_freezes_counts_its_tries_and_leads_on(visit: Visitor) -> None:
    page = visit(path="/puzzle/neuroshima/1")
    expect(page.get_by_text(f"Neuroshima · 1 of {COUNT}")).to_be_visible()
    answer(page, "battle")
    expect(page.get_by_text("has 2 left").first).to_be_visible()
    expect(page.get_by_role("link", name="Next puzzle")).to_have_attribute("href", "/puzzle/neuroshima/2")
    page.goto("/puzzles")
    card = page.locator(".puzzles > li").first
    expect(card.locator(".tried")).to_contain_text("1")
    expect(card.get_by_role("img", name="Difficulty 1 of 4")).to_be_visible()


def test_puzzles_are_filtered_by_difficulty_and_the_hand_of_the_day_is_shown(visit: Visitor) -> None:
    page = visit(path="/puzzles")
    cards = page.locator(".puzzles > li")
    expect(cards).to_have_count(COUNT)
    page.get_by_label("How hard at least").select_option("4")
    page.wait_for_url(re.compile("from=4"))
    files = [tomllib.loads(file.read_text("utf-8")) for file in FOLDER.glob("*.toml")]
    expect(cards).to_have_count(sum(file["difficulty"] == 4 for file in files))
    expect(page.locator(".day ul svg").first).to_be_visible()


CUT = """art => {
    const box = art.getBoundingClientRect();
    const out = one => one.left < box.left || one.right > box.right || one.top < box.top || one.bottom > box.bottom;
    return [...art.querySelectorAll('[data-cell]')].some(cell => out(cell.getBoundingClientRect()));
}"""


def test_a_picture_shows_what_lies_on_the_board_larger_than_the_whole_board(visit: Visitor) -> None:
    page = visit(path="/puzzles")
    cards = page.locator(".puzzles .picture")
    expect(cards).to_have_count(COUNT)
    wait_until(lambda: bool(cards.nth(1).evaluate(CUT)))  # empty cells are left out
