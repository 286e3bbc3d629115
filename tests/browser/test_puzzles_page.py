"""The list of puzzles: the puzzle of the day and its row of days, filters, and what was solved."""

import re
import tomllib
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, SIZES, Visitor, settle, wait_until
from tests.browser.seat import answer, board_cell


def play(page: Page, actions: list[str], lang: str = "en") -> None:
    for action in actions:
        answer(page, action, lang)


def solution(number: int, game: str) -> list[str]:
    return list(entries(game)[number - 1]["solution"])


def entries(game: str) -> list[dict[str, Any]]:
    folder = ROOT / "platzdarm" / "games" / game / "content" / "puzzles"
    return [tomllib.loads(file.read_text("utf-8")) for file in sorted(folder.glob("*.toml"))]


COUNT = len(entries("neuroshima"))
ALL = [entry for game in ("neuroshima", "doom2016", "doom2004", "inferno") for entry in entries(game)]


def test_all_puzzles_are_listed_by_side(visit: Visitor) -> None:
    page = visit(path="/puzzles")
    cards = page.locator(".puzzles > li")
    expect(cards).to_have_count(len(ALL))
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
    play(page, solution(number, game), "ru")
    expect(page.get_by_text("Решено!").first).to_be_visible()
    page.goto("/puzzles")
    expect(page.get_by_text("день подряд")).to_be_visible()
    expect(page.locator(".puzzles .tick")).to_have_count(1)
    page.get_by_label("Только нерешённые").check()
    expect(page.locator(".puzzles .tick")).to_have_count(0)


@pytest.mark.parametrize("size", ["phone", "small", "sideways"])
def test_on_a_phone_a_puzzle_is_solved_without_scrolling(visit: Visitor, size: str) -> None:
    page = visit(path="/puzzle/neuroshima/1", size=SIZES[size], lang="ru")
    page.get_by_role("button", name="К доске").click()
    task = page.get_by_text("Сыграйте обе фишки")
    for seen in (task, page.locator(".hand button.tile").first, page.locator(".ending"), board_cell(page, "d2")):
        expect(seen).to_be_in_viewport(ratio=0.99)
    settle(page)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    for aim in ("e2", None):  # the Sniper's, then Battle, which needs none
        page.locator(".hand button.tile").first.click()
        if aim:
            board_cell(page, aim).click()
        page.locator(".actions .confirm").click()
    expect(page.get_by_text("Решено!").first).to_be_in_viewport()
    expect(page.get_by_role("link", name="Следующий этюд")).to_be_in_viewport()


def test_a_hint_names_the_next_deed(visit: Visitor) -> None:
    page = visit(path="/puzzle/neuroshima/1")
    expect(page.locator(".table[data-asked]")).to_be_visible()
    page.get_by_role("button", name="Hint", exact=True).first.click()
    expect(page.get_by_text("Hint: Sniper").first).to_be_visible()
    answer(page, "snipe e2")
    expect(page.get_by_text("Hint: Sniper")).to_have_count(0)
    page.get_by_role("button", name="Hint", exact=True).first.click()
    expect(page.get_by_text("Hint: Battle").first).to_be_visible()


def test_hints_of_a_hard_puzzle_lead_to_its_answer(visit: Visitor) -> None:
    """The machine misses this one: its advice, which the key and the tool give elsewhere, would be wrong."""
    number = next(at for at, one in enumerate(entries("neuroshima"), 1) if one["id"] == "house_cleaning")
    page = visit(path=f"/puzzle/neuroshima/{number}")
    expect(page.locator(".table[data-asked]")).to_be_visible()
    page.keyboard.press("h")
    expect(page.get_by_text("The Grenade decides")).to_be_visible()
    expect(page.locator("path.lit[d]:not([d=''])")).to_have_count(0)
    page.get_by_role("button", name="Hint (H)").click()
    expect(page.get_by_text("Look at b3.")).to_be_visible()
    expect(page.locator("path.lit[d]:not([d=''])")).to_have_count(1)
    page.keyboard.press("h")
    advice = page.get_by_role("region", name="Hint")
    expect(advice).to_contain_text("Grenade")
    advice.get_by_role("button").first.click()
    answer(page, "battle")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".table[data-asked]")).to_be_visible()
    answer(page, "place net_fighter d1 r0")
    page.get_by_role("button", name="Hint", exact=True).first.click()
    expect(page.get_by_text("The answer goes otherwise. It begins with: Grenade")).to_be_visible()


