"""The terminal screen of a game; its modules are loaded only when it is shown."""

from platzdarm.games.discovery import part
from platzdarm.kernel.game import Game
from platzdarm.terminal.screen import Screen
from platzdarm.text.words import Words


def make_screen(game: Game, words: Words) -> Screen:
    screen: Screen = part(game.name, "terminal.screen").GameScreen(words, game)
    return screen
