"""Hands and decks (chapter DECK, and what KILL and WEAPON say of them): drawing, shuffling, gaining a weapon set."""

from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import INVADER
from platzdarm.kernel.deck import NO_CARD
from platzdarm.kernel.pile import bag_of, seen


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


# -- marines -----------------------------------------------------------------------------------------------------


def top_card(position: Incursion, marine: int) -> int:
    """Take the top card of the deck, shuffling the discard pile if need be (D16-DECK-03, 04); -1 if there is none."""
    if position.decks[marine].runs_out:
        position.tell("shuffled", [marine])
    card, position.decks[marine] = position.decks[marine].draw(position.chance)
    return card


def draw(position: Incursion, marine: int, number: int) -> None:
    for _ in range(number):
        card = top_card(position, marine)
        if card < 0:
            return
        to_hand(position, marine, card)
        position.tell("drew", [marine])
        position.tell("drew_card", [marine, card], 1 << (marine + 1))


def to_hand(position: Incursion, marine: int, card: int) -> None:
    position.hands[marine] = tuple(sorted([*position.hands[marine], card]))


def draw_to_limit(position: Incursion, marine: int) -> None:
    """D16-MARINE-05, 06."""
    draw(position, marine, max(position.hand_limit(marine) - len(position.hands[marine]), 0))


def discard(position: Incursion, marine: int, card: int) -> None:
    """From hand to the discard pile, which lies open."""
    position.hands[marine] = without(position.hands[marine], card)
    to_discards(position, marine, card)


def to_discards(position: Incursion, marine: int, card: int) -> None:
    position.decks[marine] = position.decks[marine].discarding(card)
    position.tell("discarded", [marine, card])


def rebuild(position: Incursion, marine: int) -> None:
    """After death hand and discards are shuffled into the deck and a full hand is drawn (D16-KILL-04)."""
    position.decks[marine] = position.decks[marine].shuffled([seen(card) for card in position.hands[marine]])
    position.hands[marine] = ()
    position.tell("shuffled", [marine])
    draw_to_limit(position, marine)


def sets_in_use(position: Incursion, weapon: int) -> int:
    return sum(1 for owned in position.weapons if owned >> weapon & 1)


def gain_weapon(position: Incursion, marine: int, weapon: int) -> bool:
    """The set is shuffled and put on top of the deck (D16-ITEM-05); no set twice, no more than the box holds."""
    kind = position.setting.content.weapons[weapon]
    if position.weapons[marine] >> weapon & 1 or sets_in_use(position, weapon) >= kind.copies:
        return False
    position.weapons[marine] |= 1 << weapon
    deck = position.decks[marine]
    position.decks[marine] = deck.with_pile(deck.pile.with_on_top(bag_of(kind.cards, deck.kinds)))
    return True


# -- the invader -------------------------------------------------------------------------------------------------


def top_event(position: Incursion) -> int:
    """D16-DECK-05; -1 if deck and discard pile are empty."""
    if position.event_deck.runs_out:
        position.tell("events_shuffled", [])
    card, position.event_deck = position.event_deck.draw(position.chance)
    return card


def draw_events(position: Incursion, number: int) -> None:
    for _ in range(number):
        card = top_event(position)
        if card < 0:
            return
        position.event_hand = tuple(sorted([*position.event_hand, card]))
        position.tell("drew_event", [])
        position.tell("drew_event_card", [card], 1 << INVADER)


def show_event(position: Incursion, card: int) -> None:
    position.events_seen |= 1 << card


def discard_event(position: Incursion, card: int) -> None:
    """From the hand to the open discards (ruling in D16-TIMING-10)."""
    position.event_hand = without(position.event_hand, card)
    event_to_discards(position, card)


def event_to_discards(position: Incursion, card: int) -> None:
    show_event(position, card)
    position.event_deck = position.event_deck.discarding(card)
    position.tell("event_discarded", [card])


# -- glory kills -------------------------------------------------------------------------------------------------


def draw_glory(position: Incursion, marine: int) -> int:
    """D16-GLORY-06; -1 if deck and discard pile are empty."""
    card, position.glory_deck = position.glory_deck.draw(position.chance)
    if card == NO_CARD:
        return NO_CARD
    position.glory[marine] = tuple(sorted([*position.glory[marine], card]))
    position.tell("drew_glory", [marine])
    position.tell("drew_glory_card", [marine, card], 1 << (marine + 1))
    return card


def discard_glory(position: Incursion, marine: int, card: int) -> None:
    position.glory[marine] = without(position.glory[marine], card)
    position.glory_deck = position.glory_deck.discarding(card)
    position.tell("glory_discarded", [marine, card])
