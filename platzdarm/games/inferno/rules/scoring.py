"""Honour at the end of a turn (chapters END, TERR, CPUG, CRAK and those of the scenarios)."""

from typing import Any

from platzdarm.games.inferno.rules.council import ask_all
from platzdarm.games.inferno.rules.field import BLIGHTED, OFF
from platzdarm.games.inferno.rules.figures import factions
from platzdarm.games.inferno.rules.honour import gain_honour
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.row import chosen_factions
from platzdarm.games.inferno.rules.scenario import BEACON_INCOME, BEELZEPUG, CHOSEN_SHRINE, RAKAR
from platzdarm.games.inferno.rules.setting import PLAYERS
from platzdarm.games.inferno.rules.terrain import beacons_of, clear, controlled_shrines
from platzdarm.games.inferno.rules.verbs import CELL, CHAMPION
from platzdarm.kernel.action import first, pack
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import Step


def score(position: Contest, side: int) -> None:
    """Against Beelzepug and Rakar players are paid otherwise (INF-CPUG-12, INF-CRAK-11)."""
    scenario = position.setting.scenario
    if side == PLAYERS and scenario.special(BEELZEPUG):
        position.agenda.append(Cleansing(len(controlled_shrines(position, side))))
    elif side == PLAYERS and scenario.special(RAKAR):
        position.agenda.append(Offertory(controlled_shrines(position, side)))
    else:
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


def by_shrine_of(position: Contest, side: int, shrine: int) -> list[int]:
    """The champions of a side in a shrine's cell and next to it."""
    near = position.field.near[shrine]
    return [
        piece
        for piece in position.standing()
        if position.side_of(position.owner[piece]) == side
        and any(near >> cell & 1 for cell in position.cells_of(piece))
    ]


def blessed(position: Contest, side: int, shrine: int) -> bool:
    """Whether a champion of a chosen faction stands in or next to the shrine (INF-BATTLE-03)."""
    chosen = chosen_factions(position)
    return any(factions(position, piece) & chosen for piece in by_shrine_of(position, side, shrine))


class Cleansing(Step[Contest]):
    """Instead of honour the players remove blight, one token for each shrine that they control (INF-CPUG-12)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def values(self) -> list[Any]:
        return [self.number]

    def blight(self, position: Contest) -> list[int]:
        return [cell for cell, terrain in enumerate(position.terrain) if terrain == BLIGHTED]

    def run(self, position: Contest) -> bool:
        found = self.blight(position)
        if not self.number or not found:
            position.agenda.pop()
        elif len(found) <= self.number:
            self.cleanse(position, found[0])
        else:
            return False
        return True

    def decisions(self, position: Contest) -> list[Decision]:
        return ask_all(position, "cleansing", [pack(CELL, cell + 1) for cell in self.blight(position)])

    def answer(self, position: Contest, seat: int, action: int) -> None:
        self.cleanse(position, first(action) - 1)

    def cleanse(self, position: Contest, cell: int) -> None:
        self.number -= 1
        clear(position, cell)
        position.tell("cleansed", [cell])


class Offertory(Step[Contest]):
    """The markers for a shrine are borne by a champion in or next to it, as the players say (INF-CRAK-11)."""

    def __init__(self, shrines: list[int]) -> None:
        self.shrines = shrines

    def values(self) -> list[Any]:
        return [self.shrines]

    def run(self, position: Contest) -> bool:
        if not self.shrines:
            position.agenda.pop()
            return True
        bearers = by_shrine_of(position, PLAYERS, self.shrines[0])
        if len(bearers) > 1:
            return False
        self.bear(position, bearers[0] if bearers else OFF)
        return True

    def decisions(self, position: Contest) -> list[Decision]:
        bearers = by_shrine_of(position, PLAYERS, self.shrines[0])
        return ask_all(position, "bearer", [pack(CHAMPION, piece + 1) for piece in bearers], [self.shrines[0]])

    def answer(self, position: Contest, seat: int, action: int) -> None:
        self.bear(position, first(action) - 1)

    def bear(self, position: Contest, piece: int) -> None:
        self.shrines = self.shrines[1:]
        gain_honour(position, PLAYERS, position.setting.scenario.shrine, piece)
