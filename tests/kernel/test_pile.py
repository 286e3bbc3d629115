"""Bags and piles: a shuffled pile has no order until somebody draws."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from platzdarm.kernel.chance import SeededChance, deal
from platzdarm.kernel.deck import NO_CARD, Deck
from platzdarm.kernel.errors import Unknown
from platzdarm.kernel.fields import DECK
from platzdarm.kernel.pile import UNSEEN, Bag, Pile, bag_of, bag_with, seen

counts = st.lists(st.integers(0, 4), min_size=1, max_size=8)
seeds = st.binary(max_size=8)


def cards_of(bag: Bag) -> list[int]:
    return [card for card, count in enumerate(bag.counts) for _ in range(count)]


@settings(deadline=None)
@given(counts)
def test_every_index_of_a_bag_is_one_copy_of_a_card(numbers: list[int]) -> None:
    bag = bag_with(numbers)
    assert [bag.at(index) for index in range(bag.size)] == cards_of(bag)
    with pytest.raises(IndexError):
        bag.at(bag.size)
    assert [bag.has(card) for card in range(len(numbers))] == [number > 0 for number in numbers]
    assert not bag.has(len(numbers)) and not bag.has(-1)


@settings(deadline=None)
@given(counts, seeds)
def test_drawing_a_pile_out_gives_every_card_once(numbers: list[int], seed: bytes) -> None:
    whole = bag_with(numbers)
    pile, chance = Pile([whole] if whole.size else []), SeededChance(seed)
    drawn: list[int] = []
    while pile.size:
        before = pile.counts(len(numbers))
        card = chance.draw(pile.top, 1)
        rest = pile.without(card)
        assert pile.counts(len(numbers)) == before, "the older pile is as it was"
        assert rest.size == pile.size - 1
        drawn.append(card)
        pile = rest
    assert sorted(drawn) == cards_of(whole) and pile.bags == []


def test_bags_are_drawn_from_the_top() -> None:
    pile = Pile([bag_of([0, 1], 4)])
    pile = pile.with_on_top(bag_of([2], 4)).with_below(bag_of([3], 4))
    assert pile.size == 4 and pile.counts(4) == [1, 1, 1, 1]
    assert cards_of(pile.top) == [2]
    pile = pile.without(2)
    assert cards_of(pile.top) == [0, 1]
    pile = pile.without(1).without(0)
    assert cards_of(pile.top) == [3] and pile.without(3).bags == []


def test_an_empty_bag_is_never_kept() -> None:
    pile = Pile([bag_of([1], 2)])
    assert len(pile.with_on_top(bag_of([], 2)).bags) == len(pile.with_below(bag_of([], 2)).bags) == 1


def test_odds_of_unseen_cards() -> None:
    known_to_be_left = Bag([2, 0, 6], 3)  # three cards in the pile, out of eight that nobody has seen
    assert [known_to_be_left.odds(card) for card in range(3)] == [0.25, 0, 0.75]


@settings(deadline=None)
@given(counts, st.lists(st.integers(0, 5), max_size=4), seeds)
def test_dealing_shares_the_pool_out(numbers: list[int], sizes: list[int], seed: bytes) -> None:
    pool = bag_with(numbers)
    while sum(sizes) > pool.size:
        sizes.pop()
    hands = deal(pool, sizes, SeededChance(seed))
    assert [len(hand) for hand in hands] == sizes
    dealt = bag_of([card for hand in hands for card in hand], len(numbers))
    assert all(given <= there for given, there in zip(dealt.counts, numbers, strict=True))
    assert pool.counts == numbers


def test_every_hand_has_the_same_odds() -> None:
    pool, chance = bag_with([1, 3]), SeededChance(b"odds")
    firsts = [0, 0]
    for _ in range(4000):
        one, two = deal(pool, [2, 2], chance)
        firsts[0] += 0 in one
        firsts[1] += 0 in two
    assert sum(firsts) == 4000 and abs(firsts[0] - 2000) < 200


def test_a_card_that_is_not_known_cannot_be_looked_up() -> None:
    assert seen(7) == 7
    with pytest.raises(Unknown):
        seen(UNSEEN)


# -- cards that some seats know -----------------------------------------------------------------------------------


def test_what_one_seat_looked_at_is_one_bag_with_its_neighbours_for_the_others() -> None:
    """Seat 1 looks at the two top cards of four and puts the 3 on top, the 0 beneath."""
    pile = Pile([bag_of([0, 1, 2, 3], 4)]).without(3, 1 << 1).without(0, 1 << 1)
    pile = pile.with_on_top(bag_of([3], 4, 1 << 1)).with_below(bag_of([0], 4, 1 << 1))
    assert [cards_of(bag) for bag in pile.as_seen_by(1).bags] == [[0], [1, 2], [3]]
    for seat in (-1, 0, 2):
        (joined,) = pile.as_seen_by(seat).bags
        assert cards_of(joined) == [0, 1, 2, 3] and joined.size == 4


def test_cards_that_cannot_be_placed_may_lie_on_either_side_of_one_that_can() -> None:
    pile = Pile([bag_of([0], 3, 1 << 0), bag_of([1], 3), bag_of([2], 3, 1 << 0)])
    seen_by_all = pile.as_seen_by(-1)
    assert [(cards_of(bag), bag.size) for bag in seen_by_all.bags] == [([0, 2], 1), ([1], 1), ([0, 2], 1)]
    again = seen_by_all.as_seen_by(-1)
    assert [(bag.counts, bag.size) for bag in again.bags] == [(bag.counts, bag.size) for bag in seen_by_all.bags]


def test_cards_that_lie_elsewhere_are_reckoned_with() -> None:
    """Seat 0 is looking at the 2: for the others it may still be in the pile."""
    pile = Pile([bag_of([0, 1, 2], 3)]).without(2, 1 << 0)
    (bag,) = pile.as_seen_by(1, [1, 1, 1]).bags
    assert bag.size == 2 and bag.counts == [1, 1, 1]
    assert pile.as_seen_by(0).bags[0].counts == [1, 1, 0]


def test_a_card_searched_out_leaves_the_rest_where_it_lay() -> None:
    pile = Pile([bag_of([0, 1], 3), bag_of([2], 3)])
    assert [cards_of(bag) for bag in pile.without_at(0, 1).bags] == [[0], [2]]
    assert [cards_of(bag) for bag in pile.without_at(1, 2).bags] == [[0, 1]]


# -- decks --------------------------------------------------------------------------------------------------------


def test_discards_are_shuffled_when_the_pile_runs_out_and_not_before() -> None:
    chance = SeededChance(b"deck")
    deck = Deck(Pile([bag_of([0], 3)]), (1, 2), 3, 9)
    assert not deck.runs_out
    card, deck = deck.draw(chance)
    assert card == 0 and deck.discards == (1, 2) and deck.runs_out
    one, deck = deck.draw(chance)
    two, deck = deck.draw(chance)
    assert {one, two} == {1, 2} and deck.discards == () and not deck.runs_out
    assert deck.draw(chance)[0] == NO_CARD
    assert chance.outcomes == [9 << 16 | card for card in (0, one, two)]


def test_everything_can_be_shuffled_together() -> None:
    deck = Deck(Pile([bag_of([0], 4), bag_of([0], 4)]), (1,), 4, 9).shuffled((3, 3))
    assert [bag.counts for bag in deck.pile.bags] == [[2, 1, 0, 2]] and deck.discards == ()
    assert Deck(Pile([]), (), 4, 9).shuffled().pile.bags == []


def test_a_deck_is_saved_with_its_discards_and_draws_the_same_afterwards() -> None:
    deck = Deck(Pile([]), (), 3, 9).with_cards([0, 1]).discarding(2).discarding(0)
    saved = json.loads(json.dumps(DECK.save(deck)))
    again = DECK.load(saved, None)
    assert (again.discards, again.size) == ((2, 0), 2) and DECK.save(again) == saved
    draws = [(one.draw(SeededChance(b"saved"))[0], one.domain) for one in (deck, again)]
    assert draws[0] == draws[1]


def test_who_looks_at_the_top_and_puts_it_back_alone_knows_it() -> None:
    deck = Deck(Pile([bag_of([0, 1, 2], 3)]), (), 3, 9)
    card, deck = deck.draw(SeededChance(b"look"), 1 << 2)
    for below in (False, True):
        pile = deck.put_back(card, 2, below).pile
        mine = pile.as_seen_by(2).bags[0 if below else -1]
        assert cards_of(mine) == [card]
        assert [bag.size for bag in pile.as_seen_by(1).bags] == [3]
