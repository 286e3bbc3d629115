"""A view as numbers, for programs that learn: the fields of a position as bytes, as many in every position of a table.

A game says in `bots/observation.py` how each of its fields is told. Nothing is looked at but the masked position, its
agenda and the question, so the numbers hold what the seat's view holds and no more. What may be larger than 255 takes
two numbers, the lower one first.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from platzdarm.kernel.decision import Decision
from platzdarm.kernel.deck import Deck
from platzdarm.kernel.pile import UNSEEN, Pile
from platzdarm.kernel.position import Position

MOST: Final = 255
ABOUT: Final = 4  # numbers that a question is about, at most
STEPS: Final = 3  # procedures on top of the agenda that are told
VALUES: Final = 12  # numbers of each
PROCEDURES: Final = 1_000  # different ones of which is kept how they are told
QUESTION, AGENDA, FIELDS = range(1, 4)  # parts of a view, after the seat

Values = Callable[[Any], list[Any]]


def small(number: int) -> int:
    """What has no room in a byte is told as its limit."""
    return 0 if number < 0 else min(number, MOST)


def smalls(numbers: list[int]) -> bytes:
    try:
        return bytes(numbers)
    except ValueError:
        return bytes([small(number) for number in numbers])


def wide(numbers: Sequence[int], count: int) -> bytes:
    """Two bytes for each of so many numbers, one higher each: 0 means that there is none."""
    told: list[int] = []
    for number in numbers[:count]:
        told.append(number + 1 & MOST)
        told.append(small(number + 1 >> 8))
    return bytes(told).ljust(2 * count, b"\0")


# -- how a field is told -----------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape:
    """How the value of a field is told to a seat; always in as many bytes."""

    def tell(self, value: Any, seat: int) -> bytes:
        raise TypeError("a shape must tell its value")

    def lasting(self) -> bool:
        """Whether equal values are told alike, so that one that has not changed need not be told anew."""
        return True


class Small(Shape):
    """A number below 256, as it is."""

    def tell(self, value: Any, seat: int) -> bytes:
        return bytes([small(int(value))])


class Smalls(Shape):
    """A list of numbers below 256, `up` higher than they are; `count` of them where its length may change."""

    def __init__(self, count: int = -1, up: int = 0) -> None:
        self.count = count
        self.up = up

    def tell(self, value: Any, seat: int) -> bytes:
        told = smalls([number + self.up for number in value] if self.up or not isinstance(value, list) else value)
        return told if self.count < 0 else told[: self.count].ljust(self.count, b"\0")


class Wide(Shape):
    """A number of two bytes, or `count` of them."""

    def __init__(self, count: int = 1) -> None:
        self.count = count
        self.none = bytes(2 * count)

    def tell(self, value: Any, seat: int) -> bytes:
        if isinstance(value, int):
            return wide([value], self.count)
        return wide(list(value), self.count) if value else self.none


class Bits(Shape):
    """A set that is kept as bits: 1 for each that is in it."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.none = bytes(count)

    def tell(self, value: Any, seat: int) -> bytes:
        bits: int = value
        return bytes([bits >> place & 1 for place in range(self.count)]) if bits else self.none


class Places(Shape):
    """Squares, as column and row, both one higher: two zeros are no square at all."""

    def __init__(self, squares: Sequence[tuple[int, int]], count: int = -1) -> None:
        self.words = [bytes([small(x + 1), small(y + 1)]) for x, y in squares]
        self.none = bytes(2)
        self.count = count

    def tell(self, value: Any, seat: int) -> bytes:
        squares: list[int] = [value] if isinstance(value, int) else list(value)
        told = b"".join([self.words[square] if square >= 0 else self.none for square in squares])
        return told if self.count < 0 else told[: 2 * self.count].ljust(2 * self.count, b"\0")


class Cells(Shape):
    """A board on which something lies here and there: for each cell 0, or what lies there, one higher.

    `shift` are the bits below the cell that say what it is.
    """

    def __init__(self, count: int, shift: int = 0) -> None:
        self.count = count
        self.shift = shift
        self.none = bytes(count)

    def tell(self, value: Any, seat: int) -> bytes:
        if not value:
            return self.none
        told = [0] * self.count
        for number in value:
            told[number >> self.shift] = 1 + (number & (1 << self.shift) - 1)
        return smalls(told)


