"""The bots of Neuroshima Hex."""

from platzdarm.bots.greedy import Greedy
from platzdarm.games.neuroshima.bots.heuristics import NeuroshimaHeuristics

BOTS = {"greedy": lambda: Greedy(NeuroshimaHeuristics())}
