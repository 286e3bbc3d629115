"""Maps of squares with borders between them, and straight lines from corner to corner.

Square (x, y) covers x to x + 1 and y to y + 1; corners are whole-number points; y grows to the north. Three kinds of
number:

- a **corner** (x, y) has a number of its own, in rows of `stride`, with a rim of unused ones, so that the corner to
  the west is always one less and the corner to the south `stride` less;
- a **border** has twice the number of its western or southern corner: even, it runs east from there; odd, north;
- a **square** that exists is numbered 0 to `size` - 1, row by row from the south; `bit[square]` stands for it in a set.

Sets of borders and squares are whole numbers used as bits, the bit being the number of the (south-western) corner.
What a line crosses depends on the vector between its ends alone, so it is worked out once and shifted into place.
"""

from collections.abc import Iterable
from typing import Final

OFF: Final = -1

# Eight directions, orthogonal ones even: east, north-east, north and so on.
DIRECTIONS: Final = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))

# The four squares around a corner, and, in the same order, the corners of a square that have it there: the square lies
# to the north-east of its south-western corner.
NORTH_EAST: Final = 0
NORTH_WEST: Final = 1
SOUTH_WEST: Final = 2
SOUTH_EAST: Final = 3


class Borders:
    """A set of borders: those that run east and those that run north, each by the corner that they start from."""

    def __init__(self, east: int = 0, north: int = 0) -> None:
        self.east = east
        self.north = north

    def add(self, border: int) -> None:
        if border & 1:
            self.north |= 1 << (border >> 1)
        else:
            self.east |= 1 << (border >> 1)

    def holds(self, border: int) -> bool:
        side = self.north if border & 1 else self.east
        return side >> (border >> 1) & 1 != 0

    def marks(self, corners: int) -> list[bool]:
        """For each border of so many corners, by its number, whether it is in the set: for who asks about many."""
        found = [False] * (2 * corners)
        for side, bits in enumerate((self.east, self.north)):
            for at, byte in enumerate(bits.to_bytes(corners // 8 + 1, "little")):
                for bit in range(8):
                    if byte >> bit & 1:
                        found[2 * (8 * at + bit) + side] = True
        return found

    def joined(self, other: "Borders") -> "Borders":
        return Borders(self.east | other.east, self.north | other.north)


class Track:
    """What a slanting line meets between its two corners, in bits from the south-western corner of its box."""

    def __init__(self, east: int, north: int, joints: int, inside: int) -> None:
        self.east = east  # borders running east that it crosses in their middle
        self.north = north  # borders running north that it crosses in their middle
        self.joints = joints  # corners that it passes through, its ends left out
        self.inside = inside  # squares whose inside it passes through


def trace(width: int, height: int, falling: bool, stride: int) -> Track:
    """The line across a box of that size (neither side is 0), from the south-west, or falling from the north-west."""
    east = north = joints = inside = 0
    for x in range(width):
        low = x * height // width
        high = -(-(x + 1) * height // width)
        for row in range(low, high):
            y = height - 1 - row if falling else row
            inside |= 1 << (y * stride + x)
            if row > low:
                east |= 1 << ((height - row if falling else row) * stride + x)
        if x + 1 == width:
            break
        row, rest = divmod((x + 1) * height, width)
        if rest:
            north |= 1 << ((height - 1 - row if falling else row) * stride + x + 1)
        else:
            joints |= 1 << ((height - row if falling else row) * stride + x + 1)
    return Track(east, north, joints, inside)


class SquareMap:
    """The squares that exist and the walls between them; the rim of the map and of every hole is wall."""

    def __init__(
        self,
        width: int,
        height: int,
        void: Iterable[tuple[int, int]] = (),
        walls: Iterable[tuple[tuple[int, int], tuple[int, int]]] = (),
    ) -> None:
        self.width = width
        self.height = height
        self.stride = width + 3
        self.coordinates: list[tuple[int, int]] = []
        self.index: dict[tuple[int, int], int] = {}
        # south_west[square]: the number of that corner
        self.south_west: list[int] = []
        self.bit: list[int] = []
        self.number_squares(set(void))
        self.size = len(self.coordinates)
        # neighbour[square * 8 + direction]: the square there, whatever lies between, or OFF
        self.neighbour = [self.index.get((x + dx, y + dy), OFF) for x, y in self.coordinates for dx, dy in DIRECTIONS]
        self.walls = self.rim()
        for start, end in walls:
            border = self.border(start, end)
            if border == OFF:
                raise ValueError(f"{start} and {end} are not the ends of a border of the map")
            self.walls.add(border)
        self.tracks: list[Track | None] = [None] * (2 * (width + 1) * (height + 1))

    def number_squares(self, void: set[tuple[int, int]]) -> None:
        for y in range(self.height):
            for x in range(self.width):
                if (x, y) not in void:
                    corner = self.corner(x, y)
                    self.index[(x, y)] = len(self.coordinates)
                    self.coordinates.append((x, y))
                    self.south_west.append(corner)
                    self.bit.append(1 << corner)

    def rim(self) -> Borders:
        """The borders that have a square on one side only."""
        found = Borders()
        for square in range(self.size):
            borders = self.borders(square)
            for side in range(4):
                if self.neighbour[square * 8 + 2 * side] == OFF:
                    found.add(borders[side])
        return found

    # -- numbers --------------------------------------------------------------------------------------------------

    def square(self, x: int, y: int) -> int:
        """The square there, or OFF."""
        return self.index.get((x, y), OFF)

    def corner(self, x: int, y: int) -> int:
        return (y + 1) * self.stride + x + 1

    def border(self, start: tuple[int, int], end: tuple[int, int]) -> int:
        """The border between two neighbouring corners, or OFF if they are not such, or off the map."""
        if end < start:
            start, end = end, start
        x, y = start
        if min(x, y) < 0 or end[0] > self.width or end[1] > self.height:
            return OFF
        if end == (x + 1, y):
            return 2 * self.corner(x, y)
        if end == (x, y + 1):
            return 2 * self.corner(x, y) + 1
        return OFF

    def corners(self, square: int) -> tuple[int, int, int, int]:
        """South-west, south-east, north-east, north-west: of corner i the square is the i-th around."""
        corner = self.south_west[square]
        return (corner, corner + 1, corner + self.stride + 1, corner + self.stride)

    def borders(self, square: int) -> tuple[int, int, int, int]:
        """East, north, west, south: as in DIRECTIONS, the orthogonal ones."""
        corner = self.south_west[square]
        return (2 * corner + 3, 2 * (corner + self.stride), 2 * corner + 1, 2 * corner)

    # -- sets -----------------------------------------------------------------------------------------------------

    def bits(self, squares: Iterable[int]) -> int:
        """A set of squares as bits."""
        found = 0
        for square in squares:
            found |= self.bit[square]
        return found

    def outlines(self, bits: int) -> Borders:
        """All borders of these squares, those between two of them included."""
        return Borders(bits | bits << self.stride, bits | bits << 1)

    # -- lines ----------------------------------------------------------------------------------------------------

    def track(self, width: int, height: int, falling: bool) -> Track:
        at = 2 * (width * (self.height + 1) + height) + (1 if falling else 0)
        found = self.tracks[at]
        if found is None:
            found = trace(width, height, falling, self.stride)
            self.tracks[at] = found
        return found
