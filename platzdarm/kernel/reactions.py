"""Reactions: who may use what, at which moment, aimed at what, paid how.

An action `USE kind number target second` names a source (where the ability stands: a hand, a card in play), which one,
and up to two operands that say what the ability is aimed at, each one higher than its number (0: nothing). A game says
which sources there are (`sources`), what they cost (`pay`) and what an effect does (its verb); the rest is here. The
same ability is used once at a moment. An ability whose effects belong to several moments is used at one of them; the
effects of later ones wait (`Later`).
"""

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from platzdarm.kernel.action import first, fourth, pack, second, third
from platzdarm.kernel.effects import Ability, Effect
from platzdarm.kernel.position import Position
from platzdarm.kernel.window import Window

P = TypeVar("P", bound=Position)
M = TypeVar("M", bound="Reaction[Any]")


class Source:
    """An ability where it stands: the kind of place, the number there."""

    def __init__(self, kind: int, number: int, ability: Any) -> None:
        self.kind = kind
        self.number = number
        self.ability: Any = ability

    def at(self, kind: int, number: int) -> bool:
        return self.kind == kind and self.number == number


class Later:
    """An effect whose moment is still to come, of an ability that a seat has used. Without a seat it is done with."""

    def __init__(self, seat: int, kind: int, number: int, effect: int) -> None:
        self.seat = seat
        self.kind = kind
        self.number = number
        self.effect = effect

    def done(self) -> "Later":
        return Later(-1, self.kind, self.number, self.effect)

    def data(self) -> list[int]:
        return [self.seat, self.kind, self.number, self.effect]


@mypyc_attr(allow_interpreted_subclasses=True)
class Use(Generic[P, M]):
    """An ability in use, or about to be: what its effects must know. The operands are those of the effect at hand."""

    def __init__(self, position: P, seat: int, moment: M) -> None:
        self.position = position
        self.seat = seat
        self.moment = moment
        self.target = 0
        self.other = 0

    def fulfilled(self, effect: Any) -> bool:
        """Whether the effect's condition holds."""
        return True

    def applies(self, effect: Effect) -> bool:
        return (effect.needs is None or self.fulfilled(effect)) and effect.verb.applies(self, effect)

    def carry_out(self, effect: Effect) -> None:
        """With the operands at hand; what is left of them is for the next effect that is aimed."""
        effect.verb.apply(self, effect)
        if effect.verb.aims(effect):
            self.target, self.other = self.other, 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Reactions(Generic[P, M]):
    """The rules of a game's reactions; holds no state."""

    def __init__(self, verb: int) -> None:
        self.verb = verb

    # -- what a game says -------------------------------------------------------------------------------------

    def sources(self, position: P, seat: int, moment: M, hidden: bool) -> list[Source]:
        """What `seat` has for a moment and could pay: what lies open, or what only it can see."""
        raise TypeError("a game must say where abilities stand")

    def is_hidden(self, kind: int) -> bool:
        """Whether sources of that kind are known to their holder alone."""
        return False

    def might_hold(self, position: P, seat: int, moment: M) -> bool:
        """Whether, for all that everybody can see, the seat may hold something for the moment."""
        return False

    def used(self, position: P, moment: M) -> list[str]:
        """The titles of what was used in what is going on."""
        return moment.used

    def in_use(self, position: P, seat: int, moment: M) -> Use[P, M]:
        return Use(position, seat, moment)

    def prices(self, use: Use[P, M], ability: Ability[Any]) -> list[int] | None:
        """What may be named as the price, as second operands; None if the price is not named."""
        return None

    def pay(self, use: Use[P, M], source: Source) -> None:
        """Tell that it is used, note that, and take its price."""
        raise TypeError("a game must say what abilities cost")

    def apply(self, use: Use[P, M], source: Source) -> None:
        """Carry out the effects of this moment, and let those of later ones wait."""
        effects: list[Effect] = source.ability.at(use.moment.name)
        for effect in effects:
            if use.applies(effect):
                use.carry_out(effect)

    # -- what follows from it ---------------------------------------------------------------------------------

    def answers(self, position: P, seat: int, moment: M, sources: list[Source]) -> list[int]:
        found: list[int] = []
        if not sources:
            return found
        used = self.used(position, moment)
        use = self.in_use(position, seat, moment)
        done: list[tuple[int, int]] = []
        for source in sources:
            place = (source.kind, source.number)
            if source.ability.title in used or place in done:
                continue
            done.append(place)
            for target, other in self.aims(use, source.ability):
                found.append(pack(self.verb, source.kind, source.number, target, other))
        return found

    def aims(self, use: Use[P, M], ability: Ability[Any]) -> list[tuple[int, int]]:
        """All pairs of operands with which an ability can be used now; none if it would have no effect."""
        effects: list[Effect] = ability.at(use.moment.name)
        parts = [part for part in effects if use.applies(part)]
        if not parts:
            return []
        pairs: list[tuple[int, int]] = [(0, 0)]
        first_aimed = True
        for part in parts:
            if not part.verb.aims(part):
                continue
            choices: list[tuple[int, int]] = part.verb.choices(use, part)
            if first_aimed:
                pairs = choices
                first_aimed = False
            else:
                pairs = [(target, other) for target, _ in pairs for other, _ in choices]
        prices = self.prices(use, ability)
        return pairs if prices is None else [(target, price) for target, _ in pairs for price in prices]

    def offered(self, position: P, seat: int, moment: M) -> list[int]:
        """What may be used, as far as this position knows."""
        sources = self.sources(position, seat, moment, False)
        if not position.hides(seat):
            sources = sources + self.sources(position, seat, moment, True)
        return self.answers(position, seat, moment, sources)

    def concerns(self, position: P, seat: int, moment: M) -> bool:
        """Decided from what everybody can see: a hand that is not empty might hold something for this moment."""
        if self.might_hold(position, seat, moment):
            return True
        return bool(self.answers(position, seat, moment, self.sources(position, seat, moment, False)))

    def find(self, position: P, seat: int, moment: M, kind: int, number: int) -> Source | None:
        for source in self.sources(position, seat, moment, self.is_hidden(kind)):
            if source.at(kind, number):
                return source
        return None

    def use(self, position: P, seat: int, action: int, moment: M) -> None:
        source = self.find(position, seat, moment, first(action), second(action))
        assert source is not None
        use = self.in_use(position, seat, moment)
        use.target, use.other = third(action), fourth(action)
        self.used(position, moment).append(source.ability.title)
        self.pay(use, source)
        self.apply(use, source)


@mypyc_attr(allow_interpreted_subclasses=True)
class Reaction(Window[P]):
    """A moment at which seats may use abilities, as the position's rules say; `used` are the titles of those used."""

    def __init__(
        self, name: str, everyone: list[int], order: list[int] | None = None, used: list[str] | None = None
    ) -> None:
        super().__init__(name, everyone, order)
        self.used: list[str] = used if used is not None else []

    def playable(self, position: P, seat: int) -> list[int]:
        return position.rules.playable(position, seat, self)

    def concerns(self, position: P, seat: int) -> bool:
        return position.rules.concerns(position, seat, self)

    def take(self, position: P, seat: int, action: int) -> None:
        position.rules.react(position, seat, action, self)
