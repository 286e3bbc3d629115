"""`platzdarm doom2004 sight`: who sees whom on a board made by hand."""

import argparse
import json
from typing import Any

from platzdarm.games.doom2004.table.sight_board import SightGiven, answer
from platzdarm.terminal.given import given
from platzdarm.text.words import Words


def run(game: object, arguments: argparse.Namespace, words: Words) -> int:
    found = answer(given(SightGiven, "board"))
    if arguments.json:
        print(json.dumps(found))
        return 0
    for pair in found["pairs"]:
        print(told(pair, words))
    if not found["pairs"]:
        print(words.say("d04-sight-nobody"))
    return 0


def told(pair: dict[str, Any], words: Words) -> str:
    one, other = pair["from"], pair["to"]
    if not pair["sight"]:
        return words.say("d04-sight-blocked", attacker=one, target=other)
    if pair["adjacent"]:
        return words.say("d04-sight-adjacent", attacker=one, target=other)
    return words.say("d04-sight-clear", attacker=one, target=other, range=pair["distance"])
