"""The golden records that there are to be: `python -m tests.games.golden` makes those that are missing."""

from tests.doom2016.tabletop import library
from tests.games.golden import Plans

BY_LOT = ("pump_hall", "ember_ward")  # missions that end by the clock: random marines are good enough there


def plans() -> Plans:
    """Name -> options and bots: each mission once, with every number of marines, some with decks of their own."""
    found: Plans = {}
    for number, mission in enumerate(library().missions.values()):
        marines = number % 4 + 1
        own = number % 3 == 1 and not mission.tutorial
        options = {"mission": mission.id, "marines": str(marines), "decks": "own" if own else "recommended"}
        bots = ["greedy", *["random" if mission.id in BY_LOT else "greedy"] * marines]
        found[f"{mission.id}-{marines}"] = (options, bots)
    return found
