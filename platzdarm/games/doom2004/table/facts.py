"""What a seat may know, by name. Asked of a masked position: what is not revealed is not there to be told."""

from typing import Any

from platzdarm.games.doom2004.rules.cards import AMMO, AMMO_TYPES, COLOURS, KEYS
from platzdarm.games.doom2004.rules.knowledge import ForayRules
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.setting import INVADER, is_marine
from platzdarm.games.doom2004.rules.verbs import ORDERS
from platzdarm.kernel.pile import UNSEEN

STATES = ("out", "on board", "killed", "left")


def facts(position: Foray, seat: int) -> dict[str, Any]:
    setting = position.setting
    field = setting.field
    names = setting.content.token_names()
    return {
        "scenario": setting.scenario.id,
        "level": setting.level.id,
        "size": [field.width, field.height],
        "round": position.round,
        "turn": position.turn,
        "frags": position.frags,
        "frags_needed": setting.frags,
        "areas": [area_facts(position, area.index) for area in setting.scenario.areas if area is not None],
        "doors": door_facts(position),
        "barrels": [field.name(square) for square in position.barrels],
        "acid": [field.name(square) for square in position.acid],
        "ducts": [field.name(square) for square in position.ducts],
        "tokens": [[field.name(token >> 8), names[token & 255]] for token in position.tokens],
        "keys": [colour for number, colour in enumerate(KEYS) if position.keys >> number & 1],
        "flags": [name for number, name in enumerate(setting.scenario.flags) if position.flags >> number & 1],
        "marines": [marine_facts(position, marine) for marine in range(setting.marines)],
        "invaders": [invader_facts(position, figure) for figure in position.invaders_on_board()],
        "hand": hand_facts(position) if seat == INVADER else len(position.hand),
        "deck": position.deck.size,
        "discards": [setting.content.cards[card].id for card in position.discards],
        "result": position.result,
    }


def hand_facts(position: Foray) -> list[str]:
    return [position.setting.content.cards[card].id for card in position.hand if card != UNSEEN]


def area_facts(position: Foray, number: int) -> dict[str, Any]:
    area = position.setting.area(number)
    field = position.setting.field
    assert area is not None
    waits = position.encounters >> number & 1
    return {
        "id": area.id,
        "squares": [field.name(square) for square in area.squares],
        "obstacles": [field.name(square) for square in area.squares if area.obstacles >> square & 1],
        "plates": [[field.name(plate.square), KEYS[plate.colour]] for plate in area.plates],
        "encounter": field.name(area.encounter.square) if area.encounter is not None and waits else None,
    }


def door_facts(position: Foray) -> list[dict[str, Any]]:
    field = position.setting.field
    return [
        {
            "id": door.id,
            "kind": KEYS[door.kind] if door.secured else "normal",
            "squares": [field.name(square) for square in door.squares],
            "closed": position.shut >> door.number & 1 == 1,
            "gone": position.gone >> door.number & 1 == 1,
            "sealed": position.sealed >> door.number & 1 == 1,
        }
        for door in field.doors
        if door is not None
    ]


def marine_facts(position: Foray, marine: int) -> dict[str, Any]:
    content = position.setting.content
    square = position.place[marine]
    return {
        "colour": COLOURS[position.setting.colours[marine]],
        "state": STATES[position.state[marine]],
        "square": position.setting.field.name(square) if position.on_board(marine) else None,
        "life": position.life[marine],
        "most_life": position.most_life(marine),
        "armour": position.armour[marine],
        "ammo": {AMMO[kind]: position.ammo[AMMO_TYPES * marine + kind] for kind in range(AMMO_TYPES)},
        "weapons": [w.id for w in content.weapons for _ in range(position.weapon_tokens(marine, w.index))],
        "order": ORDERS[position.order[marine]],
        "adrenaline": position.adrenaline[marine],
        "berserk": position.berserk[marine],
        "cards": [content.marine_cards[card].id for card in position.cards[marine]],
    }


def invader_facts(position: Foray, figure: int) -> dict[str, Any]:
    assert not is_marine(figure)
    return {
        "name": position.setting.names[figure],
        "squares": [position.setting.field.name(square) for square in position.squares(figure)],
        "wounds": position.wounds[figure],
        "rating": position.rating(figure),
    }


FORAY_RULES = ForayRules(facts)
