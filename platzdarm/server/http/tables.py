"""Tables: the lobby, opening and joining, and what one may ask about a table."""

from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, post
from litestar.params import Body, PathParameter, QueryParameter

from platzdarm.games.roster import adviser_of
from platzdarm.server.accounts import Caller
from platzdarm.server.bot_pool import make_task
from platzdarm.server.http.calls import Asked, as_json, errors, in_turn, member, services_of, visitor, who
from platzdarm.server.limits import RECORD_BYTES
from platzdarm.server.messages.games import Content, Preview
from platzdarm.server.messages.tables import (
    Hint,
    Invitation,
    JoinWish,
    Lobby,
    NewTable,
    PositionInfo,
    TableInfo,
    TableWish,
    Why,
    WhyWish,
)
from platzdarm.server.problems import Problem, worded, words_for
from platzdarm.server.store import matches
from platzdarm.server.store.rows import OVER, Seat
from platzdarm.server.tables import arrivals
from platzdarm.server.tables.audience import Audience
from platzdarm.server.tables.live_match import LiveMatch
from platzdarm.server.tables.looking import Foresight, content_of, foresee, get_ready, show
from platzdarm.server.tables.presenter import lobby_row
from platzdarm.server.tables.table import Table
from platzdarm.server.views import viewer_of

LISTS = ("open", "mine", "live", "asked")
ROWS = 100

TableName = Annotated[str, PathParameter(max_length=24)]


def identity(caller: Caller | None) -> str | None:
    return caller.person.id if caller is not None else None


@get("/api/tables", responses=errors(401), tags=["tables"], summary="The lobby")
async def get_tables(
    request: Asked,
    which: Annotated[
        str, QueryParameter(name="list", max_length=32, description="of open, mine, live, asked; commas between")
    ] = "open",
    game: Annotated[str | None, QueryParameter(name="game", max_length=32)] = None,
    skip: Annotated[
        int, QueryParameter(name="skip", ge=0, le=10_000, description="rows of each list that are known already")
    ] = 0,
) -> Response[Lobby]:
    caller = await visitor(request)
    store, person = services_of(request).store, identity(caller)
    found: dict[str, Any] = {}
    more: list[str] = []
    for name in which.split(","):
        if name not in LISTS:
            raise Problem("bad_request", "no-list", name=name, known=", ".join(LISTS))
        if name in ("mine", "asked") and caller is None:
            raise await services_of(request).accounts.refusal(request.headers, request.cookies)
        listed = await store.read(matches.lobby, name, game, person, ROWS + 1, skip)
        if len(listed) > ROWS:
            more.append(name)
            listed = listed[:ROWS]
        people = [one for entry in listed for seat in entry.seats for one in (seat.person, seat.invited) if one]
        names = await store.read(matches.names_of, people)
        games = {entry.stored.game for entry in listed if entry.stored.rated}
        ratings = {rated: await store.read(matches.ratings_of, people, rated) for rated in games}
        async with in_turn(request):
            found[name] = [
                lobby_row(entry, person, names, ratings.get(entry.stored.game), watching(request, entry.stored.id))
                for entry in listed
            ]
    return as_json(msgspec.json.encode(Lobby(**found, more=more)))


def watching(request: Asked, table: str) -> Audience | None:
    live = services_of(request).tables.live.get(table)
    return None if live is None else live.audience


@post(
    "/api/tables",
    responses=errors(401, 403, 404, 413),
    tags=["tables"],
    summary="Open a table",
    request_max_body_size=RECORD_BYTES,
)
async def post_table(request: Asked, data: Annotated[TableWish, Body()]) -> NewTable:
    caller = await member(request)
    async with in_turn(request):
        table = await services_of(request).tables.open(caller.person, data)
    async with table.lock:
        return NewTable(table.info(caller.person.id), invitations(request, table))


def invitations(request: Asked, table: Table) -> list[Invitation]:
    base = f"{request.url.scheme}://{request.headers.get('host', '')}"
    return [
        Invitation(seat.seat, seat.invitation, f"{base}/table/{table.id}?invitation={seat.invitation}")
        for seat in table.seats
        if not seat.taken
    ]


