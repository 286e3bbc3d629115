"""Hard at a table of Inferno: plays on from whatever it might do, for some turns, and does what ends best."""

from platzdarm.bots.replies import Budget
from platzdarm.bots.searcher import Timed
from platzdarm.bots.turns import Breadth
from platzdarm.games.inferno.bots.heuristics import InfernoHeuristics, Rollouts
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import Position

BREADTH = 8  # ways to go on that are tried; each is followed to the end of the turn as greedy would
BUDGET = Budget(
    own=Breadth(judged=400, first=BREADTH, later=1, beam=BREADTH, depth=40),
    reply=Breadth(judged=1, first=1, later=1, beam=1),  # the others answer as greedy does, which is no search
    kept=BREADTH,
    replies=48,
    seconds=1.5,  # compiled it needs about 0.3
)


class InfernoHard(Timed):
    """It thinks about every question anew: what the turn has brought so far is known better than it was foreseen."""

    def __init__(self) -> None:
        super().__init__("hard", InfernoHeuristics(), BUDGET)

    def search(self, world: Position, decision: Decision, chance: Chance) -> int:
        self.heuristics.forget()
        return Rollouts(self.heuristics, world, decision.seat, self.budget, chance).best(decision).path[0]
