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
from platzdarm.games.doom2016.rules import abilities, effects
from platzdarm.games.doom2016.rules.attack import BLACK_FACE, Attack, current, targets
from platzdarm.games.doom2016.rules.cards import Ability, ActionCard, Effect
from platzdarm.games.doom2016.rules.marines import MarineActivation
from platzdarm.games.doom2016.rules.moments import Moment
from platzdarm.games.doom2016.rules.mover import Mover
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import INVADER, enemies, is_demon, is_marine
from platzdarm.games.doom2016.rules.verbs import EVENT, GLORY, HAND, USE
from platzdarm.kernel.action import first, fourth, second, third, verb_of
from platzdarm.kernel.window import PASS

KEEP_REACTION = 1.5  # damage that a reaction from hand must prevent, unless it saves a life
MARINE_WORTH = 6.0
STUN = 1.0
POINT = 0.4  # a movement point


def answer(study: Study, seat: int, options: list[int]) -> int:
    """The best use at the moment that is open, or to pass."""
    use = best_use(study, options)
    return PASS if use is None else use


def best_use(study: Study, options: list[int]) -> int | None:
    best, chosen = 0.0, None
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
    ability = used_ability(position, seat, action, moment)
    if ability is None:
        return 0.0
    return Use(study, seat, moment, action).worth(ability)


def used_ability(position: Incursion, seat: int, action: int, moment: Moment) -> Ability | None:
    source, number = first(action), second(action)
    if source in (HAND, GLORY, EVENT):
        sources = abilities.hidden_sources(position, seat, moment)
    else:
        sources = abilities.open_sources(position, seat, moment)
    return next((one for kind, at, one in sources if kind == source and at == number), None)


