"""From laid tiles to a map: footprints, turned tiles, seams, doors. Mistakes are named with the tile."""

from platzdarm.board.ground import Square
from platzdarm.games.doom2016.content.schema import LaidTile, MissionEntry, TileEntry
from platzdarm.games.doom2016.rules.field import STEPS, TERRAIN, Field
from platzdarm.kernel.errors import ContentError

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


def lay_out(mission: MissionEntry, tiles: dict[str, TileEntry], place: str) -> Field:
    """The map of a mission. Seams are open where both tiles have an opening; all other edges are wall (D16-MAP-03)."""
    terrain: dict[Square, int] = {}
    owner: dict[Square, int] = {}
    openings: set[tuple[Square, str]] = set()
    used: dict[str, int] = {}
    for number, laid in enumerate(mission.tiles):
        where = f"{place}, field tiles[{number}]"
        if laid.id not in tiles:
            raise ContentError(f"{where}: there is no tile '{laid.id}'")
        used[laid.id] = used.get(laid.id, 0) + 1
        if used[laid.id] > tiles[laid.id].copies:
            raise ContentError(f"{where}: the box holds {tiles[laid.id].copies} of tile '{laid.id}' [D16-COMP-02]")
        piece = Laid(tiles[laid.id], laid)
        for square in piece.terrain:
            if square in owner:
                raise ContentError(f"{where}: tile '{laid.id}' overlaps another at {list(square)}")
            owner[square] = number
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
    check_doors(mission, owner, walls, place)
    if len(terrain) > 255:
        raise ContentError(f"{place}: {len(terrain)} squares; a map has at most 255")
    return Field(terrain, walls, [list(door) for door in mission.doors])


def check_doors(mission: MissionEntry, owner: dict[Square, int], walls: set[tuple[Square, Square]], place: str) -> None:
    if len(mission.doors) > 8:
        raise ContentError(f"{place}, field doors: the box holds 8 doors [D16-COMP-02]")
    taken: set[frozenset[Square]] = set()
    for number, door in enumerate(mission.doors):
        where = f"{place}, field doors[{number}]"
        if not door:
            raise ContentError(f"{where}: a door has at least one border")
        for one, other in door:
            step = (other[0] - one[0], other[1] - one[1])
            if one not in owner or other not in owner or step not in STEPS[::2]:
                raise ContentError(f"{where}: a door stands on a border between two squares")
            if (one, other) in walls or (other, one) in walls:
                raise ContentError(f"{where}: there is a wall between {list(one)} and {list(other)} [D16-MAP-02]")
            if frozenset((one, other)) in taken:
                raise ContentError(f"{where}: there is a door between {list(one)} and {list(other)} already")
            taken.add(frozenset((one, other)))
