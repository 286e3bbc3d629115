"""Where a figure can get with the movement points that it has, and by which moves: for the page and for bots."""

from heapq import heappop, heappush

from platzdarm.games.doom2016.rules.field import DIRECTIONS, OFF
from platzdarm.games.doom2016.rules.moving import (
    Mover,
    active_squares,
    can_rest,
    carries_asset,
    is_flying,
    may_arrive,
    may_enter,
    on_large,
    price,
    shifted,
    turns,
)
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import is_demon, is_marine

Stand = tuple[int, int]  # anchor, turned


class Way:
    """How a figure comes to stand somewhere: the price so far, the last move in notation, and from where."""

    def __init__(self, stand: Stand, cost: int, move: str, before: Stand | None, rests: bool) -> None:
        self.stand = stand
        self.cost = cost
        self.move = move
        self.before = before
        self.rests = rests


def ways(position: Incursion, mover: Mover) -> list[Way]:
    """Every stand within reach, the cheapest way to it, nearest first; the figure's own stand is left out.

    As the map lies now: doors that would be opened on the way, and demons that would die, are not thought of.
    """
    start = (position.place[mover.figure], position.turned[mover.figure])
    found: dict[Stand, Way] = {start: Way(start, 0, "", None, True)}
    queue: list[tuple[int, Stand]] = [(0, start)]
    step = large_moves if position.is_large(mover.figure) else small_moves
    while queue:
        cost, stand = heappop(queue)
        if cost > found[stand].cost:
            continue
        for to, paid, move, rests in step(position, mover, stand, mover.points - cost):
            known = found.get(to)
            if known is None or known.cost > cost + paid:
                found[to] = Way(to, cost + paid, move, stand, rests)
                heappush(queue, (cost + paid, to))
    del found[start]
    return sorted(found.values(), key=lambda way: (way.cost, way.stand))


def small_moves(position: Incursion, mover: Mover, stand: Stand, points: int) -> list[tuple[Stand, int, str, bool]]:
    field = position.setting.field
    setting = field.ways(position.shut).fly if is_flying(position, mover) else field.ways(position.shut).walk
    found: list[tuple[Stand, int, str, bool]] = []
    for direction, to in enumerate(setting[stand[0]]):
        if to != OFF:
            paid = price(position, mover, to)
            if may_enter(position, mover, to, points, paid):
                found.append(((to, 0), paid, f"step {DIRECTIONS[direction]}", can_rest(position, mover, to)))
    if points >= 1:
        for to in linked_from(position, mover, stand[0]):
            if may_arrive(position, mover, to, points - 1):
                rests = all(is_demon(other) for other in position.figures_at(to))
                found.append(((to, 0), 1, f"teleport {field.name(to)}", rests))
    return found


def linked_from(position: Incursion, mover: Mover, square: int) -> list[int]:
    """The teleporters that a marine would reach from `square` (D16-TELE-01, 02)."""
    if not is_marine(mover.figure) or position.setting.tutorial or carries_asset(position, mover.figure):
        return []
    active = active_squares(position)
    return [other for other in active if other != square] if square in active else []


def large_moves(position: Incursion, mover: Mover, stand: Stand, points: int) -> list[tuple[Stand, int, str, bool]]:
    if points < 1:
        return []
    anchor, turned = stand
    figure = mover.figure
    found: list[tuple[Stand, int, str, bool]] = []
    for direction in (0, 2, 4, 6):
        to = shifted(position, figure, anchor, turned, direction)
        if to != OFF:
            move = f"step {DIRECTIONS[direction]}"
            found.append(((to, turned), 1, move, not on_large(position, figure, to, turned)))
    for to in turns(position, figure, anchor, turned):
        move = f"turn {position.setting.field.name(to)}"
        found.append(((to, 1 - turned), 1, move, not on_large(position, figure, to, 1 - turned)))
    return found
