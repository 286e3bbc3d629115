"""The fast answers against slow ones: the rulebook's definitions word for word, in exact fractions.

Nothing here shares code or numbering with the engine. Squares and corners are pairs of coordinates, a border is the
pair of its ends, and what a line touches is worked out by cutting it with each closed box.
"""

import json
import random
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

import platzdarm.kernel.position as engine
from platzdarm.games.doom2016.table.sight_board import SightBoard, parse_board

Point = tuple[int, int]
Border = tuple[Point, Point]
Board = dict[str, Any]
Figure = dict[str, Any]
Shut = frozenset[tuple[Point, Point]]  # the steps between orthogonal neighbours that are not possible

QUICK, SLOW, CHUNKS = 500, 100_000, 20
COMPILED = not str(engine.__file__).endswith(".py")
SIZE = SLOW // CHUNKS if COMPILED else SLOW // CHUNKS // 5  # the compiled engine sees all boards, the other a share


# -- lines and boxes ------------------------------------------------------------------------------------------------


def cut(start: Point, end: Point, low: Point, high: Point) -> tuple[Fraction, Fraction] | None:
    """Which part of the line lies in the closed box, from 0 (its start) to 1 (its end)."""
    first, last = Fraction(0), Fraction(1)
    for axis in (0, 1):
        length = end[axis] - start[axis]
        if length == 0:
            if not low[axis] <= start[axis] <= high[axis]:
                return None
            continue
        one, other = Fraction(low[axis] - start[axis], length), Fraction(high[axis] - start[axis], length)
        first, last = max(first, min(one, other)), min(last, max(one, other))
    return (first, last) if first <= last else None


def enters(start: Point, end: Point, square: Point) -> bool:
    """Whether the line passes through the inside: the middle of the part in the box is not on the box's edge."""
    part = cut(start, end, square, (square[0] + 1, square[1] + 1))
    if part is None:
        return False
    middle = (part[0] + part[1]) / 2
    return all(square[axis] < start[axis] + middle * (end[axis] - start[axis]) < square[axis] + 1 for axis in (0, 1))


def near(start: Point, end: Point) -> Iterator[Point]:
    for x in range(min(start[0], end[0]) - 1, max(start[0], end[0]) + 1):
        for y in range(min(start[1], end[1]) - 1, max(start[1], end[1]) + 1):
            yield x, y


def border_between(square: Point, other: Point) -> Border:
    """The border that two orthogonal neighbours share."""
    low = (max(square[0], other[0]), max(square[1], other[1]))
    return low, ((low[0] + 1, low[1]) if square[0] == other[0] else (low[0], low[1] + 1))


def orthogonal(square: Point) -> list[Point]:
    x, y = square
    return [(x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1)]


@cache
def steps_along(start: Point, end: Point) -> dict[Point, list[Point]]:
    """From each square that the closed line touches to which it leads, over borders that the line touches."""
    touched = {square for square in near(start, end) if cut(start, end, square, (square[0] + 1, square[1] + 1))}
    return {
        square: [
            other
            for other in orthogonal(square)
            if other in touched and cut(start, end, *border_between(square, other)) is not None
        ]
        for square in touched
    }


@cache
def entered(start: Point, end: Point) -> frozenset[Point]:
    return frozenset(square for square in near(start, end) if enters(start, end, square))


def corners(square: Point) -> list[Point]:
    x, y = square
    return [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]


# -- the book -------------------------------------------------------------------------------------------------------


