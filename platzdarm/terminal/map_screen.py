"""What screens of games on a map have in common: how head, map, mats, hands and log share the lines of a terminal."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from platzdarm.terminal.paint import BOLD, painted
from platzdarm.terminal.square_map import shown_columns
from platzdarm.terminal.terminal import Terminal, fold, within
from platzdarm.text.words import Words

P = TypeVar("P")  # the game's position
Row = TypeVar("Row", bound=tuple[Any, ...])

GAP = 2
BELOW = 4  # lines kept free for the question and the answer
NEWS = 4  # lines of the log that are shown in any case, if there are so many
LEAST_MAP = 9
GOOD_MAP = 16  # before there are so many lines for it, cards are named without their texts


class MapScreen(ABC, Generic[P]):
    """The head above; the map with the mats of all seats beside it; hands that lie open; the newest of the log."""

    words: Words
    least_mats: int  # the width that the mats need

    def table(self, position: P, log: list[str], terminal: Terminal) -> list[str]:
        room = max(terminal.height - BELOW, LEAST_MAP + NEWS)
        head = fold([self.head(position)], terminal.width)
        news = fold(log, terminal.width)
        hands = self.hands(position, terminal.width, max(room - len(head) - NEWS - GOOD_MAP, 0))
        free = room - len(head) - len(hands) - min(len(news), NEWS)
        middle = self.map_and_mats(position, terminal, max(free, LEAST_MAP))
        left = max(room - len(head) - len(hands) - len(middle), NEWS)
        if len(news) > left:
            news = [self.words.say("screen-log-cut"), *news[len(news) - left + 1 :]]
        return [*(painted(line, BOLD, terminal.colour) for line in head), *middle, *hands, *news]

    def map_and_mats(self, position: P, terminal: Terminal, height: int) -> list[str]:
        width = min(self.map_width(position), terminal.width - self.least_mats - GAP)
        board = self.map_lines(position, width, height, terminal.colour)
        columns = shown_columns(width)
        mats = within(self.mats(position, terminal.width - columns - GAP, terminal.colour), height)
        mats += [""] * (len(board) - len(mats))
        board += [" " * columns] * (len(mats) - len(board))
        return [(left + " " * GAP + right).rstrip() for left, right in zip(board, mats, strict=True)]

    @abstractmethod
    def head(self, position: P) -> str:
        """Where and when: one line, as a rule."""

    @abstractmethod
    def hands(self, position: P, width: int, room: int) -> list[str]:
        """The cards that the viewer may read: with their texts where so many lines are enough, else by name."""

    @abstractmethod
    def map_width(self, position: P) -> int:
        """Of the whole map, in characters."""

    @abstractmethod
    def map_lines(self, position: P, width: int, height: int, colour: bool) -> list[str]:
        """At most so much of the map, around whoever acts."""

    @abstractmethod
    def mats(self, position: P, width: int, colour: bool) -> list[str]:
        """What lies before each seat."""


def mat(text: str, more: list[str], asked: bool, width: int, style: str, colour: bool) -> list[str]:
    """What is told of one seat: in the colour of its side, with a mark if it is asked, and the rest indented."""
    first, *rest = fold([("> " if asked else "  ") + text], width)
    return [painted(first, style, colour), *rest, *(f"    {line}" for line in fold(more, width - 4))]


def meant(rows: Sequence[Row], wanted: str) -> list[Row]:
    """The rows, each beginning with a name and an id, that a word means; exact names win over beginnings."""
    exact = [row for row in rows if wanted in (row[0].lower(), row[1])]
    return exact or [row for row in rows if row[0].lower().startswith(wanted) or row[1].startswith(wanted)]


def type_letters(types: Sequence[str]) -> list[str]:
    """A letter for each type of figure by its id: the first of its last word, or the first one that is free."""
    taken: list[str] = []
    for id in types:
        choices = id.split("_")[-1][0] + id + "abcdefghijklmnopqrstuvwxyz"
        taken.append(next(letter for letter in choices if letter.isalpha() and letter not in taken))
    return taken
