"""After a game: once more, or on to the next of a series (a mission of an operation), once everybody wants it."""

from collections.abc import Awaitable, Callable, Mapping

from platzdarm.server.problems import Problem
from platzdarm.server.store.rows import OVER, PERSON
from platzdarm.server.tables.offers import NEXT, REMATCH
from platzdarm.server.tables.table import Table

OpenAgain = Callable[[Table, Mapping[str, str]], Awaitable[str]]


async def rematch(table: Table, person: str | None, open_again: OpenAgain) -> None:
    """A table with the same people and options."""
    async with table.lock:
        await follow(table, person, REMATCH, {}, open_again)


async def play_next(table: Table, person: str | None, named: dict[str, str], open_again: OpenAgain) -> None:
    """The next game of the series with the same people; `named` is what the game leaves to them."""
    async with table.lock:
        sequel, game = table.sequel(), table.game()
        if sequel is not None:
            for name in named:
                if name in sequel and name not in game.negotiable:
                    raise Problem("bad_request", "sequel-says", name=name)
            game.settle({**sequel, **named})  # a fault is told before anybody agrees
            check_namer(table, person, named)
        await follow(table, person, NEXT, named, open_again)


def check_namer(table: Table, person: str | None, named: dict[str, str]) -> None:
    """Where some seats have the choice, others may only agree; a bot leaves it to the people at the table."""
    offer = table.offers.find(NEXT)
    people = {table.seats[seat].person for seat in table.sequel_seats()} - {None}
    if people and person not in people and (offer is None or offer.options != named):
        raise Problem("forbidden", "sequel-not-yours")


async def decline(table: Table, person: str | None, what: str) -> None:
    """Whoever sat at the table may end an offer, his own as well as another's; it can be made again."""
    async with table.lock:
        own_seats(table, person)
        if table.offers.find(what) is None:
            raise Problem("conflict", "no-such-offer")
        table.offers.drop(what)
        await table.commit(table.draft_table())


def own_seats(table: Table, person: str | None) -> list[int]:
    sat = [seat.seat for seat in table.seats if person and seat.person == person]
    if not sat:
        raise Problem("forbidden", "not-at-table")
    return sat


async def follow(table: Table, person: str | None, what: str, named: dict[str, str], open_again: OpenAgain) -> None:
    sat = own_seats(table, person)
    if table.stored.state != OVER or table.stored.analysis:
        raise Problem("conflict", "not-over")
    if table.stored.rematch is not None:
        return
    sequel = table.sequel() if what == NEXT else table.stored.options
    if sequel is None:
        raise Problem("conflict", "no-sequel")
    wanted = [seat.seat for seat in table.seats if seat.kind == PERSON or seat.person is not None]
    if table.offers.agree(what, sat[0], sat, wanted, named):
        table.stored.rematch = await open_again(table, {**sequel, **named})
    await table.commit(table.draft_table())
