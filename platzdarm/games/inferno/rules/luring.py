"""A villain's rat that a player leads (chapter CRAT), and what becomes of a rat's find."""

from typing import Any

from platzdarm.games.inferno.rules.figures import speed
from platzdarm.games.inferno.rules.hoard import bring
from platzdarm.games.inferno.rules.moving import may_stop, steps
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.scenario import RAT_KING
from platzdarm.games.inferno.rules.verbs import STEP, STOP
from platzdarm.games.inferno.rules.villainy import devil_rat
from platzdarm.kernel.action import first, pack, verb_of
from platzdarm.kernel.answers import Answers
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import Step


def come_to_rest(position: Contest, rat: int) -> None:
    """Giant Rats bring what they find to the Rat King (INF-CRAT-05)."""
    if position.setting.scenario.special(RAT_KING) and rat != devil_rat(position):
        bring(position, rat)


def lure(position: Contest, seat: int, rat: int) -> None:
    position.tell("lured", [seat, rat])
    position.agenda.append(Lure(seat, rat, speed(position, rat)))


class Lure(Step[Contest]):
    """A player moves a villain's Giant Rat, in any direction; it is a villain meanwhile (INF-CRAT-11)."""

    def __init__(self, seat: int, rat: int, points: int) -> None:
        self.seat = seat
        self.rat = rat
        self.points = points

    def values(self) -> list[Any]:
        return [self.seat, self.rat, self.points]

    def decisions(self, position: Contest) -> list[Decision]:
        found = [pack(STEP, hop.to) for hop in steps(position, self.rat, self.points)]
        if may_stop(position, self.rat):
            found.append(STOP)
        return [Decision(self.seat, "champion", Answers(found, []), [self.rat, self.points])]

    def answer(self, position: Contest, seat: int, action: int) -> None:
        if verb_of(action) == STEP:
            cell = first(action)
            hop = next(hop for hop in steps(position, self.rat, self.points) if hop.to == cell)
            position.put(self.rat, cell)
            position.tell("moved", [self.rat, cell])
            self.points -= hop.price
            if self.points:
                return
        position.agenda.pop()
        come_to_rest(position, self.rat)
