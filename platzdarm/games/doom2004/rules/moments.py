"""Windows (chapters TIME, GUARD, HEAL): moments at which the invader may play event cards, and marines may interrupt.

The invader always comes first (D04-TIME-01). His hand is hidden, so he is asked whenever some card that does not lie
among the discards could be played; orders lie openly, so a marine is asked only if he has something to do.
"""

from typing import Any

from platzdarm.games.doom2004.rules.field import OFF
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.setting import INVADER
from platzdarm.games.doom2004.rules.verbs import GUARD, HEALING
from platzdarm.kernel.reactions import Reaction


class Moment(Reaction[Foray]):
    """`figure` is whom the moment is about; `area` the one that has just been revealed."""

    def __init__(
        self,
        name: str,
        everyone: list[int],
        figure: int = OFF,
        area: int = OFF,
        order: list[int] | None = None,
        used: list[str] | None = None,
    ) -> None:
        super().__init__(name, everyone, order, used)
        self.figure = figure
        self.area = area

    def about(self, position: Foray) -> list[int]:
        return [self.figure] if self.figure != OFF else []

    def values(self) -> list[Any]:
        return [self.name, self.everyone, self.figure, self.area, self.order, self.used]


def event_moment(position: Foray, name: str, figure: int = OFF, area: int = OFF) -> None:
    """A moment at which the invader may play event cards; none opens while two figures share a square (D04-MOVE-07)."""
    if figure == OFF or not position.on_board(figure) or not position.shares(figure):
        position.agenda.append(Moment(name, [INVADER], figure, area))


class Interrupt(Reaction[Foray]):
    """Marines may use guard orders, where the turn allows it, and healing orders; `figure` is whose deed it follows."""

    def __init__(
        self,
        name: str,
        guard: bool,
        everyone: list[int],
        figure: int = OFF,
        order: list[int] | None = None,
        used: list[str] | None = None,
    ) -> None:
        super().__init__(name, everyone, order, used)
        self.guard = guard
        self.figure = figure

    def about(self, position: Foray) -> list[int]:
        return [self.figure] if self.figure != OFF else []

    def values(self) -> list[Any]:
        return [self.name, self.guard, self.everyone, self.figure, self.order, self.used]


def interruption(position: Foray, guard: bool, figure: int = OFF) -> None:
    """Opens nothing where no marine has an order to interrupt with: they lie openly."""
    if GUARD not in position.order and HEALING not in position.order:
        return
    if figure == OFF or not position.on_board(figure) or not position.shares(figure):
        position.agenda.append(Interrupt("interrupt", guard, position.setting.marine_seats(), figure))
