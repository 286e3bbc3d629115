"""The shared parts of the effect language in content files, and the plain objects that they become.

    who = { pick = "one", of = "enemy", near = "defender", within = 2 }     or  who = "defender"
    n = { per = "symbols", most = 3 }                                       or  n = 2
    needs = { count = "damage_dealt", least = 1 }                           or  needs = "large"

A game adds the fields of its own verbs to `EffectEntry`, or to `ProgramEntry` if its cards ask in the middle. Which
words may stand in these fields is the game's, and checked against its table of verbs (`check_words`, `check_sense`).
"""

from collections.abc import Collection, Iterator, Mapping
from typing import Annotated, Any, Literal, get_args

import msgspec

from platzdarm.kernel.effects import ANYTIME, Amount, Condition, Effect, Selector, Verbs
from platzdarm.kernel.errors import ContentError, Place

Word = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$", max_length=32)]
Number = Annotated[int, msgspec.Meta(ge=0, le=40)]
Pick = Literal["one", "one_or_two", "all"]
PICKS: tuple[Pick, ...] = get_args(Pick)
RELATIONS = ("at", "beside", "near", "behind")


class Relation(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True, omit_defaults=True):
    """Where somebody stands: at most one of the four, with somebody or something that the game can name."""

    at: Word | Literal[""] = ""
    beside: Word | Literal[""] = ""
    near: Word | Literal[""] = ""
    behind: Word | Literal[""] = ""
    within: Number = 0

    def place(self) -> tuple[str, str]:
        """The relation and the one that it refers to."""
        return next(((name, anchor) for name in RELATIONS if (anchor := getattr(self, name))), ("", ""))


class SelectorEntry(Relation, kw_only=True, frozen=True):
    pick: Pick
    of: Word
    seen: bool = False
    itself: bool = False
    but: Word | Literal[""] = ""


class AmountEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True, omit_defaults=True):
    per: Word
    n: Number = 1
    each: Annotated[int, msgspec.Meta(ge=1, le=40)] = 1
    most: Number = 0


class ConditionEntry(Relation, kw_only=True, frozen=True, rename={"be": "is"}):
    """One of: a count with its bounds, something that `is` so, a relation. `unless` turns it round."""

    count: Word | Literal[""] = ""
    least: Number = 0
    most: Annotated[int, msgspec.Meta(ge=-1, le=40)] = -1
    be: Word | Literal[""] = ""
    of: Word | Literal[""] = ""
    unless: bool = False


class EffectEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    when: Word
    do: Word
    cost: Word | Literal[""] = ""
    needs: Word | ConditionEntry | None = None
    who: Word | SelectorEntry | None = None
    n: Number | AmountEntry = 0


class ProgramEntry(EffectEntry, frozen=True, kw_only=True):
    """An effect of a program. `then` follows if it was carried out; instead of a verb there may be ways to choose.

    A game that adds fields says again that the parts are of its own kind of entry.
    """

    when: Word | Literal[""] = ""
    do: Word | Literal[""] = ""
    may: bool = False
    then: "tuple[ProgramEntry, ...]" = ()
    choose: "tuple[tuple[ProgramEntry, ...], ...]" = ()


# -- as the rules see them ---------------------------------------------------------------------------------------


def selector(entry: str | SelectorEntry | None) -> Selector | None:
    if entry is None or isinstance(entry, str):
        return None if entry is None else Selector(entry)
    relation, anchor = entry.place()
    return Selector(entry.of, entry.pick, relation, anchor, entry.within, entry.seen, entry.itself, entry.but)


def amount(entry: int | AmountEntry) -> Amount:
    return Amount(entry) if isinstance(entry, int) else Amount(entry.n, entry.per, entry.each, entry.most)


def condition(entry: str | ConditionEntry | None) -> Condition | None:
    if entry is None or isinstance(entry, str):
        return None if entry is None else Condition(be=entry)
    relation, anchor = entry.place()
    return Condition(
        entry.count, entry.least, entry.most, relation, anchor, entry.within, entry.be, entry.of, entry.unless
    )


