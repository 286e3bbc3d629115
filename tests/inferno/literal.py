"""A slow, literal reading of the book: moves and sight by trying every path, a villain's order sentence by sentence.

It shares nothing with the engine, so that the two can be compared.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

Cell = tuple[int, int]
AROUND = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def beside(cell: Cell) -> list[Cell]:
    return [(cell[0] + q, cell[1] + r) for q, r in AROUND]


def apart(one: Cell, other: Cell) -> int:
    q, r = one[0] - other[0], one[1] - other[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


@dataclass
class Fighter:
    id: str
    seat: int
    cell: Cell
    speed: int = 3
    ranged: bool = False
    reach: bool = False
    strength: int = 0
    defence: int = 1
    damage: int = 0


@dataclass
class Ground:
    cells: set[Cell]
    forest: set[Cell] = field(default_factory=set)
    portals: dict[Cell, int] = field(default_factory=dict)
    fighters: list[Fighter] = field(default_factory=list)

    def paths(self, start: Cell, length: int) -> Iterator[list[Cell]]:
        """All ways of that many steps that never come back to a cell."""
        if length == 0:
            yield [start]
            return
        for path in self.paths(start, length - 1):
            for cell in beside(path[-1]):
                if cell in self.cells and cell not in path:
                    yield [*path, cell]

    def moves(self, fighter: Fighter) -> dict[Cell, int]:
        """Every way that the points allow, cell after cell; where one may stop, with the least that it cost."""
        enemies = {other.cell for other in self.fighters if other.seat != fighter.seat}
        allies = {other.cell for other in self.fighters if other.seat == fighter.seat and other is not fighter}
        found: dict[Cell, int] = {}
        for length in range(1, fighter.speed + 1):
            for path in self.paths(fighter.cell, length):
                cost = sum(2 if cell in self.forest else 1 for cell in path[1:])
                if cost > fighter.speed or any(cell in enemies for cell in path[1:]):
                    continue
                end = path[-1]
                if end not in allies and self.portals.get(end, fighter.seat) == fighter.seat:
                    found[end] = min(cost, found.get(end, 99))
        return found

    def sees(self, fighter: Fighter, start: Cell, target: Cell) -> bool:
        """One of the paths of fewest cells has neither an enemy nor forest between its ends."""
        blocked = self.forest | {other.cell for other in self.fighters if other.seat != fighter.seat}
        return any(not blocked & set(path[1:-1]) for path in self.shortest(start, target))

    def shortest(self, start: Cell, target: Cell) -> list[list[Cell]]:
        """All paths of fewest cells, grown cell by cell from the start; none where no path leads to the target.

        Trying all paths of every length would not end in a lifetime where holes part the two: there are as many as
        ways to walk about the field without coming back to a cell.
        """
        growing, seen = [[start]], {start}
        while growing:
            found = [path for path in growing if path[-1] == target]
            if found:
                return found
            left = self.cells - seen
            longer = [[*path, cell] for path in growing for cell in beside(path[-1]) if cell in left]
            seen |= {path[-1] for path in longer}
            growing = longer
        return []

    def can_attack(self, fighter: Fighter, start: Cell, target: Cell) -> list[str]:
        far = apart(start, target)
        ways = ["melee"] if far == 1 else []
        if fighter.ranged and far <= 3 and self.sees(fighter, start, target):
            ways.append("ranged")
        if fighter.reach and far <= 2:
            ways.append("reach")
        return ways


Plan = tuple[tuple[str, ...], str | None, Cell]


def towards(ground: Ground, villain: Fighter, goal: Cell) -> set[Cell]:
    """INF-CORD-07, 08: as near as it can, then with the fewest points; to stay costs nothing."""
    costs = {villain.cell: 0, **ground.moves(villain)}
    best = min((apart(cell, goal), cost) for cell, cost in costs.items())
    return {cell for cell, cost in costs.items() if (apart(cell, goal), cost) == best}


def plans(ground: Ground, villain: Fighter, goal: Cell) -> set[Plan]:
    players = [fighter for fighter in ground.fighters if fighter.seat != villain.seat]
    places = [villain.cell, *ground.moves(villain)]
    # 03: can it defeat anybody by a move and/or an attack?
    chances = [
        (player, place)
        for player in players
        for place in places
        if player.damage + villain.strength >= player.defence and ground.can_attack(villain, place, player.cell)
    ]
    found: set[Plan] = set()
    if chances:
        # 04: the highest defence among those
        most = max(player.defence for player, _ in chances)
        for target in [player for player in players if player.defence == most]:
            from_where = [place for player, place in chances if player is target]
            if villain.cell in from_where:
                # 06: attack first, then move if that brings it nearer
                after = Ground(
                    ground.cells, ground.forest, ground.portals, [f for f in ground.fighters if f is not target]
                )
                for end in towards(after, villain, goal):
                    moved = ("attack",) if end == villain.cell else ("attack", "move")
                    found.add((moved, target.id, end))
            elif from_where:
                # 05: move first, to the cell nearest to its target
                nearest = min(apart(place, goal) for place in from_where)
                for place in from_where:
                    if apart(place, goal) == nearest:
                        found.add((("move", "attack"), target.id, place))
        return found
    for end in towards(ground, villain, goal):
        steps: tuple[str, ...] = () if end == villain.cell else ("move",)
        reached = [player for player in players if ground.can_attack(villain, end, player.cell)]
        if not reached:
            found.add((steps, None, end))
        # 09: attack all the same, the highest defence
        for player in reached:
            if player.defence == max(other.defence for other in reached):
                found.add(((*steps, "attack"), player.id, end))
    return found
