"""The kernel's examination: random games over all scenarios, numbers of marines and levels, with everything checked.

Random players explore slowly and the rules set no limit of rounds, so most games are left after some thousand moves,
having kept every promise so far; some are played to their ends.
"""

import pytest

import platzdarm.kernel.position as engine
from platzdarm.games.doom2004.bots.greedy import Doom2004Greedy
from platzdarm.games.doom2004.game import Doom2004
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.victory import MARINE_SIDE, decided, win
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.conformance import Examination, examine
from platzdarm.kernel.position import View
from tests.doom2004.tabletop import library

COMPILED = not str(engine.__file__).endswith(".py")
TABLES = [(scenario, marines) for scenario in library().scenarios for marines in (1, 2, 3)]
LEVELS = list(library().content.levels)
LONGEST = 40_000
CLOSE = 2 if COMPILED else 1

every_table = pytest.mark.parametrize(("scenario", "marines"), TABLES)


def options_of(scenario: str, marines: int, number: int) -> dict[str, str]:
    level = LEVELS[(number + marines) % len(LEVELS)]
    return {"scenario": scenario, "marines": str(marines), "level": level, "draw": "two" if number % 2 else "each"}


@every_table
def test_random_games_keep_every_promise(scenario: str, marines: int) -> None:
    options = options_of(scenario, marines, 0)
    examine(Doom2004(library()), options, f"{scenario} {marines}".encode(), thorough=30, patience=300)


@pytest.mark.slow
@every_table
def test_games_followed_closely_keep_every_promise(scenario: str, marines: int) -> None:
    for number in range(CLOSE):
        seed = f"close {scenario} {marines} {number}".encode()
        examine(Doom2004(library()), options_of(scenario, marines, number), seed, thorough=60, patience=3_000)


class Run(Examination):
    """A whole game without a record; some moves are checked thoroughly."""

    def run_on(self) -> None:
        position = self.match.position
        while not position.over and self.moves < LONGEST:
            decision = self.pick_decision()
            action = decision.answers.at(self.luck.roll(len(decision.answers)))
            if self.luck.roll(self.thorough) == 0:
                self.check_thoroughly(decision, action)
                position = self.match.position
            position.play(decision.seat, action)
            self.moves += 1
            if self.moves % 40 == 0:
                self.check_pieces()
                assert isinstance(position, Foray)
                anew = position.copy()
                anew.known_standing = None
                self.demand(position.standing() == anew.standing(), "figures are known to stand where they stand")
        if position.over:
            self.check_result()
            assert position.result is not None and set(position.result) == {0.0, 1.0}, "one side has won"


@pytest.mark.slow
@every_table
def test_whole_games_keep_every_promise(scenario: str, marines: int) -> None:
    for number in range(3 if COMPILED else 1):
        seed = f"whole {scenario} {marines} {number}".encode()
        game = Run(Doom2004(library()), options_of(scenario, marines, number), seed, thorough=1_000)
        try:
            game.run_on()
        except Exception as error:
            error.add_note(game.placed("play does not break"))
            raise


@pytest.mark.parametrize("scenario", list(library().scenarios))
def test_revealing_an_area_keeps_every_promise(scenario: str) -> None:
    """Random players seldom open doors, so bots lead the way; each move that reveals something is looked at closely."""
    examination = Examination(Doom2004(library()), {"scenario": scenario, "marines": "2"}, b"reveal", 30)
    bot, revealed = Doom2004Greedy(), 0
    for _ in range(250):
        position = examination.match.position
        assert isinstance(position, Foray)
        decision = next(one for one in position.pending() if one.due)
        view = View(position, decision.seat)
        action = bot.choose(view, next(one for one in view.pending() if one.due), SeededChance(b"luck"))
        trial = position.copy()
        trial.play(decision.seat, action)
        if trial.areas != position.areas:
            revealed += 1
            examination.check_thoroughly(decision, action)
            position = examination.match.position
        position.play(decision.seat, action)
    assert revealed > 0


@pytest.mark.rule("D04-SETUP-04")
def test_in_a_campaign_a_winner_with_several_weapons_chooses_the_one_to_take_along() -> None:
    """The end waits for his choice; after the last scenario, and outside a campaign, nobody is asked."""
    game = Doom2004(library())
    options = game.settle({"campaign": "four_doors_down", "marines": "2"})
    position = game.start(options, SeededChance(b"keep"))
    for weapon in ("chainsaw", "shotgun", "bfg"):
        position.add_weapon(0, library().content.weapon(weapon).index, 1)
    position.add_weapon(1, library().content.weapon("plasma_gun").index, 1)
    win(position, MARINE_SIDE)
    position.asked = None
    position.advance()
    assert position.result is None and decided(position)
    decision = position.pending()[0]
    written = [game.vocabulary.write(position, 1, action) for action in decision.answers]
    assert (decision.seat, decision.kind) == (1, "keep") and written == ["keep chainsaw", "keep shotgun"]
    position.play(1, game.vocabulary.read(position, 1, "keep chainsaw"))
    assert position.result == [0.0, 1.0, 1.0]
    following = game.sequel(options, position)
    assert following is not None and following["kept"] == "green:chainsaw,red:plasma_gun"
    third = game.start(game.settle({**options, "won": "mm"}), SeededChance(b"third"))
    assert third.setting.goes_on, "what is chosen after the third scenario goes along to the fourth"
    for alone in ({"marines": "2"}, {**options, "won": "mmm"}):
        last = game.start(game.settle(alone), SeededChance(b"last"))
        last.weapons[0] = position.weapons[0]
        win(last, MARINE_SIDE)
        assert last.result == [0.0, 1.0, 1.0]


@pytest.mark.rule("D04-SETUP-04")
def test_a_campaign_goes_through_its_four_scenarios() -> None:
    game = Doom2004(library())
    options: dict[str, str] | None = game.settle({"campaign": "four_doors_down", "marines": "2"})
    seen = []
    while options is not None:
        seen.append(options["scenario"])
        position = game.start(options, SeededChance(b"campaign"))
        position.marks |= 1
        position.add_weapon(0, 4, 1)
        position.result = [0.0, 1.0, 1.0] if len(seen) != 2 else [1.0, 0.0, 0.0]
        options = game.sequel(options, position)
        if len(seen) == 1:
            assert options is not None and options["kept"] == "green:shotgun" and options["won"] == "m"
            second = game.start(options, SeededChance(b"second"))
            assert second.weapon_tokens(0, 4) == 1 and len(second.hand) == 6
        if len(seen) == 2:
            assert options is not None and options["kept"] == "" and options["marks"] == "sealed"
            third = game.start(options, SeededChance(b"third"))
            assert third.setting.frags == 11 and third.setting.lost == 1, "ten with two marines, and one more"
    assert seen == list(library().scenarios)
