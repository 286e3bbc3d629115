"""What the command line asks of a game about puzzles: prove one, and look for new ones."""

from collections.abc import Collection
from functools import cache, partial

from platzdarm.games.doom2004.game import Doom2004
from platzdarm.games.doom2004.puzzles import maker
from platzdarm.games.doom2004.puzzles.book import BOOK
from platzdarm.games.doom2004.puzzles.wording import hints_of, task_of
from platzdarm.games.doom2004.table import scenario
from platzdarm.kernel.chance import SeededChance
from platzdarm.puzzles.book import DIFFICULTIES, Proof
from platzdarm.puzzles.entry import PuzzleEntry, parse_puzzle
from platzdarm.puzzles.files import puzzle_file
from platzdarm.puzzles.making import worded

read = parse_puzzle
shipped = BOOK.shipped
written = puzzle_file
Task = tuple[str, int, str, str]  # seed, number, army, grade; the last two may be empty


def prove(game: Doom2004, entry: PuzzleEntry) -> Proof:
    return BOOK.proof(partial(scenario.set_up, game), entry)


@cache
def game() -> Doom2004:
    return Doom2004()


def armies() -> list[str]:
    return []


def about(entry: PuzzleEntry) -> str:
    return str(entry.position["scenario"])


def search(task: Task) -> list[PuzzleEntry]:
    """One draft, and at most one puzzle; the same for the same task everywhere."""
    seed, number, _, grade = task
    found = maker.puzzle_of(game(), SeededChance(f"{seed} {number}".encode()))
    return [found] if found is not None and found.difficulty in DIFFICULTIES.get(grade, (1, 2, 3, 4)) else []


def named(entry: PuzzleEntry, taken: Collection[str]) -> PuzzleEntry:
    return worded(entry, taken, task_of(entry), hints_of(entry))


def is_like(one: PuzzleEntry, other: PuzzleEntry) -> bool:
    return bool(one.position["invaders"] == other.position["invaders"])
