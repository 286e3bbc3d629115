"""The terminal screen of each game."""

from platzdarm.kernel.game import Game
from platzdarm.terminal.screen import Screen
from platzdarm.text.words import Words


def neuroshima_screen(game: Game, words: Words) -> Screen:
    from platzdarm.games.neuroshima.game import Neuroshima
    from platzdarm.games.neuroshima.terminal.screen import NeuroshimaScreen

    assert isinstance(game, Neuroshima)
    return NeuroshimaScreen(words, game.library)


def doom2016_screen(game: Game, words: Words) -> Screen:
    from platzdarm.games.doom2016.game import Doom2016
    from platzdarm.games.doom2016.terminal.screen import DoomScreen

    assert isinstance(game, Doom2016)
    return DoomScreen(words, game.library)


# a game's modules are loaded only when it is shown
SCREENS = {"neuroshima": neuroshima_screen, "doom2016": doom2016_screen}


def make_screen(game: Game, words: Words) -> Screen:
    return SCREENS[game.name](game, words)
