"""Interrupts are windows: a named moment in which seats may act, asked in the order that the rules give.

A seat whose holdings are open is asked if it has something playable. Where hands are hidden, being asked must not
tell what one holds: then every seat that might hold something, as far as all can see, is asked (`concerns`), and a
seat asked in vain has PASS as its only answer.
"""

from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from platzdarm.kernel.answers import Answers
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import Position, Step

P = TypeVar("P", bound=Position)

PASS: Final = 0  # verb 0 is 'pass' in every game


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Step[P]):
    """Asks the seats of `order` one after the other. Subclasses say what is playable and what it does."""

    def __init__(self, name: str, everyone: list[int], order: list[int] | None = None) -> None:
        self.name = name
        self.everyone = everyone
        self.order = everyone if order is None else order

    def playable(self, position: P, seat: int) -> list[int]:
        """The actions that `seat` may take in this window, PASS not among them."""
        return []

    def concerns(self, position: P, seat: int) -> bool:
        """Whether `seat` is asked. To be decided from what everybody can see where hands are hidden."""
        return bool(self.playable(position, seat))

    def take(self, position: P, seat: int, action: int) -> None:
        """Carry out an interrupt. Afterwards everybody is asked anew, from the seat that acted."""

    def about(self, position: P) -> list[int]:
        """What the window is about (the attack, the figure), for the client to draw."""
        return []

    def run(self, position: P) -> bool:
        while self.order and not self.concerns(position, self.order[0]):
            self.order = self.order[1:]
        if self.order:
            return False
        position.agenda.pop()
        return True

    def decisions(self, position: P) -> list[Decision]:
        seat = self.order[0]
        hides = position.hides(seat)
        answers = [] if hides else self.playable(position, seat)
        return [Decision(seat, self.name, Answers([PASS, *answers], [], hides), self.about(position))]

    def answer(self, position: P, seat: int, action: int) -> None:
        if action == PASS:
            self.order = self.order[1:]
            return
        at = self.everyone.index(seat)
        self.order = self.everyone[at:] + self.everyone[:at]
        self.take(position, seat, action)

    @property
    def exclusive(self) -> bool:
        return True

    def values(self) -> list[Any]:
        return [self.name, self.everyone, self.order]
