"""The bots of Doom (2004), and why they do what they do."""

from platzdarm.games.doom2004.bots.greedy import Doom2004Greedy
from platzdarm.games.doom2004.bots.reasons import reason
from platzdarm.games.doom2004.bots.veteran import Doom2004Veteran

BOTS = {"greedy": Doom2004Greedy, "veteran": Doom2004Veteran}
REASON = reason
