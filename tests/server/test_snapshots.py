"""Long games: they open from their newest snapshot, any point can be looked at, and no cache is trusted blindly."""

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select, update

from platzdarm.games.discovery import game_names
from platzdarm.kernel.match import Replay
from platzdarm.kernel.position import Position
from platzdarm.kernel.record import Record, parse
from platzdarm.server.adapters import adapter_of, game_of
from platzdarm.server.config import Config
from platzdarm.server.problems import Problem
from platzdarm.server.replays import MOST_EACH, Replays
from platzdarm.server.services import Services
from platzdarm.server.store import matches, people, schema
from platzdarm.server.store.rows import OVER, MoveRow, Person, Seat, TableRow
from platzdarm.server.store.store import Store
from platzdarm.server.tables import loading, snapshots
from platzdarm.server.tables.live_match import LiveMatch
from platzdarm.server.tables.loading import Loader
from platzdarm.server.tables.rehearsal import rehearse
from platzdarm.server.tables.snapshots import FURTHEST, STRIDE
from tests.server.running import server_in_thread
from tests.server.visitor import Visitor, first_answer

FOLDERS = [sorted(folder.glob("*.rec")) for folder in sorted(Path(__file__).parents[1].glob("*/golden"))]
GOLDEN = [file for files in FOLDERS for file in files]
LONG = next(file for file in GOLDEN if file.stem == "breach_point-3")
# In the quick run the shortest record of each game will do.
SHORTEST = {min(files, key=lambda file: file.stat().st_size) for files in FOLDERS}
every_record = pytest.mark.parametrize(
    "file",
    [pytest.param(file, id=file.stem, marks=[] if file in SHORTEST else pytest.mark.slow) for file in GOLDEN],
)
ANNA = Person("anna-id", "Anna", 0)


@cache
def record_in(file: Path) -> Record:
    return parse(file.read_text(encoding="utf-8"))


def row_of(record: Record, name: str = "long") -> TableRow:
    options = game_of(record.game).settle(record.options)
    row = TableRow(name, record.game, record.rules, options, ANNA.id, record.seed or "", {"kind": "none"}, 0, 0)
    return replace(row, state=OVER, number=len(record.moves) - 1, result=record.result, reason="rules")


def lines_of(record: Record, name: str = "long") -> list[MoveRow]:
    """As a program without snapshots has stored them."""
    return [
        MoveRow(name, number, move.seat, move.text, " ".join(move.outcomes), 0, f"m{number}")
        for number, move in enumerate(record.moves)
    ]


def set_up(connection: Connection, record: Record) -> None:
    people.add_person(connection, ANNA, None)
    seats = [Seat("long", seat, "person", f"i{seat}", person=ANNA.id) for seat in range(4)]
    matches.add_table_with_moves(connection, row_of(record), seats, lines_of(record), [])


@contextmanager
def loader_on(place: str) -> Iterator[Loader]:
    store, replays = Store(place), Replays(1)
    try:
        yield Loader(store, replays)
    finally:
        replays.close()
        store.close()


def load(loader: Loader) -> LiveMatch:
    found = asyncio.run(loader.load("long"))
    assert found is not None and found[1] is not None
    return found[1]


