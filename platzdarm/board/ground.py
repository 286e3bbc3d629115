"""The ground of a map of squares: squares by number and name, terrain, walls and doors, and where figures fit.

Squares have coordinates (x, y), y to the north; numbers run row by row from the south. Which borders part two squares,
and who sees whom, differs from rulebook to rulebook: that is the game's, which hands the neighbours over (`Ways`).
"""

from typing import Final

from platzdarm.board.paths import OFF, count_from
from platzdarm.board.square_names import square_name, square_named
from platzdarm.board.squares import Borders, SquareMap

# north, north-east, east, south-east, south, south-west, west, north-west
STEPS: Final = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
DIRECTIONS: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
STRAIGHT: Final = (0, 2, 4, 6)  # the directions that are not slanting
WEST: Final = 6
SOUTH: Final = 4

MOST_SPREADS: Final = 64  # so many are kept for each set of shut doors

Square = tuple[int, int]


class Ground:
    def __init__(
        self,
        terrain: dict[Square, int],
        walls: set[tuple[Square, Square]],
        doors: list[list[tuple[Square, Square]]],
    ) -> None:
        """`walls` and `doors` are borders, as pairs of neighbouring squares; the rim of the map is wall by itself."""
        self.coordinates = sorted(terrain, key=lambda square: (square[1], square[0]))
        self.index = {square: number for number, square in enumerate(self.coordinates)}
        self.xs = [x for x, _ in self.coordinates]
        self.ys = [y for _, y in self.coordinates]
        self.size = len(self.coordinates)
        self.terrain = [terrain[square] for square in self.coordinates]
        self.left = min(square[0] for square in terrain)
        self.bottom = min(square[1] for square in terrain)
        self.around = [[self.index.get((x + dx, y + dy), OFF) for dx, dy in STEPS] for x, y in self.coordinates]
        self.doors = [[(self.index[a], self.index[b]) for a, b in door] for door in doors]
        # doors_beside[square]: the doors on its borders, as bits
        self.doors_beside = [0] * self.size
        for number in range(len(self.doors)):
            for square in self.door_squares(number):
                self.doors_beside[square] |= 1 << number
        width = max(square[0] for square in terrain) - self.left + 1
        height = max(square[1] for square in terrain) - self.bottom + 1
        everywhere = {(x, y) for x in range(width) for y in range(height)}
        void = everywhere - {(x - self.left, y - self.bottom) for x, y in terrain}
        self.map = SquareMap(width, height, void, [self.ends(one, other) for one, other in walls])
        self.door_borders = [[self.map.border(*self.ends(one, other)) for one, other in door] for door in doors]

    def ends(self, one: Square, other: Square) -> tuple[Square, Square]:
        """The two corners of the border between neighbouring squares, counted from the corner of the map."""
        x, y = max(one[0], other[0]) - self.left, max(one[1], other[1]) - self.bottom
        return ((x, y), (x, y + 1)) if one[1] == other[1] else ((x, y), (x + 1, y))

    def squares_of(self, kind: int) -> list[int]:
        """The squares with that terrain."""
        return [square for square in range(self.size) if self.terrain[square] == kind]

    def door_squares(self, door: int) -> list[int]:
        """The squares beside a door."""
        return [square for border in self.doors[door] for square in border]

    # -- names ------------------------------------------------------------------------------------------------

    def name(self, square: int) -> str:
        x, y = self.coordinates[square]
        return square_name(x - self.left, y - self.bottom)

    def named(self, word: str) -> int:
        column, row = square_named(word)
        return self.index.get((column + self.left, row + self.bottom), OFF)


def apart(start: int, length: int, other: int, other_length: int) -> int:
    """How far two stretches of a row of squares lie apart; 0 where they overlap."""
    if other > start:
        return max(other - start - length + 1, 0)
    return max(start - other - other_length + 1, 0)


def with_doors(walls: Borders, doors: list[list[int]], shut: int) -> Borders:
    """Walls, and the borders of the doors that are shut (bits)."""
    found = Borders(walls.east, walls.north)
    for number in range(len(doors)):
        if shut >> number & 1:
            for border in doors[number]:
                found.add(border)
    return found


def only(squares: list[int], wanted: list[int]) -> list[int]:
    """The squares that are wanted, each in its place, OFF for the others. (Not `in`: this compiles to a plain loop.)"""
    return [square if any(square == one for one in wanted) else OFF for square in squares]


class Ways:
    """The neighbours of each square by direction, OFF where one cannot go, and what follows from them.

    What is asked twice is worked out once: ways depend on the map and its doors alone, never on figures.
    """

    def __init__(self, ground: Ground, beside: list[list[int]]) -> None:
        """`beside` lists for each square those that are adjacent to it."""
        self.ground = ground
        self.around = [only(ground.around[n], beside[n]) for n in range(ground.size)]
        self.bases: dict[int, list[int]] = {}
        self.spreads: dict[int, list[int]] = {}

    def spread(self, start: int) -> list[int]:
        """The number of squares from `start` to each; OFF where no way leads. Not to be changed by those who ask."""
        known = self.spreads.get(start)
        if known is None:
            if len(self.spreads) >= MOST_SPREADS:
                self.spreads.clear()
            self.spreads[start] = known = count_from(start, self.around)
        return known

    # -- figures of several squares ---------------------------------------------------------------------------

    def base(self, anchor: int, width: int, height: int) -> list[int]:
        """The squares of a base whose lower left one is `anchor`; empty where it does not fit."""
        key = anchor << 8 | width << 4 | height
        found = self.bases.get(key)
        if found is None:
            self.bases[key] = found = self.find_base(anchor, width, height)
        return found

    def find_base(self, anchor: int, width: int, height: int) -> list[int]:
        ground = self.ground
        x, y = ground.coordinates[anchor]
        squares: list[int] = []
        for dy in range(height):
            for dx in range(width):
                square = ground.index.get((x + dx, y + dy), OFF)
                if square == OFF:
                    return []
                if (dx and self.around[square][WEST] == OFF) or (dy and self.around[square][SOUTH] == OFF):
                    return []
                squares.append(square)
        return squares

    def shifted(self, anchor: int, width: int, height: int, direction: int) -> int:
        """The anchor of a base after a step, or OFF: every section must be able to cross its border."""
        for square in self.base(anchor, width, height):
            if self.around[square][direction] == OFF:
                return OFF
        to = self.around[anchor][direction]
        return to if self.base(to, width, height) else OFF

    def turns(self, anchor: int, width: int, height: int) -> list[int]:
        """The anchors of a base after a turn by 90 degrees that leaves at least half of its squares covered."""
        if width == height:
            return []
        before = self.base(anchor, width, height)
        x, y = self.ground.coordinates[anchor]
        found: list[int] = []
        for dx in range(-height + 1, width):
            for dy in range(-width + 1, height):
                to = self.ground.index.get((x + dx, y + dy), OFF)
                if to == OFF:
                    continue
                after = self.base(to, height, width)
                if after and 2 * len(set(before) & set(after)) >= len(before):
                    found.append(to)
        return found
