"""Packs of content: which there are, what is wrong with one, and putting one in use where the host allows that."""

import asyncio
import logging
import shutil
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import Body, PathParameter

from platzdarm.content.folders import installed_packs
from platzdarm.content.installing import install, upload_note
from platzdarm.content.packs import Pack, read_pack, zip_of
from platzdarm.games.checking import CHECKER
from platzdarm.games.discovery import game_names, games_with
from platzdarm.kernel.errors import PlatzdarmError
from platzdarm.server.http.calls import Asked, errors, member, services_of, spend, visitor, who
from platzdarm.server.limits import PACK_BYTES
from platzdarm.server.messages.packs import PackInfo, PackReport, PacksInfo, SentPack
from platzdarm.server.packs import MOST_SENT, Known, examine, packs_in_use
from platzdarm.server.problems import Problem, language_of
from platzdarm.server.services import Services
from platzdarm.server.tables.table import now_ms

MOST_UPLOADED = 200  # packs of all people together: everybody loads the content of a game

GameName = Annotated[str, PathParameter(max_length=32)]
PackName = Annotated[str, PathParameter(max_length=32)]

log = logging.getLogger("platzdarm.packs")


async def known_packs(services: Services, asker: str) -> list[Known]:
    """Found out once, and again when content has changed."""
    content = services.content
    if content.asked != content.changes:
        changes, known = content.changes, dict(content.packs)
        found = await services.replays.ask(asker, packs_in_use, frozenset(known))
        content.packs = {key: told or known[key] for key, told in found}
        content.asked = changes
    return list(content.packs.values())


def seen_by(known: Known, person: str | None) -> PackInfo:
    assert known.report.pack is not None
    return msgspec.structs.replace(known.report.pack, mine=person is not None and known.owner == person)


@get("/api/packs", responses=errors(), tags=["packs"], summary="The packs of content that are in use here")
async def get_packs(request: Asked) -> PacksInfo:
    caller = await visitor(request)
    services = services_of(request)
    person = caller.person.id if caller is not None else None
    packs = [seen_by(one, person) for one in await known_packs(services, who(request, caller))]
    return PacksInfo(packs, services.config.pack_uploads, bool(services.config.pack_downloads), MOST_SENT)


@get(
    "/api/packs/{game:str}/{pack:str}",
    responses=errors(404),
    tags=["packs"],
    summary="A pack, and what players may read of it before they play",
)
async def get_pack(request: Asked, game: GameName, pack: PackName) -> PackReport:
    caller = await visitor(request)
    for known in await known_packs(services_of(request), who(request, caller)):
        told = known.report.pack
        if told is not None and (told.game, told.id) == (game, pack):
            mine = seen_by(known, caller.person.id if caller is not None else None)
            return msgspec.structs.replace(known.report, pack=mine)
    raise Problem("not_found", "no-pack")


@get(
    "/api/packs/{game:str}/{pack:str}/zip",
    responses=errors(403, 404),
    tags=["packs"],
    summary="The files of a pack, where the host allows that",
)
async def get_zip(request: Asked, game: GameName, pack: PackName) -> Response[bytes]:
    spend(request, "page")
    if not services_of(request).config.pack_downloads:
        raise Problem("forbidden", "no-pack-downloads")
    data = await asyncio.to_thread(zip_in_use, game, pack)
    name = f'attachment; filename="{pack}.zip"'
    return Response(data, media_type="application/zip", headers={"content-disposition": name})


def zip_in_use(game: str, id: str) -> bytes:
    folders = {folder.name: folder for folder in installed_packs(game)} if game in game_names() else {}
    if id not in folders:
        raise Problem("not_found", "no-pack")
    return zip_of(read_pack(folders[id]))


@post(
    "/api/packs/check",
    status_code=200,
    responses=errors(401, 404, 413),
    tags=["packs"],
    summary="All that is wrong with a pack or with single files; nothing is kept",
    request_max_body_size=PACK_BYTES,
)
async def post_check(request: Asked, data: Annotated[SentPack, Body()]) -> PackReport:
    caller = await member(request, "work")
    known = games_with(CHECKER)
    if data.game and data.game not in known:
        raise Problem("not_found", "no-making", game=data.game, known=", ".join(known))
    lang = language_of(request.headers.get("accept-language", ""))
    found = await services_of(request).replays.ask(caller.person.id, examine, data, lang, False)
    return found.report


@post(
    "/api/packs",
    responses=errors(401, 403, 409, 413),
    tags=["packs"],
    summary="Put a pack in use on this server, where the host allows that",
    request_max_body_size=PACK_BYTES,
)
async def post_pack(request: Asked, data: Annotated[SentPack, Body()]) -> PackInfo:
    """It is checked first, as a whole, and stays as it is: games are played with it. The first fault is told."""
    caller = await member(request, "upload")
    services = services_of(request)
    if not services.config.pack_uploads:
        raise Problem("forbidden", "no-pack-uploads")
    if caller.person.guest:
        raise Problem("forbidden", "accounts-only")
    lang = language_of(request.headers.get("accept-language", ""))
    async with services.content.lock:
        await check_room(services, caller.person.id)
        found = await services.replays.ask(caller.person.id, examine, data, lang, True)
        if found.pack is None or found.report.pack is None:
            raise found.faults[0]
        await put_in_use(services, found.pack, caller.person.id)
    log.info("a pack was uploaded", extra={"pack": found.pack.manifest.id, "person": caller.person.id})
    return found.report.pack


async def check_room(services: Services, person: str) -> None:
    sent = [one.owner for one in await known_packs(services, person) if one.owner]
    if sent.count(person) >= services.config.pack_uploads or len(sent) >= MOST_UPLOADED:
        raise Problem("conflict", "too-many-packs", most=services.config.pack_uploads)


async def put_in_use(services: Services, pack: Pack, person: str) -> None:
    """Where it does not fit after all, as another process has put something in use meanwhile, it goes again."""
    try:
        folder = await asyncio.to_thread(install, pack, upload_note(person, now_ms()))
    except OSError:
        raise Problem("conflict", "pack-unwritable") from None
    try:
        await services.content.renew()
    except PlatzdarmError:
        await asyncio.to_thread(shutil.rmtree, folder, True)
        await services.content.renew()
        raise


CALLS: list[Any] = [get_packs, get_pack, get_zip, post_check, post_pack]
