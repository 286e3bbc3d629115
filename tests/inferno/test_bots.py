"""The bots play whole games, in every variant and in the campaign, and better than chance."""

import pytest

from platzdarm.bots.random_bot import RandomBot
from platzdarm.bots.turns import TurnSearch
from platzdarm.games.inferno.bots.calm import InfernoCalm
from platzdarm.games.inferno.bots.greedy import InfernoGreedy
from platzdarm.games.inferno.bots.hard import BUDGET, InfernoHard
from platzdarm.games.inferno.bots.heuristics import InfernoHeuristics, Rollouts
from platzdarm.games.inferno.bots.judge import Study
from platzdarm.games.inferno.bots.shopping import Shopping
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.pile import Pile, bag_of
from platzdarm.kernel.position import View
from tests.inferno.tabletop import at, cell, content, do, game, hold, offered, table


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


@pytest.mark.parametrize(("leader", "struck"), [(1, "virak"), (2, "sadranis")])
def test_greedy_strikes_the_leader_of_several_opponents(leader: int, struck: str) -> None:
    """Both would fall, and both cost the same orders; what is taken from whoever is behind helps the leader."""
    champions = {"rakar": (0, (0, 0)), "virak": (1, (1, 0)), "sadranis": (2, (0, 1))}
    position = table(champions, mode="three", power=4)
    position.honour[leader] = 20
    do(position, "order rakar")
    assert chosen(position) == f"strike melee {struck}"


def test_a_shrine_matters_by_who_holds_it() -> None:
    """What the leader earns counts in full, what another earns less, and nobody is paid where two have equally many."""
    champions = {"virak": (1, (2, 0)), "sadranis": (2, (-2, 0)), "jirra": (1, (0, 4)), "kehmep": (2, (-1, 4))}
    shrines = [(3, 0), (-3, 0), (0, 3)]
    position = table(champions, mode="three", terrain={"shrine": shrines})
    position.honour[1] = 12
    study = Study(position, 0)
    worth = [study.shrine(0, counts, False) for counts in study.shrine_counts(0)]
    of_leader, of_last, of_both = [worth[position.setting.scenario.shrines.index(cell(where))] for where in shrines]
    assert of_leader < of_last < of_both == 0


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


def test_greedy_plays_a_quest_before_the_cards_that_bring_it_nearer() -> None:
    position = table({"rakar": (0, (0, 0))}, hand=("apprentice", "thousand_pages", "archive_novice"), deck=("mystic",))
    do(position, "gate")
    assert chosen(position) == "play thousand_pages"


def test_calm_strikes_the_nearest_and_goes_where_it_would_like_to_stand() -> None:
    """Weaker because it sees less, not because it answers without a thought: whatever its luck, it does the same."""
    position = table({"rakar": (0, (0, 0)), "sadranis": (1, (1, 0))}, terrain={"shrine": [(-2, 0)]}, power=9)
    do(position, "gate")
    assert {calmly(position, luck) for luck in range(20)} == {"order rakar"}
    do(position, "order rakar")
    assert {calmly(position, luck) for luck in range(20)} == {"strike melee sadranis"}
    do(position, "strike melee sadranis")
    assert {calmly(position, luck) for luck in range(20)} == {"step f7"}


def test_calm_buys_what_costs_most() -> None:
    position = table({"rakar": (0, None)}, runes=9, row=("archive_novice", "forgemasters_armour", "gate_scribe"))
    do(position, "gate")
    position.power, position.asked = [0, 0], None
    assert calmly(position, 1) == "acquire row-2"


def calmly(position: Contest, luck: int) -> str:
    view = View(position, 0)
    return game().write(position, 0, InfernoCalm().choose(view, view.pending()[0], SeededChance(bytes([luck]))))


def hardly(position: Contest, luck: bytes = b"hard") -> str:
    view = View(position, 0)
    return game().write(position, 0, InfernoHard().choose(view, view.pending()[0], SeededChance(luck)))


