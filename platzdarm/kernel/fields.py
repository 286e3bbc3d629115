"""The fields of a position, declared once: how each is saved as plain JSON-able data, and loaded.

A game names its fields in one table, `{"frags": NUMBER, "hands": HANDS, ...}`; what a position saves, what it is
compared by and what it loads all come from there. The examination finds the field that the table forgets.
"""

from types import ModuleType
from typing import Any, Final

from mypy_extensions import mypyc_attr

from platzdarm.kernel.deck import Deck
from platzdarm.kernel.pile import Bag, Pile


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """A number, a word or nothing: plain already. Other kinds of field add how they are saved and loaded."""

    def save(self, value: Any) -> Any:
        return value

    def load(self, plain: Any, position: Any) -> Any:
        """`position` has its setting already, for things that are known by number."""
        return plain


class Numbers(Field):
    def save(self, value: Any) -> Any:
        return list(value)

    def load(self, plain: Any, position: Any) -> Any:
        return list(plain)


class Cards(Numbers):
    def load(self, plain: Any, position: Any) -> Any:
        return tuple(plain)


class Piles(Field):
    def save(self, value: Any) -> Any:
        return [[bag.counts.copy(), bag.size, bag.known_to] for bag in value.bags]

    def load(self, plain: Any, position: Any) -> Any:
        return Pile([Bag(list(counts), size, known_to) for counts, size, known_to in plain])


class Decks(Piles):
    """With what does not change: how many kinds of card there are, and the domain of its chance."""

    def save(self, value: Any) -> Any:
        return [super().save(value.pile), list(value.discards), value.kinds, value.domain]

    def load(self, plain: Any, position: Any) -> Any:
        pile, discards, kinds, domain = plain
        return Deck(super().load(pile, position), tuple(discards), kinds, domain)


class Each(Field):
    """A list of such things."""

    def __init__(self, part: Field) -> None:
        self.part = part

    def save(self, value: Any) -> Any:
        return [self.part.save(one) for one in value]

    def load(self, plain: Any, position: Any) -> Any:
        return [self.part.load(one, position) for one in plain]


class Row(Each):
    """A tuple of such things."""

    def load(self, plain: Any, position: Any) -> Any:
        return tuple([self.part.load(one, position) for one in plain])


NUMBER: Final = Field()
NUMBERS: Final = Numbers()  # list[int]
CARDS: Final = Cards()  # tuple[int, ...]
HANDS: Final = Each(CARDS)  # list[tuple[int, ...]]
ROWS: Final = Row(CARDS)  # tuple[tuple[int, ...], ...]
PILE: Final = Piles()
PILES: Final = Each(PILE)
DECK: Final = Decks()
DECKS: Final = Each(DECK)


def steps(*modules: ModuleType) -> dict[str, Any]:
    """The steps that these modules define, by name: for loading an agenda."""
    found: dict[str, Any] = {}
    for module in modules:
        for name, thing in vars(module).items():
            if isinstance(thing, type) and hasattr(thing, "decisions") and thing.__module__ == module.__name__:
                if name in found:
                    raise ValueError(f"two steps are called {name}: in {found[name].__module__} and {module.__name__}")
                found[name] = thing
    return found
