"""`platzdarm ambush odds`: how often an attack with a fighter gets through."""

import argparse

from platzdarm.text.words import Words

from ..game import TO_HIT, Ambush


def run(game: Ambush, arguments: argparse.Namespace, words: Words) -> int:
    hits = sum(1 for die in range(6) if arguments.card + die >= TO_HIT)
    print(words.say("ambush-odds", hits=hits, sides=6))
    return 0
