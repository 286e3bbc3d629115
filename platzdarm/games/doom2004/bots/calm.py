"""Calm at a table of Doom (2004): greedy with an eye for what is near and happens now."""

from typing import Final

from platzdarm.games.doom2004.bots.greedy import Doom2004Greedy
from platzdarm.games.doom2004.bots.judge import Eye
from platzdarm.games.doom2004.rules.verbs import ADVANCE, UNLOAD

NEAR: Final = Eye(dangers=False, targets=1, places=False, actions=1 << ADVANCE | 1 << UNLOAD, cards=False, figures=4)


class Doom2004Calm(Doom2004Greedy):
    """Its marines shoot at the nearest and fear nothing; its invader looks after few figures and knows no tricks."""

    name = "calm"
    eye = NEAR
