"""Personal decks (chapters PDECK, SDECK, END): drawing, and the discards that become a new deck."""

from typing import Final

from platzdarm.games.inferno.rules.goals import progress
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.setting import PERSONAL
from platzdarm.kernel.pile import Pile, bag_of

NONE_DRAWN: Final = -1


def seen_by(position: Contest, seat: int) -> int:
    """Those who may see a player's hand: partners may show each other their cards (INF-TEAM-03)."""
    bits = 0
    for partner in position.partners(seat):
        bits |= 1 << partner
    return bits


def draw_one(position: Contest, seat: int) -> int:
    """The discards are shuffled only when a card is needed and the deck is empty (INF-PDECK-02)."""
    deck = position.deck[seat]
    if not deck.size:
        if not position.discard[seat]:
            return NONE_DRAWN
        deck = Pile([bag_of(list(position.discard[seat]), len(position.setting.content.cards))])
        position.discard[seat] = ()
        position.tell("shuffled", [seat])
    card = position.chance.draw(deck.top, PERSONAL)
    position.deck[seat] = deck.without(card)
    add_to_hand(position, seat, card)
    return card


def draw(position: Contest, seat: int, number: int) -> int:
    """As many as there are (INF-TURN-02)."""
    drawn = 0
    for _ in range(number):
        card = draw_one(position, seat)
        if card == NONE_DRAWN:
            break
        drawn += 1
        position.tell("drew_card", [seat, card], seen_by(position, seat))
    if drawn:
        position.tell("drew", [seat, drawn])
    return drawn


def draw_by_effect(position: Contest, seat: int, number: int) -> int:
    drawn = draw(position, seat, number)
    progress(position, seat, "draws", drawn)
    return drawn


def add_to_hand(position: Contest, seat: int, card: int) -> None:
    """A hand has no order; it is kept sorted, so that none is told."""
    position.hand[seat] = tuple(sorted([*position.hand[seat], card]))


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """One copy less."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def discard_from_hand(position: Contest, seat: int, card: int) -> None:
    position.hand[seat] = without(position.hand[seat], card)
    position.discard[seat] = (*position.discard[seat], card)
    position.tell("discarded", [seat, card])
