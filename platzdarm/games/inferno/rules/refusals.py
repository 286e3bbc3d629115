"""Why an action is not legal now: the reason that a player would give, and its rule."""

from typing import Final

from platzdarm.games.inferno.rules.acquiring import can_pay
from platzdarm.games.inferno.rules.cards import CONSTRUCT
from platzdarm.games.inferno.rules.drafting import Draft, why_no_offer
from platzdarm.games.inferno.rules.figures import order_cost
from platzdarm.games.inferno.rules.orders import Order
from platzdarm.games.inferno.rules.position import NO_CARD, Contest
from platzdarm.games.inferno.rules.rats import has_base, is_rat, next_rat
from platzdarm.games.inferno.rules.row import offered
from platzdarm.games.inferno.rules.scenario import RAT_KING
from platzdarm.games.inferno.rules.turn import Turn
from platzdarm.games.inferno.rules.verbs import (
    ACQUIRE,
    COMPLETE,
    END,
    GATE,
    OFFER,
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

REASONS: Final = {
    "inf-over": "INF-TURN-06",
    "inf-no-treasure": "INF-TREAS-06",
    "inf-goal-unmet": "INF-QUEST-06",
    "inf-not-asked": "INF-TURN-04",
    "inf-order-first": "INF-TURN-05",
    "inf-not-now": "INF-PLAY-02",
    "inf-gate-used": "INF-GATE-02",
    "inf-no-runes": "INF-QUEST-01",
    "inf-no-bearer": "INF-CONS-07",
    "inf-not-in-hand": "INF-PLAY-01",
    "inf-not-on-offer": "INF-ROW-03",
    "inf-not-yours": "INF-CHAMP-03",
    "inf-exhausted": "INF-ORDER-02",
    "inf-no-power": "INF-ORDER-01",
    "inf-no-base": "INF-BASE-01",
    "inf-no-portal": "INF-ENTER-03",
    "inf-no-way": "INF-MOVE-01",
    "inf-no-target": "INF-ATK-03",
    "inf-not-in-order": "INF-ORDER-03",
    "inf-no-means": "INF-ACQ-01",
    "inf-rats-obey-king": "INF-CRAT-10",
    "inf-partners-draft": "INF-TEAM-02",
    "inf-offered-once": "INF-SETUP-05",
    "inf-offer-late": "INF-DRAFT-03",
}
IN_ORDER: Final = {STEP: "inf-no-way", STRIKE: "inf-no-target"}
IN_TURN: Final = (PLAY, ACQUIRE, ORDER, GATE, RESEARCH)


def refusal(position: Contest, seat: int, action: int) -> IllegalAction:
    slug = reason(position, seat, action)
    return IllegalAction(slug, rule=REASONS[slug])


def reason(position: Contest, seat: int, action: int) -> str:
    if position.over:
        return "inf-over"
    verb, top = verb_of(action), position.agenda[-1]
    if verb == USE:
        return "inf-no-treasure"
    if verb == COMPLETE:
        return "inf-goal-unmet"
    if not any(decision.seat == seat for decision in position.pending()):
        return "inf-not-asked"
    if verb == OFFER and isinstance(top, Draft):
        return why_no_offer(position, top, seat)
    if isinstance(top, Order):
        if verb in IN_TURN:
            return "inf-order-first"
        return IN_ORDER.get(verb, "inf-not-in-order")
    if not isinstance(top, Turn) or (verb not in IN_TURN and verb != END):
        return "inf-not-now"
    return in_turn(position, seat, verb, first(action))


def in_turn(position: Contest, seat: int, verb: int, operand: int) -> str:
    if verb == GATE:
        return "inf-gate-used"
    if verb == RESEARCH:
        return "inf-no-runes"
    if verb == PLAY:
        if operand in position.hand[seat] and position.setting.card(operand).type == CONSTRUCT:
            return "inf-no-bearer"
        return "inf-not-in-hand"
    if verb == ACQUIRE:
        card = offered(position, operand) if operand < len(SLOTS) else NO_CARD
        if card == NO_CARD:
            return "inf-not-on-offer"
        return "inf-not-now" if can_pay(position, seat, position.setting.card(card)) else "inf-no-means"
    return to_champion(position, seat, operand)


def to_champion(position: Contest, seat: int, piece: int) -> str:
    if piece >= position.setting.pieces:
        return "inf-not-yours"
    if position.owner[piece] != seat and piece != next_rat(position, seat):
        return "inf-not-yours"
    if position.setting.scenario.special(RAT_KING) and is_rat(position, piece):
        return "inf-rats-obey-king"
    if position.exhausted[piece]:
        return "inf-exhausted"
    if order_cost(position, piece) > position.power[seat]:
        return "inf-no-power"
    if not position.on_field(piece) and not has_base(position, seat):
        return "inf-no-base"
    return "inf-no-portal"
