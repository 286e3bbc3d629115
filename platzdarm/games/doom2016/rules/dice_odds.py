"""The spread of an attack's damage in plain numbers: dice, defence cards, cover, rerolls. Nothing is sampled.

A `Blow` is what strikes, a `Guard` what stands against it. `damage_weights` gives how often each amount of damage
comes up, as whole numbers over a common total, so that no rounding enters.

Choices inside the attack are made as well as they can be made on average:

- the attacker rerolls, and a stunned one removes a die, so that the damage to expect is greatest;
- a defender in cover, who sees the dice and his first card, takes the second one if that leaves less to expect.

Damage counts up to the health that is left; between equals the chance of a kill decides, and then nothing is done.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from platzdarm.board.dice import Faces, sums, throws

# Defence cards by what they do: [0] is the number of those that dodge, [1 + s] of those with s shields.
Cards = tuple[int, ...]
Outcome = list[tuple[int, int]]  # damage and weight

NO_CARDS: Final[Cards] = ()
DODGE: Final = 0
SIDES: Final = 6  # of every die
ALL_DICE: Final = 7  # a reroll of more than six dice is one of all dice or none, as in `RerollDice`

# where the second card of a defender in cover comes from
SAME: Final = 0  # the bag of the first
OTHER: Final = 1  # another bag, whatever the first was
RESHUFFLED: Final = 2  # the discard pile together with the first


class Blow(NamedTuple):
    """An attack: dice and their faces, symbols added, shields cancelled, the sizes of the rerolls that it has."""

    red_faces: Faces
    black_faces: Faces
    red: int
    black: int
    hits: int = 0
    cancelled: int = 0
    rerolls: tuple[int, ...] = ()
    stunned: bool = False


class Guard(NamedTuple):
    """A defender: shields that always count, cards of which one is revealed, where a second one comes from."""

    health: int
    shields: int = 0
    first: Cards = NO_CARDS
    cover: bool = False
    source: int = SAME
    second: Cards = NO_CARDS


@lru_cache(maxsize=1 << 14)
def damage_weights(blow: Blow, guard: Guard) -> tuple[int, ...]:
    """How often each amount of damage is dealt, from 0 on; the chances are these numbers over their sum."""
    if not blow.stunned or not blow.red + blow.black:
        return fold(blow, guard)
    # D16-STUN-03: one die goes, of a colour that the attacker chooses
    choices = []
    if blow.red:
        choices.append(fold(blow._replace(red=blow.red - 1, stunned=False), guard))
    if blow.black:
        choices.append(fold(blow._replace(black=blow.black - 1, stunned=False), guard))
    return max(choices, key=lambda weights: worth(list(enumerate(weights)), guard.health))


def fold(blow: Blow, guard: Guard) -> tuple[int, ...]:
    roll = Roll(blow, guard)
    first = guard.first if sum(guard.first) else (0, 1)  # no card at all is a card without shields
    most = blow.red * max(blow.red_faces) + blow.black * max(blow.black_faces) + blow.hits
    found = [0] * (most + 1)
    cover = guard.cover and sum(guard.first) > 0
    for state, weight in enumerate(roll.weights):
        if not weight:
            continue
        for card, copies in enumerate(first):
            if not copies:
                continue
            outcome = roll.outcome(state, card)
            if cover:
                outcome = better_card(roll, state, outcome, seconds(guard, card))
            for damage, times in outcome:
                found[damage] += weight * copies * times
    return tuple(found)


def seconds(guard: Guard, first: int) -> Cards:
    """The cards among which the second one is, after a first one of that kind. Their number is always the same."""
    if guard.source == OTHER:
        return guard.second
    change = 1 if guard.source == RESHUFFLED else -1
    cards = list(guard.second if guard.source == RESHUFFLED else guard.first)
    cards += [0] * (first + 1 - len(cards))
    cards[first] += change
    return tuple(cards)


def better_card(roll: "Roll", state: int, keep: Outcome, cards: Cards) -> Outcome:
    """What a defender in cover suffers: with the first card, or with one of these instead."""
    total = sum(cards)
    kept = [(damage, weight * total) for damage, weight in keep]
    taken = [
        (damage, weight * copies)
        for card, copies in enumerate(cards)
        if copies
        for damage, weight in roll.outcome(state, card)
    ]
    return taken if worth(taken, roll.health) < worth(kept, roll.health) else kept


def worth(outcome: Outcome, health: int) -> tuple[int, int]:
    """The damage to expect, up to the health that is left, and the chance of a kill; both times the total."""
    mean = kill = 0
    for damage, weight in outcome:
        mean += min(damage, health) * weight
        if damage >= health:
            kill += weight
    return mean, kill


class Roll:
    """The states in which the dice may lie, and what comes of each against a given card.

    Without rerolls only the sum of the symbols counts; with them the single dice do.
    """

    def __init__(self, blow: Blow, guard: Guard) -> None:
        self.health = guard.health
        self.shields = guard.shields
        self.cancelled = blow.cancelled
        self.hits = blow.hits
        self.rerolls = tuple(sorted(blow.rerolls)) if blow.red + blow.black else ()
        self.faces = (blow.red_faces, blow.black_faces)
        self.states: list[tuple[Faces, Faces]] = []
        if not self.rerolls:
            self.weights = list(sums((blow.red_faces,) * blow.red + (blow.black_faces,) * blow.black))
            return
        self.weights = []
        for red, red_weight in throws(blow.red_faces, blow.red):
            for black, black_weight in throws(blow.black_faces, blow.black):
                self.states.append((red, black))
                self.weights.append(red_weight * black_weight)

    def outcome(self, state: int, card: int) -> Outcome:
        if card == DODGE:
            return [(0, self.scale())]
        shields = max(self.shields + card - 1 - self.cancelled, 0)
        if not self.rerolls:
            return [(max(state + self.hits - shields, 0), 1)]
        red, black = self.states[state]
        return rethrow(self.faces, self.hits - shields, self.health).best(red, black, self.rerolls)

    def scale(self) -> int:
        """The total weight of every outcome."""
        if not self.rerolls:
            return 1
        red, black = self.states[0]
        return scale(len(red) + len(black), self.rerolls)


class Rethrow:
    """Rerolls against known shields. Of one colour the lowest dice go first: any other choice is worse throughout."""

    def __init__(self, faces: tuple[Faces, Faces], added: int, health: int) -> None:
        self.faces = faces
        self.added = added  # symbols added, less shields
        self.health = health
        self.known: dict[tuple[Faces, Faces, int, int, tuple[int, ...]], Outcome] = {}
        self.answers: dict[tuple[Faces, Faces, tuple[int, ...]], Outcome] = {}

    def best(self, red: Faces, black: Faces, left: tuple[int, ...]) -> Outcome:
        """With these rerolls left; every outcome has the weight `scale` in all."""
        key = (red, black, left)
        found = self.answers.get(key)
        if found is None:
            self.answers[key] = found = self.find_best(red, black, left)
        return found

    def find_best(self, red: Faces, black: Faces, left: tuple[int, ...]) -> Outcome:
        dice = len(red) + len(black)
        total = scale(dice, left)
        best = [(max(sum(red) + sum(black) + self.added, 0), total)]
        best_worth = worth(best, self.health)
        for at, size in enumerate(left):
            if at and left[at - 1] == size:
                continue  # the same choice
            rest = left[:at] + left[at + 1 :]
            for reds, blacks in choices(size, len(red), len(black)):
                once = self.after(red[reds:], black[blacks:], reds, blacks, rest)
                factor = total // (SIDES ** (reds + blacks) * scale(dice, rest))
                outcome = [(damage, weight * factor) for damage, weight in once]
                value = worth(outcome, self.health)
                if value > best_worth:
                    best, best_worth = outcome, value
        return best

    def after(self, red: Faces, black: Faces, reds: int, blacks: int, left: tuple[int, ...]) -> Outcome:
        """These dice were kept, so many are thrown anew."""
        key = (red, black, reds, blacks, left)
        found = self.known.get(key)
        if found is not None:
            return found
        weights: dict[int, int] = {}
        for new_red, red_weight in throws(self.faces[0], reds):
            for new_black, black_weight in throws(self.faces[1], blacks):
                now_red, now_black = tuple(sorted(red + new_red)), tuple(sorted(black + new_black))
                for damage, weight in self.best(now_red, now_black, left):
                    weights[damage] = weights.get(damage, 0) + red_weight * black_weight * weight
        self.known[key] = found = sorted(weights.items())
        return found


@lru_cache(maxsize=1 << 9)
def rethrow(faces: tuple[Faces, Faces], added: int, health: int) -> Rethrow:
    """Shared, as it does not depend on the deck, of which every card drawn makes another."""
    return Rethrow(faces, added, health)


def scale(dice: int, rerolls: tuple[int, ...]) -> int:
    """The number of ways in which so many dice may fall anew, each reroll with all the dice that it can take."""
    found = 1
    for size in rerolls:
        found *= int(SIDES ** min(size, dice))
    return found


def choices(size: int, red: int, black: int) -> list[tuple[int, int]]:
    """How many red and black dice a reroll of that size may take."""
    if size >= ALL_DICE:
        return [(red, black)]
    return [(r, b) for r in range(red + 1) for b in range(black + 1) if 0 < r + b <= size]
