"""What the others must agree to while a game is on: a draw, taking back further than is free. And standing orders."""

from platzdarm.server.problems import Problem
from platzdarm.server.tables.audience import Drafts
from platzdarm.server.tables.offers import DRAW, TAKEBACK
from platzdarm.server.tables.play import conclude, cut, finish, refuse_if_late
from platzdarm.server.tables.table import BY_CONSENT, Table


async def ask(table: Table, person: str | None, seat: int, what: str) -> None:
    async with table.lock:
        table.own_seat(person, seat)
        table.playing()
        await refuse_if_late(table)
        if table.stored.analysis:
            raise Problem("conflict", "analysis-only")
        if what == DRAW and any(table.bot_at(place.seat) for place in table.seats):
            raise Problem("conflict", "bots-play-on")
        if what == TAKEBACK:
            last_action(table, seat)
        await agree(table, person, seat, what)


async def answer(table: Table, person: str | None, seat: int, what: str, yes: bool) -> None:
    async with table.lock:
        table.own_seat(person, seat)
        table.playing()
        await refuse_if_late(table)
        if table.offers.find(what) is None:
            raise Problem("conflict", "no-such-offer")
        if yes:
            await agree(table, person, seat, what)
        else:
            table.offers.drop(what)
            await table.commit(table.draft_table())


async def agree(table: Table, person: str | None, seat: int, what: str) -> None:
    offer = table.offers.find(what)
    asker = seat if offer is None else offer.seat
    if not table.offers.agree(what, seat, table.mine(person), table.voters()):
        await table.commit(table.draft_table())
    elif what == TAKEBACK:
        await cut(table, last_action(table, asker) - 1)
    else:
        await draw(table)


async def draw(table: Table) -> None:
    """The point is shared between the sides."""
    live = table.playing()
    teams = live.adapter.teams(live.position)
    drafts: Drafts = []
    more = finish(table, [1 / len(set(teams))] * len(teams), BY_CONSENT, drafts)
    await conclude(table, drafts, more)


def last_action(table: Table, seat: int) -> int:
    """The number of the seat's last action."""
    live = table.playing()
    for number in range(live.number, 0, -1):
        if live.lines[number - 1].seat == seat:
            return number
    raise Problem("conflict", "nothing-to-undo")


async def set_orders(table: Table, person: str | None, number: int, orders: dict[str, str]) -> None:
    """Standing orders of a seat; kinds that are not named are asked."""
    async with table.lock:
        seat = table.own_seat(person, number)
        live = table.playing()
        for kind in orders:
            if kind not in live.adapter.orderable:
                raise Problem("bad_request", "no-order", kind=kind, known=", ".join(live.adapter.orderable))
        seat.orders = dict(orders)
        await table.commit(table.draft_table(), seats=[seat])
