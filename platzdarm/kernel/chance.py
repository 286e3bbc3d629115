"""Chance is part of the position: every roll and every draw is asked of one small interface.

`SeededChance` is a counter-based generator: block i is BLAKE2b(seed, i). The same seed and the same actions give the
same game on every machine, nobody can work out the next draw from the earlier ones, and a hash of the seed
published at the start lets anybody check afterwards that nothing was bent. Tests queue outcomes (`ScriptedChance`),
replays take them from the record (`RecordedChance`), and a masked position has `SealedChance`: to ask it is to
learn something new.

Each answer is logged in `outcomes` as `domain << 16 | value`; the domain is the game's own number for what was
drawn or rolled, so that the outcome can be written into the record by name.
"""

from hashlib import blake2b
from typing import Final

from mypy_extensions import mypyc_attr

from platzdarm.kernel.errors import RecordError, Unknown
from platzdarm.kernel.pile import Bag

WORDS: Final = 16  # 32-bit words in one block of BLAKE2b
WORD: Final = 1 << 32


def seed_hash(seed: bytes) -> str:
    """What is published before the game; the seed itself is published after it."""
    return blake2b(seed, digest_size=16, person=b"platzdarm-seed").hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """One source of luck. Subclasses answer `roll` and `pick`."""

    def __init__(self) -> None:
        self.outcomes: list[int] = []

    def below(self, limit: int, domain: int) -> int:
        """A number from 0 to limit - 1, all alike likely."""
        value = self.roll(limit)
        self.outcomes.append(domain << 16 | value)
        return value

    def draw(self, bag: Bag, domain: int) -> int:
        """A card of the bag, each copy alike likely. The bag is left as it is."""
        card = self.pick(bag)
        self.outcomes.append(domain << 16 | card)
        return card

    def roll(self, limit: int) -> int:
        raise Unknown("no source of chance")

    def pick(self, bag: Bag) -> int:
        return bag.at(self.roll(bag.size))

    def copy(self) -> "Chance":
        return self

    def state(self) -> list[str]:
        """What makes this source differ from another: for comparing and saving positions."""
        return []


class SeededChance(Chance):
    def __init__(self, seed: bytes, counter: int = 0, block: bytes = b"") -> None:
        super().__init__()
        self.seed = seed
        self.counter = counter
        self.block = block

    def roll(self, limit: int) -> int:
        # Words above the last whole multiple of `limit` are thrown away, or low numbers would come up more often.
        bound = WORD - WORD % limit
        word = self.word()
        while word >= bound:
            word = self.word()
        return word % limit

    def word(self) -> int:
        place = self.counter % WORDS
        if place == 0 or not self.block:
            number = self.counter // WORDS
            self.block = blake2b(self.seed + number.to_bytes(8, "little"), person=b"platzdarm-roll").digest()
        self.counter += 1
        block = self.block
        place *= 4
        return block[place] | block[place + 1] << 8 | block[place + 2] << 16 | block[place + 3] << 24

    def copy(self) -> "Chance":
        return SeededChance(self.seed, self.counter, self.block)

    def state(self) -> list[str]:
        return [self.seed.hex(), str(self.counter)]


class SealedChance(Chance):
    """The chance of a masked position: whoever needs it would learn something that is not known yet."""

    def roll(self, limit: int) -> int:
        raise Unknown("the outcome of chance is not known")


class ScriptedChance(Chance):
    """Answers that were queued beforehand, then those of a seed. For tests and hand-made positions."""

    def __init__(self, queue: list[int], then: Chance) -> None:
        super().__init__()
        self.queue = queue
        self.then = then

    def roll(self, limit: int) -> int:
        if not self.queue:
            return self.then.roll(limit)
        value = self.queue.pop(0)
        if not 0 <= value < limit:
            raise ValueError(f"queued outcome {value} is not below {limit}")
        return value

    def pick(self, bag: Bag) -> int:
        if not self.queue:
            return self.then.pick(bag)
        card = self.queue.pop(0)
        if not bag.has(card):
            raise ValueError(f"queued card {card} is not in the bag")
        return card

    def copy(self) -> "Chance":
        return ScriptedChance(self.queue.copy(), self.then.copy())

    def state(self) -> list[str]:
        return [*map(str, self.queue), "then", *self.then.state()]


class RecordedChance(Chance):
    """Outcomes from a record. `then`, where given, is asked as well and must agree (a seeded record is checked)."""

    def __init__(self, then: Chance | None) -> None:
        super().__init__()
        self.queue: list[int] = []
        self.then = then

    def next_outcome(self, what: str) -> int:
        if not self.queue:
            raise RecordError("outcome-missing", what=what)
        return self.queue.pop(0) & 0xFFFF

    def agree(self, value: int, seeded: int) -> int:
        if value != seeded:
            raise RecordError("outcome-seed")
        return value

    def roll(self, limit: int) -> int:
        value = self.next_outcome("roll")
        if value >= limit:
            raise RecordError("outcome-limit", value=value, limit=limit)
        return value if self.then is None else self.agree(value, self.then.roll(limit))

    def pick(self, bag: Bag) -> int:
        card = self.next_outcome("draw")
        if not bag.has(card):
            raise RecordError("outcome-pile")
        return card if self.then is None else self.agree(card, self.then.pick(bag))

    def copy(self) -> "Chance":
        twin = RecordedChance(None if self.then is None else self.then.copy())
        twin.queue = self.queue.copy()
        return twin

    def state(self) -> list[str]:
        return self.then.state() if self.then is not None else []


def deal(pool: Bag, sizes: list[int], chance: Chance) -> list[list[int]]:
    """Share a pool of unseen cards out over hands and piles of these sizes: the heart of most games' `guess`."""
    hands: list[list[int]] = []
    for size in sizes:
        hand: list[int] = []
        for _ in range(size):
            card = pool.at(chance.roll(pool.size))
            pool = pool.without(card)
            hand.append(card)
        hands.append(hand)
    return hands
