"""Flat-topped hexagons in axial coordinates, the centre at (0, 0).

Directions 0 to 5 run clockwise from the top. Everything is worked out once for a board, so that play only looks up.
"""

from typing import Final

DIRECTIONS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
OFF: Final = -1


def distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def disc(radius: int) -> list[tuple[int, int]]:
    """All cells within `radius` of the centre, column by column from the left, each from the top."""
    span = range(-radius, radius + 1)
    return [(q, r) for q in span for r in span if abs(q + r) <= radius]


class HexBoard:
    """A hexagonal board of hexagons. Cells are numbered 0 to `size` - 1 in the order of `disc`."""

    def __init__(self, radius: int) -> None:
        self.radius = radius
        self.coordinates = disc(radius)
        self.size = len(self.coordinates)
        self.index = {cell: number for number, cell in enumerate(self.coordinates)}
        # neighbour[cell * 6 + direction]: the next cell that way, or OFF
        self.neighbour: list[int] = []
        # ray[cell * 6 + direction]: all cells that way up to the edge, nearest first
        self.ray: list[list[int]] = []
        for q, r in self.coordinates:
            for dq, dr in DIRECTIONS:
                line: list[int] = []
                step = (q + dq, r + dr)
                while step in self.index:
                    line.append(self.index[step])
                    step = (step[0] + dq, step[1] + dr)
                self.ray.append(line)
                self.neighbour.append(line[0] if line else OFF)
        # around[cell]: the neighbours that exist
        self.around = [[n for n in self.neighbour[cell * 6 : cell * 6 + 6] if n != OFF] for cell in range(self.size)]

    def name(self, cell: int) -> str:
        """Columns are letters from the left, rows numbers from the top of the column: the centre of 19 is c3."""
        q, r = self.coordinates[cell]
        top = max(-self.radius, -q - self.radius)
        return f"{'abcdefghi'[q + self.radius]}{r - top + 1}"

    def named(self, name: str) -> int:
        """The cell of that name, or OFF."""
        for cell in range(self.size):
            if self.name(cell) == name:
                return cell
        return OFF
