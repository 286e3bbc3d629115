"""The open connections of this process, and what waits to be sent over each."""

import asyncio
import time
from collections import Counter, deque
from typing import Any, cast

import msgspec
from litestar import WebSocket

from platzdarm.server.accounts import Caller
from platzdarm.server.limits import WAITING_BYTES, neighbourhood
from platzdarm.server.messages.live import Stopping
from platzdarm.server.presence import Presence
from platzdarm.server.problems import Problem
from platzdarm.server.tables.audience import encoder
from platzdarm.server.tables.table import Table
from platzdarm.server.wire import EXTENSION, Wire
from platzdarm.text.words import Words

GOING_AWAY, TOO_SLOW, SIGNED_OUT = 1001, 1013, 4001


class Connection:
    """What is to be sent waits, so that a slow reader holds up nobody; one that reads nothing is dropped.

    It waits in our own wire, or, behind a server that has none, in a queue.
    """

    def __init__(
        self, socket: WebSocket[Any, Any, Any], caller: Caller | None, words: Words, refusal: Problem | None
    ) -> None:
        self.socket = socket
        self.caller = caller
        self.refusal = refusal  # what is told to somebody who is nobody and wants to do something
        self.words = words
        self.person = caller.person.id if caller is not None else None
        self.wire = cast(Wire | None, (socket.scope.get("extensions") or {}).get(EXTENSION))
        self.queue: deque[bytes] = deque()
        self.waiting = 0
        self.ready = asyncio.Event()
        self.closing: int | None = None
        self.tables: dict[str, Table] = {}

    def send(self, message: bytes) -> None:
        if self.wire is not None:
            self.send_by_wire(self.wire, message)
            return
        self.waiting += len(message)
        if self.waiting > WAITING_BYTES:
            self.close(TOO_SLOW)
        else:
            self.queue.append(message)
            self.ready.set()

    def send_by_wire(self, wire: Wire, message: bytes) -> None:
        if self.closing is None:
            wire.say(message)
            if wire.unread() > WAITING_BYTES:
                self.closing = TOO_SLOW
                wire.cut()

    def say(self, message: msgspec.Struct) -> None:
        self.send(encoder.encode(message))

    def close(self, code: int) -> None:
        self.closing = code
        self.ready.set()

    async def send_on(self) -> None:
        """Until the connection is to be closed; what was said before is still sent, unless nobody reads."""
        while True:
            await self.ready.wait()
            self.ready.clear()
            while self.queue and self.closing != TOO_SLOW:
                message = self.queue.popleft()
                await self.socket.send_data(message.decode())
                self.waiting -= len(message)
            if self.closing is not None:
                await self.socket.close(self.closing)
                return


class Switchboard:
    """All connections of this process."""

    def __init__(self, presence: Presence) -> None:
        self.presence = presence
        self.connections: set[Connection] = set()
        self.by_address: Counter[str] = Counter()

    def check_room(self, address: str, most: int) -> None:
        """Also behind a proxy, which has all sockets for itself, one address has so many lines and no more."""
        if self.by_address[neighbourhood(address)] >= most:
            raise Problem("too_many", "too-fast")

    def enter(self, connection: Connection, address: str) -> None:
        self.connections.add(connection)
        self.presence.came(connection.person)
        self.by_address[neighbourhood(address)] += 1

    def leave(self, connection: Connection, address: str) -> None:
        self.connections.discard(connection)
        self.presence.went(connection.person)
        place = neighbourhood(address)
        self.by_address[place] -= 1
        if not self.by_address[place]:
            del self.by_address[place]

    def hang_up(self, key: str) -> None:
        """A session or token was ended: its connections are, too."""
        for connection in self.connections:
            if connection.caller is not None and connection.caller.key.id == key:
                connection.close(SIGNED_OUT)

    async def say_stopping(self) -> None:
        for connection in self.connections:
            connection.say(Stopping())
            connection.close(GOING_AWAY)
        deadline = time.monotonic() + 2
        while self.connections and time.monotonic() < deadline:
            await asyncio.sleep(0.02)
