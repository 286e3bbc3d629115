"""From laid tiles to a map: footprints, turned tiles, seams, doors. Mistakes are named with the tile."""

from collections.abc import Iterator

from platzdarm.board.ground import Square
from platzdarm.content.faults import Faults
from platzdarm.games.doom2016.content.schema import LaidTile, MissionEntry, TileEntry
from platzdarm.games.doom2016.rules.field import STEPS, TERRAIN, Field
from platzdarm.kernel.errors import ContentError, Place

SIDES = "NESW"
OUTWARD = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}


class Laid:
    """A tile on the map: terrain by square, and the squares and sides of its openings."""

    def __init__(self, tile: TileEntry, laid: LaidTile) -> None:
        rows = tile.a if laid.side == "A" else tile.b
        width, height = len(rows[0]), len(rows)
        local = {(x, height - 1 - y): rows[y][x] for y in range(height) for x in range(width)}
        openings = [place for opening in tile.openings for place in opening_squares(opening, width, height)]
        self.terrain: dict[Square, int] = {}
        self.openings: set[tuple[Square, str]] = set()
        for square, letter in local.items():
            self.terrain[moved(turned(square, width, height, laid.turn), laid.at)] = TERRAIN.index(letter)
        for square, side in openings:
            new_side = SIDES[(SIDES.index(side) - laid.turn // 90) % 4]
            self.openings.add((moved(turned(square, width, height, laid.turn), laid.at), new_side))


def opening_squares(opening: tuple[str, int, int], width: int, height: int) -> list[tuple[Square, str]]:
    side, first, length = opening
    if side in "NS":
        return [((first + i, height - 1 if side == "N" else 0), side) for i in range(length)]
    return [((width - 1 if side == "E" else 0, height - 1 - first - i), side) for i in range(length)]


def turned(square: Square, width: int, height: int, turn: int) -> Square:
    """Counter-clockwise by `turn` degrees, with the lower left corner back at (0, 0)."""
    x, y = square
    if turn == 90:
        return height - 1 - y, x
    if turn == 180:
        return width - 1 - x, height - 1 - y
    if turn == 270:
        return y, width - 1 - x
    return square


def moved(square: Square, at: Square) -> Square:
    return square[0] + at[0], square[1] + at[1]


def lay_out(mission: MissionEntry, tiles: dict[str, TileEntry], place: object) -> Field:
    """The map of a mission. Seams are open where both tiles have an opening; all other edges are wall (D16-MAP-03).

    What is wrong with tiles and doors is told all at once.
    """
    faults = Faults()
    terrain: dict[Square, int] = {}
    owner: dict[Square, int] = {}
    openings: set[tuple[Square, str]] = set()
    used: dict[str, int] = {}
    for number, laid in enumerate(mission.tiles):
        where = Place("field", place=place, field=f"tiles[{number}]")
        if laid.id not in tiles:
            faults.found.append(ContentError("d16-no-tile", place=where, tile=laid.id, known=", ".join(tiles)))
            continue
        used[laid.id] = used.get(laid.id, 0) + 1
        if used[laid.id] > tiles[laid.id].copies:
            copies = tiles[laid.id].copies
            faults.found.append(
                ContentError("d16-tile-copies", place=where, rule="D16-COMP-02", copies=copies, tile=laid.id)
            )
        piece = Laid(tiles[laid.id], laid)
        shared = next((square for square in piece.terrain if square in owner), None)
        if shared is not None:
            faults.found.append(ContentError("d16-tile-overlap", place=where, tile=laid.id, square=list(shared)))
        owner |= dict.fromkeys(piece.terrain, number)
        terrain.update(piece.terrain)
        openings.update(piece.openings)
    walls = {
        (square, other)
        for square in owner
        for side, (dx, dy) in OUTWARD.items()
        if (other := (square[0] + dx, square[1] + dy)) in owner
        and owner[other] != owner[square]
        and not ((square, side) in openings and (other, SIDES[(SIDES.index(side) + 2) % 4]) in openings)
    }
    if not faults.found:  # else a door may stand on a tile that is not there
        faults.found += check_doors(mission, owner, walls, place)
    if len(terrain) > 255:
        faults.found.append(ContentError("d16-map-size", place=place, squares=len(terrain)))
    faults.tell()
    return Field(terrain, walls, [list(door) for door in mission.doors])


def check_doors(
    mission: MissionEntry, owner: dict[Square, int], walls: set[tuple[Square, Square]], place: object
) -> Iterator[ContentError]:
    if len(mission.doors) > 8:
        yield ContentError("d16-doors", place=Place("field", place=place, field="doors"), rule="D16-COMP-02")
    taken: set[frozenset[Square]] = set()
    for number, door in enumerate(mission.doors):
        where = Place("field", place=place, field=f"doors[{number}]")
        if not door:
            yield ContentError("d16-own-door-empty", place=where)
        for one, other in door:
            step = (other[0] - one[0], other[1] - one[1])
            if one not in owner or other not in owner or step not in STEPS[::2]:
                yield ContentError("d16-own-door-border", place=where)
            elif (one, other) in walls or (other, one) in walls:
                yield ContentError(
                    "d16-own-door-wall", place=where, rule="D16-MAP-02", one=list(one), other=list(other)
                )
            elif frozenset((one, other)) in taken:
                yield ContentError("d16-own-door-twice", place=where, one=list(one), other=list(other))
            taken.add(frozenset((one, other)))
