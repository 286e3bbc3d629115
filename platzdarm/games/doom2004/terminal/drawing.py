"""The base as lines of text (`platzdarm/terminal/square_map.py`): what has been revealed, and the signs on its squares.

   a  b  c  d
4  ·  · ╎?           ## obstacle, o barrel, ~ acid, = duct, T teleporter, ! encounter, * equipment
3 @G  · ╎?           @G the green marine, i1 an imp; ? not revealed yet
"""

from platzdarm.games.doom2004.rules.cards import COLOURS, KEYS, Content
from platzdarm.games.doom2004.rules.field import EAST as RUNS_EAST
from platzdarm.games.doom2004.rules.field import NORTH, OFF, Field
from platzdarm.games.doom2004.rules.mover import Mover
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.setting import INVADER, Setting, is_marine
from platzdarm.terminal.map_screen import type_letters
from platzdarm.terminal.paint import BOLD, DIM, PLAIN, SEATS
from platzdarm.terminal.square_map import EAST, Border, DrawnMap, Sign, Square

FLOOR: Sign = ("· ", DIM)
UNKNOWN: Sign = ("? ", DIM)
ACTING = "\x1b[7m"
MARINES = {"green": SEATS[0], "red": SEATS[1], "blue": SEATS[2]}
PURPLE = SEATS[4]  # the invader: red is a marine's
PLATES = {"red": SEATS[1], "blue": SEATS[2], "yellow": SEATS[3]}


def side(setting: Setting, seat: int) -> str:
    return PURPLE if seat == INVADER else MARINES[COLOURS[setting.colours[seat - 1]]]


def letters(content: Content) -> list[str]:
    return type_letters([kind.id for kind in content.invaders])


def figure_code(setting: Setting, figure: int) -> str:
    """How a figure stands on the map; one character for its number, letters from 10 on."""
    if is_marine(figure):
        return f"@{COLOURS[setting.colour_of[figure]][0].upper()}"
    kind = setting.type_of[figure]
    number = figure - setting.first_of[kind] + 1
    return letters(setting.content)[kind] + (str(number) if number < 10 else chr(55 + number))


def base(position: Foray) -> DrawnMap:
    field = position.setting.field
    signs = {(field.column(square), field.row(square)): sign for square, sign in square_signs(position).items()}
    for square in beyond_doors(position):
        signs.setdefault(square, UNKNOWN)
    return DrawnMap(signs, lambda x, y, direction: border(position, x, y, direction))


def draw_map(position: Foray, focus: int, width: int, height: int, colour: bool) -> list[str]:
    field = position.setting.field
    return base(position).draw((field.column(focus), field.row(focus)), width, height, colour)


def beyond_doors(position: Foray) -> list[Square]:
    """The squares beside doors of revealed areas; some of them nobody has seen."""
    field = position.setting.field
    found: list[Square] = []
    for door in field.doors:
        if door is not None and any(position.areas >> area & 1 for area in door.areas):
            x, y = field.column(door.corner), field.row(door.corner)
            if door.run == RUNS_EAST:
                found += [(x, y), (x + 1, y), (x, y - 1), (x + 1, y - 1)]
            else:
                found += [(x, y), (x, y + 1), (x - 1, y), (x - 1, y + 1)]
    return found


def border(position: Foray, x: int, y: int, direction: int) -> Border:
    """What lies east or south of a square: doors that are shut, and walls between squares that are known."""
    field = position.setting.field
    run = NORTH if direction == EAST else RUNS_EAST
    corner = y * field.stride + x + (1 if direction == EAST else 0)
    if is_door(field, position.shut, run, corner):
        return "door"
    return "wall" if 0 <= corner < field.limit and field.walls[run] >> corner & 1 else ""


def is_door(field: Field, shut: int, run: int, corner: int) -> bool:
    if corner < 0:
        return False
    return any(
        shut >> number & 1 and borders[0 if run == RUNS_EAST else 1] >> corner & 1
        for number, borders in enumerate(field.door_borders)
    )


# -- squares -----------------------------------------------------------------------------------------------------


def square_signs(position: Foray) -> dict[int, Sign]:
    """What is drawn on each square: the ground, above it props and tokens, above them figures."""
    signs = {square: FLOOR for square in position.setting.field.squares if position.revealed(square)}
    signs.update(things(position))
    acting = acting_figure(position)
    for figure, place in enumerate(position.place):
        if place == OFF:
            continue
        style = side(position.setting, figure + 1 if is_marine(figure) else INVADER)
        for square in position.squares(figure):
            signs[square] = (figure_code(position.setting, figure), style + ACTING if figure == acting else style)
    return signs


def things(position: Foray) -> dict[int, Sign]:
    found: dict[int, Sign] = {}
    for area in position.setting.scenario.areas:
        if area is None or not position.areas >> area.index & 1:
            continue
        found.update({square: ("##", DIM) for square in area.squares if area.obstacles >> square & 1})
        found.update({plate.square: ("T ", PLATES[KEYS[plate.colour]]) for plate in area.plates})
        if area.encounter is not None and position.encounters >> area.index & 1:
            found[area.encounter.square] = ("! ", BOLD)
    found.update(dict.fromkeys(position.acid, ("~ ", SEATS[0])))
    found.update(dict.fromkeys(position.ducts, ("= ", PLAIN)))
    found.update(dict.fromkeys(position.barrels, ("o ", SEATS[3])))
    found.update({token >> 8: ("* ", BOLD) for token in position.tokens})
    return found


def acting_figure(position: Foray) -> int:
    mover = next((step for step in reversed(position.agenda) if isinstance(step, Mover)), None)
    return mover.figure if mover is not None else OFF


def focus_square(position: Foray) -> int:
    """Where one wants to look: at the acting figure, else at a marine, else where the marines started."""
    for figure in [acting_figure(position), *position.marines_on_board()]:
        if figure != OFF and position.on_board(figure):
            return position.place[figure]
    return position.setting.scenario.starts[0]
