"""An open plain for questions of sight, cover, range and adjacency.

Coordinates are the ledger's: square (0, 0) lies in the middle of a plain that is wide enough for every case.
"""

import json
from collections.abc import Sequence
from typing import Any

from platzdarm.board.squares import SquareMap
from platzdarm.games.doom2016.rules import sight
from platzdarm.games.doom2016.rules.sight import WALKING, Outlook, SightMap
from platzdarm.games.doom2016.table.sight_board import SightBoard, parse_board

Point = tuple[int, int]
Segment = tuple[Point, Point]
MARGIN = 6  # squares around the origin in each direction


def row(y: int) -> list[Segment]:
    """A wall along a level line, across the whole map."""
    return [((x, y), (x + 1, y)) for x in range(-MARGIN, MARGIN + 1)]


class Plain:
    """An open plain with a few things on it. A figure is named by its square, a large one by the list of them."""

    def __init__(
        self,
        walls: Sequence[Segment] = (),
        doors: Sequence[Segment] = (),
        blocking: Sequence[Point] = (),
        impassable: Sequence[Point] = (),
        difficult: Sequence[Point] = (),
        figures: Sequence[Point] = (),
        flying: Sequence[Point] = (),
    ) -> None:
        side = 2 * MARGIN + 1
        self.map = SquareMap(side, side, walls=[(moved(start), moved(end)) for start, end in walls])
        borders = [self.map.border(moved(start), moved(end)) for start, end in doors]
        kinds = [[self.square(place) for place in kind] for kind in (blocking, impassable, difficult)]
        self.ground = SightMap(self.map, kinds[0], kinds[1], kinds[2], borders)
        self.closed = (1 << len(borders)) - 1
        self.others = self.map.bits(self.square(place) for place in figures)
        self.flying = set(flying)

    def square(self, place: Point) -> int:
        return self.map.index[moved(place)]

    def base(self, figure: Point | list[Point]) -> list[int]:
        return [self.square(place) for place in (figure if isinstance(figure, list) else [figure])]

    def outlook(self, one: Point | list[Point], other: Point | list[Point]) -> Outlook:
        flies = [not isinstance(figure, list) and figure in self.flying for figure in (one, other)]
        return self.ground.between(self.closed, self.base(one), flies[0], self.base(other), flies[1])

    def sees(self, one: Point | list[Point], other: Point | list[Point]) -> bool:
        """Both ways at once, as sight is mutual."""
        there = sight.sees(self.outlook(one, other), self.base(one), self.base(other))
        back = sight.sees(self.outlook(other, one), self.base(other), self.base(one))
        assert there == back
        return there

    def cover(self, attacker: Point | list[Point], defender: Point | list[Point], stunned: bool = False) -> bool:
        one, other = self.base(attacker), self.base(defender)
        occupied = self.others | self.map.bits(one) | self.map.bits(other)
        return sight.has_cover(self.outlook(attacker, defender), one, other, occupied, stunned)

    def distance(self, one: Point | list[Point], other: Point | list[Point]) -> int | None:
        found = sight.distance(self.outlook(one, other), self.base(one), self.base(other))
        assert found == sight.distance(self.outlook(other, one), self.base(other), self.base(one))
        return found

    def adjacent(self, one: Point | list[Point], other: Point | list[Point]) -> bool:
        found = sight.adjacent(self.outlook(one, other), self.base(one), self.base(other))
        assert found == sight.adjacent(self.outlook(other, one), self.base(other), self.base(one))
        return found

    def clear(self, viewer: Point, start: Point, target: Point, end: Point) -> bool:
        """One line, from a corner of the viewer's square to a corner of the target's."""
        outlook = self.outlook(viewer, target)
        first, last = self.map.corner(*moved(start)), self.map.corner(*moved(end))
        reached = outlook.around(first, self.map.corners(self.square(viewer)).index(first))
        goal = outlook.around(last, self.map.corners(self.square(target)).index(last))
        return outlook.clear(first, reached, last, goal)

    def neighbours(self, place: Point, net: int = WALKING) -> set[Point]:
        found = self.ground.outlook(self.closed).neighbours(net)[self.square(place)]
        return {(self.map.coordinates[n][0] - MARGIN, self.map.coordinates[n][1] - MARGIN) for n in found}


def moved(place: Point) -> Point:
    return place[0] + MARGIN, place[1] + MARGIN


def column(x: int) -> list[Point]:
    """A column of squares across the whole map."""
    return [(x, y) for y in range(-MARGIN, MARGIN + 1)]


def border(x: int, y: int, end_x: int, end_y: int) -> Segment:
    return (x, y), (end_x, end_y)


WALL = border(1, 0, 1, 1)  # between (0, 0) and (1, 0)
LEVEL = border(0, 1, 1, 1)  # between (0, 0) and (0, 1)


# -- boards as the command reads them ------------------------------------------------------------------------------

Answer = tuple[bool, bool, int | None, bool]


def marine(name: str, *squares: list[int], **more: Any) -> dict[str, Any]:
    return {"id": name, "side": "marine", "squares": list(squares)} | more


def demon(name: str, *squares: list[int], **more: Any) -> dict[str, Any]:
    return marine(name, *squares, **more) | {"side": "demon"}


def board(width: int, height: int, figures: list[dict[str, Any]], **more: Any) -> str:
    return json.dumps({"width": width, "height": height, "figures": figures} | more)


def answers(width: int, height: int, figures: list[dict[str, Any]], **more: Any) -> dict[tuple[str, str], Answer]:
    pairs = SightBoard(parse_board(board(width, height, figures, **more))).pairs()
    return {
        (pair["from"], pair["to"]): (pair["sight"], pair["cover"], pair["distance"], pair["adjacent"]) for pair in pairs
    }
