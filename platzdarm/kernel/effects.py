"""The effect language that games share: a card says when, what, to whom, how much and on what condition.

A verb is one object: the moments at which it does something, what it may be aimed at, what it does, how it is worded,
what it adds to odds and what a bot thinks of it. A game writes its verbs and puts them into one table (`Verbs`);
schema, checks, aims, texts, odds and bots are derived from that table. Whom an effect means (`Selector`), how much
(`Amount`) and on what condition (`Condition`) is composed of parts, for which a game has its own names.
"""

from collections.abc import Iterable
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

U = TypeVar("U")  # an ability in use: the position, the seat, the moment, the operands
E = TypeVar("E", bound="Effect")

Words = tuple[str, ...]

# how many of those that a selector describes are meant, if not all
ONE: Final = "one"
ONE_OR_TWO: Final = "one_or_two"
PICKED: Final = (ONE, ONE_OR_TWO)  # by the seat that uses the ability

ANYTIME: Final = "*"  # among the moments of a verb: every one at which abilities are used


class Selector:
    """Whom an effect means. Without `pick` it is somebody whom the moment knows: `of` is 'self', 'defender'...

    Else so many of a kind (`of`: 'figure', 'enemy'...), standing in a relation ('beside', 'near', 'behind') to
    somebody (`anchor`), at most `within` away, in sight if `seen`, with the anchor itself if `itself`, never `but`.
    """

    def __init__(
        self,
        of: str,
        pick: str = "",
        relation: str = "",
        anchor: str = "",
        within: int = 0,
        seen: bool = False,
        itself: bool = False,
        but: str = "",
    ) -> None:
        self.of = of
        self.pick = pick
        self.relation = relation
        self.anchor = anchor
        self.within = within
        self.seen = seen
        self.itself = itself
        self.but = but

    @property
    def picks(self) -> bool:
        return self.pick in PICKED


class Amount:
    """A number, or `n` for every `each` of something that the game counts (`per`), at most `most` times."""

    def __init__(self, n: int, per: str = "", each: int = 1, most: int = 0) -> None:
        self.n = n
        self.per = per
        self.each = each
        self.most = most

    def times(self, counted: int) -> int:
        found = counted // self.each
        return min(found, self.most) if self.most else found


class Condition:
    """What must be so: a count (`least`, `most`), a relation to somebody, or something that the game can tell (`be`).

    `of` says more where a count or a mark asks for it: of which faction, with which weapon.
    """

    def __init__(
        self,
        count: str = "",
        least: int = 0,
        most: int = -1,
        relation: str = "",
        anchor: str = "",
        within: int = 0,
        be: str = "",
        of: str = "",
        unless: bool = False,
    ) -> None:
        self.count = count
        self.least = least
        self.most = most
        self.relation = relation
        self.anchor = anchor
        self.within = within
        self.be = be
        self.of = of
        self.unless = unless

    @property
    def key(self) -> str:
        """What is asked, without its numbers: for the catalogues, and for bots."""
        asked = self.count or self.be or self.relation
        return f"not-{asked}" if self.unless else asked

    def meets(self, counted: int) -> bool:
        return counted >= self.least and (self.most < 0 or counted <= self.most)

    def values(self) -> list[Any]:
        where = [self.relation, self.anchor, self.within]
        return [self.count, self.least, self.most, *where, self.be, self.of, self.unless]


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One sentence: `when` it may be used, what it does, at what cost, to whom, how much.

    The last three are for programs: `may` asks the seat first, `then` follows if the effect was carried out, `choose`
    are ways of which the seat takes one.
    """

    def __init__(self, when: str, verb: "Verb[Any, Any]", n: int = 0, who: Selector | None = None) -> None:
        self.when = when
        self.verb = verb
        self.amount = Amount(n)
        self.who = who
        self.needs: Condition | None = None
        self.cost = ""
        self.may = False
        self.then: list[Effect] = []
        self.choose: list[list[Effect]] = []

    @property
    def do(self) -> str:
        return self.verb.name

    @property
    def n(self) -> int:
        return self.amount.n


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability(Generic[E]):
    """What is used, paid and counted as one. `title` is the same on all copies of a card."""

    def __init__(self, id: str, title: str, effects: list[E]) -> None:
        self.id = id
        self.title = title
        self.effects = effects
        self.cost = effects[0].cost if effects else ""
        self.moments: dict[str, list[E]] = {}
        for effect in effects:
            self.moments.setdefault(effect.when, []).append(effect)

    def at(self, when: str) -> list[E]:
        return self.moments.get(when, [])

    def has(self, when: str) -> bool:
        return when in self.moments

    def aims(self) -> list[str]:
        """The kinds of its operands, in the order of its effects."""
        return [kind for effect in self.effects for kind in effect.verb.aims(effect)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Generic[U, E]):
    """A verb of the effect language, all of it. (Where it is not compiled it sets these in `__init__`.)"""

    name: str = ""
    moments: Words = (ANYTIME,)  # at which it does something
    takes: Words = ()  # the fields of an effect that it reads
    aim: Words = ()  # the kinds of its operands, where it always has them
    endings: Words = ("",)  # of the messages that word it: '', '-self'
    keep: float = 1.0  # what a bot thinks of a card with it, before it knows when to use it

    def aims(self, effect: E) -> Words:
        """The kinds of the operands that name what the effect is aimed at; empty if it is not aimed."""
        return self.aim

    def applies(self, use: U, effect: E) -> bool:
        """Whether it would do something now. The effect's condition has been asked before."""
        return True

    def choices(self, use: U, effect: E) -> list[tuple[int, int]]:
        """The operands of an aimed effect, each one higher than what it names; 0 names nothing."""
        return []

    def apply(self, use: U, effect: E) -> None:
        """Carry it out."""
        raise TypeError(f"'{self.name}' is not carried out at '{effect.when}'")

    def ending(self, effect: E) -> str:
        """Which of the messages words this effect."""
        return ""

    def count(self, tally: Any, effect: E) -> None:
        """Add to the odds of what is about to be done."""

    def worth(self, judge: Any, effect: E) -> float:
        """What it is worth now to whoever `judge` judges for."""
        return 0.0


class Verbs:
    """A game's table of verbs, and the moments that know no others than some of them."""

    def __init__(self, verbs: Iterable[Verb[Any, Any]], moments: Iterable[str], closed: Iterable[str]) -> None:
        self.by_name: dict[str, Verb[Any, Any]] = {verb.name: verb for verb in verbs}
        self.moments = list(moments)
        self.closed = list(closed)  # moments at which only verbs are carried out that name them

    def names(self) -> list[str]:
        return sorted(self.by_name)

    def at(self, moment: str) -> list[str]:
        """The verbs that do something at a moment."""
        return [name for name in self.names() if self.goes_with(self.by_name[name], moment)]

    def goes_with(self, verb: Verb[Any, Any], moment: str) -> bool:
        return moment in verb.moments or (ANYTIME in verb.moments and moment not in self.closed)
