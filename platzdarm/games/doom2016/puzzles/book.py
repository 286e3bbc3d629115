"""The puzzles that come with DOOM (2016), and their proof."""

from platzdarm.games.doom2016.puzzles.habits import DoomHabits
from platzdarm.games.doom2016.text.vocabulary import VOCABULARY
from platzdarm.puzzles.book import Book

SOLVER = 2  # the marine bravo
BOOK = Book("platzdarm.games.doom2016.content", SOLVER, VOCABULARY, DoomHabits)
