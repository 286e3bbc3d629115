"""The bots of Inferno, the best last."""

from platzdarm.games.inferno.bots.calm import InfernoCalm
from platzdarm.games.inferno.bots.greedy import InfernoGreedy

BOTS = {"calm": InfernoCalm, "greedy": InfernoGreedy}
