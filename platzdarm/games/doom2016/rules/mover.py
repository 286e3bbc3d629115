"""A figure with movement points (chapter MP): in its activation, or with points gained outside one."""

from typing import Any, Final, NamedTuple

from platzdarm.games.doom2016.rules.position import Incursion, Stage

NO_LINE: Final = 8


class AttackOffer(NamedTuple):
    """An attack that a figure may make: its dice, its range, the action card behind it, and whom it must not be at."""

    red: int
    black: int
    range: int
    card: int = -1
    excluded: int = -1


def offers_from(values: list[Any] | None) -> list[AttackOffer]:
    """As they were saved, or as another step has them."""
    return [one if isinstance(one, AttackOffer) else AttackOffer(*one) for one in values] if values else []


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
        self.offers: list[AttackOffer] = []  # attacks that may be made

    def moving_values(self) -> list[Any]:
        return [self.figure, self.points, self.entered, self.flight, self.line, self.run_up, self.done]

    def set_moving(self, values: list[Any]) -> None:
        self.figure, self.points, self.entered, self.flight, self.line, self.run_up, self.done = values


def is_flying(position: Incursion, mover: Mover) -> bool:
    return mover.flight == 1 or position.flies(mover.figure)
