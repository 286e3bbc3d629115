"""`platzdarm inferno reach`: where champions of a field made by hand may go, and whom they can attack."""

import argparse
import json

from platzdarm.games.inferno.table.hand_made import FieldGiven
from platzdarm.games.inferno.table.reach_board import answer
from platzdarm.terminal.given import given
from platzdarm.text.words import Words


def run(game: object, arguments: argparse.Namespace, words: Words) -> int:
    found = answer(given(FieldGiven, "board"))
    if arguments.json:
        print(json.dumps(found))
        return 0
    for id, of_it in found.items():
        cells = " ".join(f"{cell}:{cost}" for cell, cost in of_it["reach"].items()) or "-"
        print(words.say("inf-reach-cells", champion=id, cells=cells))
        for target, ways in of_it["targets"].items():
            print(words.say("inf-reach-target", champion=id, target=target, ways=", ".join(ways)))
    return 0
