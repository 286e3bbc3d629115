"""Moving tiles in one's turn (chapters MOB, MOV, and OUT-07, HEG-09, 10): where a tile may go, and the move itself."""

from typing import Final

from platzdarm.games.neuroshima.rules.modules import NOBODY, Control, linked
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.rules.sides import STRIDE
from platzdarm.games.neuroshima.rules.tiles import CARRIED, OWN_MOVE, SIDES, Piece
from platzdarm.games.neuroshima.rules.verbs import MOVE, RIDE, RUN
from platzdarm.kernel.action import pack
from platzdarm.kernel.answers import Span, each

ROTATIONS: Final = list(range(SIDES))
NO_CARRIERS: Final[list[int]] = []
OTHER_ROTATIONS: Final = [[r for r in range(SIDES) if r != rotation] for rotation in range(SIDES)]


def add_moves(position: Skirmish, control: Control, has_move_tile: bool, spans: list[Span]) -> None:
    """Every way in which the active seat may move or turn its tiles: Move tile, mobility, Transport."""
    if not has_move_tile and not control.has_runners and not control.has_movers:
        return
    seat = position.active
    march = march_distance(position, control, seat)
    carriers = transports(position, control) if control.has_movers else NO_CARRIERS
    for cell, piece in enumerate(position.cells):
        if piece is None or piece.seat != seat or control.netted >> cell & 1:
            continue
        runs = piece.tile.mobility and not piece.spent & OWN_MOVE
        rides = bool(carriers) and not piece.spent & CARRIED and is_carried(position, control, carriers, cell)
        if has_move_tile or runs or rides:
            targets = destinations(position, cell, march)
            if has_move_tile:
                add_spans(MOVE, cell, piece, targets, spans)
            if runs:
                add_spans(RUN, cell, piece, targets, spans)
            if rides:
                add_spans(RIDE, cell, piece, targets, spans)


def add_spans(verb: int, cell: int, piece: Piece, targets: list[int], spans: list[Span]) -> None:
    """To a free cell in any rotation, or to another rotation on the spot (NH-MOB-01, NH-MOV-01)."""
    if targets:
        spans.append(Span(pack(verb, cell), targets, 16, ROTATIONS, 24))
    spans.append(each(pack(verb, cell, cell), OTHER_ROTATIONS[piece.rotation], 24))


def march_distance(position: Skirmish, control: Control, seat: int) -> int:
    """One cell, or two while a friendly Recon Centre works (NH-OUT-07)."""
    best = 1
    if not control.has_movers:
        return best
    for cell, piece in enumerate(position.cells):
        if piece is not None and piece.tile.march > best:
            master = control.master(cell, piece)
            if master != NOBODY and position.setting.sides.friends[master * STRIDE + seat]:
                best = piece.tile.march
    return best


def destinations(position: Skirmish, start: int, march: int) -> list[int]:
    """Free cells within `march` steps, every step on a free cell (NH-OUT-07)."""
    cells, around = position.cells, position.setting.field.around
    near = [cell for cell in around[start] if cells[cell] is None]
    if march == 1:
        return near
    found = near.copy()
    front = near
    for _ in range(march - 1):
        reached: list[int] = []
        for middle in front:
            for cell in around[middle]:
                if cells[cell] is None and cell not in found:
                    found.append(cell)
                    reached.append(cell)
        front = reached
    return found


def transports(position: Skirmish, control: Control) -> list[int]:
    """The Transports on the board that are not netted."""
    found: list[int] = []
    for cell, piece in enumerate(position.cells):
        if piece is not None and piece.tile.grants_mobility and not control.netted >> cell & 1:
            found.append(cell)
    return found


def is_carried(position: Skirmish, control: Control, carriers: list[int], cell: int) -> bool:
    """Whether a Transport is linked to the tile now; allied ones count, in the tile's owner's turn (NH-TEAM-03)."""
    setting = position.setting
    return any(linked(position.cells, setting.field, setting.sides, control, carrier, cell) for carrier in carriers)


def move(position: Skirmish, verb: int, start: int, target: int, rotation: int) -> None:
    """Move and turn; a tile's own mobility and a Transport count once a turn each (NH-MOB-03, NH-HEG-10)."""
    piece = position.cells[start]
    assert piece is not None
    spent = piece.spent
    if verb == RUN:
        spent |= OWN_MOVE
    elif verb == RIDE:
        spent |= CARRIED
    position.put(start, None)
    position.put(target, piece.turned(rotation, spent))
    if target != start:
        position.entered = target  # turning on the spot fills no cell (NH-FULL-03)
    position.tell("moved", [start, target, rotation])


def rest(position: Skirmish, seat: int) -> None:
    """The turn is over: every tile of the seat may move again in the next one."""
    for cell, piece in enumerate(position.cells):
        if piece is not None and piece.spent and piece.seat == seat:
            position.cells[cell] = piece.turned(piece.rotation, 0)
