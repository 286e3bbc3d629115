"""How far marines get on their errands with one sprint, and where invaders would hold them up.

Nobody walks through an enemy, so a corridor is shut by those who stand in it, and to be held up there costs marines
more than the wounds.
"""

from typing import Final

from platzdarm.games.doom2004.bots.errands import errands
from platzdarm.games.doom2004.bots.judge import Study
from platzdarm.games.doom2004.rules.field import OFF
from platzdarm.games.doom2004.rules.setting import SPRINT_POINTS
from platzdarm.games.doom2004.rules.terrain import FAR

HALF_SHUT: Final = 0.5  # points: who stands on the way holds nobody up alone, but the next one beside him will


class Road:
    """One marine's way on, as things stand, or as if the invader `without` were not there."""

    def __init__(self, study: Study, marine: int, without: int = OFF) -> None:
        self.study = study
        self.here = study.position.place[marine]
        self.far = study.distances(errands(study, marine), True)
        self.taken = self.invaders(without)
        self.known_around: dict[int, list[int]] = {}
        levels = {self.here: 0}
        self.best = self.onward(self.taken, levels)
        self.path = self.shortest(levels, self.best)

    def invaders(self, without: int) -> int:
        """The squares on which they stand, as bits."""
        position = self.study.position
        bits = 0
        for figure in position.invaders_on_board():
            if figure != without:
                for square in position.squares(figure):
                    bits |= 1 << square
        return bits

    def around(self, square: int) -> list[int]:
        found = self.known_around.get(square)
        if found is None:
            found = [step >> 3 for step in self.study.position.terrain().footing(square).steps]
            self.known_around[square] = found
        return found

    def onward(self, taken: int, levels: dict[int, int]) -> int:
        """How far the errand still is after a sprint while these squares are taken; `levels` is filled with points."""
        far = self.far
        best = far[self.here]
        front = [self.here]
        for points in range(1, SPRINT_POINTS + 1):
            later: list[int] = []
            for square in front:
                for to in self.around(square):
                    if to not in levels and not taken >> to & 1:
                        levels[to] = points
                        later.append(to)
                        best = min(best, far[to])
            front = later
        return best

    def shortest(self, levels: dict[int, int], best: int) -> set[int]:
        """The squares of the shortest ways to where he gets farthest: who stands elsewhere holds nobody up."""
        front = [square for square in levels if self.far[square] == best and square != self.here]
        found = set(front)
        while front:
            square = front.pop()
            for to in self.around(square):
                if to not in found and levels.get(to, FAR) == levels[square] - 1:
                    found.add(to)
                    front.append(to)
        found.discard(self.here)
        return found

    def delay(self, squares: list[int]) -> float:
        """By how many points a figure on these squares would hold him up."""
        if self.far[self.here] >= FAR or self.path.isdisjoint(squares):
            return 0.0
        taken = self.taken
        for square in squares:
            taken |= 1 << square
        return max(float(self.onward(taken, {self.here: 0}) - self.best), HALF_SHUT)
