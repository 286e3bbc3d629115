"""Campaigns: the evenings that were played one after the other, under an address that stays."""

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import Body, PathParameter

from platzdarm.server.accounts import Caller
from platzdarm.server.http.calls import Asked, as_json, errors, in_turn, member, services_of, visitor
from platzdarm.server.messages.tables import Handover, HandoverWish, LobbyRow, ResumeWish, Series
from platzdarm.server.problems import Problem
from platzdarm.server.store import matches
from platzdarm.server.store.matches import Listed
from platzdarm.server.store.rows import OVER
from platzdarm.server.tables import handover
from platzdarm.server.tables.presenter import lobby_row
from platzdarm.server.tables.table import Table, admitted

MOST = 100  # evenings that are shown of one campaign


SeriesName = Annotated[str, PathParameter(max_length=24)]


@get(
    "/api/series/{table:str}",
    responses=errors(403, 404),
    tags=["tables"],
    summary="The campaign that a table belongs to, with what follows",
)
async def get_series(request: Asked, table: SeriesName) -> Response[Series]:
    """Any of its tables names it. Who may not see an evening that is under way sees those that are over."""
    caller = await visitor(request)
    return await series_for(request, caller, await evenings(request, table))


@post(
    "/api/series/{table:str}/handover",
    responses=errors(401, 403, 404),
    status_code=200,
    tags=["tables"],
    summary="The code by which the caller's seats can be played on elsewhere",
)
async def post_handover(request: Asked, table: SeriesName, data: Annotated[HandoverWish, Body()]) -> Handover:
    caller = await member(request)
    newest = await newest_table(request, table)
    return Handover(await handover.code_of(newest, caller.person.id, data.anew))


@post(
    "/api/series/{table:str}/resume",
    responses=errors(401, 403, 404),
    status_code=200,
    tags=["tables"],
    summary="Play on with the seats that a code stands for",
)
async def post_resume(request: Asked, table: SeriesName, data: Annotated[ResumeWish, Body()]) -> Response[Series]:
    caller = await member(request)
    await handover.take_over(await newest_table(request, table), caller.person, data.code)
    return await series_for(request, caller, await evenings(request, table))


async def evenings(request: Asked, table: str) -> list[Listed]:
    found = await services_of(request).store.read(matches.in_series, table, MOST)
    if not found or found[0].stored.series is None:
        raise Problem("not_found", "no-series")
    return found


async def newest_table(request: Asked, table: str) -> Table:
    found = await evenings(request, table)
    return await services_of(request).tables.table(found[-1].stored.id)


async def series_for(request: Asked, caller: Caller | None, found: list[Listed]) -> Response[Series]:
    person = caller.person.id if caller is not None else None
    store, series = services_of(request).store, found[0].stored.series
    assert series is not None
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


CALLS: list[Any] = [get_series, post_handover, post_resume]
