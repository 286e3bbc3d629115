"""Odds of an attack given by hand: dice, range, armour, health, and who may roll again.

What cannot be is refused with its place: no dice at all, more dice than the box has, armour or health below 1.
"""

from typing import Annotated, Any

import msgspec

from platzdarm.games.doom2004.content.faults import fault
from platzdarm.games.doom2004.content.library import built_in_library
from platzdarm.games.doom2004.rules.cards import DICE
from platzdarm.games.doom2004.rules.odds import Strike, faces_of, odds

Die = Annotated[int, msgspec.Meta(ge=0)]
IN_THE_BOX = {"red": 1, "yellow": 1, "blue": 2, "green": 2}
PLACE = "attack"


class DiceGiven(msgspec.Struct, forbid_unknown_fields=True):
    red: Die = 0
    yellow: Die = 0
    blue: Die = 0
    green: Die = 0


class OddsGiven(msgspec.Struct, forbid_unknown_fields=True):
    dice: DiceGiven
    range: Annotated[int, msgspec.Meta(ge=0, le=99)]
    armour: Annotated[int, msgspec.Meta(ge=1, le=40)]
    health: Annotated[int, msgspec.Meta(ge=1, le=40)]
    aim: bool = False
    dodge: bool = False


def dice_of(given: DiceGiven) -> tuple[int, ...]:
    """By colour (D04-COMP-05); an attack rolls some (D04-ROLL-02)."""
    for colour, most in IN_THE_BOX.items():
        if getattr(given, colour) > most:
            raise fault("too-many", PLACE, f"dice.{colour}", rule="D04-COMP-05", most=most, what=colour)
    dice = tuple(getattr(given, colour) for colour in DICE)
    if not any(dice):
        raise fault("no-dice", PLACE, "dice", rule="D04-ROLL-02")
    return dice


def answer(given: OddsGiven) -> dict[str, Any]:
    dice = dice_of(given.dice)
    strike = Strike(faces_of(built_in_library().content.faces), dice, given.range, given.armour, given.health)
    found = odds(strike, given.aim, given.dodge)
    return {
        "success": found.success / found.total,
        "ammo": found.ammo / found.total,
        "wounds": {str(number): ways / found.total for number, ways in enumerate(found.wounds)},
        "mean": found.mean,
        "kill": found.kill,
    }
