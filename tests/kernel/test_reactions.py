"""Reactions: who may use what at a moment, aimed at what, paid how, and once."""

from typing import Any

from platzdarm.kernel.action import pack
from platzdarm.kernel.effects import ONE, Ability, Effect, Selector, Verb
from platzdarm.kernel.position import View
from platzdarm.kernel.reactions import Reaction, Reactions, Source, Use
from platzdarm.kernel.window import PASS
from tests.ambush.platzdarm_ambush.game import AMBUSH_CARD, SEATS, Raid, RaidRules, facts
from tests.kernel.raids import mustered, raid

USE, WHEN = 30, "parley"
SHIELD, HAND = range(2)  # where an ability stands


class Trick(Reaction[Raid]):
    pass


class Rob(Verb[Use[Raid, Trick], Effect]):
    """Takes a shield from a seat that has one."""

    def __init__(self) -> None:
        self.name = "rob"

    def aims(self, effect: Effect) -> tuple[str, ...]:
        return ("seat",)

    def choices(self, use: Use[Raid, Trick], effect: Effect) -> list[tuple[int, int]]:
        return [(seat + 1, 0) for seat in range(SEATS) if seat != use.seat and use.position.shields[seat]]

    def apply(self, use: Use[Raid, Trick], effect: Effect) -> None:
        use.position.shields[use.target - 1] -= 1
        use.position.shields[use.seat] += 1


class Draw(Verb[Use[Raid, Trick], Effect]):
    def __init__(self) -> None:
        self.name = "draw"

    def apply(self, use: Use[Raid, Trick], effect: Effect) -> None:
        use.position.draw(use.seat)


ROBBERY = Ability("robbery", "robbery", [Effect(WHEN, Rob(), 1, Selector("seat", ONE))])
SIGNAL = Ability("signal", "signal", [Effect(WHEN, Draw())])


class Tricks(Reactions[Raid, Trick]):
    """A shield may be given up for a card; an ambush card in hand robs somebody of a shield."""

    def sources(self, position: Raid, seat: int, moment: Trick, hidden: bool) -> list[Source]:
        if hidden:
            return [Source(HAND, card, ROBBERY) for card in position.hands[seat] if card == AMBUSH_CARD]
        return [Source(SHIELD, 0, SIGNAL)] if position.shields[seat] else []

    def is_hidden(self, kind: int) -> bool:
        return kind == HAND

    def might_hold(self, position: Raid, seat: int, moment: Trick) -> bool:
        return len(position.hands[seat]) > 0

    def pay(self, use: Use[Raid, Trick], source: Source) -> None:
        if source.kind == HAND:
            use.position.discard(use.seat, source.number)
        else:
            use.position.shields[use.seat] -= 1


TRICKS = Tricks(USE)


class TrickRules(RaidRules):
    def playable(self, position: Raid, seat: int, window: Any) -> list[int]:
        return TRICKS.offered(position, seat, window)

    def concerns(self, position: Raid, seat: int, window: Any) -> bool:
        return TRICKS.concerns(position, seat, window)

    def react(self, position: Raid, seat: int, action: int, window: Any) -> None:
        TRICKS.use(position, seat, action, window)


def parley(shields: list[int]) -> Raid:
    """Seats 0 and 1 (who holds an ambush card) may react, in that order."""
    position = raid(mustered())
    position.rules = TrickRules(facts)
    position.shields = shields
    position.agenda.append(Trick(WHEN, [0, 1]))
    position.asked = None
    position.advance()
    return position


def asked(position: Raid) -> tuple[int, list[int]]:
    decision = position.pending()[0]
    return decision.seat, decision.answers.singles


def test_what_lies_open_and_what_is_held_is_offered_with_its_aims() -> None:
    position = parley([0, 1, 1, 1])
    assert asked(position) == (0, [PASS]), "asked in vain: seat 0 might hold something"
    position.play(0, PASS)
    robberies = [pack(USE, HAND, AMBUSH_CARD, seat + 1) for seat in (2, 3)]
    assert asked(position) == (1, [PASS, pack(USE, SHIELD, 0), *robberies])


def test_it_is_paid_and_carried_out_once_at_a_moment() -> None:
    position = parley([0, 2, 1, 0])
    position.play(0, PASS)
    position.play(1, pack(USE, SHIELD, 0))
    assert position.shields == [0, 1, 1, 0] and len(position.hands[1]) == 3
    assert all(action != pack(USE, SHIELD, 0) for action in asked(position)[1]), "one shield is left, but it was used"
    position.play(1, pack(USE, HAND, AMBUSH_CARD, 3))
    assert position.shields == [0, 2, 0, 0] and AMBUSH_CARD in position.discards


def test_others_do_not_see_what_may_be_used_from_a_hand() -> None:
    position = parley([0, 1, 1, 1])
    position.play(0, PASS)
    (question,) = View(position, 0).known.pending()
    assert question.answers.partial and question.answers.singles == [PASS]


def test_who_has_nothing_open_and_no_hand_is_not_asked() -> None:
    position = raid(mustered())
    position.rules = TrickRules(facts)
    position.hands[0], position.shields = (), [0, 0, 1, 1]
    position.agenda.append(Trick(WHEN, [0, 1]))
    position.asked = None
    position.advance()
    assert asked(position)[0] == 1
