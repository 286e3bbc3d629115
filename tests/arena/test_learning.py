"""Learning by playing: what a network is taught, and what it is when it plays."""

from importlib.resources import files

import msgspec
import numpy as np
import pytest

from platzdarm.arena.learning import (
    LAMBDA,
    Course,
    Curriculum,
    Pupil,
    Weights,
    read_weights,
    school_of,
    targets_of,
    train,
)
from platzdarm.bots.network import Network
from platzdarm.games import discovery
from platzdarm.games.neuroshima.bots import roster
from platzdarm.games.neuroshima.bots.features import BOARD, FEATURES
from platzdarm.games.neuroshima.bots.judge import SURE
from platzdarm.games.neuroshima.bots.learnt import PLAIN, LearntHeuristics
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.errors import OptionsError
from platzdarm.kernel.position import Position

SCHOOL = school_of("neuroshima")


def positions(count: int) -> list[Position]:
    """Turns of a duel, each played by the first answer that comes."""
    game = discovery.game("neuroshima")
    position = game.start(game.settle({"players": "2", "armies": "outpost,moloch"}), SeededChance(b"duel"))
    luck = SeededChance(b"moves")
    found: list[Position] = []
    while len(found) < count:
        decision = position.pending()[0]
        if decision.kind == "act":
            found.append(position.copy())
        position.play(decision.seat, decision.answers.at(luck.roll(len(decision.answers))))
    return found


@pytest.mark.parametrize("units", [7, 8, 11])
def test_playing_needs_no_framework_and_says_what_was_learnt(units: int) -> None:
    """The network in plain code, eight units at a time, tells what the one that learns tells."""
    pupil = Pupil.fresh(FEATURES, units, np.random.default_rng(1))
    network = pupil.weights().network()
    for position in positions(12):
        for seat in (0, 1):
            row = SCHOOL.features(position, seat)
            assert len(row) == FEATURES
            wanted = pupil.think(np.array([row], np.float32))[1][0]
            told = network.value(network.first(row[:BOARD]), network.second(row[BOARD:]))
            assert told == pytest.approx(float(wanted), abs=1e-3)


def test_what_is_kept_during_a_search_changes_no_judgement() -> None:
    """Boards and hands are met again with other hands and boards: none is taken for another."""
    keeping = roster.learnt()
    found = positions(40)
    for position in [*found, *reversed(found)]:
        for seat in (0, 1):
            assert keeping.judge(position, seat) == roster.learnt().judge(position, seat)


def test_half_of_the_judgement_is_what_those_think_who_have_learnt_nothing() -> None:
    half, plain = roster.learnt(), SCHOOL.heuristics(None)
    whole = LearntHeuristics(half.network)
    for position in positions(12):
        for seat in (0, 1):
            untaught = max(-SURE, min(SURE, PLAIN * plain.judge(position, seat)))
            assert half.judge(position, seat) == pytest.approx((whole.judge(position, seat) + untaught) / 2)
            assert abs(half.judge(position, seat)) < SURE


def test_a_pupil_takes_what_it_is_taught() -> None:
    luck = np.random.default_rng(2)
    rows = luck.normal(0, 1, (512, 10)).astype(np.float32)
    wanted = np.tanh(rows[:, 0] - rows[:, 1] * rows[:, 2]).astype(np.float32)
    pupil = Pupil.fresh(10, 16, luck)
    before = pupil.learn(rows, wanted, 0.01)
    for _ in range(400):
        after = pupil.learn(rows, wanted, 0.01)
    assert after < before / 8


def test_what_was_thought_later_is_what_should_have_been_thought() -> None:
    """The last turn is taught the result; those before mix it with what was thought of the turn that followed."""
    pupil = Pupil.fresh(1, 1, np.random.default_rng(3))
    pupil.hidden[:] = [[1.0, 0.0]]
    pupil.out[:] = [1.0, 0.0]
    rows = np.array([[[0.1], [-0.1]], [[0.5], [-0.5]]], np.float32)
    told, targets = targets_of(pupil, Course(rows.tobytes(), 2, result=1.0), 1)
    thought = (np.tanh(0.5) - np.tanh(-0.005)) / 2  # both seats look at the second turn
    first = (1 - LAMBDA) * thought + LAMBDA * 1.0
    assert targets.tolist() == pytest.approx([first, -first, 1.0, -1.0], abs=1e-5)
    assert told.shape == (4, 1)


def test_the_learnt_judgement_sees_neither_hands_that_are_new_nor_more_than_two_seats() -> None:
    judged = roster.learnt()
    for position in positions(6):
        values = [judged.judge(position, seat) for seat in (0, 1)]
        assert all(-1 < value < 1 for value in values)
    game = discovery.game("neuroshima")
    table = game.start(game.settle({"players": "3"}), SeededChance(b"three"))
    plain = SCHOOL.heuristics(None)
    assert judged.judge(table, 0) == plain.judge(table, 0)


def test_the_network_of_the_package_is_small_and_fits() -> None:
    text = files("platzdarm.games.neuroshima.bots").joinpath("learnt.json").read_text("utf-8")
    assert len(text) < 2_000_000
    weights = read_weights(text, FEATURES)
    assert len(weights.hidden) == 48


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("{", "weights-broken"),
        ('{"hidden": [], "out": [0]}', "weights-shape"),
        ('{"hidden": [[1, 2]], "out": [1]}', "weights-shape"),
        ('{"hidden": [[1, 2, 3]], "out": [1, 0]}', "weights-shape"),
    ],
)
def test_a_broken_or_foreign_file_is_refused(text: str, fault: str) -> None:
    with pytest.raises(OptionsError) as refused:
        read_weights(text, 1)
    assert refused.value.slug == fault


def test_a_generation_plays_learns_and_is_examined() -> None:
    small = Curriculum(generations=2, games=2, examined=2, units=3, judged=4)
    done = list(train("neuroshima", small, b"school", None))
    assert [one.number for one in done] == [1, 2]
    assert all(0 <= one.score <= 1 and one.error > 0 for one in done)
    again = list(train("neuroshima", small, b"school", None))
    assert msgspec.json.encode(again[1].weights) == msgspec.json.encode(done[1].weights)
    assert done[0].weights != done[1].weights


def test_a_network_is_read_as_it_was_written() -> None:
    weights = Weights([[0.5, -1.0, 0.25]], [2.0, -0.5])
    network = Network(weights.hidden, weights.out)
    assert network.value(network.first([1.0]), network.second([1.0])) == pytest.approx(np.tanh(2 * -0.0025 - 0.5))
