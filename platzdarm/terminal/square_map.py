"""A map of squares as lines of text: two characters for each square, between them walls and doors.

     a  b  c  d
  4  ·  · ┃~~ Ob       ┃ ━ walls, ╎ ╌ shut doors; what stands on a square is the game's
  3 @A  · ╎·  i1
     ━━╌╌

Walls are drawn where they part two squares; the rim of the map is wall everywhere. A map that is larger than the room
is cropped around a square; arrows in its first line say where it goes on.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from platzdarm.board.square_names import column_name
from platzdarm.terminal.paint import BOLD, DIM, PLAIN, Canvas

LABEL = 3  # characters in front of a row
SQUARE = 3  # two characters and a border
EAST, SOUTH = 2, 4  # directions

Square = tuple[int, int]  # column and row, rows from the south
Sign = tuple[str, str]  # two characters and their style
Border = Literal["", "wall", "door"]


@dataclass(frozen=True)
class Crop:
    """The part of the map that is shown, in the map's own coordinates."""

    left: int
    right: int
    bottom: int
    top: int


class DrawnMap:
    """`signs` are the squares that there are; `border` tells what is east or south of one; `origin` is called a1."""

    def __init__(
        self, signs: Mapping[Square, Sign], border: Callable[[int, int, int], Border], origin: Square = (0, 0)
    ) -> None:
        self.signs = signs
        self.border = border
        self.origin = origin

    def draw(self, focus: Square, width: int, height: int, colour: bool) -> list[str]:
        """At most so many characters and lines, around the square `focus`."""
        crop = self.fit(focus, width, height)
        rows = self.rows_of(crop)
        canvas = Canvas(LABEL + (crop.right - crop.left + 1) * SQUARE, len(rows) + 1)
        for x in range(crop.left, crop.right + 1):
            canvas.put(0, column(crop, x), column_name(x - self.origin[0]), DIM)
        self.mark_the_rest(canvas, crop)
        for at, (y, is_border) in enumerate(rows, 1):
            if is_border:
                self.draw_border(canvas, crop, at, y)
            else:
                canvas.put(at, 0, f"{y - self.origin[1] + 1:>2}", DIM)
                self.draw_row(canvas, crop, at, y)
        return canvas.lines(colour)

    # -- what fits ------------------------------------------------------------------------------------------------

    def fit(self, focus: Square, width: int, height: int) -> Crop:
        x, y = focus
        xs = [square[0] for square in self.signs]
        left, right = stretch(x, min(xs), max(xs), max((width - LABEL) // SQUARE, 1))
        ys = [square[1] for square in self.signs if left <= square[0] <= right]
        tall = max(height - 1, 1)
        while True:
            bottom, top = stretch(y, min(ys), max(ys), tall)
            crop = Crop(left, right, bottom, top)
            if len(self.rows_of(crop)) < height or tall == 1:
                return crop
            tall -= 1

    def rows_of(self, crop: Crop) -> list[tuple[int, bool]]:
        """From the top: each row of squares, and below it a line for borders where a wall or a door needs one."""
        rows: list[tuple[int, bool]] = []
        for y in range(crop.top, crop.bottom - 1, -1):
            rows.append((y, False))
            if y > crop.bottom and any(self.border(x, y, SOUTH) for x in range(crop.left, crop.right + 1)):
                rows.append((y, True))
        return rows

    def width(self) -> int:
        """Characters that the whole map would take."""
        xs = [square[0] for square in self.signs]
        return LABEL + (max(xs) - min(xs) + 1) * SQUARE

    def mark_the_rest(self, canvas: Canvas, crop: Crop) -> None:
        """Where squares are left out: above, below, to the left, to the right."""
        last = LABEL + (crop.right - crop.left + 1) * SQUARE - 1
        for place, mark, hidden in (
            (0, "▲", any(y > crop.top for _, y in self.signs)),
            (1, "▼", any(y < crop.bottom for _, y in self.signs)),
            (2, "◀", any(x < crop.left for x, _ in self.signs)),
            (last, "▶", any(x > crop.right for x, _ in self.signs)),
        ):
            if hidden:
                canvas.put(0, place, mark, BOLD)

    # -- lines ----------------------------------------------------------------------------------------------------

    def draw_border(self, canvas: Canvas, crop: Crop, at: int, y: int) -> None:
        for x in range(crop.left, crop.right + 1):
            found = self.border(x, y, SOUTH)
            if found:
                canvas.put(at, column(crop, x), "╌╌" if found == "door" else "━━", BOLD if found == "door" else PLAIN)

    def draw_row(self, canvas: Canvas, crop: Crop, at: int, y: int) -> None:
        for x in range(crop.left, crop.right + 1):
            if (x, y) not in self.signs:
                continue
            text, style = self.signs[x, y]
            canvas.put(at, column(crop, x), text, style)
            found = self.border(x, y, EAST) if x < crop.right else ""
            if found:
                canvas.put(at, column(crop, x) + 2, "╎" if found == "door" else "┃", BOLD if found == "door" else PLAIN)


def column(crop: Crop, x: int) -> int:
    return LABEL + (x - crop.left) * SQUARE


def stretch(middle: int, least: int, most: int, room: int) -> tuple[int, int]:
    """So many numbers around the middle, none beyond the ends."""
    if most - least < room:
        return least, most
    start = min(max(middle - room // 2, least), most - room + 1)
    return start, start + room - 1


def shown_columns(width: int) -> int:
    """Characters that a map takes which is given so many: only whole squares are drawn."""
    return LABEL + (width - LABEL) // SQUARE * SQUARE
