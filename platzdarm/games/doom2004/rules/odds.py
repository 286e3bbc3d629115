"""The odds of an attack in exact numbers: success, ammo, wounds; re-rolls by aim or dodge. Nothing is sampled.

A face, or what several dice show together, is one number: range, damage, and whether a bullet or a miss is among them.
After the first roll the attacker of an aimed attack, or a target that dodges, picks the dice that are rolled again: so
that the wounds to expect are most, or least; among equals the fewest dice, and of these the first of red, yellow, blue
and green. Aim and dodge together cancel (D04-REROLL-03).
"""

from functools import lru_cache
from itertools import combinations, permutations
from typing import Final, NamedTuple

from platzdarm.board.dice import throws
from platzdarm.games.doom2004.rules.cards import Face

DAMAGE: Final = 8  # bits: range below, damage from here
AMMO: Final = 1 << 16
MISS: Final = 1 << 17
NUMBERS: Final = AMMO - 1
LOW: Final = 255
SIDES: Final = 6

KEEP: Final = 0  # nobody rolls again
MOST: Final = 1
LEAST: Final = 2

Shown = tuple[int, ...]
Dice = tuple[int, ...]  # how many of each colour


class Strike(NamedTuple):
    """An attack: faces and number of dice by colour, what it must reach, and who stands against it."""

    faces: tuple[Shown, ...]
    dice: Dice
    distance: int
    armour: int
    health: int
    melee: bool = False
    accuracy: int = 0
    deadly: int = 0


class Odds(NamedTuple):
    """In how many of `total` cases: by wounds from 0 to the target's health, of success, of a bullet icon."""

    wounds: tuple[int, ...]
    success: int
    ammo: int
    total: int

    @property
    def mean(self) -> float:
        return sum([number * ways for number, ways in enumerate(self.wounds)]) / self.total

    @property
    def kill(self) -> float:
        return self.wounds[-1] / self.total


def packed(face: Face) -> int:
    return face.reach | face.damage << DAMAGE | (AMMO if face.ammo else 0) | (MISS if face.miss else 0)


def joined(one: int, other: int) -> int:
    return (one & NUMBERS) + (other & NUMBERS) | (one | other) & ~NUMBERS


def succeeds(strike: Strike, shown: int) -> bool:
    """D04-ROLL-03, 04."""
    if shown & MISS:
        return False
    return strike.melee or (shown & LOW) + strike.accuracy >= strike.distance


