"""How good a position is for a seat: the guide of bots.

The heart is a forecast: fight the battle as if it began now and look at what is left. Everything else is small and
the same for every army, so that an army from a user's file is judged as well as those of the box. Figures are in
shares of a whole game: 1 is a win, -1 a loss, and one point of a HQ is about 0.05.
"""

from typing import Final

from platzdarm.board.hexes import OFF, distance
from platzdarm.bots.network import Eight
from platzdarm.games.neuroshima.rules.battle import BY_HAND, start_battle
from platzdarm.games.neuroshima.rules.modules import Influence
from platzdarm.games.neuroshima.rules.position import NORMAL, Skirmish
from platzdarm.games.neuroshima.rules.setting import POINTS, Setting
from platzdarm.games.neuroshima.rules.sides import STRIDE
from platzdarm.games.neuroshima.rules.tiles import (
    AIR_STRIKE,
    BATTLE,
    GRENADE,
    HQ,
    INSTANT,
    MODULE,
    MOVE,
    PUSH,
    SNIPER,
    Piece,
    Tile,
)

TILE: Final = 0.02  # an ordinary tile on the board, its worth being 1
AIM_AT_HQ: Final = 0.9  # worth that a unit gains for each strength it aims at an enemy HQ
AIM_AT_TILE: Final = 0.25
GIFT: Final = 0.3  # for each bonus that a tile gets
NETTED: Final = 0.35  # what is left of a netted tile's worth
SURVIVES: Final = 0.5  # how much of a tile's worth hangs on outliving the battle
FULL_POINTS: Final = 20
MAX_POINTS: Final = 100  # counters of the points game may go past 20 within one phase
UNJUDGED: Final = 9.0  # stands for a judgement that nobody has asked for yet: no board is worth that
SURE: Final = 0.98  # no judgement of an unfinished game reaches a won one

# What an instant is worth in hand, by its kind. A Battle that is kept is only in the way of other tiles.
KEPT: Final = {BATTLE: 0.0, MOVE: 0.012, PUSH: 0.01, SNIPER: 0.02, GRENADE: 0.02, AIR_STRIKE: 0.02}

# The last points of a HQ are dearer than the first.
STRENGTH: Final = [(points / FULL_POINTS) ** 0.75 for points in range(MAX_POINTS)]

WORTHS: Final[dict[Tile, float]] = {}


class Board:
    """What a battle that began now would leave, and what the tiles are worth as they stand: the same for every seat."""

    def __init__(self, position: Skirmish) -> None:
        fought = forecast(position)
        self.points = fought.points
        self.result = fought.result  # of the whole position nothing more is kept: there are thousands of them
        self.powers = powers(position)
        self.survivors = survivors(fought)
        self.values = [UNJUDGED] * len(self.powers)  # what it is worth, a seat each, if asked
        self.seen: list[list[Eight]] = [[] for _ in self.powers]  # what a network makes of it, a seat each, if asked


