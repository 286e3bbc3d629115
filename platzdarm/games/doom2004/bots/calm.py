"""Calm at a table of Doom (2004): greedy with an eye for what is near and happens now."""

from typing import Final

from platzdarm.bots.bot import Bot
from platzdarm.games.doom2004.bots.greedy import respond
from platzdarm.games.doom2004.bots.judge import Eye, Study
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.verbs import ADVANCE, UNLOAD
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import View

NEAR: Final = Eye(dangers=False, targets=1, places=False, actions=1 << ADVANCE | 1 << UNLOAD, cards=False, figures=4)


class Doom2004Calm(Bot):
    """Its marines shoot at the nearest and fear nothing; its invader looks after few figures and knows no tricks."""

    name = "calm"

    def choose(self, view: View[Foray], decision: Decision, chance: Chance) -> int:
        if len(decision.answers) == 1:
            return decision.answers.at(0)
        return respond(Study(view.known, NEAR), decision)
