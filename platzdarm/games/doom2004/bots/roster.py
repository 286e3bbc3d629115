"""The bots of Doom (2004), and why they do what they do."""

from platzdarm.bots.levels import Level
from platzdarm.games.doom2004.bots.calm import Doom2004Calm
from platzdarm.games.doom2004.bots.greedy import Doom2004Greedy
from platzdarm.games.doom2004.bots.hard import Doom2004Hard
from platzdarm.games.doom2004.bots.reasons import reason

BOTS = {"calm": Doom2004Calm, "greedy": Doom2004Greedy, "hard": Doom2004Hard}
USUAL = "greedy"
ADVISER = "hard"
LEVELS = (Level("calm", 1250, 0.02), Level("greedy", 1500, 0.05), Level("hard", 1550, 0.05))
REASON = reason
TABLES = [
    {"scenario": scenario, "marines": "2"}
    for scenario in ("ash_and_red_light", "breath_in_the_walls", "the_sump", "throne_is_a_machine")
]