def fill(effect: Effect, entry: EffectEntry) -> None:
    """What all games' effects have in common."""
    effect.cost = entry.cost
    effect.amount = amount(entry.n)
    effect.who = selector(entry.who)
    effect.needs = condition(entry.needs)


# -- checks ------------------------------------------------------------------------------------------------------


class EffectWords:
    """The words that a game knows, besides its verbs: who is meant, who is known, what is counted and told.

    `places` are the relations of selectors, each with those that it may refer to, `asked` the same of conditions.
    """

    def __init__(
        self,
        verbs: Verbs,
        kinds: Collection[str],
        named: Collection[str],
        places: Mapping[str, Collection[str]],
        asked: Mapping[str, Collection[str]],
        counts: Collection[str],
        marks: Collection[str],
        costs: Collection[str],
    ) -> None:
        self.verbs = verbs
        self.kinds = kinds
        self.named = named
        self.places = places
        self.asked = asked
        self.counts = counts
        self.marks = marks
        self.costs = costs


def check_words(entry: EffectEntry, known: EffectWords, place: object) -> None:
    """Refuses a word that means nothing. `place` is where the effect stands, up to its field."""
    for field, word, right in words(entry, known):
        if word not in right:
            where = Place("part", place=place, part=field)
            raise ContentError("invalid-choice", place=where, found=f"'{word}'", choices=", ".join(right))


def check_sense(entry: EffectEntry, verbs: Verbs, place: object) -> None:
    """Refuses a verb at a moment at which it does nothing, and a field that it does not read."""
    verb = verbs.by_name[entry.do]
    if not verbs.goes_with(verb, entry.when):
        if ANYTIME in verb.moments:
            known = ", ".join(verbs.at(entry.when))
            raise ContentError("effect-sentence", place=place, word=entry.when, known=known, other=entry.do)
        raise ContentError(
            "effect-sentence", place=place, word=entry.do, known=", ".join(verb.moments), other=entry.when
        )
    for field in msgspec.to_builtins(entry):
        if field not in ("when", "do", "cost", "needs", *verb.takes):
            raise ContentError("effect-unread", place=Place("part", place=place, part=field), verb=entry.do)


def words(entry: EffectEntry, known: EffectWords) -> Iterator[tuple[str, str, Collection[str]]]:
    """Every word of an effect that must mean something, with its field and the words that do.

    A part of a program has the moment of the whole, and no verb where it is a choice.
    """
    if entry.when:
        yield "when", entry.when, known.verbs.moments
    if entry.do:
        yield "do", entry.do, known.verbs.names()
    if entry.cost:
        yield "cost", entry.cost, known.costs
    if isinstance(entry.who, str):
        yield "who", entry.who, known.named
    elif entry.who is not None:
        yield "who.of", entry.who.of, known.kinds
        yield from anchors("who", entry.who, known.places)
        if entry.who.but:
            yield "who.but", entry.who.but, known.named
    if isinstance(entry.needs, str):
        yield "needs", entry.needs, known.marks
    elif entry.needs is not None:
        yield from anchors("needs", entry.needs, known.asked)
        if entry.needs.count:
            yield "needs.count", entry.needs.count, known.counts
        if entry.needs.be:
            yield "needs.is", entry.needs.be, known.marks
    for field in type(entry).__struct_fields__:
        value: Any = getattr(entry, field)
        if isinstance(value, AmountEntry):
            yield f"{field}.per", value.per, known.counts


def anchors(
    field: str, entry: Relation, places: Mapping[str, Collection[str]]
) -> Iterator[tuple[str, str, Collection[str]]]:
    relation, anchor = entry.place()
    if relation:
        yield field, relation, places
        yield f"{field}.{relation}", anchor, places[relation]