class Book:
    def __init__(self, board: Board) -> None:
        self.squares = {(x, y) for x in range(board["width"]) for y in range(board["height"])}
        self.squares -= set(map(tuple, board["void"]))
        self.walls = {tuple(sorted(map(tuple, segment))) for segment in board["walls"] + board["doors"]}
        self.terrain = {tuple(place): kind for kind, places in board["terrain"].items() for place in places}
        self.figures: list[Figure] = [
            figure | {"squares": list(map(tuple, figure["squares"]))} for figure in board["figures"]
        ]
        # the borders between squares, as steps over them in both directions
        self.steps = [(square, other) for square in self.squares for other in orthogonal(square)]
        self.walled = frozenset(
            (square, other)
            for square, other in self.steps
            if other not in self.squares or border_between(square, other) in self.walls
        )

    def bounded(self, kind: str, ignored: set[Point]) -> Shut:
        """The borders of that colour: all borders of terrain have it, inner ones too (D16-TERR-03)."""
        coloured = {place for place, its_kind in self.terrain.items() if its_kind == kind} - ignored
        return frozenset(step for step in self.steps if step[0] in coloured or step[1] in coloured)

    def enclosure(self, figure: Figure) -> set[Point]:
        """The blocking squares that do not count for this figure (D16-FLY-05, D16-LARGE-16)."""
        found: set[Point] = set()
        if figure["flying"] or len(figure["squares"]) > 1:
            queue = [square for square in figure["squares"] if self.terrain.get(square) == "blocking"]
            while queue:
                square = queue.pop()
                found.add(square)
                for other in orthogonal(square):
                    if self.terrain.get(other) == "blocking" and (square, other) not in self.walled:
                        if other not in found:
                            queue.append(other)
        return found

    def pair(self, attacker: Figure, defender: Figure) -> dict[str, Any]:
        ignored = self.enclosure(attacker) | self.enclosure(defender)
        shut = self.walled | self.bounded("blocking", ignored)
        parted = self.walled | self.bounded("blocking", set()) | self.bounded("impassable", set())
        found = [
            (square, corner)
            for square in attacker["squares"]
            for corner in corners(square)
            for goal in defender["squares"]
            if any(clear(square, corner, goal, end, shut) for end in corners(goal))
        ]
        cover = bool(found) and len(defender["squares"]) == 1 and not defender["stunned"]
        return {
            "from": attacker["id"],
            "to": defender["id"],
            "sight": bool(found),
            "cover": cover and all(self.covers(attacker, defender, *place, shut) for place in found),
            "distance": self.distance(attacker["squares"], defender["squares"], shut),
            "adjacent": any(
                self.adjacent(square, other, parted) for square in attacker["squares"] for other in defender["squares"]
            ),
        }

    def covers(self, attacker: Figure, defender: Figure, square: Point, corner: Point, shut: Shut) -> bool:
        """Whether the defender has cover from the corner that was used for sight (D16-COVER-01 to 06)."""
        goal: Point = defender["squares"][0]
        if corner in corners(goal):
            return False
        crossings = shut | self.bounded("difficult", set(attacker["squares"]))
        others = {place for figure in self.figures if figure not in (attacker, defender) for place in figure["squares"]}
        return any(
            not clear(square, corner, goal, end, crossings) or others & entered(corner, end) for end in corners(goal)
        )

    def adjacent(self, square: Point, other: Point, shut: Shut) -> bool:
        """D16-ADJ-01 to 03, case by case."""
        dx, dy = other[0] - square[0], other[1] - square[1]
        if other not in self.squares or max(abs(dx), abs(dy)) != 1:
            return False
        if dx == 0 or dy == 0:
            return (square, other) not in shut
        return any(
            third in self.squares and (square, third) not in shut and (third, other) not in shut
            for third in ((square[0] + dx, square[1]), (square[0], square[1] + dy))
        )

    def distance(self, attacker: list[Point], defender: list[Point], shut: Shut) -> int | None:
        reached, front, count = set(attacker), set(attacker), 0
        while front:
            count += 1
            beside = {(x + dx, y + dy) for x, y in front for dx in (-1, 0, 1) for dy in (-1, 0, 1)} - reached
            front = {other for other in beside if any(self.adjacent(square, other, shut) for square in front)}
            reached |= front
            if front & set(defender):
                return count
        return None

    def pairs(self) -> list[dict[str, Any]]:
        return [
            self.pair(attacker, defender)
            for attacker in self.figures
            for defender in self.figures
            if attacker["side"] != defender["side"]
        ]


def clear(square: Point, corner: Point, goal: Point, end: Point, shut: Shut) -> bool:
    """The clear-line test of D16-LOS-01."""
    steps = steps_along(corner, end)
    reached, queue = {square}, [square]
    while queue:
        here = queue.pop()
        for other in steps[here]:
            if other not in reached and (here, other) not in shut:
                reached.add(other)
                queue.append(other)
    return goal in reached


# -- random boards ---------------------------------------------------------------------------------------------------


def random_board(dice: random.Random) -> Board:
    """Open halls and mazes: each board has its own share of void, walls, doors and terrain."""
    width, height = dice.randint(2, 8), dice.randint(2, 6)
    squares = [(x, y) for x in range(width) for y in range(height)]
    borders: list[Border] = [((x, y), (x + 1, y)) for x in range(width) for y in range(height + 1)]
    borders += [((x, y), (x, y + 1)) for x in range(width + 1) for y in range(height)]
    dice.shuffle(squares)
    dice.shuffle(borders)

    def share(things: list[Any], most: float) -> list[Any]:
        count = int(dice.random() * most * len(things)) if dice.random() < 0.7 else 0
        return [things.pop() for _ in range(count)]

    void = share(squares, 0.3)
    free = set(squares)
    terrain = {kind: share(squares, 0.35) for kind in ("blocking", "impassable", "difficult")}
    figures = random_figures(dice, free)
    walls, doors = share(borders, 0.4), share(borders, 0.1)
    return {"width": width, "height": height, "void": void, "walls": walls, "doors": doors} | {
        "terrain": terrain,
        "figures": figures,
    }


def random_figures(dice: random.Random, free: set[Point]) -> list[dict[str, Any]]:
    figures = []
    for number in range(dice.randint(2, 5)):
        across, up = dice.choice(((1, 1), (1, 1), (1, 1), (1, 1), (2, 1), (1, 2), (2, 2), (3, 2), (2, 3)))
        anchors = [
            (x, y) for x, y in sorted(free) if {(x + i, y + j) for i in range(across) for j in range(up)} <= free
        ]
        if not anchors:
            continue
        x, y = dice.choice(anchors)
        squares = [(x + i, y + j) for i in range(across) for j in range(up)]
        free -= set(squares)
        figures.append(
            {
                "id": f"figure-{number}",
                "side": ("marine", "demon")[number % 2],
                "squares": squares,
                "flying": dice.random() < 0.3,
                "stunned": dice.random() < 0.1,
            }
        )
    return figures


def compare(seeds: range) -> None:
    told = 0
    for seed in seeds:
        board = random_board(random.Random(seed))
        fast = SightBoard(parse_board(json.dumps(board))).pairs()
        assert fast == Book(board).pairs(), f"seed {seed}: {json.dumps(board)}"
        told += len(fast)
    assert told > len(seeds)


@pytest.mark.rule("D16-LOS-01", "D16-COVER-01", "D16-RANGE-01")
@pytest.mark.slow
def test_random_boards_agree_with_the_definitions() -> None:
    compare(range(QUICK))


@pytest.mark.rule("D16-LOS-01", "D16-COVER-01", "D16-RANGE-01")
@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_hundred_thousand_random_boards_agree_with_the_definitions(chunk: int) -> None:
    compare(range(QUICK + chunk * SIZE, QUICK + (chunk + 1) * SIZE))
