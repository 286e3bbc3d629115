"""What the command line asks of a game about puzzles: prove one, and look for new ones."""

from collections.abc import Collection
from functools import partial

from platzdarm.games.doom2016.game import Doom2016
from platzdarm.games.doom2016.puzzles import maker
from platzdarm.games.doom2016.puzzles.book import BOOK
from platzdarm.games.doom2016.puzzles.wording import hints_of, task_of
from platzdarm.games.doom2016.table import scenario
from platzdarm.puzzles import desk
from platzdarm.puzzles.book import Proof
from platzdarm.puzzles.entry import PuzzleEntry, parse_puzzle
from platzdarm.puzzles.files import puzzle_file
from platzdarm.puzzles.making import worded

read = parse_puzzle
shipped = BOOK.shipped
written = puzzle_file
armies = desk.no_armies
about = partial(desk.said_by, "mission")
is_like = partial(desk.is_like, "figures")
search = partial(desk.search, Doom2016, maker.puzzle_of)


def prove(game: Doom2016, entry: PuzzleEntry) -> Proof:
    return BOOK.proof(partial(scenario.set_up, game), entry)


def named(entry: PuzzleEntry, taken: Collection[str]) -> PuzzleEntry:
    return worded(entry, taken, task_of(entry), hints_of(desk.one_of(Doom2016).library, entry))
