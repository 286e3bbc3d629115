"""How long and how hard missions have been, once there are enough games of them; and the game of the week."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine, func, insert, select, update

from platzdarm.server.config import Config
from platzdarm.server.store import schema
from platzdarm.server.store.played import ENOUGH, MINUTE, against_bots, longest_since, played
from platzdarm.server.store.rows import BOT, OVER, PERSON, PLAYING, Seat, values
from tests.server.running import server_in_thread
from tests.server.test_tables import seated
from tests.server.test_whole_game import play_to_the_end
from tests.server.visitor import Visitor


def test_the_middle_length_and_the_first_seats_share() -> None:
    engine = create_engine("sqlite://")
    schema.metadata.create_all(engine)
    with engine.begin() as connection:
        for number in range(ENOUGH):
            add(connection, f"a{number}", "pump_hall", minutes=10 * (number + 1), invader=number < 2)
        add(connection, "few", "bone_stair", minutes=5, invader=True)
        add(connection, "quit", "pump_hall", minutes=1, invader=True, reason="resigned")
        rows = played(connection, "doom2016", "mission")
    assert [(row.choice, row.games, row.minutes, row.first_won) for row in rows] == [
        ("bone_stair", 1, None, None),
        ("pump_hall", ENOUGH, 30, 0.4),
    ]


def add(connection: Connection, name: str, mission: str, minutes: int, invader: bool, reason: str = "rules") -> None:
    row: dict[str, object] = {column.name: 0 for column in schema.tables.columns if not column.nullable}
    row |= {"id": name, "game": "doom2016", "options": {"mission": mission}, "owner": "nobody", "state": OVER}
    row |= {"seed": "", "due": [], "clock": {}, "clock_left": [], "offers": [], "reason": reason, "analysis": False}
    row |= {"result": [1.0, 0.0] if invader else [0.0, 1.0], "created": 0, "changed": minutes * MINUTE}
    connection.execute(insert(schema.tables).values(row))


def test_the_game_of_the_week_is_the_longest_open_one_that_people_ended() -> None:
    engine = create_engine("sqlite://")
    schema.metadata.create_all(engine)
    week = 100 * MINUTE
    with engine.begin() as connection:
        assert longest_since(connection, week) is None
        game(connection, "short", actions=30)
        game(connection, "best", actions=60)
        game(connection, "longer, but last week", actions=90, changed=week - 1)
        game(connection, "longer, but private", actions=90, open=False)
        game(connection, "longer, but given up", actions=90, reason="resigned")
        game(connection, "longer, but an analysis", actions=90, analysis=True)
        game(connection, "longer, but goes on", actions=90, state=PLAYING)
        game(connection, "longer, but with a machine", actions=90, people=["anna", None])
        game(connection, "longer, but on one screen", actions=90, people=["anna", "anna"])
        found = longest_since(connection, week)
    assert found is not None
    assert found.stored.id == "best"
    assert [seat.person for seat in found.seats] == ["anna", "boris"]


def game(
    connection: Connection,
    name: str,
    actions: int,
    people: Sequence[str | None] = ("anna", "boris"),
    changed: int = 100 * MINUTE,
    **fields: object,
) -> None:
    name = name.removeprefix("longer, but ")
    add(connection, name, "pump_hall", minutes=0, invader=True)
    row = {"number": actions, "open": True, "changed": changed} | fields
    connection.execute(update(schema.tables).where(schema.tables.c.id == name).values(row))
    for at, person in enumerate(people):
        seat = Seat(name, at, PERSON if person else BOT, "", person)
        connection.execute(insert(schema.seats).values(values(seat)))


def test_the_game_of_the_week_is_told_to_everybody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platzdarm.server.http.played.FRESH", 0.0)
    with server_in_thread(Config(str(tmp_path / "platzdarm.db"), port=0, rates=1000)) as (address, _):
        stranger = Visitor(address)
        assert stranger.ok("GET", "/api/week") == {"table": None}
        anna, boris = Visitor(address).guest("Anna"), Visitor(address).guest("Boris")
        table = seated(anna, boris, open=True)
        play_to_the_end([anna.line(), boris.line()], table)
        told = stranger.ok("GET", "/api/week")["table"]
        assert (told["id"], told["mine"], [seat["name"] for seat in told["seats"]]) == (table, [], ["Anna", "Boris"])


def test_it_is_asked_by_option(tmp_path: Path) -> None:
    """Of a server of its own: at one that tests share, somebody may have played."""
    with server_in_thread(Config(str(tmp_path / "platzdarm.db"), port=0)) as (address, _):
        visitor = Visitor(address)
        assert visitor.ok("GET", "/api/games/doom2016/played?option=mission") == []
        assert visitor.refused("GET", "/api/games/doom2016/played?option=weather") == ("not_found", "no-option")


def test_a_lesson_meets_the_same_luck_every_time(address: str) -> None:
    visitor = Visitor(address).guest()
    wish = {"game": "doom2016", "position": {"mission": "first_steps", "marines": 1}, "luck": "ab" * 32}
    tables = [visitor.ok("POST", "/api/analysis", wish) for _ in range(2)]
    assert tables[0]["id"] != tables[1]["id"]
    assert tables[0]["seed_hash"] == tables[1]["seed_hash"]
    assert visitor.refused("POST", "/api/analysis", wish | {"luck": "short"})[0] == "bad_request"


def test_ones_games_against_machines_are_counted_by_machine() -> None:
    engine = create_engine("sqlite://")
    schema.metadata.create_all(engine)
    with engine.begin() as connection:
        machine_game(connection, "won", [0.0, 1.0], ["greedy", "anna"])
        machine_game(connection, "lost with another marine", [1.0, 0.0, 0.0], ["greedy", "anna", "greedy"])
        machine_game(connection, "drawn", [0.5, 0.5], ["anna", "calm"])
        machine_game(connection, "won against one with more time", [1.0, 0.0], ["anna", "hard@5"])
        machine_game(connection, "lost against its own time", [0.0, 1.0], ["anna", "hard"])
        machine_game(connection, "together, nobody's opponent", [1.0, 1.0], ["anna", "calm"])
        machine_game(connection, "with somebody else", [1.0, 0.0, 0.0], ["greedy", "anna", "boris"])
        machine_game(connection, "two kinds", [1.0, 0.0, 0.0], ["greedy", "anna", "calm"])
        machine_game(connection, "somebody else's", [1.0, 0.0], ["greedy", "boris"])
        machine_game(connection, "an analysis", [0.0, 1.0], ["greedy", "anna"], analysis=True)
        found = against_bots(connection, "anna", "doom2016")
        assert against_bots(connection, "anna", "neuroshima") == {}
    assert found == {"greedy": ["won", "lost"], "calm": ["drawn"], "hard": ["won", "lost"]}


def machine_game(
    connection: Connection, name: str, result: list[float], sitters: list[str], analysis: bool = False
) -> None:
    add(connection, name, "pump_hall", minutes=0, invader=True)
    count = connection.scalar(select(func.count()).select_from(schema.tables))
    row = {"result": result, "changed": count, "analysis": analysis}
    connection.execute(update(schema.tables).where(schema.tables.c.id == name).values(row))
    for at, sitter in enumerate(sitters):
        person = sitter in ("anna", "boris")
        seat = Seat(name, at, PERSON if person else BOT, "", sitter if person else None, bot=None if person else sitter)
        connection.execute(insert(schema.seats).values(values(seat)))


def test_the_machines_of_a_game_are_told_to_whoever_plays(address: str) -> None:
    anna = Visitor(address).guest()
    assert anna.ok("GET", "/api/games/inferno/machines") == []
    assert anna.refused("GET", "/api/games/chess/machines") == ("not_found", "no-game")
    assert Visitor(address).refused("GET", "/api/games/inferno/machines")[0] == "unauthorised"
    inferno = next(game for game in anna.ok("GET", "/api/games") if game["name"] == "inferno")
    assert inferno["usual"] == "greedy"
    assert [level["bot"] for level in inferno["levels"]] == ["calm", "greedy", "hard"]
