"""A view gives one seat's knowledge, and no way leads from it to anything else."""

import gc
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

import pytest

from platzdarm.games.neuroshima.game import Neuroshima
from platzdarm.kernel.chance import SealedChance, SeededChance
from platzdarm.kernel.errors import Unknown
from platzdarm.kernel.events import Event
from platzdarm.kernel.game import Game
from platzdarm.kernel.pile import UNSEEN
from platzdarm.kernel.position import SPECTATOR, Position, View
from tests.ambush.platzdarm_ambush.game import Ambush, Muster, Raid
from tests.kernel.raids import mustered, new_match, play, raid

CODE = (type, ModuleType, FunctionType, BuiltinFunctionType, MethodType)


def reachable(start: object) -> list[Any]:
    """All data that somebody finds who follows every reference."""
    found: dict[int, Any] = {}
    waiting = [start]
    while waiting:
        thing = waiting.pop()
        if id(thing) not in found and not isinstance(thing, CODE):
            found[id(thing)] = thing
            waiting += gc.get_referents(thing)
    return list(found.values())


def played_on(game: Game[Any], seed: bytes, moves: int) -> Position:
    luck = SeededChance(b"moves" + seed)
    position: Position = game.start(game.random_options(luck), SeededChance(seed))
    for _ in range(moves):
        if not position.over:
            decision = position.pending()[0]
            position.play(decision.seat, decision.answers.at(luck.roll(len(decision.answers))))
    return position


@pytest.mark.parametrize("game", [Ambush(), Neuroshima()], ids=lambda game: game.name)
@pytest.mark.parametrize("number", range(6))
def test_no_way_leads_from_a_view_to_the_position(game: Game[Any], number: int) -> None:
    position = played_on(game, bytes([number]), number * 5)
    position.pending()  # what other seats may do is worked out, and must not travel along
    for seat in range(SPECTATOR, position.seat_count()):
        things = reachable(View(position, seat))
        assert position not in [thing for thing in things if isinstance(thing, Position)]
        assert not [thing for thing in things if isinstance(thing, SeededChance)]
        assert not [thing for thing in things if isinstance(thing, Event)]


def test_nothing_hidden_is_in_a_view() -> None:
    match = mustered(orders=2)
    view = View(match.position, 1)
    known = view.known
    assert isinstance(known, Raid) and isinstance(known.chance, SealedChance)
    assert known.hands == [(UNSEEN, UNSEEN), raid(match).hands[1], (UNSEEN, UNSEEN), (UNSEEN, UNSEEN)]
    assert known.orders == UNSEEN
    assert sum(known.deck.top.counts) == 26 and known.deck.size == 20
    assert [known.hides(seat) for seat in range(4)] == [True, False, True, True]
    assert view.facts()["hand"] == ["captain", "ambush"] and view.facts()["orders"] is None


def test_a_view_asks_only_its_own_seat() -> None:
    match = mustered()
    assert [(d.seat, d.kind) for d in View(match.position, 0).pending()] == [(0, "act"), (0, "flare")]
    assert [(d.seat, d.kind) for d in View(match.position, 3).pending()] == [(3, "flare")]
    assert View(match.position, SPECTATOR).pending() == []


def test_sealed_choices_are_in_no_other_view() -> None:
    match = play(new_match(), "0 bold", "2 steady")
    steps = [View(match.position, seat).known.agenda[-1] for seat in (SPECTATOR, 0, 1, 2)]
    choices = [step.choices for step in steps if isinstance(step, Muster)]
    assert [[choice == UNSEEN for choice in known] for known in choices] == [
        [True, False, True, False],
        [False, False, True, False],
        [True, False, True, False],
        [True, False, False, False],
    ]


def test_playing_on_in_a_view_stops_at_the_unknown() -> None:
    match = mustered()
    with pytest.raises(Unknown):
        View(match.position, 0).known.play(0, match.game.read(match.position, 0, "rest"))
    with pytest.raises(Unknown):
        View(match.position, 0).known.play(2, match.game.read(match.position, 2, "attack soldier 1"))


def test_a_guess_can_be_played_to_the_end() -> None:
    match = mustered()
    for seat in range(SPECTATOR, 4):
        luck = SeededChance(bytes([seat + 1]))
        world = View(match.position, seat).guess(luck)
        while not world.over:
            decision = world.pending()[0]
            world.play(decision.seat, decision.answers.at(luck.roll(len(decision.answers))))
        assert world.result is not None
    assert raid(match).turn == 1, "the real game has not moved"


def test_whoever_wrecks_his_view_wrecks_nothing_else() -> None:
    match = mustered()
    before = match.position.data()
    known: Any = View(match.position, 0).known
    known.hands[1], known.points[0] = (), 99
    known.shields.clear()
    known.agenda.clear()
    known.discards = (3, 3, 3)
    assert match.position.data() == before
