"""Clocks: the arithmetic, losing on time, and that nobody pays for the time in which the server was down."""

import time
from pathlib import Path

import pytest

from platzdarm.server import heartbeat
from platzdarm.server.config import Config
from platzdarm.server.messages.tables import ClockWish, DaysClock, MoveClock, NoClock, TotalClock
from platzdarm.server.tables import live_tables
from platzdarm.server.tables import table as table_module
from platzdarm.server.tables.clocks import DAY, Clock
from tests.server.running import ServerProcess, server_in_thread
from tests.server.test_tables import seated
from tests.server.visitor import Visitor


def started(settings: ClockWish) -> Clock:
    clock = Clock(settings, [], 0, [])
    clock.start(2, [0], 1000)
    return clock


def test_without_a_clock_nobody_is_late() -> None:
    clock = started(NoClock())
    assert clock.fallen(10**12) == [] and clock.deadline() is None and clock.info(5).running is None


def test_a_clock_for_each_move_is_full_again_after_the_move() -> None:
    clock = started(MoveClock(60))
    assert clock.left_at(31_000) == [30_000, 60_000]
    clock.go_on([0], 31_000)  # another action of the same turn
    assert clock.left_at(31_000) == [30_000, 60_000]
    clock.go_on([1], 41_000)
    assert clock.left_at(42_000) == [60_000, 59_000]
    assert clock.fallen(100_999) == [] and clock.fallen(101_000) == [1]


def test_a_clock_for_the_game_adds_its_increment_when_the_turn_passes() -> None:
    clock = started(TotalClock(60, 5))
    clock.go_on([1], 11_000)
    assert clock.left_at(11_000) == [55_000, 60_000]
    assert clock.deadline() == 71_000
    clock.go_on([0], 12_000, back=True)  # taking back earns nothing
    assert clock.left_at(12_000) == [55_000, 59_000]


def test_days_for_each_move() -> None:
    clock = started(DaysClock(3))
    assert clock.deadline() == 1000 + 3 * DAY


def test_who_runs_out_of_time_loses(anna: Visitor, boris: Visitor) -> None:
    table = seated(anna, boris, clock={"kind": "move", "seconds": 1})
    line = boris.line()
    shown = line.watch(table)
    assert (shown["clock"]["kind"], shown["clock"]["running"]) == ("move", 0)
    over = line.wait("over")
    assert (over["result"], over["reason"]) == ([0.0, 1.0], "time")
    ended = line.wait("table")["table"]["changed"]
    assert ended >= shown["changed"] + 1000, "the page tells how long it took"
    line.ok("rematch", table=table)
    assert boris.ok("GET", f"/api/tables/{table}")["changed"] == ended, "an offer makes it no longer"
    assert anna.line().refused("act", table=table, seat=0, number=0, action="hq c3") == ("conflict", "over")


def test_the_clock_is_told_with_every_action(anna: Visitor, boris: Visitor) -> None:
    table = seated(anna, boris, clock={"kind": "total", "seconds": 600, "increment": 10})
    line = anna.line()
    line.watch(table)
    line.act(table, 0, 0, "hq c3")
    clock = line.wait("moved")["clock"]
    assert clock["running"] == 1 and 605_000 < clock["left"][0] <= 610_000


def test_who_loses_on_time_has_no_time_left(anna: Visitor, boris: Visitor) -> None:
    table = seated(anna, boris, clock={"kind": "move", "seconds": 1})
    line = boris.line()
    line.watch(table)
    line.wait("over")
    assert line.wait("table")["table"]["clock"]["left"] == [0, 1000]


def moved_on(server: ServerProcess, *visitors: Visitor) -> None:
    """They call the server where it is now."""
    for visitor in visitors:
        visitor.http.base_url = visitor.address = server.address


@pytest.mark.slow
def test_nobody_pays_for_an_outage(place: str, tmp_path: Path) -> None:
    server = ServerProcess(place, tmp_path / "log").start()
    anna, boris = Visitor(server.address).guest(), Visitor(server.address).guest()
    short = seated(anna, boris, clock={"kind": "move", "seconds": 10})  # a slow machine needs some to call again
    total = seated(anna, boris, clock={"kind": "total", "seconds": 500})
    server.kill()
    time.sleep(11)
    server.start()
    moved_on(server, anna, boris)
    line = anna.line()
    assert line.watch(short)["state"] == "playing"
    left = line.watch(total)["clock"]["left"]
    assert 490_000 < left[0] <= 500_000 and left[1] == 500_000
    line.act(short, 0, 0, "hq c3")
    line.act(total, 0, 0, "hq c3")
    # And the clocks go on by themselves: the other one loses on time now.
    other = boris.line()
    other.watch(short)
    assert other.wait("over")["result"] == [1.0, 0.0]
    server.stop()


@pytest.mark.slow
@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
def test_in_the_time_after_an_outage_nobody_loses_whatever_he_does(place: str, tmp_path: Path) -> None:
    server = ServerProcess(place, tmp_path / "log", PLATZDARM_GRACE="15").start()
    anna, boris = Visitor(server.address).guest(), Visitor(server.address).guest()
    clock = {"kind": "total", "seconds": 3}
    table, asked = seated(anna, boris, clock=clock), seated(anna, boris, clock=clock)
    time.sleep(1)
    server.kill()
    time.sleep(1)
    server.start()
    moved_on(server, anna, boris)
    time.sleep(3)  # more than anybody had left
    line, other = anna.line(), boris.line()
    shown = line.watch(table)["clock"]
    assert shown["at"] > time.time() * 1000, "the clock stands still until then"
    assert 500 < shown["left"][0] <= 3_000 and shown["left"][1] == 3_000
    line.act(table, 0, 0, "hq c3")
    line.ok("ask", table=asked, seat=0, what="draw")
    other.ok("answer", table=asked, seat=1, what="draw", yes=False)
    other.act(table, 1, 1, "hq c1")
    other.watch(table)
    assert other.wait("over")["reason"] == "time", "afterwards time counts again"
    server.stop()


def test_time_that_the_machine_slept_is_charged_to_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heartbeat, "BEAT", 0.5)
    asleep = 0

    def later() -> int:
        return time.time_ns() // 1_000_000 + asleep

    for module in (heartbeat, live_tables, table_module):
        monkeypatch.setattr(module, "now_ms", later)
    with server_in_thread(Config(str(tmp_path / "p.db"), port=0, grace=0, hold=0)) as (address, _):
        anna, boris = Visitor(address).guest("Anna"), Visitor(address).guest("Boris")
        table = seated(anna, boris, clock={"kind": "total", "seconds": 60})
        line = anna.line()
        line.watch(table)
        asleep = 3_600_000
        left = line.wait("table")["table"]["clock"]["left"]  # after the next beat
        assert 50_000 < left[0] <= 60_000
        line.act(table, 0, 0, "hq c3")


@pytest.mark.parametrize("place", ["postgresql"], indirect=True)
def test_while_another_process_lives_there_is_no_outage(place: str, tmp_path: Path) -> None:
    first = ServerProcess(place, tmp_path / "one").start()
    second = ServerProcess(place, tmp_path / "two").start()
    anna, boris = Visitor(first.address).guest(), Visitor(first.address).guest()
    table = seated(anna, boris, clock={"kind": "total", "seconds": 500})
    second.kill()
    time.sleep(3)
    second.start()
    left = anna.ok("GET", f"/api/tables/{table}")["clock"]["left"]
    assert left[0] < 498_000, "the player could have moved all the time"
    first.stop()
    second.stop()
