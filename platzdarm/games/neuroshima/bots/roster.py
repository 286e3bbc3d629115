"""The bots of Neuroshima Hex, and why they do what they do."""

from itertools import permutations

from platzdarm.bots.greedy import Greedy
from platzdarm.bots.planner import Planner
from platzdarm.bots.replies import Budget
from platzdarm.bots.turns import Breadth
from platzdarm.games.neuroshima.bots.heuristics import NeuroshimaHeuristics
from platzdarm.games.neuroshima.bots.reasons import reason
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.kernel.position import Position

ARMIES = ("borgo", "hegemony", "moloch", "outpost")


def traits(position: Position, seat: int) -> list[tuple[str, str]]:
    assert isinstance(position, Skirmish)
    return [("army", position.setting.armies[seat].name)]


CALM = Breadth(judged=60, first=30, later=12, beam=1)
HARD = Budget(
    own=Breadth(judged=1600, first=160, later=60, beam=6),
    reply=Breadth(judged=140, first=50, later=20, beam=2, depth=6),
    kept=24,
    replies=200,
    seconds=1.5,  # compiled it needs about 0.3
)

# The last one is seated where nobody says which.
BOTS = {
    "calm": lambda: Greedy(NeuroshimaHeuristics(), CALM, "calm"),
    "hard": lambda: Planner("hard", NeuroshimaHeuristics(), HARD),
    "greedy": lambda: Greedy(NeuroshimaHeuristics()),
}
REASON = reason
TRAITS = traits
TABLES = [{"players": "2", "armies": ",".join(pair)} for pair in permutations(ARMIES, 2)]
