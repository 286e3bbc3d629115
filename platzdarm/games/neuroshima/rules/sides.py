"""Who is whose friend (chapters TEAM and MOLT): relations between seats, worked out once for a table."""

from typing import Final

from platzdarm.games.neuroshima.rules.tiles import Army

STRIDE: Final = 8


class Sides:
    """For seats a and b, entry `a * STRIDE + b` of each list."""

    def __init__(self, armies: list[Army], teams: list[int]) -> None:
        self.armies = armies
        self.teams = teams
        self.count = len(armies)
        cells = self.count * STRIDE
        self.friends = [False] * cells  # same team: bonuses, medics (NH-TEAM-03)
        self.hits = [False] * cells  # a's attacks harm b's tiles
        self.catches = [False] * cells  # a's nets catch b's tiles, a may push b's tiles
        for a in range(self.count):
            for b in range(self.count):
                at = a * STRIDE + b
                together = teams[a] == teams[b]
                self.friends[at] = together
                # Moloch harms its allies, they do not harm it; nets and pushes work both ways (chapter MOLT).
                self.hits[at] = not together or (a != b and armies[a].harms_allies)
                self.catches[at] = not together or (a != b and (armies[a].harms_allies or armies[b].harms_allies))

    def mates(self, seat: int) -> list[int]:
        return [other for other in range(self.count) if self.teams[other] == self.teams[seat]]

    def team_list(self) -> list[int]:
        """The teams, in the order of their first seat."""
        return list(dict.fromkeys(self.teams))
