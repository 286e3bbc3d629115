"""The map of DOOM (2016) as lines of text: two characters for each square, between them walls and doors.

     a  b  c  d
  4  ·  · ┃~~ Ob       ~~ difficult, %% impassable, ## blocking terrain
  3 @A  · ╎·  i1       ┃ ━ walls, ╎ ╌ shut doors; @A a marine, i1 a demon
     ━━╌╌
  2  ·  +  T  ·        O portal (b, y, r; ? face down), T teleporter (t while it is off), + health pack, w weapon

Walls are drawn where they part two squares; the rim of the map is wall everywhere. A map that is larger than the room
is cropped around a square.
"""

from dataclasses import dataclass

from platzdarm.games.doom2016.rules.cards import MARINES, Content
from platzdarm.games.doom2016.rules.field import BLOCKING, DIFFICULT, IMPASSABLE, OFF, Field
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import FIRST_OBJECT, Setting, is_demon, is_marine
from platzdarm.terminal.paint import BOLD, DIM, PLAIN, SEATS, Canvas

LABEL = 3  # characters in front of a row
SQUARE = 3  # two characters and a border
GROUND = {DIFFICULT: "~~", IMPASSABLE: "%%", BLOCKING: "##"}
FLOOR = "· "
EAST, SOUTH = 2, 4  # directions
PORTALS = (("Ob", "\x1b[1;34m"), ("Oy", "\x1b[1;33m"), ("Or", "\x1b[1;31m"))
SIDES = (SEATS[1], SEATS[0], SEATS[2], SEATS[3], SEATS[5])  # the invader is red
ACTING = "\x1b[7m"


def demon_letters(content: Content) -> list[str]:
    """A letter for each type: the first of its last word, or the first one that is free."""
    taken: list[str] = []
    for demon in content.demons:
        letters = demon.id.split("_")[-1][0] + demon.id + "abcdefghijklmnopqrstuvwxyz"
        taken.append(next(letter for letter in letters if letter.isalpha() and letter not in taken))
    return taken


def figure_code(setting: Setting, figure: int) -> str:
    """How a figure stands on the map."""
    if is_marine(figure):
        return f"@{MARINES[figure][0].upper()}"
    if not is_demon(figure):
        return f"&{figure - FIRST_OBJECT + 1}"
    kind = setting.type_of[figure]
    return f"{demon_letters(setting.content)[kind]}{figure - setting.figures_of(kind)[0] + 1}"


@dataclass(frozen=True)
class Crop:
    """The part of the map that is shown, in the map's own coordinates."""

    left: int
    right: int
    bottom: int
    top: int


def draw_map(position: Incursion, focus: int, width: int, height: int, colour: bool) -> list[str]:
    """At most so many characters and lines, around the square `focus`."""
    field = position.setting.field
    crop = fit(position, focus, width, height)
    rows = rows_of(position, crop)
    canvas = Canvas(LABEL + (crop.right - crop.left + 1) * SQUARE, len(rows) + 1)
    for x in range(crop.left, crop.right + 1):
        canvas.put(0, column(crop, x), column_name(x - field.left), DIM)
    signs = square_signs(position)
    for at, (y, is_border) in enumerate(rows, 1):
        if is_border:
            draw_border(canvas, position, crop, at, y)
        else:
            canvas.put(at, 0, f"{y - field.bottom + 1:>2}", DIM)
            draw_row(canvas, position, crop, at, y, signs)
    return canvas.lines(colour)


def column(crop: Crop, x: int) -> int:
    return LABEL + (x - crop.left) * SQUARE


