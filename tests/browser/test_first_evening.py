"""The first evening of two players: how a game ends, what it tells of itself, and whether one may trust it."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from platzdarm.games.discovery import game
from platzdarm.kernel.match import Replay
from platzdarm.kernel.record import parse
from tests.browser.conftest import DESKTOP, PHONE, SIZES, RunningServer, Visitor
from tests.browser.finished import come_as, finished_duel, shared_duel
from tests.browser.seat import TABLE, facts_of


def over(visit: Visitor, server: RunningServer, size: tuple[int, int] = DESKTOP, lang: str = "en") -> Page:
    table, anna, _ = shared_duel(server)
    page = visit(path=None, size=size, lang=lang)
    come_as(page, anna, f"/table/{table}")
    return page


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_end_tells_the_score_the_rule_and_the_battles(
    visit: Visitor, server: RunningServer, size: tuple[int, int]
) -> None:
    page = over(visit, server, size)
    table = facts_of(page)
    points = [seat["hq"] for seat in table["facts"]["seats"]]
    result = page.get_by_role("region", name="The result")
    outcome = {1.0: "You have won", 0.0: "You have lost", 0.5: "A draw"}[table["result"][0]]
    expect(result.get_by_role("heading", name=outcome)).to_be_visible()
    expect(result.get_by_label(f"The score: {points[0]} : {points[1]}")).to_be_visible()
    expect(result).to_contain_text(
        re.compile(rf"{table['facts']['turn']} turns · \d+ (s|min) · {table['number']} actions")
    )
    expect(result.get_by_role("link", name=re.compile("NH-VIC-0"))).to_be_visible()
    battles = [entry for entry in table["log"] if any(event["kind"] == "battle_began" for event in entry["events"])]
    marks = result.locator(".battles button")
    expect(marks).to_have_count(len(battles))
    expect(result.get_by_role("button", name="Watch the battle")).to_be_visible()
    # The picture of the chosen battle is whole: every cell of the board lies inside of it.
    inside = page.evaluate(
        """() => {
          const room = document.querySelector('.both .picture').getBoundingClientRect();
          return [...document.querySelectorAll('.both .picture [data-cell]')].map(one => one.getBoundingClientRect())
            .every(cell => cell.left >= room.left - 1 && cell.right <= room.right + 1 && cell.width > 0);
        }"""
    )
    assert inside


def test_another_battle_is_chosen_watched_and_played_from(visit: Visitor, server: RunningServer) -> None:
    page = over(visit, server)
    marks = page.locator(".battles button")
    marks.first.click()
    expect(marks.first).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Watch the battle").click()
    expect(page.locator(".prompt-slot")).to_contain_text("Once more")
    page.get_by_role("button", name="To the outcome").click()
    before = page.url
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url(lambda url: url != before and re.search(TABLE, url) is not None)
    expect(page.locator("[data-cell]").first).to_be_visible()
    assert facts_of(page)["analysis"]


def test_the_record_is_downloaded_and_holds(visit: Visitor, server: RunningServer, tmp_path: Path) -> None:
    page = over(visit, server)
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Download").click()
    waiting.value.save_as(tmp_path / "game.rec")
    record = parse((tmp_path / "game.rec").read_text(encoding="utf-8"))
    assert Replay(game("neuroshima"), record).check().over


def test_the_page_checks_the_seed_by_itself(visit: Visitor, server: RunningServer) -> None:
    page = over(visit, server)
    expect(page.get_by_text("Draws verified")).to_be_visible()
    page.get_by_text("Draws verified").click()
    expect(page.locator("code", has_text=facts_of(page)["seed_hash"]).first).to_be_visible()


def test_a_seed_that_was_changed_is_noticed(visit: Visitor, server: RunningServer) -> None:
    """Whatever the server says: here it shows another seed than the one it promised."""
    table, anna, _ = shared_duel(server)
    page = visit(path=None)

    def bent(route: Route) -> None:
        answer = route.fetch()
        told = json.loads(answer.text())
        told["seed"] = "00" * 32
        route.fulfill(response=answer, json=told)

    page.route(f"**/api/tables/{table}", bent)
    page.route_web_socket(re.compile("/api/live"), lambda _: None)
    come_as(page, anna, f"/table/{table}")
    expect(page.get_by_text("The draws do not match")).to_be_visible()


def test_a_rematch_waits_for_the_other(visit: Visitor, server: RunningServer) -> None:
    table, anna, boris = finished_duel(server)
    one, other = visit(path=None), visit(path=None, lang="ru")
    come_as(one, anna, f"/table/{table}")
    come_as(other, boris, f"/table/{table}")
    one.get_by_role("button", name="Rematch").click()
    expect(one.get_by_text("Waiting for Boris")).to_be_visible()
    other.get_by_role("button", name="Согласиться").click()
    for page in (one, other):
        page.wait_for_url(lambda url: table not in url and re.search(TABLE, url) is not None)


# -- before a game --------------------------------------------------------------------------------------------------


WHERE = "(demons) => demons.map((one) => [one.getAttribute('x'), one.getAttribute('y')])"


def test_missions_are_chosen_by_their_maps(visit: Visitor) -> None:
    page = visit(path="/new/doom2016")
    cards = page.get_by_role("radiogroup", name="Mission").locator("label")
    shelves = page.get_by_role("group", name="Set of missions")
    for shelf, count, last in (("Training", 1, "First Steps"), ("Exodus", 6, "Throne"), ("Black Bishop", 6, "Breach")):
        shelves.get_by_role("radio", name=shelf).check(force=True)
        expect(cards).to_have_count(count)
        expect(cards.last).to_contain_text(last)
        assert cards.first.locator("svg .portal").count() > 0
    chosen = cards.filter(has_text="Pump Hall")
    expect(chosen).to_contain_text("Guard Duty")
    expect(chosen).to_contain_text("about 6 rounds")
    expect(chosen).to_contain_text("machines alike: marines 55 %")
    chosen.click()
    # how many marines there are is chosen above the maps, and changes what the invader needs and who waits on the map
    marines, first = page.get_by_role("group", name="Marines"), cards.first.bounding_box()
    above = marines.bounding_box()
    assert above is not None and first is not None and above["y"] + above["height"] < first["y"]
    waiting = []
    for number, frags in (("1", 9), ("4", 6)):
        marines.get_by_role("radio", name=number).check(force=True)
        expect(page.get_by_text(f"The invader wins with {frags} frags")).to_be_visible()
        waiting.append(chosen.locator("svg .demon").evaluate_all(WHERE))
    assert waiting[0] != waiting[1]
    expect(page.get_by_label("Who sits on seat 5")).to_be_visible()
    # who begins with what is told at the seats, as long as nobody is to choose it at the table
    alpha = page.get_by_role("listitem").filter(has=page.get_by_label("Who sits on seat 2"))
    expect(alpha).to_contain_text("Commando: ")
    page.get_by_role("radio", name="chosen by each player").check(force=True)
    expect(alpha).to_contain_text("at the table")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url(TABLE)
    options = facts_of(page)["options"]
    assert (options["mission"], options["marines"]) == ("pump_hall", "4")


def test_a_mission_is_chosen_on_the_start_page(visit: Visitor) -> None:
    page = visit()
    card = page.locator('article[data-game="doom2016"]')
    card.get_by_label("Mission").select_option(label="Pump Hall")
    card.get_by_role("button", name="Play the machine").click()
    page.wait_for_url(TABLE)
    assert facts_of(page)["options"]["mission"] == "pump_hall"


def test_all_options_begin_with_what_was_chosen_on_the_start_page(visit: Visitor) -> None:
    page = visit()
    card = page.locator('article[data-game="doom2016"]')
    card.get_by_label("Mission").select_option(label="Pump Hall")
    card.get_by_label("Your side").select_option("invader")
    card.get_by_role("link", name="All options").click()
    expect(page.get_by_label("Who sits on seat 1")).to_have_value("me")
    expect(page.get_by_label("Who sits on seat 2")).to_have_value("bot")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url(TABLE)
    assert facts_of(page)["options"]["mission"] == "pump_hall"
    page.goto("/")
    card = page.locator('article[data-game="neuroshima"]')
    card.get_by_label("Your army").select_option("outpost")
    card.get_by_role("link", name="All options").click()
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url(TABLE)
    assert facts_of(page)["options"]["armies"].startswith("outpost,")


def test_an_army_is_chosen_by_its_tiles(visit: Visitor) -> None:
    page = visit(path="/new/neuroshima", lang="ru")
    cards = page.get_by_role("radiogroup", name="Ваша армия").locator("label")
    expect(cards).to_have_count(4)
    cards.filter(has_text="Аванпост").click()
    page.get_by_role("button", name="Открыть стол").or_(page.locator(".make button")).first.click()
    page.wait_for_url(TABLE)
    assert facts_of(page)["options"]["armies"].startswith("outpost,")


# -- after a game ---------------------------------------------------------------------------------------------------


def test_a_replay_marks_battles_and_goes_on_against_the_machine(visit: Visitor, server: RunningServer) -> None:
    table, anna, _ = shared_duel(server)
    page = visit(path=None)
    come_as(page, anna, f"/replay/{table}")
    expect(page.get_by_role("link", name="Download")).to_be_visible()
    marks = page.locator(".marks button")
    expect(marks.first).to_have_attribute("aria-label", re.compile("Battle · turn"))
    # Before the first turn no plate tells what became of a tile, and later only what has been by then.
    expect(page.locator("[data-fate]")).to_have_count(0)
    marks.first.click()
    expect(page.locator("header [data-fate=now]")).to_have_count(0)
    expect(page.locator(".hand .tile").first).to_be_attached()
    page.get_by_role("button", name="Play on against the machine").click()
    page.wait_for_url(re.compile(r"/table/[\w-]+\?machine=1"))
    expect(page.get_by_text("Branch after action")).to_be_visible()
    assert facts_of(page)["analysis"]


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())
def test_a_replay_shows_board_and_plates_whole_and_tells_nothing_ahead(
    visit: Visitor, server: RunningServer, size: tuple[int, int]
) -> None:
    table, _, _ = shared_duel(server)
    page = visit(path=f"/replay/{table}", size=size)
    page.locator(".marks button").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Nothing has happened yet")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".strip")).to_be_visible()
    # The tile that began the battle is played now; the hands that are drawn after it are no part of it.
    assert page.locator("[data-fate=now]").count() == 1
    board = page.locator(".board").first.bounding_box()
    assert board is not None and min(board["width"], board["height"]) > 250, board
    for plate in page.locator(".plate").all():
        assert plate.evaluate(
            "(one) => one.getBoundingClientRect().right <= one.parentElement.getBoundingClientRect().right"
        )