class Counts(Shape):
    """A hand: how many of each card, then how many are hidden."""

    def __init__(self, kinds: int) -> None:
        self.kinds = kinds
        self.none = bytes(kinds + 1)

    def tell(self, value: Any, seat: int) -> bytes:
        if not value:
            return self.none
        told = [0] * (self.kinds + 1)
        for card in value:
            told[self.kinds if card == UNSEEN else card & MOST] += 1
        return smalls(told)


class Stack(Shape):
    """A pile: how many of each card are in it, or may be, then how many it has.

    A game whose positions draw from a pile in place (`Pile.take`) tells it as a `Whole`: such a pile is the same and
    yet another.
    """

    def __init__(self, kinds: int) -> None:
        self.kinds = kinds
        self.none = bytes(kinds + 1)

    def tell(self, value: Any, seat: int) -> bytes:
        pile: Pile = value
        if not pile.bags:
            return self.none
        counts = pile.bags[0].counts if len(pile.bags) == 1 else pile.counts(self.kinds)
        return smalls(counts).ljust(self.kinds, b"\0") + bytes([small(pile.size)])


class Drawn(Stack):
    """A deck: its pile, then how many of each card are among its discards."""

    def tell(self, value: Any, seat: int) -> bytes:
        deck: Deck = value
        told = [0] * self.kinds
        for card in deck.discards:
            told[card] += 1
        return super().tell(deck.pile, seat) + smalls(told)


class Each(Shape):
    """A list of such things."""

    def __init__(self, part: Shape) -> None:
        self.part = part

    def lasting(self) -> bool:
        return self.part.lasting()

    def tell(self, value: Any, seat: int) -> bytes:
        return b"".join([self.part.tell(one, seat) for one in value])


class Rows(Shape):
    """As many rows of numbers as there are, up to `count` of them, `width` numbers each."""

    def __init__(self, count: int, width: int) -> None:
        self.size = 2 * count * width
        self.width = width

    def tell(self, value: Any, seat: int) -> bytes:
        told = b"".join([wide(list(row), self.width) for row in value])
        return told[: self.size].ljust(self.size, b"\0")


# -- where seats are alike, everybody is told of himself first -----------------------------------------------------


class Turned(Shape):
    """A list with an entry for each seat (or `width` of them), told from the viewer's on."""

    def __init__(self, part: Shape, width: int = 1) -> None:
        self.part = part
        self.width = width

    def lasting(self) -> bool:
        return self.part.lasting()

    def tell(self, value: Any, seat: int) -> bytes:
        at = seat * self.width % len(value)
        return b"".join([self.part.tell(one, seat) for one in [*value[at:], *value[:at]]])


class TurnedBits(Shape):
    """A set of seats."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def tell(self, value: Any, seat: int) -> bytes:
        bits: int = value
        return bytes([bits >> (seat + place) % self.seats & 1 for place in range(self.seats)])


class Owners(Shape):
    """Seats: the viewer is 1, the next 2 and so on; what is no seat is one higher than it is."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def tell(self, value: Any, seat: int) -> bytes:
        owners: list[int] = [value] if isinstance(value, int) else list(value)
        return bytes([(one - seat) % self.seats + 1 if 0 <= one < self.seats else small(one + 1) for one in owners])


SMALL: Final = Small()
SMALLS: Final = Smalls()
WIDE: Final = Wide()


# -- the whole ---------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Whole(Shape):
    """Told of the position as a whole, for speed or because one field does not say enough; `fields` are in it."""

    def __init__(self, *fields: str) -> None:
        self.fields = fields

    def lasting(self) -> bool:
        return False


class Memory:
    """What a seat was told last, as the numbers themselves: of most fields they are still true."""

    def __init__(self, told: bytearray, values: list[Any], question: bytes, agenda: bytes) -> None:
        self.told = told
        self.values = values
        self.question = question
        self.agenda = agenda


