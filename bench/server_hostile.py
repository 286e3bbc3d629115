"""The hostile client of bench/server.py: does one kind of harm to a server, as hard as it can, while others play.

Started by bench/server.py in a process of its own. It answers each line on standard input with one of JSON: the first
gets ready, the second does harm for the given time. It calls from an address of its own, 127.0.0.2, no proxy's,
so the server takes it for somebody from the street; the players come as through a proxy, each table from elsewhere.
"""

import asyncio
import contextlib
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from server_players import COOKIE, next_line, tell

FROM = "127.0.0.2"
LINES = 20  # sockets that are used at once, where it is not about sockets
GUESTS = 10
RECORD = Path(__file__).resolve().parent.parent / "tests" / "doom2016" / "golden" / "breach_point-3.rec"


class Hostile:
    def __init__(self, wish: dict[str, Any]) -> None:
        parts = urlsplit(wish["address"])
        self.host, self.port = parts.hostname or "", parts.port or 80
        self.seconds = wish["seconds"]
        self.until = 0.0
        self.told: Counter[str] = Counter()
        self.cookies: list[str] = []
        self.table = ""
        self.moves = 0

    def going(self) -> bool:
        return time.perf_counter() < self.until

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self.host, self.port, local_addr=(FROM, 0), limit=1 << 22)

    def request(self, method: str, path: str, body: Any = None, cookie: str = "") -> bytes:
        content = b"" if body is None else json.dumps(body).encode()
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}", "X-Platzdarm: 1", "Accept-Encoding: gzip"]
        lines += [f"Cookie: {COOKIE}={cookie}"] if cookie else []
        lines += ["Content-Type: application/json", f"Content-Length: {len(content)}"] if content else []
        return "\r\n".join(lines).encode() + b"\r\n\r\n" + content

    async def ask(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, said: bytes) -> tuple[str, bytes]:
        """The head and the body of the answer."""
        writer.write(said)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        lengths = [line.partition(":")[2] for line in head.lower().split("\r\n") if line.startswith("content-length")]
        body = await reader.readexactly(int(lengths[0])) if lengths else b""
        self.told[head.split(" ", 2)[1]] += 1
        return head, body

    async def once(self, method: str, path: str, body: Any = None, cookie: str = "") -> tuple[str, bytes]:
        reader, writer = await self.open()
        try:
            return await self.ask(reader, writer, self.request(method, path, body, cookie))
        finally:
            writer.close()

    # -- getting ready ----------------------------------------------------------------------------------------

    async def get_ready(self) -> None:
        for _ in range(GUESTS):
            head, _ = await self.once("POST", "/api/guest", {})
            (cookie,) = (line for line in head.split("\r\n") if line.lower().startswith("set-cookie"))
            self.cookies.append(cookie.partition("=")[2].partition(";")[0])
        record = RECORD.read_text(encoding="utf-8")
        _, body = await self.once("POST", "/api/analysis", {"game": "doom2016", "record": record}, self.cookies[0])
        made = json.loads(body)
        self.table, self.moves = made["id"], made["number"]
        self.told.clear()

    # -- doing harm -------------------------------------------------------------------------------------------

    async def hammer(self, *said: bytes) -> None:
        """The same requests over and over, on some sockets; one that is cut is opened again."""

        async def one() -> None:
            while self.going():
                with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                    reader, writer = await self.open()
                    try:
                        while self.going():
                            for request in said:
                                await self.ask(reader, writer, request)
                    finally:
                        self.told["cut"] += 1
                        writer.close()
                await asyncio.sleep(0.001)

        await asyncio.gather(*(one() for _ in range(LINES)))

    async def docs(self) -> None:
        await self.hammer(self.request("GET", "/api/docs"), self.request("GET", "/api/openapi.json"))

    async def games(self) -> None:
        await self.hammer(self.request("GET", "/api/games"))

    async def upkeep(self) -> None:
        await self.hammer(self.request("GET", "/metrics"), self.request("GET", "/healthz"))

    async def page(self) -> None:
        await self.hammer(self.request("GET", "/"), self.request("GET", "/api/rules/doom2016?words=the"))

    async def back(self) -> None:
        """Positions of a long game."""
        places = [f"/api/tables/{self.table}/at/{number}" for number in range(15, self.moves, 97)]
        await self.hammer(*(self.request("GET", place, None, cookie) for place in places for cookie in self.cookies))

    async def whole(self) -> None:
        """A long game with its whole log."""
        await self.hammer(*(self.request("GET", f"/api/tables/{self.table}", None, one) for one in self.cookies))

    async def analysis(self) -> None:
        wish = {"game": "doom2016", "record": RECORD.read_text(encoding="utf-8")}
        await self.hammer(*(self.request("POST", "/api/analysis", wish, cookie) for cookie in self.cookies))

    async def tables(self) -> None:
        """Open tables, to fill the lobby, and the lobby itself."""
        seats = [{"kind": "me"}, {"kind": "open"}]
        wish = {"game": "neuroshima", "options": {"players": "2"}, "seats": seats, "open": True}
        opening = [self.request("POST", "/api/tables", wish, cookie) for cookie in self.cookies]
        await self.hammer(*opening, self.request("GET", "/api/tables?list=open,live"))

    async def bots(self) -> None:
        """Games between programs."""
        wish = {"game": "doom2016", "options": {"marines": "4"}, "seats": [{"kind": "bot"}] * 5}
        await self.hammer(*(self.request("POST", "/api/tables", wish, cookie) for cookie in self.cookies))

    async def machines(self) -> None:
        """Twenty tables at which hard machines play each other, so that one of each pair always thinks."""
        wish = {"game": "neuroshima", "options": {"players": "2"}, "seats": [{"kind": "bot", "bot": "hard"}] * 2}
        for cookie in self.cookies * 2:
            await self.once("POST", "/api/tables", wish, cookie)
        await asyncio.sleep(self.until - time.perf_counter())

    async def passwords(self) -> None:
        await self.hammer(self.request("POST", "/api/sessions", {"name": "Victim", "password": "correct horse"}))

    async def sockets(self) -> None:
        """Half a request on as many sockets as there are, a byte now and then."""

        async def one() -> None:
            while self.going():
                with contextlib.suppress(OSError):
                    _, writer = await self.open()
                    writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
                    while self.going() and not writer.is_closing():
                        writer.write(b"x")
                        await asyncio.sleep(1.0)
                    self.told["cut"] += 1
                    writer.close()
                await asyncio.sleep(0.05)

        await asyncio.gather(*(one() for _ in range(1_100)))

    async def junk(self) -> None:
        """WebSockets that send what is no message, as fast as it goes."""

        async def one() -> None:
            while self.going():
                with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                    reader, writer = await self.open()
                    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                    writer.write(f"GET /api/live HTTP/1.1\r\nHost: {self.host}\r\n{upgrade}{key}\r\n".encode())
                    head = await reader.readuntil(b"\r\n\r\n")
                    self.told[head.split(b" ")[1].decode()] += 1
                    drain = asyncio.create_task(swallow(reader))
                    while self.going() and not drain.done():
                        writer.write(bytes((0x81, 0x80 | 40)) + os.urandom(4) + os.urandom(40))
                        await writer.drain()
                        await asyncio.sleep(0)
                    drain.cancel()
                    writer.close()
                await asyncio.sleep(0.001)

        await asyncio.gather(*(one() for _ in range(LINES)))


async def swallow(reader: asyncio.StreamReader) -> None:
    while await reader.read(1 << 16):
        pass


ATTACKS: dict[str, Callable[[Hostile], Awaitable[None]]] = {
    one.__name__: one
    for one in (
        *(Hostile.docs, Hostile.games, Hostile.upkeep, Hostile.page, Hostile.back, Hostile.whole, Hostile.analysis),
        *(Hostile.tables, Hostile.bots, Hostile.machines, Hostile.passwords, Hostile.sockets, Hostile.junk),
    )
}


async def run(wish: dict[str, Any]) -> None:
    hostile = Hostile(wish)
    await next_line()
    await hostile.get_ready()
    tell({"phase": "ready"})
    await next_line()
    hostile.until = time.perf_counter() + hostile.seconds
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(ATTACKS[wish["attack"]](hostile), hostile.seconds + 5)
    tell({"harm": dict(hostile.told)})


if __name__ == "__main__":
    asyncio.run(run(json.loads(sys.argv[1])))
