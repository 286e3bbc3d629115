"""The fast answers against slow ones: D04-LOS and D04-MOVE-06 word for word, in whole numbers.

Nothing here shares code or numbering with the engine: a line is cut with each square and each border by themselves.
"""

import random
from functools import cache

import pytest

import platzdarm.kernel.position as engine
from platzdarm.games.doom2004.rules.sight import in_sight, view
from tests.doom2004.tabletop import layout, number, square

Point = tuple[int, int]
COMPILED = not str(engine.__file__).endswith(".py")
QUICK, SLOW, CHUNKS = 60, 100_000 if COMPILED else 10_000, 20
SIZE = SLOW // CHUNKS


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
        x, y = start
        way = (end[0] - x, end[1] - y)
        figures = {*self.marines, *self.imps} - {start, end}
        for east, north in squares_on(way):
            if self.solid((x + east, y + north)) or (x + east, y + north) in figures:
                return False
        if any(meets(start, end, door) for door in self.segments()):
            return False
        return not any(self.closes(start, end, (x + east, y + north)) for east, north in corners_on(way))

    def closes(self, start: Point, end: Point, corner: Point) -> bool:
        x, y = corner
        rising = (end[0] - start[0]) * (end[1] - start[1]) > 0
        sides = [(x - 1, y), (x, y - 1)] if rising else [(x - 1, y - 1), (x, y)]
        return all(self.solid(side) for side in sides)


def inside(start: Point, end: Point, low: Point, high: Point) -> Point | None:
    """Which part of the line lies in the closed box: its bounds, the whole line being twice both its lengths' product.

    In these units all bounds are whole numbers: a line of length L along an axis is at `place` after the part
    (place - start - 1/2) / L of it.
    """
    lengths = [abs(end[axis] - start[axis]) for axis in (0, 1)]
    first, last = 0, 2 * max(lengths[0], 1) * max(lengths[1], 1)
    for axis in (0, 1):
        below, above = 2 * (low[axis] - start[axis]) - 1, 2 * (high[axis] - start[axis]) - 1
        if lengths[axis] == 0:
            if not below <= 0 <= above:
                return None
            continue
        unit = max(lengths[1 - axis], 1) * (1 if end[axis] > start[axis] else -1)
        first, last = max(first, min(below * unit, above * unit)), min(last, max(below * unit, above * unit))
    return (first, last) if first <= last else None


def passes(start: Point, end: Point, place: Point) -> bool:
    part = inside(start, end, place, (place[0] + 1, place[1] + 1))
    return part is not None and part[0] < part[1]


def meets(start: Point, end: Point, segment: tuple[Point, Point]) -> bool:
    return inside(start, end, *segment) is not None


@cache
def squares_on(way: Point) -> list[Point]:
    """The squares that a line this way goes through the inside of, counted from where it starts; its ends left out."""
    box = [(x, y) for x in between(way[0]) for y in between(way[1])]
    return [place for place in box if place not in ((0, 0), way) and passes((0, 0), way, place)]


@cache
def corners_on(way: Point) -> list[Point]:
    """The corners that it goes through; corner (x, y) is the lower left one of square (x, y)."""
    box = [(x, y) for x in between(way[0]) for y in between(way[1])]
    return [corner for corner in box if inside((0, 0), way, corner, corner) is not None]


def between(length: int) -> range:
    return range(min(length, 0), max(length, 0) + 1)


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
        seen = [end for end in book.squares if end != start and book.sees(start, end)]
        for end in book.squares - {start}:
            assert in_sight(position, figure, square(position, end), blocked) == (end in seen), (start, end, vars(book))
        assert view(position, figure, blocked) == sorted(square(position, end) for end in seen), (start, vars(book))


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
