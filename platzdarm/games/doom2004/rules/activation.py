"""Activating invaders (chapter ACT): movement and one attack, in any order."""

from typing import Any

from platzdarm.games.doom2004.rules import attack, doors, exploring
from platzdarm.games.doom2004.rules.arrival import go
from platzdarm.games.doom2004.rules.field import OFF
from platzdarm.games.doom2004.rules.moments import Moment, interruption
from platzdarm.games.doom2004.rules.mover import Mover
from platzdarm.games.doom2004.rules.moving import landing, moves, passing
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.setting import DOOR_COST, INVADER
from platzdarm.games.doom2004.rules.targets import invader_attacks
from platzdarm.games.doom2004.rules.verbs import DOOR, END, SQUARE_FIRST, STRIKE, USE
from platzdarm.games.doom2004.rules.victory import decided
from platzdarm.games.doom2004.rules.wounds import stay_in_acid
from platzdarm.kernel.action import first, verb_of, wide
from platzdarm.kernel.answers import Answers, Span
from platzdarm.kernel.decision import Decision


class Activation(Mover):
    """Cards for an invader that is activated are played before it does anything (`fresh`).

    It is told when its turn comes (`told`): of two that a card activates, the second waits for the first.
    """

    def __init__(
        self, figure: int, fresh: bool = True, over: bool = False, told: bool = False, mover: list[int] | None = None
    ) -> None:
        super().__init__(figure, 0, 1)
        self.fresh = fresh
        self.over = over
        self.told = told
        if mover is not None:
            self.set_mover(mover)

    def values(self) -> list[Any]:
        return [self.figure, self.fresh, self.over, self.told, self.mover_values()]

    def run(self, position: Foray) -> bool:
        if position.on_board(self.figure) and not self.over:  # one that is killed loses the rest (D04-ACT-04)
            if not self.told:
                self.told = True
                position.tell("activated", [self.figure])
            return False
        position.agenda.pop()
        stay_in_acid(position, self.figure)
        if decided(position):
            return True
        interruption(position, position.turn == INVADER)
        exploring.look(position)
        return True

    def moment(self) -> Moment:
        return Moment("invader_activated", [INVADER], self.figure)

    def decisions(self, position: Foray) -> list[Decision]:
        figure, points = self.figure, self.left()
        singles = moves(position, figure, points)
        spans: list[Span] = []
        hides = position.hides(INVADER) and self.fresh
        if not passing(position, figure):
            singles += doors.door_moves(position, figure, points)
            if self.attacks > 0:
                spans = invader_attacks(position, figure)
            if self.fresh and not hides:
                singles += position.rules.playable(position, INVADER, self.moment())
            singles.append(END)
        return [Decision(INVADER, "invader", Answers(singles, spans, hides), [figure])]

    def answer(self, position: Foray, seat: int, action: int) -> None:
        figure, verb = self.figure, verb_of(action)
        if verb == USE:
            position.rules.react(position, seat, action, self.moment())
            return
        self.fresh = False
        if verb == END:
            self.over = True
        elif verb == STRIKE:
            self.attack_made()
            attack.declare(position, figure, OFF, wide(action, SQUARE_FIRST), False)
        elif verb == DOOR:
            self.spend(DOOR_COST)
            interruption(position, position.turn == INVADER, figure)
            doors.move_door(position, figure, first(action))
        else:
            place, price = landing(position, figure, action)
            self.spend(price)
            go(position, figure, place >> 1, place & 1, "moved")


def activate(position: Foray, figure: int, movement: bool = True) -> None:
    """Put the activation of an invader on the agenda, or only its attack, which is no activation to be told of."""
    step = Activation(figure)
    step.points = position.movement(figure) if movement else 0
    step.fresh = movement
    step.told = not movement
    position.agenda.append(step)
