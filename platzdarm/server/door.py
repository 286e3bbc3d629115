"""uvicorn's HTTP with a time limit for requests that do not arrive, and with the gate in front of it."""

import asyncio
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from platzdarm.server.gate import Gate

TOO_MANY = (
    b"HTTP/1.1 429 Too Many Requests\r\ncontent-type: text/plain\r\ncontent-length: 0\r\nretry-after: 5\r\n"
    b"connection: close\r\n\r\n"
)
UNFINISHED = (h11.IDLE, h11.SEND_BODY)


def count_requests(app: Any, gate: Gate) -> Any:
    """Outside of the framework, and inside of what reads a proxy's headers: who floods us costs next to nothing."""

    async def counted(scope: Any, receive: Any, send: Any) -> None:
        kind = scope["type"]
        if kind == "lifespan" or gate.pass_request(scope["client"][0] if scope["client"] else ""):
            await app(scope, receive, send)
            return
        if kind == "websocket":
            await send({"type": "websocket.close", "code": 4003})
            return
        headers = [(b"content-length", b"0"), (b"retry-after", b"5")]
        await send({"type": "http.response.start", "status": 429, "headers": headers})
        await send({"type": "http.response.body", "body": b""})

    return counted


class Settings(uvicorn.Config):
    """uvicorn's settings, and what our own protocols need besides."""

    gate: Gate
    request_seconds: float


class Door(H11Protocol):
    """A request must have come whole within some seconds of its first byte, or of the opening of the socket.

    The same time is given to a client to read on when an answer does not fit through.
    """

    config: Settings

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.admitted = False
        self.upgraded = False  # to a WebSocket, which has the transport from then on
        self.patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.admitted = self.config.gate.enter(self.address())
        if self.admitted:
            self.wait()
        else:
            transport.abort()

    def address(self) -> str:
        return self.client[0] if self.client else ""

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        if self.admitted:
            self.config.gate.leave(self.address())
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.upgraded or self.conn.their_state not in UNFINISHED:
            self.stop_waiting()
        elif self.patience is None:
            self.wait()

    def handle_events(self) -> None:
        gate, address = self.config.gate, self.address()
        if gate.is_shut(address) and not gate.is_proxy(address):
            self.transport.write(TOO_MANY)
            self.transport.close()
            return
        super().handle_events()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.upgraded = True  # and the wire leaves the gate when it ends
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.wait()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stop_waiting()

    def wait(self) -> None:
        self.stop_waiting()
        self.patience = self.loop.call_later(self.config.request_seconds, self.transport.abort)

    def stop_waiting(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None
