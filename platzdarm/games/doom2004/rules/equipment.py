"""Equipment tokens (chapters EQUIP, TOKEN): picking up, what each kind does, and handing over."""

from typing import Final

from platzdarm.games.doom2004.rules.cards import (
    ADRENALINE,
    AMMO_TYPES,
    ARMOUR,
    BERSERK,
    FIRST_KEY,
    FIRST_WEAPON,
    MEDKIT,
)
from platzdarm.games.doom2004.rules.field import OFF
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.setting import GIVE_COST, MEDKIT_HEALS
from platzdarm.games.doom2004.rules.sight import adjacent
from platzdarm.games.doom2004.rules.verbs import GIVE
from platzdarm.kernel.action import pack

BERSERK_TURNS: Final = (
    3  # ends of own turns: of this one, of the next, where it is turned, and of the last (D04-TOKEN-11)
)


def pick_up(position: Foray, marine: int) -> bool:
    """Every token on his square, at no cost (D04-EQUIP-02); whether he took any."""
    square = position.place[marine]
    took = False
    for token in position.tokens_at(square):
        if token == MEDKIT and position.life[marine] >= position.most_life(marine):
            continue  # it stays on the board (D04-TOKEN-05)
        position.lift(token, square)
        position.tell("took", [marine, token, square])
        receive(position, marine, token)
        took = True
    return took


def receive(position: Foray, marine: int, token: int) -> None:
    if token < AMMO_TYPES:
        position.add_ammo(marine, token, 1)
    elif token == MEDKIT:
        heal(position, marine, MEDKIT_HEALS)
    elif token == ARMOUR:
        position.armour[marine] += 1
    elif token == ADRENALINE:
        position.adrenaline[marine] += 1
    elif token == BERSERK:
        position.berserk[marine] = BERSERK_TURNS
    elif token < FIRST_WEAPON:
        find_key(position, token - FIRST_KEY)
    else:
        position.add_weapon(marine, token - FIRST_WEAPON, 1)


def find_key(position: Foray, colour: int) -> None:
    """It belongs to no marine, and opens the doors of its colour to all for good (D04-DOOR-10, D04-TOKEN-06)."""
    position.keys |= 1 << colour
    if position.first_key == OFF:
        position.first_key = colour


def heal(position: Foray, marine: int, number: int) -> None:
    """Wound tokens given back, never beyond the starting number (D04-TOKEN-04)."""
    before = position.life[marine]
    position.life[marine] = min(before + number, position.most_life(marine))
    position.tell("healed", [marine, position.life[marine] - before, position.life[marine]])


def gifts(position: Foray, marine: int, points: int) -> list[int]:
    """GIVE token marine: ammo and weapons, to a marine next to him (D04-EQUIP-04, 05)."""
    if points < GIVE_COST:
        return []
    items = [kind for kind in range(AMMO_TYPES) if position.ammo_left(marine, kind)]
    weapons = position.setting.content.weapons
    items += [FIRST_WEAPON + weapon.index for weapon in weapons if position.weapon_tokens(marine, weapon.index)]
    found: list[int] = []
    for other in position.marines_on_board():
        if items and other != marine and adjacent(position, marine, other):
            found += [pack(GIVE, item, other) for item in items]
    return found


def give(position: Foray, marine: int, item: int, other: int) -> None:
    position.tell("gave", [marine, item, other])
    if item < AMMO_TYPES:
        position.add_ammo(marine, item, -1)
        position.add_ammo(other, item, 1)
    else:
        position.add_weapon(marine, item - FIRST_WEAPON, -1)
        position.add_weapon(other, item - FIRST_WEAPON, 1)


def berserk_wears_off(position: Foray, marine: int) -> None:
    """At the end of his turn."""
    if position.berserk[marine]:
        position.berserk[marine] -= 1
        if not position.berserk[marine]:
            position.tell("berserk_over", [marine])
