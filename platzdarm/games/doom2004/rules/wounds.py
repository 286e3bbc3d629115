"""Wounds and kills (chapters DMG, KILL, PROP): what armour leaves of damage, acid, and barrels that explode."""

from platzdarm.games.doom2004.rules.field import OFF
from platzdarm.games.doom2004.rules.mover import mover_of
from platzdarm.games.doom2004.rules.position import KILLED, Foray
from platzdarm.games.doom2004.rules.scenario import KILL
from platzdarm.games.doom2004.rules.setting import is_marine
from platzdarm.games.doom2004.rules.sight import beside
from platzdarm.games.doom2004.rules.standing import KILLS_MOVE
from platzdarm.games.doom2004.rules.verbs import AIM, GUARD, NO_ORDER
from platzdarm.games.doom2004.rules.victory import MARINE_SIDE, frag, win

MOST_INSTINCTS = 2  # kills of a turn that give something


def wounds_of(damage: int, armour: int) -> int:
    """D04-DMG-03 to 05: what is left over is lost."""
    return damage // max(armour, 1)


def wound(position: Foray, figure: int, number: int, killer: int = OFF) -> None:
    """So many wounds, armour being counted already."""
    if number < 1 or not position.on_board(figure):
        return
    if is_marine(figure):
        wound_marine(position, figure, number)
        return
    position.wounds[figure] += number
    position.tell("wounded", [figure, number, position.wounds[figure]])
    if position.wounds[figure] >= position.rating(figure):
        kill_invader(position, figure, killer)


def wound_marine(position: Foray, marine: int, number: int) -> None:
    position.life[marine] -= number
    position.tell("wounded", [marine, number, max(position.life[marine], 0)])
    if position.order[marine] in (AIM, GUARD):  # D04-AIM-03, D04-GUARD-07
        lose_order(position, marine)
    if position.life[marine] < 1:
        kill_marine(position, marine)


def kill_outright(position: Foray, figure: int, killer: int) -> None:
    """What kills an invader whatever its wounds; a boss only loses some."""
    boss = position.setting.scenario.boss
    if boss is not None and position.is_boss(figure):
        wound(position, figure, boss.outright, killer)
    else:
        kill_invader(position, figure, killer)


def kill_invader(position: Foray, figure: int, killer: int) -> None:
    """It returns to the reserve; that scores nothing (D04-KILL-01)."""
    position.tell("killed", [figure, killer, position.place[figure]])
    goal = position.setting.scenario.goal
    position.take_off(figure)
    if goal.kind == KILL and position.setting.type_of[figure] == goal.invader:
        win(position, MARINE_SIDE)
    elif killer != OFF and is_marine(killer) and position.on_board(killer):
        follow_up(position, killer)


def follow_up(position: Foray, marine: int) -> None:
    """Killer Instinct: a kill in the own turn gives points and an attack."""
    points = position.has(marine, KILLS_MOVE)
    turn = mover_of(position, marine) if points else None
    if turn is not None and turn.kills < MOST_INSTINCTS:
        turn.kills += 1
        turn.extra += points
        turn.attacks += 1
        position.tell("follow_up", [marine, points])


def kill_marine(position: Foray, marine: int) -> None:
    """Off the board until his next turn; wounds and armour are restored, the rest he keeps (D04-KILL-02 to 06)."""
    square = position.place[marine]
    position.death[marine] = square
    position.put(marine, OFF)
    position.state[marine] = KILLED
    position.life[marine] = position.most_life(marine)
    position.armour[marine] = position.first_armour(marine)
    position.berserk[marine] = 0
    position.order[marine] = NO_ORDER
    position.tell("killed", [marine, OFF, square])
    frag(position)


def lose_order(position: Foray, marine: int) -> None:
    position.tell("order_lost", [marine, position.order[marine]])
    position.order[marine] = NO_ORDER


# -- acid (D04-PROP-02 to 05, D04-BIG-03) ------------------------------------------------------------------------


def in_acid(position: Foray, squares: list[int]) -> bool:
    return any(square in position.acid for square in squares)


def enter_acid(position: Foray, figure: int, entered: list[int]) -> None:
    """A wound for an acid square; a large invader takes but one in an activation."""
    if not in_acid(position, entered):
        return
    mover = mover_of(position, figure)
    if mover is not None and not is_marine(figure) and position.setting.invader(figure).large:
        if mover.burnt:
            return
        mover.burnt = True
    position.tell("acid", [figure])
    wound(position, figure, 1)


def stay_in_acid(position: Foray, figure: int) -> None:
    """At the end of the own turn or activation."""
    if position.on_board(figure) and in_acid(position, position.squares(figure)):
        position.tell("acid", [figure])
        wound(position, figure, 1)


# -- barrels (D04-PROP-06 to 10) ---------------------------------------------------------------------------------


def explode(position: Foray, square: int, killer: int) -> None:
    """A barrel and, one after the other, all that stand next to one that explodes."""
    waiting = [square]
    while waiting:
        at = waiting.pop(0)
        if at not in position.barrels:
            continue
        position.barrels = tuple([other for other in position.barrels if other != at])
        position.tell("exploded", [at])
        around = beside(position, [at])
        struck = sorted({figure for near in around for figure in position.figures_at(near)})
        for figure in struck:
            wound(position, figure, 1, killer)
            if position.result is not None:
                return
        waiting += [near for near in around if near in position.barrels]
