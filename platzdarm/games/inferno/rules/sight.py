"""Ranged attacks and line of sight (chapter RNG)."""

from typing import Final

from platzdarm.games.inferno.rules.cards import SURE_FOOTED
from platzdarm.games.inferno.rules.field import OFF, Field
from platzdarm.games.inferno.rules.figures import distance, has
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.scenario import GATES_OF_WAR
from platzdarm.games.inferno.rules.terrain import gates_open

RANGE: Final = 3  # INF-RNG-01
REACH_RANGE: Final = 2  # INF-KEY-15


def clear(field: Field, start: int, end: int, blockers: int) -> bool:
    """Whether one of the paths of fewest cells has no blocker strictly between its ends (INF-RNG-02, 04)."""
    steps = field.steps_to(end)
    left = steps[start]
    if left == OFF:
        return False
    front = [start]
    while left > 1:
        left -= 1
        ahead: list[int] = []
        for cell in front:
            for beside in field.around[cell]:
                if steps[beside] == left and not blockers >> beside & 1 and beside not in ahead:
                    ahead.append(beside)
        if not ahead:
            return False
        front = ahead
    return True


def blockers_for(position: Contest, piece: int) -> int:
    """Enemies and blocking terrain; allies do not block (INF-RNG-03). For gates of war see INF-WARG-03, 04."""
    bits = 0
    for cell, other in position.occupants().items():
        if position.are_enemies(piece, other):
            bits |= 1 << cell
    gates = position.setting.scenario.special(GATES_OF_WAR) > 0 and not gates_open(position, position.owner[piece])
    if gates and has(position, piece, SURE_FOOTED):
        gates = False
    ground = position.ground()
    return bits | ground.forests | (ground.enchanted if gates else 0)


def sees(position: Contest, piece: int, target: int, blockers: int) -> bool:
    """Between any two of their cells; what a champion covers itself, or its target, does not block."""
    own = 0
    for cell in position.cells_of(piece) + position.cells_of(target):
        own |= 1 << cell
    around = blockers & ~own
    field = position.field
    for start in position.cells_of(piece):
        for end in position.cells_of(target):
            if field.distance(start, end) <= RANGE and clear(field, start, end, around):
                return True
    return False


def in_ranged_range(position: Contest, piece: int, target: int, blockers: int) -> bool:
    """Up to three cells away and in sight, whether or not the champion has a ranged attack (INF-RNG-05)."""
    return distance(position, piece, target) <= RANGE and sees(position, piece, target, blockers)
