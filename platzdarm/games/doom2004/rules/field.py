"""The board (chapters BOARD, DOOR, LOS): squares in a fixed frame, walls, doors, and straight lines between centres.

A square has the number of its south-western corner in the scenario's frame, so that numbers and names do not tell what
has not been revealed yet, and a board that knows fewer areas has the same numbers. Corners, squares and borders share
these numbers: a border that runs east, or north, has that of the corner it starts from. Sets of them are whole numbers
used as bits. What a line meets depends on the vector between its ends alone: worked out once, then shifted into place.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from platzdarm.board.ground import DIRECTIONS, STEPS
from platzdarm.board.paths import OFF
from platzdarm.board.square_names import square_name, square_named

__all__ = ["DIRECTIONS", "OFF", "STEPS", "Door", "Field", "Outlook"]

Square = tuple[int, int]

MOST_OUTLOOKS: Final = 256
WORD_SIZE: Final = 60  # bits that a machine's integer holds
WORD: Final = (1 << WORD_SIZE) - 1
EAST: Final = 0  # borders by the way they run
NORTH: Final = 1

# the doors of a scenario
NORMAL: Final = -1  # others have the colour of their key


class Door:
    """Two borders in a line; `squares` are those beside it that exist: four, or two where it leads off the board."""

    def __init__(self, number: int, id: str, kind: int, run: int, corner: int, areas: list[int]) -> None:
        self.number = number
        self.id = id
        self.kind = kind
        self.run = run
        self.corner = corner  # where its first border starts
        self.areas = areas  # the one or two that it joins
        self.squares: list[int] = []

    @property
    def secured(self) -> bool:
        return self.kind != NORMAL

    def copy(self) -> "Door":
        """For a board that knows fewer squares."""
        return Door(self.number, self.id, self.kind, self.run, self.corner, self.areas)


def listed(bits: int) -> list[int]:
    """The numbers of a set, in order; word by word, as whole numbers of many words are slow to shift."""
    found: list[int] = []
    start = 0
    while bits:
        word = bits & WORD
        at = start
        while word:
            if word & 1:
                found.append(at)
            word >>= 1
            at += 1
        bits >>= WORD_SIZE
        start += WORD_SIZE
    return found


@mypyc_attr(acyclic=True)
class Footprint:
    """The squares that a figure stands on, in order and as bits; shared, and not to be changed."""

    def __init__(self, squares: list[int]) -> None:
        self.squares = squares
        self.bits = 0
        for square in squares:
            self.bits |= 1 << square


@mypyc_attr(acyclic=True)
class Line:
    """What a line between two centres meets: squares, borders in their middle, and corners that it passes through."""

    def __init__(self, inside: int, east: int, north: int, joints: int, rising: bool) -> None:
        self.inside = inside  # squares whose inside it passes through, its ends left out
        self.east = east
        self.north = north
        self.joints = joints
        self.rising = rising  # from south-west to north-east or back
        self.passed = listed(inside)


def trace(width: int, height: int, rising: bool, stride: int) -> Line:
    """The line across a box of so many steps; bits from the south-western square of the box.

    It is followed as if it rose, from column to column: at the line between columns x and x + 1 it is
    (2x + 1) height / 2 width + 1/2 above the bottom of the box.
    """
    inside = east = north = joints = 0
    for x in range(width + 1):
        bottom = (((2 * x - 1) * height + width) // (2 * width)) if x else 0
        above = (2 * x + 1) * height + width
        top = -(-above // (2 * width)) - 1 if x < width else height
        for row in range(bottom, top + 1):
            y = row if rising else height - row
            if 0 < x + row < width + height:
                inside |= 1 << (y * stride + x)
            if row > bottom:
                east |= 1 << ((y if rising else y + 1) * stride + x)
        if x < width:
            row, rest = divmod(above, 2 * width)
            if rest:
                north |= 1 << ((row if rising else height - row) * stride + x + 1)
            else:
                joints |= 1 << ((row if rising else height - row + 1) * stride + x + 1)
    return Line(inside, east, north, joints, rising)


class Field:
    """The squares of the areas that are known, in a frame of `width` by `height`, with walls and doors."""

    def __init__(
        self,
        width: int,
        height: int,
        area_of: dict[Square, int],
        walls: list[tuple[int, Square]],
        doors: list[Door | None],
    ) -> None:
        """`walls` are borders inside the floor (how they run, where they start); the rim is wall by itself."""
        self.width = width
        self.height = height
        self.stride = width + 1
        self.limit = self.stride * (height + 1)  # all numbers are below
        self.doors = doors
        self.area = [OFF] * self.limit
        self.squares: list[int] = []
        self.floor = 0  # all squares, as bits, and those of each area
        self.floors = [0] * (max(area_of.values()) + 1)
        for (x, y), area in sorted(area_of.items(), key=lambda item: (item[0][1], item[0][0])):
            number = y * self.stride + x
            self.area[number] = area
            self.squares.append(number)
            self.floor |= 1 << number
            self.floors[area] |= 1 << number
        # walls between squares; those around the floor follow from the squares that do not exist
        self.walls = [0, 0]
        for run, (x, y) in walls:
            self.walls[run] |= 1 << (y * self.stride + x)
        self.lines: list[Line | None] = [None] * (2 * (width + 1) * (height + 1))
        self.known_outlooks: dict[tuple[int, int], Outlook] = {}
        self.known_scopes: dict[int, Scope] = {}
        self.known_footprints: dict[int, Footprint] = {}
        self.spots: list[Footprint | None] = [None] * self.limit  # of one square
        self.door_borders: list[tuple[int, int]] = [self.borders_of(door) for door in doors]
        self.door_ends = [self.ends_of(door) for door in doors]
        self.doors_at: dict[int, list[Door]] = {}  # the doors beside a square
        for door in doors:
            if door is not None:
                door.squares = self.beside(door)
                for square in door.squares:
                    self.doors_at.setdefault(square, []).append(door)
        # around[square * 8 + direction]: the square there, or OFF where a wall parts them
        self.around = [OFF] * (8 * self.limit)
        # barred[square * 8 + direction]: the doors that part them while they are closed, as bits
        self.barred = [0] * (8 * self.limit)
        self.join_squares()

    # -- building ---------------------------------------------------------------------------------------------

    def borders_of(self, door: Door | None) -> tuple[int, int]:
        """The borders of a door as bits: those that run east, those that run north."""
        if door is None:
            return (0, 0)
        bits = 1 << door.corner | 1 << (door.corner + (1 if door.run == EAST else self.stride))
        return (bits, 0) if door.run == EAST else (0, bits)

    def ends_of(self, door: Door | None) -> int:
        """The three corners that a door touches (D04-LOS-05, D04-TERM-03)."""
        if door is None:
            return 0
        pace = 1 if door.run == EAST else self.stride
        return 1 << door.corner | 1 << (door.corner + pace) | 1 << (door.corner + 2 * pace)

    def beside(self, door: Door) -> list[int]:
        pace, across = (1, self.stride) if door.run == EAST else (self.stride, 1)
        found = [door.corner - across, door.corner, door.corner + pace - across, door.corner + pace]
        return sorted([square for square in found if self.exists(square)])

    def join_squares(self) -> None:
        everywhere = (1 << self.limit) - 1
        bare = Outlook(self, self.walls[EAST], self.walls[NORTH], everywhere & ~self.floor, 0)
        near: dict[int, set[int]] = {}  # by square: the doors at its corners, all that a step from it can meet
        for door in self.doors:
            if door is not None:
                pace = 1 if door.run == EAST else self.stride
                for corner in (door.corner, door.corner + pace, door.corner + 2 * pace):
                    for square in (corner, corner - 1, corner - self.stride, corner - self.stride - 1):
                        near.setdefault(square, set()).add(door.number)
        for square in self.squares:
            for direction, (dx, dy) in enumerate(STEPS):
                to = square + dy * self.stride + dx
                if not self.exists(to) or not bare.clear(square, to, 0):
                    continue
                self.around[8 * square + direction] = to
                for number in near.get(square, ()):
                    if self.crosses(square, to, dx, dy, number):
                        self.barred[8 * square + direction] |= 1 << number

    def crosses(self, square: int, to: int, dx: int, dy: int, door: int) -> bool:
        """Whether a step meets a door: over its line, or past one of its corners (D04-DOOR-02)."""
        east, north = self.door_borders[door]
        if dx and dy:
            corner = square + (1 if dx > 0 else 0) + (self.stride if dy > 0 else 0)
            return self.door_ends[door] >> corner & 1 == 1
        return (north if dx else east) >> max(square, to) & 1 == 1

    # -- squares ----------------------------------------------------------------------------------------------

    def exists(self, square: int) -> bool:
        return 0 <= square < self.limit and self.area[square] != OFF

    def column(self, square: int) -> int:
        return square % self.stride

    def row(self, square: int) -> int:
        return square // self.stride

    def number(self, x: int, y: int) -> int:
        """The square in that column and row of the frame, or OFF."""
        if not (0 <= x < self.width and 0 <= y < self.height):
            return OFF
        square = y * self.stride + x
        return square if self.area[square] != OFF else OFF

    def distance(self, one: int, other: int) -> int:
        """Counted in squares, a diagonal step as one (D04-TERM-02)."""
        stride = self.stride
        return max(abs(one % stride - other % stride), abs(one // stride - other // stride))

    def spot(self, square: int) -> Footprint:
        known = self.spots[square]
        if known is None:
            known = Footprint([square])
            self.spots[square] = known
        return known

    def footprint(self, anchor: int, width: int, height: int) -> Footprint:
        """Of a figure whose south-western square is `anchor`, wherever that is."""
        key = anchor << 4 | width << 2 | height
        known = self.known_footprints.get(key)
        if known is None:
            known = Footprint([anchor + dy * self.stride + dx for dy in range(height) for dx in range(width)])
            self.known_footprints[key] = known
        return known

    def base(self, anchor: int, width: int, height: int, shut: int) -> list[int]:
        """The squares of a figure whose south-western one is `anchor`; empty where it would stand astride a wall, a
        closed door or the rim (D04-BOARD-01)."""
        found: list[int] = []
        for dy in range(height):
            for dx in range(width):
                square = anchor + dy * self.stride + dx
                if not self.exists(square):
                    return []
                if (dx and not self.open_way(square, 6, shut)) or (dy and not self.open_way(square, 4, shut)):
                    return []
                found.append(square)
        return found

    def open_way(self, square: int, direction: int, shut: int) -> bool:
        at = 8 * square + direction
        return self.around[at] != OFF and not self.barred[at] & shut

    def step(self, square: int, direction: int, shut: int) -> int:
        """The square that a step leads to, or OFF: walls and closed doors alone are looked at."""
        at = 8 * square + direction
        return OFF if self.barred[at] & shut else self.around[at]

    def neighbours(self, square: int, shut: int) -> list[int]:
        """The adjacent squares (D04-TERM-03)."""
        found: list[int] = []
        for at in range(8 * square, 8 * square + 8):
            if self.around[at] != OFF and not self.barred[at] & shut:
                found.append(self.around[at])
        return found

    def adjacent(self, one: int, other: int, shut: int) -> bool:
        for at in range(8 * one, 8 * one + 8):
            if self.around[at] == other:
                return not self.barred[at] & shut
        return False

    def spread(self, start: int, most: int, shut: int, stops: int = 0) -> dict[int, int]:
        """The squares within so many steps and how many it takes; nothing goes on from the squares of `stops`."""
        found = {start: 0}
        front = [start]
        for count in range(1, most + 1):
            further: list[int] = []
            for square in front:
                if stops >> square & 1 and square != start:
                    continue
                for to in self.neighbours(square, shut):
                    if to not in found:
                        found[to] = count
                        further.append(to)
            front = further
        return found

    def route(self, start: int, end: int, most: int, shut: int) -> int:
        """The length of the shortest way over adjacent squares, or OFF if it is longer than `most` (D04-SEEK-02)."""
        return self.spread(start, most, shut).get(end, OFF)

    # -- lines ------------------------------------------------------------------------------------------------

    def outlook(self, shut: int, solid: int) -> "Outlook":
        """What stops lines while the doors of `shut` are closed and something blocking stands on `solid`."""
        key = (shut, solid)
        known = self.known_outlooks.get(key)
        if known is None:
            if len(self.known_outlooks) >= MOST_OUTLOOKS:
                del self.known_outlooks[next(iter(self.known_outlooks))]
            east, north, ends = self.walls[EAST], self.walls[NORTH], 0
            for number in range(len(self.doors)):
                if shut >> number & 1:
                    borders = self.door_borders[number]
                    east |= borders[0]
                    north |= borders[1]
                    ends |= self.door_ends[number]
            everywhere = (1 << self.limit) - 1
            known = Outlook(self, east, north, (everywhere & ~self.floor) | solid, ends)
            self.known_outlooks[key] = known
        return known

    def line(self, width: int, height: int, rising: bool) -> Line:
        at = 2 * (width * (self.height + 1) + height) + (1 if rising else 0)
        found = self.lines[at]
        if found is None:
            found = trace(width, height, rising, self.stride)
            self.lines[at] = found
        return found

    def drawn(self, one: int, other: int) -> tuple[Line, int]:
        """The line between the centres of two squares, and the corner to which it is to be shifted."""
        stride = self.stride
        x, y = one % stride, one // stride
        dx, dy = other % stride - x, other // stride - y
        line = self.line(abs(dx), abs(dy), (dx >= 0) == (dy >= 0))
        return line, min(y, y + dy) * stride + min(x, x + dx)

    def between(self, one: int, other: int) -> int:
        """The squares whose inside a line between two centres passes through, as bits."""
        line, corner = self.drawn(one, other)
        return line.inside << corner

    def scope(self, square: int) -> "Scope":
        known = self.known_scopes.get(square)
        if known is None:
            known = Scope(self, square)
            self.known_scopes[square] = known
        return known

    # -- names ------------------------------------------------------------------------------------------------

    def name(self, square: int) -> str:
        """Counted from the lower left corner of the frame."""
        return square_name(self.column(square), self.row(square))

    def named(self, word: str) -> int:
        column, row = square_named(word)
        return self.number(column, row)


class Outlook:
    """What stops a straight line: solid squares, closed borders, and corners where the gap is closed (D04-LOS-05)."""

    def __init__(self, field: Field, east: int, north: int, solid: int, ends: int) -> None:
        self.field = field
        self.solid = solid
        self.east = east
        self.north = north
        stride = field.stride
        north_west = solid << 1 | east << 1 | north
        south_east = solid << stride | north << stride | east
        south_west = solid << stride + 1 | east << 1 | north << stride
        north_east = solid | north | east
        self.rising = north_west & south_east | ends
        self.falling = south_west & north_east | ends

    def clear(self, one: int, other: int, figures: int) -> bool:
        """Whether nothing lies between the centres of two squares; `figures` are squares that figures stand on.

        What is on the two squares themselves does not matter (D04-LOS-03).
        """
        line, corner = self.field.drawn(one, other)
        if line.inside << corner & (self.solid | figures):
            return False
        if line.east << corner & self.east or line.north << corner & self.north:
            return False
        return not line.joints << corner & (self.rising if line.rising else self.falling)


@mypyc_attr(acyclic=True)
class Scope:
    """All that can ever be seen from one square, as no wall hides it, and what else may hide it.

    Sets are of places in `squares`, as bits: far fewer than there are squares.
    """

    def __init__(self, field: Field, square: int) -> None:
        self.squares: list[int] = []
        self.place_of = [OFF] * field.limit
        self.shades = [0] * field.limit  # what something on a square hides
        self.by_door = [0] * len(field.doors)  # what each door hides while it is closed
        self.by_area = [0] * len(field.floors)  # what cannot be seen unless the area is revealed
        self.cornered: list[tuple[int, int, bool]] = []  # places, corners that the line there passes, and how it runs
        self.areas = 0  # all areas, doors and squares that matter, as bits
        self.doors = 0
        self.crossed = 0
        bare = field.outlook(0, 0)
        gates = field.outlook((1 << len(field.doors)) - 1, 0)
        for other in field.squares:
            if other != square and bare.clear(square, other, 0):
                self.add(field, square, other, not gates.clear(square, other, 0))
        for area, floor in enumerate(field.floors):
            if self.by_area[area] or floor & self.crossed:
                self.areas |= 1 << area
        for door, places in enumerate(self.by_door):
            if places:
                self.doors |= 1 << door

    def add(self, field: Field, square: int, other: int, through_doors: bool) -> None:
        line, corner = field.drawn(square, other)
        place = len(self.squares)
        bit = 1 << place
        self.squares.append(other)
        self.place_of[other] = place
        areas = 1 << field.area[other]
        for passed in line.passed:
            between = corner + passed
            self.shades[between] |= bit
            areas |= 1 << field.area[between]
        for area in range(len(self.by_area)):
            if areas >> area & 1:
                self.by_area[area] |= bit
        if through_doors:
            for door in doors_on(field, line, corner):
                self.by_door[door] |= bit
        self.crossed |= line.inside << corner
        if line.joints:
            joints = line.joints << corner
            self.cornered.append((place, joints, line.rising))
            self.crossed |= joints | joints >> 1 | joints >> field.stride | joints >> field.stride + 1

    def picked(self, places: int) -> list[int]:
        """The squares of these places; word by word, as in `listed`."""
        squares = self.squares
        found: list[int] = []
        for start in range(0, len(squares), WORD_SIZE):
            word = places >> start & WORD
            at = start
            while word:
                if word & 1:
                    found.append(squares[at])
                word >>= 1
                at += 1
        return found


def doors_on(field: Field, line: Line, corner: int) -> list[int]:
    """The doors whose borders or corners a line meets."""
    found: list[int] = []
    for number, (east, north) in enumerate(field.door_borders):
        met = line.east << corner & east or line.north << corner & north
        if met or line.joints << corner & field.door_ends[number]:
            found.append(number)
    return found
