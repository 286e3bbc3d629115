"""`platzdarm games`: the games that there are."""

import argparse

from platzdarm.games.discovery import game_names
from platzdarm.text.words import Words


def run(arguments: argparse.Namespace, words: Words) -> int:
    for name in game_names():
        print(words.say("games-row", name=name, title=words.say(f"game-{name}-title")))
    return 0
