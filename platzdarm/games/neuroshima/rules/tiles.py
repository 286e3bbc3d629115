"""Tiles and armies (chapters COMP, SYM and the army lists): what is printed, worked out for each rotation.

These objects never change; every copy of a position shares them. They are made from the files under `content/`.
"""

from typing import Final

from mypy_extensions import mypyc_attr

SIDES: Final = 6

HQ: Final = 0
UNIT: Final = 1
MODULE: Final = 2
INSTANT: Final = 3
KINDS = ("hq", "unit", "module", "instant")

NOTHING: Final = 0
BATTLE: Final = 1
MOVE: Final = 2
PUSH: Final = 3
SNIPER: Final = 4
GRENADE: Final = 5
AIR_STRIKE: Final = 6
INSTANTS = ("nothing", "battle", "move", "push", "sniper", "grenade", "air_strike")


class Facing:
    """One tile in one rotation: its symbols by direction on the board (NH-CONV-02)."""

    def __init__(self, rotation: int, tile: "Tile") -> None:
        turned = [(d - rotation) % SIDES for d in range(SIDES)]  # the printed side that faces direction d
        self.melee = [tile.melee[side] for side in turned]
        self.ranged = [tile.ranged[side] for side in turned]
        self.armour = [tile.armour[side] for side in turned]
        self.melee_ways = [d for d in range(SIDES) if self.melee[d]]
        self.ranged_ways = [d for d in range(SIDES) if self.ranged[d]]
        self.net_ways = [d for d in range(SIDES) if tile.net[turned[d]]]
        # where the tile's gifts go: all round (a HQ), or where a link is printed
        self.gift_ways = [d for d in range(SIDES) if tile.all_round or tile.link[turned[d]]]

    def look(self) -> list[list[int]]:
        return [self.melee, self.ranged, self.armour, self.net_ways, self.gift_ways]


class Gift:
    """What a tile gives to each tile that it is linked to, or that stands next to it."""

    def __init__(self) -> None:
        self.empty = True
        self.initiative = 0
        self.melee = 0
        self.ranged = 0
        self.extra = 0  # extra attacks (chapter XA)

    def seal(self) -> None:
        self.empty = not (self.initiative or self.melee or self.ranged or self.extra)


class Tile:
    """One kind of tile of an army. `index` is its number in the army and in every pile of it."""

    def __init__(
        self,
        army: str,
        key: str,
        index: int,
        kind: int,
        count: int,
        initiative: list[int],
        toughness: int,
        mobility: bool,
        melee: list[int],
        ranged: list[int],
        armour: list[int],
        net: list[int],
        link: list[int],
    ) -> None:
        self.army = army
        self.key = key
        self.id = f"{army}_{key}"
        self.index = index
        self.kind = kind
        self.count = count
        self.initiative = initiative
        self.hit_points = 1 + toughness  # NH-TGH-01
        self.mobility = mobility
        self.melee = melee
        self.ranged = ranged
        self.armour = armour
        self.net = net
        self.link = link
        self.instant = NOTHING
        self.all_round = False
        self.to_friends = Gift()
        self.to_foes = Gift()
        self.march = 1  # how far friendly tiles move while this one works (Recon Centre: 2)
        self.medic = False
        self.explodes = False
        self.gauss = False
        self.takes_over = False
        self.grants_mobility = False
        self.swaps_attack = False
        self.facings: list[Facing] = []
        self.alike: list[int] = []  # for each rotation the first that looks the same: all six of a HQ do
        self.distinct: list[int] = []  # one rotation of each look
        self.gives = False
        self.nets = False
        self.moves_others = False
        self.works_on_others = False

    def seal(self) -> None:
        """Work out what follows from the printed figures; called once, when all effects are set."""
        self.facings = [Facing(rotation, self) for rotation in range(SIDES)]
        looks = [facing.look() for facing in self.facings]
        self.alike = [looks.index(look) for look in looks]
        self.distinct = [rotation for rotation in range(SIDES) if self.alike[rotation] == rotation]
        self.to_friends.seal()
        self.to_foes.seal()
        self.gives = not (self.to_friends.empty and self.to_foes.empty)
        self.moves_others = self.grants_mobility or self.march > 1
        self.nets = any(self.net)
        changes_fights = self.nets or self.gives or self.swaps_attack or self.medic
        self.works_on_others = changes_fights or self.takes_over or self.moves_others


class Army:
    """A whole army: its tiles by number, and how it behaves in a team."""

    def __init__(self, name: str, tiles: list[Tile], harms_allies: bool, unlucky_draw: bool, difficulty: int) -> None:
        self.name = name
        self.tiles = tiles
        self.harms_allies = harms_allies  # Moloch in a team (chapter MOLT)
        self.unlucky_draw = unlucky_draw  # NH-UNL-05
        self.difficulty = difficulty
        self.by_key = {tile.key: tile for tile in tiles}
        self.hq = next(tile for tile in tiles if tile.kind == HQ)

    def pile_counts(self) -> list[int]:
        """The draw pile at the start: all tiles but the HQ (NH-SET-02)."""
        return [0 if tile.kind == HQ else tile.count for tile in self.tiles]


@mypyc_attr(acyclic=True)
class Piece:
    """A tile on the board. Pieces never change: who moves, turns or wounds one puts a new piece in its place."""

    def __init__(self, tile: Tile, seat: int, rotation: int, wounds: int = 0, spent: int = 0) -> None:
        self.tile = tile
        self.facing = tile.facings[rotation]
        self.seat = seat
        self.rotation = rotation
        self.wounds = wounds
        self.spent = spent  # moves used this turn: OWN_MOVE and CARRIED, as bits

    def turned(self, rotation: int, spent: int) -> "Piece":
        return Piece(self.tile, self.seat, rotation, self.wounds, spent)

    def hurt(self, damage: int) -> "Piece":
        return Piece(self.tile, self.seat, self.rotation, self.wounds + damage, self.spent)


OWN_MOVE: Final = 1
CARRIED: Final = 2
