"""The built page. Every address that is no file of it is a place inside the page, so it gets the page itself."""

import mimetypes
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.params import FromPath

from platzdarm.server.http.calls import Asked, spend
from platzdarm.server.http.packed import file_answer
from platzdarm.server.problems import Problem, words_for
from platzdarm.server.shelf import ASK_AGAIN, File, make_file

FOLDER = Path(__file__).parent.parent / "page"
INDEX = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"  # names under assets/ hold a hash of the content
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


@cache
def files(folder: Path) -> dict[str, File]:
    """The whole page is held in memory, packed once."""
    return {
        path.relative_to(folder).as_posix(): read_file(path, path.relative_to(folder).as_posix())
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def read_file(path: Path, name: str) -> File:
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return make_file(kind, path.read_bytes(), FOR_EVER if name.startswith("assets/") else ASK_AGAIN)


@get("/", include_in_schema=False, sync_to_thread=False)
def get_start(request: Asked) -> Response[Any]:
    return answer(request, "")


@get("/{place:path}", include_in_schema=False, sync_to_thread=False)
def get_place(request: Asked, place: FromPath[str]) -> Response[Any]:
    return answer(request, place.strip("/"))


def answer(request: Asked, name: str) -> Response[Any]:
    spend(request, "page")
    if name == "api" or name.startswith("api/"):
        raise Problem("not_found", "no-address")
    found = files(FOLDER)
    if INDEX not in found:
        return Response(not_built(request), media_type="text/html", status_code=200)
    file = found.get(name)
    # A file would lie at the top or among the assets; elsewhere a dot may be part of somebody's name.
    if file is None and (name.startswith("assets/") or ("." in name and "/" not in name)):
        raise Problem("not_found", "no-address")
    return file_answer(request, file or found[INDEX])


def not_built(request: Asked) -> str:
    words = words_for(request.headers)
    lines = "".join(f"<p>{words.say(f'server-page-{part}')}</p>" for part in ("missing", "how", "calls"))
    head = "<meta charset='utf-8'><title>Platzdarm</title><link rel='stylesheet' href='/api/docs.css'>"
    return f"<!doctype html><html lang='{words.lang}'><head>{head}</head><body><h1>Platzdarm</h1>{lines}</body></html>"


CALLS: list[Any] = [get_start, get_place]
