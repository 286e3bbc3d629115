"""Fields made by hand, for tools: cells, terrain and champions as JSON, checked with the place of each mistake."""

from typing import Any, TypeVar

import msgspec

from platzdarm.games.inferno.rules.field import FOREST, FOREST_COST, ORDINARY, STEP_COST, TERRAIN, Field
from platzdarm.kernel.errors import ContentError, Place

T = TypeVar("T")
Cell = tuple[int, int]
VILLAINS = 4  # the seat of the villains
SEATS = tuple(str(seat) for seat in range(VILLAINS + 1))
MOST_CELLS = 1000


class TerrainGiven(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Cells by the names of the ledger; portals by the seat that they belong to."""

    ordinary: tuple[Cell, ...] = ()
    forest: tuple[Cell, ...] = ()
    shrine: tuple[Cell, ...] = ()
    blighted: tuple[Cell, ...] = ()
    enchanted: tuple[Cell, ...] = ()
    beacon: tuple[Cell, ...] = ()
    portal: dict[str, tuple[Cell, ...]] = {}


class ChampionGiven(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    seat: int
    cell: Cell
    speed: int = 3
    ranged: bool = False
    reach: bool = False
    strength: int = 0
    defence: int = 1
    damage: int = 0


class FieldGiven(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    cells: tuple[Cell, ...]
    champions: tuple[ChampionGiven, ...] = ()
    terrain: TerrainGiven = TerrainGiven()


class HandMade:
    """The field with what grows on it. `portal_of` is the seat that a portal in a cell belongs to."""

    def __init__(self, given: FieldGiven) -> None:
        if not given.cells or len(given.cells) > MOST_CELLS:
            raise wrong("cells", "size", found=len(given.cells), most=MOST_CELLS)
        if len(set(given.cells)) < len(given.cells):
            raise wrong("cells", "twice", what=written(repeated(given.cells)))
        self.field = Field(list(given.cells))
        self.terrain = [ORDINARY] * self.field.size
        self.portal_of: dict[int, int] = {}
        self.champions = given.champions
        self.lay(given.terrain)
        self.check_champions()

    def lay(self, given: TerrainGiven) -> None:
        """One terrain a cell (INF-TERR-01)."""
        seen: set[int] = set()
        for number, name in enumerate(TERRAIN):
            is_portal = name == "portal"
            found: dict[str, tuple[Cell, ...]] = given.portal if is_portal else {"": getattr(given, name)}
            for seat, listed in found.items():
                place = f"terrain.{name}.{seat}" if seat else f"terrain.{name}"
                if is_portal and seat not in SEATS:
                    raise wrong(place, "seat", found=seat, most=VILLAINS)
                for given_cell in listed:
                    cell = self.cell(given_cell, place)
                    if cell in seen:
                        raise wrong(place, "terrain-twice", what=written(given_cell))
                    seen.add(cell)
                    self.terrain[cell] = number
                    if seat:
                        self.portal_of[cell] = int(seat)

    def check_champions(self) -> None:
        """At most one rests in a cell (INF-TERM-04), and each has a name of its own."""
        ids = [champion.id for champion in self.champions]
        cells = [self.cell(champion.cell, f"champions.{champion.id}.cell") for champion in self.champions]
        if len(set(ids)) < len(ids):
            raise wrong("champions", "twice", what=repeated(tuple(ids)))
        if len(set(cells)) < len(cells):
            raise wrong("champions", "shared", what=written(self.field.cells[repeated(tuple(cells))]))
        for champion in self.champions:
            if str(champion.seat) not in SEATS:
                raise wrong(f"champions.{champion.id}.seat", "seat", found=champion.seat, most=VILLAINS)
            for name in ("speed", "strength", "defence", "damage"):
                if not 0 <= getattr(champion, name) <= MOST_CELLS:
                    raise wrong(
                        f"champions.{champion.id}.{name}", "number", found=getattr(champion, name), most=MOST_CELLS
                    )

    def cell(self, given: Cell, place: str) -> int:
        if given not in self.field.index:
            raise wrong(place, "no-cell", what=written(given))
        return self.field.index[given]

    def prices(self) -> list[int]:
        return [STEP_COST + (FOREST_COST if found == FOREST else 0) for found in self.terrain]

    def forests(self) -> int:
        return sum([1 << cell for cell, found in enumerate(self.terrain) if found == FOREST])

    def shut_to(self, seat: int) -> int:
        """Cells in which a champion of a seat may not stop: portals of others (INF-TERR-04)."""
        return sum([1 << cell for cell, owner in self.portal_of.items() if owner != seat])

    def where(self, champion: ChampionGiven) -> int:
        return self.field.index[champion.cell]

    def written(self, cell: int) -> list[int]:
        return list(self.field.cells[cell])


def wrong(place: str, slug: str, **arguments: Any) -> ContentError:
    return ContentError(f"inf-board-{slug}", place=Place("file-field", place="board", field=place), **arguments)


def repeated(things: tuple[T, ...]) -> T:
    return next(thing for thing in things if things.count(thing) > 1)


def written(cell: Cell) -> str:
    return f"[{cell[0]}, {cell[1]}]"
