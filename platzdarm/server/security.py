"""Headers on every answer, and whether a request that changes something may come from where it comes from."""

import secrets
from collections.abc import Callable, Mapping
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from platzdarm.server.config import Config
from platzdarm.server.problems import Problem

POLICY = "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]
LOOPBACK = ("localhost", "127.0.0.1", "::1")
OWN_HEADER = "x-platzdarm"
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


def add_headers(app: ASGIApp) -> ASGIApp:
    async def with_headers(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = list(message.get("headers", []))
                given += HEADERS
                if not any(name == b"cache-control" for name, _ in given):
                    given.append((b"cache-control", b"no-store"))
                message["headers"] = given
            await send(message)

        await app(scope, receive, send_safely)

    return with_headers


def own_names(config: Config) -> frozenset[str] | None:
    """The names by which this server may be called; None is any.

    A server on its machine's own address is for that machine: the page of somebody else, whose name is made to lead
    there (DNS rebinding), must not talk to it. Behind a proxy there, `hosts` has the public name.
    """
    if config.host not in LOOPBACK and not config.hosts:
        return None
    named = (urlsplit(origin).hostname or "" for origin in config.origins)
    return frozenset(name.lower() for name in (*LOOPBACK, config.host, *config.hosts, *named))


def host_name(host: str) -> str:
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""


def check_hosts(names: frozenset[str] | None) -> Callable[[ASGIApp], ASGIApp]:
    def wrap(app: ASGIApp) -> ASGIApp:
        if names is None:
            return app

        async def checked(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
                host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
                if host_name(host) not in names:
                    raise Problem("forbidden", "other-host")
            await app(scope, receive, send)

        return checked

    return wrap


def check_origin(headers: Mapping[str, str], own: tuple[str, ...]) -> None:
    """A page of somebody else must not act in a player's name."""
    origin = headers.get("origin")
    if origin is None or origin.rstrip("/") in own:
        return
    if urlsplit(origin).netloc.lower() != headers.get("host", "").lower():
        raise Problem("forbidden", "other-origin")


def check_request(method: str, headers: Mapping[str, str], by_cookie: bool, own: tuple[str, ...]) -> None:
    """Other sites can make a browser send a cookie, but not a header of ours."""
    if method in SAFE_METHODS:
        return
    check_origin(headers, own)
    if by_cookie and headers.get(OWN_HEADER) != "1":
        raise Problem("forbidden", "own-header")


def new_code(size: int) -> str:
    """So many bytes of luck for an address, a link or the command line, which would take a dash for an option."""
    return secrets.token_urlsafe(size).replace("-", "_")
