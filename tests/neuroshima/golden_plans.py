"""The golden records that there are to be: `python -m tests.games.golden` makes those that are missing."""

from tests.games.golden import Plans
from tests.neuroshima.tables import TABLES, VARIANTS, options_of

EXTRA = [(2, "duel"), (4, "teams"), (4, "free_for_all"), (4, "points")]  # a third game of each


def plans() -> Plans:
    """Name -> options and bots: two games of each kind of table, and some more."""
    found: Plans = {}
    for number, (players, mode) in enumerate([*TABLES, *TABLES, *EXTRA]):
        round_ = number // len(TABLES)
        variant = VARIANTS[(number + round_) % len(VARIANTS)]
        options = options_of(players, mode, variant, number=round_)
        seats = len(options["armies"].split(","))
        others = "random" if round_ else "greedy"
        bots = [others if (seat + round_) % 2 else "greedy" for seat in range(seats)]
        found[f"{mode}-{players}-{round_ + 1}"] = (options, bots)
    return found
