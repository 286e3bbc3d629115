"""Rounds (chapter ROUND): the marines one after the other, then the invader."""

from typing import Any

from platzdarm.games.doom2004.rules import happenings
from platzdarm.games.doom2004.rules.invaders import InvaderTurn
from platzdarm.games.doom2004.rules.marines import MarineTurn
from platzdarm.games.doom2004.rules.position import LEFT, Foray, Stage


class Rounds(Stage):
    """The bottom of the agenda; `next` is whose turn comes: marines by number, then the invader, then the end."""

    def __init__(self, next: int = 0) -> None:
        self.next = next

    def values(self) -> list[Any]:
        return [self.next]

    def run(self, position: Foray) -> bool:
        marines = position.setting.marines
        turn = self.next
        self.next = (turn + 1) % (marines + 2)
        if turn == 0:
            position.round += 1
            position.tell("round", [position.round])
        if turn < marines:
            if position.state[turn] != LEFT:
                position.agenda.append(MarineTurn(turn))
        elif turn == marines:
            position.agenda.append(InvaderTurn())
        else:
            happenings.delayed(position)
        return True
