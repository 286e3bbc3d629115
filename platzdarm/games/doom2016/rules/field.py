"""The map (chapters MAP, TERR, ADJ, DOOR): squares by number, borders, doors, and where figures may stand and go.

Squares have ledger coordinates (x, y), y to the north; numbers run row by row. What depends on which doors are shut
is worked out once for each set of shut doors and kept (`Ways`). Sight and adjacency are the business of `sight`.
"""

from typing import Final

from platzdarm.board.squares import SquareMap
from platzdarm.games.doom2016.rules.sight import ALOFT, MOST_OUTLOOKS, WALKING, Ground, Outlook

OFF: Final = -1
MOST_SPREADS: Final = 64  # so many are kept for each set of shut doors

PLAIN: Final = 0
DIFFICULT: Final = 1
IMPASSABLE: Final = 2
BLOCKING: Final = 3
TERRAIN: Final = ".dib"

# north, north-east, east, south-east, south, south-west, west, north-west
STEPS: Final = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
DIRECTIONS: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")

Square = tuple[int, int]


class Ways:
    """Neighbours of each square by direction (OFF where one cannot go), with one set of doors shut.

    `walk` for small walkers (walls, shut doors, impassable and blocking borders stop them), `fly` for those whom
    terrain does not stop (walls and shut doors do).
    """

    def __init__(self, walk: list[list[int]], fly: list[list[int]]) -> None:
        self.walk = walk
        self.fly = fly
        # what was worked out so far
        self.bases: dict[int, list[int]] = {}
        self.spreads: dict[int, list[int]] = {}


class Field:
    def __init__(
        self,
        terrain: dict[Square, int],
        walls: set[tuple[Square, Square]],
        doors: list[list[tuple[Square, Square]]],
    ) -> None:
        """`walls` and `doors` are borders, as pairs of neighbouring squares; the rim of the map is wall by itself."""
        self.coordinates = sorted(terrain, key=lambda square: (square[1], square[0]))
        self.index = {square: number for number, square in enumerate(self.coordinates)}
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
        self.ground = self.make_ground(terrain, walls, doors)
        self.known: dict[int, Ways] = {}
        self.known_closed: dict[int, int] = {}

    def make_ground(
        self,
        terrain: dict[Square, int],
        walls: set[tuple[Square, Square]],
        doors: list[list[tuple[Square, Square]]],
    ) -> Ground:
        width = max(square[0] for square in terrain) - self.left + 1
        height = max(square[1] for square in terrain) - self.bottom + 1
        everywhere = {(x, y) for x in range(width) for y in range(height)}
        void = everywhere - {(x - self.left, y - self.bottom) for x, y in terrain}
        square_map = SquareMap(width, height, void, [self.ends(one, other) for one, other in walls])
        kinds = [[n for n in range(self.size) if self.terrain[n] == kind] for kind in (BLOCKING, IMPASSABLE, DIFFICULT)]
        borders = [square_map.border(*self.ends(one, other)) for door in doors for one, other in door]
        return Ground(square_map, kinds[0], kinds[1], kinds[2], borders)

    def ends(self, one: Square, other: Square) -> tuple[Square, Square]:
        """The two corners of the border between neighbouring squares, counted from the corner of the map."""
        x, y = max(one[0], other[0]) - self.left, max(one[1], other[1]) - self.bottom
        return ((x, y), (x, y + 1)) if one[1] == other[1] else ((x, y), (x + 1, y))

    def closed(self, shut: int) -> int:
        """Shut doors as `Ground` counts them: border by border."""
        known = self.known_closed.get(shut)
        if known is not None:
            return known
        found = 0
        at = 0
        for number, borders in enumerate(self.doors):
            if shut >> number & 1:
                found |= (1 << len(borders)) - 1 << at
            at += len(borders)
        self.known_closed[shut] = found
        return found

    def outlook(self, shut: int) -> Outlook:
        """The ground as small walkers see it, with these doors shut."""
        return self.ground.outlook(self.closed(shut))

    def name(self, square: int) -> str:
        """Column letters and a row number, both counted from the lower left corner of the map: `c4`."""
        x, y = self.coordinates[square]
        column = x - self.left
        return (chr(96 + column // 26) if column >= 26 else "") + chr(97 + column % 26) + str(y - self.bottom + 1)

    def named(self, word: str) -> int:
        digits = word.lstrip("abcdefghijklmnopqrstuvwxyz")
        letters = word[: len(word) - len(digits)]
        if not digits.isdecimal() or not 1 <= len(letters) <= 2:
            return OFF
        column = ord(letters[-1]) - 97 + (26 * (ord(letters[0]) - 96) if len(letters) == 2 else 0)
        return self.index.get((column + self.left, int(digits) - 1 + self.bottom), OFF)

    # -- borders ----------------------------------------------------------------------------------------------

    def ways(self, shut: int) -> Ways:
        """The neighbours while the doors of `shut` (bits) are closed."""
        found = self.known.get(shut)
        if found is None:
            if len(self.known) >= MOST_OUTLOOKS:
                del self.known[next(iter(self.known))]
            outlook = self.outlook(shut)
            walk, fly = outlook.neighbours(WALKING), outlook.neighbours(ALOFT)
            found = Ways(self.by_direction(walk), self.by_direction(fly))
            self.known[shut] = found
        return found

    def by_direction(self, beside: list[list[int]]) -> list[list[int]]:
        """For each square its neighbours, OFF standing for those that are none."""
        return [[to if to in beside[n] else OFF for to in self.around[n]] for n in range(self.size)]

    # -- bases ------------------------------------------------------------------------------------------------

    def base(self, anchor: int, width: int, height: int, shut: int) -> list[int]:
        """The squares of a base whose lower left one is `anchor`; empty where it would stand off the map or
        astride a wall or a shut door (ruling in D16-LARGE-02)."""
        ways = self.ways(shut)
        key = anchor << 8 | width << 4 | height
        found = ways.bases.get(key)
        if found is None:
            ways.bases[key] = found = self.find_base(ways, anchor, width, height)
        return found

    def find_base(self, ways: Ways, anchor: int, width: int, height: int) -> list[int]:
        x, y = self.coordinates[anchor]
        squares: list[int] = []
        for dy in range(height):
            for dx in range(width):
                square = self.index.get((x + dx, y + dy), OFF)
                if square == OFF or (dx and ways.fly[square][6] == OFF) or (dy and ways.fly[square][4] == OFF):
                    return []
                squares.append(square)
        return squares

    # -- distances in squares ---------------------------------------------------------------------------------

    def spread(self, start: int, flying: bool, shut: int) -> list[int]:
        """The number of squares from `start` to each square over normal movement; OFF where none leads there.

        Not to be changed by those who ask.
        """
        ways = self.ways(shut)
        key = start << 1 | int(flying)
        known = ways.spreads.get(key)
        if known is not None:
            return known
        setting = ways.fly if flying else ways.walk
        distance = [OFF] * self.size
        distance[start] = 0
        queue = [start]
        for square in queue:
            for to in setting[square]:
                if to != OFF and distance[to] == OFF:
                    distance[to] = distance[square] + 1
                    queue.append(to)
        if len(ways.spreads) >= MOST_SPREADS:
            ways.spreads.clear()
        ways.spreads[key] = distance
        return distance

    def door_squares(self, door: int) -> list[int]:
        """The squares on which one is adjacent to a door (D16-DOOR-02)."""
        return [square for border in self.doors[door] for square in border]
