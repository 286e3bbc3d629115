"""When a scenario's own rules hold: flags and marks, keys, rounds, and the wounds of a boss."""

from platzdarm.games.doom2004.rules.field import OFF
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.scenario import Condition


def holds(position: Foray, condition: Condition) -> bool:
    if position.flags & condition.flags != condition.flags:
        return False
    if condition.any_flag and not position.flags & condition.any_flag:
        return False
    if condition.first_key != OFF and position.first_key != condition.first_key:
        return False
    if (condition.mark and not position.marks & condition.mark) or position.marks & condition.no_mark:
        return False
    if condition.rounds and position.round < due_round(position, condition):
        return False
    return not condition.boss_half or boss_half_dead(position)


def due_round(position: Foray, condition: Condition) -> int:
    setting = position.setting
    return condition.rounds[setting.marines - 1] + condition.by_level[setting.level.placements - 1]


def boss_half_dead(position: Foray) -> bool:
    """Half of its wounds, rounded up, and it lives."""
    for figure in position.invaders_on_board():
        if position.is_boss(figure):
            return 2 * position.wounds[figure] >= position.rating(figure)
    return False