class Use:
    def __init__(self, study: Study, seat: int, moment: Moment, action: int) -> None:
        self.study = study
        self.position = study.position
        self.seat = seat
        self.moment = moment
        self.source = first(action)
        self.attack = current(self.position)
        self.aim = [third(action), fourth(action)]

    def worth(self, ability: Ability) -> float:
        total = 0.0
        for part in ability.effects:
            if part.when == self.moment.name and effects.applies(self.position, self.seat, part, self.moment):
                total += self.part_worth(part)
                if effects.is_aimed(part):
                    self.aim = [self.aim[1], 0]
        if ability.cost == "card":
            total -= 1.0
        return total - 0.1 * ability.argent

    def part_worth(self, effect: Effect) -> float:
        if self.attack is not None:
            value = self.in_attack(effect, self.attack)
            if value is not None:
                return value
        target = self.aim[0] - 1
        match effect.do:
            case "damage" | "roll_damage":
                return self.harm(effect)
            case "stun":
                return self.stun_worth(target if target >= 0 or self.attack is None else self.attack.defender)
            case "heal":
                return self.healing(effect, target)
            case "gain_mp":
                return self.points_worth(effect.n)
            case "attack":
                return figure_worth(self.position, target) * self.study.blow(effect.red, effect.black, target).mean / 6
            case "swap_card":
                return self.swap_worth(target)
            case "ally_gain_mp":
                return self.swap_worth(self.aim[1] - 1)
            case "remove_argent" | "place_argent":
                return 0.3 + 0.01 * self.position.argent[target]
            case "discard_random":
                return 0.5 + 0.1 * len(self.position.hands[target])
            case "take_attack":
                return self.guarding()
            case "teleport":
                return self.jump_worth(target)
            case "limit_range" | "draw_events" | "draw" | "take_glory" | "first_card" | "cancel_stun":
                return 1.0
            case "peek_initiative" | "reorder_initiative":
                return 0.5 if mixed_deck(self.position) else 0.0
            case _:
                return 0.0

    # -- inside an attack -------------------------------------------------------------------------------------

    def in_attack(self, effect: Effect, attack: Attack) -> float | None:
        """What it adds to the attack in progress, or takes from it; None if the verb has nothing to do with it."""
        match effect.do:
            case "add_dice" | "ignore_cover":
                return 1.0
            case "reroll_dice":
                return self.reroll_worth(attack)
            case "set_die":
                return self.gain(attack, self.aim[1] - attack.dice[self.aim[0] - 1] % BLACK_FACE)
            case "add_hits":
                return self.gain(attack, effect.n)
            case "cancel_shields":
                return self.gain(attack, min(effect.n, attack.blocked(self.position)))
            case "redraw_defence":
                return self.redraw_worth(attack)
            case "add_shields":
                return self.saved(attack, min(effect.n, self.coming(attack)))
            case "dodge":
                return self.saved(attack, self.coming(attack))
            case "forbid_glory_kill":
                return self.glory_forbidden(attack)
            case "attack_again":
                return 2.0 if self.has_target(effect, attack) else 0.0
            case "lower_stagger":
                return 1.0 if self.position.on_map(attack.defender) and attack.dealt else 0.0
            case "mark":
                return 0.5 if self.position.on_map(attack.defender) else 0.0
            case "push":
                return 0.2
            case _:
                return None

    def coming(self, attack: Attack) -> int:
        """The damage that the attack does as it stands."""
        if attack.is_dodged(self.position):
            return 0
        return max(attack.symbols() - attack.blocked(self.position), 0)

    def left(self, figure: int) -> int:
        return self.position.health(figure) - self.position.damage[figure]

    def gain(self, attack: Attack, hits: float) -> float:
        """More damage is worth nothing against a dodge, or if the defender dies anyway."""
        if hits <= 0 or attack.is_dodged(self.position) or self.coming(attack) >= self.left(attack.defender):
            return 0.0
        if attack.symbols() + hits <= attack.blocked(self.position):
            return 0.0
        return hits

    def reroll_worth(self, attack: Attack) -> float:
        gained = 0.0
        for at, die in enumerate(attack.dice):
            if self.aim[0] >> at & 1:
                mean = BLACK_MEAN if die >= BLACK_FACE else RED_MEAN
                gained += mean - die % BLACK_FACE
        if attack.is_dodged(self.position) or self.coming(attack) >= self.left(attack.defender):
            return 0.0
        return gained

    def redraw_worth(self, attack: Attack) -> float:
        guard = self.study.guard(attack.defender)
        average = sum(min(block, 4) * chance for block, chance in enumerate(guard))
        if attack.is_dodged(self.position):
            return 2.0
        if self.coming(attack) >= self.left(attack.defender):
            return 0.0
        return attack.blocked(self.position) - average - guard[DODGE] - 0.3

    def saved(self, attack: Attack, prevented: int) -> float:
        coming, left = self.coming(attack), self.left(attack.defender)
        if prevented <= 0 or coming - prevented >= left:
            return 0.0
        if coming >= left:
            return 5.0
        if self.source == HAND and prevented < KEEP_REACTION:
            return 0.0
        return float(prevented)

    def glory_forbidden(self, attack: Attack) -> float:
        demon, coming = attack.defender, self.coming(attack)
        if coming >= self.left(demon):
            return 0.0
        stagger = self.position.setting.demon(demon).stagger
        return 1.0 if self.position.damage[demon] + coming >= stagger else 0.0

    def has_target(self, effect: Effect, attack: Attack) -> bool:
        """Somebody else, or the same, is in reach for one attack more."""
        reach = effect.range or (self.position.setting.demon(attack.attacker).range if is_demon(attack.attacker) else 0)
        without = attack.defender if effect.who == "another" else -1
        return self.position.on_map(attack.attacker) and bool(targets(self.position, attack.attacker, reach, without))

    # -- figures ----------------------------------------------------------------------------------------------

    def harm(self, effect: Effect) -> float:
        amount = float(effect.n)
        if effect.do == "roll_damage":
            amount = mean_symbols(effect.red, effect.black)
        elif effect.amount == "hits" and self.attack is not None:
            amount = float(self.attack.symbols())
        elif effect.amount == "beyond":
            amount = float(self.moment.number)
        struck = [one - 1 for one in self.aim if one]
        if not effects.is_aimed(effect):
            struck = effects.candidates(self.position, self.seat, effect, self.moment)
        return sum(self.harm_to(figure, amount) for figure in struck)

    def harm_to(self, figure: int, amount: float) -> float:
        """Enemies hurt are a gain; friends count more than they."""
        own = self.moment.figure if self.seat == INVADER else self.seat - 1
        value = hurt(self.position, figure, amount)
        return value if enemies(own, figure) else -1.5 * value

    def stun_worth(self, figure: int) -> float:
        if not self.position.on_map(figure) or self.position.is_stunned(figure):
            return 0.0
        own = self.moment.figure if self.seat == INVADER else self.seat - 1
        return STUN * figure_worth(self.position, figure) / 3 if enemies(own, figure) else 0.0

    def healing(self, effect: Effect, target: int) -> float:
        figures = [target] if target >= 0 else effects.candidates(self.position, self.seat, effect, self.moment)
        healed = sum(min(effect.n, self.position.damage[figure]) for figure in figures)
        return float(healed) if healed >= min(effect.n, 2) else 0.0

    def points_worth(self, points: int) -> float:
        step = self.position.agenda[-1]
        if isinstance(step, Mover) and step.points >= 6:
            return 0.0
        return POINT * points

    def swap_worth(self, card: int) -> float:
        return 2.0 - card_worth(self.position.setting.content.actions[card])

    def guarding(self) -> float:
        """Guardian: take an attack for a marine that is worse off."""
        return float(self.left(self.seat - 1) - self.left(self.moment.figure) - 2)

    def jump_worth(self, square: int) -> float:
        errand = self.study.distances(marine_errands(self.study, self.seat - 1), False, True)
        return 0.1 * (errand[self.position.place[self.seat - 1]] - errand[square] - 2)


def figure_worth(position: Incursion, figure: int) -> float:
    return demon_worth(position.setting.demon(figure)) if is_demon(figure) else MARINE_WORTH


def hurt(position: Incursion, figure: int, amount: float) -> float:
    """The share of a figure's worth that damage takes away."""
    left = position.health(figure) - position.damage[figure]
    worth = figure_worth(position, figure)
    return worth if amount >= left else 0.6 * worth * amount / left


def mixed_deck(position: Incursion) -> bool:
    """Whether there is anything to gain from the order of the initiative cards that are left."""
    left = position.unrevealed
    return left[4] > 0 and sum(left[:4]) > 0


def grenade_value(study: Study, marine: int, card: ActionCard, square: int) -> float:
    """What a grenade on that square is likely to do; a decoy belongs where a marine will be attacked."""
    position = study.position
    boom = card.find("roll_damage")
    if boom is None:
        near = effects.within(position, [square], 3)
        seen = study.in_view(square, marine)
        return 0.2 * len([f for f in near if is_marine(f)]) * min(len(seen), 3)
    amount = mean_symbols(boom.red, boom.black)
    value = 0.0
    for figure in [*position.figures_at(square), *effects.around(position, [square])]:
        loss = hurt(position, figure, amount)
        value += loss if is_demon(figure) else -2 * loss
    return value
