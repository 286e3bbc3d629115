"""Modules and HQ bonuses (chapters MOD, HQ, and OUT-06 to 09): what every tile on the board gets from the others."""

from typing import Final

from mypy_extensions import mypyc_attr

from platzdarm.board.hexes import OFF
from platzdarm.games.neuroshima.rules.field import Field
from platzdarm.games.neuroshima.rules.nets import netted_cells
from platzdarm.games.neuroshima.rules.sides import STRIDE, Sides
from platzdarm.games.neuroshima.rules.tiles import MODULE, Piece

NOBODY: Final = -1


@mypyc_attr(acyclic=True, free_list_len=1)
class Control:
    """Who is netted, for whom each module works, and which kinds of helpers there are to look for.

    A pure function of the board, worked out anew when a tile comes or goes.
    """

    def __init__(self, cells: list[Piece | None], field: Field, sides: Sides) -> None:
        self.has_runners = False  # tiles with mobility
        self.has_movers = False  # Transports and Recon Centres
        self.has_medics = False
        self.has_swappers = False  # Quartermasters
        has_nets = has_scopers = False
        for piece in cells:
            if piece is None:
                continue
            tile = piece.tile
            if tile.mobility:
                self.has_runners = True
            if tile.works_on_others:
                if tile.nets:
                    has_nets = True
                if tile.medic:
                    self.has_medics = True
                if tile.moves_others:
                    self.has_movers = True
                if tile.takes_over:
                    has_scopers = True
                if tile.swaps_attack:
                    self.has_swappers = True
        self.netted = netted_cells(cells, field, sides) if has_nets else 0
        self.captors = captured_modules(cells, field, sides, self.netted) if has_scopers else None

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
        self.control = control
        self.initiative = field.zeros
        self.melee = field.zeros
        self.ranged = field.zeros
        self.extra = field.zeros
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
        first = cell * 6
        for way in piece.facing.gift_ways:
            target = field.neighbour[first + way]
            if target == OFF:
                continue
            other = cells[target]
            if other is None:
                continue
            gift = tile.to_friends if sides.friends[master * STRIDE + other.seat] else tile.to_foes
            if gift.empty:
                continue
            if gift.initiative:
                self.initiative = raised(self.initiative, field, target, gift.initiative)
            if gift.melee:
                self.melee = raised(self.melee, field, target, gift.melee)
            if gift.ranged:
                self.ranged = raised(self.ranged, field, target, gift.ranged)
            if gift.extra:
                self.extra = raised(self.extra, field, target, gift.extra)


def raised(bonuses: list[int], field: Field, cell: int, bonus: int) -> list[int]:
    """The bonuses with one more; the first one begins a list of its own."""
    found = bonuses.copy() if bonuses is field.zeros else bonuses
    found[cell] += bonus
    return found


def captured_modules(cells: list[Piece | None], field: Field, sides: Sides, netted: int) -> dict[int, int]:
    """Enemy modules that a free Scoper is linked to, with the seat they work for now (NH-OUT-08, 09).

    Ours where the book is silent: Scopers do not take over Scopers, and a module that Scopers of two sides hold
    works for nobody.
    """
    captors: dict[int, int] = {}
    for cell, piece in enumerate(cells):
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


def linked(cells: list[Piece | None], field: Field, sides: Sides, control: Control, giver: int, target: int) -> bool:
    """Whether the module on `giver` works on the friendly tile on `target`."""
    piece, other = cells[giver], cells[target]
    if piece is None or other is None:
        return False
    master = control.master(giver, piece)
    if master == NOBODY or not sides.friends[master * STRIDE + other.seat]:
        return False
    return any(field.neighbour[giver * 6 + way] == target for way in piece.facing.gift_ways)