def test_the_bars_of_all_games_are_as_long_as_each_other(visit: Visitor) -> None:
    page = visit(path="/puzzles", lang="ru")
    expect(page.locator(".bar")).to_have_count(4)
    places = [bar.bounding_box() for bar in page.locator(".bar").all()]
    assert len({(round(place["x"]), round(place["width"])) for place in places if place}) == 1


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


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("size", [(1440, 900), (1366, 768)], ids=["desktop", "laptop"])
def test_the_board_does_not_move_when_a_puzzle_has_failed(visit: Visitor, lang: str, size: tuple[int, int]) -> None:
    page = visit(path="/puzzle/neuroshima/1", lang=lang, size=size)
    expect(page.locator(".table[data-asked]")).to_be_visible()
    before = board_cell(page, "a2").bounding_box()
    play(page, ["battle"], lang)
    expect(page.locator(".table[data-frozen]")).to_be_visible()
    assert board_cell(page, "a2").bounding_box() == before


def test_puzzles_are_filtered_by_difficulty_and_the_hand_of_the_day_is_shown(visit: Visitor) -> None:
    page = visit(path="/puzzles")
    cards = page.locator(".puzzles > li")
    expect(cards).to_have_count(len(ALL))
    page.get_by_label("How hard at least").select_option("4")
    page.wait_for_url(re.compile("from=4"))
    expect(cards).to_have_count(sum(file["difficulty"] == 4 for file in ALL))
    expect(page.locator(".day ul li").first).to_be_visible()


CUT = """art => {
    const box = art.getBoundingClientRect();
    const out = one => one.left < box.left || one.right > box.right || one.top < box.top || one.bottom > box.bottom;
    return [...art.querySelectorAll('[data-cell]')].some(cell => out(cell.getBoundingClientRect()));
}"""


def test_a_picture_shows_what_lies_on_the_board_larger_than_the_whole_board(visit: Visitor) -> None:
    page = visit(path="/puzzles")
    cards = page.locator(".puzzles .picture")
    expect(cards).to_have_count(len(ALL))
    wait_until(lambda: bool(cards.nth(1).evaluate(CUT)))  # empty cells are left out


def test_on_a_tablet_the_task_stands_above_a_board_as_wide_as_the_screen(visit: Visitor) -> None:
    """Without a place of its own it once pushed the board aside, and the hand under the plate."""
    page = visit(path="/puzzle/neuroshima/1", size=(820, 1180))
    expect(page.locator("[data-cell]").first).to_be_visible()
    task, board = page.locator(".coach").bounding_box(), page.locator("main .board").first.bounding_box()
    assert task and board and board["width"] > 700 and task["y"] + task["height"] <= board["y"]


@pytest.mark.parametrize(("game", "given_up"), [("doom2016", ["end"]), ("doom2004", ["action unload", "end"])])
def test_a_puzzle_of_doom_freezes_begins_anew_and_is_solved_by_its_plan(
    visit: Visitor, game: str, given_up: list[str]
) -> None:
    """Who gives up is told what is left, and begins anew; the plan ends it with a tick in the list."""
    page = visit(path=f"/puzzles?game={game}")
    expect(page.locator(".puzzles > li")).to_have_count(len(entries(game)))
    page.goto(f"/puzzle/{game}/1")
    expect(page.locator(".table[data-asked]")).to_be_visible()
    play(page, given_up)
    expect(page.get_by_text("Not solved").first).to_be_visible()
    page.keyboard.press("r")
    expect(page.get_by_text("Not solved")).to_have_count(0)
    play(page, solution(1, game))
    expect(page.get_by_text("Solved!").first).to_be_visible()
    page.goto(f"/puzzles?game={game}")
    expect(page.locator(".puzzles .tick")).to_have_count(1)


def test_a_puzzle_of_inferno_tells_what_is_missing(visit: Visitor) -> None:
    page = visit(path="/puzzle/inferno/1")
    expect(page.locator(".table[data-asked]")).to_be_visible()
    play(page, ["end"])
    expect(page.get_by_text(re.compile(r"Not solved: \d+ of \d+ honour")).first).to_be_visible()
