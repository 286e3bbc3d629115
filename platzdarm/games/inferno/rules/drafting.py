"""The draft of champions (chapters DRAFT, TEAM)."""

from typing import Any, Final

from platzdarm.games.inferno.rules.entering import join
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.setting import DRAFT as DRAFT_DOMAIN
from platzdarm.games.inferno.rules.setting import NOBODY
from platzdarm.games.inferno.rules.verbs import DRAFT, OFFER, PASS, YES
from platzdarm.kernel.action import first, pack
from platzdarm.kernel.answers import Answers
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.pile import Pile
from platzdarm.kernel.position import Step

OFFERED: Final = 6  # INF-DRAFT-02
TEAM_SHARE: Final = 3  # champions of each partner (INF-TEAM-02)
SUPPLY: Final = {2: 4, 3: 3, 4: 3}  # INF-DRAFT-04


def reveal(position: Contest) -> None:
    """As many as are wanted, or as are left."""
    while len(position.offer) < OFFERED and position.undrafted.size:
        kind = position.chance.draw(position.undrafted.top, DRAFT_DOMAIN)
        position.undrafted = position.undrafted.without(kind)
        position.offer = (*position.offer, kind)
        position.tell("offered", [kind])


def picks(position: Contest) -> list[int]:
    """The sides in the order in which they pick: the last to move first, round and round (INF-DRAFT-03)."""
    setting = position.setting
    if setting.teams:
        starting = setting.side_of(position.first)
        return [1 - starting, starting] * (2 * TEAM_SHARE)
    return list(reversed(position.turn_order())) * SUPPLY[setting.seats]


class Draft(Step[Contest]):
    """`order` are the picks that are left, `offered` the seats, as bits, that have offered the recommended sets.

    `taken` are the kinds that were picked, the first one first.

    Partners draft together: either may name the champion.
    """

    def __init__(self, order: list[int], offered: int = 0, taken: list[int] | None = None) -> None:
        self.order = order
        self.offered = offered
        self.taken = taken or []

    def values(self) -> list[Any]:
        return [self.order, self.offered, self.taken]

    def run(self, position: Contest) -> bool:
        if self.order:
            reveal(position)
            return False
        position.agenda.pop()
        position.offer = ()
        if position.setting.teams:
            for side in range(position.setting.sides):
                position.agenda.append(Split(side, 0))
        return True

    def decisions(self, position: Contest) -> list[Decision]:
        answers = [pack(DRAFT, kind) for kind in position.offer]
        seats = position.setting.members(self.order[0])
        if not why_no_offer(position, self, seats[0]):
            answers.append(OFFER)
        return [Decision(seat, "draft", Answers(answers, [])) for seat in seats]

    def answer(self, position: Contest, seat: int, action: int) -> None:
        if action == OFFER:
            self.offered |= 1 << seat
            position.tell("sets_offered", [seat])
            position.agenda.append(Agreement(seat, position.opponents(seat)))
            return
        side, kind = self.order[0], first(action)
        self.order = self.order[1:]
        self.taken = [*self.taken, kind]
        position.offer = tuple([other for other in position.offer if other != kind])
        position.tell("drafted", [seat, kind])
        give(position, position.setting.members(side)[0], kind)
        if self.order:
            reveal(position)


# -- the sets of the book ----------------------------------------------------------------------------------------


def why_no_offer(position: Contest, draft: Draft, seat: int) -> str:
    """Champions are recommended or drafted (INF-SETUP-05), so that players may still agree on the former.

    Each may offer that once, instead of the first pick: those who pick later than others can then offer it as well,
    and nobody is asked again and again. Partners always draft (INF-TEAM-02). Empty: the offer can be made.
    """
    if position.setting.teams:
        return "inf-partners-draft"
    if draft.offered >> seat & 1:
        return "inf-offered-once"
    return "inf-offer-late" if position.supply(seat) else ""


class Agreement(Step[Contest]):
    """`by` has offered the sets; `waiting` have not answered. All must agree; the first who declines ends it."""

    def __init__(self, by: int, waiting: list[int]) -> None:
        self.by = by
        self.waiting = waiting

    def values(self) -> list[Any]:
        return [self.by, self.waiting]

    def run(self, position: Contest) -> bool:
        if self.waiting:
            return False
        position.agenda.pop()
        take_sets(position)
        return True

    def decisions(self, position: Contest) -> list[Decision]:
        return [Decision(seat, "sets", Answers([YES, PASS], []), [self.by]) for seat in self.waiting]

    def answer(self, position: Contest, seat: int, action: int) -> None:
        if action == PASS:
            position.tell("sets_declined", [seat])
            position.agenda.pop()
            return
        position.tell("sets_agreed", [seat])
        self.waiting = [other for other in self.waiting if other != seat]


def take_sets(position: Contest) -> None:
    """The draft is over as if it had never begun: what was taken goes back before the sets are dealt."""
    position.agenda.pop()
    position.offer = ()
    position.undrafted = Pile([])
    position.tell("sets_taken", [])
    for seat in range(position.setting.seats):
        for piece in position.supply(seat):
            position.owner[piece] = NOBODY
    recommend(position)


def recommend(position: Contest) -> None:
    """The champions that the scenario names for each colour (INF-SETUP-05)."""
    for seat in range(position.setting.seats):
        for kind in position.setting.scenario.recommended[position.gate_number(seat)]:
            give(position, seat, kind)


# -- supplies ----------------------------------------------------------------------------------------------------


def give(position: Contest, seat: int, kind: int) -> None:
    """A pick of the Pack brings all its champions (INF-DRAFT-05)."""
    for piece in position.setting.pieces_of(kind):
        position.owner[piece] = NOBODY
        join(position, seat, piece)


def kinds_of(position: Contest, seat: int) -> list[int]:
    return sorted({position.kind[piece] for piece in position.supply(seat)})


class Split(Step[Contest]):
    """Partners share what they have drafted, three and three: those that are named are the second partner's."""

    def __init__(self, side: int, given: int) -> None:
        self.side = side
        self.given = given

    def values(self) -> list[Any]:
        return [self.side, self.given]

    def run(self, position: Contest) -> bool:
        if self.given < TEAM_SHARE:
            return False
        position.agenda.pop()
        return True

    def decisions(self, position: Contest) -> list[Decision]:
        members = position.setting.members(self.side)
        answers = [pack(DRAFT, kind) for kind in kinds_of(position, members[0])]
        return [Decision(seat, "split", Answers(answers, [])) for seat in members]

    def answer(self, position: Contest, seat: int, action: int) -> None:
        self.given += 1
        partner = position.setting.members(self.side)[1]
        give(position, partner, first(action))
