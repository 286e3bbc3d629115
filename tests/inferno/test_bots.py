"""The bots play whole games, in every variant and in the campaign, and better than chance."""

import pytest

from platzdarm.bots.random_bot import RandomBot
from platzdarm.games.inferno.bots.calm import InfernoCalm
from platzdarm.games.inferno.bots.greedy import InfernoGreedy
from platzdarm.games.inferno.bots.shopping import Shopping
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.position import View
from tests.inferno.tabletop import at, content, do, game, hold, offered, table


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


def test_calm_finishes_a_game() -> None:
    position = play({"scenario": "war_gates"}, b"calm", [InfernoCalm(), InfernoCalm()], 4_000)
    assert position.result is not None


@pytest.mark.parametrize("scenario", ["campaign_1", "campaign_2", "campaign_3", "campaign_4"])
def test_greedy_plays_the_campaign_to_an_end(scenario: str) -> None:
    position = play({"scenario": scenario, "mode": "solo"}, b"evening", [InfernoGreedy()], 3_000)
    assert position.result is not None


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


def chosen(position: Contest, seat: int = 0) -> str:
    """What greedy answers to the first question of a seat."""
    view = View(position, seat)
    action = InfernoGreedy().choose(view, view.pending()[0], SeededChance(b"choice"))
    return game().write(position, seat, action)


def test_greedy_saves_its_champion_with_a_treasure_in_the_turn_of_another() -> None:
    position = table({"rakar": (0, (0, 0)), "virak": (1, (1, 0))}, power=9)
    hold(position, 1, "borrowed_shield")
    do(position, "order rakar", "strike melee virak")
    assert "use borrowed_shield virak" in offered(position, 1)
    assert chosen(position, 1) == "use borrowed_shield virak"


def test_greedy_keeps_a_treasure_that_would_change_nothing() -> None:
    position = table({"giant_rat-1a": (0, (0, 0)), "virak": (1, (1, 0))}, power=9)
    hold(position, 1, "borrowed_shield")
    do(position, "order giant_rat-1a", "strike melee virak")
    assert chosen(position, 1) == "pass"


def test_greedy_walks_to_a_free_shrine() -> None:
    position = table({"rakar": (0, (-3, 0))}, terrain={"shrine": [(1, 0)]}, power=4)
    do(position, "order rakar")
    for _ in range(3):
        text = chosen(position)
        do(position, text)
        if not text.startswith("step"):
            break
    there = at(position, "rakar")
    assert there is not None and max(abs(there[0] - 1), abs(there[1]), abs(there[0] - 1 + there[1])) <= 1


def test_greedy_completes_a_quest_as_soon_as_its_goal_is_met() -> None:
    position = table({"rakar": (0, (0, 0)), "scrapbot": (1, (1, 0))}, power=9, hand=("two_graves",))
    do(position, "play two_graves")
    card = content().card("two_graves").index
    position.pursued[0] = (card << 8 | 2,)
    position.asked = None
    assert chosen(position) == "complete two_graves rakar"


def test_a_card_of_a_faction_that_one_has_is_worth_more() -> None:
    plain, planned = table({"rakar": (0, None)}), table({"rakar": (0, None)}, deck=("dream_guide",) * 2)
    card = content().card("pack_caller")
    assert Shopping(planned, 0).worth(card) > Shopping(plain, 0).worth(card)
