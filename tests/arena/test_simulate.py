"""Many games: fair seats, honest intervals, the same end from the same seed, and no memory kept."""

import gc
import tracemalloc
from collections import Counter
from itertools import islice

import pytest

from platzdarm.arena.lineups import lineups, rounds, seated
from platzdarm.arena.matches import every, simulate
from platzdarm.arena.summary import Row, Summary, wilson
from platzdarm.arena.workers import Workers
from platzdarm.kernel.errors import OptionsError
from platzdarm.kernel.record import Record
from tests.wording import raises


def outcome(summary: Summary) -> list[tuple[str, int, int, int, float]]:
    return [(row.bot, row.wins, row.draws, row.losses, row.score) for row in summary.rows]


def test_two_bots_swap_seats() -> None:
    assert list(lineups(2, 2, 10)) == [(0, 1), (1, 0)]


@pytest.mark.parametrize(("bots", "seats"), [(1, 2), (2, 2), (2, 3), (2, 4), (3, 2), (3, 4), (3, 6), (4, 4), (5, 3)])
def test_in_a_full_cycle_every_bot_has_every_seat_equally_often(bots: int, seats: int) -> None:
    cycle = lineups(bots, seats, 100_000)
    assert len(set(cycle)) == len(cycle)
    assert all(len(lineup) == seats for lineup in cycle)
    for seat in range(seats):
        sitting = Counter(lineup[seat] for lineup in cycle)
        assert set(sitting) == set(range(bots)) and len(set(sitting.values())) == 1


def test_a_round_alone_is_fair_already() -> None:
    for turned in islice(rounds(2, 4), 2):
        for seat in range(4):
            assert len(set(Counter(lineup[seat] for lineup in turned).values())) == 1


def test_in_a_team_game_bots_are_not_always_mates() -> None:
    assert {(0, 0, 1, 1), (1, 1, 0, 0), (0, 1, 0, 1)} <= set(lineups(2, 4, 100))


def test_the_interval_is_wilsons() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_a_summary_adds_up() -> None:
    seen: list[int] = []
    summary = simulate(
        "neuroshima", {}, ["random", "random"], 30, seed=b"sum", progress=lambda so_far: seen.append(so_far.games)
    )
    assert summary.games == 30 and seen[-1] == 30 and seen == sorted(seen)
    for row in summary.rows:
        assert row.wins + row.draws + row.losses == 30
        assert row.low <= row.score <= row.high
    assert sum(row.score for row in summary.rows) == pytest.approx(1)
    assert summary.moves > 30 * 20 and summary.seconds > 0


@pytest.mark.slow
def test_the_number_of_processes_changes_nothing() -> None:
    options = {"players": "3", "mode": "points"}
    alone = simulate("neuroshima", options, ["random", "random"], 60, jobs=1, seed=b"jobs")
    shared = simulate("neuroshima", options, ["random", "random"], 60, jobs=2, seed=b"jobs")
    assert outcome(alone) == outcome(shared) and alone.moves == shared.moves
    other = simulate("neuroshima", options, ["random", "random"], 60, seed=b"other")
    assert other.moves != alone.moves


def test_in_order_the_last_bot_takes_the_seats_that_are_left() -> None:
    assert seated(2, 4) == (0, 1, 1, 1) and seated(1, 3) == (0, 0, 0)
    options = {"mission": "first_steps", "marines": "3"}
    summary = simulate("doom2016", options, ["greedy", "random"], 2, seed=b"order", in_order=True)
    invader, *marines = summary.seats
    assert len(marines) == 3 and invader.games == 2
    assert {(row.wins, row.losses) for row in marines} == {(invader.losses, invader.wins)}
    assert summary.rows[0].wins == invader.wins and summary.rows[1].wins == invader.losses


def test_a_bot_with_several_seats_has_played_one_game() -> None:
    """Games, wins, draws and losses are games; only the score looks at each seat."""
    row = Row("greedy")
    row.add([0.0, 1.0])
    row.add([0.0, 0.0])
    row.add([0.25, 0.0])
    assert (row.games, row.wins, row.draws, row.losses) == (3, 1, 1, 1)
    assert row.score == pytest.approx(1.25 / 6)


def test_a_matrix_has_every_combination() -> None:
    found = every({"decks": "own"}, {"mission": ["a", "b"], "marines": ["1", "2"]})
    assert [(table["mission"], table["marines"]) for table in found] == [("a", "1"), ("a", "2"), ("b", "1"), ("b", "2")]
    assert all(table["decks"] == "own" for table in found)
    assert every({"x": "1"}, {}) == [{"x": "1"}]


def test_records_come_only_when_asked_for_and_in_order() -> None:
    kept: list[tuple[int, Record]] = []
    simulate("neuroshima", {}, ["random", "random"], 3, seed=b"r", records=lambda *game: kept.append(game))
    assert [number for number, _ in kept] == [0, 1, 2]
    assert all(record.result is not None for _, record in kept)


@pytest.mark.parametrize(
    ("bots", "games", "jobs", "told"),
    [
        (["random", "clever"], 1, 1, "no bot 'clever'"),
        ([], 1, 1, "at least one"),
        (["random"], 0, 1, "games=0"),
        (["random"], 1, 0, "jobs=0"),
    ],
)
def test_what_cannot_be_simulated_is_refused(bots: list[str], games: int, jobs: int, told: str) -> None:
    with raises(OptionsError, match=told):
        simulate("neuroshima", {}, bots, games, jobs)


def test_workers_keep_the_order_of_their_tasks() -> None:
    for jobs in (1, 2):
        with Workers(jobs) as workers:
            assert list(workers.map(abs, range(-20, 0))) == list(range(20, 0, -1))


@pytest.mark.slow
def test_memory_does_not_grow_with_the_number_of_games() -> None:
    simulate("neuroshima", {}, ["random", "random"], 20, seed=b"warm")
    tracemalloc.start()
    try:
        gc.collect()
        before, _ = tracemalloc.get_traced_memory()
        simulate("neuroshima", {}, ["random", "random"], 100, seed=b"memory")
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert after - before < 100_000