def column_name(number: int) -> str:
    return (chr(96 + number // 26) if number >= 26 else "") + chr(97 + number % 26)


# -- what fits ---------------------------------------------------------------------------------------------------


def fit(position: Incursion, focus: int, width: int, height: int) -> Crop:
    field = position.setting.field
    x, y = field.coordinates[focus]
    xs = [square[0] for square in field.coordinates]
    left, right = stretch(x, min(xs), max(xs), max((width - LABEL) // SQUARE, 1))
    ys = [square[1] for square in field.coordinates if left <= square[0] <= right]
    tall = max(height - 1, 1)
    while True:
        bottom, top = stretch(y, min(ys), max(ys), tall)
        crop = Crop(left, right, bottom, top)
        if len(rows_of(position, crop)) < height or tall == 1:
            return crop
        tall -= 1


def stretch(middle: int, least: int, most: int, room: int) -> tuple[int, int]:
    """So many numbers around the middle, none beyond the ends."""
    if most - least < room:
        return least, most
    start = min(max(middle - room // 2, least), most - room + 1)
    return start, start + room - 1


def rows_of(position: Incursion, crop: Crop) -> list[tuple[int, bool]]:
    """From the top: each row of squares, and below it a line for borders where a wall or a door needs one."""
    rows: list[tuple[int, bool]] = []
    for y in range(crop.top, crop.bottom - 1, -1):
        rows.append((y, False))
        if y > crop.bottom and any(border(position, x, y, SOUTH) for x in range(crop.left, crop.right + 1)):
            rows.append((y, True))
    return rows


# -- borders -----------------------------------------------------------------------------------------------------


def border(position: Incursion, x: int, y: int, direction: int) -> str:
    """'wall' or 'door' between a square and its neighbour, if both are there; else nothing."""
    field = position.setting.field
    square = field.index.get((x, y), OFF)
    other = field.index.get((x + 1, y) if direction == EAST else (x, y - 1), OFF)
    if square == OFF or other == OFF:
        return ""
    if is_door(field, position.shut, square, other):
        return "door"
    return "" if field.ways(position.shut).fly.around[square][direction] == other else "wall"


def is_door(field: Field, shut: int, one: int, other: int) -> bool:
    for number, borders in enumerate(field.doors):
        if shut >> number & 1 and ((one, other) in borders or (other, one) in borders):
            return True
    return False


def draw_border(canvas: Canvas, position: Incursion, crop: Crop, at: int, y: int) -> None:
    for x in range(crop.left, crop.right + 1):
        found = border(position, x, y, SOUTH)
        if found:
            canvas.put(at, column(crop, x), "╌╌" if found == "door" else "━━", BOLD if found == "door" else PLAIN)


def draw_row(
    canvas: Canvas, position: Incursion, crop: Crop, at: int, y: int, signs: dict[int, tuple[str, str]]
) -> None:
    field = position.setting.field
    for x in range(crop.left, crop.right + 1):
        square = field.index.get((x, y), OFF)
        if square == OFF:
            continue
        text, style = signs[square]
        canvas.put(at, column(crop, x), text, style)
        found = border(position, x, y, EAST) if x < crop.right else ""
        if found:
            canvas.put(at, column(crop, x) + 2, "╎" if found == "door" else "┃", BOLD if found == "door" else PLAIN)


# -- squares -----------------------------------------------------------------------------------------------------


def square_signs(position: Incursion) -> dict[int, tuple[str, str]]:
    """What is drawn on each square: the ground, above it tokens, above them figures."""
    field = position.setting.field
    signs = {square: (GROUND.get(field.terrain[square], FLOOR), DIM) for square in range(field.size)}
    signs.update(things(position))
    acting = acting_figure(position)
    for figure, place in enumerate(position.place):
        if place == OFF:
            continue
        style = SIDES[0] if is_demon(figure) else SIDES[figure + 1] if is_marine(figure) else BOLD
        for square in position.squares(figure):
            signs[square] = (figure_code(position.setting, figure), style + ACTING if figure == acting else style)
    return signs


def things(position: Incursion) -> dict[int, tuple[str, str]]:
    setting = position.setting
    found: dict[int, tuple[str, str]] = {}
    if setting.exit != OFF:
        found[setting.exit] = ("X ", BOLD)
    for number, square in enumerate(setting.teleporters):
        found[square] = ("T " if position.active_teleporters >> number & 1 else "t ", PLAIN)
    for number, (square, colour) in enumerate(setting.portals):
        if position.portals_left >> number & 1:
            found[square] = PORTALS[colour] if position.portals_up >> number & 1 else ("O?", PLAIN)
    if setting.objective.kind == "system_restart":
        found.update({square: (f"&{n + 1}", BOLD) for n, square in enumerate(setting.object_squares)})
    for number, square in enumerate(setting.packs):
        if position.packs_left >> number & 1:
            found[square] = ("+ ", BOLD)
    for number, (square, _) in enumerate(setting.weapons):
        if position.weapons_left >> number & 1:
            found[square] = ("w ", BOLD)
    found.update(dict.fromkeys(position.tokens, ("* ", BOLD)))
    found.update({square: ("g ", BOLD) for _, _, square, _ in position.grenades})
    return found


def acting_figure(position: Incursion) -> int:
    """The figure that a question is about, or that is being activated; OFF if there is none."""
    for decision in position.pending():
        if decision.about and decision.kind not in ("group", "place", "drop"):
            return int(decision.about[0])
    for step in reversed(position.agenda):
        data = step.data()
        if data[0] in ("MarineActivation", "DemonActivation", "Walk"):
            return int(data[1])
    return OFF


def focus_square(position: Incursion) -> int:
    """Where one wants to look: at the acting figure, at a portal in question, at a marine."""
    for decision in position.pending():
        if decision.kind in ("group", "place", "drop"):
            return int(decision.about[0])
    for figure in [acting_figure(position), *position.marines_on_map()]:
        if figure != OFF and position.on_map(figure):
            return position.place[figure]
    return position.setting.start
