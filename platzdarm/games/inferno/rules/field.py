"""The field (chapters TERM, TERR): cells in axial coordinates, how far apart they are, and what grows on them.

The field of the scenarios is a hexagon of radius 6; tools bring fields of any form. All is worked out once.
"""

from typing import Final

from platzdarm.board.hexes import DIRECTIONS, disc, distance

OFF: Final = -1
RADIUS: Final = 6

# terrain (INF-TERR-01)
ORDINARY: Final = 0
FOREST: Final = 1
SHRINE: Final = 2
PORTAL: Final = 3
BLIGHTED: Final = 4
ENCHANTED: Final = 5
BEACON: Final = 6
TERRAIN: Final = ("ordinary", "forest", "shrine", "portal", "blighted", "enchanted", "beacon")

STEP_COST: Final = 1
FOREST_COST: Final = 1  # more, to enter one (INF-TERR-09)

Coordinates = tuple[int, int]


class Field:
    """Cells are numbered in the order in which they are given; `around` holds each cell's neighbours (INF-TERM-03)."""

    def __init__(self, cells: list[Coordinates]) -> None:
        self.cells = cells
        self.size = len(cells)
        self.index = {cell: number for number, cell in enumerate(cells)}
        self.around: list[list[int]] = []
        self.next: list[list[int]] = []  # by direction, OFF where the field ends
        for q, r in cells:
            beside = [self.index.get((q + dq, r + dr), OFF) for dq, dr in DIRECTIONS]
            self.next.append(beside)
            self.around.append([cell for cell in beside if cell != OFF])
        self.near: list[int] = []  # the cell and its neighbours, as bits
        for number in range(self.size):
            bits = 1 << number
            for cell in self.around[number]:
                bits |= 1 << cell
            self.near.append(bits)
        self.alone: list[list[int]] = [[number] for number in range(self.size)]  # each cell by itself
        self.known_steps: dict[int, list[int]] = {}
        # the triangles of a champion of three cells, by the way it is turned (INF-CARD-07)
        self.triangles: list[list[list[int]]] = [self.triangle((1, 0), (0, 1)), self.triangle((1, 0), (1, -1))]

    def triangle(self, one: Coordinates, other: Coordinates) -> list[list[int]]:
        found: list[list[int]] = []
        for q, r in self.cells:
            cells = [self.index.get((q + dq, r + dr), OFF) for dq, dr in ((0, 0), one, other)]
            found.append([] if OFF in cells else cells)
        return found

    def distance(self, one: int, other: int) -> int:
        """Steps between cells, whatever lies on the way (INF-TERM-03)."""
        return distance(self.cells[one], self.cells[other])

    def steps_to(self, goal: int) -> list[int]:
        """How many steps over cells of the field lead from each to the goal, OFF where none do; kept."""
        found = self.known_steps.get(goal)
        if found is None:
            found = [OFF] * self.size
            found[goal] = 0
            queue = [goal]
            for cell in queue:
                for beside in self.around[cell]:
                    if found[beside] == OFF:
                        found[beside] = found[cell] + 1
                        queue.append(beside)
            self.known_steps[goal] = found
        return found

    def name(self, cell: int) -> str:
        """As people write it: column from the left as a letter, row from the top: the centre is g7."""
        q, r = self.cells[cell]
        return f"{chr(ord('a') + q + RADIUS)}{r + RADIUS + 1}"

    def named(self, name: str) -> int:
        """The cell of that name, or OFF."""
        if len(name) < 2 or not name[1:].isdecimal():
            return OFF
        return self.index.get((ord(name[0]) - ord("a") - RADIUS, int(name[1:]) - RADIUS - 1), OFF)


class Ground:
    """What the terrain of a whole field comes to: cells of a kind as bits, and what it costs to enter each."""

    def __init__(self, terrain: tuple[int, ...]) -> None:
        self.terrain = terrain
        self.prices = [STEP_COST + FOREST_COST if found == FOREST else STEP_COST for found in terrain]
        self.even = [STEP_COST] * len(terrain)  # for whom forests cost no more
        self.forests = self.cells(FOREST)
        self.enchanted = self.cells(ENCHANTED)
        self.shrines = self.cells(SHRINE)
        self.special = ~self.cells(ORDINARY) & (1 << len(terrain)) - 1

    def cells(self, kind: int) -> int:
        return bits_of([cell for cell, found in enumerate(self.terrain) if found == kind])


def standard_field() -> Field:
    return Field(disc(RADIUS))


def bits_of(cells: list[int]) -> int:
    bits = 0
    for cell in cells:
        bits |= 1 << cell
    return bits
