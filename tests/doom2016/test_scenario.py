"""Positions set up by hand in the middle of a round: whose turn it is, and cards in a fixed order."""

from typing import Any

import pytest

from platzdarm.games.discovery import game
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.table.scenario import set_up
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.errors import ContentError

WISH: dict[str, Any] = {
    "mission": "knee_deep_in_the_dead",
    "marines": [{"name": "alpha", "hand": ["armor"], "deck": ["combat_focus", "double_time"]}, {"name": "bravo"}],
    "figures": [{"id": "alpha", "squares": ["c3"], "carries": 2}, {"id": "imp-1", "squares": ["c4"]}],
    "turn": "alpha",
    "events": ["unstoppable_2"],
    "tokens": ["b5"],
}


def position(**wish: Any) -> Incursion:
    return set_up(game("doom2016"), WISH | wish)[1]


def test_the_named_marine_is_in_its_activation_and_nobody_else_was_asked() -> None:
    decision = position().pending()[0]
    assert (decision.seat, decision.kind) == (1, "act")
    assert position(turn="invader").pending()[0].seat == 0


@pytest.mark.parametrize("seed", [b"1" * 32, b"2" * 32, b"3" * 32])
def test_hands_and_the_tops_of_decks_are_as_laid_whatever_the_luck(seed: bytes) -> None:
    known = position()
    actions = known.setting.content.actions
    assert [actions[card].id for card in known.hands[0]] == ["armor"]
    chance = SeededChance(seed)
    first = chance.draw(known.decks[0].pile.top, 0)
    second = chance.draw(known.decks[0].pile.without(first).top, 0)
    assert [actions[card].id for card in (first, second)] == ["combat_focus", "double_time"]
    assert known.event_hand == ()
    assert known.setting.content.events[chance.draw(known.event_deck.pile.top, 0)].id == "unstoppable_2"


def test_no_card_is_lost_or_made() -> None:
    known, usual = position(), position(marines=2)
    kinds = len(known.setting.content.actions)

    def cards(one: Incursion) -> list[int]:
        counts = one.decks[0].pile.counts(kinds)
        for card in one.hands[0]:
            counts[card] += 1
        return counts

    assert cards(known) == cards(usual)


def test_tokens_that_lie_or_are_carried_no_longer_wait() -> None:
    assert position().samples == 0
    assert position(tokens=[]).samples == 1


@pytest.mark.parametrize(
    ("wish", "slug"),
    [
        ({"turn": "delta"}, "d16-no-turn"),
        ({"marines": [{"name": "alpha", "hand": ["armor", "armor"]}, {"name": "bravo"}]}, "d16-no-card"),
        ({"events": ["thunder"]}, "d16-no-card"),
    ],
)
def test_what_is_not_there_is_refused(wish: dict[str, Any], slug: str) -> None:
    with pytest.raises(ContentError) as error:
        position(**wish)
    assert error.value.slug == slug
