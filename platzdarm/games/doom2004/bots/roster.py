"""The bots of Doom (2004), and why they do what they do."""

from platzdarm.games.doom2004.bots.greedy import Doom2004Greedy
from platzdarm.games.doom2004.bots.reasons import reason
from platzdarm.games.doom2004.bots.veteran import Doom2004Veteran

# The last one is seated where nobody says which. That the veteran is stronger has not been measured yet; it is slower.
BOTS = {"veteran": Doom2004Veteran, "greedy": Doom2004Greedy}
REASON = reason
TABLES = [
    {"scenario": scenario, "marines": "2"}
    for scenario in ("ash_and_red_light", "breath_in_the_walls", "the_sump", "throne_is_a_machine")
]
