"""What the calls have in common: who calls, what may go wrong, and how that is told."""

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from platzdarm.kernel.errors import PlatzdarmError
from platzdarm.server.accounts import Caller
from platzdarm.server.limits import BODY_BYTES
from platzdarm.server.messages.shared import STATUS, ErrorBody, Trouble
from platzdarm.server.problems import Problem, worded, words_for
from platzdarm.server.security import SAFE_METHODS, check_request
from platzdarm.server.services import Services
from platzdarm.text.foreign import understood

Asked = Request[Any, Any, Any]

log = logging.getLogger("platzdarm.http")

BODY = "data"  # what the framework calls the body of a request

MEANINGS = {
    400: "not understood",
    401: "one must be somebody",
    403: "not allowed",
    404: "there is no such thing",
    409: "things have changed, or are not so",
    413: "too large",
    422: "refused by a rule of the game",
    429: "too many, too fast",
}


def errors(*codes: int) -> dict[int, ResponseSpec]:
    """The errors that a call may answer with, for the documentation. Any may be too fast or not understood."""
    return {
        code: ResponseSpec(ErrorBody, description=MEANINGS[code], generate_examples=False)
        for code in sorted({400, 429, *codes})
    }


def services_of(request: Asked) -> Services:
    services: Services = request.app.state.services
    return services


def address_of(request: Asked) -> str:
    return request.client.host if request.client else ""


def spend(request: Asked, kind: str) -> None:
    """For what is the same for everybody: nobody is recognised, and one address may ask so often."""
    services_of(request).limits.check(kind, address_of(request))


async def visitor(request: Asked, kind: str | None = None) -> Caller | None:
    """Who calls, if he is anybody; checked for origin and for haste."""
    services = services_of(request)
    caller = await services.recognise(request.headers, request.cookies)
    check_request(request.method, request.headers, caller is not None and caller.by_cookie, services.config.origins)
    usual = "read" if request.method in SAFE_METHODS else "change"
    kind = kind or usual
    services.limits.check(f"{kind} of address", address_of(request))
    services.limits.check(kind, caller.person.id if caller is not None else address_of(request))
    if caller is not None:
        services.presence.note(caller.person.id)
    return caller


async def member(request: Asked, kind: str | None = None) -> Caller:
    caller = await visitor(request, kind)
    if caller is None:
        raise await services_of(request).accounts.refusal(request.headers, request.cookies)
    return caller


@asynccontextmanager
async def in_turn(request: Asked) -> AsyncGenerator[None, None]:
    """What takes milliseconds is done one after the other, with everything else that waits in between."""
    async with services_of(request).in_turn:
        await asyncio.sleep(0)
        yield


def who(request: Asked, caller: Caller | None) -> str:
    """For whom work is done: he waits for his own only."""
    return caller.person.id if caller is not None else address_of(request)


def as_json(encoded: bytes) -> Response[Any]:
    """What a worker has encoded already."""
    return Response(encoded, media_type="application/json")


# -- errors -------------------------------------------------------------------------------------------------------


def told(request: Asked, trouble: Trouble) -> Response[ErrorBody]:
    services_of(request).metrics.problems.labels(trouble.code).inc()
    return Response(ErrorBody(trouble), status_code=STATUS[trouble.code], media_type="application/json")


def tell_problem(request: Asked, error: PlatzdarmError) -> Response[ErrorBody]:
    return told(request, worded(words_for(request.headers), error))


def tell_framework(request: Asked, error: HTTPException) -> Response[ErrorBody]:
    """What the framework refuses before a call is reached: unknown addresses, bodies that are not as they should be."""
    words = words_for(request.headers)
    if error.status_code in (404, 405):
        answer = told(request, worded(words, Problem("not_found", "no-address")))
        answer.status_code = error.status_code
        for name, value in (error.headers or {}).items():
            answer.headers[name] = value
        return answer
    if error.status_code == 413:
        handler = request.route_handler
        most = handler.resolve_request_max_body_size() if isinstance(handler, HTTPRouteHandler) else None
        return told(request, worded(words, Problem("too_large", "too-large", most=most or BODY_BYTES)))
    if error.status_code >= 500:
        return tell_unexpected(request, error)
    return told(request, worded(words, Problem("bad_request", "malformed", reason=understood(fault_in(error)))))


def fault_in(error: HTTPException) -> str:
    """The first of them, as msgspec stops at the first too."""
    extra = error.extra if isinstance(error.extra, list) else []
    faults = [fault_of(entry) for entry in extra if isinstance(entry, dict)]
    return next((fault for fault in faults if fault), error.detail.split("\n")[0])


def fault_of(entry: dict[str, Any]) -> str:
    """The framework keeps the field apart from what is wrong with it; msgspec's own sentence has both.

    The body as a whole it calls `data`: of one that is missing it says nothing else.
    """
    message, field = str(entry.get("message", "")), entry.get("key")
    if field == BODY:
        return "Input data was truncated" if message == repr(BODY) else message
    return f"{message} - at `$.{field}`" if message and field else message


def tell_no_json(request: Asked, _error: RecursionError | UnicodeDecodeError) -> Response[ErrorBody]:
    """Brackets within brackets, deeper than any message of ours, or what is no text at all."""
    return told(request, worded(words_for(request.headers), Problem("bad_request", "no-json")))


def tell_unexpected(request: Asked, error: Exception) -> Response[ErrorBody]:
    log.error("unexpected", exc_info=error, extra={"path": request.url.path})
    return told(request, worded(words_for(request.headers), error))
