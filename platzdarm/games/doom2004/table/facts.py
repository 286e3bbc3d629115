"""What a seat may know, by name. Asked of a masked position; what has not been revealed is told to nobody at all."""

from collections.abc import Iterator
from typing import Final

from platzdarm.board.paths import OFF, explore, on_the_way
from platzdarm.content.schema import Text
from platzdarm.games.doom2004.rules import invaders as turns
from platzdarm.games.doom2004.rules.attack import (
    DECLARED,
    DIE,
    KNOCKED,
    REROLLING,
    ROLL,
    ROLLED,
    WALKED,
    Attack,
    current,
)
from platzdarm.games.doom2004.rules.cards import AMMO, DICE, KEYS
from platzdarm.games.doom2004.rules.doors import is_locked
from platzdarm.games.doom2004.rules.field import EAST, Door, Field
from platzdarm.games.doom2004.rules.invaders import InvaderTurn
from platzdarm.games.doom2004.rules.knowledge import ForayRules
from platzdarm.games.doom2004.rules.marines import ENCOUNTER, MarineTurn
from platzdarm.games.doom2004.rules.mover import Mover
from platzdarm.games.doom2004.rules.moving import Pace, place_of
from platzdarm.games.doom2004.rules.position import KILLED, LEFT, Foray
from platzdarm.games.doom2004.rules.scenario import ALL_LEAVE, Area, Plate, sides
from platzdarm.games.doom2004.rules.setting import INVADER, seat_of
from platzdarm.games.doom2004.rules.spawning import Spawning
from platzdarm.games.doom2004.rules.targets import usable_weapons
from platzdarm.games.doom2004.rules.verbs import ACTIONS, ORDERS, UNDECLARED
from platzdarm.games.doom2004.table.fact_types import (
    ActionFacts,
    ActiveFacts,
    AreaFacts,
    AttackFacts,
    AttackStep,
    Border,
    DieFacts,
    DoorFacts,
    EncounterFacts,
    ForayFacts,
    InvaderFacts,
    InvaderStep,
    InvaderTurnFacts,
    MarineFacts,
    MarineState,
    PlateFacts,
    ReachFacts,
    ReserveFacts,
    SpawningFacts,
    TokenFacts,
)
from platzdarm.games.doom2004.table.ways import take_care
from platzdarm.games.doom2004.text.vocabulary import VOCABULARY
from platzdarm.kernel.pile import UNSEEN

STATES: Final[dict[int, MarineState]] = {KILLED: "killed", LEFT: "left"}
NORTHS: Final = ("up", "right", "down", "left")
ATTACK_STEPS: Final[dict[int, AttackStep]] = {
    DECLARED: "declared",
    ROLL: "declared",
    ROLLED: "rolled",
    REROLLING: "reroll",
    KNOCKED: "knockback",
    WALKED: "blow-through",
}
INVADER_STEPS: Final[dict[int, InvaderStep]] = {
    turns.CUT: "discard",
    turns.PREPARE: "spawn",
    turns.READY: "activate",
    turns.ACTIVATING: "activate",
}


def facts(position: Foray, seat: int) -> ForayFacts:
    setting = position.setting
    names = setting.content.token_names()
    cards = setting.content.cards
    return ForayFacts(
        game="doom2004",
        seat=seat,
        scenario=setting.scenario.id,
        level=setting.level.id,
        size=(setting.field.width, setting.field.height),
        north=NORTHS[setting.scenario.compass],
        round=position.round,
        turn=position.turn,
        frags=position.frags,
        frags_needed=setting.frags,
        areas=[area_facts(position, area) for area in revealed_areas(position)],
        walls=wall_facts(position),
        doors=[door_facts(position, door) for door in seen_doors(position)],
        barrels=squares(position, position.barrels),
        acid=squares(position, position.acid),
        ducts=squares(position, position.ducts),
        tokens=[TokenFacts(setting.field.name(token >> 8), names[token & 255]) for token in position.tokens],
        keys=[colour for number, colour in enumerate(KEYS) if position.keys >> number & 1],
        flags=[name for number, name in enumerate(setting.scenario.flags) if position.flags >> number & 1],
        marines=[marine_facts(position, marine) for marine in range(setting.marines)],
        invaders=[invader_facts(position, figure) for figure in position.invaders_on_board()],
        reserve=reserve_facts(position),
        hand=[cards[card].id for card in position.hand if card != UNSEEN] if seat == INVADER else None,
        hand_size=len(position.hand),
        hand_limit=setting.level.hand_limit,
        draws=setting.draws + setting.level.extra_draw,
        deck=position.deck.size,
        discards=[cards[card].id for card in position.discards],
        active=active_facts(position),
        attack=attack_facts(position),
        invader_turn=invader_turn_facts(position),
        spawning=spawning_facts(position),
        encounter=encounter_facts(position),
        result=position.result,
    )


