"""Marines: shoot what is worth it, fetch what helps, open what is unknown, and get out."""

from platzdarm.games.doom2004.bots.study import FAR, Study
from platzdarm.games.doom2004.rules.cards import ADRENALINE, ARMOUR, BERSERK, FIRST_KEY, FIRST_WEAPON, MEDKIT
from platzdarm.games.doom2004.rules.doors import is_locked
from platzdarm.games.doom2004.rules.marines import MarineTurn, may_leave
from platzdarm.games.doom2004.rules.moving import moves
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.scenario import ALL_LEAVE, SOMEWHERE
from platzdarm.games.doom2004.rules.targets import marine_attacks
from platzdarm.games.doom2004.rules.verbs import (
    ACTION,
    ADVANCE,
    AFTER_SECOND_SQUARE,
    ATTACK,
    CRAWL,
    DOOR,
    END,
    LEAVE,
    SPRINT,
    SQUARE_SECOND,
    STEP,
    TELEPORT,
    UNLOAD,
)
from platzdarm.kernel.action import first, pack, verb_of, wide
from platzdarm.kernel.answers import Answers
from platzdarm.kernel.decision import Decision

WORTH_SHOOTING = 0.35
WORTH_STANDING = 1.8  # what one attack must be worth to unload


def errands(position: Foray, marine: int) -> dict[int, int]:
    """Squares that a marine wants to be on, each with a handicap: what is dear is near."""
    goals: dict[int, int] = {}
    scenario = position.setting.scenario
    goal = scenario.goal
    hurt = position.most_life(marine) - position.life[marine]
    for token in position.tokens:
        square, kind = token >> 8, token & 255
        if kind == MEDKIT:
            if hurt >= 3:
                goals[square] = 6 if hurt < 5 else 0
        elif FIRST_KEY <= kind < FIRST_WEAPON:
            goals[square] = 0
        elif kind >= FIRST_WEAPON:
            goals[square] = 5 if not position.weapon_tokens(marine, kind - FIRST_WEAPON) else 14
        elif kind in (ARMOUR, ADRENALINE):
            goals[square] = 5
        elif kind != BERSERK:
            goals[square] = 9 if position.ammo_left(marine, kind) else 6
    for area in scenario.areas:
        if area is None:
            continue
        encounter = area.encounter
        if encounter is not None and position.encounters >> area.index & 1:
            if position.keys & encounter.keys == encounter.keys:
                goals[encounter.square] = 2
        for plate in area.plates:
            if plate.partner == SOMEWHERE and not scenario.dead_plates & ~position.live_plates & 1 << plate.colour:
                goals[plate.square] = 14
    for door in position.setting.field.doors:
        if door is None or door.number in scenario.by_hand:
            continue
        unknown = len(door.areas) > 1 and any(not position.areas >> area & 1 for area in door.areas)
        if unknown and position.shut >> door.number & 1 and not is_locked(position, door):
            for square in door.squares:
                if position.revealed(square):
                    goals[square] = 6
    if goal.kind == ALL_LEAVE and position.flags & goal.flags == goal.flags:
        exit_squares(position, goals)
    for figure in position.invaders_on_board():
        if position.is_boss(figure):
            for square in position.squares(figure):
                goals[square] = 6
    return {square: handicap for square, handicap in goals.items() if square != position.place[marine]}


def exit_squares(position: Foray, goals: dict[int, int]) -> None:
    goal = position.setting.scenario.goal
    if goal.plate:
        for area in position.setting.scenario.areas:
            for plate in area.plates if area is not None else []:
                if plate.id == goal.plate:
                    goals[plate.square] = 0
        return
    door = position.setting.field.doors[goal.door]
    if door is not None and (not position.shut >> goal.door & 1 or not is_locked(position, door)):
        for square in door.squares:
            goals[square] = 0


def best_attack(study: Study, marine: int, actions: list[int]) -> tuple[float, int]:
    """The attack that is worth most; only those on squares with something to hit are looked at."""
    position = study.position
    best, chosen = 0.0, END
    for action in actions:
        if verb_of(action) != ATTACK:
            continue
        weapon, square = first(action), wide(action, SQUARE_SECOND)
        blast = position.setting.content.weapons[weapon].powers.blast
        if not position.figures_at(square) and not blast:
            continue
        value = study.value(marine, weapon, square, action >> AFTER_SECOND_SQUARE & 1 == 1)
        if value > best:
            best, chosen = value, action
    return best, chosen


def declare(study: Study, marine: int) -> int:
    """On towards the errand: sprinting while nobody is near, shooting on the way; standing still only where it pays."""
    position = study.position
    enemies = {square: 0 for figure in position.invaders_on_board() for square in position.squares(figure)}
    far = study.distances(enemies, True).get(position.place[marine], FAR) if enemies else FAR
    actions = Answers([], marine_attacks(position, marine)).as_list()
    value, _ = best_attack(study, marine, actions)
    if value >= WORTH_STANDING:
        return pack(ACTION, UNLOAD)
    if value < WORTH_SHOOTING and (far > 5 or position.life[marine] <= 2):
        return pack(ACTION, SPRINT)
    return pack(ACTION, ADVANCE)


def act(study: Study, decision: Decision) -> int:
    position = study.position
    marine = decision.about[0]
    turn = position.agenda[-1]
    assert isinstance(turn, MarineTurn)
    options = decision.answers.as_list()
    if LEAVE in options and may_leave(position, marine, turn.left()):
        return LEAVE
    value, shot = best_attack(study, marine, options)
    if value >= WORTH_SHOOTING or (value > 0 and turn.left() == 0):
        return shot
    step = next_move(study, marine, turn, options)
    if step >= 0:
        return step
    if value > 0:
        return shot
    return END if END in options else options[0]


def next_move(study: Study, marine: int, turn: MarineTurn, options: list[int]) -> int:
    position = study.position
    goals = errands(position, marine)
    if not goals:
        goals = {square: 0 for figure in position.invaders_on_board() for square in position.squares(figure)}
    far = study.distances(goals, True)
    here = far.get(position.place[marine], FAR)
    for action in options:
        if verb_of(action) == DOOR and opens_a_way(position, first(action), marine, far, here):
            return action
        if verb_of(action) in (TELEPORT, CRAWL) and here >= FAR:
            return action
    if TELEPORT in options and on_unknown_plate(position, marine):
        return TELEPORT
    best, chosen = here, -1
    passing = END not in options
    for hop in moves(position, marine, turn.left()):
        if hop.action not in options or verb_of(hop.action) != STEP:
            continue
        cost = far.get(hop.to >> 1, FAR) + (2 if hop.to >> 1 in position.acid else 0)
        if cost < best or (passing and chosen < 0):
            best, chosen = cost, hop.action
    return chosen


def opens_a_way(position: Foray, number: int, marine: int, far: dict[int, int], here: int) -> bool:
    """A closed door towards the unknown, out of the base, or on the way."""
    door = position.setting.field.doors[number]
    if door is None or not position.shut >> number & 1:
        return False
    if any(not position.areas >> area & 1 for area in door.areas) or number == position.setting.scenario.goal.door:
        return True
    return any(far.get(square, FAR) < here - 1 for square in door.squares)


def on_unknown_plate(position: Foray, marine: int) -> bool:
    area = position.setting.area(position.setting.field.area[position.place[marine]])
    plates = area.plates if area is not None else []
    return any(plate.square == position.place[marine] and plate.partner == SOMEWHERE for plate in plates)
