"""Positions that ask questions, and the steps on their agenda.

A position is plain data. Between two decisions it runs by itself: the step on top of the agenda (a stack) does its
piece, pushes further steps, or waits for an answer. No generator, thread or callback holds state, so a position in
the middle of anything can be copied, saved, sent, searched and resumed.
"""

from collections.abc import Mapping
from typing import Any, Final, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from platzdarm.kernel.chance import Chance, SealedChance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.errors import IllegalAction
from platzdarm.kernel.events import EVERYONE, Event
from platzdarm.kernel.rules import Rules

P = TypeVar("P", bound="Position")

SPECTATOR: Final = -1
NO_DECISIONS: Final[list[Decision]] = []  # never changed


def deep(values: list[Any]) -> list[Any]:
    return [deep(value) if isinstance(value, list) else value for value in values]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[P]):
    """A procedure in progress. All that it is made of stands in `values`, from which it is copied, saved and loaded."""

    def values(self) -> list[Any]:
        """What the constructor takes, in its order: numbers, words and lists of them.

        `copy` copies a list; a list within a list is copied here, unless it never changes.
        """
        return []

    def run(self, position: P) -> bool:
        """Do a piece. True: the agenda has changed, go on. False: wait for an answer."""
        return False

    def decisions(self, position: P) -> list[Decision]:
        """The questions that this step waits for."""
        return []

    def answer(self, position: P, seat: int, action: int) -> None:
        """Take a legal answer."""

    def copy(self) -> "Step[P]":
        values = self.values()
        if not values:
            return self
        return type(self)(*[value.copy() if isinstance(value, list) else value for value in values])

    def masked(self, seat: int) -> "Step[P]":
        """The step without secrets that `seat` may not know (cards looked at, sealed choices)."""
        return self

    @property
    def exclusive(self) -> bool:
        """Whether open decisions rest while this step waits, because the rules give an order."""
        return False

    def data(self) -> list[Any]:
        """The step as plain data: its name and values."""
        return [type(self).__name__, *deep(self.values())]


