"""The bots of Neuroshima Hex, and why they do what they do."""

from platzdarm.bots.greedy import Greedy
from platzdarm.games.neuroshima.bots.heuristics import NeuroshimaHeuristics
from platzdarm.games.neuroshima.bots.reasons import reason

BOTS = {"greedy": lambda: Greedy(NeuroshimaHeuristics())}
REASON = reason
