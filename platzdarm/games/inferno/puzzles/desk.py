"""What the command line asks of a game about puzzles: prove one, and look for new ones."""

from collections.abc import Collection
from functools import partial

from platzdarm.games.inferno.game import Inferno
from platzdarm.games.inferno.puzzles import maker
from platzdarm.games.inferno.puzzles.book import BOOK
from platzdarm.games.inferno.puzzles.wording import hints_of, task_of
from platzdarm.games.inferno.table import analysis
from platzdarm.puzzles import desk
from platzdarm.puzzles.book import Proof
from platzdarm.puzzles.entry import PuzzleEntry, parse_puzzle
from platzdarm.puzzles.files import puzzle_file
from platzdarm.puzzles.making import worded

read = parse_puzzle
shipped = BOOK.shipped
written = puzzle_file
armies = desk.no_armies
about = partial(desk.said_by, "scenario")
is_like = partial(desk.is_like, "champions")
search = partial(desk.search, Inferno, maker.puzzle_of)


def prove(game: Inferno, entry: PuzzleEntry) -> Proof:
    return BOOK.proof(partial(analysis.set_up, game), entry)


def named(entry: PuzzleEntry, taken: Collection[str]) -> PuzzleEntry:
    library = desk.one_of(Inferno).library
    return worded(entry, taken, task_of(library, entry), hints_of(library, entry))
