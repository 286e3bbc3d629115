"""The golden records that there are to be: `python -m tests.games.golden` makes those that are missing."""

from platzdarm.games.inferno.rules.scenario import SEATS, TEAMS
from platzdarm.games.inferno.rules.setup import DIFFICULTIES, standalone_modes
from tests.games.golden import Plans
from tests.inferno.tabletop import library


def plans() -> Plans:
    """Name -> options and bots: each scenario in every variant, by turns with a draft; each evening of the campaign
    with two numbers of players, so that all numbers and difficulties come up."""
    found: Plans = {}
    evening = 0
    for scenario, built in library().scenarios.items():
        for mode in standalone_modes(built):
            draft = "yes" if mode == TEAMS or len(found) % 3 == 0 else "no"
            options = {"scenario": scenario, "mode": mode, "draft": draft}
            found[f"{scenario}-{mode}"] = (options, ["greedy"] * SEATS[mode])
        if not standalone_modes(built):
            for mode in built.modes[evening % 2 :: 2]:
                difficulty = DIFFICULTIES[len(found) % len(DIFFICULTIES)]
                options = {"scenario": scenario, "mode": mode, "difficulty": difficulty}
                found[f"{scenario}-{mode}"] = (options, ["greedy"] * SEATS[mode])
            evening += 1
    return found
