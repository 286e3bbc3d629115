"""Where a figure can go, and where it may stop (chapters MOVE, LARGE, FLY, TELE, and GLORY for who dies underfoot).

A small figure that shares a square may only go on, so a step onto another figure is legal only if the points left
lead to a square where it may stop (ruling in D16-MOVE-06). A large one may stop on small figures, not on large ones.
A place is the anchor's number * 2, and 1 more where the figure stands turned.
"""

from typing import Final

from platzdarm.board.ground import STRAIGHT
from platzdarm.board.paths import Going, Hop
from platzdarm.games.doom2016.rules.effects_standing import SLIP_PAST_ENEMIES
from platzdarm.games.doom2016.rules.field import DIFFICULT, IMPASSABLE, OFF
from platzdarm.games.doom2016.rules.mover import Mover, is_flying
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import enemies, is_demon, is_marine
from platzdarm.games.doom2016.rules.verbs import STEP, TELEPORT, TURN
from platzdarm.kernel.action import pack

NOW: Final = -1  # the doors as they are


def going(position: Incursion, mover: Mover, shut: int = NOW) -> Going:
    """On the map with these doors shut."""
    if position.is_large(mover.figure):
        return LargeGoing(position, mover.figure, shut)
    return SmallGoing(position, mover, shut)


# -- small figures -----------------------------------------------------------------------------------------------


class SmallGoing(Going):
    """As the map lies: doors that would be opened on the way, and demons that would die, are not thought of."""

    def __init__(self, position: Incursion, mover: Mover, shut: int = NOW) -> None:
        self.position = position
        self.mover = mover
        ways = position.setting.field.ways(position.shut if shut == NOW else shut)
        self.around = (ways.fly if is_flying(position, mover) else ways.walk).around
        self.links = teleporters_for(position, mover.figure)

    def hops(self, place: int) -> list[Hop]:
        square = place // 2
        found: list[Hop] = []
        around = self.around[square]
        for direction in range(8):
            to = around[direction]
            if to != OFF:
                cost, rest = price(self.position, self.mover, to), can_rest(self.position, self.mover, to)
                found.append(Hop(to * 2, cost, pack(STEP, direction), rest))
        if square in self.links:
            for to in self.links:
                if to != square:
                    found.append(Hop(to * 2, 1, pack(TELEPORT, to), can_arrive(self.position, to)))
        return found


def can_stop_beside(position: Incursion, mover: Mover, square: int, points: int) -> bool:
    """Whether one step leads the small mover from a square to one where it may stop."""
    ways = position.setting.field.ways(position.shut)
    for to in (ways.fly if is_flying(position, mover) else ways.walk).around[square]:
        if to != OFF and can_rest(position, mover, to) and price(position, mover, to) <= points:
            return True
    return False


def price(position: Incursion, mover: Mover, to: int) -> int:
    """1, and 1 more each for difficult terrain and for an enemy there (D16-MOVE-01, 04, 05); flyers pay 1."""
    if is_flying(position, mover):
        return 1
    cost = 2 if position.setting.field.terrain[to] == DIFFICULT else 1
    for other in position.figures_at(to):
        if enemies(mover.figure, other):
            return cost if position.passive(mover.figure, SLIP_PAST_ENEMIES) else cost + 1
    return cost


def teleporters_for(position: Incursion, figure: int) -> list[int]:
    """For a moving marine all squares with active teleporters are adjacent (D16-TELE-01, 02)."""
    if not is_marine(figure) or position.setting.tutorial or carries_asset(position, figure):
        return []
    return active_squares(position)


def carries_asset(position: Incursion, figure: int) -> bool:
    """Asset Extraction: the carrier can neither run nor use teleporters."""
    return position.setting.objective.kind == "asset_extraction" and position.carried[figure] > 0


def active_squares(position: Incursion) -> list[int]:
    squares = position.setting.teleporters
    return [squares[n] for n in range(len(squares)) if position.active_teleporters >> n & 1]


def can_rest(position: Incursion, mover: Mover, square: int) -> bool:
    """Whether the small mover may stop there: alone, or with a demon that dies as it enters."""
    figure = mover.figure
    if mover.flight and not position.flies(figure) and position.setting.field.terrain[square] >= IMPASSABLE:
        return False  # flight that ends with the activation carries nobody into terrain
    for other in position.figures_at(square):
        if other != figure and not dies_underfoot(position, figure, other):
            return False
    return True


def can_arrive(position: Incursion, square: int) -> bool:
    """By teleporter: a demon there dies (D16-TELE-04), so only friends are in the way."""
    return all(is_demon(other) for other in position.figures_at(square))


def dies_underfoot(position: Incursion, figure: int, other: int) -> bool:
    """A marine that moves into a staggered demon's square kills it (D16-GLORY-01)."""
    return is_marine(figure) and is_demon(other) and position.is_open_to_glory(other)


# -- large figures -----------------------------------------------------------------------------------------------


class LargeGoing(Going):
    """A large figure steps and turns at 1 point each; it may pass over another large one but not end there."""

    def __init__(self, position: Incursion, figure: int, shut: int = NOW) -> None:
        self.position = position
        self.figure = figure
        self.shut = position.shut if shut == NOW else shut

    def hops(self, place: int) -> list[Hop]:
        anchor, turned = place // 2, place % 2
        width, height = base_size(self.position, self.figure, turned)
        fly = self.position.setting.field.ways(self.shut).fly
        found: list[Hop] = []
        for direction in STRAIGHT:
            to = fly.shifted(anchor, width, height, direction)
            if to != OFF:
                place = to * 2 + turned
                found.append(Hop(place, 1, pack(STEP, direction), not self.is_on_large(place)))
        for to in fly.turns(anchor, width, height):  # D16-LARGE-03, 04
            place = to * 2 + 1 - turned
            found.append(Hop(place, 1, pack(TURN, to), not self.is_on_large(place)))
        return found

    def is_on_large(self, place: int) -> bool:
        for square in self.squares(place):
            for other in self.position.figures_at(square):
                if other != self.figure and self.position.is_large(other):
                    return True
        return False

    def squares(self, place: int) -> list[int]:
        width, height = base_size(self.position, self.figure, place % 2)
        return self.position.setting.field.base(place // 2, width, height, self.shut)


def base_size(position: Incursion, figure: int, turned: int) -> tuple[int, int]:
    demon = position.setting.demon(figure)
    return (demon.height, demon.width) if turned else (demon.width, demon.height)


def beneath(position: Incursion, figure: int) -> list[int]:
    """The other figures on the squares of a large one."""
    standing = position.standing()
    found = {other for square in position.squares(figure) for other in standing[square] if other != figure}
    return sorted(found)


def may_rest(position: Incursion, mover: Mover) -> bool:
    """Whether the mover may do more than move on, take or open something (D16-MOVE-06, D16-LARGE-13)."""
    figure = mover.figure
    if not position.on_map(figure):
        return True
    if position.is_large(figure):
        return not beneath(position, figure)
    return can_rest(position, mover, position.place[figure])
