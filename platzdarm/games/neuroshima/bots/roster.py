"""The bots of Neuroshima Hex, and why they do what they do."""

from importlib.resources import files
from itertools import permutations

import msgspec

from platzdarm.bots.greedy import Greedy
from platzdarm.bots.levels import Level
from platzdarm.bots.network import Network
from platzdarm.bots.planner import Planner
from platzdarm.bots.replies import Budget
from platzdarm.bots.turns import Breadth
from platzdarm.games.neuroshima.bots.heuristics import NeuroshimaHeuristics
from platzdarm.games.neuroshima.bots.learnt import LearntHeuristics
from platzdarm.games.neuroshima.bots.reasons import reason
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.kernel.position import Position

ARMIES = ("borgo", "hegemony", "moloch", "outpost")


def traits(position: Position, seat: int) -> list[tuple[str, str]]:
    assert isinstance(position, Skirmish)
    return [("army", position.setting.armies[seat].name)]


CALM = Breadth(judged=60, first=30, later=12, beam=1)
KEEN = Breadth(judged=1000, first=200, later=80, beam=8)
HARD = Budget(
    own=Breadth(judged=2000, first=200, later=80, beam=8),
    reply=Breadth(judged=140, first=50, later=20, beam=2, depth=6),
    kept=28,
    replies=280,
    seconds=1.5,  # compiled it needs about 0.2
    trust=4.0,
)

RUTHLESS = Budget(
    own=Breadth(judged=4000, first=300, later=120, beam=12),
    reply=Breadth(judged=200, first=60, later=30, beam=3, depth=6),
    kept=32,
    replies=1200,
    seconds=3.0,  # compiled it needs about 0.8
    trust=4.0,
)


def learnt() -> LearntHeuristics:
    """What judges half by the network of the package (`platzdarm train neuroshima`, docs/bots.md)."""
    weights = msgspec.json.decode(files(__package__).joinpath("learnt.json").read_bytes())
    return LearntHeuristics(Network(weights["hidden"], weights["out"]), share=0.5)


BOTS = {
    "calm": lambda: Greedy(NeuroshimaHeuristics(), CALM, "calm"),
    "greedy": lambda: Greedy(NeuroshimaHeuristics()),
    "keen": lambda: Greedy(NeuroshimaHeuristics(), KEEN, "keen"),
    "hard": lambda: Planner("hard", learnt(), HARD),
    "ruthless": lambda: Planner("ruthless", learnt(), RUTHLESS),
}
USUAL = "keen"
ADVISER = "hard"
LEVELS = (
    Level("calm", 1130, 0.01),
    Level("keen", 1560, 0.01),
    Level("hard", 1760, 0.22, timed=True),
    Level("ruthless", 1770, 0.8, timed=True),
)
REASON = reason
TRAITS = traits
TABLES = [{"players": "2", "armies": ",".join(pair)} for pair in permutations(ARMIES, 2)]