class Boards:
    """A table of boards already looked at: the same tiles come about in many ways, and with many hands."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, ...], Board] = {}

    def of(self, position: Skirmish) -> Board:
        key = board_key(position)
        found = self.known.get(key)
        if found is None:
            self.known[key] = found = Board(position)
        return found


def board_key(position: Skirmish) -> tuple[int, ...]:
    """All that a battle depends on: the tiles, what they have suffered, and the points of the HQs."""
    key = [position.alive, position.stage]
    for points in position.points:
        key.append(points)
    for piece in position.cells:
        if piece is None:
            key.append(-1)
        else:
            key.append(((piece.tile.index * 8 + piece.seat) * 8 + piece.rotation) * 16 + piece.wounds)
    return tuple(key)


def judge(position: Skirmish, seat: int) -> float:
    """From -1 (lost) to 1 (won) for the side of `seat`."""
    if position.result is not None:
        return verdict(position, seat)
    return judge_board(position, Board(position), seat)


def judge_board(position: Skirmish, board: Board, seat: int) -> float:
    return max(-SURE, min(SURE, board_value(position, board, seat) + hand_worth(position, seat)))


def board_value(position: Skirmish, board: Board, seat: int) -> float:
    """What is to be said without a look at hands and piles; worked out once for a board."""
    if board.values[seat] == UNJUDGED:
        board.values[seat] = weighed(position, board, seat)
    return board.values[seat]


def weighed(position: Skirmish, board: Board, seat: int) -> float:
    now, after = standing(position.setting, position.points, seat), outlook(position, board, seat)
    likely = battle_likelihood(position, after < now)
    value = (1 - likely) * now + likely * after
    tiles = (1 - SURVIVES) * balance(position, board.powers, seat)
    tiles += SURVIVES * balance(position, board.survivors, seat)
    return value + TILE * tiles


def outlook(position: Skirmish, board: Board, seat: int) -> float:
    """What the battle would come to."""
    if board.result is not None:
        return 2 * board.result[seat] - 1
    return standing(position.setting, board.points, seat)


def verdict(position: Skirmish, seat: int) -> float:
    assert position.result is not None
    return 2 * position.result[seat] - 1


def forecast(position: Skirmish) -> Skirmish:
    """The position after a battle that begins now, with the first answer to every choice of an owner."""
    fought = position.copy()
    fought.quiet = True
    fought.agenda = []
    fought.asked = None
    start_battle(fought, BY_HAND)
    fought.advance()
    while not fought.over:
        decision = fought.pending()[0]
        fought.play(decision.seat, decision.answers.at(0))
    return fought


def battle_likelihood(position: Skirmish, harmful: bool) -> float:
    """How surely a battle comes before the own next turn: the fuller the board, and sooner if it suits the others."""
    if position.stage != NORMAL:
        return 0.95
    main = position.setting.field.main_cells
    filled = sum(1 for cell in main if position.cells[cell] is not None) / len(main)
    return (0.55 if harmful else 0.4) + 0.35 * filled * filled


# -- points ------------------------------------------------------------------------------------------------------


def standing(setting: Setting, points: list[int], seat: int) -> float:
    """The own side's points against those of the others, the strongest of them counting most."""
    teams = setting.sides.teams
    own = side_strength(setting, points, teams[seat])
    strongest, total, count = 0.0, 0.0, 0
    for other, team in enumerate(teams):
        if team != teams[seat] and teams.index(team) == other:
            strength = side_strength(setting, points, team)
            strongest = max(strongest, strength)
            total += strength
            count += 1
    return own - (strongest + total / count) / 2 if count else own


def side_strength(setting: Setting, points: list[int], team: int) -> float:
    """A side is as strong as its HQs, and loses with its weakest (NH-TEAM-07)."""
    least, total, count = 2.0, 0.0, 0
    rising = setting.mode == POINTS
    for seat in range(setting.seats):
        if setting.sides.teams[seat] == team:
            left = points[seat]
            strength = left / FULL_POINTS if rising else STRENGTH[min(left, MAX_POINTS - 1)]
            least = min(least, strength)
            total += strength
            count += 1
    return (least + total / count) / 2


# -- tiles -------------------------------------------------------------------------------------------------------


def balance(position: Skirmish, values: list[float], seat: int) -> float:
    """The own side's share less the average of the others, seat by seat."""
    friends = position.setting.sides.friends
    own, others, mates, foes = 0.0, 0.0, 0, 0
    for other in range(position.setting.seats):
        if friends[seat * STRIDE + other]:
            own += values[other]
            mates += 1
        elif position.is_alive(other):
            others += values[other]
            foes += 1
    return own / mates - (others / foes if foes else 0.0)


def worth(tile: Tile) -> float:
    """What a tile is worth from its printed figures alone; about 1 for an ordinary one."""
    known = WORTHS.get(tile)
    if known is None:
        WORTHS[tile] = known = printed_worth(tile)
    return known


def printed_worth(tile: Tile) -> float:
    if tile.kind in (HQ, INSTANT):
        return 0.0
    strength = sum(tile.melee) + 1.3 * sum(tile.ranged)
    speed = 0.5 + max(tile.initiative, default=0) / 4 + 0.4 * max(len(tile.initiative) - 1, 0)
    value = 0.25 + 0.3 * strength * speed
    value += 0.6 * sum(tile.net) + 0.3 * (tile.hit_points - 1) + 0.1 * sum(tile.armour)
    value += 0.15 * tile.mobility
    if tile.kind == MODULE:
        value += 0.5 + 0.08 * sum(tile.link) + (0.5 if tile.medic else 0.0)
    return min(value, 2.5)


def survivors(fought: Skirmish) -> list[float]:
    """The worth that each seat has left on the board; a wounded tile counts less."""
    values = [0.0] * fought.setting.seats
    for piece in fought.cells:
        if piece is not None:
            values[piece.seat] += worth(piece.tile) * (1 - 0.3 * piece.wounds / piece.tile.hit_points)
    return values


