"""The invader: spawn near the marines, go for the nearest, strike where it hurts, and play cards when they bite."""

from platzdarm.games.doom2004.bots.study import FAR, Study
from platzdarm.games.doom2004.rules.activation import Activation
from platzdarm.games.doom2004.rules.attack import Attack, current
from platzdarm.games.doom2004.rules.field import OFF
from platzdarm.games.doom2004.rules.moving import moves
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.setting import is_marine
from platzdarm.games.doom2004.rules.verbs import (
    ACTIVATE,
    DOOR,
    DUCT,
    END,
    PASS,
    SPAWN,
    SQUARE_FIRST,
    STEP,
    STRIKE,
    USE,
)
from platzdarm.kernel.action import first, second, third, verb_of, wide
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.pile import UNSEEN

WORTH_STRIKING = 0.25
# figures by what they are worth on the board
STRENGTH = {"zombie": 1.0, "imp": 1.3, "trite": 0.8, "demon": 1.8, "archvile": 2.4, "mancubus": 3.0, "hell_knight": 3.5}


def prey(position: Foray) -> dict[int, int]:
    return {position.place[marine]: 0 for marine in position.marines_on_board()}


def strength(position: Foray, card: int, group: int) -> float:
    content = position.setting.content
    return sum([STRENGTH.get(content.invaders[kind].id, 4.0) for kind in content.cards[card].groups[group]])


def prepare(study: Study, options: list[int]) -> int:
    """Panic first, then the strongest spawn."""
    for action in options:
        if verb_of(action) == USE and card_id(study.position, action).startswith("panic"):
            return action
    spawns = [action for action in options if verb_of(action) == SPAWN]
    return max(spawns, key=lambda a: strength(study.position, first(a), second(a)), default=PASS)


def card_id(position: Foray, action: int) -> str:
    return position.setting.content.cards[second(action)].id


def put(study: Study, options: list[int]) -> int:
    far = study.distances(prey(study.position), False)
    return min(options, key=lambda action: far.get(wide(action, SQUARE_FIRST), FAR))


def activate(study: Study, options: list[int]) -> int:
    """The nearest first: it makes way for none, but those behind see what it has done."""
    far = study.distances(prey(study.position), False)
    waiting = [action for action in options if verb_of(action) == ACTIVATE]
    return min(waiting, key=lambda action: study.near(first(action), far), default=END)


def act(study: Study, decision: Decision) -> int:
    position = study.position
    figure = decision.about[0]
    mover = position.agenda[-1]
    assert isinstance(mover, Activation)
    options = decision.answers.as_list()
    far = study.distances(prey(position), False)
    here = study.near(figure, far)
    for action in options:
        if verb_of(action) == USE and useful_now(position, action, figure, here):
            return action
    value, blow = best_strike(study, figure, options)
    step = next_step(study, figure, mover, options, far, here)
    if value >= WORTH_STRIKING and (step < 0 or position.setting.invader(figure).melee or here <= 3):
        return blow
    if step >= 0 and (mover.attacks > 0 or END not in options):
        return step
    if value > 0:
        return blow
    return END if END in options else options[0]


def useful_now(position: Foray, action: int, figure: int, here: int) -> bool:
    """Charge for one that would not get there, rage for one that stands there."""
    reach = position.movement(figure)
    if card_id(position, action).startswith("charge"):
        return reach < here <= 2 * reach + 1
    return here <= reach


def best_strike(study: Study, figure: int, options: list[int]) -> tuple[float, int]:
    position = study.position
    best, chosen = 0.0, END
    for action in options:
        if verb_of(action) == STRIKE:
            square = wide(action, SQUARE_FIRST)
            if not any(is_marine(other) for other in Attack(figure, OFF, square, False).concerned(position)):
                continue
            value = study.value(figure, OFF, square)
            if value > best:
                best, chosen = value, action
    return best, chosen


def next_step(study: Study, figure: int, mover: Activation, options: list[int], far: dict[int, int], here: int) -> int:
    position = study.position
    best, chosen = here, -1
    passing = END not in options
    for action in options:
        if verb_of(action) == DOOR and position.shut >> first(action) & 1:
            door = position.setting.field.doors[first(action)]
            squares = position.squares(figure)
            if door is not None and any(far.get(s, FAR) < here for s in door.squares if s not in squares):
                return action
    for hop in moves(position, figure, mover.left()):
        if hop.action not in options or verb_of(hop.action) not in (STEP, DUCT):
            continue
        width, height = position.base_of(figure)
        if hop.to & 1 != position.turned[figure]:
            width, height = height, width
        squares = position.setting.field.base(hop.to >> 1, width, height, position.closed())
        cost = min([far.get(square, FAR) for square in squares], default=FAR)
        cost += 2 if any(square in position.acid for square in squares) else 0
        if cost < best or (passing and chosen < 0):
            best, chosen = cost, hop.action
    return chosen


def throw(study: Study, options: list[int]) -> int:
    """The weakest spawn card, or else an event that is rarely of use."""
    position = study.position

    def keep(action: int) -> float:
        card = position.setting.content.cards[first(action)]
        if card.groups:
            return max(strength(position, card.index, group) for group in range(len(card.groups)))
        return max(effect.verb.keep for effect in card.ability.effects) if card.ability is not None else 0.0

    return min(options, key=keep)


def window(study: Study, decision: Decision) -> int:
    """Cards at their moments: a dodge when the roll hurts, a dud against a strong attack, an ambush always."""
    position = study.position
    uses = [action for action in decision.answers.as_list() if verb_of(action) == USE]
    attack = current(position)
    for action in uses:
        if second(action) == UNSEEN:
            continue
        name = card_id(position, action).rpartition("_")[0]
        if name == "dodge":
            if attack is not None and attack.succeeds(position) and attack.damage(position) >= 2:
                whole = (1 << len(attack.dice)) - 1
                if third(action) == whole:
                    return action
        elif name == "dud":
            if attack is not None and study.value(attack.attacker, attack.weapon, attack.square) >= 1.2:
                return action
        elif name not in ("sealed_in",):
            return action
    return PASS
