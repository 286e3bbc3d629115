"""Greedy: looks through its own turn, to the end and no further.

A beam search over a guess of the position: try every promising answer, judge what comes of it, keep the best few
lines and go on with those until the turn is over. The number of judged positions is capped by a constant, not by a
clock, so the same luck gives the same answer on every machine.
"""

from typing import Any

from platzdarm.bots.bot import Bot
from platzdarm.bots.heuristics import Heuristics
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import Position, View

JUDGED = 300  # positions that one decision may judge
FIRST_LOOK = 100  # answers tried at the root
NEXT_LOOK = 40  # answers tried on each line that is kept
BEAM = 3
DEPTH = 8


class Line:
    """A way to go on: its first action, and where it leads."""

    def __init__(self, first: int, position: Position, value: float) -> None:
        self.first = first
        self.position = position
        self.value = value


class Greedy(Bot):
    name = "greedy"

    def __init__(self, heuristics: Heuristics) -> None:
        self.heuristics = heuristics

    def choose(self, view: View[Any], decision: Decision, chance: Chance) -> int:
        if len(decision.answers) == 1:
            return decision.answers.at(0)
        world = view.guess(chance)
        world.quiet = True
        ready = self.heuristics.ready_answer(world, decision)
        if ready is not None:
            return ready
        return Search(self.heuristics, world, decision.seat).best(decision)


class Search:
    def __init__(self, heuristics: Heuristics, start: Position, seat: int) -> None:
        self.heuristics = heuristics
        self.start = start
        self.seat = seat
        self.left = JUDGED
        self.leader: Line | None = None  # the best line that was followed to its end

    def best(self, decision: Decision) -> int:
        front = self.keep(self.grow(None, self.start, decision, FIRST_LOOK))
        for _ in range(DEPTH):
            grown: list[Line] = []
            for line in front:
                question = self.heuristics.continues(self.start, line.position, self.seat)
                if question is None or self.left <= 0:
                    self.compete(line)  # no look left for it: it stands as it is
                else:
                    grown += self.grow(line, line.position, question, min(NEXT_LOOK, self.left))
            front = self.keep(grown)
        for line in front:
            self.compete(line)
        assert self.leader is not None
        return self.leader.first

    def compete(self, line: Line) -> None:
        if self.leader is None or line.value > self.leader.value:
            self.leader = line

    def grow(self, line: Line | None, position: Position, decision: Decision, looks: int) -> list[Line]:
        """One action further on a line; those on which the turn is over compete for the lead."""
        grown: list[Line] = []
        for action in self.heuristics.promising(position, decision, looks):
            child = position.copy()
            child.play(self.seat, action)
            self.heuristics.settle(child)
            self.left -= 1
            reached = Line(line.first if line is not None else action, child, self.heuristics.judge(child, self.seat))
            if self.heuristics.continues(self.start, child, self.seat) is not None:
                grown.append(reached)
            else:
                self.compete(reached)
        return grown

    def keep(self, lines: list[Line]) -> list[Line]:
        """The best few. Two lines with exactly the same value are the same moves in another order, as a rule."""
        kept: list[Line] = []
        for line in sorted(lines, key=lambda line: -line.value):
            if not kept or line.value != kept[-1].value:
                kept.append(line)
            if len(kept) == BEAM:
                break
        return kept