@mypyc_attr(allow_interpreted_subclasses=True)
class Fixed(Step[P]):
    """A step that never changes: positions share it."""

    def copy(self) -> "Step[P]":
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Base of every game's position. Subclasses add their data; what is told of it whole is asked of its `rules`."""

    def __init__(self, rules: Rules[Any], agenda: list[Step[Any]], chance: Chance) -> None:
        self.rules = rules
        self.agenda = agenda
        self.chance = chance
        self.result: list[float] | None = None
        self.events: list[Event] = []
        self.asked: list[Decision] | None = None
        self.quiet = False  # a quiet position tells no events: for search
        self.hidden = 0  # in a masked position: the seats, as bits, whose holdings are not known

    # -- playing ---------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.result is not None or not self.agenda

    def pending(self) -> list[Decision]:
        """The decisions that stand now: those that are due first."""
        if self.asked is None:
            if self.over:
                self.asked = []
            else:
                top = self.agenda[-1]
                due = top.decisions(self)
                may = NO_DECISIONS if top.exclusive else self.open_decisions()
                self.asked = due + may if may else due
        return self.asked

    def play(self, seat: int, action: int) -> list[Event]:
        """Check, apply, run on to the next question; what happened on the way. Illegal: nothing has changed."""
        decision = self.asks_for(seat, action)
        if decision is None:
            raise self.refusal(seat, action)
        self.events = []
        self.chance.outcomes = []
        self.asked = None
        if decision.due:
            self.agenda[-1].answer(self, seat, action)
        else:
            self.interrupt(seat, action)
        self.advance()
        return self.events

    def asks_for(self, seat: int, action: int) -> Decision | None:
        """The decision that an action answers. Unknown where only what is hidden could tell."""
        partial: Decision | None = None
        for decision in self.pending():
            if decision.seat == seat:
                if decision.answers.lists(action):
                    return decision
                if decision.answers.partial:
                    partial = decision
        if partial is not None and partial.answers.holds(action):
            return partial
        return None

    def advance(self) -> None:
        """Run until somebody must decide or the game is over."""
        while self.result is None and self.agenda:
            if not self.agenda[-1].run(self):
                return

    def tell(self, kind: str, values: list[int], audience: int = EVERYONE) -> None:
        if not self.quiet:
            self.events.append(Event(kind, values, audience))

    def think(self, seat: int, action: int) -> None:
        """Play an action that is only thought of, as far as what is foreseen of it needs."""
        self.play(seat, action)

    # -- knowing ---------------------------------------------------------------------------------------------

    def masked(self, seat: int) -> Self:
        """A copy without anything that `seat` may not know; chance is sealed. Spectators are seat -1."""
        known = self.copy()
        known.chance = SealedChance()
        known.asked = None  # it lists what other seats may do, and so what they hold
        known.agenda = [step.masked(seat) for step in known.agenda]
        known.rules.conceal(known, seat)
        return known

    def hides(self, seat: int) -> bool:
        """Whether what `seat` holds is unknown here; its options are then partial."""
        return self.hidden >> seat & 1 == 1

    # -- what the rules say of it whole (see `Rules`) ---------------------------------------------------------

    def refusal(self, seat: int, action: int) -> IllegalAction:
        return self.rules.refusal(self, seat, action)

    def guess(self, seat: int, chance: Chance) -> Self:
        return self.rules.guess(self, seat, chance)  # type: ignore[no-any-return]

    def facts(self, seat: int) -> Any:
        return self.rules.facts(self, seat)

    def inventory(self) -> dict[str, int]:
        return self.rules.inventory(self)

    # -- saving ----------------------------------------------------------------------------------------------

    def data(self) -> dict[str, Any]:
        """Everything, as plain JSON-able data: equal data means equal positions."""
        found: dict[str, Any] = {
            "agenda": [step.data() for step in self.agenda],
            "chance": self.chance.state(),
            "hidden": self.hidden,
            "result": None if self.result is None else self.result.copy(),
        }
        for name, field in self.rules.fields.items():
            found[name] = field.save(getattr(self, name))
        return found

    def restore(self, data: Mapping[str, Any]) -> None:
        """Become the position that `data` described; only the setting and chance are there already."""
        self.agenda = [self.rules.steps[name](*deep(values)) for name, *values in data["agenda"]]
        self.hidden = data["hidden"]
        self.result = data["result"]
        for name, field in self.rules.fields.items():
            setattr(self, name, field.load(data[name], self))
        self.advance()  # a step that waits works out its question anew

    # -- what a game may add ---------------------------------------------------------------------------------

    def open_decisions(self) -> list[Decision]:
        """Decisions that seats may take while something else is due (a treasure in another's turn)."""
        return NO_DECISIONS

    def interrupt(self, seat: int, action: int) -> None:
        """Take the answer to an open decision."""

    # -- what a game must give -------------------------------------------------------------------------------

    def seat_count(self) -> int:
        raise TypeError("a game's position must say how many seats it has")

    def copy(self) -> Self:
        """A twin that shares nothing that changes."""
        raise TypeError("a game's position must be able to copy itself")


class View(Generic[P]):
    """All that a bot, a client or a spectator gets: one seat's knowledge, never the position itself."""

    def __init__(self, position: P, seat: int) -> None:
        self.seat = seat
        self.known = position.masked(seat)

    def pending(self) -> list[Decision]:
        """This seat's own decisions, with their legal answers."""
        return [decision for decision in self.known.pending() if decision.seat == self.seat]

    def facts(self) -> Any:
        return self.known.facts(self.seat)

    def guess(self, chance: Chance) -> P:
        """A full position that fits this view, for search under hidden information."""
        return self.known.guess(self.seat, chance)
