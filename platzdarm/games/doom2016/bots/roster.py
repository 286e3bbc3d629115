"""The bots of DOOM (2016)."""

from platzdarm.games.doom2016.bots.greedy import Doom2016Greedy

BOTS = {"greedy": Doom2016Greedy}
