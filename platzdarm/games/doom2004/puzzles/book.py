"""The puzzles that come with Doom (2004), and their proof."""

from platzdarm.games.doom2004.puzzles.habits import ForayHabits
from platzdarm.games.doom2004.text.vocabulary import VOCABULARY
from platzdarm.puzzles.book import Book

SOLVER = 1  # the first marine
BOOK = Book("platzdarm.games.doom2004.content", SOLVER, VOCABULARY, ForayHabits)
