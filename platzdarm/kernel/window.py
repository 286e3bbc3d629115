"""Interrupts are windows: a named moment in which seats may act, asked in the order that the rules give.

Every seat that holds something playable, and only that seat, gets a question with PASS among the answers.
"""

from typing import TypeVar

from mypy_extensions import mypyc_attr

from platzdarm.kernel.decision import Decision
from platzdarm.kernel.options import Options
from platzdarm.kernel.position import Position, Step

P = TypeVar("P", bound=Position)

PASS = 0  # verb 0 is 'pass' in every game


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Step[P]):
    """Asks the seats of `order` one after the other. Subclasses say what is playable and what it does."""

    def __init__(self, name: str, order: list[int]) -> None:
        self.name = name
        self.order = order

    def playable(self, position: P, seat: int) -> list[int]:
        """The actions that `seat` may take in this window, PASS not among them."""
        return []

    def take(self, position: P, seat: int, action: int) -> None:
        """Carry out an interrupt. The seat is asked again if it still holds something playable."""

    def run(self, position: P) -> bool:
        while self.order and not self.playable(position, self.order[0]):
            self.order = self.order[1:]
        if self.order:
            return False
        position.agenda.pop()
        return True

    def decisions(self, position: P) -> list[Decision]:
        seat = self.order[0]
        return [Decision(seat, self.name, Options([PASS, *self.playable(position, seat)], []))]

    def answer(self, position: P, seat: int, action: int) -> None:
        if action == PASS:
            self.order = self.order[1:]
        else:
            self.take(position, seat, action)

    def copy(self) -> "Window[P]":
        raise TypeError("a window must be able to copy itself")
