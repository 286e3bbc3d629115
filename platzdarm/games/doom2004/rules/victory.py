"""Frags and the end of the game (chapters VICT, KILL); in a campaign, what the winning marines take along."""

from typing import Any, Final

from platzdarm.games.doom2004.rules.field import OFF
from platzdarm.games.doom2004.rules.position import Foray, Stage
from platzdarm.games.doom2004.rules.setting import INVADER, seat_of
from platzdarm.games.doom2004.rules.verbs import KEEP
from platzdarm.kernel.action import first, pack
from platzdarm.kernel.answers import Answers
from platzdarm.kernel.decision import Decision

INVADER_SIDE = 0
MARINE_SIDE = 1
NEVER_KEPT: Final = "bfg"


def decided(position: Foray) -> bool:
    """Whether the game has been won. Asked anew each time: the compiler would believe that an earlier answer holds."""
    return position.result is not None or (bool(position.agenda) and isinstance(position.agenda[0], Keeping))


def win(position: Foray, side: int) -> None:
    """At once, in the middle of whatever goes on (D04-VICT-02)."""
    if decided(position):
        return
    if side == MARINE_SIDE and position.setting.goes_on:
        position.agenda = [Keeping(0)]
    else:
        end(position, side)


def end(position: Foray, side: int) -> None:
    invader = 1.0 if side == INVADER_SIDE else 0.0
    position.result = [invader if seat == INVADER else 1.0 - invader for seat in range(position.setting.seats)]
    position.tell("game_over", [side])


def frag(position: Foray) -> None:
    """Counted over all marines, and never taken back (D04-VICT-04)."""
    position.frags += 1
    position.tell("frag", [position.frags])
    if position.frags >= position.setting.frags:
        win(position, INVADER_SIDE)


def keepable(position: Foray, marine: int) -> list[int]:
    """The weapons of which he may take one along: all that he holds but the largest."""
    weapons = position.setting.content.weapons
    return [w.index for w in weapons if position.weapon_tokens(marine, w.index) and w.id != NEVER_KEPT]


class Keeping(Stage):
    """The marines have won and the campaign goes on: each says which weapon he takes along; then the game is over."""

    def __init__(self, marine: int) -> None:
        self.marine = marine

    def values(self) -> list[Any]:
        return [self.marine]

    def run(self, position: Foray) -> bool:
        while self.marine < position.setting.marines:
            if len(keepable(position, self.marine)) > 1 and position.kept[self.marine] == OFF:
                return False
            self.marine += 1
        end(position, MARINE_SIDE)
        return True

    def decisions(self, position: Foray) -> list[Decision]:
        answers = [pack(KEEP, weapon) for weapon in keepable(position, self.marine)]
        return [Decision(seat_of(self.marine), "keep", Answers(answers, []), [self.marine])]

    def answer(self, position: Foray, seat: int, action: int) -> None:
        position.kept[self.marine] = first(action)
        position.tell("kept", [self.marine, first(action)])
