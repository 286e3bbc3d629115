"""The effect language of this game: whom a selector means, what is counted, when a condition holds.

The verbs stand in `effects_attack`, `effects_figures`, `effects_table` and `effects_standing`, their table in
`effect_verbs`. Effects that say 'figure' hurt friend and foe alike; only those that say 'enemy' or 'demon' choose a
side. Damage of an effect is suffered: no defence card, no shields, no end of stun.
"""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from platzdarm.games.doom2016.rules.attack import NO_CARD, Attack, in_reach
from platzdarm.games.doom2016.rules.cards import Effect
from platzdarm.games.doom2016.rules.field import OFF
from platzdarm.games.doom2016.rules.moments import Moment
from platzdarm.games.doom2016.rules.mover import Mover
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import INVADER, enemies, is_demon, is_marine
from platzdarm.games.doom2016.rules.sight import adjacent, distance, sees
from platzdarm.kernel import reactions
from platzdarm.kernel.effects import ONE_OR_TWO, Amount, Condition, Selector, Verb

# the words of selectors: kinds of figures, whom a moment knows, and to whom or what somebody stands in a relation
KINDS: Final = ("figure", "enemy", "demon", "marine")
NAMED: Final = ("self", "defender", "killer")
ANCHORS: Final = ("self", "defender", "killed", "token")
PLACES: Final = {"beside": ANCHORS, "near": ANCHORS, "behind": ("defender",)}
ASKED: Final = {"beside": ("defender",), "near": ("defender",)}  # the same in conditions


class Use(reactions.Use[Incursion, Moment]):
    """`figure` uses the ability; `card` is the one that is played for it; `attack` is the one in progress."""

    def __init__(
        self, position: Incursion, seat: int, moment: Moment, attack: Attack | None = None, card: int = NO_CARD
    ) -> None:
        super().__init__(position, seat, moment)
        self.figure = moment.figure if seat == INVADER else seat - 1
        self.attack = attack
        self.card = card

    @property
    def fight(self) -> Attack:
        assert self.attack is not None
        return self.attack

    @property
    def mover(self) -> Mover | None:
        """The activation of the figure, if it is under way."""
        return owner_of(self.position, self.figure)

    def fulfilled(self, effect: Any) -> bool:
        """Whether the condition holds; without an attack none does that speaks of a defender."""
        needs: Condition = effect.needs
        if needs.count:
            return needs.meets(COUNTS[needs.count](self))
        if needs.be:
            return MARKS[needs.be](self, needs) != needs.unless
        attack = self.attack
        if attack is None:
            return False
        if needs.relation == "near":
            return in_reach(self.position, attack.attacker, attack.defender, needs.within) != needs.unless
        return beside(self.position, attack.attacker, attack.defender) != needs.unless

    def value(self, amount: Amount) -> int:
        return amount.n * amount.times(COUNTS[amount.per](self)) if amount.per else amount.n

    # -- whom a selector means --------------------------------------------------------------------------------

    def struck(self, effect: Effect) -> list[int]:
        """The figures that were named, or all that are meant where nobody is to be named."""
        return [one - 1 for one in (self.target, self.other) if one] if self.target else self.meant(effect.who)

    def meant(self, who: Selector | None) -> list[int]:
        """The figures that a selector describes; where nobody is named it is the defender."""
        if who is None or not who.pick:
            figure = self.named(who.of if who is not None else "defender")
            return [figure] if self.position.on_map(figure) else []
        found = [figure for figure in self.related(who) if self.is_kind(who.of, figure)]
        if who.itself and self.position.on_map(self.named(who.anchor)):
            found.insert(0, self.named(who.anchor))
        return [figure for figure in found if figure != self.named(who.but)] if who.but else found

    def named(self, name: str) -> int:
        if name == "self":
            return self.figure
        if name == "killer":
            return self.moment.other
        if name == "killed":
            return self.moment.figure
        return self.attack.defender if self.attack is not None else self.moment.figure

    def is_kind(self, kind: str, figure: int) -> bool:
        if kind == "enemy":
            return enemies(self.figure, figure)
        if kind == "demon":
            return is_demon(figure)
        return is_marine(figure) if kind == "marine" else True

    def related(self, who: Selector) -> list[int]:
        """The figures that stand so to the anchor, without itself."""
        position = self.position
        if not who.relation:
            return everybody(position)
        if who.seen:
            return [f for f in everybody(position) if in_reach(position, self.figure, f, who.within)]
        if who.anchor == "self" and who.relation == "beside":
            return [f for f in everybody(position) if beside(position, self.figure, f)]
        if who.relation == "behind":
            return behind(position, self.attack) if self.attack is not None else []
        where = [self.moment.square]
        if who.anchor == "self":
            where = position.squares(self.figure)
        elif who.anchor == "defender" and self.attack is not None:
            where = self.attack.where
        if where[0] < 0:
            return []  # the moment knows no such square
        if who.relation == "beside":
            found = around(position, where)
        else:
            found = within(position, where, who.within)
        return [figure for figure in found if figure != self.named(who.anchor)]


