"""Hand-made boards: who sees whom, with cover or not, how far off, and who is adjacent.

A board is refused where it says something that cannot be (a square off the map, two figures on one square). A figure
that stands where play would never put it, such as a marine on blocking terrain, is answered for by the rules of sight
all the same. Uncompiled: msgspec reads these types as they stand.
"""

from typing import Annotated, Any, Literal

import msgspec

from platzdarm.board.squares import OFF, SquareMap
from platzdarm.content.plain import from_json
from platzdarm.games.doom2016.rules.sight import SightMap, adjacent, distance, has_cover, sees
from platzdarm.kernel.errors import ContentError

Place = tuple[int, int]
Segment = tuple[Place, Place]
Length = Annotated[int, msgspec.Meta(ge=1, le=100)]
BASES = ((1, 1), (1, 2), (2, 1), (2, 2), (2, 3), (3, 2))
MARINES = "marine"


class TerrainEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    blocking: list[Place] = []
    impassable: list[Place] = []
    difficult: list[Place] = []


class FigureEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: Annotated[str, msgspec.Meta(min_length=1)]
    side: Literal["marine", "demon", "invader"]
    squares: Annotated[list[Place], msgspec.Meta(min_length=1)]
    flying: bool = False
    stunned: bool = False


class BoardEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    width: Length
    height: Length
    figures: list[FigureEntry]
    void: list[Place] = []
    walls: list[Segment] = []
    doors: list[Segment] = []
    terrain: TerrainEntry = TerrainEntry()


def parse_board(text: str | bytes) -> BoardEntry:
    return from_json(text, BoardEntry, "board")


class SightBoard:
    """A board that makes sense; all its doors are closed."""

    def __init__(self, entry: BoardEntry) -> None:
        self.figures = entry.figures
        self.map = lay_map(entry)
        blocking = self.lay_terrain("blocking", entry.terrain.blocking)
        impassable = self.lay_terrain("impassable", entry.terrain.impassable)
        difficult = self.lay_terrain("difficult", entry.terrain.difficult)
        check_one_kind(entry.terrain)
        doors = {self.map.border(*door) for door in checked_segments(entry, "doors", entry.doors)}
        self.ground = SightMap(self.map, blocking, impassable, difficult, sorted(doors))
        self.closed = (1 << len(doors)) - 1
        self.squares = self.place_figures()
        self.occupied = self.map.bits(square for squares in self.squares for square in squares)

    def lay_terrain(self, name: str, places: list[Place]) -> list[int]:
        return [self.existing(f"terrain.{name}[{number}]", place) for number, place in enumerate(places)]

    def existing(self, where: object, place: Place) -> int:
        square = self.map.square(*place)
        if square == OFF:
            raise ContentError("sight-square", place=where, rule="D16-MAP-01", square=list(place))
        return square

    def place_figures(self) -> list[list[int]]:
        found: list[list[int]] = []
        names: set[str] = set()
        taken: dict[int, FigureEntry] = {}
        for number, figure in enumerate(self.figures):
            where = f"figures[{number}]"
            if figure.id in names:
                raise ContentError("d16-figure-twice", place=f"{where}.id", figure=figure.id)
            names.add(figure.id)
            check_base(f"{where}.squares", figure.squares)
            squares = []
            for at, place in enumerate(figure.squares):
                square = self.existing(f"{where}.squares[{at}]", place)
                check_free(f"{where}.squares[{at}]", place, figure, taken.get(square))
                squares.append(square)
            taken |= dict.fromkeys(squares, figure)
            found.append(squares)
        return found

    def pairs(self) -> list[dict[str, Any]]:
        """Every ordered pair of figures of different sides, in the order of the board."""
        count = range(len(self.figures))
        return [
            self.pair(first, second)
            for first in count
            for second in count
            if (self.figures[first].side == MARINES) != (self.figures[second].side == MARINES)
        ]

    def pair(self, first: int, second: int) -> dict[str, Any]:
        attacker, defender = self.squares[first], self.squares[second]
        one, other = self.figures[first], self.figures[second]
        outlook = self.ground.between(self.closed, attacker, one.flying, defender, other.flying)
        return {
            "from": one.id,
            "to": other.id,
            "sight": sees(outlook, attacker, defender),
            "cover": has_cover(outlook, attacker, defender, self.occupied, other.stunned),
            "distance": distance(outlook, attacker, defender),
            "adjacent": adjacent(outlook, attacker, defender),
        }


def lay_map(entry: BoardEntry) -> SquareMap:
    for number, (x, y) in enumerate(entry.void):
        if not (0 <= x < entry.width and 0 <= y < entry.height):
            raise ContentError("sight-square", place=f"void[{number}]", rule="D16-MAP-01", square=[x, y])
    return SquareMap(entry.width, entry.height, entry.void, checked_segments(entry, "walls", entry.walls))


def checked_segments(entry: BoardEntry, name: str, segments: list[Segment]) -> list[Segment]:
    for number, segment in enumerate(segments):
        (x, y), (end_x, end_y) = segment
        shown = [list(corner) for corner in segment]
        if abs(x - end_x) + abs(y - end_y) != 1:
            raise ContentError("sight-length", place=f"{name}[{number}]", rule="D16-MAP-01", segment=shown)
        if min(x, y, end_x, end_y) < 0 or max(x, end_x) > entry.width or max(y, end_y) > entry.height:
            raise ContentError("sight-segment", place=f"{name}[{number}]", rule="D16-MAP-01", segment=shown)
    return segments


def check_one_kind(terrain: TerrainEntry) -> None:
    kind_of: dict[Place, str] = {}
    for name in TerrainEntry.__struct_fields__:
        for number, place in enumerate(getattr(terrain, name)):
            kind = kind_of.setdefault(place, name)
            if kind != name:
                raise ContentError(
                    "sight-terrain",
                    place=f"terrain.{name}[{number}]",
                    rule="D16-TERR-02",
                    square=list(place),
                    kind=kind,
                )


def check_base(where: object, places: list[Place]) -> None:
    """A base is a rectangle of 1, 2, 4 or 6 squares, each named once."""
    xs, ys = [x for x, _ in places], [y for _, y in places]
    size = (max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)
    if size not in BASES or len(places) != size[0] * size[1] or len(set(places)) != len(places):
        shown = [list(place) for place in places]
        raise ContentError("sight-base", place=where, rule="D16-SIDES-04", squares=shown)


def check_free(where: object, place: Place, figure: FigureEntry, other: FigureEntry | None) -> None:
    if other is None:
        return
    if len(figure.squares) > 1 and len(other.squares) > 1:
        raise ContentError("sight-taken-large", place=where, rule="D16-LARGE-13", square=list(place), figure=other.id)
    raise ContentError("sight-taken", place=where, rule="D16-MOVE-06", square=list(place), figure=other.id)
