"""The bots of Neuroshima Hex, and why they do what they do."""

from itertools import permutations

from platzdarm.bots.greedy import Greedy
from platzdarm.games.neuroshima.bots.heuristics import NeuroshimaHeuristics
from platzdarm.games.neuroshima.bots.reasons import reason
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.kernel.position import Position

ARMIES = ("borgo", "hegemony", "moloch", "outpost")


def traits(position: Position, seat: int) -> list[tuple[str, str]]:
    assert isinstance(position, Skirmish)
    return [("army", position.setting.armies[seat].name)]


BOTS = {"greedy": lambda: Greedy(NeuroshimaHeuristics())}
REASON = reason
TRAITS = traits
TABLES = [{"players": "2", "armies": ",".join(pair)} for pair in permutations(ARMIES, 2)]
