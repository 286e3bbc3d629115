"""What the ground is like while areas, doors and barrels stay as they are: worked out once, and shared by positions."""

from typing import Final

from platzdarm.games.doom2004.rules.field import Outlook
from platzdarm.games.doom2004.rules.scenario import Scenario

Barrels = tuple[int, ...]

MOST_TERRAINS: Final = 256


class Terrain:
    """All of it as bits: `floor` is revealed, `closed` are doors, `solid` cannot be entered or seen through."""

    def __init__(self, scenario: Scenario, areas: int, shut: int, barrels: Barrels) -> None:
        field = self.field = scenario.field
        self.areas = areas
        self.shut = shut
        self.barrels = barrels
        self.floor = 0
        for area, squares in enumerate(field.floors):
            if areas >> area & 1:
                self.floor |= squares
        # what has not been revealed does not exist (D04-BOARD-03); for movement it lies behind a closed door
        self.closed = shut
        for door in field.doors:
            if door is not None and any(not areas >> area & 1 for area in door.areas):
                self.closed |= 1 << door.number
        self.obstacles = 0
        for found in scenario.areas:
            if found is not None and areas >> found.index & 1:
                self.obstacles |= found.obstacles
        self.solid = self.obstacles
        for square in barrels:
            self.solid |= 1 << square
        self.outlook: Outlook = field.outlook(shut, self.solid | field.floor & ~self.floor)
        self.known_views: dict[int, list[int]] = {}
        self.known_seen: dict[int, int] = {}
        self.known_swaths: dict[int, int] = {}

    def view(self, square: int) -> list[int]:
        """The revealed squares that can be seen from one if no figure stands in the way; not to be changed."""
        known = self.known_views.get(square)
        if known is None:
            known = [other for other in self.outlook.view(square) if self.floor >> other & 1]
            self.known_views[square] = known
        return known

    def seen(self, square: int) -> int:
        """The same as bits."""
        known = self.known_seen.get(square)
        if known is None:
            known = 0
            for other in self.view(square):
                known |= 1 << other
            self.known_seen[square] = known
        return known

    def swath(self, square: int) -> int:
        """The squares that any line of that view passes through: figures elsewhere are in nobody's way."""
        known = self.known_swaths.get(square)
        if known is None:
            known = 0
            for other in self.view(square):
                known |= self.field.between(square, other)
            self.known_swaths[square] = known
        return known


class Terrains:
    """The terrains of one setting."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.known: dict[tuple[int, int, Barrels], Terrain] = {}

    def find(self, areas: int, shut: int, barrels: Barrels) -> Terrain:
        key = (areas, shut, barrels)
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= MOST_TERRAINS:
                del self.known[next(iter(self.known))]
            found = Terrain(self.scenario, areas, shut, barrels)
            self.known[key] = found
        return found
