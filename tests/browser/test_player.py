"""The page of a player: ratings and their course, games with pictures, filters; and the end of a rated game."""

import re
import zipfile

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, SIDEWAYS, SMALL, UPRIGHT, Keeper, RunningServer, Visitor, settle
from tests.browser.finished import come_as, finished_duel
from tests.browser.test_access import problems
from tests.browser.test_lobby import WIDER
from tests.server.test_people import new_name
from tests.server.test_tables import DUEL, seated
from tests.server.visitor import Visitor as Somebody


def rated_games(server: RunningServer, count: int) -> tuple[Somebody, Somebody, str, list[str]]:
    """Two accounts, the name of the first, who won all but the last, and the tables."""
    names = new_name("Eva"), new_name("Foma")
    eva, foma = (Somebody(server.address).account(name) for name in names)
    tables = []
    for number in range(count):
        table = seated(eva, foma, rated=True)
        eva.line().act(table, 0, 0, "hq c3")
        loser, seat = (eva, 0) if number == count - 1 else (foma, 1)
        loser.line().ok("resign", table=table, seat=seat)
        tables.append(table)
    return eva, foma, names[0], tables


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_ratings_and_games_are_shown(
    visit: Visitor, server: RunningServer, keep_screen: Keeper, size: tuple[int, int], theme: str
) -> None:
    _, _, name, tables = rated_games(server, 5)
    page = visit(path=f"/player/{name}", size=size, theme=theme)
    expect(page.get_by_text("5 rated games")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("The course of the rating, from 1662 to"))).to_be_visible()
    rows = page.locator("li.panel")
    expect(rows).to_have_count(5)
    expect(rows.first).to_contain_text("Lost")
    expect(rows.last).to_contain_text("+162")
    expect(rows.first.locator("[data-cell]").first).to_be_attached()
    expect(page.get_by_text("last 5: 4 won")).to_be_visible()
    expect(page.get_by_role("heading", name="Often against")).to_be_visible()
    settle(page)
    assert page.evaluate(WIDER) <= 0
    assert problems(page) == []
    keep_screen(page, f"profile-{theme}-{size[0]}")
    rows.last.get_by_role("link").click()
    page.wait_for_url(re.compile(f"/replay/{tables[0]}"))


def test_games_are_filtered_in_the_address(visit: Visitor, server: RunningServer) -> None:
    eva, foma, name, _ = rated_games(server, 1)
    foma.line().ok("resign", table=seated(eva, foma, open=True), seat=1)
    page = visit(path=f"/player/{name}", lang="ru")
    expect(page.locator("li.panel")).to_have_count(2)
    page.get_by_role("button", name="на рейтинг").click()
    expect(page.locator("li.panel")).to_have_count(1)
    page.reload()
    expect(page.locator("li.panel")).to_have_count(1)


def test_two_players_are_compared(visit: Visitor, server: RunningServer) -> None:
    eva, _, name, _ = rated_games(server, 3)
    other = eva.ok("GET", f"/api/players/{name}")["games"][0]["seats"][1]["name"]
    page = visit(path=f"/player/{other}")
    page.get_by_role("link", name="Compare").click()
    page.get_by_label(f"Compare {other} with").fill("nobody at all")
    page.get_by_role("button", name="Compare").click()
    expect(page.get_by_role("alert")).to_have_text("there is no account of this name")
    page.get_by_label(f"Compare {other} with").fill(f" {name} ")
    page.get_by_role("button", name="Compare").click()
    expect(page.get_by_text(f"{other} won 1, {name} won 2, drawn 0")).to_be_attached()
    expect(page.locator("li.panel")).to_have_count(3)
    settle(page)
    assert page.evaluate(WIDER) <= 0
    assert problems(page) == []


def test_whoever_is_signed_in_is_compared_at_once(visit: Visitor, server: RunningServer) -> None:
    _, foma, name, _ = rated_games(server, 1)
    page = visit(path=None, lang="ru", size=PHONE)
    come_as(page, foma, f"/player/{name}")
    page.get_by_role("link", name="Сравнить").click()
    expect(page.get_by_role("heading", name="Между собой")).to_be_visible()
    expect(page.locator("li.panel")).to_have_count(1)
    settle(page)
    assert page.evaluate(WIDER) <= 0


@pytest.mark.parametrize("name", ["nobody at all", "😀", "שלום", "x" * 79])
def test_a_player_who_is_not_there_is_told_in_words(visit: Visitor, name: str) -> None:
    page = visit(path=f"/player/{name}", lang="ru")
    expect(page.get_by_role("alert")).to_have_text(re.compile("[а-яё]{4}"))
    assert page.evaluate(WIDER) <= 0


