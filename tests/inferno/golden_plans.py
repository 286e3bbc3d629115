"""The golden records that there are to be: `python -m tests.games.golden` makes those that are missing."""

from platzdarm.games.inferno.rules.scenario import SEATS, TEAMS
from platzdarm.games.inferno.rules.setup import standalone_modes
from tests.games.golden import Plans
from tests.inferno.tabletop import library


def plans() -> Plans:
    """Name -> options and bots: each scenario in every variant, by turns with a draft."""
    found: Plans = {}
    for scenario, built in library().scenarios.items():
        for mode in standalone_modes(built):
            draft = "yes" if mode == TEAMS or len(found) % 3 == 0 else "no"
            options = {"scenario": scenario, "mode": mode, "draft": draft}
            found[f"{scenario}-{mode}"] = (options, ["greedy"] * SEATS[mode])
    return found
