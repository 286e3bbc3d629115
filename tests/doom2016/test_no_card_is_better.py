"""Of two event cards, and of two glory kill cards, none is strictly better: each does something that the other cannot.

Both are drawn, not bought, so that a better one would make the other a blank. An event also defends when it is turned
up, held by nobody (D16-DEFENCE-03): what its copies show there is a part of what a name is worth.
"""

from collections.abc import Callable, Sequence
from itertools import permutations, product
from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from platzdarm.games.doom2016.content.schema import EffectEntry, EventEntry, GloryEntry
from tests.doom2016.tabletop import library

T = TypeVar("T")

# The fewer squares somebody sees, the stronger the card.
LESS_IS_MORE = ("limit_range",)


class Event(NamedTuple):
    """All copies of one name."""

    name: str
    effects: Sequence[EffectEntry]
    shields: float
    special: float


def events(entries: Sequence[EventEntry]) -> list[Event]:
    named: dict[str, list[EventEntry]] = {}
    for card in entries:
        named.setdefault(card.name.en, []).append(card)
    return [
        Event(
            name,
            copies[0].effects,
            sum(card.shields for card in copies) / len(copies),
            sum(card.special for card in copies) / len(copies),
        )
        for name, copies in named.items()
    ]


def all_events() -> list[EventEntry]:
    return [card for one in library().entries["events"] for card in one.cards]


def all_glory() -> list[GloryEntry]:
    found: list[GloryEntry] = library().entries["glory_kills"]
    return found


def better(things: Sequence[T], covers: Callable[[T, T], bool]) -> list[tuple[T, T]]:
    """Pairs of which the first can do all that the second can."""
    return [(one, other) for one, other in permutations(things, 2) if covers(one, other)]


def throws(effect: EffectEntry) -> list[int]:
    """What its dice may show together, each throw as likely as any other."""
    dice = library().entries["dice"]
    return [sum(faces) for faces in product(*[dice.red] * effect.red, *[dice.black] * effect.black)]


def dice_cover(one: EffectEntry, other: EffectEntry) -> bool:
    """However many hits are wanted: they are at least as likely."""
    mine, theirs = throws(one), throws(other)
    return all(
        sum(hits >= least for hits in mine) * len(theirs) >= sum(hits >= least for hits in theirs) * len(mine)
        for least in range(1, max(theirs) + 1)
    )


def effect_covers(one: EffectEntry, other: EffectEntry) -> bool:
    """The same deed at the same moment to the same ones, as much or more, at no higher price or condition."""
    assert isinstance(one.n, int) and isinstance(other.n, int)
    if one.needs not in (None, other.needs) or one.cost not in ("", other.cost):
        return False
    alike = replace(other, needs=one.needs, cost=one.cost, n=one.n, red=one.red, black=one.black, range=one.range)
    more = one.n <= other.n if one.do in LESS_IS_MORE else one.n >= other.n
    return one == alike and more and one.range >= other.range and dice_cover(one, other)


def text_covers(one: Sequence[EffectEntry], other: Sequence[EffectEntry]) -> bool:
    return all(any(effect_covers(mine, its) for mine in one) for its in other)


def event_covers(one: Event, other: Event) -> bool:
    return text_covers(one.effects, other.effects) and one.shields >= other.shields and one.special >= other.special


def glory_covers(one: GloryEntry, other: GloryEntry) -> bool:
    return text_covers(one.effects, other.effects)


def test_copies_of_an_event_say_the_same() -> None:
    texts = {one.name: one.effects for one in events(all_events())}
    assert [card.id for card in all_events() if card.effects != texts[card.name.en]] == []


def test_no_event_is_better_than_another() -> None:
    assert [(one.name, other.name) for one, other in better(events(all_events()), event_covers)] == []


def test_no_glory_kill_is_better_than_another() -> None:
    assert [(one.id, other.id) for one, other in better(all_glory(), glory_covers)] == []


def test_the_comparison_finds_what_is_better() -> None:
    """More of the same, surer dice, and the same without its condition; but not without what its copies defend with."""
    known = {one.name: one for one in events(all_events())}
    black, red = known["Hellish Power"], known["Demonic Strength"]
    assert text_covers(black.effects, red.effects) and not text_covers(red.effects, black.effects)
    assert not event_covers(black, red) and event_covers(black._replace(shields=1), red)
    near = known["Ferocity"]
    anywhere = near._replace(effects=[replace(near.effects[0], needs=None)])
    assert event_covers(anywhere, near) and event_covers(anywhere, black) and not event_covers(near, black)
    rush = next(card for card in all_glory() if card.id == "adrenaline_rush")
    assert glory_covers(replace(rush, effects=[replace(rush.effects[0], n=3)]), rush)
