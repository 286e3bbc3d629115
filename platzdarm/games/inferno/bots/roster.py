"""The bots of Inferno, the best last, and why they do what they do."""

from platzdarm.games.inferno.bots.calm import InfernoCalm
from platzdarm.games.inferno.bots.greedy import InfernoGreedy
from platzdarm.games.inferno.bots.reasons import reason

BOTS = {"calm": InfernoCalm, "greedy": InfernoGreedy}
REASON = reason
