"""Declaring an attack (chapters ATK, MELEE, AMMO): with which weapon, on which squares, and how far away they are."""

from platzdarm.games.doom2004.rules.cards import INFINITE, Powers, Weapon
from platzdarm.games.doom2004.rules.field import OFF
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.setting import SEEKING_REACH, is_marine
from platzdarm.games.doom2004.rules.sight import beside, blockers, distance, in_sight, route, targets_in_view
from platzdarm.games.doom2004.rules.verbs import (
    AFTER_SECOND_SQUARE,
    AIM,
    ATTACK,
    SQUARE_FIRST,
    SQUARE_SECOND,
    STRIKE,
)
from platzdarm.kernel.action import WIDE, pack
from platzdarm.kernel.answers import Span, each


def usable_weapons(position: Foray, marine: int) -> list[Weapon]:
    """Those that he has and has ammo for; berserk leaves him his fist (D04-ATK-04, 05, D04-AMMO-02, D04-TOKEN-09)."""
    found: list[Weapon] = []
    for weapon in position.setting.content.weapons:
        if not weapon.basic and not position.weapon_tokens(marine, weapon.index):
            continue
        if position.berserk[marine] and not (weapon.basic and weapon.melee):
            continue
        if weapon.ammo == INFINITE or position.ammo_left(marine, weapon.ammo) > 0:
            found.append(weapon)
    return found


def is_melee(position: Foray, figure: int, weapon: int) -> bool:
    if is_marine(figure):
        return position.setting.content.weapons[weapon].melee
    return position.setting.invader(figure).melee


def dice_of(position: Foray, figure: int, weapon: int) -> list[int]:
    """So many of each colour (D04-ROLL-02)."""
    if is_marine(figure):
        return position.setting.content.weapons[weapon].dice
    return position.setting.invader(figure).dice


def attack_squares(position: Foray, figure: int, weapon: int) -> list[int]:
    """The squares that may be declared; not those of blocking obstacles, on which nothing can ever stand.

    A sweep goes all around, and is declared on the attacker's own square, if there is anybody to hit.
    """
    powers = position.powers(figure, weapon)
    melee = is_melee(position, figure, weapon)
    own = position.squares(figure)
    if powers.sweep:
        around = beside(position, own)
        return [own[0]] if any(position.figures_at(s) or s in position.barrels for s in around) else []
    if melee and len(own) == 1:
        return position.terrain().footing(own[0]).melee
    if melee:
        return within_arms(position, figure)
    if powers.seeking:
        obstacles = position.obstacles()
        return [square for square in within_route(position, own) if not obstacles >> square & 1]
    return targets_in_view(position, figure, blockers(position, figure))


def within_arms(position: Foray, figure: int) -> list[int]:
    """The squares that a large figure can attack in melee."""
    arms = position.terrain().arms(position.place[figure], *position.base_of(figure))
    if not arms.doubtful:
        return arms.squares
    blocked = blockers(position, figure, True)
    return [to for to in arms.squares if to not in arms.doubtful or in_sight(position, figure, to, blocked)]


def within_route(position: Foray, own: list[int]) -> list[int]:
    """The squares that a seeking attack can reach (D04-SEEK-03)."""
    field = position.setting.field
    found: list[int] = []
    for square in own:
        for to in field.spread(square, SEEKING_REACH, position.closed()):
            if to not in own and to not in found:
                found.append(to)
    return sorted(found)


def attack_range(position: Foray, figure: int, weapon: int, square: int) -> int:
    powers: Powers = position.powers(figure, weapon)
    if powers.sweep:
        return 1
    if powers.seeking:
        return route(position, figure, square)
    return distance(position, figure, square, blockers(position, figure, is_melee(position, figure, weapon)))


def straight_range(position: Foray, figure: int, square: int) -> int:
    """Squares from the attacker's nearest one, whatever lies between: for a blow-through (D04-BLOW-04)."""
    field = position.setting.field
    return min([field.distance(one, square) for one in position.squares(figure)], default=OFF)


def marine_attacks(position: Foray, marine: int) -> list[Span]:
    """ATTACK weapon square, and the same aimed where he has an aim order (D04-AIM-01)."""
    found: list[Span] = []
    shots: list[int] | None = None  # all weapons that shoot straight reach the same squares
    for weapon in usable_weapons(position, marine):
        powers = weapon.powers
        if weapon.melee or powers.sweep or powers.seeking:
            squares = attack_squares(position, marine, weapon.index)
        elif shots is None:
            squares = shots = attack_squares(position, marine, weapon.index)
        else:
            squares = shots
        if squares:
            base = pack(ATTACK, weapon.index)
            found.append(each(base, squares, SQUARE_SECOND, WIDE))
            if position.order[marine] == AIM:
                found.append(each(base | 1 << AFTER_SECOND_SQUARE, squares, SQUARE_SECOND, WIDE))
    return found


def invader_attacks(position: Foray, figure: int) -> list[Span]:
    squares = attack_squares(position, figure, OFF)
    return [each(STRIKE, squares, SQUARE_FIRST, WIDE)] if squares else []


def guard_attacks(position: Foray, marine: int) -> list[int]:
    """What a guarding marine may do now: all his attacks, if there is anything that one of them could hit."""
    found: list[int] = []
    worth = False
    for weapon in usable_weapons(position, marine):
        squares = attack_squares(position, marine, weapon.index)
        base = pack(ATTACK, weapon.index)
        found += [base | square << SQUARE_SECOND for square in squares]
        worth = worth or any(hits(position, square, weapon.powers.blast) for square in squares)
    return found if worth else []


def hits(position: Foray, square: int, blast: int) -> bool:
    """Whether an attack on the square could hurt an invader or set off a barrel."""
    squares = list(blast_area(position, square, blast)) if blast else [square]
    for one in squares:
        if one in position.barrels or any(not is_marine(figure) for figure in position.figures_at(one)):
            return True
    return False


def blast_area(position: Foray, square: int, blast: int) -> list[int]:
    """Squares within so many steps that walls, closed doors, obstacles do not part; barrels are reached but shield
    what lies behind (D04-BLAST-01, 02)."""
    obstacles = position.obstacles()
    found = position.setting.field.spread(square, blast, position.closed(), position.solid())
    return [one for one in found if not obstacles >> one & 1]
