"""Campaigns: the evenings that were played one after the other, under an address that stays."""

from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.params import PathParameter

from platzdarm.server.http.calls import Asked, as_json, errors, in_turn, services_of, visitor
from platzdarm.server.messages.tables import LobbyRow, Series
from platzdarm.server.problems import Problem
from platzdarm.server.store import matches
from platzdarm.server.store.matches import Listed
from platzdarm.server.store.rows import OVER
from platzdarm.server.tables.presenter import lobby_row
from platzdarm.server.tables.table import admitted

MOST = 100  # evenings that are shown of one campaign


@get(
    "/api/series/{table:str}",
    responses=errors(403, 404),
    tags=["tables"],
    summary="The campaign that a table belongs to, with what follows",
)
async def get_series(request: Asked, table: Annotated[str, PathParameter(max_length=24)]) -> Response[Series]:
    """Any of its tables names it. Who may not see an evening that is under way sees those that are over."""
    caller = await visitor(request)
    person = caller.person.id if caller is not None else None
    store = services_of(request).store
    found = await store.read(matches.in_series, table, MOST)
    series = found[0].stored.series if found else None
    if series is None:
        raise Problem("not_found", "no-series")
    shown = [one for one in found if admitted(one.stored, one.seats, person)]
    if not shown:
        raise Problem("forbidden", "private-table")
    names = await store.read(matches.names_of, [seat.person for one in shown for seat in one.seats if seat.person])
    async with in_turn(request):
        tables = [lobby_row(one, person, names, audience=audience_of(request, one)) for one in shown]
        return as_json(msgspec.json.encode(await told(request, series, tables, more=len(shown) < len(found))))


def audience_of(request: Asked, listed: Listed) -> Any:
    live = services_of(request).tables.live.get(listed.stored.id)
    return None if live is None else live.audience


async def told(request: Asked, series: str, tables: list[LobbyRow], more: bool) -> Series:
    """What follows is known once the last evening is over."""
    newest = tables[-1]
    sequel, offers = None, []
    if not more and newest.state == OVER:
        last = await services_of(request).tables.table(newest.id)
        async with last.lock:
            sequel, offers = last.sequel(), list(last.offers.standing)
    return Series(series, newest.game, tables, sequel, offers, more)


CALLS: list[Any] = [get_series]