def squares(position: Foray, numbers: tuple[int, ...] | list[int]) -> list[str]:
    return [position.setting.field.name(number) for number in numbers]


def text(position: Foray, key: str) -> Text:
    """What the scenario says, in both languages."""
    return Text(*position.setting.scenario.texts[key])


# -- the base ----------------------------------------------------------------------------------------------------


def revealed_areas(position: Foray) -> list[Area]:
    """The invader's own view knows more; it is not told of either."""
    return [a for a in position.setting.scenario.areas if a is not None and position.areas >> a.index & 1]


def seen_doors(position: Foray) -> list[Door]:
    doors = [door for door in position.setting.field.doors if door is not None]
    return [door for door in doors if any(position.areas >> area & 1 for area in door.areas)]


def area_facts(position: Foray, area: Area) -> AreaFacts:
    name = position.setting.field.name
    waits = area.encounter is not None and position.encounters >> area.index & 1
    return AreaFacts(
        id=area.id,
        name=text(position, f"area {area.id}"),
        text=text(position, f"read {area.id}"),
        squares=[name(square) for square in area.squares],
        obstacles=[name(square) for square in area.squares if area.obstacles >> square & 1],
        plates=[plate_facts(position, plate) for plate in area.plates],
        encounter=name(area.encounter.square) if area.encounter is not None and waits else None,
    )


def plate_facts(position: Foray, plate: Plate) -> PlateFacts:
    name = position.setting.field.name
    dead = position.setting.scenario.dead_plates & ~position.live_plates
    known = plate.partner >= 0 and position.revealed(plate.partner)
    return PlateFacts(
        square=name(plate.square),
        colour=KEYS[plate.colour],
        live=plate.partner != OFF and not dead >> plate.colour & 1,
        to=name(plate.partner) if known else None,
    )


def wall_facts(position: Foray) -> list[Border]:
    field = position.setting.field
    found: list[Border] = []
    for run, walls in enumerate(field.walls):
        for corner in set_bits(walls):
            if all(position.revealed(field.number(x, y)) for x, y in sides(field, run, corner)):
                found.append(border(field, run, corner, 1))
    return found


def set_bits(bits: int) -> Iterator[int]:
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


def border(field: Field, run: int, corner: int, length: int) -> Border:
    x, y = field.column(corner), field.row(corner)
    return ((x, y), (x + length, y) if run == EAST else (x, y + length))


def door_facts(position: Foray, door: Door) -> DoorFacts:
    goal = position.setting.scenario.goal
    return DoorFacts(
        id=door.id,
        kind=KEYS[door.kind] if door.secured else "normal",
        border=border(position.setting.field, door.run, door.corner, 2),
        squares=squares(position, [square for square in door.squares if position.revealed(square)]),
        closed=position.shut >> door.number & 1 == 1,
        gone=position.gone >> door.number & 1 == 1,
        sealed=position.sealed >> door.number & 1 == 1,
        locked=position.shut >> door.number & 1 == 1 and is_locked(position, door),
        explored=all(position.areas >> area & 1 for area in door.areas),
        exit=goal.kind == ALL_LEAVE and goal.door == door.number,
    )


# -- figures -----------------------------------------------------------------------------------------------------


def marine_facts(position: Foray, marine: int) -> MarineFacts:
    content = position.setting.content
    return MarineFacts(
        id=position.setting.names[marine],
        seat=seat_of(marine),
        state=STATES.get(position.state[marine], "on board"),
        square=position.setting.field.name(position.place[marine]) if position.on_board(marine) else None,
        life=position.life[marine],
        most_life=position.most_life(marine),
        armour=position.armour[marine],
        ammo={name: position.ammo_left(marine, kind) for kind, name in enumerate(AMMO)},
        weapons=[w.id for w in content.weapons for _ in range(position.weapon_tokens(marine, w.index))],
        usable=[weapon.id for weapon in usable_weapons(position, marine)],
        order=ORDERS[position.order[marine]],
        adrenaline=position.adrenaline[marine],
        berserk=position.berserk[marine],
        cards=[content.marine_cards[card].id for card in position.cards[marine]],
    )


def invader_facts(position: Foray, figure: int) -> InvaderFacts:
    return InvaderFacts(
        id=position.setting.names[figure],
        type=position.setting.invader(figure).id,
        squares=squares(position, position.squares(figure)),
        turned=position.turned[figure] == 1,
        wounds=position.wounds[figure],
        rating=position.rating(figure),
    )


def reserve_facts(position: Foray) -> list[ReserveFacts]:
    found: list[ReserveFacts] = []
    for kind in position.setting.content.invaders:
        figures = position.setting.figures_of(kind.index)
        free = [figure for figure in figures if not position.on_board(figure)]
        found.append(ReserveFacts(kind.id, len(figures), len(free)))
    return found


