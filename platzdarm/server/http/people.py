"""Who one is: guests, accounts, sessions, settings, tokens, and the public page of a player."""

from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import Body, PathParameter, QueryParameter

from platzdarm.games.discovery import game_names
from platzdarm.server.accounts import COOKIE, KEPT_DAYS, Caller
from platzdarm.server.http.calls import Asked, address_of, errors, member, services_of, visitor
from platzdarm.server.messages.people import (
    Compared,
    Comparison,
    Credentials,
    GuestWish,
    KeyInfo,
    Me,
    NewPassword,
    NewToken,
    PlayerInfo,
    RatedGame,
    Rating,
    Settings,
    TokenWish,
)
from platzdarm.server.messages.tables import LobbyRow
from platzdarm.server.names import fold
from platzdarm.server.problems import Problem, words_for
from platzdarm.server.store import matches, people, played
from platzdarm.server.store.rows import SESSION, TOKEN, Key, Person, RatingRow
from platzdarm.server.tables.presenter import lobby_row

SETTINGS_BYTES = 8_192
GAMES_SHOWN = 50
GAMES_IN_COMMON = 200  # that are counted where two players are compared
COURSE = 200  # points of all courses of ratings together


def rating(row: RatingRow) -> Rating:
    return Rating(row.game, round(row.rating, 1), round(row.deviation, 1), row.games)


async def me_of(request: Asked, caller: Caller) -> Me:
    rows = await services_of(request).store.read(people.ratings_of, [caller.person.id])
    person = caller.person
    return Me(person.id, person.name, person.guest, person.settings, [rating(row) for row in rows])


def signed_in(request: Asked, me: Me, secret: str | None) -> Response[Me]:
    """The answer with the session's cookie: not for scripts, and sent to nobody else's site."""
    answer = Response(me, status_code=201)
    if secret is not None:
        answer.cookies.append(
            Cookie(
                COOKIE,
                value=secret,
                max_age=KEPT_DAYS * 86_400,
                httponly=True,
                samesite="lax",
                secure=request.url.scheme == "https",
            )
        )
    return answer


def browser_of(request: Asked) -> str:
    return request.headers.get("user-agent", "")[:80]


@get("/api/me", responses=errors(), tags=["people"], summary="Who I am, if anybody")
async def get_me(request: Asked) -> Me:
    caller = await visitor(request)
    return Me(None, None, False, {}, []) if caller is None else await me_of(request, caller)


@post("/api/guest", responses=errors(403, 409), tags=["people"], summary="Become a guest")
async def post_guest(request: Asked, data: Annotated[GuestWish, Body()]) -> Response[Me]:
    caller = await visitor(request)
    services = services_of(request)
    if caller is not None:
        return Response(await me_of(request, caller), status_code=201)
    services.limits.check("guest", address_of(request))
    await services.accounts.check_welcome(request.headers, request.cookies)
    caller, secret = await services.accounts.add_guest(data.name, browser_of(request), words_for(request.headers))
    return signed_in(request, await me_of(request, caller), secret)


@post("/api/accounts", responses=errors(403, 409), tags=["people"], summary="Make an account")
async def post_account(request: Asked, data: Annotated[Credentials, Body()]) -> Response[Me]:
    services = services_of(request)
    caller = await visitor(request)
    services.limits.check("password", address_of(request))
    await services.accounts.check_welcome(request.headers, request.cookies)
    made, secret = await services.accounts.register(caller, data.name, data.password, browser_of(request))
    return signed_in(request, await me_of(request, made), secret)


@post("/api/sessions", responses=errors(401, 403), tags=["people"], summary="Sign in")
async def post_session(request: Asked, data: Annotated[Credentials, Body()]) -> Response[Me]:
    await visitor(request)
    services = services_of(request)
    services.limits.check("password", address_of(request))
    caller, secret = await services.accounts.sign_in(data.name, data.password, browser_of(request))
    return signed_in(request, await me_of(request, caller), secret)


@put(
    "/api/me/password",
    responses=errors(401, 403),
    status_code=204,
    tags=["people"],
    summary="Change my password; all my other sessions and my tokens end",
)
async def put_password(request: Asked, data: Annotated[NewPassword, Body()]) -> None:
    caller = await member(request)
    services = services_of(request)
    services.limits.check("password", address_of(request))
    for key in await services.accounts.change_password(caller, data.old, data.new):
        services.switchboard.hang_up(key)


def key_info(key: Key, caller: Caller) -> KeyInfo:
    return KeyInfo(key.id, key.name, key.created, key.seen, key.id == caller.key.id)


@get("/api/sessions", responses=errors(401), tags=["people"], summary="My sessions")
async def get_sessions(request: Asked) -> list[KeyInfo]:
    caller = await member(request)
    return [key_info(key, caller) for key in await services_of(request).accounts.keys(caller, SESSION)]


KeyId = Annotated[str, PathParameter(max_length=24)]


