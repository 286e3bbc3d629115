"""What games whose puzzles stand in a book answer alike when the command line asks for new ones.

A search is carried out by other processes: what it is made of (`partial`) must be something that they can name.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from platzdarm.kernel.chance import Chance, SeededChance
from platzdarm.puzzles.book import DIFFICULTIES
from platzdarm.puzzles.entry import PuzzleEntry

Task = tuple[str, int, str, str]  # seed, number, army, grade; the last two may be empty


@cache
def one_of(kind: Callable[[], Any]) -> Any:
    """A game with its content, read once a process."""
    return kind()


def search(
    kind: Callable[[], Any], maker: Callable[[Any, Chance], PuzzleEntry | None], task: Task
) -> list[PuzzleEntry]:
    """One draft, and at most one puzzle; the same for the same task everywhere."""
    seed, number, _, grade = task
    found = maker(one_of(kind), SeededChance(f"{seed} {number}".encode()))
    return [found] if found is not None and found.difficulty in DIFFICULTIES.get(grade, (1, 2, 3, 4)) else []


def no_armies() -> list[str]:
    return []


def said_by(field: str, entry: PuzzleEntry) -> str:
    """What a puzzle is about: a field of its position."""
    return str(entry.position[field])


def is_like(field: str, one: PuzzleEntry, other: PuzzleEntry) -> bool:
    """Whether two puzzles are hardly different: the same pieces in the same places."""
    return bool(one.position[field] == other.position[field])