@get("/api/tables/{table:str}", responses=errors(404), tags=["tables"], summary="One table, as the caller may see it")
async def get_table(request: Asked, table: TableName) -> Response[TableInfo]:
    caller = await visitor(request, "work")
    services = services_of(request)
    found = await services.tables.table(table)
    found.admit(identity(caller))
    if found.stored.state == OVER:
        services.replays.warm(get_ready, found.stored.game)  # who looks at a game that is over looks back
    async with in_turn(request), found.lock:
        return as_json(msgspec.json.encode(found.info(identity(caller))))


@get(
    "/api/tables/{table:str}/content",
    responses=errors(403, 404),
    tags=["tables"],
    summary="The content of the game with what the table brings along",
)
async def get_content(request: Asked, table: TableName) -> Response[Content]:
    caller = await visitor(request, "work")
    services = services_of(request)
    found = await services.tables.table(table)
    found.admit(identity(caller))
    stored = found.stored
    return as_json(await services.replays.ask(who(request, caller), content_of, stored.game, stored.own_files))


@get(
    "/api/tables/{table:str}/invitations",
    responses=errors(401, 403, 404),
    tags=["tables"],
    summary="The links for the seats to be filled, for who opened the table",
)
async def get_invitations(request: Asked, table: TableName) -> list[Invitation]:
    caller = await member(request)
    found = await services_of(request).tables.table(table)
    if found.stored.owner != caller.person.id:
        raise Problem("forbidden", "owner-only")
    return invitations(request, found)


@post("/api/tables/{table:str}/join", responses=errors(401, 403, 404, 409), tags=["tables"], summary="Take a seat")
async def post_join(request: Asked, table: TableName, data: Annotated[JoinWish, Body()]) -> TableInfo:
    caller = await member(request)
    found = await services_of(request).tables.table(table)
    await arrivals.join(found, caller.person, data.seat, data.invitation)
    async with found.lock:
        return found.info(caller.person.id)


@post(
    "/api/tables/{table:str}/decline",
    responses=errors(401, 403, 404, 409),
    status_code=204,
    tags=["tables"],
    summary="Not to take the seat that is kept for me",
)
async def post_decline(request: Asked, table: TableName) -> None:
    caller = await member(request)
    await arrivals.decline(await services_of(request).tables.table(table), caller.person.id)


@post(
    "/api/tables/{table:str}/start",
    responses=errors(401, 403, 404, 409),
    tags=["tables"],
    summary="Begin; programs sit down on the empty seats",
)
async def post_start(request: Asked, table: TableName) -> TableInfo:
    caller = await member(request)
    found = await services_of(request).tables.table(table)
    await arrivals.start(found, caller.person.id)
    async with found.lock:
        return found.info(caller.person.id)


@get(
    "/api/tables/{table:str}/record",
    responses=errors(403, 404, 409),
    tags=["tables"],
    summary="The record",
    media_type="text/plain",
)
async def get_record(request: Asked, table: TableName) -> Response[str]:
    caller = await visitor(request, "work")
    found = await services_of(request).tables.table(table)
    found.admit(identity(caller))
    async with found.lock:
        return Response(record_text(found), media_type="text/plain")


def record_text(table: Table) -> str:
    """While the game is on, only where nothing in it is secret; the seed comes with the end."""
    live = begun(table)
    over = table.stored.state == OVER
    if not over and not live.adapter.all_open:
        raise Problem("forbidden", "record-secret")
    if table.stored.setup is not None:
        raise Problem("conflict", "record-set-up")
    names = [name_at(table, seat).replace(",", " ") for seat in table.seats]
    text = live.record(over, names).format()
    if over and table.stored.reason != "rules":
        text += f"# ended: {table.stored.reason}, result {table.stored.result}\n"
    return text


def name_at(table: Table, seat: Seat) -> str:
    known = table.names.get(seat.person or "")
    return seat.bot or "?" if known is None else known.name


@get(
    "/api/tables/{table:str}/at/{number:int}",
    responses=errors(404, 409),
    tags=["tables"],
    summary="The position after that many actions, as the caller may see it",
)
async def get_at(
    request: Asked, table: TableName, number: Annotated[int, PathParameter(ge=0, le=1_000_000)]
) -> Response[PositionInfo]:
    caller = await visitor(request, "work")
    services = services_of(request)
    found = await services.tables.table(table)
    found.admit(identity(caller))
    async with found.lock:
        live = begun(found)
        if number > live.number:
            raise Problem("not_found", "no-such-number", number=live.number)
        stretch, mine = live.stretch(number, found.stored), found.mine(identity(caller))
    return as_json(await services.replays.ask(who(request, caller), show, stretch, number, mine))


