"""Captives (chapter CKYT): whom the villains hold at the beacons, and how they are freed."""

from typing import Any

from platzdarm.games.inferno.rules.entering import join
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.rats import has_base
from platzdarm.games.inferno.rules.scenario import KYTHIS
from platzdarm.games.inferno.rules.setting import CAPTIVE
from platzdarm.games.inferno.rules.story import beat
from platzdarm.games.inferno.rules.verbs import CHAMPION, PASS
from platzdarm.kernel.action import first, pack
from platzdarm.kernel.answers import Answers
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import Step


def beside(position: Contest, piece: int) -> list[int]:
    """Captives next to a champion."""
    occupants = position.occupants()
    found: list[int] = []
    for cell in position.cells_of(piece):
        for around in position.field.around[cell]:
            other = occupants.get(around, piece)
            if position.owner[other] == CAPTIVE:
                found.append(other)
    return sorted(found)


def may_free(position: Contest, seat: int, piece: int) -> bool:
    """A minion cannot, and a freed champion needs a base (INF-CKYT-10)."""
    return not position.is_minion(piece) and has_base(position, seat) and len(beside(position, piece)) > 0


class Freeing(Step[Contest]):
    """A champion has ended its movement next to captives: its player may free them, one after the other."""

    def __init__(self, seat: int, piece: int) -> None:
        self.seat = seat
        self.piece = piece

    def values(self) -> list[Any]:
        return [self.seat, self.piece]

    def run(self, position: Contest) -> bool:
        if may_free(position, self.seat, self.piece):
            return False
        position.agenda.pop()
        return True

    def decisions(self, position: Contest) -> list[Decision]:
        answers = [PASS, *[pack(CHAMPION, captive + 1) for captive in beside(position, self.piece)]]
        return [Decision(self.seat, "free", Answers(answers, []), [self.piece])]

    def answer(self, position: Contest, seat: int, action: int) -> None:
        if action == PASS:
            position.agenda.pop()
            return
        captive = first(action) - 1
        position.freed += 1
        position.tell("freed", [seat, captive])
        beat(position, KYTHIS, 1)
        join(position, seat, captive)  # ready, where it stands (INF-CKYT-09)
