"""`platzdarm doom2016 sight`: who sees whom on a hand-made board."""

import argparse
import json
from typing import Any

from platzdarm.games.doom2016.game import Doom2016
from platzdarm.games.doom2016.table.sight_board import SightBoard, parse_board
from platzdarm.terminal.given import given_text
from platzdarm.text.words import Words


def run(game: Doom2016, arguments: argparse.Namespace, words: Words) -> int:
    pairs = SightBoard(parse_board(given_text())).pairs()
    if arguments.json:
        print(json.dumps({"pairs": pairs}))
    elif pairs:
        for pair in pairs:
            print(told(pair, words))
    else:
        print(words.say("sight-nobody"))
    return 0


def told(pair: dict[str, Any], words: Words) -> str:
    if pair["adjacent"]:
        where = words.say("sight-adjacent")
    elif pair["distance"] is None:
        where = words.say("sight-out-of-range")
    else:
        where = words.say("sight-distance", distance=pair["distance"])
    message = "sight-blocked"
    if pair["sight"]:
        message = "sight-covered" if pair["cover"] else "sight-clear"
    return words.say(message, attacker=pair["from"], defender=pair["to"], where=where)
