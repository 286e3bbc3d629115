"""`platzdarm games`: the games of the registry."""

import argparse

from platzdarm.games import registry
from platzdarm.text.words import Words


def run(arguments: argparse.Namespace, words: Words) -> int:
    for name in registry.GAMES:
        print(words.say("games-row", name=name, title=registry.game(name).titles[words.lang]))
    return 0
