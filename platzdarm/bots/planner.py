"""A bot that thinks once a turn: it looks for the best whole turn against the others' replies, and follows it."""

from collections import OrderedDict

from platzdarm.bots.heuristics import Heuristics, Identity
from platzdarm.bots.replies import Budget, ReplySearch
from platzdarm.bots.searcher import Timed
from platzdarm.bots.turns import Line
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import Position

PLANS = 256  # positions for which the next action of a plan is remembered


class Planner(Timed):
    """What it remembers are answers by position, whoever's and at whatever table: they are good wherever it is met."""

    def __init__(self, name: str, heuristics: Heuristics, budget: Budget) -> None:
        super().__init__(name, heuristics, budget)
        self.plans: OrderedDict[tuple[str, Identity], int] = OrderedDict()

    def search(self, world: Position, decision: Decision, chance: Chance) -> int:
        planned = self.plans.pop(self.key(world), None)
        if planned is not None and decision.answers.lists(planned):
            return planned
        self.heuristics.forget()
        start = world.copy()  # the search goes on using the luck of the guess
        line = ReplySearch(self.heuristics, world, decision.seat, self.budget, chance).best(decision)
        self.remember(start, decision.seat, line)
        return line.path[0]

    def key(self, position: Position) -> tuple[str, Identity]:
        return self.heuristics.kind_of_table(position), self.heuristics.identity(position)

    def remember(self, start: Position, seat: int, line: Line) -> None:
        """The rest of the line. Where luck takes another turn, the position is another, and is thought about anew."""
        position = start.copy()
        for before, action in zip(line.path, line.path[1:], strict=False):
            position.play(seat, before)
            self.heuristics.settle(position)
            self.plans[self.key(position)] = action
        while len(self.plans) > PLANS:
            self.plans.popitem(last=False)
