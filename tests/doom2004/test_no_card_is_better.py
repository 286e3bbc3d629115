"""Of two cards of one kind none is strictly better: each does something that the other cannot.

What a card of the invader's deck costs is its place in the hand, and of spawn cards one is played in a turn: so a card
is better if whatever the other brings can be had by it as well.
"""

from collections.abc import Callable, Sequence
from itertools import permutations
from typing import TypeVar

import pytest
from msgspec.structs import replace

from platzdarm.games.doom2004.content.schema import EffectEntry, EventEntry, MarineCardEntry, SpawnEntry
from platzdarm.games.doom2004.rules.cards import POWERS, InvaderType, Powers
from platzdarm.games.doom2004.rules.odds import Strike, faces_of, odds
from tests.doom2004.tabletop import content, library

T = TypeVar("T")
CardEntry = EventEntry | MarineCardEntry

RANGES = range(1, 10)
ARMOURS = range(1, 6)
WHOLE = 15  # more wounds than any attack gives
TOLD_BY_ODDS = ("accuracy", "deadly")


def strictly_better(things: Sequence[T], covers: Callable[[T, T], bool]) -> list[tuple[T, T]]:
    """Pairs of which the first can do all that the second can; two that are the same would be one card."""
    return [(one, other) for one, other in permutations(things, 2) if covers(one, other)]


def hits_as_well(one: Strike, other: Strike) -> bool:
    """However many wounds are wanted: they are at least as likely, at every range and against every armour."""
    for reach in RANGES:
        for armour in ARMOURS:
            chances = [
                odds(strike._replace(distance=reach, armour=armour, health=WHOLE)).wounds for strike in (one, other)
            ]
            totals = [sum(wounds) for wounds in chances]
            for least in range(WHOLE + 1):
                mine, theirs = (sum(wounds[least:]) / total for wounds, total in zip(chances, totals, strict=True))
                if mine < theirs:
                    return False
    return True


def strike(kind: InvaderType) -> Strike:
    powers = kind.powers
    return Strike(faces_of(content().faces), tuple(kind.dice), 1, 1, WHOLE, kind.melee, powers.accuracy, powers.deadly)


def has_all(one: Powers, other: Powers) -> bool:
    return all(getattr(one, name) >= getattr(other, name) for name in POWERS if name not in TOLD_BY_ODDS)


def stands_in(one: InvaderType, other: InvaderType) -> bool:
    """Whether a figure does all that another does; a small one fits where no large one can."""
    return (
        (one.width, one.height) == (other.width, other.height)
        and one.movement >= other.movement
        and one.armour >= other.armour
        and one.wounds >= other.wounds
        and one.melee <= other.melee
        and has_all(one.powers, other.powers)
        and hits_as_well(strike(one), strike(other))
    )


def figures(group: dict[str, int]) -> list[InvaderType]:
    return [content().invader(kind) for kind, number in group.items() for _ in range(number)]


def group_covers(one: dict[str, int], other: dict[str, int]) -> bool:
    """Each figure of the other group has one of its own in this one that stands in for it."""
    wanted = figures(other)
    return any(
        all(stands_in(mine, theirs) for mine, theirs in zip(chosen, wanted, strict=True))
        for chosen in permutations(figures(one), len(wanted))
    )


def card_covers(one: SpawnEntry, other: SpawnEntry) -> bool:
    return all(any(group_covers(mine, theirs) for mine in one.groups) for theirs in other.groups)


def test_no_spawn_card_is_better_than_another() -> None:
    cards: list[SpawnEntry] = library().entries["spawns"]
    assert [(one.id, other.id) for one, other in strictly_better(cards, card_covers)] == []


def test_of_the_two_groups_of_a_card_none_is_better() -> None:
    for card in library().entries["spawns"]:
        assert not strictly_better(card.groups, group_covers), card.id


def effect_covers(one: EffectEntry, other: EffectEntry) -> bool:
    """The same deed at the same moment to the same ones, as much of it or more."""
    assert isinstance(one.n, int) and isinstance(other.n, int)
    return replace(one, n=0) == replace(other, n=0) and one.n >= other.n


def text_covers(one: CardEntry, other: CardEntry) -> bool:
    return all(any(effect_covers(mine, its) for mine in one.effects) for its in other.effects)


@pytest.mark.parametrize("kind", ["events", "marine_cards"])
def test_no_card_does_all_that_another_does(kind: str) -> None:
    cards: list[CardEntry] = library().entries[kind]
    assert [(one.id, other.id) for one, other in strictly_better(cards, text_covers)] == []


def test_the_comparison_finds_what_is_better() -> None:
    """Cards that were once in the deck: a lone mancubus, and fewer of what another card brings."""
    lone = SpawnEntry(id="lone", origin="original", scatter=[[]], groups=[{"mancubus": 1}])
    fewer = SpawnEntry(id="fewer", origin="original", scatter=[[]], groups=[{"trite": 3}, {"zombie": 2}])
    cards = {card.id: card for card in library().entries["spawns"]}
    assert card_covers(cards["spawn_mancubus_or_zombie3"], lone) and not card_covers(
        lone, cards["spawn_mancubus_or_zombie3"]
    )
    assert card_covers(cards["spawn_zombie3_or_trite4"], fewer)
