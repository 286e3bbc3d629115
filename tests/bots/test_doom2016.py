"""Greedy at tables of DOOM (2016): legal, quick to the end, honest, and better than chance on both sides."""

from typing import Any

import pytest

from platzdarm.arena.matches import Finished, play_game
from platzdarm.bots.bot import Bot
from platzdarm.bots.random_bot import RandomBot
from platzdarm.games.doom2016.bots.calm import NEAR, Doom2016Calm
from platzdarm.games.doom2016.bots.demons import prey
from platzdarm.games.doom2016.bots.greedy import Doom2016Greedy
from platzdarm.games.doom2016.bots.hard import FIERCE, Doom2016Hard
from platzdarm.games.doom2016.bots.judge import KEEN, Study
from platzdarm.games.doom2016.bots.marines import Choice
from platzdarm.games.doom2016.bots.roster import ADVISER, BOTS, LEVELS
from platzdarm.games.doom2016.game import Doom2016
from platzdarm.games.doom2016.rules.marines import MarineActivation
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.verbs import USE
from platzdarm.kernel.action import verb_of
from platzdarm.kernel.chance import Chance, SeededChance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.match import Replay
from platzdarm.kernel.pile import UNSEEN
from platzdarm.kernel.position import View
from tests.doom2016.tabletop import library

GAME = Doom2016(library())
MISSIONS = list(GAME.library.missions)
GREEDY = Doom2016Greedy()
MOST_ROUNDS = 60


def played(invader: Bot, squad: Bot, seed: bytes, **options: str) -> Finished:
    number = int(options.get("marines", "2"))
    return play_game(GAME, options, [invader, *[squad] * number], seed)


def last_round(finished: Finished) -> int:
    position = GAME.start(finished.options, SeededChance(finished.seed))
    for seat, action in finished.actions:
        position.play(seat, action)
    return position.round


EVERY = [
    pytest.param(number, id=mission, marks=[pytest.mark.slow] if number % 3 else [])
    for number, mission in enumerate(MISSIONS)
]


@pytest.mark.parametrize("number", EVERY)
@pytest.mark.slow
def test_every_mission_is_played_to_its_end_without_dawdling(number: int) -> None:
    """The arena forfeits on an illegal answer; the rules know no limit of rounds, so an end is the bots' merit."""
    marines = str(1 + number % 4)
    finished = played(GREEDY, GREEDY, b"mission", mission=MISSIONS[number], marines=marines)
    assert finished.forfeit is None
    assert finished.result[0] in (0.0, 1.0)
    assert last_round(finished) <= MOST_ROUNDS


def test_own_decks_are_chosen_too() -> None:
    finished = played(GREEDY, GREEDY, b"own", mission="cold_reactor", marines="3", decks="own")
    assert finished.forfeit is None


def test_the_same_seed_gives_the_same_game_and_its_record_replays() -> None:
    one = played(GREEDY, GREEDY, b"seed", mission="pump_hall")
    assert one.actions == played(GREEDY, GREEDY, b"seed", mission="pump_hall").actions
    assert one.actions != played(GREEDY, GREEDY, b"other", mission="pump_hall").actions
    assert Replay(GAME, one.record()).check().result == one.result


class Watcher(Doom2016Greedy):
    """Greedy, checked at every question: what it was shown holds no secret, and thinking does not change it."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View[Any], decision: Decision, chance: Chance) -> int:
        known = view.known
        assert isinstance(known, Incursion)
        for marine in range(known.setting.marines):
            if marine + 1 != decision.seat:
                assert set(known.hands[marine]) <= {UNSEEN} and set(known.glory[marine]) <= {UNSEEN}
        if decision.seat != 0:
            assert set(known.event_hand) <= {UNSEEN}
        before = known.data()
        answer = super().choose(view, decision, chance)
        assert known.data() == before
        self.asked += 1
        return answer


def test_it_sees_nobody_elses_cards_and_leaves_its_view_as_it_was() -> None:
    watcher = Watcher()
    assert played(watcher, watcher, b"watched", mission="knee_deep_in_the_dead", marines="3").forfeit is None
    assert watcher.asked > 100


def test_what_is_hidden_does_not_change_its_answer() -> None:
    """Two worlds that differ only in others' hands: the bot answers alike."""
    position = GAME.start(GAME.settle({"mission": "locked_archive", "marines": "2"}), SeededChance(b"hidden"))
    for _ in range(120):
        decision = position.pending()[0]
        answer = GREEDY.choose(View(position, decision.seat), decision, SeededChance(b"bot"))
        world = View(position, decision.seat).guess(SeededChance(b"another world"))
        other = next(asked for asked in world.pending() if asked.seat == decision.seat)
        assert GREEDY.choose(View(world, decision.seat), other, SeededChance(b"bot")) == answer
        position.play(decision.seat, answer)


