"""The map of DOOM (2016) as lines of text (`platzdarm/terminal/square_map.py`), and the signs on its squares.

   a  b  c  d
4  ·  · ┃~~ Ob       ~~ difficult, %% impassable, ## blocking terrain
3 @A  · ╎·  i1       @A a marine, i1 a demon
   ━━╌╌
2  ·  +  T  ·        O portal (b, y, r; ? face down), T teleporter (t while it is off), + health pack, w weapon
"""

from platzdarm.games.doom2016.rules.cards import MARINES, Content
from platzdarm.games.doom2016.rules.field import BLOCKING, DIFFICULT, IMPASSABLE, OFF, Field
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import FIRST_OBJECT, Setting, is_demon, is_marine
from platzdarm.terminal.map_screen import type_letters
from platzdarm.terminal.paint import BOLD, DIM, PLAIN, SEATS
from platzdarm.terminal.square_map import EAST, Border, DrawnMap

GROUND = {DIFFICULT: "~~", IMPASSABLE: "%%", BLOCKING: "##"}
FLOOR = "· "
PORTALS = (("Ob", "\x1b[1;34m"), ("Oy", "\x1b[1;33m"), ("Or", "\x1b[1;31m"))
SIDES = (SEATS[1], SEATS[0], SEATS[2], SEATS[3], SEATS[5])  # the invader is red
ACTING = "\x1b[7m"


def demon_letters(content: Content) -> list[str]:
    return type_letters([demon.id for demon in content.demons])


def figure_code(setting: Setting, figure: int) -> str:
    """How a figure stands on the map."""
    if is_marine(figure):
        return f"@{MARINES[figure][0].upper()}"
    if not is_demon(figure):
        return f"&{figure - FIRST_OBJECT + 1}"
    kind = setting.type_of[figure]
    return f"{demon_letters(setting.content)[kind]}{figure - setting.figures_of(kind)[0] + 1}"


def draw_map(position: Incursion, focus: int, width: int, height: int, colour: bool) -> list[str]:
    """At most so many characters and lines, around the square `focus`."""
    field = position.setting.field
    signs = {field.coordinates[square]: sign for square, sign in square_signs(position).items()}
    board = DrawnMap(signs, lambda x, y, direction: border(position, x, y, direction), (field.left, field.bottom))
    return board.draw(field.coordinates[focus], width, height, colour)


# -- borders -----------------------------------------------------------------------------------------------------


def border(position: Incursion, x: int, y: int, direction: int) -> Border:
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
