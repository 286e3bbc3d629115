"""Small helpers for the tests of battles: directions on the board, and tiles all round a cell."""

from platzdarm.games.neuroshima.rules.position import Skirmish
from tests.neuroshima.tabletop import Cell, Fought, cell, legal

# NH-CONV-01, written out here a second time so that the tests do not lean on the engine's own table
WAYS: tuple[Cell, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def ahead(place: Cell, way: int, steps: int = 1) -> Cell:
    """The cell `steps` further in direction `way`."""
    return (place[0] + steps * WAYS[way][0], place[1] + steps * WAYS[way][1])


def all_round(tile: str, centre: Cell, *, rotation: int = 0, steps: int = 1) -> str:
    """The same tile in all six directions from a cell, as text for `layout`."""
    places = [ahead(centre, way, steps) for way in range(6)]
    return ", ".join(f"{tile} ({q},{r}) rot {rotation}" for q, r in places)


def phases_of(fought: Fought, place: Cell) -> list[int]:
    """The phases in which the tile on `place` acted, each as often as it acted in it."""
    return [phase["initiative"] for phase in fought.phases() for acted in phase["acted"] if tuple(acted) == place]


def offers(position: Skirmish, verb: str) -> set[str]:
    """The legal answers that begin with a verb."""
    return {text for text in legal(position) if text.split()[0] == verb}


def move_text(position: Skirmish, verb: str, start: Cell, target: Cell, rotation: int) -> str:
    """`run b3 c3 r2` from ledger coordinates."""
    return f"{verb} {cell(position, start)} {cell(position, target)} r{rotation}"


def push_text(position: Skirmish, pusher: Cell, pushed: Cell) -> str:
    return f"push {cell(position, pusher)} {cell(position, pushed)}"


def heal_text(position: Skirmish, patient: Cell, source: Cell, medic: Cell) -> str:
    """`heal c3 from c1 with c4`: the damage that `source` does to `patient` is taken by `medic`."""
    return f"heal {cell(position, patient)} from {cell(position, source)} with {cell(position, medic)}"
