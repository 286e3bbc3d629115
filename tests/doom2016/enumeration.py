"""A slow, obvious way to the odds of an attack: all orders of the deck, all faces of all dice, all choices tried."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, product

from platzdarm.games.doom2016.rules.dice_odds import Blow, Guard

RED = (1, 1, 1, 1, 2, 2)
BLACK = (1, 2, 2, 2, 3, 3)
DODGES = -1

Spread = dict[int, Fraction]


def worth(spread: Spread, health: int) -> tuple[Fraction, Fraction]:
    mean = sum((chance * min(damage, health) for damage, chance in spread.items()), Fraction(0))
    return mean, sum((chance for damage, chance in spread.items() if damage >= health), Fraction(0))


def mix(spreads: Sequence[Spread]) -> Spread:
    found: Spread = {}
    for spread in spreads:
        for damage, chance in spread.items():
            found[damage] = found.get(damage, Fraction(0)) + chance / len(spreads)
    return found


@cache
def struck(blow: Blow, guard: Guard, dice: tuple[int, ...], card: int, rerolls: tuple[int, ...]) -> Spread:
    """What the attacker makes of these dice against this card: he tries every reroll of every set of dice."""
    if card == DODGES:
        return {0: Fraction(1)}
    shields = max(guard.shields + card - blow.cancelled, 0)
    best: Spread = {max(sum(dice) + blow.hits - shields, 0): Fraction(1)}
    for at, size in enumerate(rerolls):
        rest = rerolls[:at] + rerolls[at + 1 :]
        for chosen in sets_of_dice(len(dice), size):
            faces = [(RED if n < blow.red else BLACK) if n in chosen else (value,) for n, value in enumerate(dice)]
            found = mix([struck(blow, guard, new, card, rest) for new in product(*faces)])
            if worth(found, guard.health) > worth(best, guard.health):
                best = found
    return best


def sets_of_dice(dice: int, size: int) -> Iterator[tuple[int, ...]]:
    if size > 6:
        yield tuple(range(dice))
        return
    for count in range(1, min(size, dice) + 1):
        yield from combinations(range(dice), count)


def enumerated(blow: Blow, guard: Guard, deck: list[int], discards: list[int]) -> Spread:
    """All orders of the deck, all faces of all dice; in cover the defender looks at both cards that he may have."""
    found: list[Spread] = []
    for dice in product(*[RED] * blow.red, *[BLACK] * blow.black):
        for at, card in enumerate(deck):
            kept = struck(blow, guard, dice, card, blow.rerolls)
            others = deck[:at] + deck[at + 1 :] or [*discards, card]
            if guard.cover:
                taken = mix([struck(blow, guard, dice, other, blow.rerolls) for other in others])
                found.append(min(kept, taken, key=lambda spread: worth(spread, guard.health)))
            else:
                found.append(kept)
    return mix(found)


def bag(cards: Sequence[int]) -> tuple[int, ...]:
    return tuple(cards.count(kind) for kind in range(DODGES, 4))


def as_fractions(weights: Sequence[int]) -> Spread:
    return {damage: Fraction(weight, sum(weights)) for damage, weight in enumerate(weights) if weight}
