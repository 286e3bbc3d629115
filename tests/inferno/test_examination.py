"""The kernel's examination: random games over all scenarios, variants and ways to come by champions, all checked."""

from typing import Any

import pytest

import platzdarm.kernel.position as engine
from platzdarm.games.inferno.bots.greedy import InfernoGreedy
from platzdarm.games.inferno.rules import setup
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.scenario import CAMPAIGN
from platzdarm.games.inferno.rules.turn import BEGINS, Turn
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.conformance import Examination, examine
from platzdarm.kernel.position import View
from tests.inferno.tabletop import game, library

COMPILED = not str(engine.__file__).endswith(".py")
TABLES = [
    (id, mode, draft)
    for id, scenario in library().scenarios.items()
    for mode in setup.standalone_modes(scenario)
    for draft in (("yes",) if mode == "teams" else ("no", "yes"))
]
EVENINGS = [
    (id, mode, difficulty)
    for id, scenario in library().scenarios.items()
    for mode in scenario.modes
    if mode in CAMPAIGN
    for difficulty in setup.DIFFICULTIES
]

every_table = pytest.mark.parametrize(("scenario", "mode", "draft"), TABLES)
every_evening = pytest.mark.parametrize(("scenario", "mode", "difficulty"), EVENINGS)


@every_table
def test_random_games_keep_every_promise(scenario: str, mode: str, draft: str) -> None:
    options = {"scenario": scenario, "mode": mode, "draft": draft}
    examine(game(), options, f"{scenario} {mode} {draft}".encode(), thorough=40, patience=120)


@pytest.mark.parametrize(("scenario", "mode", "difficulty"), EVENINGS[::5])
def test_random_evenings_of_the_campaign_keep_every_promise(scenario: str, mode: str, difficulty: str) -> None:
    options = {"scenario": scenario, "mode": mode, "difficulty": difficulty}
    examine(game(), options, f"{scenario} {mode}".encode(), thorough=60, patience=200)


@pytest.mark.slow
@every_evening
def test_whole_evenings_of_the_campaign_keep_every_promise(scenario: str, mode: str, difficulty: str) -> None:
    """Random ones, which villains win, and ones that greedy leads."""
    options = {"scenario": scenario, "mode": mode, "difficulty": difficulty}
    seed = f"evening {scenario} {mode} {difficulty}".encode()
    match = examine(game(), options, seed, thorough=60, patience=4_000)
    assert match.position.over
    Led(game(), options, seed, thorough=60).run_on(4_000)


@pytest.mark.slow
@every_table
def test_long_games_keep_every_promise(scenario: str, mode: str, draft: str) -> None:
    options = {"scenario": scenario, "mode": mode, "draft": draft}
    for number in range(2 if COMPILED else 1):
        examine(game(), options, f"long {scenario} {mode} {draft} {number}".encode(), thorough=60, patience=3_000)


class Run(Examination):
    """A game without a record, with what must be so between any two decisions."""

    def run_on(self, moves: int) -> None:
        position = self.match.position
        assert isinstance(position, Contest)
        turns = 0
        while not position.over and self.moves < moves:
            decision = self.pick_decision()
            position.play(decision.seat, decision.answers.at(self.luck.roll(len(decision.answers))))
            self.moves += 1
            self.check_field(position)
            turns += sum(event.kind == "turn" for event in position.events)
            if position.events and position.events[-1].kind == "turn":
                self.demand(not any(position.strength_up), "boosts end with the turn")
        self.check_pieces()
        assert turns > 3

    def check_field(self, position: Contest) -> None:
        anew = position.copy()
        anew.known_occupants = None
        self.demand(position.occupants() == anew.occupants(), "champions are known to stand where they stand")
        top = position.agenda[-1] if position.agenda else None
        if isinstance(top, Turn) and top.stage != BEGINS:
            cells = [cell for piece in position.standing() for cell in position.cells_of(piece)]
            self.demand(len(cells) == len(set(cells)), "at most one champion a cell")


@pytest.mark.parametrize(("scenario", "mode"), [("love_lives_forever", "duel"), ("infernal_battle", "four")])
def test_the_field_stays_sound(scenario: str, mode: str) -> None:
    Run(game(), {"scenario": scenario, "mode": mode}, b"sound", thorough=1_000).run_on(500)


class Led(Examination):
    """Random players seldom fight, so greedy leads the way, with a random move now and then."""

    def run_on(self, moves: int) -> None:
        bot = InfernoGreedy()
        while not self.match.position.over and self.moves < moves:
            position = self.match.position
            decision = self.pick_decision()
            action = decision.answers.at(self.luck.roll(len(decision.answers)))
            if self.luck.roll(5):
                decision = next(one for one in position.pending() if one.due)
                view: View[Any] = View(position, decision.seat)
                action = bot.choose(view, next(one for one in view.pending() if one.due), self.luck)
            if self.luck.roll(self.thorough) == 0:
                self.check_thoroughly(decision, action)
            events = self.match.play(decision.seat, action)
            self.moves += 1
            self.check_told(events)
            self.check_secrets(decision.seat, action, events)
            self.check_pieces()


@pytest.mark.parametrize(
    ("scenario", "mode"),
    [("soul_spires_3", "three"), ("infernal_battle", "four"), ("circle_of_stones", "duel"), ("war_gates", "teams")],
)
@pytest.mark.slow
def test_games_that_bots_lead_keep_every_promise(scenario: str, mode: str) -> None:
    Led(game(), {"scenario": scenario, "mode": mode}, f"led {scenario}".encode(), thorough=30).run_on(500)


@pytest.mark.slow
@every_table
def test_whole_games_that_bots_lead_keep_every_promise(scenario: str, mode: str, draft: str) -> None:
    options = {"scenario": scenario, "mode": mode, "draft": draft}
    for number in range(2 if COMPILED else 1):
        Led(game(), options, f"whole {scenario} {number}".encode(), thorough=60).run_on(4_000)


def test_random_options_are_tables_that_can_be_set_up() -> None:
    found = {tuple(game().random_options(SeededChance(bytes([seed]))).values()) for seed in range(120)}
    assert found <= {*TABLES, *EVENINGS} and len(found) > 10 and found & set(EVENINGS)
