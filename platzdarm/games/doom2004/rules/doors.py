"""Doors (chapter DOOR): who may open and close which, and what stands in the way."""

from typing import Final

from platzdarm.games.doom2004.rules import exploring
from platzdarm.games.doom2004.rules.conditions import holds
from platzdarm.games.doom2004.rules.field import Door
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.setting import DOOR_COST, is_marine
from platzdarm.games.doom2004.rules.verbs import DOOR
from platzdarm.kernel.action import pack

NONE: Final[list[Door]] = []


def is_locked(position: Foray, door: Door) -> bool:
    """A security door without its key, or one that a rule of the scenario keeps shut (D04-DOOR-09, 10)."""
    scenario = position.setting.scenario
    if door.number in scenario.unlocks:
        return not holds(position, scenario.unlocks[door.number])
    return door.secured and not position.keys >> door.kind & 1


def may_move(position: Foray, figure: int, door: Door) -> bool:
    """Whether the figure, standing beside it, may open or close the door (D04-DOOR-05, 07, 11, 12)."""
    bit = 1 << door.number
    if position.gone & bit or door.number in position.setting.scenario.by_hand:
        return False
    if door.secured and not is_marine(figure):
        return False
    if position.shut & bit:
        return not position.sealed & bit and not is_locked(position, door)
    return not stands_across(position, door)


def stands_across(position: Foray, door: Door) -> bool:
    """Whether a large invader stands on both sides of the line."""
    for square in door.squares:
        for figure in position.figures_at(square):
            if len(position.squares(figure)) > 1 and spans(position, door, position.squares(figure)):
                return True
    return False


def spans(position: Foray, door: Door, squares: list[int]) -> bool:
    field = position.setting.field
    bit = 1 << door.number
    return any(
        field.barred[8 * square + d] & bit and field.around[8 * square + d] in squares
        for square in squares
        for d in (0, 2, 4, 6)
    )


def door_moves(position: Foray, figure: int, points: int) -> list[int]:
    """DOOR door: those beside the figure that it may open or close (D04-DOOR-06)."""
    if points < DOOR_COST:
        return []
    found: list[int] = []
    for square in position.squares(figure):
        for door in position.setting.field.doors_at.get(square, NONE):
            action = pack(DOOR, door.number)
            if action not in found and may_move(position, figure, door):
                found.append(action)
    return sorted(found) if len(found) > 1 else found


def move_door(position: Foray, figure: int, door: int) -> None:
    """Open it, or close it again where it was (D04-DOOR-04); what a marine then sees is revealed."""
    position.shut ^= 1 << door
    position.tell("door_closed" if position.shut >> door & 1 else "door_opened", [figure, door])
    exploring.look(position)


def open_door(position: Foray, door: int) -> None:
    """By a rule of the scenario, not by a figure."""
    if position.shut >> door & 1:
        position.shut &= ~(1 << door)
        position.tell("door_opened", [-1, door])
        exploring.look(position)


def destroy(position: Foray, door: int) -> None:
    """It counts as open for good (D04-DOOR-08)."""
    position.shut &= ~(1 << door)
    position.gone |= 1 << door
    position.tell("door_destroyed", [door])
    exploring.look(position)
