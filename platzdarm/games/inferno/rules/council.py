"""What the players decide together for the villains (INF-CTURN-06): each may answer, and the first answer counts."""

from platzdarm.games.inferno.rules.position import Contest
from platzdarm.kernel.answers import Answers
from platzdarm.kernel.decision import Decision


def tell_choice(position: Contest, seat: int, piece: int, cell: int = -1, target: int = -1) -> None:
    """What a player has chosen for a villain: a cell, or a champion."""
    position.tell("villain_choice", [seat, piece, cell, target])


def ask_all(position: Contest, kind: str, answers: list[int], about: list[int] | None = None) -> list[Decision]:
    """The question stands before every player; who answers is told by what follows."""
    seats = range(position.setting.seats)
    return [Decision(seat, kind, Answers(answers, []), about if about is not None else []) for seat in seats]