def test_hard_takes_the_shrine_that_wins() -> None:
    """One honour short: whoever stands by the shrine at the end of the turn has won."""
    position = table({"rakar": (0, (-2, 0)), "sadranis": (1, (-2, 1))}, terrain={"shrine": [(1, 0)]}, power=4)
    do(position, "gate")
    position.setting.scenario.shrine, position.honour[0] = 2, 29
    position.power, position.asked = [4, 0], None
    assert hardly(position) == "order rakar"
    do(position, "order rakar")
    while (text := hardly(position)) not in ("end", "stop"):
        do(position, text)
    there = at(position, "rakar")
    assert there is not None and max(abs(there[0] - 1), abs(there[1]), abs(there[0] - 1 + there[1])) <= 1


def test_hard_plays_nothing_out_after_its_time() -> None:
    position = table({"rakar": (0, (-2, 0)), "sadranis": (1, (-2, 1))}, terrain={"shrine": [(1, 0)]}, power=4)
    do(position, "gate")
    position.quiet = True
    position.power, position.asked = [4, 0], None
    decision, known = position.pending()[0], InfernoHeuristics()
    search = Rollouts(known, position, 0, BUDGET, SeededChance(b"late"))
    line = TurnSearch(known, position, 0, BUDGET.own).lines(decision, 1)[0]
    reached = line.before.copy()
    reached.chance = SeededChance(b"luck")
    reached.play(0, line.path[-1])
    in_time, search.deadline = search.outcome(line, b"luck"), 0.0
    assert search.outcome(line, b"luck") == known.judge(reached, 0) != in_time


def test_hard_thinks_on_a_guess_and_not_on_what_its_seat_may_not_see() -> None:
    """Hands that differ only in what lies hidden make no difference to it."""
    answers = set()
    for cards in (("mystic",) * 5, ("militia",) * 5):
        position = table({"rakar": (0, (0, 0)), "sadranis": (1, (3, 0))}, terrain={"shrine": [(0, 2)]}, power=9)
        do(position, "gate")
        hidden = [content().card(name).index for name in cards]
        other = [content().card(name).index for name in (("militia",) * 5 if cards[0] == "mystic" else ("mystic",) * 5)]
        position.hand[1], position.deck[1] = tuple(hidden), Pile([bag_of(other, len(content().cards))])
        position.asked = None
        answers.add(hardly(position))
    assert len(answers) == 1


@pytest.mark.parametrize("mode", ["teams", "pair"])
def test_hard_plans_its_turn_while_a_partner_has_not_ended_his(mode: str) -> None:
    """Partners act in any order in one turn: whoever is asked second thinks as far ahead as the first."""
    position = play({"scenario": "war_gates" if mode == "teams" else "campaign_1", "mode": mode}, b"two", FOUR, 60)
    while len([one for one in position.pending() if one.kind == "act"]) < 2:
        seat = position.pending()[0].seat
        position.play(seat, position.pending()[0].answers.at(0))
    for decision in position.pending()[:2]:
        found = InfernoHeuristics().continues(position, position, decision.seat)
        assert found is not None and (found.seat, found.kind) == (decision.seat, "act")


FOUR: list[InfernoGreedy | RandomBot] = [InfernoGreedy() for _ in range(4)]


def test_a_position_is_judged_by_what_the_scenario_pays_for() -> None:
    heuristics = InfernoHeuristics()
    near, far = ({"rakar": (0, (cell, 0)), "sadranis": (1, (0, 5))} for cell in (1, -5))
    held = heuristics.judge(table(near, terrain={"shrine": [(2, 0)]}), 0)
    heuristics.forget()
    assert held > heuristics.judge(table(far, terrain={"shrine": [(2, 0)]}), 0)
    won = table(near)
    won.result = [1.0, 0.0]
    assert heuristics.judge(won, 0) == 1.0 and heuristics.judge(won, 1) == -1.0


def test_a_card_of_a_faction_that_one_has_is_worth_more() -> None:
    plain, planned = table({"rakar": (0, None)}), table({"rakar": (0, None)}, deck=("dream_guide",) * 2)
    card = content().card("pack_caller")
    assert Shopping(planned, 0).worth(card) > Shopping(plain, 0).worth(card)
