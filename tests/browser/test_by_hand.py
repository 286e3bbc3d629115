"""What was met in games that somebody played to the end, move by move: two duels against the machine."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SIZES, SMALL, UPRIGHT, RunningServer, Visitor, settle
from tests.browser.finished import come_as
from tests.browser.seat import board_cell
from tests.server.visitor import Visitor as Guest

RECORD = Path(__file__).with_name("by_hand.rec")
# Its last action fills the board after somebody has drawn the last tile.
TWO_BATTLES = Path(__file__).with_name("two_battles.rec")
BEFORE_THE_LAST = 85
# After so many actions: a Runner stands beside a Transport; a battle can begin; much happens in one phase.
RIDE, BATTLE, MELEE = 85, 70, 52
HIDDEN = """() => [...document.querySelectorAll('.actions-slot button')].filter((one) => {
    const box = one.getBoundingClientRect();
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.right > innerWidth || box.bottom > innerHeight || !one.contains(there);
  }).map((one) => one.textContent)"""
OVER_CELLS = """(button) => {
    const box = button.getBoundingClientRect();
    const points = [[0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9], [0.5, 0.5]];
    return points.some(([x, y]) => document.elementsFromPoint(box.x + box.width * x, box.y + box.height * y)
      .some((one) => one.matches('[data-cell]')));
  }"""
OVERLAID = """() => [...document.querySelectorAll('.aside-slot ol li')].filter((row) => {
    const [title, lost] = ['.grow', '.lost'].map((one) => row.querySelector(one)?.getBoundingClientRect());
    return title && (title.right > lost.left || row.getBoundingClientRect().height > 30);
  }).map((row) => row.textContent)"""


def come(page: Page, server: RunningServer, at: int, record: Path = RECORD) -> None:
    """To an analysis table at that point of the record."""
    owner = Guest(server.address).guest()
    table = owner.ok("POST", "/api/analysis", {"game": "neuroshima", "record": record.read_text("utf-8"), "at": at})
    come_as(page, owner, f"/table/{table['id']}")
    expect(page.locator(".table[data-asked]")).to_be_visible()
    settle(page)


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_a_tile_that_may_walk_or_ride_is_turned_and_says_how_it_goes(
    visit: Visitor, server: RunningServer, size: tuple[int, int]
) -> None:
    page = visit(path=None, size=size)
    come(page, server, RIDE)
    board_cell(page, "c4").click()
    board_cell(page, "d4").click()
    expect(page.get_by_text("By itself").first).to_be_visible()
    assert page.evaluate(HIDDEN) == []
    facing = page.locator(".prompt-slot").inner_text()
    turn = page.get_by_role("button", name="Turn right").or_(page.locator(".handle").last)
    turn.first.click()
    expect(page.locator(".prompt-slot")).not_to_have_text(facing)


def test_all_controls_of_a_paused_battle_are_on_a_tablet(visit: Visitor, server: RunningServer) -> None:
    page = visit(path=None, size=UPRIGHT)
    come(page, server, BATTLE)
    page.locator("button.tile[aria-label^='Battle']").click()
    page.get_by_role("button", name="Begin the battle").click()
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="One step on")).to_be_visible()
    assert page.locator(".controls button").count() == 5
    assert page.evaluate(HIDDEN) == []


def test_what_shows_the_last_battle_again_lies_over_no_cell(visit: Visitor, server: RunningServer) -> None:
    page = visit(path=None, size=SMALL)
    come(page, server, BATTLE)
    page.locator("button.tile[aria-label^='Battle']").click()
    page.get_by_role("button", name="Begin the battle").click()
    again = page.locator(".tools .again")
    expect(again).to_be_visible(timeout=20_000)
    assert not again.evaluate(OVER_CELLS)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_phase_of_the_preview_is_one_line(visit: Visitor, server: RunningServer, lang: str) -> None:
    page = visit(path=None, size=UPRIGHT, lang=lang)
    come(page, server, MELEE)
    expect(page.locator(".aside-slot ol li")).not_to_have_count(0)
    assert page.locator(".aside-slot .loss").count() > 3
    assert page.evaluate(OVERLAID) == []


def test_two_battles_of_one_action_are_two_in_the_strip_and_at_the_end(visit: Visitor, server: RunningServer) -> None:
    page = visit(path=None)
    come(page, server, BEFORE_THE_LAST, TWO_BATTLES)
    page.locator("button.tile[aria-label^='Claws']").click()
    board_cell(page, "c1").click()
    page.get_by_role("button", name="Place").last.click()
    expect(page.get_by_role("region", name="Battle").locator("li")).to_have_count(5)  # phases 4 to 0
    page.get_by_role("button", name="To the outcome").click()
    battles = page.locator(".battles button")
    expect(battles).to_have_count(5)
    # Seen once more, the second is announced, and the log has come no further.
    battles.last.click()
    page.get_by_role("button", name="Watch the battle").click()
    log = page.get_by_role("log", name="Log")
    expect(page.get_by_role("region", name="What happens")).to_contain_text("Borgo places Claws")
    expect(log).not_to_contain_text("The last battle!")
    page.get_by_role("button", name="To the outcome").click()
    expect(log).to_contain_text("The last battle!")
