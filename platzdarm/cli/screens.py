"""The terminal screen of a game and the teller of its log; their modules are loaded only when they are wanted."""

from typing import Any

from platzdarm.games.discovery import part
from platzdarm.kernel.game import Game
from platzdarm.terminal.screen import Screen
from platzdarm.text.lines import Tell
from platzdarm.text.words import Words


def make_screen(game: Game[Any], words: Words) -> Screen:
    screen: Screen = part(game.name, "terminal.screen").GameScreen(words, game)
    return screen


def teller(game: Game[Any]) -> Tell:
    tell: Tell = part(game.name, "text.chronicle").tell
    return tell
