"""Calm at a table of DOOM (2016): greedy with an eye for what is near and happens now."""

from typing import Final

from platzdarm.bots.bot import Bot
from platzdarm.games.doom2016.bots.greedy import respond
from platzdarm.games.doom2016.bots.judge import Eye, Study
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import INVADER
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import View

NEAR: Final = Eye(dangers=False, targets=1, tricks=False, plans=False)
# An invader that plays no events wins against nobody (0 of 100 games).
NEAR_WITH_EVENTS: Final = Eye(dangers=False, targets=1, tricks=True, plans=False)


class Doom2016Calm(Bot):
    """Its marines shoot at the nearest and fear nothing, its invader takes whatever comes first."""

    name = "calm"

    def choose(self, view: View[Incursion], decision: Decision, chance: Chance) -> int:
        if len(decision.answers) == 1:
            return decision.answers.at(0)
        return respond(Study(view.known, NEAR if decision.seat != INVADER else NEAR_WITH_EVENTS), decision)
