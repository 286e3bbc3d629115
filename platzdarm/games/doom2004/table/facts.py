"""What a seat may know, by name. Asked of a masked position: what is not revealed is not there to be told."""

from platzdarm.games.doom2004.rules.cards import AMMO, KEYS
from platzdarm.games.doom2004.rules.knowledge import ForayRules
from platzdarm.games.doom2004.rules.position import KILLED, LEFT, Foray
from platzdarm.games.doom2004.rules.scenario import Area
from platzdarm.games.doom2004.rules.setting import INVADER
from platzdarm.games.doom2004.rules.verbs import ORDERS
from platzdarm.games.doom2004.table.fact_types import (
    AreaFacts,
    DoorFacts,
    ForayFacts,
    InvaderFacts,
    MarineFacts,
    MarineState,
    PlateFacts,
    TokenFacts,
)
from platzdarm.kernel.pile import UNSEEN

STATES: dict[int, MarineState] = {KILLED: "killed", LEFT: "left"}


def facts(position: Foray, seat: int) -> ForayFacts:
    setting = position.setting
    names = setting.content.token_names()
    cards = setting.content.cards
    return ForayFacts(
        scenario=setting.scenario.id,
        level=setting.level.id,
        size=(setting.field.width, setting.field.height),
        round=position.round,
        turn=position.turn,
        frags=position.frags,
        frags_needed=setting.frags,
        areas=[area_facts(position, area) for area in setting.scenario.areas if area is not None],
        doors=door_facts(position),
        barrels=squares(position, position.barrels),
        acid=squares(position, position.acid),
        ducts=squares(position, position.ducts),
        tokens=[TokenFacts(setting.field.name(token >> 8), names[token & 255]) for token in position.tokens],
        keys=[colour for number, colour in enumerate(KEYS) if position.keys >> number & 1],
        flags=[name for number, name in enumerate(setting.scenario.flags) if position.flags >> number & 1],
        marines=[marine_facts(position, marine) for marine in range(setting.marines)],
        invaders=[invader_facts(position, figure) for figure in position.invaders_on_board()],
        hand=[cards[card].id for card in position.hand if card != UNSEEN] if seat == INVADER else None,
        hand_size=len(position.hand),
        deck=position.deck.size,
        discards=[cards[card].id for card in position.discards],
        result=position.result,
    )


def squares(position: Foray, numbers: tuple[int, ...]) -> list[str]:
    return [position.setting.field.name(number) for number in numbers]


def area_facts(position: Foray, area: Area) -> AreaFacts:
    name = position.setting.field.name
    waits = area.encounter is not None and position.encounters >> area.index & 1
    return AreaFacts(
        id=area.id,
        squares=[name(square) for square in area.squares],
        obstacles=[name(square) for square in area.squares if area.obstacles >> square & 1],
        plates=[PlateFacts(name(plate.square), KEYS[plate.colour]) for plate in area.plates],
        encounter=name(area.encounter.square) if area.encounter is not None and waits else None,
    )


def door_facts(position: Foray) -> list[DoorFacts]:
    return [
        DoorFacts(
            id=door.id,
            kind=KEYS[door.kind] if door.secured else "normal",
            squares=squares(position, tuple(door.squares)),
            closed=position.shut >> door.number & 1 == 1,
            gone=position.gone >> door.number & 1 == 1,
            sealed=position.sealed >> door.number & 1 == 1,
        )
        for door in position.setting.field.doors
        if door is not None
    ]


def marine_facts(position: Foray, marine: int) -> MarineFacts:
    content = position.setting.content
    return MarineFacts(
        id=position.setting.names[marine],
        state=STATES.get(position.state[marine], "on board"),
        square=position.setting.field.name(position.place[marine]) if position.on_board(marine) else None,
        life=position.life[marine],
        most_life=position.most_life(marine),
        armour=position.armour[marine],
        ammo={name: position.ammo_left(marine, kind) for kind, name in enumerate(AMMO)},
        weapons=[w.id for w in content.weapons for _ in range(position.weapon_tokens(marine, w.index))],
        order=ORDERS[position.order[marine]],
        adrenaline=position.adrenaline[marine],
        berserk=position.berserk[marine],
        cards=[content.marine_cards[card].id for card in position.cards[marine]],
    )


def invader_facts(position: Foray, figure: int) -> InvaderFacts:
    return InvaderFacts(
        id=position.setting.names[figure],
        type=position.setting.invader(figure).id,
        squares=squares(position, tuple(position.squares(figure))),
        wounds=position.wounds[figure],
        rating=position.rating(figure),
    )


FORAY_RULES = ForayRules(facts)
