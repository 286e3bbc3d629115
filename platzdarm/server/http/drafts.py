"""For the editors of the page: what one may begin with, and files from one's own disk."""

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import Body, PathParameter

from platzdarm.content.making import MAKING
from platzdarm.games.discovery import games_with
from platzdarm.server.drafting import kit_of, open_pack
from platzdarm.server.http.calls import Asked, as_json, errors, services_of, spend, visitor, who
from platzdarm.server.http.packed import file_answer
from platzdarm.server.limits import DRAFT_BYTES
from platzdarm.server.messages.drafts import MakerKit, OpenedPack, PackWish
from platzdarm.server.problems import Problem
from platzdarm.server.shelf import File, make_file


def check_made(game: str) -> None:
    known = games_with(MAKING)
    if game not in known:
        raise Problem("not_found", "no-making", game=game, known=", ".join(known))


@get(
    "/api/drafts/{game:str}",
    responses=errors(404),
    tags=["drafts"],
    summary="What a maker of content may begin with",
)
async def get_kit(request: Asked, game: Annotated[str, PathParameter(max_length=32)]) -> Response[MakerKit]:
    spend(request, "read")
    check_made(game)
    return file_answer(request, await services_of(request).shelf.take(kit_file, game))


def kit_file(game: str) -> File:
    return make_file("application/json", msgspec.json.encode(kit_of(game)))


@post(
    "/api/drafts/open",
    status_code=200,
    responses=errors(413),
    tags=["drafts"],
    summary="A pack or a single file from one's own disk as data; nothing is kept",
    request_max_body_size=DRAFT_BYTES,
)
async def post_open(request: Asked, data: Annotated[PackWish, Body()]) -> Response[OpenedPack]:
    caller = await visitor(request, "work")
    return as_json(await services_of(request).replays.ask(who(request, caller), open_pack, data.name, data.data))


CALLS: list[Any] = [get_kit, post_open]