def begun(table: Table) -> LiveMatch:
    if table.live is None:
        raise Problem("conflict", "not-begun")
    return table.live


@post("/api/tables/{table:str}/why", responses=errors(404, 409), status_code=200, tags=["tables"], summary="Why not?")
async def post_why(request: Asked, table: TableName, data: Annotated[WhyWish, Body()]) -> Why:
    """The rule that forbids an action now. Asked on what the caller may know."""
    caller = await visitor(request)
    found = await services_of(request).tables.table(table)
    found.admit(identity(caller))
    async with found.lock:
        live = found.playing()
        mine = found.mine(identity(caller))
        known = live.position.masked(data.seat if data.seat in mine else -1)
        if data.seat >= known.seat_count():
            raise Problem("not_found", "no-seat", seat=data.seat)
        action = live.game.read(known, data.seat, data.action)
        if any(decision.seat == data.seat and decision.answers.holds(action) for decision in known.pending()):
            return Why(True, "", "", "")
        trouble = worded(words_for(request.headers), known.refusal(data.seat, action))
        return Why(False, trouble.rule, trouble.slug, trouble.text)


@get(
    "/api/tables/{table:str}/preview",
    responses=errors(403, 404, 409, 422),
    tags=["tables"],
    summary="A fight as if it began now, or after an action, and what each seat threatens",
)
async def get_preview(
    request: Asked,
    table: TableName,
    seat: Annotated[
        int | None, QueryParameter(ge=0, le=63, description="whose action it is; one of the caller's")
    ] = None,
    action: Annotated[str | None, QueryParameter(max_length=200, description="as if this were played first")] = None,
) -> Response[Preview]:
    caller = await visitor(request, "work")
    services = services_of(request)
    found = await services.tables.table(table)
    found.admit(identity(caller))
    async with found.lock:
        live = begun(found)
        if seat is not None and action is not None:
            found.own_seat(identity(caller), seat)
        else:
            seat, action = viewer_of(live.position, found.mine(identity(caller))), None
        known, stored = live.position.masked(seat).data(), found.stored
        asked = Foresight(stored.game, stored.own_files, stored.options, known, live.number, seat, action)
    return as_json(await services.replays.ask(who(request, caller), foresee, asked))


@delete("/api/tables/{table:str}", responses=errors(401, 403, 404, 409), tags=["tables"], summary="Cancel a table")
async def delete_table(request: Asked, table: TableName) -> None:
    """By who has opened it, while it waits for people."""
    caller = await member(request)
    tables = services_of(request).tables
    await tables.cancel(await tables.table(table), caller.person.id)


@get(
    "/api/tables/{table:str}/hint",
    responses=errors(401, 403, 404, 409),
    tags=["tables"],
    summary="What the engine would play for the caller",
)
async def get_hint(request: Asked, table: TableName) -> Hint:
    """Casual tables only. The engine knows what the seat knows."""
    caller = await member(request, "think")
    services = services_of(request)
    found = await services.tables.table(table)
    async with found.lock:
        live = found.playing()
        if not found.stored.casual:
            raise Problem("forbidden", "casual-only")
        seat = next((seat for seat in found.due() if seat in found.mine(caller.person.id)), None)
        if seat is None:
            raise Problem("conflict", "not-asked")
        position, stored = live.position.copy(), found.stored
        task = make_task(stored.game, stored.options, position, seat, 0, adviser_of(stored.game), stored.own_files)
    advice = await services.bot_pool.advise(task)
    if advice is None:
        raise Problem("conflict", "no-hint")
    action, reason = advice
    return Hint(seat, live.game.write(position, seat, action), reason)


CALLS: list[Any] = [
    get_tables,
    post_table,
    get_table,
    get_content,
    get_invitations,
    post_join,
    post_start,
    post_decline,
    delete_table,
    get_record,
    get_at,
    post_why,
    get_preview,
    get_hint,
]
