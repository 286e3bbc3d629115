"""Greedy at a table of Inferno: plays its hand, orders whom it can pay for, buys the dearest, and never dawdles."""

from platzdarm.bots.bot import Bot
from platzdarm.games.inferno.bots.study import Study
from platzdarm.games.inferno.rules.acquiring import can_pay
from platzdarm.games.inferno.rules.cards import CHAMPION as CHAMPION_CARD
from platzdarm.games.inferno.rules.cards import STARTING
from platzdarm.games.inferno.rules.figures import defence, order_cost, speed, strength
from platzdarm.games.inferno.rules.orders import Order
from platzdarm.games.inferno.rules.position import NO_CARD, Contest
from platzdarm.games.inferno.rules.row import offered
from platzdarm.games.inferno.rules.verbs import (
    ACQUIRE,
    CARD,
    CHAMPION,
    DRAFT,
    END,
    GATE,
    IN_DISCARD,
    ORDER,
    PASS,
    PLAY,
    RESEARCH,
    SLOT,
    SPEND,
    STEP,
    STOP,
    STRIKE,
    USE,
    YES,
)
from platzdarm.kernel.action import first, pack, second, verb_of
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import View


class InfernoGreedy(Bot):
    """Looks at its own view only, and no farther than the action at hand."""

    name = "greedy"

    def choose(self, view: View, decision: Decision, chance: Chance) -> int:
        if len(decision.answers) == 1:
            return decision.answers.at(0)
        known = view.known
        assert isinstance(known, Contest)
        return respond(Study(known), decision)


def respond(study: Study, decision: Decision) -> int:
    options = decision.answers.as_list()
    if decision.kind == "act":
        return act(study, decision.seat, options)
    if decision.kind == "champion":
        return order_on(study, decision.about[0], options)
    if decision.kind == "before_damage":
        return answer_attack(study, decision.seat, decision.about, options)
    for wish in (YES, SPEND):
        if wish in options:
            return wish
    return max(options, key=lambda action: liking(study.position, decision.seat, action))


# -- the turn ----------------------------------------------------------------------------------------------------


def act(study: Study, seat: int, options: list[int]) -> int:
    """The gate, the hand, orders from the dearest down, then what can be bought, and the end."""
    position = study.position
    by_verb: dict[int, list[int]] = {}
    for action in options:
        by_verb.setdefault(verb_of(action), []).append(action)
    if GATE in by_verb:
        return GATE
    if PLAY in by_verb:
        return max(by_verb[PLAY], key=lambda action: bearer(position, action))
    if ORDER in by_verb:
        return max(by_verb[ORDER], key=lambda action: call(study, first(action)))
    goods = [action for action in by_verb.get(ACQUIRE, []) if worth_buying(position, seat, first(action)) > 0]
    if goods:
        return max(goods, key=lambda action: worth_buying(position, seat, first(action)))
    return RESEARCH if RESEARCH in by_verb else END


def bearer(position: Contest, action: int) -> float:
    """Cards without a choice first; a construct for the strongest champion on the field."""
    piece = second(action) - 1
    if piece < 0:
        return 100.0
    return strength(position, piece) + (10.0 if position.on_field(piece) else 0.0)


def call(study: Study, piece: int) -> float:
    position = study.position
    return order_cost(position, piece) + (len(study.prey(piece)) if position.on_field(piece) else 0.5)


def worth_buying(position: Contest, seat: int, slot: int) -> float:
    """By cost; starting cards teach that anything dearer than two is worth a place in the deck."""
    card = offered(position, slot)
    if card == NO_CARD or not can_pay(position, seat, position.setting.card(card)):
        return 0.0
    known = position.setting.card(card)
    return known.cost + (1.0 if known.type == CHAMPION_CARD else 0.0)


# -- an order ----------------------------------------------------------------------------------------------------


def order_on(study: Study, piece: int, options: list[int]) -> int:
    """A blow that pays at once; else to the best cell and what can be struck from there."""
    position = study.position
    strikes = [action for action in options if verb_of(action) == STRIKE]
    best = max(strikes, key=lambda action: attack_worth(study, piece, action), default=END)
    if best != END and attack_worth(study, piece, best) > 1:
        return best
    steps = [action for action in options if verb_of(action) == STEP]
    if steps:
        points = points_left(position, piece)
        to = study.best_end(piece, points)
        step = pack(STEP, study.first_step(piece, points, to)) if to != position.cell[piece] else STOP
        if step in options:
            return step
        if END not in options:
            return steps[0]
    if best != END and attack_worth(study, piece, best) > 0:
        return best
    return STOP if STOP in options else END


def points_left(position: Contest, piece: int) -> int:
    for step in position.agenda:
        if isinstance(step, Order) and step.piece == piece:
            return step.points if step.moving else speed(position, piece)
    return 0


def attack_worth(study: Study, piece: int, action: int) -> float:
    return study.worth_of_attack(piece, first(action), second(action) - 1)


def answer_attack(study: Study, seat: int, about: list[int], options: list[int]) -> int:
    """A treasure that saves an own champion which is attacked, or that makes an own attack tell."""
    position = study.position
    attacker, *targets = about
    blow = strength(position, attacker)
    for action in options:
        if verb_of(action) != USE:
            continue
        treasure, piece = position.setting.content.treasures[first(action)], second(action)
        for target in targets:
            need = defence(position, target) - position.damage[target]
            if piece == target and need <= blow < need + treasure.defence:
                return action
            if piece == attacker and blow < need <= blow + treasure.strength:
                return action
    return PASS


# -- choices of effects ------------------------------------------------------------------------------------------


def liking(position: Contest, seat: int, action: int) -> float:
    """The strongest own champion, the dearest card to gain, the cheapest to lose."""
    verb = verb_of(action)
    content = position.setting.content
    if verb == CHAMPION:
        piece = first(action) - 1
        return float(strength(position, piece) + (5 if position.on_field(piece) else 0))
    if verb == SLOT:
        return float(position.setting.card(offered(position, first(action) - 1)).cost)
    if verb == CARD:
        card = content.cards[second(action) - 1]
        return (5.0 if card.source == STARTING else -card.cost) + (0.5 if first(action) - 1 == IN_DISCARD else 0.0)
    if verb == DRAFT:
        kind = content.kinds[first(action)]
        return float((kind.strength + kind.defence) * kind.figures - 2 * kind.order)
    return 0.0
