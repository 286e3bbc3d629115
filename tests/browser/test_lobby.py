"""The lobby: tables to sit down at, a quick game, one's own tables, games in play, and what goes wrong."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import SIZES, UPRIGHT, RunningServer, Visitor, settle
from tests.browser.finished import come_as
from tests.browser.seat import TABLE
from tests.server.test_tables import DUEL, seated
from tests.server.test_whole_game import play_to_the_end
from tests.server.visitor import Visitor as Somebody

WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
SMALL_TARGETS = """() => [...document.querySelectorAll('main a, main button, main input, main summary')]
    .filter((one) => one.offsetParent && !one.closest('[inert]') && getComputedStyle(one).display !== 'inline')
    .map((one) => [one, (one.closest('label') ?? one).getBoundingClientRect()])
    .filter(([, box]) => box.height < 40 || box.width < 40)
    .map(([one, box]) => `${one.outerHTML.slice(0, 120)} ${box.width}x${box.height}`)"""


def waiting(server: RunningServer, name: str, **wishes: object) -> tuple[Somebody, str]:
    host = Somebody(server.address).guest(name)
    return host, host.open_table("me", "open", open=True, **(DUEL | wishes))["table"]["id"]


def test_a_table_tells_who_waits_and_is_joined_by_one_click(visit: Visitor, own_server: RunningServer) -> None:
    host, table = waiting(own_server, "Olga")
    line = host.line()
    line.watch(table)
    page = visit(path="/lobby", at=own_server)
    entry = page.locator(f'[data-table="{table}"]')
    expect(entry).to_contain_text("Olga")
    expect(entry.get_by_role("img", name="at the table")).to_be_visible()
    expect(entry).to_contain_text("guest")
    expect(page.get_by_text("1 table is waiting")).to_be_visible()
    expect(page.get_by_role("heading", name="Here now")).to_be_visible()
    entry.get_by_role("button", name="Take a seat").click()
    page.wait_for_url(TABLE)
    expect(page.locator("[data-cell]").first).to_be_visible()


def test_who_comes_too_late_is_told_in_the_row(visit: Visitor, own_server: RunningServer) -> None:
    _, table = waiting(own_server, "Olga")
    page = visit(path="/lobby", at=own_server)
    entry = page.locator(f'[data-table="{table}"]')
    expect(entry).to_be_visible()
    page.route("**/api/tables?*", lambda route: None)  # until the click nobody hears that the table is full
    Somebody(own_server.address).guest("Quick").ok("POST", f"/api/tables/{table}/join", {})
    entry.get_by_role("button", name="Take a seat").click()
    page.unroute("**/api/tables?*")
    expect(entry.get_by_role("status")).to_be_visible()
    expect(entry).to_have_count(0)


def test_filters_stay_in_the_address_and_can_be_reset(visit: Visitor, own_server: RunningServer) -> None:
    _, evening = waiting(own_server, "Olga")
    _, slow = waiting(own_server, "Pyotr", clock={"kind": "days", "days": 1})
    page = visit(path="/lobby", at=own_server)
    page.get_by_role("button", name="a move a day").first.click()
    expect(page.locator(f'[data-table="{slow}"]')).to_be_visible()
    expect(page.locator(f'[data-table="{evening}"]')).to_have_count(0)
    page.reload()
    expect(page.locator(f'[data-table="{slow}"]')).to_be_visible()
    expect(page.locator(f'[data-table="{evening}"]')).to_have_count(0)
    page.get_by_role("button", name="DOOM 2016").first.click()
    expect(page.get_by_text("Nothing with these filters.")).to_be_visible()
    page.get_by_role("button", name="Show all").click()
    expect(page.locator("[data-table]")).to_have_count(2)


def test_my_waiting_table_can_be_cancelled_from_the_list(visit: Visitor, own_server: RunningServer) -> None:
    host, table = waiting(own_server, "Olga")
    page = visit(at=own_server)
    come_as(page, host, "/lobby")
    entry = page.locator(f'[data-table="{table}"]')
    entry.get_by_role("button", name="Cancel the table").click()
    entry.get_by_role("button", name="Really cancel it?").click()
    expect(entry).to_have_count(0)
    assert Somebody(own_server.address).refused("GET", f"/api/tables/{table}")[0] == "not_found"


def test_a_private_table_is_among_mine_alone(visit: Visitor, own_server: RunningServer) -> None:
    host = Somebody(own_server.address).guest("Olga")
    host.open_table("me", "person", **DUEL)
    page, stranger = visit(at=own_server), visit(path="/lobby", at=own_server)
    come_as(page, host, "/lobby")
    expect(page.locator("a.table")).to_have_count(1)
    expect(page.locator("a.table")).to_contain_text("1 free seat")
    expect(stranger.get_by_text("Nobody is waiting just now.", exact=False)).to_be_visible()
    expect(stranger.get_by_text("The longest open game of these seven days will stand here.")).to_be_visible()
    assert stranger.locator("a.table").count() == 0


def test_a_quick_game_waits_can_be_cancelled_and_begins_with_the_next_who_comes(
    visit: Visitor, own_server: RunningServer
) -> None:
    one, other = visit(path="/lobby", at=own_server), visit(path="/lobby", lang="ru", at=own_server)
    one.get_by_role("button", name="Find an opponent").click()
    expect(one.get_by_text("waiting for an opponent")).to_be_visible()
    expect(other.locator("[data-table]")).to_have_count(1)
    one.get_by_role("button", name="Cancel", exact=True).click()
    expect(one.get_by_role("button", name="Find an opponent")).to_be_visible()
    expect(other.locator("[data-table]")).to_have_count(0)
    one.get_by_role("button", name="Find an opponent").click()
    expect(other.locator("[data-table]")).to_have_count(1)
    other.get_by_role("button", name="Найти соперника").click()
    for page in (one, other):
        page.wait_for_url(TABLE)
        expect(page.locator("[data-cell]").first).to_be_visible()
    assert one.url == other.url


def test_a_quick_game_to_which_nobody_comes_is_played_against_the_machine(
    visit: Visitor, own_server: RunningServer
) -> None:
    page = visit(path=None, at=own_server)
    page.clock.install()
    page.goto("/lobby")
    page.get_by_role("button", name="Find an opponent").click()
    expect(page.get_by_text("waiting for an opponent")).to_be_visible()
    page.clock.fast_forward(55_000)
    expect(page.get_by_text(re.compile("^00:5[5-9]$"))).to_be_visible()
    assert page.url.endswith("/lobby"), "a minute is not over yet"
    page.clock.fast_forward(6_000)
    page.wait_for_url(TABLE)
    expect(page.locator("[data-cell]").first).to_be_visible()
    seats = page.evaluate(
        "async () => (await (await fetch(`/api${location.pathname.replace('table', 'tables')}`)).json()).seats"
    )
    assert sorted(seat["bot"] is None for seat in seats) == [False, True]


def test_the_game_of_the_week_can_be_watched(visit: Visitor, own_server: RunningServer) -> None:
    anna, boris = (Somebody(own_server.address).guest(name) for name in ("Anna", "Boris"))
    table = seated(anna, boris, open=True)
    play_to_the_end([anna.line(), boris.line()], table)
    page = visit(path="/lobby", at=own_server)
    week = page.locator("section", has=page.get_by_role("heading", name="Game of the week"))
    expect(week).to_contain_text("Anna : Boris")
    week.get_by_role("link", name="Watch").click()
    page.wait_for_url(re.compile(f"/replay/{table}"))
    expect(page.locator("[data-cell]").first).to_be_visible()


def test_games_in_play_are_shown_with_their_boards(visit: Visitor, own_server: RunningServer) -> None:
    anna, boris = (Somebody(own_server.address).guest(name) for name in ("Anna", "Boris"))
    table = seated(anna, boris, open=True)
    anna.line().act(table, 0, 0, "hq c3")
    page = visit(path="/lobby", lang="ru", at=own_server)
    card = page.locator(f'.live a[href="/table/{table}"]')
    expect(card).to_contain_text("Anna : Boris")
    expect(card.locator("[data-cell]").first).to_be_attached()
    expect(card).to_contain_text("1 ход")


def test_a_lost_connection_is_told_and_ends_by_itself(visit: Visitor, own_server: RunningServer) -> None:
    waiting(own_server, "Olga")
    page = visit(path="/lobby", lang="ru", at=own_server)
    expect(page.locator("[data-table]")).to_have_count(1)
    own_server.kill()
    expect(page.get_by_role("alert")).to_contain_text("Нет связи с сервером.")
    expect(page.locator("[data-table]")).to_have_count(1)
    own_server.start()
    expect(page.get_by_role("alert")).to_have_count(0)


NO_CODES = ["😀😀😀", "x" * 250 + " y", "שלום עולם", "http://elsewhere.example/table/x"]
NO_CODE, NOTHING = "Это не ссылка этого сервера и не код стола.", "Вставьте ссылку или код стола."


@pytest.mark.parametrize(("typed", "told"), [*((one, NO_CODE) for one in NO_CODES), ("", NOTHING), ("   ", NOTHING)])
def test_what_is_no_code_is_answered_in_words(visit: Visitor, typed: str, told: str) -> None:
    page = visit(path="/lobby", lang="ru")
    page.get_by_label("Ссылка или код стола").fill(typed)
    page.get_by_role("button", name="Перейти").click()
    expect(page.get_by_text(told)).to_be_visible()
    assert page.url.endswith("/lobby")


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("path", ["/lobby", "/puzzles", "/learn", "/rules/doom2016", "/account"])
def test_every_page_fits_its_window(visit: Visitor, size: tuple[int, int], path: str) -> None:
    page = visit(path=path, lang="ru", size=size, theme="light" if size == UPRIGHT else "dark")
    expect(page.get_by_role("heading").first).to_be_attached()
    settle(page)
    assert page.evaluate(WIDER) <= 0
    if size[0] < 1180:
        assert page.evaluate(SMALL_TARGETS) == []


def test_the_code_of_a_table_leads_there(visit: Visitor, server: RunningServer) -> None:
    _, table = waiting(server, "Olga of the code")
    page = visit(path="/lobby")
    page.get_by_label("Link or table code").fill(f"  {table} ")
    page.get_by_role("button", name="Go", exact=True).click()
    page.wait_for_url(re.compile(table))