def powers(position: Skirmish) -> list[float]:
    """The worth of each seat's tiles as they stand: nets, what they aim at, and what modules give them."""
    influence = position.influence()
    values = [0.0] * position.setting.seats
    for cell, piece in enumerate(position.cells):
        if piece is None:
            continue
        if influence.control.netted >> cell & 1:
            # A netted HQ neither fights nor gives, nor can it move away.
            values[piece.seat] += -0.8 if piece.tile.kind == HQ else NETTED * worth(piece.tile)
        else:
            values[piece.seat] += worth(piece.tile) + aims(position, cell, piece) + gifts(influence, cell, piece)
    return values


def aims(position: Skirmish, cell: int, piece: Piece) -> float:
    field, cells, hits = position.setting.field, position.cells, position.setting.sides.hits
    base = piece.seat * STRIDE
    value = 0.0
    facing = piece.facing
    for way in facing.melee_ways:
        target = field.neighbour[cell * 6 + way]
        other = cells[target] if target != OFF else None
        if other is not None and hits[base + other.seat]:
            value += aim_worth(piece, other, facing.melee[way])
    for way in facing.ranged_ways:
        for target in field.ray[cell * 6 + way]:
            other = cells[target]
            if other is not None and hits[base + other.seat]:
                value += aim_worth(piece, other, facing.ranged[way] - other.facing.armour[(way + 3) % 6])
                break
    return value


def aim_worth(piece: Piece, other: Piece, strength: int) -> float:
    if strength <= 0 or (piece.tile.kind == HQ and other.tile.kind == HQ):
        return 0.0
    return AIM_AT_HQ * strength if other.tile.kind == HQ else AIM_AT_TILE


def gifts(influence: Influence, cell: int, piece: Piece) -> float:
    """Bonuses that reach a tile which can use them; harm done by enemy modules counts against it."""
    if not piece.tile.initiative:
        return 0.0
    bonus = influence.initiative[cell] + influence.extra[cell]
    if piece.facing.melee_ways:
        bonus += influence.melee[cell]
    if piece.facing.ranged_ways:
        bonus += influence.ranged[cell]
    return GIFT * bonus


def hand_worth(position: Skirmish, seat: int) -> float:
    """What is kept takes the place of a tile that would be drawn, so only what is better than usual counts."""
    if position.stage != NORMAL:
        return 0.0
    value = 0.0
    tiles = position.setting.armies[seat].tiles
    for number in position.hands[seat]:
        tile = tiles[number]
        value += KEPT[tile.instant] if tile.kind == INSTANT else 0.2 * TILE * (worth(tile) - 1)
    return value


# -- headquarters ------------------------------------------------------------------------------------------------


def preferred_hq_cells(position: Skirmish, seat: int) -> list[int]:
    """Every free cell, best first, by the hints of the book (NH-TIP-02); armies it does not know take the centre."""
    field = position.setting.field
    army = position.setting.armies[seat].name
    friends = position.setting.sides.friends
    enemies = [
        field.coordinates[cell]
        for cell, piece in enumerate(position.cells)
        if piece is not None and piece.tile.kind == HQ and not friends[seat * STRIDE + piece.seat]
    ]

    def order(cell: int) -> tuple[int, int, int]:
        here = field.coordinates[cell]
        from_centre = distance(here, (0, 0))
        nearest = min((distance(here, enemy) for enemy in enemies), default=0)
        if army == "moloch":
            return len(field.around[cell]), -nearest, cell
        if army == "hegemony":
            return nearest, from_centre, cell
        return from_centre, -nearest, cell

    return sorted(position.free_cells(), key=order)


def good_hq_cells(position: Skirmish, seat: int) -> list[int]:
    """Of the preferred cells those that are as good as the first, or nearly so: which of them it is, is left to luck.

    Only the Hegemony goes beside an enemy's HQ where it need not: its hint says so, and it wins more often there.
    """
    field, friends = position.setting.field, position.setting.sides.friends
    army = position.setting.armies[seat].name
    enemies = [
        cell
        for cell, piece in enumerate(position.cells)
        if piece is not None and piece.tile.kind == HQ and not friends[seat * STRIDE + piece.seat]
    ]
    cells = preferred_hq_cells(position, seat)
    beside = [cell for cell in cells if any(enemy in field.around[cell] for enemy in enemies)]
    if army == "hegemony" and beside:
        return beside
    apart = [cell for cell in cells if cell not in beside] or cells
    if army == "moloch":
        return [cell for cell in apart if len(field.around[cell]) == len(field.around[apart[0]])]
    nearest = min([max(distance(field.coordinates[cell], (0, 0)), 1) for cell in apart])
    return [cell for cell in apart if distance(field.coordinates[cell], (0, 0)) <= nearest]
