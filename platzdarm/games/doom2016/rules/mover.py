"""A figure with movement points (chapter MP): in its activation, or with points gained outside one."""

from typing import Any, Final

from platzdarm.games.doom2016.rules.position import Incursion, Stage

NO_LINE: Final = 8


class Mover(Stage):
    """A step in which `figure` has movement points: an activation, or points gained outside one (D16-MP-06)."""

    def __init__(self, figure: int, points: int) -> None:
        self.figure = figure
        self.points = points
        self.entered = 0  # squares entered so far
        self.flight = 0  # flies until the end of the activation
        self.line = NO_LINE  # the direction of the last step
        self.run_up = 0  # steps in that direction just before
        self.done = 0
        self.offers: list[list[int]] = []  # attacks that may be made: red, black, range, card, figure left out + 1

    def moving_values(self) -> list[Any]:
        return [self.figure, self.points, self.entered, self.flight, self.line, self.run_up, self.done]

    def set_moving(self, values: list[Any]) -> None:
        self.figure, self.points, self.entered, self.flight, self.line, self.run_up, self.done = values


def is_flying(position: Incursion, mover: Mover) -> bool:
    return mover.flight == 1 or position.flies(mover.figure)
