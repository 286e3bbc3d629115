"""Hard at a table of Doom (2004): an invader that stands in the marines' way. Its marines play as greedy's do."""

from typing import Final

from platzdarm.games.doom2004.bots.greedy import Doom2004Greedy
from platzdarm.games.doom2004.bots.judge import WHOLE, Eye
from platzdarm.games.doom2004.rules.terrain import FAR

HELD_UP: Final = 1.5  # what a point is worth by which a marine is held up; a wound counts two where a place is chosen
WARY: Final = Eye(dangers=True, targets=WHOLE, places=True, actions=-1, cards=True, figures=FAR, ways=HELD_UP)


class Doom2004Hard(Doom2004Greedy):
    """Greedy that sees the marines' ways besides."""

    name = "hard"
    eye = WARY
