"""Modules and HQ bonuses (chapters MOD, HQ, and OUT-06 to 09): what every tile on the board gets from the others."""

from platzdarm.board.hexes import OFF
from platzdarm.games.neuroshima.field import Field
from platzdarm.games.neuroshima.nets import netted_cells
from platzdarm.games.neuroshima.sides import STRIDE, Sides
from platzdarm.games.neuroshima.tiles import MODULE, Piece

NOBODY = -1


class Influence:
    """Nets and bonuses as the board stands: a pure function of it, worked out anew when a tile comes or goes."""

    def __init__(self, cells: list[Piece | None], field: Field, sides: Sides) -> None:
        self.netted = netted_cells(cells, field, sides)
        size = field.size
        self.initiative = [0] * size
        self.melee = [0] * size
        self.ranged = [0] * size
        self.extra = [0] * size
        self.captors = captured_modules(cells, field, sides, self.netted)
        for cell in range(size):
            piece = cells[cell]
            if piece is not None and piece.tile.gives:
                self.give(cell, piece, cells, field, sides)

    def give(self, cell: int, piece: Piece, cells: list[Piece | None], field: Field, sides: Sides) -> None:
        """Only direct links count, and several add up (NH-MOD-02, 05, 06)."""
        master = self.master(cell, piece)
        if master == NOBODY:
            return
        tile = piece.tile
        for way in piece.facing.gift_ways:
            target = field.neighbour[cell * 6 + way]
            if target == OFF:
                continue
            other = cells[target]
            if other is None:
                continue
            gift = tile.to_friends if sides.friends[master * STRIDE + other.seat] else tile.to_foes
            self.initiative[target] += gift.initiative
            self.melee[target] += gift.melee
            self.ranged[target] += gift.ranged
            self.extra[target] += gift.extra

    def is_netted(self, cell: int) -> bool:
        return self.netted >> cell & 1 == 1

    def master(self, cell: int, piece: Piece) -> int:
        """The seat for which a module works: its owner, the captor (NH-OUT-08), or nobody while it is netted."""
        if self.netted >> cell & 1:
            return NOBODY
        if self.captors and cell in self.captors:
            return self.captors[cell]
        return piece.seat


def captured_modules(cells: list[Piece | None], field: Field, sides: Sides, netted: int) -> dict[int, int]:
    """Enemy modules that a free Scoper is linked to, with the seat they work for now (NH-OUT-08, 09).

    Ours where the book is silent: Scopers do not take over Scopers, and a module that Scopers of two sides hold
    works for nobody.
    """
    captors: dict[int, int] = {}
    for cell in range(field.size):
        piece = cells[cell]
        if piece is None or not piece.tile.takes_over or netted >> cell & 1:
            continue
        for way in piece.facing.gift_ways:
            target = field.neighbour[cell * 6 + way]
            if target == OFF:
                continue
            other = cells[target]
            if other is None or other.tile.kind != MODULE or other.tile.takes_over:
                continue
            if sides.friends[piece.seat * STRIDE + other.seat]:
                continue
            held = captors.get(target, piece.seat)
            shared = held != NOBODY and sides.friends[piece.seat * STRIDE + held]
            captors[target] = held if shared else NOBODY
    return captors


def linked(
    cells: list[Piece | None], field: Field, sides: Sides, influence: Influence, giver: int, target: int
) -> bool:
    """Whether the module on `giver` works on the friendly tile on `target`."""
    piece, other = cells[giver], cells[target]
    if piece is None or other is None:
        return False
    master = influence.master(giver, piece)
    if master == NOBODY or not sides.friends[master * STRIDE + other.seat]:
        return False
    return any(field.neighbour[giver * 6 + way] == target for way in piece.facing.gift_ways)
