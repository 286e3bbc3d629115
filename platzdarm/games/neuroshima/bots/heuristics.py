"""What searching bots know of Neuroshima Hex: which answers deserve a look, and how a battle's questions end."""

from typing import Final

from platzdarm.board.hexes import OFF
from platzdarm.bots.heuristics import Heuristics, Identity
from platzdarm.games.neuroshima.bots.judge import Boards, good_hq_cells, judge_board, verdict
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.rules.sides import STRIDE
from platzdarm.games.neuroshima.rules.tiles import HQ, SIDES, Facing, Piece, Tile
from platzdarm.games.neuroshima.rules.turn import Act, Discard
from platzdarm.games.neuroshima.rules.verbs import HEADQUARTERS, MOVE, PLACE, RIDE, RUN
from platzdarm.kernel.action import first, pack, second, third, verb_of
from platzdarm.kernel.answers import Span
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import Position

MOVES: Final = (MOVE, RUN, RIDE)
ROTATIONS_A_CELL: Final = 2


class NeuroshimaHeuristics(Heuristics):
    """Judges by the forecast of a battle, with a table of the boards of one search."""

    def __init__(self) -> None:
        self.boards = Boards()

    def forget(self) -> None:
        self.boards = Boards()

    def ready_answer(self, position: Position, decision: Decision) -> int | None:
        assert isinstance(position, Skirmish)
        if decision.kind != "headquarters":
            return None
        cells = good_hq_cells(position, decision.seat)
        return pack(HEADQUARTERS, cells[position.chance.roll(len(cells))])

    def promising(self, position: Position, decision: Decision, limit: int) -> list[int]:
        assert isinstance(position, Skirmish)
        options = decision.answers
        if decision.kind != "act":
            return options.as_list()[:limit]
        chosen = options.singles[:limit]
        groups = [group for group in span_groups(position, decision.seat, options.spans) if group]
        for number, group in enumerate(groups):
            # What a short group leaves over goes to those after it.
            share = (limit - len(chosen)) // (len(groups) - number)
            chosen += [action for _, action in group[:share]]
        return chosen

    def settle(self, position: Position) -> None:
        assert isinstance(position, Skirmish)
        while not position.over and not in_turn(position):
            decision = position.pending()[0]
            position.play(decision.seat, decision.answers.at(0))

    def continues(self, start: Position, position: Position, seat: int) -> Decision | None:
        return position.pending()[0] if self.goes_on(start, position, seat) else None

    def goes_on(self, start: Position, position: Position, seat: int) -> bool:
        assert isinstance(start, Skirmish) and isinstance(position, Skirmish)
        return not position.over and position.turn == start.turn and in_turn(start)

    def judge(self, position: Position, seat: int) -> float:
        assert isinstance(position, Skirmish)
        if position.result is not None:
            return verdict(position, seat)
        return judge_board(position, self.boards.of(position), seat)

    def kind_of_table(self, position: Position) -> str:
        assert isinstance(position, Skirmish)
        setting = position.setting
        return " ".join([str(setting.mode), setting.field.name_of_board, *[army.name for army in setting.armies]])

    def identity(self, position: Position) -> Identity:
        assert isinstance(position, Skirmish)
        key = [position.turn, position.active, position.played, position.fresh, *position.points]
        for hand in position.hands:
            key += [-1, *hand]
        for piece in position.cells:
            if piece is None:
                key.append(-1)
            else:
                lies = (piece.tile.index * 8 + piece.seat) * 8 + piece.rotation
                key.append((lies * 16 + piece.wounds) * 4 + piece.spent)
        return tuple(key)


def in_turn(position: Skirmish) -> bool:
    """Whether somebody's turn goes on, and no procedure within it: told by what waits, without listing any answers."""
    waits = position.agenda[-1]
    return isinstance(waits, (Act, Discard))


# -- which placements and moves deserve a look ---------------------------------------------------------------------

Rated = list[tuple[float, int]]


