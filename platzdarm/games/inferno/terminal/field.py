"""The field as lines of text: a row of cells a line, each half a cell further in than the longer one beside it.

 g1  S   ·   ·   f   ·   ·   P
f2 ·   ·   R1  ·   f   ·   ·   ·        R1 a champion of the first player, S a shrine
"""

from platzdarm.games.inferno.rules.arrival import COLOUR_BITS
from platzdarm.games.inferno.rules.field import BEACON, BLIGHTED, ENCHANTED, FOREST, ORDINARY, PORTAL, RADIUS, SHRINE
from platzdarm.games.inferno.rules.orders import Order
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.setting import CAPTIVE, NEUTRAL, VILLAIN
from platzdarm.terminal.paint import BOLD, DIM, PLAIN, SEATS, Canvas

PITCH = 4
LABEL = 4
ROWS = 2 * RADIUS + 1
WIDTH = LABEL + ROWS * PITCH
GROUND = {ORDINARY: "·", FOREST: "f", SHRINE: "S", PORTAL: "P", BEACON: "B", ENCHANTED: "E", BLIGHTED: "X"}
ACTING = "\x1b[7m"
OTHERS = {NEUTRAL: "N", VILLAIN: "V", CAPTIVE: "C"}  # champions of nobody at the table


def letters(position: Contest) -> dict[int, str]:
    """A letter for each kind of champion in play: the first of its name, or the first one that is free."""
    found: dict[int, str] = {}
    for piece, owner in enumerate(position.owner):
        kind = position.kind_at(piece)
        if owner < 0 or kind.index in found:
            continue
        choices = (kind.id.replace("_", "") + "abcdefghijklmnopqrstuvwxyz").upper()
        found[kind.index] = next((letter for letter in choices if letter not in found.values()), "?")
    return found


def code(position: Contest, piece: int, signs: dict[int, str]) -> str:
    owner = position.owner[piece]
    return signs[position.kind[piece]] + (str(owner + 1) if owner < NEUTRAL else OTHERS[owner])


def ordered(position: Contest) -> int:
    order = next((step for step in reversed(position.agenda) if isinstance(step, Order)), None)
    return order.piece if order is not None else -1


def draw_field(position: Contest, colour: bool) -> list[str]:
    canvas = Canvas(WIDTH, ROWS)
    signs = letters(position)
    field = position.field
    for cell, (q, r) in enumerate(field.cells):
        column = LABEL + (2 * (q + RADIUS) + r) * PITCH // 2
        canvas.put(r + RADIUS, column, *ground(position, cell))
    for row in range(ROWS):
        first = min(cell for cell in range(field.size) if field.cells[cell][1] == row - RADIUS)
        q, r = field.cells[first]
        column = LABEL + (2 * (q + RADIUS) + r) * PITCH // 2
        canvas.put(row, column - LABEL, field.name(first), DIM)
    acting = ordered(position)
    for piece in position.standing():
        owner = position.owner[piece]
        style = SEATS[owner] if owner < NEUTRAL else BOLD
        told = code(position, piece, signs) + ("*" if piece == acting else "")
        for cell in position.cells_of(piece):
            q, r = field.cells[cell]
            column = LABEL + (2 * (q + RADIUS) + r) * PITCH // 2
            canvas.put(r + RADIUS, column, told[:3], style + ACTING if piece == acting else style)
    return canvas.lines(colour)


def ground(position: Contest, cell: int) -> tuple[str, str]:
    """What lies in a cell above its terrain."""
    sign = GROUND[position.terrain[cell]]
    if cell in position.chests:
        sign += "$"
    if any(token >> COLOUR_BITS == cell for token in position.tokens):
        sign += "t"
    if cell in position.webs:
        sign += "w"
    sign = sign.removeprefix("·") or sign
    return sign[:3], DIM if sign == "·" else PLAIN