def wounds(strike: Strike, shown: int) -> int:
    """D04-DMG-03, up to the health that is left."""
    if not succeeds(strike, shown):
        return 0
    damage = ((shown & NUMBERS) >> DAMAGE) + strike.deadly
    return min(damage // strike.armour, strike.health)


@lru_cache(maxsize=1 << 10)
def spread(faces: tuple[Shown, ...], dice: Dice) -> tuple[tuple[int, int], ...]:
    """What so many dice of each colour show together, and in how many ways."""
    found: dict[int, int] = {0: 1}
    for colour, number in enumerate(dice):
        for _ in range(number):
            grown: dict[int, int] = {}
            for shown, ways in found.items():
                for face in faces[colour]:
                    both = joined(shown, face)
                    grown[both] = grown.get(both, 0) + ways
            found = grown
    return tuple(sorted(found.items()))


def rolls(strike: Strike) -> list[tuple[list[tuple[int, int]], int]]:
    """All first rolls, as colour and face of each die, with the number of ways in which they fall."""
    found: list[tuple[list[tuple[int, int]], int]] = [([], 1)]
    for colour, number in enumerate(strike.dice):
        if number:
            found = [
                (dice + [(colour, face) for face in shown], ways * more)
                for dice, ways in found
                for shown, more in throws(strike.faces[colour], number)
            ]
    return found


class Rerolls:
    """What a set of dice that are rolled again brings, beside those that are kept; each case is worked out once."""

    def __init__(self, strike: Strike) -> None:
        self.strike = strike
        self.known: dict[tuple[int, Dice], int] = {}
        self.tied = False

    def expected(self, kept: int, again: Dice) -> int:
        """The wounds of all cases together; there are six for each die that is rolled again."""
        key = (kept, again)
        found = self.known.get(key)
        if found is None:
            found = 0
            for shown, ways in spread(self.strike.faces, again):
                found += ways * wounds(self.strike, joined(kept, shown))
            self.known[key] = found
        return found

    def choices(self, dice: list[tuple[int, int]], wish: int) -> list[tuple[int, Dice, int]]:
        """As `choice`, once for each order in which dice of one colour may lie there, if it makes a difference."""
        found = self.choice(dice, wish)
        return [self.choice(order, wish) for order in orders(dice)] if self.tied else [found]

    def choice(self, dice: list[tuple[int, int]], wish: int) -> tuple[int, Dice, int]:
        """What is kept, what is rolled again, and how many dice that are."""
        count = len(dice)
        colours = len(self.strike.dice)
        best: tuple[int, Dice, int] = (0, (), 0)
        reached = -1
        self.tied = False  # whether as many other dice would do as well
        for chosen in selections(count):
            kept = 0
            again = [0] * colours
            for place in range(count):
                colour, face = dice[place]
                if place in chosen:
                    again[colour] += 1
                else:
                    kept = joined(kept, face)
            mean = self.expected(kept, tuple(again)) * SIDES ** (count - len(chosen))
            if reached < 0 or (mean > reached if wish == MOST else mean < reached):
                reached = mean
                best = (kept, tuple(again), len(chosen))
                self.tied = False
            elif mean == reached and len(chosen) == best[2] and (kept, tuple(again), best[2]) != best:
                self.tied = True
        return best


def orders(dice: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """All ways in which these dice may lie in a row by colours."""
    found: list[list[tuple[int, int]]] = [[]]
    for colour in sorted({colour for colour, _ in dice}):
        alike = sorted(set(permutations([die for die in dice if die[0] == colour])))
        found = [[*before, *some] for before in found for some in alike]
    return found


@lru_cache(maxsize=16)
def selections(count: int) -> tuple[tuple[int, ...], ...]:
    """All sets of so many dice by their places, the smallest first, and among those of one size the first dice."""
    return tuple([chosen for size in range(count + 1) for chosen in combinations(range(count), size)])


@lru_cache(maxsize=1 << 12)
def odds(strike: Strike, aim: bool = False, dodge: bool = False) -> Odds:
    """Exact, over the dice and, where somebody may roll again, over the best choice."""
    wish = KEEP if aim == dodge else MOST if aim else LEAST
    count = sum(strike.dice)
    found = [0] * (strike.health + 1)
    success = ammo = 0
    if wish == KEEP:
        for shown, ways in spread(strike.faces, strike.dice):
            found[wounds(strike, shown)] += ways
            success += ways if succeeds(strike, shown) else 0
            ammo += ways if shown & AMMO else 0
        return Odds(tuple(found), success, ammo, SIDES**count)
    rerolls = Rerolls(strike)
    for dice, first in rolls(strike):
        choices = rerolls.choices(dice, wish)
        for kept, again, number in choices:
            share = first // len(choices) * SIDES ** (count - number)
            for shown, ways in spread(strike.faces, again):
                final = joined(kept, shown)
                found[wounds(strike, final)] += share * ways
                success += share * ways if succeeds(strike, final) else 0
                ammo += share * ways if final & AMMO else 0
    return Odds(tuple(found), success, ammo, SIDES ** (2 * count))


def again(strike: Strike, dice: list[tuple[int, int]], chosen: int) -> Odds:
    """Of dice that lie there, by colour and which face, those of the places in `chosen` are rolled once more."""
    kept = 0
    rolled = [0] * len(strike.dice)
    for place, (colour, face) in enumerate(dice):
        if chosen >> place & 1:
            rolled[colour] += 1
        else:
            kept = joined(kept, strike.faces[colour][face])
    found = [0] * (strike.health + 1)
    success = ammo = 0
    for shown, ways in spread(strike.faces, tuple(rolled)):
        final = joined(kept, shown)
        found[wounds(strike, final)] += ways
        success += ways if succeeds(strike, final) else 0
        ammo += ways if final & AMMO else 0
    return Odds(tuple(found), success, ammo, SIDES ** sum(rolled))


def faces_of(faces: list[list[Face]]) -> tuple[Shown, ...]:
    """The dice of the box, as `Strike` wants them."""
    return tuple([tuple([packed(face) for face in colour]) for colour in faces])
