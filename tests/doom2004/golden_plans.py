"""The golden records that there are to be: `python -m tests.games.golden` makes those that are missing."""

from tests.doom2004.tabletop import library
from tests.games.golden import Plans


def plans() -> Plans:
    """Name -> options and bots: each scenario with every number of marines, by turns with the errata's fixed draw."""
    found: Plans = {}
    for number, scenario in enumerate(library().scenarios):
        for marines in range(1, 4):
            draw = "two" if (number + marines) % 3 == 0 else "each"
            options = {"scenario": scenario, "marines": str(marines), "draw": draw}
            found[f"{scenario}-{marines}"] = (options, ["greedy"] * (marines + 1))
    return found
