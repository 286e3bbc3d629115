"""Greedy at a table of Inferno: plays its hand, gives the orders that bring most, and buys towards a plan."""

from platzdarm.bots.bot import Bot
from platzdarm.games.inferno.bots.answers import answer
from platzdarm.games.inferno.bots.judge import Study
from platzdarm.games.inferno.bots.turn import Turn, luck, order_on
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import View


class InfernoGreedy(Bot):
    """Looks at its own view only, and no farther than its own turn. `whim` is how far its likings go astray."""

    name = "greedy"
    whim = 0.25
    care = 1.0

    def choose(self, view: View[Contest], decision: Decision, chance: Chance) -> int:
        known = view.known
        if decision.kind == "act":
            return Turn(known, decision, chance, self.whim, self.care).act()
        if len(decision.answers) == 1:
            return decision.answers.at(0)
        study = Study(known, decision.seat, self.care)
        if decision.kind == "champion":
            return order_on(study, decision.about[0], decision.answers.as_list())
        return answer(study, decision, lambda: luck(chance, self.whim))
