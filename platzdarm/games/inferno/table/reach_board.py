"""What `reach` answers: for each champion of a field where it may end a move now, and whom it can attack."""

from typing import Any

from platzdarm.board.paths import explore
from platzdarm.games.inferno.rules.field import bits_of
from platzdarm.games.inferno.rules.moving import Walk
from platzdarm.games.inferno.rules.sight import RANGE, REACH_RANGE, clear
from platzdarm.games.inferno.rules.verbs import AT_RANGE, AT_REACH, HOW, MELEE
from platzdarm.games.inferno.table.hand_made import ChampionGiven, FieldGiven, HandMade


def answer(given: FieldGiven) -> dict[str, Any]:
    board = HandMade(given)
    return {
        champion.id: {"reach": reach_of(board, champion), "targets": targets_of(board, champion)}
        for champion in board.champions
    }


def reach_of(board: HandMade, champion: ChampionGiven) -> dict[str, int]:
    """Cells with their costs, nearest first; its own is not among them."""
    others = [other for other in board.champions if other is not champion]
    closed = bits_of([board.where(other) for other in others if other.seat != champion.seat])
    allies = bits_of([board.where(other) for other in others if other.seat == champion.seat])
    walk = Walk(board.field, board.prices(), closed, allies | board.shut_to(champion.seat))
    start = board.where(champion)
    found = explore(start, champion.speed, walk)
    ends = sorted([cell for cell in found.cost if cell != start and found.rest[cell]])
    ends.sort(key=lambda cell: found.cost[cell])
    return {f"{board.field.cells[cell][0]},{board.field.cells[cell][1]}": found.cost[cell] for cell in ends}


def targets_of(board: HandMade, champion: ChampionGiven) -> dict[str, list[str]]:
    """Enemies with all ways to attack them from where it stands."""
    enemies = [other for other in board.champions if other.seat != champion.seat]
    blockers = bits_of([board.where(other) for other in enemies]) | board.forests()
    found: dict[str, list[str]] = {}
    for other in enemies:
        ways = ways_to(board, champion, other, blockers)
        if ways:
            found[other.id] = [HOW[way] for way in ways]
    return found


def ways_to(board: HandMade, champion: ChampionGiven, other: ChampionGiven, blockers: int) -> list[int]:
    start, end = board.where(champion), board.where(other)
    far = board.field.distance(start, end)
    ways = [MELEE] if far == 1 else []
    if champion.ranged and far <= RANGE and clear(board.field, start, end, blockers):
        ways.append(AT_RANGE)
    if champion.reach and far <= REACH_RANGE:
        ways.append(AT_REACH)
    return ways