def span_groups(position: Skirmish, seat: int, spans: list[Span]) -> list[Rated]:
    """The answers of one tile, or of one kind of move, together: each group gets its share of looks, best first."""
    groups: dict[int, Rated] = {}
    for span in spans:
        verb = verb_of(span.base)
        if verb == PLACE:
            groups[span.base] = rated_placements(position, seat, span)
        elif verb in MOVES:
            groups.setdefault(verb, []).extend(rated_moves(position, seat, span))
        else:
            groups[span.base] = [(0.0, span.at(index)) for index in range(span.size)]
    return [sorted(group, key=lambda rated: -rated[0]) for group in groups.values()]


def rated_placements(position: Skirmish, seat: int, span: Span) -> Rated:
    tile = position.setting.armies[seat].tiles[first(span.base)]
    rated: Rated = []
    for cell in span.xs:
        answers = [
            (promise(position, seat, tile, cell, tile.facings[rotation]), pack(PLACE, tile.index, cell, rotation))
            for rotation in tile.distinct
        ]
        rated += best_rotations(answers)
    return rated


def rated_moves(position: Skirmish, seat: int, span: Span) -> Rated:
    start = first(span.base)
    piece = position.cells[start]
    assert piece is not None
    tile = piece.tile
    safe = tile.kind == HQ and not in_danger(position, start, piece)  # then it moves only where it does more
    before = promise(position, seat, tile, start, piece.facing)
    rotations = tile.distinct
    by_cell: dict[int, Rated] = {}
    for action in [span.at(index) for index in range(span.size)]:
        cell, rotation = second(action), third(action)
        if rotation in rotations:
            gain = promise(position, seat, tile, cell, tile.facings[rotation]) - before
            if gain > 0 or not safe:
                by_cell.setdefault(cell, []).append((gain, action))
    return [one for answers in by_cell.values() for one in best_rotations(answers)]


def in_danger(position: Skirmish, cell: int, piece: Piece) -> bool:
    """Whether an enemy aims at the tile or casts a net over it."""
    setting, cells = position.setting, position.cells
    friends, field = setting.sides.friends, setting.field
    for way in range(SIDES):
        back = (way + 3) % SIDES
        for number, near in enumerate(field.ray[cell * 6 + way]):
            other = cells[near]
            if other is None or friends[piece.seat * STRIDE + other.seat]:
                continue
            facing = other.facing
            if facing.ranged[back] or (number == 0 and (facing.melee[back] or back in facing.net_ways)):
                return True
            break
    return False


def best_rotations(answers: Rated) -> Rated:
    return sorted(answers, key=lambda rated: -rated[0])[:ROTATIONS_A_CELL]


def promise(position: Skirmish, seat: int, tile: Tile, cell: int, facing: Facing) -> float:
    """A quick guess of what a tile would do on a cell: whom it hits, catches and helps. It only orders the looks."""
    setting, cells = position.setting, position.cells
    friends, neighbour = setting.sides.friends, setting.field.neighbour
    # A HQ flees from what others do, which this guess does not see: always look at its few moves.
    value = 5.0 if tile.kind == HQ else 0.0
    for way in range(SIDES):
        near = neighbour[cell * 6 + way]
        other = cells[near] if near != OFF else None
        if other is None:
            continue
        foe = not friends[seat * STRIDE + other.seat]
        if foe and facing.melee[way]:
            value += target_promise(other, facing.melee[way])
        if foe and way in facing.net_ways:
            value += 2.0
        if way in facing.gift_ways:
            value += gift_promise(tile, other, foe)
        if not foe and other.tile.kind == HQ:
            value += 0.4  # a shield for the own HQ (NH-TIP-02), and near its bonus
        elif foe and other.facing.melee[(way + 3) % SIDES]:
            value -= 0.5
    for way in facing.ranged_ways:
        for far in setting.field.ray[cell * 6 + way]:
            other = cells[far]
            if other is not None and not friends[seat * STRIDE + other.seat]:
                value += target_promise(other, facing.ranged[way] - other.facing.armour[(way + 3) % SIDES])
                break
    return value


def target_promise(other: Piece, strength: int) -> float:
    if strength <= 0:
        return 0.0
    return 2.0 * strength if other.tile.kind == HQ else 1.0


def gift_promise(tile: Tile, other: Piece, foe: bool) -> float:
    if foe:
        return 0.0 if tile.to_foes.empty and not tile.takes_over else 1.0
    return 1.0 if other.tile.initiative or tile.medic else 0.2
