"""Seats of a campaign go on in another browser, or with a friend, by a link that whoever sits there alone can have.

The address of a campaign is no secret: it shows what is over. The code of this link is one. It is as good as the seats
themselves, hands included, so it is told to nobody but who sits there, and stands for no seat but his.
"""

import secrets

from platzdarm.server.problems import Problem
from platzdarm.server.security import new_code
from platzdarm.server.store.rows import Named, Person
from platzdarm.server.tables.table import Table


async def code_of(table: Table, person: str, anew: bool) -> str:
    """That of the person's seats: the same on every evening, until it shall be another and the old link ends."""
    async with table.lock:
        own = [seat for seat in table.seats if seat.person == person]
        if not own:
            raise Problem("forbidden", "not-at-table")
        refuse_rated(table)
        known = None if anew else next((seat.handover for seat in own if seat.handover is not None), None)
        code = known or new_code(24)
        changed = [seat for seat in own if anew or seat.handover is None]
        for seat in changed:
            seat.handover = code
        if changed:
            await table.commit([], seats=changed)
        return code


async def take_over(table: Table, person: Person, code: str) -> None:
    """The seats that the code stands for. Whoever had them comes back by the same link."""
    async with table.lock:
        refuse_rated(table)
        meant = [seat for seat in table.seats if seat.person is not None and fits(seat.handover, code)]
        if not meant:
            raise Problem("forbidden", "no-handover")
        changed = [seat for seat in meant if seat.person != person.id]
        if not changed:
            return
        for seat in changed:
            seat.person = person.id
        table.names[person.id] = Named(person.name, person.guest)
        await table.commit(table.draft_table(whole=True), seats=changed)


def fits(handover: str | None, code: str) -> bool:
    return handover is not None and secrets.compare_digest(handover.encode(), code.encode())


def refuse_rated(table: Table) -> None:
    if table.stored.rated:
        raise Problem("forbidden", "handover-rated")