class Deed(Verb[Use, Effect]):
    """A verb of this game that is carried out."""


class Tally:
    """The odds of an attack before it is made, as far as effects have a say in them."""

    def __init__(self, use: Use) -> None:
        self.use = use
        self.rerolls: list[int] = []
        self.stagger_cut = 0

    def add(self, effect: Effect) -> None:
        if effect.needs is None or self.use.fulfilled(effect):
            effect.verb.count(self, effect)


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """What verbs ask of a bot that weighs an ability: the scales are the bot's, which one counts says the verb."""

    def __init__(self, use: Use) -> None:
        self.use = use

    def gain(self, hits: float) -> float:
        """Of so many damage symbols more."""
        return 0.0

    def saved(self, prevented: int) -> float:
        return 0.0

    def coming(self) -> int:
        """The damage that the attack in progress does as it stands."""
        return 0

    def reroll(self) -> float:
        return 0.0

    def redraw(self) -> float:
        return 0.0

    def no_glory_kill(self) -> float:
        return 0.0

    def another_attack(self, reach: int, without: int) -> float:
        return 0.0

    def harm(self, figures: list[int], amount: float) -> float:
        return 0.0

    def mean(self, red: int, black: int) -> float:
        return 0.0

    def stun(self, figure: int) -> float:
        return 0.0

    def blow(self, red: int, black: int, figure: int) -> float:
        return 0.0

    def points(self, number: int) -> float:
        return 0.0

    def card(self, number: int) -> float:
        """What is gained by giving up a card for another."""
        return 0.0

    def jump(self, square: int) -> float:
        return 0.0

    def guarding(self) -> float:
        return 0.0

    def foreknowledge(self) -> float:
        return 0.0


# -- what is counted, and what can be told -----------------------------------------------------------------------


def squares_entered(use: Use) -> int:
    mover = owner_of(use.position, use.attack.attacker) if use.attack is not None else None
    return 0 if mover is None else mover.entered


def straight_squares(use: Use) -> int:
    mover = owner_of(use.position, use.moment.figure)
    return 0 if mover is None else mover.run_up


def symbols(use: Use) -> int:
    return 0 if use.attack is None else use.attack.symbols()


def damage_beyond(use: Use) -> int:
    return use.moment.number


def damage_dealt(use: Use) -> int:
    return 0 if use.attack is None else use.attack.dealt


def defender_damage(use: Use) -> int:
    return 0 if use.attack is None else use.position.damage[use.attack.defender]


def glory_cards(use: Use) -> int:
    return len(use.position.glory[use.seat - 1])


def is_large(use: Use, needs: Condition) -> bool:
    return use.position.is_large(use.moment.figure)


