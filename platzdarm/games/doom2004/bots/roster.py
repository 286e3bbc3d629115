"""The bots of Doom (2004)."""

from platzdarm.games.doom2004.bots.greedy import Doom2004Greedy

BOTS = {"greedy": Doom2004Greedy}
