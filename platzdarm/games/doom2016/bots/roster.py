"""The bots of DOOM (2016), and why they do what they do."""

from platzdarm.games.doom2016.bots.greedy import Doom2016Greedy
from platzdarm.games.doom2016.bots.reasons import reason

BOTS = {"greedy": Doom2016Greedy}
REASON = reason
