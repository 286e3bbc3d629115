"""The greedy of Neuroshima Hex as it was when the levels were planned (commit df7c4c6): what keen is measured against.

    PYTHONPATH=bench platzdarm arena --game neuroshima --bots keen,first_greedy:FirstGreedy --games 400 --all-games

It is no bot of the roster. It looks as far as greedy does today; it differs in that it hoards Battle tiles, has one
place for its HQ, and moves a HQ that is in no danger.
"""

from platzdarm.bots.greedy import Greedy
from platzdarm.bots.heuristics import Heuristics, Identity
from platzdarm.games.neuroshima.bots.heuristics import (
    MOVES,
    NeuroshimaHeuristics,
    Rated,
    best_rotations,
    promise,
    rated_placements,
)
from platzdarm.games.neuroshima.bots.judge import SURE, preferred_hq_cells
from platzdarm.games.neuroshima.rules.position import NORMAL, Skirmish
from platzdarm.games.neuroshima.rules.tiles import BATTLE, INSTANT
from platzdarm.games.neuroshima.rules.verbs import HEADQUARTERS, PLACE
from platzdarm.kernel.action import first, pack, second, third, verb_of
from platzdarm.kernel.answers import Span
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import Position

KEPT_BATTLE = 0.03  # what a Battle in hand was worth to it


class FirstHeuristics(Heuristics):
    """Today's, but for the three differences; compiled classes can only be asked, not extended."""

    def __init__(self) -> None:
        self.today = NeuroshimaHeuristics()

    def forget(self) -> None:
        self.today.forget()

    def ready_answer(self, position: Position, decision: Decision) -> int | None:
        assert isinstance(position, Skirmish)
        if decision.kind != "headquarters":
            return None
        return pack(HEADQUARTERS, preferred_hq_cells(position, decision.seat)[0])

    def promising(self, position: Position, decision: Decision, limit: int) -> list[int]:
        assert isinstance(position, Skirmish)
        if decision.kind != "act":
            return self.today.promising(position, decision, limit)
        chosen = decision.answers.singles[:limit]
        groups = [group for group in span_groups(position, decision.seat, decision.answers.spans) if group]
        for number, group in enumerate(groups):
            share = (limit - len(chosen)) // (len(groups) - number)
            chosen += [action for _, action in sorted(group, key=lambda rated: -rated[0])[:share]]
        return chosen

    def settle(self, position: Position) -> None:
        self.today.settle(position)

    def continues(self, start: Position, position: Position, seat: int) -> Decision | None:
        return self.today.continues(start, position, seat)

    def goes_on(self, start: Position, position: Position, seat: int) -> bool:
        return self.today.goes_on(start, position, seat)

    def identity(self, position: Position) -> Identity:
        return self.today.identity(position)

    def judge(self, position: Position, seat: int) -> float:
        assert isinstance(position, Skirmish)
        value = self.today.judge(position, seat)
        if position.over or position.stage != NORMAL:
            return value
        tiles = position.setting.armies[seat].tiles
        held = [tiles[number] for number in position.hands[seat]]
        battles = sum(tile.kind == INSTANT and tile.instant == BATTLE for tile in held)
        return max(-SURE, min(SURE, value + KEPT_BATTLE * battles))


def span_groups(position: Skirmish, seat: int, spans: list[Span]) -> list[Rated]:
    groups: dict[int, Rated] = {}
    for span in spans:
        verb = verb_of(span.base)
        if verb == PLACE:
            groups[span.base] = rated_placements(position, seat, span)
        elif verb in MOVES:
            groups.setdefault(verb, []).extend(rated_moves(position, seat, span))
        else:
            groups[span.base] = [(0.0, span.at(index)) for index in range(span.size)]
    return list(groups.values())


def rated_moves(position: Skirmish, seat: int, span: Span) -> Rated:
    """A HQ's moves, too, whether it is in danger or not."""
    start = first(span.base)
    piece = position.cells[start]
    assert piece is not None
    tile = piece.tile
    before = promise(position, seat, tile, start, piece.facing)
    by_cell: dict[int, Rated] = {}
    for action in [span.at(index) for index in range(span.size)]:
        cell, rotation = second(action), third(action)
        if rotation in tile.distinct:
            gain = promise(position, seat, tile, cell, tile.facings[rotation]) - before
            by_cell.setdefault(cell, []).append((gain, action))
    return [one for answers in by_cell.values() for one in best_rotations(answers)]


class FirstGreedy(Greedy):
    def __init__(self) -> None:
        super().__init__(FirstHeuristics(), name="first_greedy")
