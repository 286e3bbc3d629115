"""What a seat of Neuroshima Hex sees, as numbers: every tile by its printed figures, so that any army can be read."""

from collections.abc import Mapping
from typing import Any, Final

from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.rules.setting import HAND, REINFORCED_HAND, Setting
from platzdarm.games.neuroshima.rules.tiles import SIDES, Army, Piece, Tile
from platzdarm.kernel.observing import Shape, Whole, small, smalls

ANSWERS: Final = 512  # to one question, as a rule: how many make a page for programs

NO_PHASE: Final = 0  # initiative 0 is told as 1
PHASES: Final = 2  # attacks that are printed on a tile, at most
WOUNDS: Final = 12  # on one tile, that are told apart
SPENT: Final = 4  # OWN_MOVE and CARRIED, as bits
STATE: Final = (
    *("points", "alive", "active", "turn", "clock", "played"),
    *("fresh", "stage", "waiting", "tied", "entered"),
)


def sides(ways: list[int]) -> list[int]:
    return [1 if side in ways else 0 for side in range(SIDES)]


def printed(tile: Tile, rotation: int) -> bytes:
    """The figures of a tile, side by side as it lies; what it lowers is told as 128 less."""
    facing = tile.facings[rotation]
    phases = [number + 1 for number in tile.initiative][:PHASES]
    friends, foes = tile.to_friends, tile.to_foes
    gifts = [gift for one in (friends, foes) for gift in (one.initiative, one.melee, one.ranged, one.extra)]
    powers = (tile.mobility, tile.medic, tile.explodes, tile.gauss, tile.takes_over, tile.grants_mobility)
    numbers = [tile.index + 1, tile.kind + 1, tile.instant, tile.hit_points]
    numbers += phases + [NO_PHASE] * (PHASES - len(phases))
    numbers += facing.melee + facing.ranged + facing.armour + sides(facing.net_ways) + sides(facing.gift_ways)
    numbers += [gift & 255 for gift in gifts]
    numbers += [int(power) for power in (*powers, tile.swaps_attack)] + [tile.march]
    return bytes([small(number) for number in numbers])


class Figures:
    """Of every tile of an army in every rotation; worked out once a table."""

    def __init__(self, army: Army) -> None:
        self.rows = [[printed(tile, rotation) for rotation in range(SIDES)] for tile in army.tiles]
        self.width = len(self.rows[0][0])


class Board(Shape):
    """Each cell: whose tile (the viewer's is 1), its wounds, the moves that it has made, and its figures."""

    def __init__(self, setting: Setting, figures: list[Figures]) -> None:
        self.seats = setting.seats
        self.figures = figures
        self.none = bytes(3 + figures[0].width)
        # the three numbers before the figures, by whose, wounds and moves
        self.heads = [
            bytes([whose + 1, wounds, spent])
            for whose in range(setting.seats)
            for wounds in range(WOUNDS)
            for spent in range(SPENT)
        ]

    def tell(self, value: Any, seat: int) -> bytes:
        cells: list[Piece | None] = value
        told: list[bytes] = []
        for piece in cells:
            if piece is None:
                told.append(self.none)
            else:
                whose = (piece.seat - seat) % self.seats
                told.append(self.heads[(whose * WOUNDS + min(piece.wounds, WOUNDS - 1)) * SPENT + piece.spent])
                told.append(self.figures[piece.seat].rows[piece.tile.index][piece.rotation])
        return b"".join(told)


class Hands(Shape):
    """Every seat's hand by figures, the viewer's first: hands lie open (NH-TURN-05)."""

    def __init__(self, setting: Setting, figures: list[Figures]) -> None:
        self.figures = figures
        most = REINFORCED_HAND if setting.reinforcement else HAND
        self.size = most * figures[0].width

    def tell(self, value: Any, seat: int) -> bytes:
        hands: list[tuple[int, ...]] = value
        told: list[bytes] = []
        for place in range(len(hands)):
            other = (seat + place) % len(hands)
            rows = self.figures[other].rows
            told.append(b"".join([rows[tile][0] for tile in hands[other]])[: self.size].ljust(self.size, b"\0"))
        return b"".join(told)


class Counters(Whole):
    """All else of the table, from the viewer on: points, the state of play, and what is left in the piles.

    Of the discards only the number is told: they are the tiles that are nowhere else.
    """

    def __init__(self, setting: Setting) -> None:
        super().__init__("setting", "piles", "discards", *STATE)
        self.tiles = max([len(army.tiles) for army in setting.armies])

    def tell(self, value: Any, seat: int) -> bytes:
        position: Skirmish = value
        order = position.setting.order
        seats = position.setting.seats
        numbers = [
            (order[0] - seat) % seats + 1,
            (position.active - seat) % seats + 1,
            position.turn,
            position.clock,
            position.played,
            1 if position.fresh else 0,
            position.stage,
            position.entered + 1,
        ]
        piles: list[bytes] = []
        for place in range(seats):
            other = (seat + place) % seats
            pile = position.piles[other]
            numbers.append(position.points[other])
            numbers.append(position.alive >> other & 1)
            numbers.append(position.waiting >> other & 1)
            numbers.append(position.tied >> other & 1)
            numbers.append(pile.size)
            numbers.append(len(position.discards[other]))
            counts = pile.bags[0].counts if len(pile.bags) == 1 else pile.counts(self.tiles)
            piles.append(bytes(counts).ljust(self.tiles, b"\0"))
        return smalls(numbers) + b"".join(piles)


def shapes(start: Skirmish) -> Mapping[str, Shape]:
    setting = start.setting
    figures = [Figures(army) for army in setting.armies]
    return {"cells": Board(setting, figures), "hands": Hands(setting, figures), "table": Counters(setting)}