def test_the_end_of_a_rated_game_tells_the_change(visit: Visitor, server: RunningServer) -> None:
    eva, foma, _, _ = rated_games(server, 1)
    table = seated(eva, foma, rated=True)
    page = visit()
    come_as(page, eva, f"/table/{table}")
    expect(page.locator("[data-cell]").first).to_be_visible()
    foma.line().ok("resign", table=table, seat=1)
    expect(page.get_by_text("You have won")).to_be_visible()
    expect(page.get_by_text(re.compile(r"rating before: 1338, change: \+\d+")).first).to_be_attached()


def test_a_rematch_is_taken_back_declined_and_offered_again(visit: Visitor, server: RunningServer) -> None:
    table, anna, boris = finished_duel(server)
    one, other = visit(), visit(lang="ru")
    come_as(one, anna, f"/table/{table}")
    come_as(other, boris, f"/table/{table}")
    one.get_by_role("button", name="Rematch").click()
    expect(other.get_by_role("button", name="Согласиться")).to_be_visible()
    one.get_by_role("button", name="Take the offer back").click()
    expect(one.get_by_role("button", name="Rematch")).to_be_visible()
    expect(other.get_by_role("button", name="Согласиться")).to_have_count(0)
    one.get_by_role("button", name="Rematch").click()
    expect(one.get_by_text("Waiting for Boris")).to_be_visible()
    one.keyboard.press("Escape")
    expect(one.get_by_role("button", name="Rematch")).to_be_visible()
    one.get_by_role("button", name="Rematch").click()
    other.get_by_role("button", name="Отказать").click()
    expect(one.get_by_text("The rematch was declined.")).to_be_visible()
    expect(one.get_by_role("button", name="Rematch")).to_be_visible()


def test_somebody_else_is_challenged_to_a_table_with_a_link(visit: Visitor, server: RunningServer) -> None:
    _, foma, name, _ = rated_games(server, 1)
    page = visit(path="/")
    come_as(page, foma, f"/player/{name}")
    expect(page.get_by_role("button", name="All records")).to_have_count(0)
    page.get_by_role("link", name="Challenge").click()
    expect(page.get_by_text(f"A table for {name}")).to_be_visible()
    expect(page.get_by_label("Who sits on seat 2").first).to_have_value("person")


def test_all_own_records_are_one_file(visit: Visitor, server: RunningServer) -> None:
    eva, _, name, tables = rated_games(server, 2)
    page = visit(path="/")
    come_as(page, eva, f"/player/{name}")
    expect(page.get_by_role("link", name="Challenge")).to_have_count(0)
    with page.expect_download() as coming:
        page.get_by_role("button", name="All records").click()
    with zipfile.ZipFile(coming.value.path()) as kept:
        assert kept.testzip() is None
        assert {entry.split("-", 1)[1] for entry in kept.namelist()} == {f"{table}.rec" for table in tables}
        assert b"hq c3" in kept.read(kept.namelist()[0])
    expect(page.get_by_text("1 of 6")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="A rated win")).to_contain_text("Earned.")


COVERED = """() => [...document.querySelectorAll('main [data-cell]')].filter((cell) => {
    const box = cell.getBoundingClientRect();
    const over = document.querySelector('.over li').getBoundingClientRect();
    return box.left < over.right && box.right > over.left && box.top < over.bottom && box.bottom > over.top;
}).map((cell) => cell.dataset.cell)"""


def test_a_challenge_is_told_at_a_table_hides_no_answer_and_can_wait(visit: Visitor, server: RunningServer) -> None:
    names = new_name("Anna"), new_name("Boris")
    anna, boris = (Somebody(server.address).account(name) for name in names)
    own = boris.open_table("me", "bot:random", **DUEL)["table"]["id"]
    seats = [{"kind": "me"}, {"kind": "person", "name": names[1]}]
    wanted = anna.ok("POST", "/api/tables", {"game": "neuroshima", "seats": seats, **DUEL})["table"]["id"]
    challenger, page = visit(), visit(lang="ru", size=SMALL)
    come_as(challenger, anna, f"/table/{wanted}")
    expect(challenger.get_by_text(f"{names[1]} is asked")).to_be_visible()
    come_as(page, boris, f"/table/{own}")
    told = page.get_by_role("status", name="Кто зовёт меня играть")
    for size in (SMALL, PHONE, SIDEWAYS, UPRIGHT):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        settle(page)
        expect(told).to_contain_text(names[0])
        assert page.evaluate(COVERED) == [], size
    assert problems(page) == []
    told.get_by_role("button", name="Позже").click()
    expect(told.get_by_role("listitem")).to_have_count(0)
    page.goto("/lobby")
    told.get_by_role("button", name="Сесть").click()
    page.wait_for_url(re.compile(f"/table/{wanted}"))
    # Whoever has waited sees the game begin, with what a battle would do.
    expect(challenger.get_by_text("Nobody attacks.").first).to_be_visible()
