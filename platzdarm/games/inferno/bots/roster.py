"""The bots of Inferno."""

from platzdarm.games.inferno.bots.greedy import InfernoGreedy

BOTS = {"greedy": InfernoGreedy}
