"""The legal answers to a question, without building them all.

A placement has (tile, cell, rotation): hundreds of answers that are a product of three short lists. `Answers` keeps
such products as spans, so that counting, testing and picking one at random cost next to nothing; who wants the
whole list iterates.
"""

from collections.abc import Iterator

from mypy_extensions import mypyc_attr

from platzdarm.kernel.action import FIELD
from platzdarm.kernel.errors import Unknown

NO_SECOND = [0]


def holds(numbers: list[int], number: int) -> bool:
    """What `in` says, but compiled to a plain loop over machine words."""
    return any(one == number for one in numbers)


@mypyc_attr(acyclic=True)
class Span:
    """All actions `base | x << x_shift | y << y_shift` for x in `xs` and y in `ys`; x may be two bytes WIDE."""

    def __init__(
        self, base: int, xs: list[int], x_shift: int, ys: list[int], y_shift: int, x_field: int = FIELD
    ) -> None:
        self.base = base
        self.xs = xs
        self.x_shift = x_shift
        self.ys = ys
        self.y_shift = y_shift
        self.x_field = x_field
        self.size = len(xs) * len(ys)

    def at(self, index: int) -> int:
        width = len(self.ys)
        return self.base | self.xs[index // width] << self.x_shift | self.ys[index % width] << self.y_shift

    def holds(self, action: int) -> bool:
        x = action >> self.x_shift & self.x_field
        y = action >> self.y_shift & FIELD
        if action - (x << self.x_shift) - (y << self.y_shift) != self.base:
            return False
        return holds(self.xs, x) and holds(self.ys, y)

    @property
    def fits(self) -> bool:
        """Whether every operand has room in its place."""
        return not any(x & ~self.x_field for x in self.xs) and not any(y & ~FIELD for y in self.ys)


def each(base: int, xs: list[int], shift: int, field: int = FIELD) -> Span:
    """A span over one operand; the second operand is fixed at 0 in a byte that no game uses."""
    return Span(base, xs, shift, NO_SECOND, 48, field)


@mypyc_attr(acyclic=True, free_list_len=1)
class Answers:
    """An immutable, ordered set of actions: single ones first, then spans.

    Seen by somebody who does not know all that the asked seat holds, the set is `partial`: what it lists is legal,
    and whether anything else is, is unknown.
    """

    def __init__(self, singles: list[int], spans: list[Span], partial: bool = False) -> None:
        self.partial = partial
        self.singles = singles
        self.spans = spans
        size = len(singles)
        for span in spans:
            size += span.size
        self.size = size

    def __len__(self) -> int:
        return self.size

    def at(self, index: int) -> int:
        count = len(self.singles)
        if index < count:
            return self.singles[index]
        index -= count
        for span in self.spans:
            if index < span.size:
                return span.at(index)
            index -= span.size
        raise IndexError(index)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, int) and self.holds(action)

    def holds(self, action: int) -> bool:
        """Whether the action is legal; Unknown where that depends on something hidden."""
        if self.lists(action):
            return True
        if self.partial:
            raise Unknown("the hand that this answer would come from is hidden")
        return False

    def lists(self, action: int) -> bool:
        """Whether the action is known to be legal."""
        return holds(self.singles, action) or any(span.holds(action) for span in self.spans)

    def __iter__(self) -> Iterator[int]:
        return iter(self.as_list())

    def as_list(self) -> list[int]:
        return self.singles + [span.at(i) for span in self.spans for i in range(span.size)]
