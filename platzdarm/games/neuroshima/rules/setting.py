"""The table: everything about one game that does not change while it is played (chapters SET, OPEN, VAR, and modes)."""

from typing import Final

from platzdarm.games.neuroshima.rules.field import Field
from platzdarm.games.neuroshima.rules.sides import Sides
from platzdarm.games.neuroshima.rules.tiles import Army

DUEL: Final = 0
FREE_FOR_ALL: Final = 1
POINTS: Final = 2
ONE_AGAINST_TWO: Final = 3
TEAMS: Final = 4
FIELD_TEST: Final = 5
PUZZLE: Final = 6
MODES = ("duel", "free_for_all", "points", "one_against_two", "teams", "field_test", "puzzle")

HAND: Final = 3  # NH-TURN-01
REINFORCED_HAND: Final = 6  # NH-VAR-01
WINNING_POINTS: Final = 20  # NH-PTS-03
UNLIMITED: Final = 99


class Setting:
    """`order` is the turn order by seat (a seat may stand in it twice), `people` who commands each seat."""

    def __init__(
        self,
        mode: int,
        field: Field,
        armies: list[Army],
        teams: list[int],
        order: list[int],
        reinforcement: bool = False,
        advanced_opening: bool = False,
    ) -> None:
        self.mode = mode
        self.field = field
        self.armies = armies
        self.sides = Sides(armies, teams)
        self.order = order
        self.reinforcement = reinforcement
        self.advanced_opening = advanced_opening
        self.people = list(range(len(armies)))
        self.seats = len(armies)
        self.puzzle_plays = UNLIMITED  # how many tiles a puzzle lets one play (NH-ETU-01)

    def order_from(self, seat: int) -> list[int]:
        """Every seat once, in turn order, beginning with `seat`."""
        at = self.order.index(seat)
        return list(dict.fromkeys(self.order[at:] + self.order[:at]))

    def hand_limit(self, turn: int) -> int:
        """How many tiles one draws up to. Turns count from 0 over all seats.

        One, two, then three (NH-OPEN-01 to 03, FFA-01, PTS-04, OVT-03, TEAM-02); the advanced opening begins with
        three at once (NH-VAR-03); with reinforcements the full hand is six (NH-VAR-01).
        """
        if self.advanced_opening:
            if turn == 0:
                return HAND
        elif turn < 2:
            return turn + 1
        return REINFORCED_HAND if self.reinforcement else HAND

    def forces_discard(self, turn: int) -> bool:
        """Whether a hand at its limit must give one tile away: not with the short opening hands."""
        return self.advanced_opening or turn >= 2

    def play_limit(self, turn: int) -> int:
        """How many tiles may be played in a turn."""
        if self.advanced_opening and turn == 0:
            return 1  # NH-VAR-03
        return 2 if self.reinforcement else self.puzzle_plays

    def may_discard(self, turn: int) -> bool:
        """With reinforcements what is not played is kept (NH-VAR-02); the advanced opening has its own rule."""
        return not self.reinforcement or (self.advanced_opening and turn == 0)

    def starting_points(self) -> list[int]:
        if self.mode == POINTS:
            return [0] * self.seats  # counters go up (NH-PTS-01)
        if self.mode == ONE_AGAINST_TWO:
            return [20, 13, 13]  # NH-OVT-01
        if self.mode == TEAMS:
            return [15] * self.seats  # NH-TEAM-01
        return [20] * self.seats  # NH-SET-03, FFA-01
