"""How a game looks in the terminal. Sessions and replays know only this; each game brings its own."""

from typing import Protocol

from platzdarm.cli.terminal import Terminal
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.events import Event
from platzdarm.kernel.game import Game
from platzdarm.kernel.position import Position
from platzdarm.words import Words


class Face(Protocol):
    example: str  # an action in notation, for the help
    thing: str  # what one asks about by name: 'tile' or 'card'
    host: int  # the seat of a person who plays against bots

    def table(self, position: Position, log: list[str], terminal: Terminal) -> list[str]:
        """Board, seats and the latest of the log, fitted to the terminal."""

    def legend(self) -> list[str]:
        """What the signs on the board mean."""

    def story(self, before: Position, events: list[Event]) -> list[str]:
        """What happened, a line each."""

    def digest(self, lines: list[str]) -> list[str]:
        """The stories of several actions, told together."""

    def ask(self, position: Position, decision: Decision) -> str:
        """The question in words, with the rule's id."""

    def seat(self, position: Position, seat: int) -> str:
        """The name of a seat."""

    def action(self, position: Position, seat: int, action: int) -> str:
        """An action in words."""

    def piece(self, position: Position, name: str) -> list[str]:
        """Everything about a tile, card or figure of that name; nothing where there is none."""

    def results(self, position: Position) -> list[str]:
        """How it ended for each seat."""


def neuroshima_face(game: Game, words: Words) -> Face:
    from platzdarm.cli.neuroshima_face import NeuroshimaFace
    from platzdarm.games.neuroshima.game import Neuroshima

    assert isinstance(game, Neuroshima)
    return NeuroshimaFace(words, game.library)


def doom2016_face(game: Game, words: Words) -> Face:
    from platzdarm.cli.doom2016_face import DoomFace
    from platzdarm.games.doom2016.game import Doom2016

    assert isinstance(game, Doom2016)
    return DoomFace(words, game.library)


# a game's modules are loaded only when it is shown
FACES = {"neuroshima": neuroshima_face, "doom2016": doom2016_face}


def make_face(game: Game, words: Words) -> Face:
    return FACES[game.name](game, words)
