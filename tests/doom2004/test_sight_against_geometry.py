"""The fast answers against slow ones: D04-LOS and D04-MOVE-06 word for word, in exact fractions.

Nothing here shares code or numbering with the engine: a line is cut with each square and each border by themselves.
"""

import random
from fractions import Fraction

import pytest

from platzdarm.games.doom2004.rules.sight import in_sight, view
from tests.doom2004.tabletop import layout, number, square

Point = tuple[int, int]
# The checker is what takes the time, compiled or not: all of 100,000 boards would take an hour of one processor.
QUICK, SLOW, CHUNKS = 60, 5_000, 20
SIZE = SLOW // CHUNKS
HALF = Fraction(1, 2)


class Book:
    """A board as the ledger tells it: squares, solid props, figures, closed doors."""

    def __init__(self, luck: random.Random) -> None:
        self.width, self.height = luck.randint(3, 9), luck.randint(3, 7)
        every = [(x, y) for x in range(self.width) for y in range(self.height)]
        luck.shuffle(every)
        self.void = every[: luck.randint(0, len(every) // 4)]
        rest = every[len(self.void) :]
        self.squares = set(rest)
        self.obstacles, self.barrels = rest[:2], rest[2:3]
        self.marines, self.imps = rest[3:5], rest[5:8]
        self.doors = []
        for _ in range(2):
            lies = luck.choice("hv")
            x, y = luck.randint(1, self.width - 2), luck.randint(1, self.height - 2)
            four = [(x, y), (x, y - 1), (x + 1, y), (x + 1, y - 1)]
            if lies == "v":
                four = [(x, y), (x - 1, y), (x, y + 1), (x - 1, y + 1)]
            if all(one in self.squares for one in four):
                self.doors.append((lies, (x, y)))

    def solid(self, place: Point) -> bool:
        return place not in self.squares or place in self.obstacles or place in self.barrels

    def segments(self) -> list[tuple[Point, Point]]:
        return [((x, y), (x + 2, y) if lies == "h" else (x, y + 2)) for lies, (x, y) in self.doors]

    def sees(self, start: Point, end: Point) -> bool:
        """Inside solid squares and figures the line is stopped; doors stop it where they are met, ends included; a
        corner stops it where both squares beside it are solid."""
        figures = {*self.marines, *self.imps} - {start, end}
        for x in range(self.width):
            for y in range(self.height):
                if (x, y) in (start, end) or not passes(start, end, (x, y)):
                    continue
                if self.solid((x, y)) or (x, y) in figures:
                    return False
        if any(meets(start, end, door) for door in self.segments()):
            return False
        return not any(self.closes(start, end, corner) for corner in corners_on(start, end))

    def closes(self, start: Point, end: Point, corner: Point) -> bool:
        x, y = corner
        rising = (end[0] - start[0]) * (end[1] - start[1]) > 0
        sides = [(x - 1, y), (x, y - 1)] if rising else [(x - 1, y - 1), (x, y)]
        return all(self.solid(side) for side in sides)


def at(start: Point, end: Point, part: Fraction) -> tuple[Fraction, Fraction]:
    return (
        start[0] + HALF + part * (end[0] - start[0]),
        start[1] + HALF + part * (end[1] - start[1]),
    )


def inside(start: Point, end: Point, low: Point, high: Point) -> tuple[Fraction, Fraction] | None:
    """Which part of the line lies in the closed box."""
    first, last = Fraction(0), Fraction(1)
    for axis in (0, 1):
        length, begin = end[axis] - start[axis], start[axis] + HALF
        if length == 0:
            if not low[axis] <= begin <= high[axis]:
                return None
            continue
        one, other = (low[axis] - begin) / length, (high[axis] - begin) / length
        first, last = max(first, min(one, other)), min(last, max(one, other))
    return (first, last) if first <= last else None


def passes(start: Point, end: Point, place: Point) -> bool:
    part = inside(start, end, place, (place[0] + 1, place[1] + 1))
    return part is not None and part[0] < part[1]


def meets(start: Point, end: Point, segment: tuple[Point, Point]) -> bool:
    return inside(start, end, *segment) is not None


def corners_on(start: Point, end: Point) -> list[Point]:
    xs = range(min(start[0], end[0]) + 1, max(start[0], end[0]) + 1)
    ys = range(min(start[1], end[1]) + 1, max(start[1], end[1]) + 1)
    return [(x, y) for x in xs for y in ys if inside(start, end, (x, y), (x, y)) is not None]


def check(book: Book) -> None:
    names = ["green", "red"][: len(book.marines)]
    figures = [f"{name} ({x},{y})" for name, (x, y) in zip(names, book.marines, strict=True)]
    figures += [f"imp-{n + 1} ({x},{y})" for n, (x, y) in enumerate(book.imps)]
    position = layout(
        ", ".join(figures),
        size=(book.width, book.height),
        void=book.void,
        obstacles=book.obstacles,
        barrels=book.barrels,
        doors=[(f"d{n}", "normal", lies, corner) for n, (lies, corner) in enumerate(book.doors)],
    )
    for name, start in zip(names, book.marines, strict=True):
        figure = number(position, name)
        blocked = position.occupied(figure)
        for end in book.squares:
            found = end == start or in_sight(position, figure, square(position, end), blocked)
            assert found == (end == start or book.sees(start, end)), (start, end, vars(book))
        seen = [square(position, end) for end in book.squares if end != start and book.sees(start, end)]
        assert view(position, figure, blocked) == sorted(seen), (start, vars(book))


def test_the_slow_checker_knows_the_ledgers_examples() -> None:
    book = Book(random.Random(1))
    book.width = book.height = 4
    book.squares = {(x, y) for x in range(4) for y in range(4)}
    book.obstacles, book.barrels, book.marines, book.imps, book.doors = [], [], [], [], []
    assert book.sees((0, 0), (3, 1))
    book.obstacles = [(1, 0)]
    assert book.sees((0, 0), (1, 1)) and not book.sees((0, 0), (2, 0))
    book.barrels = [(0, 1)]
    assert not book.sees((0, 0), (1, 1))
    book.obstacles, book.barrels, book.imps = [], [], [(1, 0), (0, 1)]
    assert book.sees((0, 0), (1, 1))


@pytest.mark.rule("D04-LOS-01", "D04-LOS-02", "D04-LOS-03", "D04-LOS-05")
def test_sight_is_that_of_the_slow_checker() -> None:
    luck = random.Random(2004)
    for _ in range(QUICK):
        check(Book(luck))


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_sight_is_that_of_the_slow_checker_everywhere(chunk: int) -> None:
    luck = random.Random(f"sight {chunk}")
    for _ in range(SIZE):
        check(Book(luck))
