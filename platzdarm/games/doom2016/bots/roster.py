"""The bots of DOOM (2016), and why they do what they do."""

from platzdarm.bots.levels import Level
from platzdarm.games.doom2016.bots.calm import Doom2016Calm
from platzdarm.games.doom2016.bots.greedy import Doom2016Greedy
from platzdarm.games.doom2016.bots.hard import Doom2016Hard
from platzdarm.games.doom2016.bots.reasons import reason
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import INVADER
from platzdarm.kernel.position import Position

# Those between which it is decided by play: nearly even between equal bots (docs/doom2016-balance.md).
MISSIONS = ("cold_reactor", "ember_ward", "choir_of_wires", "locked_archive", "long_haul", "the_narrow_way")


def traits(position: Position, seat: int) -> list[tuple[str, str]]:
    assert isinstance(position, Incursion)
    card = None if seat == INVADER else position.class_card(seat - 1)
    return [] if card is None else [("class", card.id)]


BOTS = {"calm": Doom2016Calm, "greedy": Doom2016Greedy, "hard": Doom2016Hard}
USUAL = "greedy"
ADVISER = "hard"
LEVELS = (Level("calm", 1280, 0.05), Level("greedy", 1500, 0.05), Level("hard", 1600, 0.05))
REASON = reason
TRAITS = traits
TABLES = [{"mission": mission, "marines": "2"} for mission in MISSIONS]
