"""Modules and HQ bonuses (chapters MOD, HQ, and OUT-06 to 09): what every tile on the board gets from the others."""

from typing import Final

from mypy_extensions import mypyc_attr

from platzdarm.board.hexes import OFF
from platzdarm.games.neuroshima.rules.field import Field
from platzdarm.games.neuroshima.rules.nets import netted_cells
from platzdarm.games.neuroshima.rules.sides import STRIDE, Sides
from platzdarm.games.neuroshima.rules.tiles import MODULE, Piece

NOBODY: Final = -1


@mypyc_attr(acyclic=True)
class Control:
    """Who is netted, for whom each module works, and which tiles have a part in moving.

    A pure function of the board, worked out anew when a tile comes or goes.
    """

    def __init__(self, cells: list[Piece | None], field: Field, sides: Sides) -> None:
        self.workers: list[int] = []  # tiles that do something for or to others, besides attacks
        self.has_runners = False  # tiles with mobility
        self.has_movers = False  # Transports and Recon Centres
        self.captors: dict[int, int] | None = None
        has_scopers = False
        netters: list[int] = []
        for cell, piece in enumerate(cells):
            if piece is None:
                continue
            tile = piece.tile
            if tile.mobility:
                self.has_runners = True
            if tile.works_on_others:
                self.workers.append(cell)
                if piece.facing.net_ways:
                    netters.append(cell)
                if tile.takes_over:
                    has_scopers = True
                if tile.moves_others:
                    self.has_movers = True
        self.netted = netted_cells(netters, cells, field, sides) if netters else 0
        if has_scopers:
            self.captors = captured_modules(self.workers, cells, field, sides, self.netted)

    def is_netted(self, cell: int) -> bool:
        return self.netted >> cell & 1 == 1

    def master(self, cell: int, piece: Piece) -> int:
        """The seat for which a module works: its owner, the captor (NH-OUT-08), or nobody while it is netted."""
        if self.netted >> cell & 1:
            return NOBODY
        if self.captors is not None and cell in self.captors:
            return self.captors[cell]
        return piece.seat


@mypyc_attr(acyclic=True)
class Influence:
    """Who fights, and what every tile gets from HQs and modules. Needed in battle only, so worked out for it."""

    def __init__(self, control: Control, cells: list[Piece | None], field: Field, sides: Sides) -> None:
        size = field.size
        self.control = control
        self.initiative = [0] * size
        self.melee = [0] * size
        self.ranged = [0] * size
        self.extra = [0] * size
        self.fighters: list[int] = []  # tiles with initiative
        for cell, piece in enumerate(cells):
            if piece is None:
                continue
            if piece.tile.initiative:
                self.fighters.append(cell)
            if piece.tile.gives:
                self.give(cell, piece, cells, field, sides)

    def give(self, cell: int, piece: Piece, cells: list[Piece | None], field: Field, sides: Sides) -> None:
        """Only direct links count, and several add up (NH-MOD-02, 05, 06)."""
        master = self.control.master(cell, piece)
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
            if gift.empty:
                continue
            if gift.initiative:
                self.initiative[target] += gift.initiative
            if gift.melee:
                self.melee[target] += gift.melee
            if gift.ranged:
                self.ranged[target] += gift.ranged
            if gift.extra:
                self.extra[target] += gift.extra


def captured_modules(
    workers: list[int], cells: list[Piece | None], field: Field, sides: Sides, netted: int
) -> dict[int, int]:
    """Enemy modules that a free Scoper is linked to, with the seat they work for now (NH-OUT-08, 09).

    Ours where the book is silent: Scopers do not take over Scopers, and a module that Scopers of two sides hold
    works for nobody.
    """
    captors: dict[int, int] = {}
    for cell in workers:
        piece = cells[cell]
        assert piece is not None
        if not piece.tile.takes_over or netted >> cell & 1:
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


def linked(cells: list[Piece | None], field: Field, sides: Sides, control: Control, giver: int, target: int) -> bool:
    """Whether the module on `giver` works on the friendly tile on `target`."""
    piece, other = cells[giver], cells[target]
    if piece is None or other is None:
        return False
    master = control.master(giver, piece)
    if master == NOBODY or not sides.friends[master * STRIDE + other.seat]:
        return False
    return any(field.neighbour[giver * 6 + way] == target for way in piece.facing.gift_ways)
