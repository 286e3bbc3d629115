"""A game as a course of questions, one seat at a time, with numbers for answers: what programs that learn play.

An action is a number. 0 means WAIT: let others go first; 1 means MORE: show further answers; those from 2 on are the
legal answers to the question, in the game's order. So the same few numbers do for any game, and nothing legal is left
out however many answers there are: what does not fit on one page is on the next.

Several seats may be asked at once. Those who only may act (a treasure in another's turn) are asked first, then those
for whom play waits, in the game's order. Each may wait, but for the last of those for whom play waits. When somebody
has acted, everybody is asked anew. Whoever gives an answer that is not legal forfeits, as in the arena.
"""

from typing import Final

from platzdarm.kernel.answers import Answers
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.observing import Observer
from platzdarm.kernel.position import Position

WAIT: Final = 0
MORE: Final = 1
FIRST: Final = 2  # the first answer
NOBODY: Final = -1


class Asked:
    """A seat that is asked: its questions, all their answers in one, and whether it may wait."""

    def __init__(self, seat: int, decisions: list[Decision], may_wait: bool) -> None:
        self.seat = seat
        self.decisions = decisions
        self.may_wait = may_wait
        self.answers: Answers = decisions[0].answers
        if len(decisions) > 1:
            parts = [decision.answers for decision in decisions]
            singles = [one for part in parts for one in part.singles]
            self.answers = Answers(singles, [span for part in parts for span in part.spans])


class Course:
    """`seat` is asked, NOBODY when the game is over; `page` answers are shown at a time."""

    def __init__(self, observer: Observer, position: Position, page: int, limit: int, interrupts: bool = True) -> None:
        """`limit`: moves after which the game is broken off; `interrupts`: whether those are asked who only may act."""
        self.observer = observer
        self.page = page
        self.limit = limit
        self.interrupts = interrupts
        self.start(position)

    def start(self, position: Position) -> None:
        """Another game of the same table, or another position of it."""
        self.position = position
        self.moves = 0
        self.forfeit = NOBODY
        self.seat = NOBODY
        self.asked: Asked | None = None
        self.others: list[Asked] = []  # who are asked if this one waits
        self.skipped = 0  # answers on the pages before
        self.ask()

    @property
    def over(self) -> bool:
        return self.asked is None

    @property
    def broken_off(self) -> bool:
        return self.moves >= self.limit and self.asked is not None

    def result(self) -> list[float]:
        """A win is 1, a shared win the share; nothing to anybody while the game is not over."""
        seats = self.position.seat_count()
        if self.forfeit != NOBODY:
            return [0.0 if seat == self.forfeit else 1.0 / max(seats - 1, 1) for seat in range(seats)]
        result = self.position.result
        return [0.0] * seats if result is None else result.copy()

    # -- who is asked -----------------------------------------------------------------------------------------

    def ask(self) -> None:
        pending = self.position.pending()
        self.skipped = 0
        if len(pending) == 1:
            self.asked = Asked(pending[0].seat, pending, False)
            self.seat = self.asked.seat
        elif pending:
            self.others = self.in_order(pending)
            self.next()
        else:
            self.asked = None
            self.seat = NOBODY

    def in_order(self, pending: list[Decision]) -> list[Asked]:
        due: list[int] = []
        may: list[int] = []
        for decision in pending:
            if decision.due and decision.seat not in due:
                due.append(decision.seat)
        for decision in pending:
            if self.interrupts and decision.seat not in due and decision.seat not in may:
                may.append(decision.seat)
        order = may + due
        last = order[-1]
        return [Asked(seat, [one for one in pending if one.seat == seat], seat != last) for seat in order]

    def next(self) -> None:
        self.asked = self.others.pop(0)
        self.seat = self.asked.seat
        self.skipped = 0

    # -- answering --------------------------------------------------------------------------------------------

    @property
    def shown(self) -> int:
        """How many answers are on the page."""
        return min(self.asked.answers.size - self.skipped, self.page) if self.asked is not None else 0

    @property
    def has_more(self) -> bool:
        return self.asked is not None and self.asked.answers.size > self.page

    @property
    def may_wait(self) -> bool:
        return self.asked is not None and self.asked.may_wait

    def packed(self, action: int) -> int:
        """The game's own action for a number from FIRST on."""
        assert self.asked is not None, "somebody is asked"
        return self.asked.answers.at(self.skipped + action - FIRST)

    def listed(self) -> list[int]:
        """The game's own actions on the page."""
        if self.asked is None:
            return []
        found = self.asked.answers.as_list()
        return found if len(found) <= self.page else found[self.skipped : self.skipped + self.page]

    def legal(self) -> int:
        """Which actions are legal, as one number: how many answers are on the page, whether more, whether to wait."""
        return self.shown << 2 | (2 if self.has_more else 0) | (1 if self.may_wait else 0)

    def answer(self, action: int) -> bool:
        """The seat that is asked waits, turns the page, or plays; whether the game goes on."""
        asked = self.asked
        assert asked is not None, "somebody is asked"
        if FIRST <= action < FIRST + self.shown:
            self.position.play(asked.seat, asked.answers.at(self.skipped + action - FIRST))
            self.moves += 1
            self.ask()
        elif action == WAIT and asked.may_wait:
            self.next()
        elif action == MORE and self.has_more:
            self.skipped += self.page
            if self.skipped >= asked.answers.size:
                self.skipped = 0
        else:
            self.forfeit = asked.seat
            self.asked = None
            self.seat = NOBODY
        return self.asked is not None and self.moves < self.limit

    def turn_to(self, seat: int, packed: int) -> int:
        """The number of an action that a seat takes now: others wait for it, and the page is turned."""
        for asked in [*([self.asked] if self.asked is not None else []), *self.others]:
            if asked.seat == seat and asked.answers.lists(packed):
                at = asked.answers.as_list().index(packed)
                self.asked = asked
                self.seat = seat
                self.skipped = at // self.page * self.page
                return at - self.skipped + FIRST
        raise ValueError("the seat is not asked for that")

    # -- seeing -----------------------------------------------------------------------------------------------

    def observe(self, seat: int) -> bytearray:
        """What a seat sees, and what it is asked, if it is; the next look writes it anew."""
        asked = self.asked
        decision = asked.decisions[0] if asked is not None and asked.seat == seat else None
        return self.observer.observe(self.position.masked(seat), seat, decision)
