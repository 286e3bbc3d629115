"""Things that happen at once: one after the other, in an order that players choose.

The rules say which seat comes first; each puts its own effects in order, and is asked only while it has several that
differ. An effect may put steps on the agenda: the next one waits until they are done.
"""

from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from platzdarm.kernel.answers import Answers
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import Position, Step

P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step[P]):
    """`waiting` are the effects that are left, each as [seat that puts it in order, number of the effect]."""

    def __init__(self, waiting: list[list[int]]) -> None:
        self.waiting = waiting

    def values(self) -> list[Any]:
        return [self.waiting]

    # -- what a game gives ------------------------------------------------------------------------------------

    def order(self, position: P) -> list[int]:
        """The seats in the order of the rules."""
        return list(range(position.seat_count()))

    def name(self, position: P, effect: int) -> int:
        """The action that picks an effect; what has the same name is the same."""
        raise TypeError("simultaneous effects must have names")

    def resolve(self, position: P, effect: int) -> None:
        raise TypeError("simultaneous effects must do something")

    # -- asking -----------------------------------------------------------------------------------------------

    def turn(self, position: P) -> int:
        """The seat whose effects come next."""
        seats = [seat for seat, _ in self.waiting]
        return next(seat for seat in self.order(position) if seat in seats)

    def picks(self, position: P) -> dict[int, list[int]]:
        """What the seat whose turn it is may pick: action -> entry of `waiting`."""
        turn = self.turn(position)
        return {self.name(position, entry[1]): entry for entry in self.waiting if entry[0] == turn}

    def run(self, position: P) -> bool:
        if not self.waiting:
            position.agenda.pop()
            return True
        picks = self.picks(position)
        if len(picks) > 1:
            return False
        for action in picks:
            self.take(position, picks[action])
        return True

    def decisions(self, position: P) -> list[Decision]:
        return [Decision(self.turn(position), "order", Answers(list(self.picks(position)), []))]

    def answer(self, position: P, seat: int, action: int) -> None:
        self.take(position, self.picks(position)[action])

    def take(self, position: P, entry: list[int]) -> None:
        self.waiting = self.waiting.copy()
        self.waiting.remove(entry)
        self.resolve(position, entry[1])

    @property
    def exclusive(self) -> bool:
        return True
