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
from platzdarm.games.neuroshima.bots.learnt import PLAIN
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
    keeping = roster.learnt("third")
    found = positions(40)
    for position in [*found, *reversed(found)]:
        for seat in (0, 1):
            assert keeping.judge(position, seat) == roster.learnt("third").judge(position, seat)


def test_a_part_of_the_judgement_is_what_those_think_who_have_learnt_nothing() -> None:
    part, whole, plain = roster.learnt("third", share=0.75), roster.learnt("third"), SCHOOL.heuristics(None)
    for position in positions(12):
        for seat in (0, 1):
            untaught = max(-SURE, min(SURE, PLAIN * plain.judge(position, seat)))
            mixed = 0.75 * whole.judge(position, seat) + 0.25 * untaught
            assert part.judge(position, seat) == pytest.approx(mixed)
            assert abs(part.judge(position, seat)) < SURE


def test_networks_that_judge_together_say_the_mean_of_what_each_says() -> None:
    names = ("first", "second", "third")
    together, alone = roster.learnt(*names), [roster.learnt(name) for name in names]
    for position in positions(12):
        for seat in (0, 1):
            said = [np.arctanh(one.judge(position, seat) / SURE) for one in alone]
            assert np.arctanh(together.judge(position, seat) / SURE) == pytest.approx(sum(said) / 3)


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
    judged = roster.learnt("third")
    for position in positions(6):
        values = [judged.judge(position, seat) for seat in (0, 1)]
        assert all(-1 < value < 1 for value in values)
    game = discovery.game("neuroshima")
    table = game.start(game.settle({"players": "3"}), SeededChance(b"three"))
    plain = SCHOOL.heuristics(None)
    assert judged.judge(table, 0) == plain.judge(table, 0)


def test_the_networks_of_the_package_are_small_and_fit() -> None:
    folder = files("platzdarm.games.neuroshima.bots").joinpath("networks")
    texts = {name: folder.joinpath(f"{name}.json").read_text("utf-8") for name in ("first", "second", "third")}
    assert sum(map(len, texts.values())) < 2_000_000
    assert [len(read_weights(text, FEATURES).hidden) for text in texts.values()] == [48, 64, 96]


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


def test_units_that_a_network_is_given_later_hardly_change_what_it_says() -> None:
    luck = np.random.default_rng(4)
    pupil = Pupil.fresh(FEATURES, 5, luck)
    wider = pupil.widened(9, luck)
    rows = np.array([SCHOOL.features(position, 0) for position in positions(8)], np.float32)
    assert len(wider.hidden) == 9 and wider.weights().network().inputs == FEATURES
    assert np.abs(wider.think(rows)[1] - pupil.think(rows)[1]).max() < 0.2
    assert pupil.widened(3, luck) is pupil


def test_the_last_generation_learns_at_the_slowest() -> None:
    curriculum = Curriculum(generations=5, rate=0.01)
    paces = [curriculum.pace(generation) for generation in range(5)]
    assert paces == sorted(paces, reverse=True) and (paces[0], paces[-1]) == pytest.approx((0.01, 0.001))
    assert Curriculum(generations=1, rate=0.01).pace(0) == 0.01


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
