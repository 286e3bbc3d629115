"""Whole random games over all modes, numbers of players and variants, each examined on the way.

2,000 games, the same number for each of the ten kinds of table with each of the four variants, and armies by lot. The
compiled engine plays them all, the interpreted one a share.
"""

import pytest

import platzdarm.kernel.position as engine
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.kernel.chance import ScriptedChance, SeededChance
from platzdarm.kernel.conformance import examine
from platzdarm.kernel.events import Event
from platzdarm.kernel.position import SPECTATOR, Position
from tests.neuroshima.tables import TABLES, VARIANTS, neuroshima, options_of, sampled

GAMES = 2000
SHARE = GAMES // (len(TABLES) * len(VARIANTS))
COMPILED = not str(engine.__file__).endswith(".py")
PLAYED = SHARE if COMPILED else SHARE // 5

every_table = pytest.mark.parametrize(("players", "mode"), TABLES)
every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: f"reinforcement-{v[0]}-opening-{v[1]}")


def examine_games(players: int, mode: str, variant: tuple[str, str], games: range) -> None:
    for number in games:
        options = options_of(players, mode, variant, number)
        match = examine(neuroshima(), options, f"random game {number}".encode())
        assert match.position.result is not None
        assert sum(match.position.result) > 0, "somebody has won, or several share"


def test_the_shares_add_up() -> None:
    assert SHARE * len(TABLES) * len(VARIANTS) == GAMES >= 2000


@pytest.mark.rule("NH-TURN-05")
@every_table
@every_variant
def test_one_random_game_of_each_kind(players: int, mode: str, variant: tuple[str, str]) -> None:
    examine_games(players, mode, variant, range(1))


@pytest.mark.slow
@every_table
@every_variant
def test_random_games(players: int, mode: str, variant: tuple[str, str]) -> None:
    examine_games(players, mode, variant, range(1, PLAYED + 1))


# -- hidden information --------------------------------------------------------------------------------------------


def with_luck(position: Position, outcomes: list[int], seed: bytes) -> Position:
    """The position in a world in which chance brings these outcomes, and then what another seed gives."""
    world = position.copy()
    world.chance = ScriptedChance([outcome & 0xFFFF for outcome in outcomes], SeededChance(seed))
    return world


def told(viewer: int, events: list[Event]) -> list[Event]:
    return [event for event in events if event.seen_by(viewer)]


def check_luck_to_come(position: Position, luck: SeededChance) -> None:
    """What nobody may know here is luck to come: hands and discards lie open, and piles have no order."""
    viewers = range(SPECTATOR, position.seat_count())
    other = with_luck(position, [], b"another future")
    for viewer in viewers:
        here, there = position.masked(viewer), other.masked(viewer)
        assert (here.facts(viewer), here.data()) == (there.facts(viewer), there.data())
    for decision in position.pending():
        action = decision.answers.at(luck.roll(len(decision.answers)))
        one = position.copy()
        events = one.play(decision.seat, action)
        two = with_luck(position, one.chance.outcomes, b"another future")
        also = two.play(decision.seat, action)
        for viewer in viewers:
            assert told(viewer, events) == told(viewer, also)
            here, there = one.masked(viewer), two.masked(viewer)
            assert (here.facts(viewer), here.data()) == (there.facts(viewer), there.data())


@pytest.mark.rule("NH-TURN-05")
@every_table
def test_no_view_and_no_event_depends_on_luck_to_come(players: int, mode: str) -> None:
    for number in range(2):
        for position in sampled(players, mode, number, every=12):
            check_luck_to_come(position, SeededChance(b"actions"))


@pytest.mark.slow
@every_table
def test_no_view_and_no_event_depends_on_luck_to_come_in_many_games(players: int, mode: str) -> None:
    for number in range(2, 22):
        for position in sampled(players, mode, number, every=4):
            check_luck_to_come(position, SeededChance(b"actions"))


# -- legal actions -------------------------------------------------------------------------------------------------


def check_every_answer(position: Skirmish) -> None:
    game = neuroshima()
    inventory = position.inventory()
    for decision in position.pending():
        for action in decision.answers:
            text = game.write(position, decision.seat, action)
            assert game.read(position, decision.seat, text) == action
            world = position.copy()
            world.play(decision.seat, action)
            assert world.inventory() == inventory, text


@pytest.mark.rule("NH-TURN-05")
@every_table
def test_every_legal_action_is_accepted(players: int, mode: str) -> None:
    for position in sampled(players, mode, number=0, every=30):
        check_every_answer(position)


@pytest.mark.slow
@every_table
def test_every_legal_action_is_accepted_in_many_games(players: int, mode: str) -> None:
    for number in range(1, 9):
        for position in sampled(players, mode, number, every=10):
            check_every_answer(position)
