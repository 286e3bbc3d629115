"""Hard at a table of Doom (2004): an invader that stands in the marines' way. Its marines play as greedy's do."""

from typing import Final

from platzdarm.games.doom2004.bots.greedy import Doom2004Greedy
from platzdarm.games.doom2004.bots.judge import WHOLE, Eye, Horde
from platzdarm.games.doom2004.rules.terrain import FAR

IN_THE_WAY: Final = Horde(ways=1.5)
WARY: Final = Eye(dangers=True, targets=WHOLE, places=True, actions=-1, cards=True, figures=FAR, horde=IN_THE_WAY)


class Doom2004Hard(Doom2004Greedy):
    """Greedy that sees the marines' ways besides."""

    name = "hard"
    eye = WARY
