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
    replies=1100,
    seconds=3.0,  # compiled it needs about 1
    trust=4.0,
)


MOST = 0.75  # of ruthless's judgement: the rest is what those think who have learnt nothing


def learnt(*names: str, share: float = 1.0) -> LearntHeuristics:
    """What judges by these networks of the package (docs/bots.md): by the mean of what their units say."""
    folder = files(__package__).joinpath("networks")
    read = [msgspec.json.decode(folder.joinpath(f"{name}.json").read_bytes()) for name in names]
    hidden = [row for network in read for row in network["hidden"]]
    out = [weight / len(read) for network in read for weight in network["out"][:-1]]
    return LearntHeuristics(Network(hidden, [*out, sum(network["out"][-1] for network in read) / len(read)]), share)


BOTS = {
    "calm": lambda: Greedy(NeuroshimaHeuristics(), CALM, "calm"),
    "greedy": lambda: Greedy(NeuroshimaHeuristics()),
    "keen": lambda: Greedy(NeuroshimaHeuristics(), KEEN, "keen"),
    "hard": lambda: Planner("hard", learnt("third"), HARD),
    "ruthless": lambda: Planner("ruthless", learnt("first", "second", "third", share=MOST), RUTHLESS),
}
USUAL = "keen"
ADVISER = "hard"
LEVELS = (
    Level("calm", 1130, 0.01),
    Level("keen", 1560, 0.01),
    Level("hard", 1770, 0.22, timed=True),
    Level("ruthless", 1840, 1.0, timed=True),
)
REASON = reason
TRAITS = traits
TABLES = [{"players": "2", "armies": ",".join(pair)} for pair in permutations(ARMIES, 2)]