class Observer:
    """Tells the views of one table. `layout` says where each part stands, `told` which fields are in them.

    `values` lists what the shapes tell, in their order: a game whose positions have many fields brings one that need
    not look each of them up by its name.
    """

    def __init__(
        self, shapes: Mapping[str, Shape], kinds: Sequence[str], start: Position, values: Values | None = None
    ) -> None:
        self.names = ["" if isinstance(shape, Whole) else name for name, shape in shapes.items()]
        self.shapes = list(shapes.values())
        self.lasting = [shape.lasting() for shape in self.shapes]
        self.values = values
        self.told: list[str] = []
        for name, shape in shapes.items():
            self.told += list(shape.fields) if isinstance(shape, Whole) else [name]
        self.kinds = {kind: number for number, kind in enumerate(kinds)}
        self.procedures: dict[tuple[int, ...], bytes] = {}
        self.steps = {name: number for number, name in enumerate(start.rules.steps)}
        self.questions = [self.asking(number, due) for number in range(len(kinds)) for due in range(2)]
        self.nothing = bytes(2 * ABOUT)
        self.none = bytes(len(kinds) + 1) + self.nothing
        self.layout: dict[str, slice] = {}
        self.starts: list[int] = []
        self.memories: list[Memory] = []
        for seat in range(start.seat_count()):
            self.memories.append(self.begun(["seat", "question", "agenda", *shapes], start.masked(seat), seat))
        self.size = len(self.memories[0].told)

    def asking(self, number: int, due: int) -> bytes:
        return bytes([int(number == other) for other in range(len(self.kinds))] + [due])

    def begun(self, names: list[str], known: Position, seat: int) -> Memory:
        """Everything is told once; from then on, what has changed."""
        values = self.listed(known)
        parts = [bytes([int(seat == other) for other in range(known.seat_count())]), self.none, self.agenda(known)]
        parts += [shape.tell(value, seat) for shape, value in zip(self.shapes, values, strict=True)]
        self.starts = [sum([len(part) for part in parts[:at]]) for at in range(len(parts) + 1)]
        self.layout = {name: slice(*self.starts[at : at + 2]) for at, name in enumerate(names)}
        return Memory(bytearray(b"".join(parts)), values, self.none, parts[AGENDA])

    def listed(self, known: Position) -> list[Any]:
        """The values that are told: those of most fields, and the position itself where it is told as a whole."""
        if self.values is not None:
            return self.values(known)
        return [getattr(known, name) if name else known for name in self.names]

    def numbers(self, seat: int) -> bytearray:
        """Where the views of a seat are told: the same place, written anew by each look."""
        return self.memories[seat].told

    def observe(self, known: Position, seat: int, decision: Decision | None) -> bytearray:
        """What a masked position tells its seat, and what that seat is asked; copy what is to outlast the next look."""
        memory = self.memories[seat]
        told = memory.told
        question = self.none if decision is None else self.question(decision)
        if memory.question != question:
            memory.question = question
            told[self.starts[QUESTION] : self.starts[AGENDA]] = question
        agenda = self.agenda(known)
        if memory.agenda != agenda:
            memory.agenda = agenda
            told[self.starts[AGENDA] : self.starts[FIELDS]] = agenda
        values, before = self.listed(known), memory.values
        for at, value in enumerate(values):
            last = before[at]
            if self.lasting[at] and (last is value or last == value):
                continue
            told[self.starts[FIELDS + at] : self.starts[FIELDS + at + 1]] = self.shapes[at].tell(value, seat)
        memory.values = values
        assert len(told) == self.size, "a view has as many numbers as every other of its table"
        return told

    def question(self, decision: Decision) -> bytes:
        """Which kind of question, whether play waits for it, and what it is about."""
        asked = self.questions[2 * self.kinds[decision.kind] + (1 if decision.due else 0)]
        return asked + (wide(decision.about, ABOUT) if decision.about else self.nothing)

    def agenda(self, known: Position) -> bytes:
        """The procedures under way, the innermost first: which, and the numbers that they are made of."""
        told: list[bytes] = []
        agenda = known.agenda
        last = len(agenda) - 1
        for at in range(min(STEPS, len(agenda))):
            step = agenda[last - at]
            numbers: list[int] = [self.steps.get(type(step).__name__, -1)]
            for value in step.values():
                if isinstance(value, int):
                    numbers.append(int(value))
                elif isinstance(value, (list, tuple)):
                    numbers += [number for number in value if isinstance(number, int)]
            told.append(self.procedure(tuple(numbers)))
        return b"".join(told).ljust(2 * STEPS * (1 + VALUES), b"\0")

    def procedure(self, numbers: tuple[int, ...]) -> bytes:
        """There are few different ones, so what is told of them is kept."""
        told = self.procedures.get(numbers)
        if told is None:
            if len(self.procedures) >= PROCEDURES:
                self.procedures.clear()
            self.procedures[numbers] = told = wide(numbers, 1 + VALUES)
        return told
