"""Greedy: looks through its own turn, to the end and no further."""

from platzdarm.bots.heuristics import Heuristics
from platzdarm.bots.searcher import Searcher
from platzdarm.bots.turns import Breadth, TurnSearch
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import Position

GREEDY = Breadth(judged=300, first=100, later=40, beam=3)


class Greedy(Searcher):
    def __init__(self, heuristics: Heuristics, breadth: Breadth = GREEDY, name: str = "greedy") -> None:
        super().__init__(name, heuristics)
        self.breadth = breadth

    def search(self, world: Position, decision: Decision, chance: Chance) -> int:
        self.heuristics.forget()
        return TurnSearch(self.heuristics, world, decision.seat, self.breadth).lines(decision, 1)[0].path[0]