def comrade_sees(use: Use, needs: Condition) -> bool:
    """Another demon of the attacker's type has the defender in sight."""
    position, attack = use.position, use.attack
    if attack is None:
        return False
    for other in position.setting.figures_of(position.setting.type_of[attack.attacker]):
        if other != attack.attacker and position.on_map(other):
            outlook = position.outlook(other, attack.defender)
            if sees(outlook, position.squares(other), position.squares(attack.defender)):
                return True
    return False


def attacks_with(use: Use, needs: Condition) -> bool:
    return use.attack is not None and use.attack.card >= 0 and has_trait(use.position, use.attack.card, needs.of)


COUNTS: Final[dict[str, Callable[[Use], int]]] = {
    "squares_entered": squares_entered,
    "straight_squares": straight_squares,
    "symbols": symbols,
    "damage_beyond": damage_beyond,
    "damage_dealt": damage_dealt,
    "defender_damage": defender_damage,
    "glory_cards": glory_cards,
}
MARKS: Final[dict[str, Callable[[Use, Condition], bool]]] = {
    "large": is_large,
    "comrade_sees": comrade_sees,
    "attacks_with": attacks_with,
}


def has_trait(position: Incursion, card: int, trait: str) -> bool:
    """A general attribute applies to every card whose own attribute contains it: all rifles (D16-WEAPON-06)."""
    weapon = position.setting.content.weapons[position.setting.content.actions[card].weapon].id
    return trait == weapon or trait in weapon.split("_")


def owner_of(position: Incursion, figure: int) -> Mover | None:
    """The activation of a figure, if it is under way."""
    agenda = position.agenda
    for at in range(len(agenda) - 1, -1, -1):
        step = agenda[at]
        if isinstance(step, Mover) and step.figure == figure:
            return step
    return None


# -- who is near whom --------------------------------------------------------------------------------------------


def beside(position: Incursion, one: int, other: int) -> bool:
    if not position.on_map(one) or not position.on_map(other) or position.gap(one, other) > 1:
        return False
    return adjacent(position.outlook(one, other), position.squares(one), position.squares(other))


def everybody(position: Incursion) -> list[int]:
    return [figure for figure, place in enumerate(position.place) if place != OFF]


def within(position: Incursion, squares: list[int], most: int, flying: bool = False) -> list[int]:
    """The figures at most so many squares away from these squares."""
    field = position.setting.field
    closed = field.outlook(position.shut).closed
    found: list[int] = []
    for figure in everybody(position):
        others = position.squares(figure)
        outlook = field.ground.between(closed, squares, flying, others, position.flies(figure))
        far = distance(outlook, squares, others)
        if far is not None and far <= most:
            found.append(figure)
    return found


def around(position: Incursion, squares: list[int]) -> list[int]:
    """The figures adjacent to these squares, not on them."""
    field = position.setting.field
    outlook = field.outlook(position.shut)
    found = [figure for figure in everybody(position) if adjacent(outlook, squares, position.squares(figure))]
    return [figure for figure in found if not set(squares) & set(position.squares(figure))]


def behind(position: Incursion, attack: Attack) -> list[int]:
    """Figures next to the defender and farther from the attacker."""
    field = position.setting.field
    outlook = field.outlook(position.shut)
    squares = position.squares(attack.attacker)
    limit = distance(outlook, squares, attack.where)
    found: list[int] = []
    for figure in around(position, attack.where):
        far = distance(outlook, squares, position.squares(figure))
        if figure != attack.defender and far is not None and limit is not None and far > limit:
            found.append(figure)
    return found


def pairs(who: Selector | None, figures: list[int]) -> list[tuple[int, int]]:
    """Figures as operands: one, or with `one_or_two` also each pair."""
    found = [(figure + 1, 0) for figure in figures]
    if who is not None and who.pick == ONE_OR_TWO:
        found += [(one + 1, other + 1) for one in figures for other in figures if one < other]
    return found