@pytest.mark.parametrize("side", ["invader", "marines"])
def test_calm_finishes_a_game_and_its_luck_changes_nothing(side: str) -> None:
    """It is weaker because it looks less far: its marines know no abilities and reactions."""
    calm = Doom2016Calm()
    bots: list[Bot] = [calm, GREEDY] if side == "invader" else [GREEDY, calm]
    finished = played(bots[0], bots[1], b"calm", mission="locked_archive", marines="2")
    assert finished.forfeit is None and last_round(finished) <= MOST_ROUNDS
    used = {seat for seat, action in finished.actions if verb_of(action) == USE}
    assert 0 in used and used.isdisjoint(() if side == "invader" else (1, 2))
    again = play_game(GAME, finished.options, [bots[0], bots[1], bots[1]], b"calm")
    assert again.actions == finished.actions


def test_calm_fires_at_the_nearest_and_greedy_at_the_best() -> None:
    eye = Study(GAME.start(GAME.settle({}), SeededChance(b"eye")), NEAR)
    assert eye.nearest([(12, 4), (10, 2), (11, 3)]) == [(10, 2)]
    assert Study(eye.position).nearest([(12, 4), (10, 2)]) == [(12, 4), (10, 2)]


# -- hard ----------------------------------------------------------------------------------------------------------


def test_hard_advises_and_is_the_strongest_that_people_choose() -> None:
    assert list(BOTS) == [level.bot for level in LEVELS] == ["calm", "greedy", "hard"]
    assert ADVISER == "hard"
    assert sorted(level.strength for level in LEVELS) == [level.strength for level in LEVELS]


@pytest.mark.parametrize("side", ["invader", "marines"])
def test_hard_finishes_its_games_and_plays_otherwise_than_greedy(side: str) -> None:
    bots: list[Bot] = [Doom2016Hard(), GREEDY] if side == "invader" else [GREEDY, Doom2016Hard()]
    finished = played(bots[0], bots[1], b"hard", mission="cold_reactor", marines="2")
    assert finished.forfeit is None and last_round(finished) <= MOST_ROUNDS
    assert finished.actions != played(GREEDY, GREEDY, b"hard", mission="cold_reactor", marines="2").actions


def test_hards_marines_fear_less_for_their_lives() -> None:
    """On the same square, before the same demons."""
    position = GAME.start(GAME.settle({"mission": "ember_ward", "marines": "2"}), SeededChance(b"fear"))
    while not isinstance(position.agenda[-1], MarineActivation):
        decision = position.pending()[0]
        position.play(decision.seat, GREEDY.choose(View(position, decision.seat), decision, SeededChance(b"bot")))
    step, options = position.agenda[-1], position.pending()[0].answers.as_list()
    assert isinstance(step, MarineActivation)
    usual, daring = (Choice(Study(position, eye), step, options) for eye in (KEEN, FIERCE))
    assert 0 < daring.risk < usual.risk / 2


def test_hards_demons_go_farther_for_a_weak_marine() -> None:
    """By how much nearer than a weak one a strong one must be to be hunted."""
    position = GAME.start(GAME.settle({"mission": "ember_ward", "marines": "2"}), SeededChance(b"prey"))
    while not position.marines_on_map():
        decision = position.pending()[0]
        position.play(decision.seat, GREEDY.choose(View(position, decision.seat), decision, SeededChance(b"bot")))
    strong = position.marines_on_map()[0]
    square, left = position.place[strong], position.health(strong) - position.damage[strong]
    assert prey(Study(position))[square] == left // 3
    assert prey(Study(position, FIERCE))[square] == 2 * left // 3


@pytest.mark.slow
@pytest.mark.parametrize("side", ["invader", "marines"])
def test_greedy_beats_random_on_both_sides(side: str) -> None:
    won = 0
    games = 0
    for mission in MISSIONS:
        bots: list[Bot] = [GREEDY, RandomBot()] if side == "invader" else [RandomBot(), GREEDY]
        finished = played(bots[0], bots[1], b"strength", mission=mission, marines="2")
        assert finished.forfeit is None
        won += (finished.result[0] == 1.0) == (side == "invader")
        games += 1
    assert won >= 0.8 * games
