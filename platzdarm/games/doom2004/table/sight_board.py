"""Sight on a board made by hand: squares, closed doors, props, figures; who sees whom, how far away, who is adjacent.

    {"width": 9, "height": 7, "void": [[x, y]], "doors": [[[x, y], [x + 2, y]]], "obstacles": [[x, y]],
     "barrels": [[x, y]], "figures": [{"id": "red", "side": "marine", "squares": [[x, y]]}]}

A square that is void is wall; doors are closed, two borders long, and given by the corners at their ends. What cannot
be is refused with its place: a square off the board, two things on one square, a figure in pieces, a door in the air or
on another one.
"""

from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec

from platzdarm.games.doom2004.content.faults import fault
from platzdarm.games.doom2004.rules.field import EAST, NORMAL, NORTH, OFF, Door, Field

Square = tuple[int, int]
Side = Annotated[int, msgspec.Meta(ge=1, le=64)]
SHAPES = ((1, 1), (1, 2), (2, 1), (2, 2))  # D04-COMP-01


class FigureGiven(msgspec.Struct, forbid_unknown_fields=True):
    id: Annotated[str, msgspec.Meta(min_length=1)]
    side: Literal["marine", "invader"]
    squares: Annotated[list[Square], msgspec.Meta(min_length=1, max_length=4)]


class SightGiven(msgspec.Struct, forbid_unknown_fields=True):
    width: Side
    height: Side
    void: list[Square] = []
    doors: list[tuple[Square, Square]] = []
    obstacles: list[Square] = []
    barrels: list[Square] = []
    figures: list[FigureGiven] = []


class SightBoard:
    def __init__(self, given: SightGiven) -> None:
        self.given = given
        whole = {(x, y) for x in range(given.width) for y in range(given.height)}
        for number, (x, y) in enumerate(given.void):
            if (x, y) not in whole:
                raise fault("no-square", "board", f"void[{number}]", x=x, y=y)
        self.squares = whole - set(given.void)
        if not self.squares:
            raise fault("no-floor", "board", "void")
        self.check()
        self.borders: set[tuple[int, Square]] = set()  # where a door stands already
        doors: list[Door | None] = [self.door(number) for number in range(len(given.doors))]
        self.field = Field(given.width, given.height, dict.fromkeys(self.squares, 0), [], doors)
        self.shut = (1 << len(doors)) - 1
        solid = self.bits([*given.obstacles, *given.barrels])
        self.outlook = self.field.outlook(self.shut, solid)
        self.figures = [[self.field.number(*square) for square in figure.squares] for figure in given.figures]

    def bits(self, squares: list[Square]) -> int:
        found = 0
        for x, y in squares:
            found |= 1 << y * (self.given.width + 1) + x
        return found

    # -- what is wrong ----------------------------------------------------------------------------------------------

    def check(self) -> None:
        taken: dict[Square, str] = {}
        for place, square in self.things():
            if square not in self.squares:
                raise fault("no-square", "board", place, x=square[0], y=square[1])
            if square in taken:
                raise fault("stacked", "board", place, x=square[0], y=square[1])
            taken[square] = place
        ids = [figure.id for figure in self.given.figures]
        for number, figure in enumerate(self.given.figures):
            if figure.id in ids[:number]:
                raise fault("id-twice", "board", f"figures[{number}].id", id=figure.id)
            if shape(figure.squares) not in SHAPES or len(set(figure.squares)) != len(figure.squares):
                raise fault("in-pieces", "board", f"figures[{number}].squares", rule="D04-COMP-01", figure=figure.id)

    def things(self) -> Iterator[tuple[str, Square]]:
        for name in ("obstacles", "barrels"):
            for number, square in enumerate(getattr(self.given, name)):
                yield f"{name}[{number}]", square
        for number, figure in enumerate(self.given.figures):
            for at, square in enumerate(figure.squares):
                yield f"figures[{number}].squares[{at}]", square

    def door(self, number: int) -> Door:
        """Two borders in a line, between four squares (D04-DOOR-01)."""
        (x, y), end = sorted(self.given.doors[number])
        place = f"doors[{number}]"
        if end not in ((x + 2, y), (x, y + 2)):
            raise fault("door-length", "board", place, rule="D04-DOOR-01")
        run = EAST if end[1] == y else NORTH
        four = [(x, y), (x + 1, y), (x, y - 1), (x + 1, y - 1)]
        if run == NORTH:
            four = [(x, y), (x, y + 1), (x - 1, y), (x - 1, y + 1)]
        if any(square not in self.squares for square in four):
            raise fault("door-in-the-air", "board", place, rule="D04-DOOR-01", door=number)
        borders = {(run, (x, y)), (run, (x + 1, y) if run == EAST else (x, y + 1))}
        if borders & self.borders:
            raise fault("door-on-door", "board", place, rule="D04-DOOR-01", door=number)
        self.borders |= borders
        return Door(number, str(number), NORMAL, run, y * (self.given.width + 1) + x, [0])

    # -- what is so -------------------------------------------------------------------------------------------------

    def range(self, attacker: int, target: int) -> int:
        """The least range of an attack on any square of the target; OFF if none is seen (D04-LOS-04, D04-ROLL-01)."""
        figures = 0
        for number, squares in enumerate(self.figures):
            if number not in (attacker, target):
                for square in squares:
                    figures |= 1 << square
        found = [
            self.field.distance(one, other)
            for one in self.figures[attacker]
            for other in self.figures[target]
            if self.outlook.clear(one, other, figures)
        ]
        return min(found, default=OFF)

    def adjacent(self, one: int, other: int) -> bool:
        return any(
            self.field.adjacent(square, beyond, self.shut)
            for square in self.figures[one]
            for beyond in self.figures[other]
        )

    def pairs(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for one, attacker in enumerate(self.given.figures):
            for other, target in enumerate(self.given.figures):
                if attacker.side != target.side:
                    far = self.range(one, other)
                    found.append(
                        {
                            "from": attacker.id,
                            "to": target.id,
                            "sight": far != OFF,
                            "distance": None if far == OFF else far,
                            "adjacent": self.adjacent(one, other),
                        }
                    )
        return found


def shape(squares: list[Square]) -> Square:
    """Width and height of a filled rectangle; nothing else is a figure."""
    xs, ys = [x for x, _ in squares], [y for _, y in squares]
    width, height = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    return (width, height) if width * height == len(squares) else (0, 0)


def answer(given: SightGiven) -> dict[str, Any]:
    return {"pairs": SightBoard(given).pairs()}
