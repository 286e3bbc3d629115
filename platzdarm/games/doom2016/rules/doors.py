"""Doors (chapter DOOR): who may open one, and what that does."""

from platzdarm.board.paths import leads_to_rest
from platzdarm.games.doom2016.rules import threats
from platzdarm.games.doom2016.rules.effects_standing import DOORS_FREE
from platzdarm.games.doom2016.rules.going import beneath, going, may_rest
from platzdarm.games.doom2016.rules.mover import Mover
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import is_demon, is_marine
from platzdarm.games.doom2016.rules.verbs import DOOR
from platzdarm.kernel.action import pack


def door_moves(position: Incursion, mover: Mover) -> list[int]:
    """A figure on a square that touches a shut door may open it for 1 point (D16-DOOR-02, 03), in passing too."""
    if not position.shut:
        return []
    doors = 0
    for square in position.squares(mover.figure):
        doors |= position.setting.field.doors_beside[square]
    doors &= position.shut
    if not doors or not may_open(position, mover.figure):
        return []
    left = mover.points - (0 if position.passive(mover.figure, DOORS_FREE) else 1)
    if left < 0:
        return []
    found = [door for door in range(len(position.setting.field.doors)) if doors >> door & 1]
    if not may_rest(position, mover):
        found = [door for door in found if can_go_on_after(position, mover, door, left)]
    return [pack(DOOR, door) for door in found]


def can_go_on_after(position: Incursion, mover: Mover, door: int, points: int) -> bool:
    """Whether a figure that shares its square can still reach one where it may stop (D16-MOVE-06)."""
    figure = mover.figure
    if position.is_large(figure) and not any(position.is_large(other) for other in beneath(position, figure)):
        return True  # it may stop where it is
    place = position.place[figure] * 2 + position.turned[figure]
    return leads_to_rest(place, points, going(position, mover, position.shut & ~(1 << door)))


def may_open(position: Incursion, figure: int) -> bool:
    """Some threat cards forbid demons to open doors; in the tutorial while portals are there (D16-TUTORIAL-06)."""
    if not is_demon(figure):
        return is_marine(figure)
    threat = position.setting.threat
    return threat.demons_open_doors and (threat.kind != "first_door" or not position.portals_left)


def open_door(position: Incursion, mover: Mover, door: int) -> None:
    """The door leaves the map for good (D16-DOOR-04)."""
    if not position.passive(mover.figure, DOORS_FREE):
        mover.points -= 1
    position.shut &= ~(1 << door)
    position.known_standing = None
    position.tell("door_opened", [mover.figure, door])
    if is_marine(mover.figure):
        position.doors_opened += 1
        threats.door_opened(position)
