"""The map of a mission (chapters MAP, TERR, ADJ, DOOR): its ground, and where figures may stand and go.

What depends on which doors are shut is worked out once for each set of shut doors and kept (`Passages`). Sight and
adjacency are the business of `sight`.
"""

from typing import Final

from platzdarm.board.ground import DIRECTIONS, STEPS, Ground, Square, Ways
from platzdarm.board.paths import OFF
from platzdarm.games.doom2016.rules.sight import ALOFT, MOST_OUTLOOKS, WALKING, Outlook, SightMap

__all__ = ["DIRECTIONS", "OFF", "STEPS", "Field"]

PLAIN: Final = 0
DIFFICULT: Final = 1
IMPASSABLE: Final = 2
BLOCKING: Final = 3
TERRAIN: Final = ".dib"


class Passages:
    """The ways with one set of doors shut, and the ground as small walkers see it then.

    `walk` for small walkers (walls, shut doors, impassable and blocking borders stop them), `fly` for those whom
    terrain does not stop (walls and shut doors do): flyers, and large figures.
    """

    def __init__(self, shut: int, outlook: Outlook, walk: Ways, fly: Ways) -> None:
        self.shut = shut
        self.outlook = outlook
        self.walk = walk
        self.fly = fly


class Field(Ground):
    def __init__(
        self,
        terrain: dict[Square, int],
        walls: set[tuple[Square, Square]],
        doors: list[list[tuple[Square, Square]]],
    ) -> None:
        super().__init__(terrain, walls, doors)
        blocking, impassable, difficult = (self.squares_of(kind) for kind in (BLOCKING, IMPASSABLE, DIFFICULT))
        borders = [border for door in self.door_borders for border in door]
        self.ground = SightMap(self.map, blocking, impassable, difficult, borders)
        self.known: dict[int, Passages] = {}
        self.last: Passages | None = None  # that was asked for: mostly the same one is asked for again

    def closed(self, shut: int) -> int:
        """Shut doors as `SightMap` counts them: border by border."""
        found = 0
        at = 0
        for number, borders in enumerate(self.doors):
            if shut >> number & 1:
                found |= (1 << len(borders)) - 1 << at
            at += len(borders)
        return found

    def outlook(self, shut: int) -> Outlook:
        """The ground as small walkers see it, with these doors shut."""
        return self.ways(shut).outlook

    def ways(self, shut: int) -> Passages:
        """The ways while the doors of `shut` (bits) are closed."""
        last = self.last
        if last is not None and last.shut == shut:
            return last
        found = self.known.get(shut)
        if found is None:
            if len(self.known) >= MOST_OUTLOOKS:
                del self.known[next(iter(self.known))]
            outlook = self.ground.outlook(self.closed(shut))
            walk, fly = Ways(self, outlook.neighbours(WALKING)), Ways(self, outlook.neighbours(ALOFT))
            found = Passages(shut, outlook, walk, fly)
            self.known[shut] = found
        self.last = found
        return found

    def base(self, anchor: int, width: int, height: int, shut: int) -> list[int]:
        """The squares of a base whose lower left one is `anchor`; empty where it would stand off the map or
        astride a wall or a shut door (ruling in D16-LARGE-02)."""
        return self.ways(shut).fly.base(anchor, width, height)

    def spread(self, start: int, flying: bool, shut: int) -> list[int]:
        """The number of squares from `start` to each square over normal movement; OFF where none leads there."""
        ways = self.ways(shut)
        return (ways.fly if flying else ways.walk).spread(start)
