"""A chance that grants nothing: a puzzle is solved by a plan, and no plan rests on dice or on a card turned up."""

from platzdarm.kernel.chance import Chance
from platzdarm.kernel.errors import Unknown
from platzdarm.kernel.pile import Bag


class NoLuck(Chance):
    """Answers where there is one answer alone, such as the last card of a pile; else it is luck that is asked for."""

    def roll(self, limit: int) -> int:
        if limit > 1:
            raise Unknown("a plan that asks for luck")
        return 0

    def pick(self, bag: Bag) -> int:
        found = [card for card, count in enumerate(bag.counts) if count]
        if len(found) != 1:
            raise Unknown("a plan that asks for luck")
        return found[0]
