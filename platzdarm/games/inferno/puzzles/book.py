"""The puzzles that come with Inferno, and their proof."""

from platzdarm.games.inferno.puzzles.habits import InfernoHabits
from platzdarm.games.inferno.text.vocabulary import VOCABULARY
from platzdarm.puzzles.book import Book

SOLVER = 0
BOOK = Book("platzdarm.games.inferno.content", SOLVER, VOCABULARY, InfernoHabits)
