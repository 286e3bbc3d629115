"""Abilities and cards that may be used at a moment: what each use is worth now. What is worth nothing is not used.

Hands are filled again and again, so a card that helps is played; a reaction is kept for damage that hurts.
"""

from platzdarm.games.doom2016.bots.errands import marine_errands
from platzdarm.games.doom2016.bots.judge import (
    BLACK_MEAN,
    DODGE,
    RED_MEAN,
    Study,
    card_worth,
    demon_worth,
    mean_symbols,
)
from platzdarm.games.doom2016.rules.abilities import ABILITIES
from platzdarm.games.doom2016.rules.attack import BLACK_FACE, targets
from platzdarm.games.doom2016.rules.cards import Ability, ActionCard
from platzdarm.games.doom2016.rules.effects import Judge, Use, around, within
from platzdarm.games.doom2016.rules.effects_figures import ROLL_DAMAGE
from platzdarm.games.doom2016.rules.marines import MarineActivation
from platzdarm.games.doom2016.rules.moments import Moment
from platzdarm.games.doom2016.rules.mover import Mover
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import enemies, is_demon, is_marine
from platzdarm.games.doom2016.rules.verbs import HAND, USE
from platzdarm.kernel.action import first, fourth, second, third, verb_of
from platzdarm.kernel.window import PASS

MARINE_WORTH = 6.0
STUN = 1.0
POINT = 0.4  # a movement point


def answer(study: Study, seat: int, options: list[int]) -> int:
    """The best use at the moment that is open, or to pass."""
    use = best_use(study, options)
    return PASS if use is None else use


def best_use(study: Study, options: list[int]) -> int | None:
    best, chosen = 0.0, None
    if not study.eye.tricks:
        return None
    for action in options:
        if verb_of(action) == USE:
            value = use_value(study, action)
            if value > best:
                best, chosen = value, action
    return chosen


def use_value(study: Study, action: int) -> float:
    position = study.position
    step = position.agenda[-1]
    if isinstance(step, Moment):
        moment, seat = step, step.order[0]
    elif isinstance(step, MarineActivation):
        moment, seat = step.bonus(), step.seat
    else:
        return 0.0
    source = ABILITIES.find(position, seat, moment, first(action), second(action))
    if source is None:
        return 0.0
    use = ABILITIES.in_use(position, seat, moment)
    use.target, use.other = third(action), fourth(action)
    return Scales(study, use, source.kind).weigh(source.ability)


