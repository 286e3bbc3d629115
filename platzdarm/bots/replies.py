"""Reply search: the best lines of one's own turn, tried against what the others may draw and do.

Each line is played out with sampled luck to the next own turn: every other seat draws, takes the best turn that a small
beam finds for it, and what is left is judged. All lines see the same luck. Half of them are dropped after each
round (sequential halving), so that the looks go to the lines between which it is hard to choose.
"""

from time import perf_counter

from platzdarm.bots.heuristics import Heuristics
from platzdarm.bots.turns import Breadth, Line, TurnSearch
from platzdarm.kernel.chance import Chance, SeededChance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import Position


class Budget:
    """What a reply search may spend. Replies are counted, so that games repeat; the seconds are only a cap."""

    def __init__(
        self, own: Breadth, reply: Breadth, kept: int, replies: int, seconds: float, trust: float = 0.0
    ) -> None:
        self.own = own
        self.reply = reply
        self.kept = kept  # lines that are tried against replies
        self.replies = replies  # of all lines together
        self.seconds = seconds
        self.trust = trust  # for how many replies the judgement of a line counts that was made before any

    def for_time(self, seconds: float, usual: float) -> "Budget":
        """As many more looks and replies as there are more seconds; the cap leaves a crowded machine twice the time."""
        times = seconds / usual
        own, cap = self.own.times(times), max(self.seconds, 2.0 * seconds)
        return Budget(own, self.reply, self.kept, max(1, round(self.replies * times)), cap, self.trust)


class Tried:
    """A line and what came of it so far.

    After few replies luck says more than the line does. Whoever judges well what a turn leaves, the reply included,
    trusts that until there are many.
    """

    def __init__(self, line: Line, trust: float) -> None:
        self.line = line
        self.total = trust * line.value
        self.weight = trust

    def add(self, outcome: float) -> None:
        self.total += outcome
        self.weight += 1.0

    def mean(self) -> float:
        return self.total / self.weight if self.weight else self.line.value


class ReplySearch:
    def __init__(self, heuristics: Heuristics, start: Position, seat: int, budget: Budget, chance: Chance) -> None:
        self.heuristics = heuristics
        self.start = start
        self.seat = seat
        self.budget = budget
        self.chance = chance
        self.deadline = perf_counter() + budget.seconds

    def best(self, decision: Decision) -> Line:
        own = TurnSearch(self.heuristics, self.start, self.seat, self.budget.own, self.deadline)
        found = own.lines(decision, self.budget.kept)
        if not self.heuristics.goes_on(self.start, self.start, self.seat):
            return found[0]  # a question in the midst of a battle: there is no turn to plan
        live = [Tried(line, self.budget.trust) for line in found]
        rounds = max(1, (len(live) - 1).bit_length())
        each_round = self.budget.replies // rounds
        while len(live) > 1 and perf_counter() < self.deadline:
            for _ in range(max(1, each_round // len(live))):
                self.try_all(live, self.luck())
                if perf_counter() >= self.deadline:
                    break
            live = sorted(live, key=promise_order)[: (len(live) + 1) // 2]
        return live[0].line

    def try_all(self, live: list[Tried], luck: bytes) -> None:
        """One reply to each line; where time runs out on the way, none counts: not all lines have met this luck."""
        outcomes: list[float] = []
        for tried in live:
            outcomes.append(self.outcome(tried.line, luck))
            if perf_counter() >= self.deadline:
                return
        for tried, outcome in zip(live, outcomes, strict=True):
            tried.add(outcome)

    def luck(self) -> bytes:
        return self.chance.roll(1 << 30).to_bytes(4, "little") + self.chance.roll(1 << 30).to_bytes(4, "little")

    def outcome(self, line: Line, luck: bytes) -> float:
        """The judgement at the next own turn, after the line's last action was taken again with this luck."""
        heuristics, seat = self.heuristics, self.seat
        position = line.before.copy()
        position.chance = SeededChance(luck)
        position.play(seat, line.path[-1])
        heuristics.settle(position)
        # A line that was not followed to the end of the own turn is ended first, or it alone would go unanswered.
        ended = not heuristics.goes_on(self.start, position, seat)
        for _ in range(position.seat_count() - ended):
            if position.over:
                break
            decision = position.pending()[0]
            if decision.seat == seat and ended:
                break
            ended = True
            reply = TurnSearch(heuristics, position, decision.seat, self.budget.reply, self.deadline)
            position = reply.lines(decision, 1)[0].position
        return heuristics.judge(position, seat)


def promise_order(tried: Tried) -> float:
    return -tried.mean()
