"""`platzdarm doom2004 odds`: the exact odds of an attack made by hand."""

import argparse
import json

from platzdarm.games.doom2004.table.odds_board import OddsGiven, answer
from platzdarm.terminal.given import given
from platzdarm.text.words import Words


def run(game: object, arguments: argparse.Namespace, words: Words) -> int:
    found = answer(given(OddsGiven, "attack"))
    if arguments.json:
        print(json.dumps(found))
        return 0
    print(words.say("d04-odds-success", chance=percent(found["success"]), ammo=percent(found["ammo"])))
    for wounds, chance in found["wounds"].items():
        print(words.say("d04-odds-wounds", wounds=int(wounds), chance=percent(chance)))
    print(words.say("d04-odds-mean", mean=f"{found['mean']:.2f}", kill=percent(found["kill"])))
    return 0


def percent(chance: float) -> str:
    return f"{100 * chance:.1f} %"
