"""A pile to draw from and its discards, which are shuffled when it runs out.

Looking at the top is a draw that only some see; a card goes back on top of the pile or beneath it as a bag of its own
that only they know (`Bag.known_to`). What a shuffle costs is the game's: it asks `runs_out` before it draws.
"""

from collections.abc import Sequence
from typing import Final

from platzdarm.kernel.chance import Chance
from platzdarm.kernel.events import EVERYONE
from platzdarm.kernel.pile import Bag, Pile, bag_of, bag_with

NO_CARD: Final = -1


class Deck:
    """Never changes, as piles do not. `kinds` is how many kinds of card there are, `domain` that of its chance."""

    def __init__(self, pile: Pile, discards: tuple[int, ...], kinds: int, domain: int) -> None:
        self.pile = pile
        self.discards = discards  # open, in the order in which they came
        self.kinds = kinds
        self.domain = domain

    @property
    def runs_out(self) -> bool:
        """Whether the next draw shuffles the discards."""
        return not self.pile.size and len(self.discards) > 0

    @property
    def size(self) -> int:
        """How many cards are left to draw before that."""
        return self.pile.size

    def draw(self, chance: Chance, seen_by: int = EVERYONE) -> tuple[int, "Deck"]:
        """The top card and the deck without it; NO_CARD where pile and discards are empty."""
        deck = self.shuffled() if self.runs_out else self
        if not deck.pile.size:
            return NO_CARD, deck
        card = chance.draw(deck.pile.top, self.domain)
        return card, deck.with_pile(deck.pile.without(card, seen_by))

    def shuffled(self, more: Sequence[int] = ()) -> "Deck":
        """Discards, and other cards too, shuffled into what is left of the pile."""
        counts = bag_of([*self.discards, *more], self.kinds).counts
        for card, count in enumerate(self.pile.counts(self.kinds)):
            counts[card] += count
        return self.with_discards(()).with_only(bag_with(counts))

    def put_back(self, card: int, seat: int, below: bool = False) -> "Deck":
        """A card that `seat` alone has looked at, on top of the pile or beneath it."""
        bag = bag_of([card], self.kinds, 1 << seat)
        return self.with_pile(self.pile.with_below(bag) if below else self.pile.with_on_top(bag))

    def with_pile(self, pile: Pile) -> "Deck":
        """Another pile beside the same discards."""
        return Deck(pile, self.discards, self.kinds, self.domain)

    def with_only(self, bag: Bag) -> "Deck":
        """One bag to draw from beside the same discards."""
        return self.with_pile(Pile([]).with_on_top(bag))

    def with_cards(self, cards: list[int]) -> "Deck":
        """These cards to draw, shuffled, beside the same discards."""
        return self.with_only(bag_of(cards, self.kinds))

    def with_discards(self, discards: tuple[int, ...]) -> "Deck":
        """Other discards beside the same pile."""
        return Deck(self.pile, discards, self.kinds, self.domain)

    def discarding(self, card: int) -> "Deck":
        """The deck with one more card on its discards."""
        return self.with_discards((*self.discards, card))
