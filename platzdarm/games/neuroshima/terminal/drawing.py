"""The hex board as lines of text: flat-topped hexagons of slashes, the signs of each tile on its six sides.

Strengths and initiative are those that count now, with the bonuses of modules and HQs.

      ________
     /   ↑2   \\
    /†1  c3  †1\\        the sides: top; upper left and upper right; ...
   /  Commando  \\
   \\  ● i3 ♥2   /       owner, initiative, hits left (★ for a HQ's points), ⊗ if netted
    \\+        #/
     \\___■____/
"""

from collections.abc import Sequence
from dataclasses import dataclass

from platzdarm.games.neuroshima.rules.modules import Influence
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.rules.tiles import HQ, SIDES, Piece
from platzdarm.games.neuroshima.text.words import MARKS, Names
from platzdarm.terminal.paint import DIM, PLAIN, SEATS, Canvas

ARROWS = "↑↗↘↓↙↖"
TOP, UPPER_RIGHT, LOWER_RIGHT, BOTTOM, LOWER_LEFT, UPPER_LEFT = range(SIDES)


@dataclass(frozen=True)
class Shape:
    """`edge` is the length of the flat edges in characters, `half` half the height in lines (2 or 3)."""

    edge: int
    half: int

    @property
    def pitch(self) -> int:
        return self.edge + self.half

    def row_width(self, row: int) -> int:
        """The room inside line `row`, from 1 (below the upper edge) to 2 * half."""
        return self.edge + 2 * min(row - 1, 2 * self.half - row)

    def row_start(self, row: int) -> int:
        return self.half - min(row - 1, 2 * self.half - row)


ROOMY = Shape(8, 3)
COMPACT = Shape(12, 2)


def board_size(position: Skirmish, shape: Shape) -> tuple[int, int]:
    """Columns and lines that the drawn board needs."""
    across = 2 * position.setting.field.radius + 1
    return across * shape.pitch + shape.half, across * 2 * shape.half + 1


Note = tuple[list[str], str]  # a few short lines, and their style


def draw_board(
    position: Skirmish, names: Names, shape: Shape = ROOMY, colour: bool = False, notes: Sequence[Note] = ()
) -> list[str]:
    """The notes stand in the corners that the hexagons leave free: below on both sides, then above."""
    canvas = Canvas(*board_size(position, shape))
    field = position.setting.field
    influence = position.influence()
    corners = [
        ((q + field.radius) * shape.pitch, (2 * (r + field.radius) + q) * shape.half) for q, r in field.coordinates
    ]
    # All outlines first: a tile's lowest signs stand on the edge that it shares with the cell below.
    for left, top in corners:
        draw_outline(canvas, shape, left, top)
    for cell, (left, top) in enumerate(corners):
        piece = position.cells[cell]
        if piece is None:
            write(canvas, shape, left, top, shape.half, centred(field.name(cell), shape.row_width(shape.half)), PLAIN)
        else:
            for row, text in enumerate(screen(position, names, influence, cell, piece, shape), 1):
                write(canvas, shape, left, top, row, text, SEATS[piece.seat])
    columns, lines = board_size(position, shape)
    room = field.radius * shape.pitch
    for number, (texts, style) in enumerate(notes):
        top = lines - len(texts) if number < 2 else 0
        for row, text in enumerate(texts, top):
            canvas.put(row, 0 if number % 2 == 0 else columns - room + 1, text[:room], style)
    return canvas.lines(colour)


def draw_outline(canvas: Canvas, shape: Shape, left: int, top: int) -> None:
    half, edge = shape.half, shape.edge
    canvas.put(top, left + half, "_" * edge, DIM)
    canvas.put(top + 2 * half, left + half, "_" * edge, DIM)
    for row in range(1, 2 * half + 1):
        start = left + shape.row_start(row)
        upper = row <= half
        canvas.put(top + row, start - 1, "/" if upper else "\\", DIM)
        canvas.put(top + row, start + shape.row_width(row), "\\" if upper else "/", DIM)


