"""uvicorn's WebSocket with a short way out, for what the tables say to those who watch.

By the ASGI way each message goes through a task of its connection and half a dozen calls, and is decoded and encoded
once more: together that cost as much as working the message out. Everything else is uvicorn's own.
"""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request

from platzdarm.server.door import Settings

EXTENSION = "platzdarm.wire"  # of the ASGI scope: the wire itself
AHEAD = 8  # messages of a client that are read before he must wait for the answer to the first
WHOLE_TEXT = 0x81  # a text in one frame, in the words of RFC 6455


def frame(text: bytes) -> bytes:
    """A message as a server sends it where no extension was agreed on: unmasked, and no compression."""
    size = len(text)
    if size < 126:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 65_536:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2) + text
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8) + text


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


class Wire(WebSocketsSansIOProtocol):
    config: Settings

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.said: list[bytes] = []  # what waits for the end of this turn of the loop

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.gate.leave(self.client[0] if self.client else "")
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][EXTENSION] = self

    def send_receive_event_to_app(self) -> None:
        """uvicorn stops reading after every message and starts again for the next; here a client may be ahead."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def say(self, text: bytes) -> None:
        """What is said in one go, as a move and its acknowledgement, leaves in one go: sending costs most of it."""
        if not self.said:
            self.loop.call_soon(self.send_said)
        self.said.append(frame(text))

    def send_said(self) -> None:
        said, self.said = self.said, []
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(said[0] if len(said) == 1 else b"".join(said))

    def unread(self) -> int:
        """Bytes that the client has not taken yet."""
        return 0 if self.disconnected else self.transport.get_write_buffer_size() + sum(map(len, self.said))

    def cut(self) -> None:
        self.transport.abort()
