"""A duel in numbers, from one seat's side: what the network sees.

All of it comes from the printed figures of tiles, from the board, and from the forecast of a battle that begins now, so
that an army from somebody's own file is seen as well as those of the box.
"""

from platzdarm.board.hexes import OFF
from platzdarm.games.neuroshima.bots.judge import FULL_POINTS, Board, worth
from platzdarm.games.neuroshima.rules.position import NORMAL, Skirmish
from platzdarm.games.neuroshima.rules.tiles import BATTLE, HQ, INSTANT, MODULE, SIDES, Army, Piece, Tile

SEATS = 2
INSTANTS = 6  # kinds of instants, Battle first

# Where the figures of a side begin, and how many there are.
POINTS = 0  # points, what is lost of the strength of a HQ, points after the battle, whether it falls
HQ_CELLS = 4  # cells around the HQ: free, enemy, own; whether it is netted
TILES = 8  # count, worth, power as they stand, survivors' worth
NETTED = 12
AIM_MELEE = 13  # strength aimed at the enemy HQ, from near and from afar, and the fastest of it
AIM_RANGED = 14
AIM_SPEED = 15
AIM_TILES = 16
MELEE = 17  # strength printed on the tiles that may fight
RANGED = 18
SPEED = 19
MODULES = 20
NETS = 21
RUNNERS = 22
TOUGH = 23
HAND = 24  # tiles in hand, those for the board by worth, then each kind of instant
PILE = HAND + 2 + INSTANTS  # size, worth for the board, Battles, other instants
SIDE = PILE + 4
COMMON = 2 * SIDE  # whose turn is next, how full the board is (and squared), final turns, who still has one
FEATURES = COMMON + 6


def features(position: Skirmish, board: Board, seat: int) -> list[float]:
    found = [0.0] * FEATURES
    foe = 1 - seat
    fill_side(found, 0, position, board, seat)
    fill_side(found, SIDE, position, board, foe)
    fill_board(found, position, seat)
    main = position.setting.field.main_cells
    filled = sum([1 for cell in main if position.cells[cell] is not None]) / len(main)
    found[COMMON] = 1.0 if position.active == seat else -1.0
    found[COMMON + 1] = filled
    found[COMMON + 2] = filled * filled
    found[COMMON + 3] = 0.0 if position.stage == NORMAL else 1.0
    found[COMMON + 4] = float(position.waiting >> seat & 1)
    found[COMMON + 5] = float(position.waiting >> foe & 1)
    return found


def fill_side(found: list[float], base: int, position: Skirmish, board: Board, seat: int) -> None:
    points = position.points[seat] / FULL_POINTS
    after = board.fought.points[seat] / FULL_POINTS
    found[base + POINTS] = points
    found[base + POINTS + 1] = (max(points, 0.0)) ** 0.5
    found[base + POINTS + 2] = after
    found[base + POINTS + 3] = 1.0 if after <= 0 else 0.0
    found[base + TILES + 2] = board.powers[seat] / 8
    found[base + TILES + 3] = board.survivors[seat] / 8
    army = position.setting.armies[seat]
    hand = position.hands[seat]
    for pile in position.piles[seat].bags:
        for number, count in enumerate(pile.counts):
            if count:
                note_to_come(found, base + PILE, army.tiles[number], count)
    if position.active == seat and position.fresh:
        # Who looks ahead to this turn does not know what was drawn for it: it may still be anything in the pile.
        for number in hand:
            note_to_come(found, base + PILE, army.tiles[number], 1)
    else:
        fill_hand(found, base + HAND, hand, army)


def fill_hand(found: list[float], base: int, hand: tuple[int, ...], army: Army) -> None:
    found[base] = len(hand) / 3
    for number in hand:
        tile = army.tiles[number]
        if tile.kind == INSTANT:
            found[base + 1 + tile.instant] += 1.0
        else:
            found[base + 1] += worth(tile) / 2


def note_to_come(found: list[float], base: int, tile: Tile, count: int) -> None:
    found[base] += count / 34
    if tile.kind != INSTANT:
        found[base + 1] += count * worth(tile) / 20
    elif tile.instant == BATTLE:
        found[base + 2] += count / 5
    else:
        found[base + 3] += count / 8


def fill_board(found: list[float], position: Skirmish, seat: int) -> None:
    control = position.control()
    for cell, piece in enumerate(position.cells):
        if piece is None:
            continue
        base = 0 if piece.seat == seat else SIDE
        netted = control.netted >> cell & 1 == 1
        if piece.tile.kind == HQ:
            fill_hq(found, base + HQ_CELLS, position, cell, piece, netted)
            if netted:
                continue
        else:
            found[base + TILES] += 0.1
            found[base + TILES + 1] += worth(piece.tile) / 8
        if netted:
            found[base + NETTED] += worth(piece.tile) / 3
            continue
        fill_tile(found, base, piece)
        fill_aims(found, base, position, cell, piece)


def fill_hq(found: list[float], base: int, position: Skirmish, cell: int, piece: Piece, netted: bool) -> None:
    for near in position.setting.field.around[cell]:
        other = position.cells[near]
        if other is None:
            found[base] += 1 / 6
        elif other.seat == piece.seat:
            found[base + 2] += 1 / 6
        else:
            found[base + 1] += 1 / 6
    if netted:
        found[base + 3] = 1.0


def fill_tile(found: list[float], base: int, piece: Piece) -> None:
    tile = piece.tile
    if tile.kind != HQ:
        found[base + MELEE] += sum(tile.melee) / 12
        found[base + RANGED] += sum(tile.ranged) / 8
    if tile.initiative:
        found[base + SPEED] += max(tile.initiative) / 15
    if tile.kind == MODULE:
        found[base + MODULES] += 0.25
    if tile.nets:
        found[base + NETS] += 0.5
    if tile.mobility:
        found[base + RUNNERS] += 0.25
    found[base + TOUGH] += (tile.hit_points - 1 - piece.wounds) / 6 if tile.kind != HQ else 0.0


def fill_aims(found: list[float], base: int, position: Skirmish, cell: int, piece: Piece) -> None:
    """Strength that is aimed at the enemy's HQ and at his tiles, as the tiles stand (a HQ does not harm a HQ)."""
    field, cells = position.setting.field, position.cells
    facing = piece.facing
    for way in facing.melee_ways:
        target = field.neighbour[cell * SIDES + way]
        if target != OFF:
            note_aim(found, base, AIM_MELEE, piece, cells[target], facing.melee[way])
    for way in facing.ranged_ways:
        for target in field.ray[cell * SIDES + way]:
            other = cells[target]
            if other is not None and other.seat != piece.seat:
                strength = facing.ranged[way] - other.facing.armour[(way + 3) % SIDES]
                note_aim(found, base, AIM_RANGED, piece, other, strength)
                break


def note_aim(found: list[float], base: int, kind: int, piece: Piece, other: Piece | None, strength: int) -> None:
    if other is None or other.seat == piece.seat or strength <= 0:
        return
    if other.tile.kind != HQ:
        found[base + AIM_TILES] += 0.2
    elif piece.tile.kind != HQ:
        found[base + kind] += strength / 5
        if piece.tile.initiative:
            found[base + AIM_SPEED] = max(found[base + AIM_SPEED], max(piece.tile.initiative) / 4)
