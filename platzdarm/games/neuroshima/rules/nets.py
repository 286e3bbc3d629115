"""Nets (chapter NET): which tiles are caught, as a set of cells in the bits of an integer."""

from platzdarm.board.hexes import OFF
from platzdarm.games.neuroshima.rules.field import Field
from platzdarm.games.neuroshima.rules.sides import STRIDE, Sides
from platzdarm.games.neuroshima.rules.tiles import Piece


def netted_cells(cells: list[Piece | None], field: Field, sides: Sides) -> int:
    """The cells whose tiles are held by nets now, in battle and out of it (NH-NET-05)."""
    netters = 0
    aimed = 0
    for cell, piece in enumerate(cells):
        if piece is not None and piece.tile.nets:
            netters |= 1 << cell
            aimed |= aims_of(cell, piece, cells, field, sides)
    if not aimed & netters:
        return aimed  # no netter is aimed at: every net holds
    return untangle(*netters_and_aims(cells, field, sides))


def netters_and_aims(cells: list[Piece | None], field: Field, sides: Sides) -> tuple[list[int], list[int]]:
    """The cells of all netters, and for each the cells that it aims at."""
    netters: list[int] = []
    caught: list[int] = []
    for cell, piece in enumerate(cells):
        if piece is not None and piece.tile.nets:
            netters.append(cell)
            caught.append(aims_of(cell, piece, cells, field, sides))
    return netters, caught


def aims_of(cell: int, piece: Piece, cells: list[Piece | None], field: Field, sides: Sides) -> int:
    """The adjacent tiles that the net sides point to and may catch (NH-NET-01, 02; in teams NH-TEAM-06, MOLT)."""
    aims = 0
    for way in piece.facing.net_ways:
        target = field.neighbour[cell * 6 + way]
        if target == OFF:
            continue
        other = cells[target]
        if other is not None and sides.catches[piece.seat * STRIDE + other.seat]:
            aims |= 1 << target
    return aims


def untangle(netters: list[int], caught: list[int]) -> int:
    """Netters that aim at netters (NH-NET-11 to 14; the order of work is our ruling under NH-NET-14).

    A netter that nobody undecided aims at is free, and all it aims at is netted. Where none is left of that kind,
    a ring that nobody outside aims at is free as a whole, the nets inside it are void, the others hold.
    """
    undecided = list(range(len(netters)))
    netted = 0
    while undecided:
        free = [i for i in undecided if not any(caught[j] >> netters[i] & 1 for j in undecided)]
        ring = 0
        if not free:
            free = unaimed_ring(undecided, netters, caught)
            for i in free:
                ring |= 1 << netters[i]
        for i in free:
            netted |= caught[i] & ~ring
        undecided = [i for i in undecided if i not in free and not netted >> netters[i] & 1]
    return netted


def unaimed_ring(undecided: list[int], netters: list[int], caught: list[int]) -> list[int]:
    """A strongly connected group of undecided netters at which no undecided netter outside the group aims."""
    reach = {i: reachable(i, undecided, netters, caught) for i in undecided}
    for i in undecided:
        ring = [j for j in undecided if j in reach[i] and i in reach[j]]
        if ring and all(j in ring for j in undecided if i in reach[j]):
            return ring
    raise AssertionError("in a finite graph where everybody is aimed at, some ring is aimed at by nobody outside")


def reachable(start: int, undecided: list[int], netters: list[int], caught: list[int]) -> set[int]:
    seen: set[int] = set()
    front = [start]
    while front:
        i = front.pop()
        for j in undecided:
            if j not in seen and caught[i] >> netters[j] & 1:
                seen.add(j)
                front.append(j)
    return seen
