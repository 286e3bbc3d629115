"""A duel in numbers, from one seat's side: what the network sees.

All of it comes from the printed figures of tiles, from the board, and from the forecast of a battle that begins now, so
that an army from somebody's own file is seen as well as those of the box. The board's part depends on nothing else
than what tells boards apart in a search (`judge.board_key`); hands and piles are the other part.
"""

from typing import Final

from platzdarm.board.hexes import OFF, distance
from platzdarm.games.neuroshima.bots.judge import FULL_POINTS, Board, board_value, outlook, standing, worth
from platzdarm.games.neuroshima.rules.position import NORMAL, Skirmish
from platzdarm.games.neuroshima.rules.tiles import BATTLE, HQ, INSTANT, MODULE, SIDES, Army, Piece, Tile

SEATS: Final = 2
INSTANTS: Final = 6  # kinds of instants, Battle first
RANGES: Final = 3  # how far a tile is from a HQ: beside it, one cell between, farther
PHASES: Final = 4  # initiative 0 to 3; what is faster counts as 3

# The board. Where the figures of a side begin, and how many there are.
POINTS: Final = 0  # points, their root, points after the battle, whether the HQ falls
HQ_CELLS: Final = 4  # cells around the HQ: free, enemy, own; whether it is netted
TILES: Final = 8  # count, worth, power as they stand, survivors' worth
NETTED: Final = 12
AIM_MELEE: Final = 13  # strength aimed at the enemy HQ, from near and from afar
AIM_RANGED: Final = 14
AIM_TILES: Final = 15
MODULES: Final = 16
RUNNERS: Final = 17
TOUGH: Final = 18
AIM_PHASES: Final = 19  # strength aimed at the enemy HQ, by initiative
NEAR_FOE: Final = AIM_PHASES + PHASES  # by distance from the enemy HQ: what stands there
FIGURES: Final = 5  # tiles, melee, ranged, speed, nets
NEAR_OWN: Final = NEAR_FOE + RANGES * FIGURES
SIDE: Final = NEAR_OWN + RANGES * FIGURES
COMMON: Final = 2 * SIDE  # how full the board is (and squared), whether the last turns have come
JUDGED: Final = COMMON + 3  # points now and after the battle; what those think who have learnt nothing
BOARD: Final = JUDGED + 3

# Hands and piles. Where the figures of a side begin.
HAND: Final = 0  # tiles in hand, those for the board by worth, then each kind of instant
PILE: Final = HAND + 2 + INSTANTS  # size, worth for the board, Battles, other instants
HELD: Final = PILE + 4
TURN: Final = 2 * HELD  # whose turn is next, who still has a last turn
HANDS: Final = TURN + 3

FEATURES: Final = BOARD + HANDS


# -- the board -----------------------------------------------------------------------------------------------------


def board_features(position: Skirmish, board: Board, seat: int) -> list[float]:
    found = [0.0] * BOARD
    for side, base in ((seat, 0), (1 - seat, SIDE)):
        points, after = position.points[side] / FULL_POINTS, board.points[side] / FULL_POINTS
        found[base + POINTS] = points
        found[base + POINTS + 1] = max(points, 0.0) ** 0.5
        found[base + POINTS + 2] = after
        found[base + POINTS + 3] = 1.0 if after <= 0 else 0.0
        found[base + TILES + 2] = board.powers[side] / 8
        found[base + TILES + 3] = board.survivors[side] / 8
    fill_board(found, position, seat)
    main = position.setting.field.main_cells
    filled = sum([1 for cell in main if position.cells[cell] is not None]) / len(main)
    found[COMMON] = filled
    found[COMMON + 1] = filled * filled
    found[COMMON + 2] = 0.0 if position.stage == NORMAL else 1.0
    found[JUDGED] = standing(position.setting, position.points, seat)
    found[JUDGED + 1] = outlook(position, board, seat)
    found[JUDGED + 2] = 2.0 * board_value(position, board, seat)
    return found


def fill_board(found: list[float], position: Skirmish, seat: int) -> None:
    control = position.control()
    headquarters = [hq_cell(position, 0), hq_cell(position, 1)]
    for cell, piece in enumerate(position.cells):
        if piece is None:
            continue
        base = 0 if piece.seat == seat else SIDE
        netted = control.netted >> cell & 1 == 1
        if piece.tile.kind == HQ:
            fill_hq(found, base + HQ_CELLS, position, cell, piece, netted)
        else:
            found[base + TILES] += 0.1
            found[base + TILES + 1] += worth(piece.tile) / 8
        if netted:
            found[base + NETTED] += worth(piece.tile) / 3
            continue
        if piece.tile.kind != HQ:
            fill_tile(found, base, piece)
            fill_place(found, base + NEAR_FOE, position, cell, piece, headquarters[1 - piece.seat])
            fill_place(found, base + NEAR_OWN, position, cell, piece, headquarters[piece.seat])
        fill_aims(found, base, position, cell, piece)


def hq_cell(position: Skirmish, seat: int) -> int:
    for cell, piece in enumerate(position.cells):
        if piece is not None and piece.seat == seat and piece.tile.kind == HQ:
            return cell
    return OFF


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
    if tile.kind == MODULE:
        found[base + MODULES] += 0.25
    if tile.mobility:
        found[base + RUNNERS] += 0.25
    found[base + TOUGH] += (tile.hit_points - 1 - piece.wounds) / 6


def fill_place(found: list[float], base: int, position: Skirmish, cell: int, piece: Piece, headquarters: int) -> None:
    """What a tile can do, by how far it stands from a HQ."""
    if headquarters == OFF:
        return
    coordinates, printed = position.setting.field.coordinates, printed_on(piece.tile)
    place = base + FIGURES * (min(distance(coordinates[cell], coordinates[headquarters]), RANGES) - 1)
    found[place] += 0.25
    found[place + 1] += printed.melee
    found[place + 2] += printed.ranged
    found[place + 3] += printed.speed
    found[place + 4] += printed.nets


class Printed:
    """What a tile can do, over all its sides."""

    def __init__(self, tile: Tile) -> None:
        self.melee = sum(tile.melee) / 6
        self.ranged = sum(tile.ranged) / 4
        self.speed = max(tile.initiative, default=0) / 6
        self.nets = sum(tile.net) / 3


PRINTED: Final[dict[Tile, Printed]] = {}


def printed_on(tile: Tile) -> Printed:
    known = PRINTED.get(tile)
    if known is None:
        PRINTED[tile] = known = Printed(tile)
    return known


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
        for phase in piece.tile.initiative:
            found[base + AIM_PHASES + min(phase, PHASES - 1)] += strength / 3


# -- hands and piles -----------------------------------------------------------------------------------------------


def hand_key(position: Skirmish, seat: int) -> tuple[int, ...]:
    """All that the features of hands and piles depend on, in one search (whose armies are the same)."""
    key = [seat, position.active, position.fresh, position.waiting]
    for side in range(SEATS):
        key += position.hands[side]
        key.append(-1)
        for bag in position.piles[side].bags:
            key += bag.counts
    return tuple(key)


def hand_features(position: Skirmish, seat: int) -> list[float]:
    found = [0.0] * HANDS
    fill_held(found, 0, position, seat)
    fill_held(found, HELD, position, 1 - seat)
    found[TURN] = 1.0 if position.active == seat else -1.0
    found[TURN + 1] = float(position.waiting >> seat & 1)
    found[TURN + 2] = float(position.waiting >> (1 - seat) & 1)
    return found


def fill_held(found: list[float], base: int, position: Skirmish, seat: int) -> None:
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