# -- what is under way -------------------------------------------------------------------------------------------


def active_facts(position: Foray) -> ActiveFacts | None:
    mover = next((step for step in reversed(position.agenda) if isinstance(step, Mover)), None)
    if mover is None or not position.on_board(mover.figure):
        return None
    marines_turn = mover if isinstance(mover, MarineTurn) else None
    declared = marines_turn.action if marines_turn is not None else UNDECLARED
    asked = position.agenda[-1] is mover and position.result is None
    return ActiveFacts(
        figure=position.setting.names[mover.figure],
        action=ACTIONS[declared] if declared != UNDECLARED else None,
        points=mover.left(),
        attacks=mover.attacks,
        either=mover.either,
        ordered=marines_turn is not None and marines_turn.ordered,
        actions=action_facts(position, marines_turn) if marines_turn is not None else [],
        slowed=marines_turn.slowed if marines_turn is not None else 0,
        dimmed=mover.dimmed,
        reach=reach_facts(position, mover) if asked else [],
    )


def action_facts(position: Foray, turn: MarineTurn) -> list[ActionFacts]:
    found: list[ActionFacts] = []
    for number in range(len(ACTIONS)):
        points, attacks, either = turn.gives(position, number)
        found.append(ActionFacts(ACTIONS[number], points + turn.extra, attacks, either))
    return found


def reach_facts(position: Foray, mover: Mover) -> list[ReachFacts]:
    name, seat = position.setting.field.name, seat_of(mover.figure)
    pace = Pace(position, mover.figure)
    reach = explore(place_of(position, mover.figure), mover.left(), pace)
    take_care(position, pace, reach)
    places = on_the_way(reach)
    number = {place: at for at, place in enumerate(places)}
    return [
        ReachFacts(
            to=name(place >> 1),
            turned=place & 1 == 1,
            cost=reach.cost[place],
            by=VOCABULARY.write(position, seat, reach.action[place]),
            before=number.get(reach.before[place], OFF),
            rest=reach.rest[place],
        )
        for place in places
    ]


def attack_facts(position: Foray) -> AttackFacts | None:
    attack = current(position)
    if attack is None:
        return None
    names = position.setting.names
    rolled = len(attack.dice) > 0
    return AttackFacts(
        attacker=names[attack.attacker],
        weapon=position.setting.content.weapons[attack.weapon].id if attack.weapon != OFF else None,
        square=position.setting.field.name(attack.square),
        area=squares(position, attack.area(position)),
        targets=[names[figure] for figure in attack.concerned(position)],
        range=attack.distance,
        aimed=attack.aimed or position.powers(attack.attacker, attack.weapon).aimed,
        step=ATTACK_STEPS.get(attack.stage, "judged"),
        dice=[die_facts(position, attack, die) for die in attack.dice],
        reach=max(attack.reach(position), 0),
        damage=attack.damage(position),
        success=attack.succeeds(position) if rolled else None,
        settled=attack.settled,
        walked=attack.walked,
    )


def die_facts(position: Foray, attack: Attack, die: int) -> DieFacts:
    face = attack.face(position, die)
    return DieFacts(DICE[die // DIE], face.reach, face.damage, face.ammo, face.miss)


def invader_turn_facts(position: Foray) -> InvaderTurnFacts | None:
    for step in position.agenda:
        if isinstance(step, InvaderTurn):
            names = position.setting.names
            waiting = [figure for figure in position.invaders_on_board() if figure not in step.activated]
            return InvaderTurnFacts(
                step=INVADER_STEPS.get(step.stage, "cards"),
                spawned=step.spawned,
                most_spawns=position.setting.level.spawn_cards,
                activated=[names[figure] for figure in step.activated],
                waiting=[names[figure] for figure in waiting],
            )
    return None


def spawning_facts(position: Foray) -> SpawningFacts | None:
    for step in position.agenda:
        if isinstance(step, Spawning):
            content = position.setting.content
            types = [content.invaders[kind].id for kind in step.kinds(position)]
            return SpawningFacts(content.cards[step.card].id, types, step.place)
    return None


def encounter_facts(position: Foray) -> EncounterFacts | None:
    """Read out only as a marine stands before the choice."""
    turn = position.agenda[-1] if position.agenda else None
    if not isinstance(turn, MarineTurn) or turn.stage != ENCOUNTER or not position.on_board(turn.figure):
        return None
    area = position.setting.area(position.setting.field.area[position.place[turn.figure]])
    if area is None or area.encounter is None:
        return None
    return EncounterFacts(
        figure=position.setting.names[turn.figure],
        area=area.id,
        text=text(position, f"encounter {area.id}"),
        ways=[text(position, f"way {area.id} {number}") for number in range(len(area.encounter.ways))],
    )


FORAY_RULES: Final = ForayRules(facts)
