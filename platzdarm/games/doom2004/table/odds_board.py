"""Odds of an attack given by hand: dice, range, armour, health, and who may roll again."""

from typing import Annotated, Any

import msgspec

from platzdarm.games.doom2004.content.library import built_in_library
from platzdarm.games.doom2004.rules.cards import DICE
from platzdarm.games.doom2004.rules.odds import Strike, faces_of, odds

Die = Annotated[int, msgspec.Meta(ge=0, le=2)]


class DiceGiven(msgspec.Struct, forbid_unknown_fields=True):
    red: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0
    yellow: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0
    blue: Die = 0
    green: Die = 0


class OddsGiven(msgspec.Struct, forbid_unknown_fields=True):
    dice: DiceGiven
    range: Annotated[int, msgspec.Meta(ge=0, le=99)]
    armour: Annotated[int, msgspec.Meta(ge=1, le=40)]
    health: Annotated[int, msgspec.Meta(ge=1, le=40)]
    aim: bool = False
    dodge: bool = False


def answer(given: OddsGiven) -> dict[str, Any]:
    dice = tuple(getattr(given.dice, colour) for colour in DICE)
    strike = Strike(faces_of(built_in_library().content.faces), dice, given.range, given.armour, given.health)
    found = odds(strike, given.aim, given.dodge)
    return {
        "success": found.success / found.total,
        "ammo": found.ammo / found.total,
        "wounds": {str(number): ways / found.total for number, ways in enumerate(found.wounds)},
        "mean": found.mean,
        "kill": found.kill,
    }