def same(one: LiveMatch, other: LiveMatch) -> bool:
    return (
        one.position.data() == other.position.data()
        and [line.events.told for line in one.lines] == [line.events.told for line in other.lines]
        and [(line.seat, line.action, line.message) for line in one.lines]
        == [(line.seat, line.action, line.message) for line in other.lines]
        and one.match.history == other.match.history
        and one.undoable() == other.undoable()
    )


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the actions that this process has played again."""
    numbers: list[int] = []
    plain = LiveMatch.replay

    def noted(live: LiveMatch, row: MoveRow, analysis: bool) -> None:
        numbers.append(row.number)
        plain(live, row, analysis)

    monkeypatch.setattr(LiveMatch, "replay", noted)
    return numbers


@pytest.mark.slow
def test_a_long_game_of_an_old_database_is_worked_out_once_and_then_opens_from_its_newest_snapshot(
    place: str, replayed: list[int]
) -> None:
    record = record_in(LONG)
    whole = LiveMatch(row_of(record), lines_of(record))
    with loader_on(place) as loader:
        asyncio.run(loader.store.write(set_up, record))
        replayed.clear()
        assert same(load(loader), whole)
        assert len(replayed) < STRIDE + FURTHEST  # all else was played by the worker
        replayed.clear()
    with loader_on(place) as loader:  # as after a restart
        assert same(load(loader), whole)
        assert 0 < len(replayed) < STRIDE + FURTHEST
        assert loader.replays.pool.pool is None, "no worker was needed"


def spoil_snapshots(connection: Connection) -> None:
    connection.execute(update(schema.snapshots).values(position=b"no position"))


def make_by_another(connection: Connection) -> None:
    connection.execute(update(schema.snapshots).values(made_by="another", position=b"of another kind"))


def tell_by_another(connection: Connection) -> None:
    connection.execute(update(schema.moves).where(schema.moves.c.number == 3).values(told="[]", made_by="another"))


def snapshots_of_another_game(connection: Connection) -> None:
    """A position that loads, but from which the stored outcomes do not follow."""
    found = connection.execute(select(schema.snapshots.c.position).where(schema.snapshots.c.number == STRIDE))
    connection.execute(update(schema.snapshots).values(position=found.scalar_one()))


@pytest.mark.parametrize(
    "harm",
    [spoil_snapshots, make_by_another, tell_by_another, snapshots_of_another_game],
    ids=lambda harm: harm.__name__,
)
@pytest.mark.slow
def test_a_snapshot_that_does_not_fit_is_made_anew(tmp_path: Path, harm: object) -> None:
    record = record_in(LONG)
    with loader_on(str(tmp_path / "one.db")) as loader:
        asyncio.run(loader.store.write(set_up, record))
        whole = load(loader)
        before = asyncio.run(loader.store.read(matches.load, "long"))
        asyncio.run(loader.store.write(harm))  # type: ignore[arg-type]
        assert asyncio.run(loader.store.read(matches.load, "long")) != before
        assert same(load(loader), whole)
        assert asyncio.run(loader.store.read(matches.load, "long")) == before


def test_what_was_made_anew_is_not_kept_where_the_table_has_changed_meanwhile(tmp_path: Path) -> None:
    record = record_in(LONG)
    with loader_on(str(tmp_path / "one.db")) as loader:
        asyncio.run(loader.store.write(set_up, record))
        stored = replace(row_of(record), revision=7)
        moves, snapshots = loading.remake(stored, lines_of(record)[:40])
        asyncio.run(loader.store.write(matches.keep_remade, stored, moves, snapshots))
        loaded = asyncio.run(loader.store.read(matches.load, "long"))
        assert loaded is not None and not loaded.snapshots and loaded.moves[1].told is None


@pytest.mark.parametrize("other", [{"outcomes": "d1"}, {"action": "end end end"}], ids=["luck", "action"])
def test_a_game_that_went_otherwise_by_earlier_rules_says_so(other: dict[str, Any]) -> None:
    """Whoever opens it is not told that he has too little of something, or that a seed is wrong."""
    record = record_in(LONG)
    lines = lines_of(record)
    lines[7] = replace(lines[7], **other)
    with pytest.raises(Problem) as refused:
        LiveMatch(row_of(record), lines)
    assert (refused.value.code, refused.value.slug) == ("conflict", "outgrown")


@every_record
def test_play_goes_on_from_a_snapshot_with_the_same_luck(file: Path) -> None:
    """Every outcome that the snapshot's seed gives is compared with the record; a free take-back reaches as far."""
    record = record_in(file)
    stored, lines = row_of(record), lines_of(record)
    whole = LiveMatch(stored, lines)
    rows = whole.rows(stored.id, whole.number, 0)
    for last in {min(2 * STRIDE + 5, whole.number), whole.number // 2, max(whole.number - STRIDE, 0)}:
        live = LiveMatch(stored, rows[: last + 1], whole.snapshots)
        assert live.undoable() == LiveMatch(stored, lines[: last + 1]).undoable()
        for row in lines[last + 1 : last + 1 + 2 * STRIDE]:
            live.replay(row, False)


def without_chance(position: Position) -> dict[str, Any]:
    return {**position.data(), "chance": None}


@every_record
def test_any_point_of_a_game_is_reached_over_few_actions(file: Path) -> None:
    record = record_in(file)
    stored = row_of(record)
    live = LiveMatch(stored, lines_of(record))
    replay = Replay(game_of(record.game), record)
    for number in sorted({0, 1, STRIDE - 1, STRIDE, STRIDE + 1, live.number // 2, live.number}):
        stretch = live.stretch(number, stored)
        assert len(stretch.moves) <= STRIDE
        assert without_chance(stretch.position()) == without_chance(replay.run(number))


# -- at tables ----------------------------------------------------------------------------------------------------


def analysis(visitor: Visitor, file: Path, at: int | None = None) -> str:
    record = record_in(file)
    wish = {"game": record.game, "record": file.read_text(encoding="utf-8"), "at": at}
    return str(visitor.ok("POST", "/api/analysis", wish)["id"])


SHORT = next(file for file in GOLDEN if file.parts[-3] == "neuroshima")


def test_an_analysis_goes_back_over_snapshots_and_comes_back_from_the_store_the_same(
    anna: Visitor, services: Services
) -> None:
    table = analysis(anna, SHORT, at=3 * STRIDE + 3)
    line = anna.line()
    line.watch(table)
    assert line.ok("undo", table=table, seat=0)["number"] == 3 * STRIDE + 2
    assert line.ok("undo", table=table, seat=0, to=STRIDE + 2)["number"] == STRIDE + 2
    assert line.wait("taken_back", number=STRIDE + 3)["branch"] == 2
    assert line.refused("undo", table=table, seat=0, to=STRIDE + 2) == ("conflict", "nothing-to-undo")
    number = STRIDE + 2
    shown = anna.ok("GET", f"/api/tables/{table}")
    while number < 2 * STRIDE + 1:  # over the place of a snapshot that is gone
        seat, action = first_answer(shown["asked"])
        number = line.act(table, seat, number, action)
        shown = anna.ok("GET", f"/api/tables/{table}")
    assert [entry["number"] for entry in shown["log"]] == list(range(1, number + 1))
    services.tables.live.pop(table)  # as after a restart
    again = anna.ok("GET", f"/api/tables/{table}")
    assert (again["facts"], again["log"], again["asked"]) == (shown["facts"], shown["log"], shown["asked"])
    assert anna.ok("GET", f"/api/tables/{table}/at/{number}")["facts"] == shown["facts"]
    line.close()
    back = anna.line()
    back.watch(table)
    assert back.ok("undo", table=table, seat=0, to=0)["number"] == 0


def test_after_taking_back_an_analysis_meets_the_same_luck_again(anna: Visitor) -> None:
    """As the steps of a lesson need it, whose words tell what the dice and the draws will be."""
    table = analysis(anna, SHORT, at=STRIDE + 1)
    line = anna.line()
    number, played = STRIDE + 1, []
    while number < STRIDE + 15:
        seat, action = first_answer(anna.ok("GET", f"/api/tables/{table}")["asked"])
        played.append((seat, action))
        number = line.act(table, seat, number, action)
    shown = anna.ok("GET", f"/api/tables/{table}")["facts"]
    for back in (STRIDE + 8, STRIDE + 1):
        number = int(line.ok("undo", table=table, seat=0, to=back)["number"])
        for seat, action in played[back - STRIDE - 1 :]:
            number = line.act(table, seat, number, action)
        assert anna.ok("GET", f"/api/tables/{table}")["facts"] == shown


def test_only_an_analysis_goes_back_several_actions_at_once(anna: Visitor) -> None:
    made = anna.open_table("me", "me", options={"armies": "borgo,moloch", "first": "0"})
    table, line = made["table"]["id"], anna.line()
    line.act(table, 0, 0, "hq c3")
    assert line.refused("undo", table=table, seat=0, to=0) == ("conflict", "undo-to-analysis")


def test_who_comes_or_goes_does_not_make_the_log_be_told_again(anna: Visitor, boris: Visitor) -> None:
    made = anna.open_table("me", "open", options={"armies": "borgo,moloch", "first": "0"}, open=True)
    table = made["table"]["id"]
    boris.ok("POST", f"/api/tables/{table}/join", {})
    line = anna.line()
    assert line.watch(table)["log"] == []
    line.act(table, 0, 0, "hq c3")
    other = boris.line()
    assert len(other.watch(table)["log"]) == 1
    news = line.wait("table")["table"]
    assert (news["seats"][1]["here"], news["number"], news["log"]) == (True, 1, [])
    other.close()
    assert line.wait("table")["table"]["log"] == []
    line.ok("ask", table=table, seat=0, what="draw")
    assert line.wait("table")["table"]["log"] == []
    line.ok("resign", table=table, seat=0)
    assert len(line.wait("table")["table"]["log"]) == 1


# -- the worker ---------------------------------------------------------------------------------------------------


def test_games_are_replayed_by_another_process_and_few_at_once_for_a_person() -> None:
    replays = Replays(1)

    async def ask() -> None:
        first = [asyncio.create_task(replays.ask("anna", os.getpid)) for _ in range(MOST_EACH)]
        await asyncio.sleep(0)
        with pytest.raises(Problem, match="too-fast"):
            await replays.ask("anna", os.getpid)
        other = await replays.ask("boris", os.getpid)
        assert os.getpid() not in {other, *(await asyncio.gather(*first))}
        assert await replays.ask("anna", os.getpid) == other
        assert not replays.asked

    try:
        asyncio.run(ask())
    finally:
        replays.close()


@pytest.mark.slow
def test_a_worker_that_dies_is_replaced(anna: Visitor, services: Services) -> None:
    table = analysis(anna, SHORT, at=STRIDE + 1)
    first = anna.ok("GET", f"/api/tables/{table}/at/5")
    pool = services.replays.pool.pool
    assert pool is not None
    for process in pool._processes.values():
        process.kill()
    assert anna.ok("GET", f"/api/tables/{table}/at/5") == first


def test_what_a_first_table_needs_is_loaded_before_anybody_comes(tmp_path: Path) -> None:
    snapshots.program_digest.cache_clear()
    rehearse.cache_clear()
    with server_in_thread(Config(str(tmp_path / "p.db"), port=0)) as (address, _):
        ready = snapshots.program_digest.cache_info()
        assert ready.currsize == len(game_names())
        guest = Visitor(address).guest()
        for game in game_names():
            guest.open_table(*["me"] * adapter_of(game).seats(game_of(game).settle({})), game=game)
        assert snapshots.program_digest.cache_info().misses == ready.misses


def test_the_game_played_last_is_brought_back_before_anybody_comes(tmp_path: Path, replayed: list[int]) -> None:
    place = str(tmp_path / "p.db")
    with loader_on(place) as loader:
        asyncio.run(loader.store.write(set_up, record_in(LONG)))
        load(loader)
    replayed.clear()
    with server_in_thread(Config(place, port=0)):
        assert replayed[-1] == len(record_in(LONG).moves) - 1


def test_a_game_that_takes_long_to_bring_back_does_not_hold_up_the_start(tmp_path: Path, replayed: list[int]) -> None:
    place = str(tmp_path / "p.db")
    with loader_on(place) as loader:
        asyncio.run(loader.store.write(set_up, record_in(LONG)))  # without a snapshot
    with server_in_thread(Config(place, port=0)):
        assert not replayed
