"""What bots that search have in common: they look for an answer on a guess of what their seat cannot see."""

from abc import abstractmethod
from typing import Any

from platzdarm.bots.bot import Bot
from platzdarm.bots.heuristics import Heuristics
from platzdarm.bots.replies import Budget
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import Position, View


class Searcher(Bot):
    def __init__(self, name: str, heuristics: Heuristics) -> None:
        self.name = name
        self.heuristics = heuristics

    def choose(self, view: View[Any], decision: Decision, chance: Chance) -> int:
        if len(decision.answers) == 1:
            return decision.answers.at(0)
        world: Position = view.guess(chance)
        world.quiet = True
        ready = self.heuristics.ready_answer(world, decision)
        return self.search(world, decision, chance) if ready is None else ready

    @abstractmethod
    def search(self, world: Position, decision: Decision, chance: Chance) -> int:
        """The answer to a question that deserves one."""


class Timed(Searcher):
    """One that goes on looking until its budget is spent, and may be given a larger or a smaller one."""

    def __init__(self, name: str, heuristics: Heuristics, budget: Budget) -> None:
        super().__init__(name, heuristics)
        self.budget = budget

    def give(self, seconds: float, usual: float) -> None:
        """About so many seconds a turn instead of those that it usually takes."""
        self.budget = self.budget.for_time(seconds, usual)
