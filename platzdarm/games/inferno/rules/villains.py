"""Orders to villain champions (chapter CORD): all equally good plans of one, worked out from what lies on the field.

Players choose among plans that are equally good (INF-CTURN-06). Shrines, second attacks and how an order is carried
out step by step stand in `commands`.
"""

from typing import Final

from platzdarm.board.paths import Reach, explore
from platzdarm.games.inferno.rules.cards import RANGED, REACH
from platzdarm.games.inferno.rules.field import Field, bits_of
from platzdarm.games.inferno.rules.moving import Walk
from platzdarm.games.inferno.rules.sight import RANGE, REACH_RANGE, clear

MOVE: Final = "move"
ATTACK: Final = "attack"
NOBODY: Final = -1


class Foe:
    """A champion of the players; `damage` is what it has taken this turn, `spared` says that an attack does none."""

    def __init__(self, cell: int, defence: int, damage: int, spared: bool = False) -> None:
        self.cell = cell
        self.defence = defence
        self.damage = damage
        self.spared = spared


class Plan:
    """What a villain does, in order; `attack` is the number of the foe, or NOBODY; `end` is where it stands then."""

    def __init__(self, steps: list[str], attack: int, end: int) -> None:
        self.steps = steps
        self.attack = attack
        self.end = end

    def key(self) -> tuple[str, int, int]:
        return " ".join(self.steps), self.attack, self.end


class Ordered:
    """A villain that is ordered, and what it must reckon with; `shut` are cells in which it may not stop, as bits."""

    def __init__(self, field: Field, prices: list[int], blocking: int, shut: int, cell: int, goal: int) -> None:
        self.field = field
        self.prices = prices
        self.blocking = blocking  # terrain that blocks sight
        self.shut = shut
        self.cell = cell
        self.goal = goal
        self.speed = 0
        self.strength = 0
        self.keywords = 0
        self.walls = 0  # cells that it cannot pass, whoever is defeated, as bits
        self.foes: list[Foe] = []

    def reach(self, foes: list[Foe]) -> Reach:
        return explore(self.cell, self.speed, Walk(self.field, self.prices, cells(foes) | self.walls, self.shut))

    def defeats(self, foe: Foe) -> bool:
        """Damage that it has taken this turn counts (INF-CORD-03)."""
        return not foe.spared and foe.damage + self.strength >= foe.defence

    def can_attack(self, cell: int, foe: Foe) -> bool:
        """From a cell, in any way that it has."""
        far = self.field.distance(cell, foe.cell)
        if far == 1 or (far <= REACH_RANGE and self.keywords & REACH):
            return True
        if far > RANGE or not self.keywords & RANGED:
            return False
        return clear(self.field, cell, foe.cell, self.blocking | cells(self.foes))

    def ends(self, found: Reach) -> list[int]:
        """Where it may stand after a move: all cells to stop in, and where it stands now."""
        return [cell for cell in found.cost if cell == self.cell or found.rest[cell]]

    def nearest(self, ends: list[int]) -> list[int]:
        """Those nearest to its target, by distance alone (INF-CORD-05)."""
        least = min([self.field.distance(cell, self.goal) for cell in ends])
        return [cell for cell in ends if self.field.distance(cell, self.goal) == least]

    def approach(self, foes: list[Foe]) -> list[int]:
        """Where a move towards its target ends: nearest, then by fewest points (INF-CORD-07, 08)."""
        found = self.reach(foes)
        ends = self.nearest(self.ends(found))
        fewest = min([found.cost[cell] for cell in ends])
        return [cell for cell in ends if found.cost[cell] == fewest]


def cells(foes: list[Foe]) -> int:
    return bits_of([foe.cell for foe in foes])


def plans(villain: Ordered) -> list[Plan]:
    """Each once, in a fixed order."""
    found: dict[tuple[str, int, int], Plan] = {}
    for plan in defeating(villain) or approaching(villain):
        found[plan.key()] = plan
    return [found[key] for key in sorted(found)]


def highest(villain: Ordered, numbers: list[int]) -> list[int]:
    """Those with the highest defence (INF-CORD-04, 09): the book's icon is lost, so this is the one place for it."""
    if not numbers:
        return []
    most = max([villain.foes[number].defence for number in numbers])
    return [number for number in numbers if villain.foes[number].defence == most]


def chances(villain: Ordered) -> dict[int, list[int]]:
    """Whom it can defeat this order, each with the cells from which it can (INF-CORD-03)."""
    ends = villain.ends(villain.reach(villain.foes))
    stands: dict[int, list[int]] = {}
    for number, foe in enumerate(villain.foes):
        if villain.defeats(foe):
            from_where = [cell for cell in ends if villain.can_attack(cell, foe)]
            if from_where:
                stands[number] = from_where
    return stands


def defeating(villain: Ordered) -> list[Plan]:
    """INF-CORD-03 to 06; none where it can defeat nobody this order."""
    stands = chances(villain)
    found: list[Plan] = []
    for number in highest(villain, list(stands)):
        if villain.cell in stands[number]:
            found += attack_first(villain, number)
        else:
            found += [Plan([MOVE, ATTACK], number, cell) for cell in villain.nearest(stands[number])]
    return found


def attack_first(villain: Ordered, number: int) -> list[Plan]:
    """Then it moves towards its target, if it can get nearer; the defeated champion is gone (INF-CORD-06)."""
    left = [foe for other, foe in enumerate(villain.foes) if other != number]
    return [Plan([ATTACK] if cell == villain.cell else [ATTACK, MOVE], number, cell) for cell in villain.approach(left)]


def approaching(villain: Ordered) -> list[Plan]:
    """It moves towards its target and then attacks if it can, although nobody falls by it (INF-CORD-07 to 09)."""
    found: list[Plan] = []
    for cell in villain.approach(villain.foes):
        moved = [] if cell == villain.cell else [MOVE]
        reached = [number for number, foe in enumerate(villain.foes) if villain.can_attack(cell, foe)]
        hit = highest(villain, reached)
        found += [Plan([*moved, ATTACK], number, cell) for number in hit] if hit else [Plan(moved, NOBODY, cell)]
    return found