class Scales(Judge):
    """What the verbs of an ability are worth together, aimed as it would be."""

    def __init__(self, study: Study, use: Use, source: int) -> None:
        super().__init__(use)
        self.study = study
        self.position = study.position
        self.source = source

    def weigh(self, ability: Ability) -> float:
        total = 0.0
        for part in ability.at(self.use.moment.name):
            if self.use.applies(part):
                total += part.verb.worth(self, part)
                if part.verb.aims(part):
                    self.use.target, self.use.other = self.use.other, 0
        if ability.cost == "card":
            total -= self.study.eye.horde.card
        return total - 0.1 * ability.argent

    # -- inside an attack -------------------------------------------------------------------------------------

    def coming(self) -> int:
        attack = self.use.fight
        if attack.is_dodged(self.position):
            return 0
        return max(attack.symbols() - attack.blocked(self.position), 0)

    def left(self, figure: int) -> int:
        return self.position.health(figure) - self.position.damage[figure]

    def in_vain(self) -> bool:
        """More damage is worth nothing against a dodge, or if the defender dies anyway."""
        attack = self.use.fight
        return attack.is_dodged(self.position) or self.coming() >= self.left(attack.defender)

    def gain(self, hits: float) -> float:
        attack = self.use.fight
        if hits <= 0 or self.in_vain() or attack.symbols() + hits <= attack.blocked(self.position):
            return 0.0
        return hits

    def reroll(self) -> float:
        gained = 0.0
        for at, die in enumerate(self.use.fight.dice):
            if self.use.target >> at & 1:
                mean = BLACK_MEAN if die >= BLACK_FACE else RED_MEAN
                gained += mean - die % BLACK_FACE
        return 0.0 if self.in_vain() else gained

    def redraw(self) -> float:
        attack = self.use.fight
        guard = self.study.guard(attack.defender)
        average = sum(min(block, 4) * chance for block, chance in enumerate(guard))
        if attack.is_dodged(self.position):
            return 2.0
        if self.in_vain():
            return 0.0
        return attack.blocked(self.position) - average - guard[DODGE] - 0.3

    def saved(self, prevented: int) -> float:
        coming, left = self.coming(), self.left(self.use.fight.defender)
        if prevented <= 0 or coming - prevented >= left:
            return 0.0
        if coming >= left:
            return 5.0
        eye = self.study.eye
        spared = eye.squad.spared if is_marine(self.use.fight.defender) else eye.horde.spared
        if self.source == HAND and prevented < spared:
            return 0.0
        return float(prevented)

    def no_glory_kill(self) -> float:
        demon, coming = self.use.fight.defender, self.coming()
        if coming >= self.left(demon):
            return 0.0
        stagger = self.position.setting.demon(demon).stagger
        return 1.0 if self.position.damage[demon] + coming >= stagger else 0.0

    def another_attack(self, reach: int, without: int) -> float:
        """Somebody else, or the same, is in reach for one attack more."""
        attacker = self.use.fight.attacker
        there = self.position.on_map(attacker) and bool(targets(self.position, attacker, reach, without))
        return 2.0 if there else 0.0

    # -- figures ----------------------------------------------------------------------------------------------

    def harm(self, figures: list[int], amount: float) -> float:
        """Enemies hurt are a gain; friends count more than they."""
        total = 0.0
        for figure in figures:
            value = hurt(self.position, figure, amount)
            total += value if enemies(self.use.figure, figure) else -1.5 * value
        return total

    def mean(self, red: int, black: int) -> float:
        return mean_symbols(red, black)

    def stun(self, figure: int) -> float:
        if not self.position.on_map(figure) or self.position.is_stunned(figure):
            return 0.0
        return STUN * figure_worth(self.position, figure) / 3 if enemies(self.use.figure, figure) else 0.0

    def blow(self, red: int, black: int, figure: int) -> float:
        return figure_worth(self.position, figure) * self.study.blow(red, black, figure).mean / 6

    def points(self, number: int) -> float:
        step = self.position.agenda[-1]
        if isinstance(step, Mover) and step.points >= 6:
            return 0.0
        return POINT * number

    def card(self, number: int) -> float:
        return 2.0 - card_worth(self.position.setting.content.actions[number])

    def guarding(self) -> float:
        """Guardian: take an attack for a marine that is worse off."""
        return float(self.left(self.use.seat - 1) - self.left(self.use.moment.figure) - 2)

    def jump(self, square: int) -> float:
        errand = self.study.distances(marine_errands(self.study, self.use.seat - 1), False, True)
        return 0.1 * (errand[self.position.place[self.use.seat - 1]] - errand[square] - 2)

    def foreknowledge(self) -> float:
        """There must be anything to gain from the order of the initiative cards that are left."""
        left = self.position.unrevealed
        return 0.5 if left[4] > 0 and sum(left[:4]) > 0 else 0.0


def figure_worth(position: Incursion, figure: int) -> float:
    return demon_worth(position.setting.demon(figure)) if is_demon(figure) else MARINE_WORTH


def hurt(position: Incursion, figure: int, amount: float) -> float:
    """The share of a figure's worth that damage takes away."""
    left = position.health(figure) - position.damage[figure]
    worth = figure_worth(position, figure)
    return worth if amount >= left else 0.6 * worth * amount / left


def grenade_value(study: Study, marine: int, card: ActionCard, square: int) -> float:
    """What a grenade on that square is likely to do; a decoy belongs where a marine will be attacked."""
    position = study.position
    boom = card.find(ROLL_DAMAGE)
    if boom is None:
        near = within(position, [square], 3)
        seen = study.in_view(square, marine)
        return 0.2 * len([f for f in near if is_marine(f)]) * min(len(seen), 3)
    amount = mean_symbols(boom.red, boom.black)
    value = 0.0
    for figure in [*position.figures_at(square), *around(position, [square])]:
        loss = hurt(position, figure, amount)
        value += loss if is_demon(figure) else -study.eye.squad.friend * loss
    return value
