"""The kernel's examination: random games over all scenarios, variants and ways to come by champions, all checked."""

import pytest

import platzdarm.kernel.position as engine
from platzdarm.games.inferno.rules import setup
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.turn import BEGINS, Turn
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.conformance import Examination, examine
from tests.inferno.tabletop import game, library

COMPILED = not str(engine.__file__).endswith(".py")
TABLES = [
    (id, mode, draft)
    for id, scenario in library().scenarios.items()
    for mode in setup.playable_modes(scenario)
    for draft in (("yes",) if mode == "teams" else ("no", "yes"))
]

every_table = pytest.mark.parametrize(("scenario", "mode", "draft"), TABLES)


@every_table
def test_random_games_keep_every_promise(scenario: str, mode: str, draft: str) -> None:
    options = {"scenario": scenario, "mode": mode, "draft": draft}
    examine(game(), options, f"{scenario} {mode} {draft}".encode(), thorough=40, patience=120)


@pytest.mark.slow
@every_table
def test_long_games_keep_every_promise(scenario: str, mode: str, draft: str) -> None:
    options = {"scenario": scenario, "mode": mode, "draft": draft}
    for number in range(10 if COMPILED else 1):
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


def test_random_options_are_tables_that_can_be_set_up() -> None:
    found = {tuple(game().random_options(SeededChance(bytes([seed]))).values()) for seed in range(120)}
    assert found <= {(scenario, mode, draft) for scenario, mode, draft in TABLES} and len(found) > 10
