"""How a game looks in the terminal. Sessions and replays know only this; each game brings its own."""

from typing import Any, Protocol

from platzdarm.kernel.decision import Decision
from platzdarm.terminal.terminal import Terminal


class Screen(Protocol):
    """`position` is always one of its own game, which names its type."""

    example: str  # an action in notation, for the help
    host: int  # the seat of a person who plays against bots

    def draw(self, position: Any, log: list[str], terminal: Terminal) -> list[str]:
        """Board, seats and the latest of the log, fitted to the terminal."""

    def legend(self) -> list[str]:
        """What the signs on the board mean."""

    def name(self, kind: str, id: str) -> str:
        """What the game's chronicle names, in the language of the screen."""

    def ask(self, position: Any, decision: Decision) -> str:
        """The question in words, with the rule's id."""

    def seat(self, position: Any, seat: int) -> str:
        """The name of a seat."""

    def action(self, position: Any, seat: int, action: int) -> str:
        """An action in words."""

    def piece(self, position: Any, name: str) -> list[str]:
        """Everything about a tile, card or figure of that name; nothing where there is none."""

    def results(self, position: Any) -> list[str]:
        """How it ended for each seat."""
