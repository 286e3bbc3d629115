"""Answers from the shelf: packed where the caller takes that, and none at all where he has it already."""

from typing import Any

from litestar import Response

from platzdarm.server.http.calls import Asked
from platzdarm.server.shelf import File


def file_answer(request: Asked, file: File) -> Response[Any]:
    headers = {"etag": file.tag, "cache-control": file.keep, "vary": "accept-encoding"}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    body = file.plain
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.packed
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=file.kind, headers=headers)
