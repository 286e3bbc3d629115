"""Whole turns as the moves of a search: a beam over one's own turn.

Try every promising answer, judge what comes of it, keep the best few lines and go on with those until the turn is over.
How many positions are judged is a constant, not a matter of a clock, so the same luck gives the same lines on
every machine; a deadline only helps where a machine is too slow for that many.
"""

from math import inf
from time import perf_counter

from platzdarm.bots.heuristics import Heuristics, Identity
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import Position


class Breadth:
    """How far a search through one turn looks."""

    def __init__(self, judged: int, first: int, later: int, beam: int, depth: int = 8) -> None:
        self.judged = judged  # positions that it may judge
        self.first = first  # answers tried at the root
        self.later = later  # answers tried on each line that is kept
        self.beam = beam  # lines that are kept
        self.depth = depth  # actions of a turn after the first


class Line:
    """A way to go on: its actions, where it stood before the last of them, and where it leads."""

    def __init__(self, path: list[int], before: Position, position: Position, value: float) -> None:
        self.path = path
        self.before = before
        self.position = position
        self.value = value


class TurnSearch:
    def __init__(
        self, heuristics: Heuristics, start: Position, seat: int, breadth: Breadth, deadline: float = inf
    ) -> None:
        self.heuristics = heuristics
        self.start = start
        self.seat = seat
        self.breadth = breadth
        self.left = breadth.judged
        self.deadline = deadline  # of the clock: what was found until then stands
        self.seen: set[Identity] = set()  # the same tiles placed in another order are one line
        self.finished: list[Line] = []

    def lines(self, decision: Decision) -> list[Line]:
        """The lines that were followed to the end of the turn, or as far as the looks reached; best first."""
        breadth = self.breadth
        front = self.best_of(self.grow([], self.start, decision, breadth.first))
        for _ in range(breadth.depth):
            grown: list[Line] = []
            for line in front:
                question = self.heuristics.continues(self.start, line.position, self.seat)
                if question is None or self.spent():
                    self.finished.append(line)  # no look left for it: it stands as it is
                else:
                    grown += self.grow(line.path, line.position, question, min(breadth.later, self.left))
            front = self.best_of(grown)
        self.finished += front
        return sorted(self.finished, key=line_order)

    def spent(self) -> bool:
        return self.left <= 0 or perf_counter() >= self.deadline

    def grow(self, path: list[int], position: Position, decision: Decision, looks: int) -> list[Line]:
        """One action further on a line; those on which the turn is over are finished."""
        heuristics, seat = self.heuristics, self.seat
        grown: list[Line] = []
        for action in heuristics.promising(position, decision, looks):
            child = position.copy()
            child.play(seat, action)
            heuristics.settle(child)
            going = heuristics.continues(self.start, child, seat) is not None
            if going:
                identity = heuristics.identity(child)
                if identity in self.seen:
                    continue
                self.seen.add(identity)
            self.left -= 1
            line = Line([*path, action], position, child, heuristics.judge(child, seat))
            if going:
                grown.append(line)
            else:
                self.finished.append(line)
        return grown

    def best_of(self, lines: list[Line]) -> list[Line]:
        return sorted(lines, key=line_order)[: self.breadth.beam]


def line_order(line: Line) -> float:
    return -line.value
