"""Orders (chapters ORDER, GUARD, HEAL): placing them, and using guard and heal outside the own turn."""

from platzdarm.games.doom2004.rules import attack, equipment
from platzdarm.games.doom2004.rules.moments import Interrupt
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.sight import adjacent, sees
from platzdarm.games.doom2004.rules.standing import PLACE_HEAL, READY_BOTH
from platzdarm.games.doom2004.rules.targets import guard_attacks
from platzdarm.games.doom2004.rules.verbs import (
    AIM,
    DODGE,
    GUARD,
    HEAL,
    HEALING,
    NO_ORDER,
    ORDER,
    SQUARE_SECOND,
)
from platzdarm.games.doom2004.rules.wounds import lose_order
from platzdarm.kernel.action import first, pack, verb_of, wide


def placeable(position: Foray, marine: int) -> list[int]:
    """ORDER order marine: for himself, or, of a tactician, for a marine in sight; who has none yet (D04-ORDER-02)."""
    orders = [AIM, GUARD, DODGE]
    targets = [marine]
    if position.has(marine, READY_BOTH):
        targets += [other for other in position.marines_on_board() if other != marine and sees(position, marine, other)]
    found: list[int] = []
    for target in targets:
        if position.order[target] == NO_ORDER:
            found += [pack(ORDER, order, target) for order in orders]
            if position.has(target, PLACE_HEAL) and target == marine:  # D04-HEAL-01
                found.append(pack(ORDER, HEALING, target))
    return found


def place(position: Foray, marine: int, order: int) -> None:
    position.order[marine] = order
    position.tell("ordered", [marine, order])


def discard_old(position: Foray, marine: int) -> None:
    """At the start of his next turn; aim stays (D04-ORDER-03)."""
    if position.order[marine] in (GUARD, DODGE, HEALING):
        lose_order(position, marine)


# -- heal --------------------------------------------------------------------------------------------------------


def healings(position: Foray, marine: int) -> list[int]:
    """HEAL marine: himself or one next to him who has lost wound tokens (D04-HEAL-02, 03); not between a roll and its
    wounds (D04-HEAL-04)."""
    if position.order[marine] != HEALING or not position.on_board(marine) or attack.rolled(position):
        return []
    return [
        pack(HEAL, other)
        for other in position.marines_on_board()
        if position.life[other] < position.most_life(other) and (other == marine or adjacent(position, marine, other))
    ]


def use_heal(position: Foray, marine: int, other: int) -> None:
    lose_order(position, marine)
    equipment.heal(position, other, 1)


# -- interrupts --------------------------------------------------------------------------------------------------


def interrupts(position: Foray, seat: int, window: Interrupt) -> list[int]:
    """What a marine may do in a window: an attack by his guard order, or a healing."""
    marine = seat - 1
    found = healings(position, marine)
    if window.guard and position.order[marine] == GUARD and position.on_board(marine):
        found += guard_attacks(position, marine)
    return found


def interrupt(position: Foray, seat: int, action: int) -> None:
    marine = seat - 1
    if verb_of(action) == HEAL:
        use_heal(position, marine, first(action))
        return
    lose_order(position, marine)
    position.tell("guard", [marine])
    attack.declare(position, marine, first(action), wide(action, SQUARE_SECOND), False)
