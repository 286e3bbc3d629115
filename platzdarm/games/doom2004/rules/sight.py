"""Line of sight and range (chapters LOS, ROLL): who can attack which square, and how far away it is."""

from platzdarm.games.doom2004.rules.field import OFF
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.setting import SEEKING_REACH, is_marine
from platzdarm.games.doom2004.rules.standing import SEE_PAST_FIGURES


def blockers(position: Foray, figure: int, melee: bool = False) -> int:
    """The squares of figures that stand in the way of this one; a sniper's shots pass them (D04-LOS-02, 03)."""
    if is_marine(figure) and not melee and position.has(figure, SEE_PAST_FIGURES):
        return 0
    return position.occupied(figure)


def in_sight(position: Foray, figure: int, square: int, blocked: int) -> bool:
    """Whether a line runs from some square of the figure to the square (D04-LOS-01, 04)."""
    outlook = position.outlook()
    standing = position.figures_at(square)
    if standing and blocked:  # the other squares of a large target are not in the way (D04-LOS-03)
        blocked = without(blocked, position.squares(standing[0]))
    return any(one == square or outlook.clear(one, square, blocked) for one in position.squares(figure))


def sees(position: Foray, one: int, other: int) -> bool:
    """Whether one figure has a line of sight to any square of another."""
    blocked = position.occupied(one)
    return any(in_sight(position, one, square, blocked) for square in position.squares(other))


def view(position: Foray, figure: int, blocked: int) -> list[int]:
    """All squares that a figure has a line of sight to, its own left out, and nothing that is not revealed."""
    own = position.squares(figure)
    if len(own) == 1:
        return seen_from(position, own[0], blocked)
    found: set[int] = set()
    for square in own:
        found.update(seen_from(position, square, blocked))
    return sorted([square for square in found if square not in own])


def seen_from(position: Foray, square: int, blocked: int) -> list[int]:
    """What can be seen from a square past figures; the ground has been looked at for all positions alike."""
    vista = position.terrain().vista(square)
    if not blocked:
        return vista.squares
    shades = vista.scope.shades
    hidden = 0
    for one in position.standing():
        shade = shades[one]
        if shade and blocked >> one & 1:
            hidden |= shade
    hidden &= vista.places
    if not hidden:
        return vista.squares
    return vista.scope.picked(vista.places & ~(hidden & ~behind_themselves(position, square, blocked, hidden)))


def behind_themselves(position: Foray, square: int, blocked: int, hidden: int) -> int:
    """Of the hidden places of a view those of large figures that only their own squares hide (D04-LOS-03)."""
    scope = position.terrain().vista(square).scope
    found = 0
    for figure in position.setting.large_figures:
        if position.place[figure] == OFF:
            continue
        squares = position.squares(figure)
        others = OFF  # those who hide it, once they are asked for
        for one in squares:
            place = scope.place_of[one]
            if place == OFF or not hidden >> place & 1 or not blocked >> one & 1:
                continue
            if position.figures_at(one)[0] != figure:
                continue  # it passes a friend, who stands for both
            if others == OFF:
                others = without(blocked, squares)
            if not position.setting.field.between(square, one) & others:
                found |= 1 << place
    return found


def without(bits: int, squares: list[int]) -> int:
    for square in squares:
        bits &= ~(1 << square)
    return bits


def distance(position: Foray, figure: int, square: int, blocked: int) -> int:
    """The range of an attack: squares from the attacker's nearest one that has a line of sight (D04-ROLL-01)."""
    field = position.setting.field
    outlook = position.outlook()
    standing = position.figures_at(square)
    if standing and blocked:
        blocked = without(blocked, position.squares(standing[0]))
    best = OFF
    for one in position.squares(figure):
        if one == square or outlook.clear(one, square, blocked):
            far = field.distance(one, square)
            best = far if best == OFF else min(best, far)
    return best


def route(position: Foray, figure: int, square: int) -> int:
    """The range of a seeking attack, along squares; OFF beyond its reach (D04-SEEK-01 to 03)."""
    lengths = [
        position.setting.field.route(one, square, SEEKING_REACH, position.closed()) for one in position.squares(figure)
    ]
    return min([length for length in lengths if length != OFF], default=OFF)


def beside(position: Foray, squares: list[int]) -> list[int]:
    """The squares adjacent to any of these, none of them among it."""
    field = position.setting.field
    closed = position.closed()
    found: list[int] = []
    for square in squares:
        for to in field.neighbours(square, closed):
            if to not in squares and to not in found:
                found.append(to)
    return found


def adjacent(position: Foray, one: int, other: int) -> bool:
    """Whether two figures stand next to each other (D04-TERM-03, D04-BIG-01)."""
    field = position.setting.field
    closed = position.closed()
    others = position.squares(other)
    return any(field.adjacent(square, beyond, closed) for square in position.squares(one) for beyond in others)


def seen_by_marines(position: Foray) -> int:
    """The squares that some marine on the board has in sight, invaders not being in the way (D04-SPAWN-02, 03)."""
    return position.terrain().watched([position.place[marine] for marine in position.marines_on_board()])
