"""The kernel's examination: random missions, over all missions and numbers of marines, with everything checked.

Random players can take very long: they seldom attack, and the rules set no limit of rounds (docs/doom2016.md says
where play may not end). So there are two kinds of examination. Some games are followed closely for `PATIENCE` moves,
with their records. Two thousand are played to their ends at a run: every promise is checked on the way, but seldom,
and the few that are not over after `LONGEST` moves are left and counted.
"""

import pytest

import platzdarm.kernel.position as engine
from platzdarm.games.doom2016.game import Doom2016
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.kernel.conformance import Examination, Fault, examine
from platzdarm.kernel.events import EVERYONE
from platzdarm.kernel.position import Position
from tests.doom2016.tabletop import library

COMPILED = not str(engine.__file__).endswith(".py")
MISSIONS = tuple(library().missions)
TABLES = [(mission, marines) for mission in MISSIONS for marines in range(1, 5)]
QUICK = [("first_steps", 1), ("pump_hall", 2), ("ember_ward", 3), ("cold_reactor", 4)]

PATIENCE = 3_000
LONGEST = 50_000
# for each mission and number of marines; the interpreted engine gets a share
WHOLE = 40 if COMPILED else 1
CLOSE = 8 if COMPILED else 1

every_table = pytest.mark.parametrize(("mission", "marines"), TABLES)


def options_of(mission: str, marines: int, number: int) -> dict[str, str]:
    """Own decks and recommended ones by turns; the tutorial has its own."""
    own = number % 2 == 0 and not library().missions[mission].tutorial
    return {"mission": mission, "marines": str(marines), "decks": "own" if own else "recommended"}


class Run(Examination):
    """A whole game without a record: pieces are counted now and then, the rest is checked seldom."""

    def run_on(self) -> bool:
        """Whether the game came to its end."""
        position = self.match.position
        while not position.over and self.moves < LONGEST:
            decision = self.pick_decision()
            action = decision.answers.at(self.luck.roll(len(decision.answers)))
            if self.luck.roll(self.thorough) == 0:
                self.check_thoroughly(decision, action)
                position = self.match.position  # which undo may have exchanged for its twin
            position.play(decision.seat, action)
            self.moves += 1
            if self.moves % 40 == 0:
                self.check_pieces()
                self.check_standing(position)
        self.check_pieces()
        if position.over:
            self.check_result()
            assert position.result is not None and set(position.result) == {0.0, 1.0}, "one side has won"
        return position.over

    def check_standing(self, position: Position) -> None:
        """Who stands where is mended from move to move; worked out anew it is the same."""
        assert isinstance(position, Incursion)
        anew = position.copy()
        anew.known_standing = None
        self.demand(position.standing() == anew.standing(), "figures are known to stand where they stand")


def test_the_shares_add_up() -> None:
    assert len(TABLES) == 13 * 4
    assert len(TABLES) * 40 >= 2000


@pytest.mark.rule("D16-TIMING-09", "D16-TIMING-10")
@pytest.mark.parametrize(("mission", "marines"), QUICK)
def test_random_missions_keep_every_promise(mission: str, marines: int) -> None:
    options = options_of(mission, marines, 1)
    examine(Doom2016(library()), options, f"{mission} {marines}".encode(), thorough=40, patience=1_000)


@pytest.mark.skipif(COMPILED, reason="what is compiled cannot be broken by hand")
@pytest.mark.rule("D16-TIMING-09", "D16-TIMING-10")
@pytest.mark.parametrize("secret", ["drew_card", "drew_event_card", "drew_glory_card"])
def test_a_hidden_card_told_to_all_is_noticed(secret: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Incursion.tell

    def tell(position: Incursion, kind: str, values: list[int], audience: int = EVERYONE) -> None:
        honest(position, kind, values, EVERYONE if kind == secret else audience)

    monkeypatch.setattr(Incursion, "tell", tell)
    options = options_of("long_haul", 1, 0)
    with pytest.raises(Fault, match="seat -1 is told of chance only what its view shows"):
        examine(Doom2016(library()), options, b"long_haul1", thorough=10_000, patience=1_500)


@pytest.mark.slow
@every_table
def test_missions_followed_closely_keep_every_promise(mission: str, marines: int) -> None:
    for number in range(CLOSE):
        seed = f"close {mission} {marines} {number}".encode()
        examine(Doom2016(library()), options_of(mission, marines, number), seed, thorough=200, patience=PATIENCE)


@pytest.mark.slow
@every_table
def test_whole_missions_keep_every_promise_and_nearly_all_end(mission: str, marines: int) -> None:
    left = 0
    for number in range(WHOLE):
        seed = f"whole {mission} {marines} {number}".encode()
        game = Run(Doom2016(library()), options_of(mission, marines, number), seed, thorough=2_000)
        try:
            left += not game.run_on()
        except Exception as error:
            error.add_note(game.placed("play does not break"))
            raise
    assert left <= max(WHOLE // 10, 1), f"{left} of {WHOLE} games were not over after {LONGEST} moves"
