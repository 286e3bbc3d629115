"""A shuffled pile has no order until somebody draws.

A pile is a stack of bags: one draws from the top bag by chance; "shuffle these and put them on top" adds a bag;
a card put under the pile is a bag of one. So there is no secret order to leak. Bags and piles never change
(a draw gives a new pile), so copies of a position share them. Only a position that knows a pile for its own may draw
from it in place (`take`).
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from platzdarm.kernel.errors import Unknown
from platzdarm.kernel.events import EVERYONE

NOBODY: Final = 0  # knows what is in a bag
UNSEEN: Final = 255  # stands for a card that the viewer does not know; no card has this number


def seen(card: int) -> int:
    """The card itself; every look-up of what a card says goes through here, so that nobody reads a hidden one."""
    if card == UNSEEN:
        raise Unknown("the card is hidden")
    return card


@mypyc_attr(acyclic=True)
class Bag:
    """A multiset of card numbers: `counts[card]` copies of each.

    In a masked position the counts may add up to more than `size`: that many cards out of these, nobody knows which.
    `known_to` are the seats, as bits, that know what is in it: one alone may have looked at a card and put it back.
    """

    def __init__(self, counts: list[int], size: int, known_to: int = EVERYONE) -> None:
        self.counts = counts
        self.size = size
        self.known_to = known_to

    def is_known_to(self, seat: int) -> bool:
        """Spectators (seat -1) know what everyone knows."""
        return self.known_to == EVERYONE or (seat >= 0 and self.known_to >> seat & 1 == 1)

    def at(self, index: int) -> int:
        """The card that a uniformly drawn index below `size` stands for."""
        left: i64 = index
        for card, count in enumerate(self.counts):
            left -= count
            if left < 0:
                return card
        raise IndexError(index)

    def odds(self, card: int) -> float:
        """The chance that the next card is `card`: unseen cards are exchangeable, so this is exact."""
        return self.counts[card] / sum(self.counts)

    def has(self, card: int) -> bool:
        return 0 <= card < len(self.counts) and self.counts[card] > 0

    def without(self, card: int) -> "Bag":
        counts = self.counts.copy()
        counts[card] -= 1
        return Bag(counts, self.size - 1, self.known_to)

    def copy(self) -> "Bag":
        return Bag(self.counts.copy(), self.size, self.known_to)


@mypyc_attr(acyclic=True)
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

    def without(self, card: int, seen_by: int = EVERYONE) -> "Pile":
        """The pile after `card` was drawn from its top bag; what is left there is known to those who see the card."""
        rest = self.bags[-1].without(card)
        below = self.bags[:-1]
        if rest.size:
            rest.known_to &= seen_by
            below.append(rest)
        return Pile(below)

    def take(self, card: int) -> None:
        """Draw `card` from the top bag in place: only where nobody else holds this pile."""
        top = self.bags[-1]
        top.counts[card] -= 1
        top.size -= 1
        self.size -= 1
        if not top.size:
            self.bags.pop()

    def copy(self) -> "Pile":
        """A pile that may be drawn from in place."""
        return Pile([bag.copy() for bag in self.bags])

    def without_at(self, place: int, card: int) -> "Pile":
        """The pile after `card` was searched out of one of its bags."""
        rest = self.bags[place].without(card)
        return Pile([*self.bags[:place], *([rest] if rest.size else []), *self.bags[place + 1 :]])

    def with_on_top(self, bag: Bag) -> "Pile":
        return Pile([*self.bags, bag]) if bag.size else self

    def with_below(self, bag: Bag) -> "Pile":
        return Pile([bag, *self.bags]) if bag.size else self

    def as_seen_by(self, seat: int, pool: list[int] | None = None) -> "Pile":
        """The pile without what `seat` does not know: neighbouring bags that it cannot tell apart become one.

        Each may hold any of the cards that the seat cannot place: `pool`, where such cards lie elsewhere too, or
        else all cards of these bags.
        """
        known = [bag.is_known_to(seat) for bag in self.bags]
        if all(known):
            return self
        unplaced = self.unplaced(seat) if pool is None else pool
        bags: list[Bag] = []
        for at, bag in enumerate(self.bags):
            if known[at]:
                bags.append(bag)
            elif at and not known[at - 1]:
                bags[-1] = Bag(unplaced, bags[-1].size + bag.size, NOBODY)
            else:
                bags.append(Bag(unplaced, bag.size, NOBODY))
        return Pile(bags)

    def unplaced(self, seat: int) -> list[int]:
        """The cards of the bags that `seat` does not know, together; a masked pile has them in each such bag."""
        unknown = [bag for bag in self.bags if not bag.is_known_to(seat)]
        for bag in unknown:
            if sum(bag.counts) > bag.size:
                return bag.counts
        return [sum([bag.counts[card] for bag in unknown]) for card in range(len(unknown[0].counts))]

    def counts(self, cards: int) -> list[int]:
        """How many of each card number the whole pile holds."""
        total = [0] * cards
        for bag in self.bags:
            for card, count in enumerate(bag.counts):
                total[card] += count
        return total


def bag_of(cards: list[int], kinds: int, known_to: int = EVERYONE) -> Bag:
    """A bag of single cards."""
    counts = [0] * kinds
    for card in cards:
        counts[card] += 1
    return Bag(counts, len(cards), known_to)


def bag_with(counts: list[int]) -> Bag:
    """A bag with that many of each card."""
    return Bag(counts, sum(counts))