@delete("/api/sessions/{key:str}", responses=errors(401, 403, 404), tags=["people"], summary="End a session")
async def delete_session(request: Asked, key: KeyId) -> None:
    await end(request, key, SESSION)


async def end(request: Asked, key: str, kind: str) -> None:
    caller = await member(request)
    services = services_of(request)
    await services.accounts.end_key(caller, key, kind)
    services.switchboard.hang_up(key)


@put("/api/me/settings", responses=errors(401, 403, 413), tags=["people"], summary="Keep my settings")
async def put_settings(request: Asked, data: Annotated[Settings, Body()]) -> Settings:
    caller = await member(request)
    if len(msgspec.json.encode(data)) > SETTINGS_BYTES:
        raise Problem("too_large", "body-too-large")
    await services_of(request).accounts.save_settings(caller, data)
    return data


@post("/api/tokens", responses=errors(401, 403), tags=["people"], summary="A token for a program")
async def post_token(request: Asked, data: Annotated[TokenWish, Body()]) -> NewToken:
    caller = await member(request)
    key, secret = await services_of(request).accounts.add_token(caller, data.name)
    return NewToken(key.id, key.name, secret)


@get("/api/tokens", responses=errors(401), tags=["people"], summary="My tokens")
async def get_tokens(request: Asked) -> list[KeyInfo]:
    caller = await member(request)
    return [key_info(key, caller) for key in await services_of(request).accounts.keys(caller, TOKEN)]


@delete("/api/tokens/{key:str}", responses=errors(401, 403, 404), tags=["people"], summary="End a token")
async def delete_token(request: Asked, key: KeyId) -> None:
    await end(request, key, TOKEN)


@get("/api/players/{name:str}", responses=errors(404), tags=["people"], summary="A player's public page")
async def get_player(
    request: Asked,
    name: Annotated[str, PathParameter(max_length=80)],
    skip: Annotated[int, QueryParameter(ge=0, le=10_000, description="games that are known already")] = 0,
) -> PlayerInfo:
    caller = await visitor(request)
    store = services_of(request).store
    person = await player_named(request, name)
    looker = caller.person.id if caller is not None else None
    about = await compared(request, person, looker)
    rows = await rows_of(request, person, await store.read(matches.finished, person.id, looker, GAMES_SHOWN, skip))
    return PlayerInfo(
        name=about.name,
        ratings=about.ratings,
        games=rows,
        since=about.since,
        played=about.played,
        course=about.course,
        marks=played.marks_of(await store.read(played.games_of, person.id, looker), set(game_names())),
        more=skip + len(rows) < about.played,
        here=services_of(request).presence.here(person.id),
    )


async def player_named(request: Asked, name: str) -> Person:
    person = await services_of(request).store.read(people.person_by_handle, fold(name))
    if person is None:
        raise Problem("not_found", "no-player")
    return person


async def compared(request: Asked, person: Person, looker: str | None) -> Compared:
    store = services_of(request).store
    played = await store.read(matches.count_finished, person.id, looker)
    ratings = await store.read(people.ratings_of, [person.id])
    course = await store.read(people.course_of, person.id, COURSE)
    return Compared(
        name=person.name,
        ratings=[rating(row) for row in ratings],
        since=person.created,
        played=played,
        course=[rated_game(one) for one in course],
    )


def rated_game(one: people.Rated) -> RatedGame:
    deviation = None if one.deviation is None else round(one.deviation, 1)
    return RatedGame(one.game, one.at, round(one.rating, 1), deviation, one.score)


async def rows_of(request: Asked, person: Person, listed: list[matches.Listed]) -> list[LobbyRow]:
    """As that person's games."""
    seated = [seat.person for entry in listed for seat in entry.seats if seat.person]
    names = await services_of(request).store.read(matches.names_of, seated)
    return [lobby_row(entry, person.id, names) for entry in listed]


@get(
    "/api/players/{name:str}/against/{other:str}",
    responses=errors(404),
    tags=["people"],
    summary="Two players beside each other, and the games at which both sat",
)
async def get_comparison(
    request: Asked,
    name: Annotated[str, PathParameter(max_length=80)],
    other: Annotated[str, PathParameter(max_length=80)],
) -> Comparison:
    caller = await visitor(request)
    pair = [await player_named(request, one) for one in (name, other)]
    if pair[0].id == pair[1].id:
        raise Problem("bad_request", "same-player")
    looker = caller.person.id if caller is not None else None
    store = services_of(request).store
    listed = await store.read(matches.common, pair[0].id, pair[1].id, looker, GAMES_IN_COMMON)
    return Comparison(
        players=[await compared(request, person, looker) for person in pair],
        games=await rows_of(request, pair[0], listed),
    )


CALLS: list[Any] = [
    get_me,
    post_guest,
    post_account,
    post_session,
    get_sessions,
    delete_session,
    put_settings,
    put_password,
    post_token,
    get_tokens,
    delete_token,
    get_player,
    get_comparison,
]
