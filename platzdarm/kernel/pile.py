"""A shuffled pile has no order until somebody draws.

A pile is a stack of bags: one draws from the top bag by chance; "shuffle these and put them on top" adds a bag;
a card put under the pile is a bag of one. So there is no secret order to leak. Bags and piles never change
(a draw gives a new pile), so copies of a position share them.
"""

from typing import Final

from platzdarm.kernel.errors import Unknown

UNSEEN: Final = 255  # stands for a card that the viewer does not know; no card has this number


def seen(card: int) -> int:
    """The card itself; every look-up of what a card says goes through here, so that nobody reads a hidden one."""
    if card == UNSEEN:
        raise Unknown("the card is hidden")
    return card


class Bag:
    """A multiset of card numbers: `counts[card]` copies of each.

    In a masked position the counts may add up to more than `size`: that many cards out of these, nobody knows which.
    """

    def __init__(self, counts: list[int], size: int) -> None:
        self.counts = counts
        self.size = size

    def at(self, index: int) -> int:
        """The card that a uniformly drawn index below `size` stands for."""
        for card, count in enumerate(self.counts):
            if index < count:
                return card
            index -= count
        raise IndexError(index)

    def odds(self, card: int) -> float:
        """The chance that the next card is `card`: unseen cards are exchangeable, so this is exact."""
        return self.counts[card] / sum(self.counts)

    def has(self, card: int) -> bool:
        return 0 <= card < len(self.counts) and self.counts[card] > 0

    def without(self, card: int) -> "Bag":
        counts = self.counts.copy()
        counts[card] -= 1
        return Bag(counts, self.size - 1)


class Pile:
    """A stack of bags, the top one last. Empty bags are never kept."""

    def __init__(self, bags: list[Bag]) -> None:
        self.bags = bags
        size = 0
        for bag in bags:
            size += bag.size
        self.size = size

    @property
    def top(self) -> Bag:
        return self.bags[-1]

    def without(self, card: int) -> "Pile":
        """The pile after `card` was drawn from its top bag."""
        rest = self.bags[-1].without(card)
        below = self.bags[:-1]
        if rest.size:
            below.append(rest)
        return Pile(below)

    def with_on_top(self, bag: Bag) -> "Pile":
        return Pile([*self.bags, bag]) if bag.size else self

    def with_below(self, bag: Bag) -> "Pile":
        return Pile([bag, *self.bags]) if bag.size else self

    def counts(self, cards: int) -> list[int]:
        """How many of each card number the whole pile holds."""
        total = [0] * cards
        for bag in self.bags:
            for card, count in enumerate(bag.counts):
                total[card] += count
        return total


def bag_of(cards: list[int], kinds: int) -> Bag:
    """A bag of single cards."""
    counts = [0] * kinds
    for card in cards:
        counts[card] += 1
    return Bag(counts, len(cards))


def bag_with(counts: list[int]) -> Bag:
    """A bag with that many of each card."""
    return Bag(counts, sum(counts))
