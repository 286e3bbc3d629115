"""How greedy answers whatever it is asked beside its turn and its orders: treasures, drafts, effects, the villains."""

from collections.abc import Callable
from typing import Final

from platzdarm.games.inferno.bots.judge import Study
from platzdarm.games.inferno.bots.shopping import Shopping
from platzdarm.games.inferno.rules.figures import defence, speed, strength
from platzdarm.games.inferno.rules.position import NO_CARD, Contest
from platzdarm.games.inferno.rules.row import offered
from platzdarm.games.inferno.rules.setting import NEUTRAL, VILLAIN
from platzdarm.games.inferno.rules.verbs import (
    CARD,
    CELL,
    CHAMPION,
    DRAFT,
    IN_DISCARD,
    KEEP,
    OFFER,
    ORDER,
    PASS,
    SLOT,
    SPEND,
    TOKEN,
    USE,
    YES,
)
from platzdarm.kernel.action import first, second, verb_of
from platzdarm.kernel.decision import Decision

GAINS: Final = ("loot",)  # questions in which a card is gained, not lost
FOR_VILLAINS: Final = ("villain_target", "villain_cell", "villain_called", "rat_first", "rat_goal", "forge", "toll")
Luck = Callable[[], float]


def answer(study: Study, decision: Decision, luck: Luck) -> int:
    options = [action for action in decision.answers.as_list() if action != OFFER]  # whoever drafts wants to choose
    if decision.kind == "before_damage":
        return in_attack(study, decision.about, options)
    for wish in (YES, SPEND):
        if wish in options:
            return wish
    judge = Judge(study, decision.kind)
    return max(options, key=lambda action: judge.liking(action) + 0.1 * luck() + judge.astray(action, luck))


# -- treasures ---------------------------------------------------------------------------------------------------


def in_attack(study: Study, about: list[int], options: list[int]) -> int:
    """A treasure that saves an own champion, or that makes an own attack tell; none for what it is not worth."""
    position = study.position
    attacker, *targets = about
    for action in options:
        if verb_of(action) == USE and tells(position, attacker, targets, first(action), second(action)):
            return action
    return PASS


def tells(position: Contest, attacker: int, targets: list[int], treasure: int, piece: int) -> bool:
    found = position.setting.content.treasures[treasure]
    if position.is_minion(piece):
        return False
    blow = strength(position, attacker)
    for target in targets:
        need = defence(position, target) - position.damage[target]
        if piece == target and need <= blow < need + found.defence + found.souls:
            return True
        if piece == attacker and blow < need <= blow + found.strength + found.souls:
            return True
    return False


# -- choices -----------------------------------------------------------------------------------------------------


class Judge:
    def __init__(self, study: Study, kind: str) -> None:
        self.study = study
        self.kind = kind
        self.position = study.position
        self.shopping = Shopping(study.position, study.seat)

    def astray(self, action: int, luck: Luck) -> float:
        """Tastes differ most where there is most to choose from."""
        return 12 * luck() if verb_of(action) == DRAFT else 0.0

    def liking(self, action: int) -> float:
        position, content = self.position, self.position.setting.content
        match verb_of(action):
            case verb if verb == ORDER:
                return self.study.gain(first(action), second(action))
            case verb if verb == CHAMPION and first(action):
                return self.champion(first(action) - 1)
            case verb if verb == SLOT and first(action):
                card = offered(position, first(action) - 1)
                worth = self.shopping.worth(position.setting.card(card)) if card != NO_CARD else 0.0
                return -worth if self.kind in FOR_VILLAINS else worth
            case verb if verb == CARD and second(action):
                keeps = self.shopping.keeping(content.cards[second(action) - 1])
                return keeps if self.kind in GAINS else -keeps + (0.2 if first(action) - 1 == IN_DISCARD else 0.0)
            case verb if verb == KEEP:
                return self.quest(first(action))
            case verb if verb == DRAFT:
                return self.shopping.champion(content.kinds[first(action)])
            case verb if verb == CELL and first(action):
                return self.cell(first(action) - 1)
            case verb if verb == TOKEN and first(action):
                return 1.0
        return -0.5

    def champion(self, piece: int) -> float:
        """One's own: the strong ones on the field; for the villains whichever costs the players least."""
        position = self.position
        owner = position.owner[piece]
        if self.kind in FOR_VILLAINS:
            return -self.study.price(piece) if owner not in (VILLAIN, NEUTRAL) else -float(strength(position, piece))
        worth = strength(position, piece) * 0.6 + (4.0 if position.on_field(piece) else 0.0)
        worth += 1.5 if not position.exhausted[piece] else 0.0
        return worth if position.side_of(owner) == self.study.side else self.study.price(piece)

    def quest(self, card: int) -> float:
        """Goals that come soon, on cards that give much."""
        known = self.position.setting.content.cards[card]
        goal = known.goal.n if known.goal is not None else 0
        return self.shopping.bonuses(known) + self.shopping.ability(known.ability, False) - 0.4 * goal

    def cell(self, cell: int) -> float:
        """For villains as far from shrines and players as may be; else as near."""
        position = self.position
        shrines = position.setting.scenario.shrines
        near = min([position.field.distance(cell, shrine) for shrine in shrines], default=0)
        if self.kind not in FOR_VILLAINS:
            return -float(near)
        own = [piece for piece in position.standing() if position.side_of(position.owner[piece]) == self.study.side]
        reach = [position.field.distance(cell, position.cell[piece]) - speed(position, piece) for piece in own]
        return float(near) + 0.2 * min(reach, default=0)
