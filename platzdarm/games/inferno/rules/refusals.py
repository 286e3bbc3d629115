"""Why an action is not legal now: the reason that a player would give, and its rule."""

from platzdarm.games.inferno.rules.acquiring import can_pay
from platzdarm.games.inferno.rules.cards import CONSTRUCT
from platzdarm.games.inferno.rules.figures import order_cost
from platzdarm.games.inferno.rules.orders import Order
from platzdarm.games.inferno.rules.position import NO_CARD, Contest
from platzdarm.games.inferno.rules.rats import has_base, next_rat
from platzdarm.games.inferno.rules.row import offered
from platzdarm.games.inferno.rules.turn import Turn
from platzdarm.games.inferno.rules.verbs import (
    ACQUIRE,
    COMPLETE,
    END,
    GATE,
    ORDER,
    PLAY,
    RESEARCH,
    SLOTS,
    STEP,
    STRIKE,
    USE,
)
from platzdarm.kernel.action import first, verb_of
from platzdarm.kernel.errors import IllegalAction

IN_TURN = (PLAY, ACQUIRE, ORDER, GATE, RESEARCH)


def refusal(position: Contest, seat: int, action: int) -> IllegalAction:
    slug, rule = reason(position, seat, action)
    return IllegalAction(f"inf-{slug}", rule=rule)


def reason(position: Contest, seat: int, action: int) -> tuple[str, str]:
    if position.over:
        return "over", "INF-TURN-06"
    verb, top = verb_of(action), position.agenda[-1]
    if verb == USE:
        return "no-treasure", "INF-TREAS-06"
    if verb == COMPLETE:
        return "goal-unmet", "INF-QUEST-06"
    if not any(decision.seat == seat for decision in position.pending()):
        return "not-asked", "INF-TURN-04"
    if isinstance(top, Order):
        if verb in IN_TURN:
            return "order-first", "INF-TURN-05"
        return {STEP: ("no-way", "INF-MOVE-01"), STRIKE: ("no-target", "INF-ATK-03")}.get(
            verb, ("not-now", "INF-ORDER-03")
        )
    if not isinstance(top, Turn) or (verb not in IN_TURN and verb != END):
        return "not-now", "INF-PLAY-02"
    return in_turn(position, seat, verb, first(action))


def in_turn(position: Contest, seat: int, verb: int, operand: int) -> tuple[str, str]:
    if verb == GATE:
        return "gate-used", "INF-GATE-02"
    if verb == RESEARCH:
        return "no-runes", "INF-QUEST-01"
    if verb == PLAY:
        if operand in position.hand[seat] and position.setting.card(operand).type == CONSTRUCT:
            return "no-bearer", "INF-CONS-07"
        return "not-in-hand", "INF-PLAY-01"
    if verb == ACQUIRE:
        card = offered(position, operand) if operand < len(SLOTS) else NO_CARD
        if card == NO_CARD:
            return "not-on-offer", "INF-ROW-03"
        return (
            ("not-now", "INF-TURN-04")
            if can_pay(position, seat, position.setting.card(card))
            else ("no-means", "INF-ACQ-01")
        )
    return to_champion(position, seat, operand)


def to_champion(position: Contest, seat: int, piece: int) -> tuple[str, str]:
    if piece >= position.setting.pieces:
        return "not-yours", "INF-CHAMP-03"
    if position.owner[piece] != seat and piece != next_rat(position, seat):
        return "not-yours", "INF-CHAMP-03"
    if position.exhausted[piece]:
        return "exhausted", "INF-ORDER-02"
    if order_cost(position, piece) > position.power[seat]:
        return "no-power", "INF-ORDER-01"
    if not position.on_field(piece) and not has_base(position, seat):
        return "no-base", "INF-BASE-01"
    return "no-portal", "INF-ENTER-03"
