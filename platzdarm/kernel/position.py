"""Positions that ask questions, and the steps on their agenda.

A position is plain data. Between two decisions it runs by itself: the step on top of the agenda (a stack) does its
piece, pushes further steps, or waits for an answer. No generator, thread or callback holds state, so a position in
the middle of anything can be copied, saved, sent, searched and resumed.
"""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from platzdarm.kernel.chance import Chance, SealedChance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.errors import IllegalAction
from platzdarm.kernel.events import EVERYONE, Event

P = TypeVar("P", bound="Position")

SPECTATOR: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[P]):
    """A procedure in progress. Steps that never change return themselves from `copy`."""

    def run(self, position: P) -> bool:
        """Do a piece. True: the agenda has changed, go on. False: wait for an answer."""
        return False

    def decisions(self, position: P) -> list[Decision]:
        """The questions that this step waits for."""
        return []

    def answer(self, position: P, seat: int, action: int) -> None:
        """Take a legal answer."""

    def copy(self) -> "Step[P]":
        return self

    def masked(self, seat: int) -> "Step[P]":
        """The step without secrets that `seat` may not know (cards looked at, sealed choices)."""
        return self

    @property
    def exclusive(self) -> bool:
        """Whether open decisions rest while this step waits, because the rules give an order."""
        return False

    def data(self) -> list[Any]:
        """The step as plain data: its name and numbers."""
        return [type(self).__name__]


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Base of every game's position. Subclasses add their data and the methods that raise here."""

    def __init__(self, agenda: list[Step[Any]], chance: Chance) -> None:
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
                may = [] if top.exclusive else self.open_decisions()
                self.asked = due + may if may else due
        return self.asked

    def play(self, seat: int, action: int) -> list[Event]:
        """Check, apply, run on to the next question; what happened on the way. Illegal: nothing has changed."""
        decision = self.asks_for(seat, action)
        if decision is None:
            rule, slug, reason = self.refusal(seat, action)
            raise IllegalAction(rule, slug, reason)
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

    # -- knowing ---------------------------------------------------------------------------------------------

    def masked(self, seat: int) -> "Position":
        """A copy without anything that `seat` may not know; chance is sealed. Spectators are seat -1."""
        known = self.copy()
        known.chance = SealedChance()
        known.asked = None  # it lists what other seats may do, and so what they hold
        known.agenda = [step.masked(seat) for step in known.agenda]
        known.conceal(seat)
        return known

    def hides(self, seat: int) -> bool:
        """Whether what `seat` holds is unknown here; its options are then partial."""
        return self.hidden >> seat & 1 == 1

    # -- what a game may add ---------------------------------------------------------------------------------

    def conceal(self, seat: int) -> None:
        """Take out, in place, what `seat` may not know, and note in `hidden` whose holdings are gone."""

    def open_decisions(self) -> list[Decision]:
        """Decisions that seats may take while something else is due (a treasure in another's turn)."""
        return []

    def interrupt(self, seat: int, action: int) -> None:
        """Take the answer to an open decision."""

    def refusal(self, seat: int, action: int) -> tuple[str, str, str]:
        """Why an action is not legal now: the rule's id, a word for the reason, and a sentence."""
        for decision in self.pending():
            if decision.seat == seat:
                return "", "no-answer", "that is not one of the legal answers"
        return "", "not-asked", "it is not this seat's decision"

    # -- what a game must give -------------------------------------------------------------------------------

    def seat_count(self) -> int:
        raise TypeError("a game's position must say how many seats it has")

    def copy(self) -> "Position":
        """A twin that shares nothing that changes."""
        raise TypeError("a game's position must be able to copy itself")

    def guess(self, seat: int, chance: Chance) -> "Position":
        """A full position that is consistent with what `seat` knows; the unknown is drawn from `chance`.

        Where the content itself is secret (a map not yet revealed) playing on may raise Unknown: a leaf of a search.
        """
        raise TypeError("a game's position must be able to guess")

    def facts(self, seat: int) -> Any:
        """What `seat` may know, as JSON-able data that can be compared. Spectators are seat -1."""
        raise TypeError("a game's position must tell its facts")

    def data(self) -> dict[str, Any]:
        """Everything, as plain JSON-able data: equal data means equal positions."""
        raise TypeError("a game's position must be plain data")

    def inventory(self) -> dict[str, int]:
        """Every piece that exists, by name: must not change from the first move to the last."""
        raise TypeError("a game's position must count its pieces")


class View:
    """All that a bot, a client or a spectator gets: one seat's knowledge, never the position itself."""

    def __init__(self, position: Position, seat: int) -> None:
        self.seat = seat
        self.known = position.masked(seat)

    def pending(self) -> list[Decision]:
        """This seat's own decisions, with their legal answers."""
        return [decision for decision in self.known.pending() if decision.seat == self.seat]

    def facts(self) -> Any:
        return self.known.facts(self.seat)

    def guess(self, chance: Chance) -> Position:
        """A full position that fits this view, for search under hidden information."""
        return self.known.guess(self.seat, chance)
