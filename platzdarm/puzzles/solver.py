"""All ways to win a one-turn puzzle, by exhaustive search.

Everything that the solver may do is tried, in every order. A plan wins without luck: an action after which dice are
rolled or an unknown card is turned up belongs to no plan, nor does one after which somebody else may roll dice. But for
that nobody else may have a choice in a puzzle's turn.

Two plans are the same if the same deeds are done in them. What a deed is, a game says (`Habits`): cards that are
played, blows that are struck; not the way on which somebody walks, nor the order. A plan that does all that another
one does and something more is no plan of its own.

A position is looked at again only if it was reached by other deeds, or by the same with more movement points left:
what can be done from there with fewer can be done with more.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from heapq import heappop, heappush
from itertools import count
from operator import attrgetter
from typing import Any

from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.errors import ContentError, Unknown
from platzdarm.kernel.position import Position, Step
from platzdarm.puzzles.luck import NoLuck

Deeds = frozenset[Hashable]
LOST = 0
WON = 1


class TooLarge(Exception):
    """There is more to look at than somebody has patience for."""


class Plan:
    """What was done so far, deed by deed and action by action."""

    def __init__(self, deeds: Deeds, actions: tuple[int, ...]) -> None:
        self.deeds = deeds
        self.actions = actions

    def going_on(self, deed: Hashable | None, action: int) -> "Plan":
        """The same deed may be done twice."""
        deeds = self.deeds
        if deed is not None:
            times = 0
            while (deed, times) in deeds:
                times += 1
            deeds = deeds | {(deed, times)}
        return Plan(deeds, (*self.actions, action))


class Habits:
    """What a game knows of its turns; as it stands, every answer is a deed and is tried."""

    def deed(self, position: Any, decision: Decision, action: int) -> Hashable | None:
        """What an action counts as; none where it is only the way to a deed."""
        return (decision.kind, action)

    def options(self, position: Any, decision: Decision) -> Sequence[int]:
        """The answers that make a difference. Where one is at least as good as all others, that one alone."""
        return decision.answers.as_list()

    def points(self, position: Any) -> int:
        """Movement points that are left: more of them are never worse."""
        return 0

    def settle(self, held: dict[str, Any]) -> None:
        """Of the fields of a position, makes alike what comes to the same."""

    def trace(self, step: Step[Any]) -> Hashable:
        """What of a step on the agenda makes a difference later, but for those points."""
        return frozen(step.data())

    def is_past(self, decision: Decision, action: int) -> bool:
        """Whether nothing is decided after it: what chance does then, such as drawing the next hand, is no luck."""
        return False

    def hands_over(self, position: Any) -> bool:
        """Whether somebody else may roll dice now, if he likes: no plan rests on what he likes."""
        return False


class Search:
    """The most that the solver can make of his turn, and the plans that make it."""

    def __init__(self, start: Position, seat: int, habits: Habits, patience: int = 0) -> None:
        self.start = start.copy()
        self.start.quiet = True
        self.seat = seat
        self.habits = habits
        self.patience = patience  # positions; 0: as many as there are
        self.positions = 0
        self.fields: Callable[[Position], tuple[Any, ...]] = attrgetter(*start.rules.fields)
        self.known: dict[Hashable, list[tuple[int, Deeds]]] = {}
        self.worth = LOST
        self.plans: list[Plan] = []

    def worth_of(self, position: Any) -> int:
        """Of a position in which the turn is over."""
        return WON if position.result is not None and position.result[self.seat] == 1.0 else LOST

    def is_beaten(self, plan: Plan) -> bool:
        """Whether a plan that does no more is known already."""
        return self.worth == WON and any(known.deeds <= plan.deeds for known in self.plans)

    def run(self) -> list[Plan]:
        """Few deeds first, so that what only adds to a plan is never begun."""
        number = count()
        heap: list[tuple[int, int, int, Position, Plan]] = []
        heappush(heap, (0, 0, next(number), self.start, Plan(frozenset(), ())))
        while heap:
            _, _, _, position, plan = heappop(heap)
            if self.is_beaten(plan):
                continue
            self.positions += 1
            if self.patience and self.positions > self.patience:
                raise TooLarge
            for child, after in self.children(position, plan):
                if child.over:
                    self.note(self.worth_of(child), after)
                elif self.is_new(child, after):
                    heappush(heap, (len(after.deeds), -self.habits.points(child), next(number), child, after))
        return self.plans

    def children(self, position: Position, plan: Plan) -> Iterator[tuple[Position, Plan]]:
        """What the solver is asked, and what he is free to do besides; what is left to luck is left out."""
        for decision in position.pending():
            if decision.seat != self.seat:
                raise ContentError("puzzle-others", kind=decision.kind)
            for action in self.habits.options(position, decision):
                child = position.copy()
                child.chance = SeededChance(b"past") if self.habits.is_past(decision, action) else NoLuck()
                try:
                    child.play(self.seat, action)
                except Unknown:
                    continue
                if not child.over and self.habits.hands_over(child):
                    continue
                yield child, plan.going_on(self.habits.deed(position, decision, action), action)

    def is_new(self, position: Position, plan: Plan) -> bool:
        held = dict(zip(position.rules.fields, self.fields(position), strict=True))
        self.habits.settle(held)
        marks = [tuple(value) if isinstance(value, list) else value for value in held.values()]
        key = (tuple([self.habits.trace(step) for step in position.agenda]), *marks)
        points = self.habits.points(position)
        known = self.known.setdefault(key, [])
        if any(more >= points and deeds <= plan.deeds for more, deeds in known):
            return False
        known[:] = [one for one in known if not (points >= one[0] and plan.deeds <= one[1])]
        known.append((points, plan.deeds))
        return True

    def note(self, worth: int, plan: Plan) -> None:
        """Of plans that make as much, those are kept that do not do all that another does."""
        if worth > self.worth:
            self.worth, self.plans = worth, []
        if worth == self.worth > LOST and not any(known.deeds <= plan.deeds for known in self.plans):
            self.plans = [known for known in self.plans if not plan.deeds <= known.deeds]
            self.plans.append(plan)


def frozen(value: Any) -> Hashable:
    return tuple([frozen(one) for one in value]) if isinstance(value, list) else value
