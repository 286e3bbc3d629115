"""Greedy plays whole games, in every variant, and better than chance."""

import pytest

from platzdarm.bots.random_bot import RandomBot
from platzdarm.games.inferno.bots.greedy import InfernoGreedy
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.position import View
from tests.inferno.tabletop import at, do, game, table


def play(options: dict[str, str], seed: bytes, bots: list[InfernoGreedy | RandomBot], most: int) -> Contest:
    position = game().start(options, SeededChance(seed))
    luck = SeededChance(b"luck" + seed)
    for _ in range(most):
        if position.over:
            break
        decision = next(decision for decision in position.pending() if decision.due)
        view = View(position, decision.seat)
        own = next(found for found in view.pending() if found.due)
        position.play(decision.seat, bots[decision.seat].choose(view, own, luck))
    return position


def test_greedy_finishes_a_game() -> None:
    position = play({"scenario": "love_lives_forever"}, b"first", [InfernoGreedy(), InfernoGreedy()], 3_000)
    assert position.result is not None and max(position.honour) >= 30


@pytest.mark.slow
@pytest.mark.parametrize(
    "scenario", ["soul_spires_2", "soul_spires_3", "infernal_battle", "war_gates", "circle_of_stones"]
)
def test_greedy_plays_every_scenario(scenario: str) -> None:
    position = play({"scenario": scenario, "draft": "yes"}, b"all", [InfernoGreedy() for _ in range(4)], 6_000)
    assert position.result is not None


@pytest.mark.slow
def test_greedy_beats_chance() -> None:
    for seed in range(3):
        position = play({"scenario": "love_lives_forever"}, bytes([seed]), [InfernoGreedy(), RandomBot()], 6_000)
        assert position.result == [1.0, 0.0]


def test_greedy_takes_what_falls() -> None:
    position = table({"rakar": (0, (0, 0)), "sadranis": (1, (1, 0)), "virak": (1, (0, 1))}, power=4)
    do(position, "order rakar")
    view = View(position, 0)
    action = InfernoGreedy().choose(view, view.pending()[0], SeededChance(b""))
    position.play(0, action)
    assert at(position, "virak") is None or at(position, "sadranis") is None
