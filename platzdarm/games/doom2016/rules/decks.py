"""Hands and decks (chapter DECK, and what KILL and WEAPON say of them): drawing, shuffling, gaining a weapon set."""

from platzdarm.games.doom2016.rules.position import DECK, EVENTS, GLORY_KILLS, Incursion
from platzdarm.games.doom2016.rules.setting import INVADER
from platzdarm.kernel.deck import NO_CARD, Deck
from platzdarm.kernel.pile import Bag, bag_of, seen


def bag(position: Incursion, cards: tuple[int, ...] | list[int]) -> Bag:
    return bag_of(list(cards), len(position.setting.content.actions))


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


# -- marines -----------------------------------------------------------------------------------------------------


def deck_of(position: Incursion, marine: int) -> Deck:
    kinds = len(position.setting.content.actions)
    return Deck(position.decks[marine], position.discards[marine], kinds, DECK + marine)


def top_card(position: Incursion, marine: int) -> int:
    """Take the top card of the deck, shuffling the discard pile if need be (D16-DECK-03, 04); -1 if there is none."""
    deck = deck_of(position, marine)
    if deck.runs_out:
        position.tell("shuffled", [marine])
    card, deck = deck.draw(position.chance)
    position.decks[marine], position.discards[marine] = deck.pile, deck.discards
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
    position.discards[marine] = (*position.discards[marine], card)
    position.tell("discarded", [marine, card])


def rebuild(position: Incursion, marine: int) -> None:
    """After death hand and discards are shuffled into the deck and a full hand is drawn (D16-KILL-04)."""
    deck = deck_of(position, marine).shuffled(tuple([seen(card) for card in position.hands[marine]]))
    position.hands[marine] = ()
    position.decks[marine], position.discards[marine] = deck.pile, deck.discards
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
    position.decks[marine] = position.decks[marine].with_on_top(bag(position, kind.cards))
    return True


# -- the invader -------------------------------------------------------------------------------------------------


def top_event(position: Incursion) -> int:
    """D16-DECK-05; -1 if deck and discard pile are empty."""
    deck = Deck(position.event_deck, position.event_discards, len(position.setting.content.events), EVENTS)
    if deck.runs_out:
        position.tell("events_shuffled", [])
    card, deck = deck.draw(position.chance)
    position.event_deck, position.event_discards = deck.pile, deck.discards
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
    position.event_discards = (*position.event_discards, card)
    position.tell("event_discarded", [card])


# -- glory kills -------------------------------------------------------------------------------------------------


def draw_glory(position: Incursion, marine: int) -> int:
    """D16-GLORY-06; -1 if deck and discard pile are empty."""
    deck = Deck(position.glory_deck, position.glory_discards, len(position.setting.content.glory), GLORY_KILLS)
    card, deck = deck.draw(position.chance)
    position.glory_deck, position.glory_discards = deck.pile, deck.discards
    if card == NO_CARD:
        return NO_CARD
    position.glory[marine] = tuple(sorted([*position.glory[marine], card]))
    position.tell("drew_glory", [marine])
    position.tell("drew_glory_card", [marine, card], 1 << (marine + 1))
    return card


def discard_glory(position: Incursion, marine: int, card: int) -> None:
    position.glory[marine] = without(position.glory[marine], card)
    position.glory_discards = (*position.glory_discards, card)
    position.tell("glory_discarded", [marine, card])
