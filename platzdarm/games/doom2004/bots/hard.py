"""Hard at a table of Doom (2004): an invader that stands in the marines' way. Its marines play as greedy's do."""

from typing import Final

from platzdarm.bots.bot import Bot
from platzdarm.games.doom2004.bots.greedy import respond
from platzdarm.games.doom2004.bots.judge import WHOLE, Eye, Study
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.terrain import FAR
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import View

HELD_UP: Final = 1.5  # what a point is worth by which a marine is held up; a wound counts two where a place is chosen
WARY: Final = Eye(dangers=True, targets=WHOLE, places=True, actions=-1, cards=True, figures=FAR, ways=HELD_UP)


class Doom2004Hard(Bot):
    """Looks at its own view only, as greedy does."""

    name = "hard"

    def choose(self, view: View[Foray], decision: Decision, chance: Chance) -> int:
        if len(decision.answers) == 1:
            return decision.answers.at(0)
        return respond(Study(view.known, WARY), decision)
