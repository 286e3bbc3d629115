"""`platzdarm inferno villain`: the equally good plans of a villain on a field made by hand."""

import argparse
import json

from platzdarm.games.inferno.table.villain_board import VillainGiven, answer
from platzdarm.terminal.given import given
from platzdarm.text.words import Words


def run(game: object, arguments: argparse.Namespace, words: Words) -> int:
    found = answer(given(VillainGiven, "board"))
    if arguments.json:
        print(json.dumps(found))
        return 0
    for plan in found["plans"]:
        q, r = plan["end"]
        steps = ", ".join(plan["steps"]) or "-"
        print(words.say("inf-villain-plan", steps=steps, target=plan["attack"] or "-", cell=f"{q},{r}"))
    return 0
