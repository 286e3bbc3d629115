"""The invader's cards (chapters DRAW, EVENT, SCAT): drawing, and what the last card of the deck costs the marines."""

from typing import Any, Final

from platzdarm.games.doom2004.rules.cards import INVADER_DECK
from platzdarm.games.doom2004.rules.position import Foray, Stage
from platzdarm.games.doom2004.rules.setting import INVADER
from platzdarm.games.doom2004.rules.victory import decided, frag
from platzdarm.kernel.pile import Pile, bag_of

NO_CARD: Final = -1


def shuffle(position: Foray) -> None:
    """The discards become the deck; where there are none it stays empty (D04-DRAW-06)."""
    if position.discards and not position.deck.size:
        position.deck = Pile([bag_of(list(position.discards), len(position.setting.content.cards))])
        position.discards = ()
        position.tell("shuffled", [])


def top_card(position: Foray) -> int:
    """The top card, taken; or NO_CARD. What becomes of the deck is settled when the card lies where it belongs."""
    shuffle(position)
    if not position.deck.size:
        return NO_CARD
    card = position.chance.draw(position.deck.top, INVADER_DECK)
    position.deck = position.deck.without(card)
    return card


def taken(position: Foray) -> None:
    """The last card of the deck, for whatever purpose, is a frag; then there is a new deck (D04-DRAW-04)."""
    if not position.deck.size:
        position.tell("deck_empty", [])
        frag(position)
        shuffle(position)


def draw(position: Foray, number: int) -> None:
    """Cards for the invader's hand; what is owed after a new deck was made comes from that (D04-DRAW-05)."""
    for _ in range(number):
        card = top_card(position)
        if card == NO_CARD or decided(position):
            return
        position.hand = tuple(sorted([*position.hand, card]))
        position.tell("drew_card", [card], 1 << INVADER)
        position.tell("drew", [len(position.hand)])
        taken(position)
        if decided(position):
            return


def from_hand(position: Foray, card: int) -> None:
    hand = list(position.hand)
    hand.remove(card)
    position.hand = tuple(hand)


def discard(position: Foray, card: int) -> None:
    from_hand(position, card)
    position.discards = (*position.discards, card)


class Played(Stage):
    """An event card on the table: discarded when all that it brings about is over (D04-EVENT-02)."""

    def __init__(self, card: int) -> None:
        self.card = card

    def values(self) -> list[Any]:
        return [self.card]

    def run(self, position: Foray) -> bool:
        position.agenda.pop()
        position.discards = (*position.discards, self.card)
        return True


def play(position: Foray, card: int) -> None:
    """Lay an event card out; what it does comes on top of it."""
    from_hand(position, card)
    position.agenda.append(Played(card))


def in_play(position: Foray) -> list[int]:
    """The event cards whose effects are not over."""
    return [step.card for step in position.agenda if isinstance(step, Played)]


def turn_over(position: Foray) -> int:
    """The top card for a scatter: onto the discards, whatever it is (D04-SCAT-02, 06)."""
    card = top_card(position)
    if card != NO_CARD:
        position.discards = (*position.discards, card)
        position.tell("scatter_card", [card])
        taken(position)
    return card
