"""Honour at the end of a turn (chapters END, TERR and those of the scenarios)."""

from platzdarm.games.inferno.rules.figures import factions
from platzdarm.games.inferno.rules.honour import gain_honour
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.row import chosen_factions
from platzdarm.games.inferno.rules.scenario import BEACON_INCOME, CHOSEN_SHRINE
from platzdarm.games.inferno.rules.terrain import beacons_of, controlled_shrines


def score(position: Contest, side: int) -> None:
    gain_honour(position, side, income(position, side))


def income(position: Contest, side: int) -> int:
    """For shrines (INF-TERR-05), once for partners (INF-TEAM-07), and for what else the scenario names."""
    scenario = position.setting.scenario
    found = 0
    for shrine in controlled_shrines(position, side):
        found += scenario.shrine
        if scenario.special(CHOSEN_SHRINE) and blessed(position, side, shrine):
            found += scenario.special(CHOSEN_SHRINE)
    if scenario.special(BEACON_INCOME):  # INF-CIRC-03
        found += max(beacons_of(position, side) - scenario.special(BEACON_INCOME), 0)
    return found


def blessed(position: Contest, side: int, shrine: int) -> bool:
    """Whether a champion of a chosen faction stands in or next to the shrine (INF-BATTLE-03)."""
    near, chosen = position.field.near[shrine], chosen_factions(position)
    for piece in position.standing():
        if position.side_of(position.owner[piece]) == side and factions(position, piece) & chosen:
            if any(near >> cell & 1 for cell in position.cells_of(piece)):
                return True
    return False
