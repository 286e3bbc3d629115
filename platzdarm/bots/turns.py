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

    def times(self, factor: float) -> "Breadth":
        """As wide, with as many more looks."""
        return Breadth(max(1, round(self.judged * factor)), self.first, self.later, self.beam, self.depth)


class Line:
    """A way to go on: its actions, where it stood before the last of them, and where it leads."""

    def __init__(self, path: list[int], before: Position, position: Position, value: float) -> None:
        self.path = path
        self.before = before
        self.position = position
        self.value = value


class Best:
    """The best lines so far, best first; of two that are alike the earlier.

    What falls behind is let go at once: a search that keeps every position it has seen leaves a fifth of its time to
    Python's garbage collector.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.lines: list[Line] = []

    def takes(self, value: float) -> bool:
        return len(self.lines) < self.limit or value > self.lines[-1].value

    def add(self, line: Line) -> None:
        place = len(self.lines)
        while place and self.lines[place - 1].value < line.value:
            place -= 1
        self.lines.insert(place, line)
        if len(self.lines) > self.limit:
            self.lines.pop()


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
        self.finished = Best(1)

    def lines(self, decision: Decision, kept: int) -> list[Line]:
        """The lines that were followed to the end of the turn, or as far as the looks reached; the best, best first."""
        breadth = self.breadth
        self.finished = Best(kept)
        front = Best(breadth.beam)
        self.grow([], self.start, decision, breadth.first, front)
        for _ in range(breadth.depth):
            grown = Best(breadth.beam)
            for line in front.lines:
                question = self.heuristics.continues(self.start, line.position, self.seat)
                if question is None or self.spent():
                    self.finish(line)  # no look left for it: it stands as it is
                else:
                    self.grow(line.path, line.position, question, min(breadth.later, self.left), grown)
            if not grown.lines and not self.finished.lines:
                break  # the time ended in the midst of it: those that were followed until then stand
            front = grown
        for line in front.lines:
            self.finish(line)
        return self.finished.lines

    def spent(self) -> bool:
        return self.left <= 0 or perf_counter() >= self.deadline

    def finish(self, line: Line) -> None:
        if self.finished.takes(line.value):
            self.finished.add(line)

    def grow(self, path: list[int], position: Position, decision: Decision, looks: int, front: Best) -> None:
        """One action further on a line; those on which the turn is over are finished, the others go to the front.

        The clock is asked before each look, so that none but the very first, without which there is no line, is late.
        """
        heuristics, seat = self.heuristics, self.seat
        for action in heuristics.promising(position, decision, looks):
            if self.left < self.breadth.judged and perf_counter() >= self.deadline:
                return
            child = position.copy()
            child.play(seat, action)
            heuristics.settle(child)
            going = heuristics.goes_on(self.start, child, seat)
            if going:
                identity = heuristics.identity(child)
                if identity in self.seen:
                    continue
                self.seen.add(identity)
            self.left -= 1
            value = heuristics.judge(child, seat)
            best = front if going else self.finished
            if best.takes(value):
                best.add(Line([*path, action], position, child, value))
