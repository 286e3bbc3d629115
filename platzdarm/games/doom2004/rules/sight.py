"""Line of sight and range (chapters LOS, ROLL): who can attack which square, and how far away it is."""

from platzdarm.games.doom2004.rules.field import OFF, Scope
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.setting import SEEKING_REACH, is_marine
from platzdarm.games.doom2004.rules.standing import SEE_PAST_FIGURES
from platzdarm.games.doom2004.rules.terrain import Vista
from platzdarm.kernel.answers import holds


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
        blocked &= ~position.footprint(standing[0]).bits
    return any(one == square or outlook.clear(one, square, blocked) for one in position.squares(figure))


def sees(position: Foray, one: int, other: int) -> bool:
    """Whether one figure has a line of sight to any square of another."""
    blocked = position.occupied(one)
    return any(in_sight(position, one, square, blocked) for square in position.squares(other))


def view(position: Foray, figure: int, blocked: int) -> list[int]:
    """All squares that a figure has a line of sight to, its own left out, and nothing that is not revealed."""
    return looked_at(position, figure, blocked, False)


def targets_in_view(position: Foray, figure: int, blocked: int) -> list[int]:
    """The same without blocking obstacles, on which nothing can ever stand."""
    return looked_at(position, figure, blocked, True)


def looked_at(position: Foray, figure: int, blocked: int, aiming: bool) -> list[int]:
    own = position.squares(figure)
    if len(own) == 1:
        return seen_from(position, own[0], blocked, aiming)
    found: set[int] = set()
    for square in own:
        found.update(seen_from(position, square, blocked, aiming))
    return sorted([square for square in found if square not in own])


def seen_from(position: Foray, square: int, blocked: int, aiming: bool) -> list[int]:
    """What can be seen from a square past figures; the ground has been looked at for all positions alike."""
    vista = position.terrain().vista(square)
    hidden = hidden_by_figures(position, square, blocked, vista) if blocked else 0
    if not hidden:
        return vista.targets if aiming else vista.squares
    return vista.scope.picked((vista.target_places if aiming else vista.places) & ~hidden)


def hidden_by_figures(position: Foray, square: int, blocked: int, vista: Vista) -> int:
    """As places in the view from the square."""
    shades = vista.scope.shades
    hidden = 0
    for one in position.standing():
        shade = shades[one]
        if shade and blocked >> one & 1:
            hidden |= shade
    hidden &= vista.places
    return hidden & ~behind_themselves(position, square, blocked, hidden, vista.scope) if hidden else 0


def behind_themselves(position: Foray, square: int, blocked: int, hidden: int, scope: Scope) -> int:
    """Of the hidden places of a view those of large figures that only their own squares hide (D04-LOS-03)."""
    found = 0
    for figure in position.setting.large_figures:
        if position.place[figure] == OFF:
            continue
        footprint = position.footprint(figure)
        others = OFF  # those who hide it, once they are asked for
        for one in footprint.squares:
            place = scope.place_of[one]
            if place == OFF or not hidden >> place & 1 or not blocked >> one & 1:
                continue
            if position.figures_at(one)[0] != figure:
                continue  # it passes a friend, who stands for both
            if others == OFF:
                others = blocked & ~footprint.bits
            if not position.setting.field.between(square, one) & others:
                found |= 1 << place
    return found


def distance(position: Foray, figure: int, square: int, blocked: int) -> int:
    """The range of an attack: squares from the attacker's nearest one that has a line of sight (D04-ROLL-01)."""
    field = position.setting.field
    outlook = position.outlook()
    standing = position.figures_at(square)
    if standing and blocked:
        blocked &= ~position.footprint(standing[0]).bits
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
    """The squares adjacent to any of these, none of them among it; not to be changed by those who ask."""
    terrain = position.terrain()
    if len(squares) == 1:
        return terrain.footing(squares[0]).beside
    found: list[int] = []
    for square in squares:
        for to in terrain.footing(square).beside:
            if not holds(squares, to) and not holds(found, to):
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
