"""Greedy: looks through its own turn, to the end and no further."""

from typing import Any

from platzdarm.bots.bot import Bot
from platzdarm.bots.heuristics import Heuristics
from platzdarm.bots.turns import Breadth, TurnSearch
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import View

GREEDY = Breadth(judged=300, first=100, later=40, beam=3)


class Greedy(Bot):
    def __init__(self, heuristics: Heuristics, breadth: Breadth = GREEDY, name: str = "greedy") -> None:
        self.heuristics = heuristics
        self.breadth = breadth
        self.name = name

    def choose(self, view: View[Any], decision: Decision, chance: Chance) -> int:
        if len(decision.answers) == 1:
            return decision.answers.at(0)
        world = view.guess(chance)
        world.quiet = True
        ready = self.heuristics.ready_answer(world, decision)
        if ready is not None:
            return ready
        self.heuristics.forget()
        return TurnSearch(self.heuristics, world, decision.seat, self.breadth).lines(decision)[0].path[0]
