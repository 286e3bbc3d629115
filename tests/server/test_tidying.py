"""Analysis tables are no games: they lock nobody out, and what nobody misses is cleared away."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from platzdarm.server.config import Config
from platzdarm.server.services import Services
from platzdarm.server.store import expiry as tidying
from platzdarm.server.store import matches, people
from platzdarm.server.store.rows import Key, MoveRow, Person, Seat, TableRow
from platzdarm.server.store.store import Store
from platzdarm.server.tables.tidying import tidy
from tests.server.running import server_in_thread
from tests.server.test_tables import DUEL
from tests.server.visitor import Line, Visitor, first_answer

NOW = 1_800_000_000_000
DAY = 86_400_000
START = {"game": "neuroshima"}


@pytest.fixture
def small(tmp_path: Path) -> Iterator[tuple[str, Services]]:
    config = Config(str(tmp_path / "p.db"), port=0, rates=1000, guest_tables=3, guest_analyses=4)
    with server_in_thread(config) as (address, server):
        yield address, server.services


def play_first(line: Line, table: str) -> None:
    seat, action = first_answer(line.watch(table)["asked"])
    line.act(table, seat, 0, action)


def test_lessons_and_analyses_do_not_count_as_games(small: tuple[str, Services]) -> None:
    anna = Visitor(small[0]).guest()
    made = [anna.ok("POST", "/api/analysis", START)["id"] for _ in range(9)]
    for _ in range(3):
        anna.open_table("me", "me", **DUEL)
    assert anna.refused("POST", "/api/tables", {"game": "neuroshima"}) == ("too_many", "too-many-tables")
    anna.ok("POST", "/api/analysis", START)
    assert anna.refused("GET", f"/api/tables/{made[0]}") == ("not_found", "no-table")


def test_a_further_analysis_takes_the_place_of_the_one_touched_longest_ago(small: tuple[str, Services]) -> None:
    anna, boris = Visitor(small[0]).guest(), Visitor(small[0]).guest()
    others = boris.ok("POST", "/api/analysis", START)["id"]
    made = [anna.ok("POST", "/api/analysis", START)["id"] for _ in range(4)]
    line = anna.line()
    line.watch(made[1])
    play_first(line, made[0])
    made.append(anna.ok("POST", "/api/analysis", START)["id"])
    assert line.refused("act", table=made[1], seat=0, number=0, action="hq c3") == ("not_found", "no-table")
    for name in (made[0], *made[2:], others):
        assert boris.ok("GET", f"/api/tables/{name}")["analysis"]


def test_the_rounds_of_clearing_away_leave_what_is_watched(small: tuple[str, Services]) -> None:
    address, services = small
    anna = Visitor(address).guest()
    watched, left = (anna.ok("POST", "/api/analysis", START)["id"] for _ in range(2))
    game = anna.open_table("me", "me", **DUEL)["table"]["id"]
    line = anna.line()
    line.watch(watched)
    services.tables.config = replace(services.config, analysis_days=-1.0, guest_days=-1.0)
    asyncio.run(tidy(services.tables))
    assert anna.refused("GET", f"/api/tables/{left}") == ("not_found", "no-table")
    play_first(line, watched)
    assert anna.ok("GET", f"/api/tables/{game}")["state"] == "playing"
    assert anna.ok("GET", "/api/me")["person"] is not None


# -- on both databases --------------------------------------------------------------------------------------------


@pytest.fixture
def store(place: str) -> Iterator[Store]:
    made = Store(place)
    yield made
    made.close()


def write(store: Store, name: str, owner: str, changed: int, analysis: bool, most: int = 9) -> list[str]:
    clock = {"kind": "none"}
    stored = TableRow(name, "neuroshima", 1, {}, owner, "00" * 32, clock, changed, changed, analysis=analysis)
    seats = [Seat(name, 0, "person", "i", person=owner)]
    lines = [MoveRow(name, 0, -1, "start", "", NOW)]
    return asyncio.run(store.write(tidying.add_analysis, stored, seats, lines, most))


def add_person(store: Store, name: str, seen: int, handle: str | None = None) -> None:
    person = Person(name, name.title(), NOW - 90 * DAY, handle)
    asyncio.run(store.write(people.add_person, person, Key(f"k-{name}", "session", name, name, "", seen, seen)))


def names(store: Store) -> list[str]:
    found = asyncio.run(store.read(lambda connection: matches.listed(connection, True, 100)))
    return sorted(entry.stored.id for entry in found)


def test_old_analyses_go_with_all_their_parts_and_games_stay(store: Store) -> None:
    add_person(store, "anna", NOW)
    write(store, "old", "anna", NOW - 10 * DAY, True)
    write(store, "looked-at", "anna", NOW - 10 * DAY, True)
    write(store, "new", "anna", NOW - DAY, True)
    write(store, "game", "anna", NOW - 10 * DAY, False)
    gone = asyncio.run(store.write(tidying.drop_old_analyses, NOW - 5 * DAY, ["looked-at"]))
    assert (gone, names(store)) == (["old"], ["game", "looked-at", "new"])
    assert write(store, "third", "anna", NOW, True, most=2) == ["looked-at"]
    assert asyncio.run(store.read(matches.load, "old")) is None


def test_guests_without_a_table_go_and_nobody_else(store: Store) -> None:
    add_person(store, "gone", NOW - 40 * DAY)
    add_person(store, "seen", NOW - DAY)
    add_person(store, "player", NOW - 40 * DAY)
    add_person(store, "account", NOW - 40 * DAY, handle="account")
    write(store, "game", "player", NOW - 40 * DAY, False)
    assert asyncio.run(store.write(tidying.drop_old_guests, NOW - 30 * DAY)) == 1
    left = asyncio.run(store.read(people.people_by_id, ["gone", "seen", "player", "account"]))
    assert set(left) == {"seen", "player", "account"}
    assert asyncio.run(store.write(tidying.drop_old_guests, NOW - 30 * DAY)) == 0