def write(canvas: Canvas, shape: Shape, left: int, top: int, row: int, text: str, style: str) -> None:
    """Put the words of a line into a cell; gaps leave what is there, so the lower edge stays."""
    start = left + shape.row_start(row)
    for at, character in enumerate(text):
        if character != " ":
            canvas.put(top + row, start + at, character, style)


# -- one tile -------------------------------------------------------------------------------------------------


def screen(position: Skirmish, names: Names, influence: Influence, cell: int, piece: Piece, shape: Shape) -> list[str]:
    """The lines inside a tile's hexagon."""
    signs = [side_signs(influence, cell, piece, way) for way in range(SIDES)]
    place = position.setting.field.name(cell)
    stats = stat_line(position, names, influence, cell, piece)
    width = [shape.row_width(row) for row in range(1, 2 * shape.half + 1)]
    if shape.half == ROOMY.half:
        return [
            centred(signs[TOP], width[0]),
            spread(signs[UPPER_LEFT], place, signs[UPPER_RIGHT], width[1]),
            centred(shorten(names.tile(piece.tile), width[2]), width[2]),
            centred(stats, width[3]),
            spread(signs[LOWER_LEFT], "", signs[LOWER_RIGHT], width[4]),
            centred(signs[BOTTOM], width[5]),
        ]
    return [
        spread(signs[UPPER_LEFT], signs[TOP], signs[UPPER_RIGHT], width[0]),
        centred(shorten(names.tile(piece.tile), width[1]), width[1]),
        centred(f"{place} {stats}", width[2]),
        spread(signs[LOWER_LEFT], signs[BOTTOM], signs[LOWER_RIGHT], width[3]),
    ]


def side_signs(influence: Influence, cell: int, piece: Piece, way: int) -> str:
    """What stands on the side that looks in direction `way`."""
    tile = piece.tile
    side = (way - piece.rotation) % SIDES
    signs = ""
    if tile.melee[side]:
        signs += f"†{tile.melee[side] + influence.melee[cell]}"
    if tile.ranged[side]:
        bonus = 0 if tile.gauss else influence.ranged[cell]  # NH-MOL-05
        signs += f"{ARROWS[way]}{tile.ranged[side] + bonus}"
    if tile.armour[side]:
        signs += "■"
    if tile.net[side]:
        signs += "#"
    if tile.link[side]:
        signs += "+"
    return signs


def stat_line(position: Skirmish, names: Names, influence: Influence, cell: int, piece: Piece) -> str:
    tile = piece.tile
    parts = [MARKS[piece.seat]]
    if tile.kind == HQ:
        parts.append(f"★{position.points[piece.seat]}")
    elif tile.initiative:
        values = "/".join(str(max(value + influence.initiative[cell], 0)) for value in tile.initiative)
        parts.append(names.words.say("screen-initiative", values=values))
    if tile.kind != HQ and tile.hit_points > 1:
        parts.append(f"♥{tile.hit_points - piece.wounds}")
    if position.control().is_netted(cell):
        parts.append("⊗")
    return " ".join(parts)


# -- fitting text ---------------------------------------------------------------------------------------------


def centred(text: str, width: int) -> str:
    return text[:width].center(width)


def spread(left: str, middle: str, right: str, width: int) -> str:
    """Left, centre and right of a line; the middle gives way where there is no room."""
    room = width - len(left) - len(right)
    return left + centred(middle if len(middle) <= room else "", max(room, 0)) + right


def shorten(name: str, width: int) -> str:
    """Cut the longest words of a name until it fits: 'Универсальный солдат' becomes 'Униве. солд.'"""
    words = name.split()
    kept = [len(word) for word in words]

    def shown() -> str:
        cut = [word if size == len(word) else word[:size] + "." for word, size in zip(words, kept, strict=True)]
        return " ".join(cut)

    while len(shown()) > width and max(kept) > 1:
        longest = kept.index(max(kept))
        kept[longest] -= 2 if kept[longest] == len(words[longest]) else 1
    return shown()[:width]
