"""Two servers on one PostgreSQL share a table: what one stores the other shows, and only one of two writers wins."""

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import ServerProcess
from tests.server.test_tables import seated
from tests.server.visitor import Line, Visitor

pytestmark = pytest.mark.parametrize("place", ["postgresql"], indirect=True)


@pytest.fixture
def servers(place: str, tmp_path: Path) -> Iterator[list[ServerProcess]]:
    both = [ServerProcess(place, tmp_path / f"log{number}").start() for number in range(2)]
    yield both
    for server in both:
        server.stop()


def moved_to(visitor: Visitor, server: ServerProcess) -> Visitor:
    """The same session at the other server."""
    other = Visitor(server.address)
    other.http.cookies.set("platzdarm_session", visitor.http.cookies["platzdarm_session"])
    return other


def test_two_players_at_two_servers_play_one_game(servers: list[ServerProcess]) -> None:
    one, two = servers
    anna = Visitor(one.address).guest("Anna")
    boris = Visitor(two.address).guest("Boris")
    table = seated(anna, boris)
    line, other = anna.line(), boris.line()
    assert line.watch(table)["state"] == other.watch(table)["state"] == "playing"
    line.act(table, 0, 0, "hq c3")
    news = other.wait("moved")
    assert (news["number"], news["action"]) == (1, "hq c3") and "answers" in news["asked"][0]
    other.act(table, 1, 1, "hq c1")
    news = line.wait("moved", number=2)
    assert [event["kind"] for event in news["events"]][:2] == ["placed", "turn"]
    other.ok("chat", table=table, text="hello over there")
    heard = line.wait("chat")
    assert (heard["name"], heard["text"]) == ("Boris", "hello over there")
    assert anna.ok("GET", f"/api/tables/{table}")["chat"][0]["text"] == "hello over there"
    line.ok("ask", table=table, seat=0, what="takeback")
    while not other.wait("table")["table"]["offers"]:
        pass
    other.ok("answer", table=table, seat=1, what="takeback", yes=True)
    assert line.wait("taken_back")["number"] == 1
    line.ok("resign", table=table, seat=0)
    over = other.wait("over")
    assert (over["result"], over["reason"]) == ([0.0, 1.0], "resigned")
    assert other.wait("table")["table"]["seed"] == over["seed"]


def here(line: Line, table: dict[str, Any], seat: int, wanted: bool) -> None:
    """Waits for the news that the seat is present, or away, unless the table as it was told last says so."""
    while table["seats"][seat]["here"] != wanted:
        table = line.wait("table")["table"]


def test_who_is_at_the_table_through_another_server_is_here(servers: list[ServerProcess]) -> None:
    """Also for who came later; until that server dies, or he goes."""
    one, two = servers
    anna, boris = Visitor(one.address).guest("Anna"), Visitor(two.address).guest("Boris")
    table = seated(anna, boris)
    line, other = anna.line(), boris.line()
    shown, shown_there = line.watch(table), other.watch(table)
    here(other, shown_there, 0, True)
    here(line, shown, 1, True)
    line.close()
    here(other, other.wait("table")["table"], 0, False)
    line = anna.line()
    shown = line.watch(table)
    assert shown["seats"][1]["here"]
    here(other, other.wait("table")["table"], 0, True)
    two.kill()
    here(line, shown, 1, False)


def race(lines: list[Line], table: str) -> list[str]:
    """Two different first actions at the same moment; what each was answered."""
    gate = threading.Barrier(len(lines))

    def play(place: int) -> str:
        gate.wait()
        said = lines[place].say("act", table=table, seat=0, number=0, action=f"hq {'ab'[place]}1")
        return str(said["type"])

    with ThreadPoolExecutor(len(lines)) as pool:
        return list(pool.map(play, range(len(lines))))


def test_of_two_writers_at_once_one_wins(servers: list[ServerProcess]) -> None:
    one, two = servers
    anna = Visitor(one.address).guest("Anna")
    same = moved_to(anna, two)
    boris = Visitor(one.address).guest("Boris")
    for _ in range(6):
        table = seated(anna, boris)
        lines = [anna.line(), same.line()]
        for line in lines:
            line.watch(table)
        assert sorted(race(lines, table)) == ["ack", "error"]
        shown = [visitor.ok("GET", f"/api/tables/{table}") for visitor in (anna, same)]
        assert [entry["number"] for entry in shown] == [1, 1]
        assert shown[0]["facts"] == shown[1]["facts"]
        for line in lines:
            line.close()
