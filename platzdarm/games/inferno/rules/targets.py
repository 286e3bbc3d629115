"""Whom a champion can attack, and how (chapters ATK, RNG, KEY)."""

from platzdarm.games.inferno.rules.cards import AREA, RANGED, REACH, SWEEP
from platzdarm.games.inferno.rules.figures import distance, keywords
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.sight import REACH_RANGE, blockers_for, in_ranged_range
from platzdarm.games.inferno.rules.terrain import stands_holy
from platzdarm.games.inferno.rules.verbs import AT_RANGE, AT_REACH, HOW, MELEE, STRIKE
from platzdarm.kernel.action import pack


def ways_to_attack(position: Contest, piece: int, target: int, words: int, blockers: int) -> list[int]:
    """All kinds of attack by which an enemy can be attacked from where the champion stands."""
    if stands_holy(position, target) and not stands_holy(position, piece):  # INF-CIRC-05
        return []
    far = distance(position, piece, target)
    found: list[int] = []
    if far == 1:
        found.append(MELEE)
    if words & RANGED and in_ranged_range(position, piece, target, blockers):
        found.append(AT_RANGE)
    if words & REACH and far <= REACH_RANGE:
        found.append(AT_REACH)
    return found


def enemies(position: Contest, piece: int) -> list[int]:
    """Only enemies on the field can be attacked (INF-ATK-03)."""
    return [other for other in position.standing() if position.are_enemies(piece, other)]


def targets(position: Contest, piece: int, how: int) -> list[int]:
    """Whom one kind of attack reaches. Without the keyword for it there is none."""
    words = keywords(position, piece)
    blockers = blockers_for(position, piece) if words & RANGED else 0
    return [
        other for other in enemies(position, piece) if how in ways_to_attack(position, piece, other, words, blockers)
    ]


def can_attack(position: Contest, piece: int, target: int) -> bool:
    words = keywords(position, piece)
    blockers = blockers_for(position, piece) if words & RANGED else 0
    return bool(ways_to_attack(position, piece, target, words, blockers))


def is_area(words: int, how: int) -> bool:
    """Whether such an attack hits all that it can reach (INF-KEY-09, 10, 16)."""
    return words & AREA > 0 or (words & SWEEP > 0 and how == MELEE)


def strikes(position: Contest, piece: int) -> list[int]:
    """STRIKE how target: an area attack has no target, as nobody can be spared (INF-KEY-09).

    An adjacent enemy is attacked as such, whatever else could reach it; an area attack reaches as far as it can, and
    who has both reach and a ranged attack chooses between the two (INF-KEY-16).
    """
    words = keywords(position, piece)
    blockers = blockers_for(position, piece) if words & RANGED else 0
    reached = {other: ways_to_attack(position, piece, other, words, blockers) for other in enemies(position, piece)}
    found: list[int] = []
    for how in range(len(HOW)):
        hit = [other for other, ways in reached.items() if how in ways]
        if is_area(words, how):
            if hit and (how != MELEE or not words & AREA or not words & (RANGED | REACH)):
                found.append(pack(STRIKE, how))
        else:
            found += [pack(STRIKE, how, other + 1) for other in hit if MELEE not in reached[other] or how == MELEE]
    return found
