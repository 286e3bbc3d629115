"""Teleporters, telefrags, and ducts that marines crawl through (chapter TELE)."""

from typing import Any

from platzdarm.board.paths import leads_to_rest
from platzdarm.games.doom2004.rules.arrival import go
from platzdarm.games.doom2004.rules.conditions import holds
from platzdarm.games.doom2004.rules.exploring import Reveal
from platzdarm.games.doom2004.rules.field import OFF
from platzdarm.games.doom2004.rules.moving import Pace
from platzdarm.games.doom2004.rules.position import Foray, Stage
from platzdarm.games.doom2004.rules.scenario import SOMEWHERE, Plate
from platzdarm.games.doom2004.rules.setting import TELEPORT_COST, is_marine
from platzdarm.games.doom2004.rules.wounds import kill_outright
from platzdarm.kernel.errors import Unknown


def plate_below(position: Foray, marine: int, vents: bool) -> Plate | None:
    """The teleporter, or the duct with a way on, under a marine."""
    square = position.place[marine]
    area = position.setting.area(position.setting.field.area[square])
    if area is not None:
        for plate in area.vents if vents else area.plates:
            if plate.square == square and plate.partner != OFF:
                return plate
    return None


def may_teleport(position: Foray, marine: int, points: int) -> bool:
    """D04-TELE-01, 04: onto a friend's square only if he can go on from there."""
    plate = plate_below(position, marine, False)
    if plate is None or points < TELEPORT_COST:
        return False
    dead = position.setting.scenario.dead_plates & ~position.live_plates
    if dead >> plate.colour & 1:
        return False
    if plate.partner == SOMEWHERE or not any(is_marine(figure) for figure in position.figures_at(plate.partner)):
        return True
    return leads_to_rest(plate.partner << 1, points - TELEPORT_COST, Pace(position, marine))


def may_crawl(position: Foray, marine: int, points: int) -> bool:
    """Where a scenario has opened its ducts to marines; somebody at the other end bars the way."""
    scenario = position.setting.scenario
    if scenario.crawlway is None or points < scenario.crawl_cost or not holds(position, scenario.crawlway):
        return False
    vent = plate_below(position, marine, True)
    if vent is None or vent.square not in position.ducts:
        return False
    return vent.partner == SOMEWHERE or not position.figures_at(vent.partner)


def travel(position: Foray, marine: int, vents: bool) -> None:
    """An area at the other end that nobody has seen is revealed first (D04-TELE-03)."""
    plate = plate_below(position, marine, vents)
    assert plate is not None
    if plate.partner == SOMEWHERE:
        raise Unknown("nobody has been at the other end")
    position.agenda.append(Emerge(marine, plate.partner))
    if not position.areas >> plate.area & 1:
        position.agenda.append(Reveal(plate.area))


class Emerge(Stage):
    """A marine comes out; an invader that is in his way is killed (D04-TELE-05)."""

    def __init__(self, marine: int, square: int) -> None:
        self.marine = marine
        self.square = square

    def values(self) -> list[Any]:
        return [self.marine, self.square]

    def run(self, position: Foray) -> bool:
        position.agenda.pop()
        if not position.on_board(self.marine):
            return True
        square = self.square
        for figure in position.figures_at(square):
            if not is_marine(figure):
                position.tell("telefrag", [self.marine, figure])
                kill_outright(position, figure, self.marine)
                if position.on_board(figure):  # a boss survives it, and he is put beside
                    square = nearest_free(position, square)
        if position.result is None:
            go(position, self.marine, square, 0, "teleported")
        return True


def nearest_free(position: Foray, square: int) -> int:
    field = position.setting.field
    solid = position.solid()
    reached = field.spread(square, field.width + field.height, position.closed())
    free = [one for one in reached if not solid >> one & 1 and not position.figures_at(one)]
    return min(free, key=lambda one: (reached[one], one))
