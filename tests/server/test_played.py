"""How long and how hard missions have been: of games on this server, once there are enough of them."""

from pathlib import Path

from sqlalchemy import Connection, create_engine, insert

from platzdarm.server.config import Config
from platzdarm.server.store import schema
from platzdarm.server.store.played import ENOUGH, MINUTE, played
from platzdarm.server.store.rows import OVER
from tests.server.running import server_in_thread
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
