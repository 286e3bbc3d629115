"""What marines want: keys, weapons, what lies about, encounters, doors that nobody has opened yet, and the way out."""

from typing import Final

from platzdarm.games.doom2004.bots.judge import Study
from platzdarm.games.doom2004.rules.cards import ADRENALINE, ARMOUR, BERSERK, FIRST_KEY, FIRST_WEAPON, MEDKIT
from platzdarm.games.doom2004.rules.doors import is_locked
from platzdarm.games.doom2004.rules.field import Door
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.scenario import ALL_LEAVE, SOMEWHERE
from platzdarm.games.doom2004.rules.terrain import FAR

# handicaps, in points of movement: what is dear seems near; others are weighed by `Squad`
KEY: Final = 0
EXIT: Final = 0
PLATE: Final = 14
BOSS: Final = 4
PLENTY: Final = 5  # tokens of one kind: who has so many wants no more


def errands(study: Study, marine: int) -> dict[int, int]:
    """Squares that a marine wants to be on, each with its handicap; his own is not among them."""
    position = study.position
    goals: dict[int, int] = {}
    out = exit_squares(position)
    for token in position.tokens:
        handicap = token_handicap(study, marine, token & 255) + rivals(study, marine, token >> 8)
        want(goals, token >> 8, handicap + (study.squad.homeward if out else 0))
    if out:
        for square in out:
            want(goals, square, EXIT)
        goals.pop(position.place[marine], None)
        return {square: handicap for square, handicap in goals.items() if handicap < FAR}
    add_places(study, goals)
    for door in position.setting.field.doors:
        if door is not None and leads_on(position, door):
            for square in door.squares:
                if position.revealed(square):
                    want(goals, square, study.squad.door)
    for figure in position.invaders_on_board():
        if position.is_boss(figure):
            for square in position.squares(figure):
                want(goals, square, BOSS)
    if position.place[marine] not in meetings(position):
        goals.pop(position.place[marine], None)
    return {square: handicap for square, handicap in goals.items() if handicap < FAR}


def want(goals: dict[int, int], square: int, handicap: int) -> None:
    goals[square] = min(handicap, goals.get(square, FAR))


def token_handicap(study: Study, marine: int, kind: int) -> int:
    position, squad = study.position, study.squad
    hurt = position.most_life(marine) - position.life[marine]
    if kind == MEDKIT:
        return FAR if hurt < 2 else max(squad.medkit - hurt, 0)
    if kind == BERSERK:
        return FAR  # it takes his guns away
    if FIRST_KEY <= kind < FIRST_WEAPON:
        return KEY
    if kind >= FIRST_WEAPON:
        return FAR if position.weapon_tokens(marine, kind - FIRST_WEAPON) else squad.gun
    if kind in (ARMOUR, ADRENALINE):
        return squad.treasure
    held = position.ammo_left(marine, kind)
    return squad.few if held < 2 else squad.tokens if held < PLENTY else FAR


def rivals(study: Study, marine: int, square: int) -> int:
    """What is nearer to another marine is left to him."""
    position = study.position
    field = position.setting.field
    own = field.distance(position.place[marine], square) if position.on_board(marine) else FAR
    others = [other for other in position.marines_on_board() if other != marine]
    return study.squad.taken if any(field.distance(position.place[other], square) < own for other in others) else 0


def add_places(study: Study, goals: dict[int, int]) -> None:
    """Encounters, and plates that lead somewhere unknown."""
    position = study.position
    for square in meetings(position):
        want(goals, square, study.squad.encounter)
    scenario = position.setting.scenario
    for area in scenario.areas:
        if area is None:
            continue
        for plate in area.plates:
            dead = scenario.dead_plates & ~position.live_plates & 1 << plate.colour
            if plate.partner == SOMEWHERE and not dead:
                want(goals, plate.square, PLATE)


def meetings(position: Foray) -> list[int]:
    """The squares on which a marine who ends his move there has an encounter."""
    found: list[int] = []
    for area in position.setting.scenario.areas:
        encounter = area.encounter if area is not None and position.encounters >> area.index & 1 else None
        if encounter is not None and position.keys & encounter.keys == encounter.keys:
            found.append(encounter.square)
    return found


def exit_squares(position: Foray) -> list[int]:
    goal = position.setting.scenario.goal
    if goal.kind != ALL_LEAVE or position.flags & goal.flags != goal.flags:
        return []
    if goal.plate:
        areas = [area for area in position.setting.scenario.areas if area is not None]
        return [plate.square for area in areas for plate in area.plates if plate.id == goal.plate]
    door = position.setting.field.doors[goal.door]
    open_now = door is not None and (not position.shut >> goal.door & 1 or not is_locked(position, door))
    return door.squares if door is not None and open_now else []


def leads_on(position: Foray, door: Door) -> bool:
    """A closed door to where nobody has been, that can be opened."""
    if not position.shut >> door.number & 1 or door.number in position.setting.scenario.by_hand:
        return False
    unknown = len(door.areas) > 1 and any(not position.areas >> area & 1 for area in door.areas)
    return unknown and not is_locked(position, door)


def on_unknown_plate(position: Foray, marine: int) -> bool:
    area = position.setting.area(position.setting.field.area[position.place[marine]])
    plates = area.plates if area is not None else []
    return any(plate.square == position.place[marine] and plate.partner == SOMEWHERE for plate in plates)
