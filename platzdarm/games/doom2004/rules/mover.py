"""Whoever has the turn: a marine in his own, or an invader that is activated. What movement and attacks are left."""

from platzdarm.games.doom2004.rules.position import Foray, Stage


class Mover(Stage):
    """`points` come from the action or the movement value, `extra` from adrenaline, which is spent first.

    `either` says that the first of the points and the attack exclude each other (D04-ACTION-07).
    """

    def __init__(self, figure: int, points: int, attacks: int) -> None:
        self.figure = figure
        self.points = points
        self.attacks = attacks
        self.extra = 0
        self.either = False
        self.burnt = False  # has taken a wound for entering acid (D04-BIG-03)
        self.kills = 0  # that have given points and an attack already
        self.dimmed = 0  # range that its attacks lack

    def left(self) -> int:
        return self.points + self.extra

    def spend(self, points: int) -> None:
        """In full, and only where there are enough (D04-COST-02)."""
        assert points <= self.left()
        extra = min(points, self.extra)
        self.extra -= extra
        if points > extra:
            self.points -= points - extra
            if self.either:
                self.attacks = 0

    def attack_made(self) -> None:
        self.attacks -= 1
        if self.either:
            self.points = 0

    def mover_values(self) -> list[int]:
        flags = (1 if self.either else 0) | (2 if self.burnt else 0)
        return [self.points, self.attacks, self.extra, flags, self.kills, self.dimmed]

    def set_mover(self, values: list[int]) -> None:
        self.points, self.attacks, self.extra, flags, self.kills, self.dimmed = values
        self.either = flags & 1 == 1
        self.burnt = flags & 2 == 2


def mover_of(position: Foray, figure: int) -> Mover | None:
    """The turn or activation of a figure, if it is under way."""
    agenda = position.agenda
    for at in range(len(agenda) - 1, -1, -1):
        step = agenda[at]
        if isinstance(step, Mover) and step.figure == figure:
            return step
    return None
