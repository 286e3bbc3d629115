"""What the command line asks of a game about puzzles: prove one, and look for new ones in one game of bots."""

from collections.abc import Collection
from functools import cache
from itertools import permutations

from platzdarm.games.neuroshima.content.library import Library, built_in_library
from platzdarm.games.neuroshima.content.schema import PuzzleEntry
from platzdarm.games.neuroshima.game import Neuroshima
from platzdarm.games.neuroshima.puzzles import maker, wording
from platzdarm.games.neuroshima.puzzles.files import in_notation, puzzle_file
from platzdarm.games.neuroshima.puzzles.solver import Solver
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.table.puzzles import SOLVER, built_in_puzzles, parse_puzzle, start_puzzle
from platzdarm.kernel.chance import SeededChance
from platzdarm.puzzles.book import DIFFICULTIES, Proof
from platzdarm.puzzles.desk import Task

read = parse_puzzle
shipped = built_in_puzzles
written = puzzle_file


def prove(game: Neuroshima, entry: PuzzleEntry) -> Proof:
    start = start_puzzle(game.library, entry)
    solver = Solver(start, needed(start, entry.goal))
    ways = [in_notation(start, way.actions) for way in solver.ways()]
    return Proof(ways, solver.boards)


def needed(start: Skirmish, goal: str) -> int:
    """The least damage to the enemy HQ with which the goal can be met: the own HQ's points never grow."""
    if start.setting.seats != 2:
        return 0
    mine, other = start.points
    return other if goal == "destroy_hq" else max(other - mine + 1, 0)


# -- new ones -----------------------------------------------------------------------------------------------------


def armies() -> list[str]:
    return sorted(built_in_library().armies)


def about(entry: PuzzleEntry) -> str:
    """Whose turn it is."""
    return entry.seats[SOLVER].army


def search(task: Task) -> list[PuzzleEntry]:
    """The puzzles of one game between bots, at most one a board; the same for the same task everywhere."""
    seed, number, army, grade = task
    wanted = DIFFICULTIES.get(grade, (1, 2, 3, 4))
    pairs = [pair for pair in permutations(armies(), 2) if army in ("", pair[0])]
    found: list[PuzzleEntry] = []
    chance = SeededChance(f"{seed} {number}".encode())
    for draft in maker.drafts(library(), pairs[number % len(pairs)], chance):
        if found and found[-1].tiles == draft.tiles:
            continue
        puzzle = maker.puzzle_of(library(), draft, min(wanted))
        if puzzle is not None and puzzle.difficulty in wanted:
            found.append(puzzle)
    return found


def named(entry: PuzzleEntry, taken: Collection[str]) -> PuzzleEntry:
    return wording.worded(library(), entry, taken)


@cache
def library() -> Library:
    return built_in_library()


def is_like(one: PuzzleEntry, other: PuzzleEntry) -> bool:
    """Whether two puzzles are hardly different: the same hand and most of the same board."""
    if sorted(one.hand) != sorted(other.hand) or one.seats[SOLVER].army != other.seats[SOLVER].army:
        return False
    lie = {(tile.tile, tile.cell) for tile in one.tiles}
    return 2 * len(lie & {(tile.tile, tile.cell) for tile in other.tiles}) > len(lie)
