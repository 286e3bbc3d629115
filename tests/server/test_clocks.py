"""Clocks: the arithmetic, losing on time, and that a clock goes on while the server is down."""

import time
from pathlib import Path

import pytest

from platzdarm.server.messages.tables import ClockWish, DaysClock, MoveClock, NoClock, TotalClock
from platzdarm.server.tables.clocks import DAY, Clock
from tests.server.running import ServerProcess
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
    assert anna.line().refused("act", table=table, seat=0, number=0, action="hq c3") == ("conflict", "over")


def test_the_clock_is_told_with_every_action(anna: Visitor, boris: Visitor) -> None:
    table = seated(anna, boris, clock={"kind": "total", "seconds": 600, "increment": 10})
    line = anna.line()
    line.watch(table)
    line.act(table, 0, 0, "hq c3")
    clock = line.wait("moved")["clock"]
    assert clock["running"] == 1 and 605_000 < clock["left"][0] <= 610_000


@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
def test_a_clock_goes_on_while_the_server_is_dead(place: str, tmp_path: Path) -> None:
    server = ServerProcess(place, tmp_path / "log").start()
    anna, boris = Visitor(server.address).guest(), Visitor(server.address).guest()
    late = seated(anna, boris, clock={"kind": "total", "seconds": 2})
    early = seated(anna, boris, clock={"kind": "total", "seconds": 500})
    server.kill()
    time.sleep(2)
    server.start()
    for visitor in (anna, boris):
        visitor.http.base_url = server.address
        visitor.address = server.address
    line = boris.line()
    left = line.watch(early)["clock"]["left"]
    assert 400_000 < left[0] < 498_000 and left[1] == 500_000
    shown = line.watch(late)
    assert (shown["reason"] or line.wait("over")["reason"]) == "time"
    server.stop()
