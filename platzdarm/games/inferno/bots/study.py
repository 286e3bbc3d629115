"""What greedy sees in a position: how good it would be for a champion to stand somewhere, and what an attack does."""

from typing import Final

from platzdarm.games.inferno.rules.cards import COUNTER
from platzdarm.games.inferno.rules.figures import defence, distance, has, strength
from platzdarm.games.inferno.rules.moving import reach
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.setting import NOBODY
from platzdarm.games.inferno.rules.targets import can_attack, targets
from platzdarm.games.inferno.rules.terrain import beacons_of, controller
from platzdarm.games.inferno.rules.verbs import MELEE

SHRINE: Final = 6.0  # a shrine that the champion would win for its side
HELD: Final = 2.0  # one that it helps to hold
TREASURE: Final = 1.5
BEACON: Final = 1.0
PREY: Final = 2.5  # an enemy in reach that would fall
FAR: Final = 99


class Study:
    def __init__(self, position: Contest) -> None:
        self.position = position

    def worth_standing(self, piece: int, cell: int) -> float:
        """Shrines first, then what lies there, then prey; far from any shrine, the nearer one the better."""
        position = self.position
        side = position.side_of(position.owner[piece])
        found = 0.0
        nearest = FAR
        for shrine in position.setting.scenario.shrines:
            far = position.field.distance(cell, shrine)
            holder = controller(position, shrine)
            if far <= 1:
                found += HELD if holder == side else SHRINE if holder == NOBODY else HELD * 2
            elif holder != side:
                nearest = min(nearest, far)
        if cell in position.chests:
            found += TREASURE
        for number, beacon in enumerate(position.setting.scenario.beacons):
            if beacon == cell and position.beacons[number] != side + 1:
                found += BEACON * (1 + beacons_of(position, side))
        return found - nearest / 10

    def best_end(self, piece: int, points: int) -> int:
        """The cell to move to, or the one where the champion stands."""
        position = self.position
        found = reach(position, piece, points)
        best, most = position.cell[piece], -float(FAR)
        for cell in found.order:
            worth = self.worth_standing(piece, cell) - found.cost[cell] / 100
            worth += PREY * len([prey for prey in self.prey(piece) if self.beside(cell, prey)])
            if worth > most:
                best, most = cell, worth
        return best

    def first_step(self, piece: int, points: int, to: int) -> int:
        return reach(self.position, piece, points).first_move(to)

    def beside(self, cell: int, other: int) -> bool:
        return any(self.position.field.distance(cell, at) == 1 for at in self.position.cells_of(other))

    def prey(self, piece: int) -> list[int]:
        """Enemies near by that an attack would defeat."""
        position = self.position
        blow = strength(position, piece)
        return [
            other
            for other in position.standing()
            if position.are_enemies(piece, other)
            and distance(position, piece, other) <= 4
            and position.damage[other] + blow >= defence(position, other)
        ]

    def worth_of_attack(self, piece: int, how: int, target: int) -> float:
        """What falls by it, less what it costs; hurting alone is worth little, as damage does not last."""
        position = self.position
        hit = [target] if target >= 0 else targets(position, piece, how)  # an area attack names nobody
        blow, back, found = strength(position, piece), 0, 0.0
        for other in hit:
            falls = position.damage[other] + blow >= defence(position, other)
            found += 2.0 + defence(position, other) / 2 if falls else 0.2
            if has(position, other, COUNTER) and (how == MELEE or can_attack(position, other, piece)):
                back += strength(position, other)
        if position.damage[piece] + back >= defence(position, piece):
            found -= 2.0 + defence(position, piece) / 2
        return found
