"""The WebSocket: one connection may watch and play at several tables."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import WebSocket, websocket

from platzdarm.kernel.errors import PlatzdarmError
from platzdarm.server.limits import MESSAGE_BYTES, WATCHED
from platzdarm.server.messages import live as messages
from platzdarm.server.messages.live import PROTOCOL, Ack, Failed, FromClient, Held, Hello, Pong, TableNews
from platzdarm.server.messages.shared import MessageId
from platzdarm.server.problems import Problem, worded, words_for
from platzdarm.server.security import check_origin
from platzdarm.server.services import Services
from platzdarm.server.store.rows import Person
from platzdarm.server.switchboard import Connection
from platzdarm.server.tables import arrivals, consent, following, play
from platzdarm.server.tables.audience import post
from platzdarm.server.tables.company import Company
from platzdarm.server.tables.holding import wait_of
from platzdarm.server.tables.table import Table
from platzdarm.text.foreign import understood

log = logging.getLogger("platzdarm.live")
decoder = msgspec.json.Decoder(FromClient)


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    services: Services = socket.app.state.services
    try:
        check_origin(socket.headers, services.config.origins)
        services.limits.check("connect", address_of(socket))
        services.switchboard.check_room(address_of(socket), services.config.address_sockets)
        caller = await services.recognise(socket.headers, socket.cookies)
        refusal = await services.accounts.refusal(socket.headers, socket.cookies) if caller is None else None
    except Problem:
        await socket.close(code=4003)
        return
    await socket.accept()
    words = words_for(socket.headers, socket.query_params.get("lang"))
    connection = Connection(socket, caller, words, refusal)
    services.switchboard.enter(connection, address_of(socket))
    sender = asyncio.create_task(connection.send_on())
    person = caller.person if caller is not None else None
    connection.say(Hello(PROTOCOL, person.id if person else None, person.name if person else None))
    try:
        await Session(services, connection).listen()
    finally:
        services.switchboard.leave(connection, address_of(socket))
        sender.cancel()
        await leave_all(connection, services.tables.company)


def address_of(socket: WebSocket[Any, Any, Any]) -> str:
    return socket.client.host if socket.client else ""


async def leave_all(connection: Connection, company: Company) -> None:
    for table in list(connection.tables.values()):
        await leave(connection, table, company)


async def leave(connection: Connection, table: Table, company: Company) -> None:
    async with table.lock:
        connection.tables.pop(table.id, None)
        if table.audience.remove(connection) and table.mine(connection.person):
            post(table.draft_table())
        company.changed(table)


class Session:
    """What a client says, one message after the other; whatever is wrong with one, the talk goes on."""

    def __init__(self, services: Services, connection: Connection) -> None:
        self.services = services
        self.connection = connection
        self.who = connection.person or address_of(connection.socket)

    async def listen(self) -> None:
        while self.connection.closing is None:
            event = await self.connection.socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            if event["type"] == "websocket.receive":
                raw = event.get("text")
                await self.hear(raw.encode() if raw is not None else event.get("bytes") or b"")

    async def hear(self, raw: bytes) -> None:
        try:
            self.services.limits.check("message", self.who)
            if len(raw) > MESSAGE_BYTES:
                raise Problem("too_large", "too-large", most=MESSAGE_BYTES)
            said = decode(raw)
            self.services.metrics.heard(str(said.__struct_config__.tag))
            await HANDLERS[type(said)](self, said)
        except PlatzdarmError as error:
            self.fail(raw, error)
        except Exception as error:
            log.exception("a message could not be handled")
            self.fail(raw, error)

    def fail(self, raw: bytes, error: Exception) -> None:
        self.tell(id_of(raw), error)

    def tell(self, message: MessageId | None, error: Exception) -> None:
        trouble = worded(self.connection.words, error)
        self.services.metrics.problems.labels(trouble.code).inc()
        self.connection.say(Failed(message, trouble))

    def ack(self, said: messages.Said, table: str, number: int | None = None) -> None:
        answer = Ack(said.id, table)
        if number is not None:
            answer.number = number
        self.connection.say(answer)

    def someone(self) -> Person:
        """Who only looks on need not be anybody; who does something must."""
        if self.connection.caller is None:
            raise self.connection.refusal or Problem("unauthorised", "sign-in")
        return self.connection.caller.person

    # -- what can be said -------------------------------------------------------------------------------------

    async def watch(self, said: messages.Watch) -> None:
        if len(self.connection.tables) >= WATCHED and said.table not in self.connection.tables:
            raise Problem("too_many", "too-many-watched", most=WATCHED)
        table = await self.services.tables.table(said.table)
        table.admit(self.connection.person)
        async with table.lock:
            self.connection.tables[table.id] = table
            news = table.audience.add(self.connection)
            if news and table.mine(self.connection.person):
                post(table.draft_table(but=self.connection))
            self.services.tables.company.changed(table)
            self.ack(said, table.id, table.stored.number)
            seen = said.seen or 0
            if seen > table.stored.number or said.branch not in (None, table.stored.branch):
                seen = 0
            self.connection.say(TableNews(table.info(self.connection.person, seen)))

    async def leave(self, said: messages.Leave) -> None:
        table = self.connection.tables.get(said.table)
        if table is not None:
            await leave(self.connection, table, self.services.tables.company)
        self.ack(said, said.table)

    async def act(self, said: messages.Act) -> None:
        table = await self.services.tables.table(said.table)
        self.someone()
        wait = 0.0
        if said.seat in table.mine(self.connection.person):
            wait = wait_of(table, said.seat, said.number, said.action, time.monotonic())
        if wait:
            self.connection.say(Held(said.id, table.id, said.seat))
            self.services.tables.spawn(self.act_later(said, table, wait))
        else:
            await self.act_now(said, table)

    async def act_later(self, said: messages.Act, table: Table, wait: float) -> None:
        """A pass that is kept back from the others; what else is said on this line goes on meanwhile."""
        await asyncio.sleep(wait)
        try:
            await self.act_now(said, table)
        except PlatzdarmError as error:
            self.tell(said.id, error)

    async def act_now(self, said: messages.Act, table: Table) -> None:
        began = time.perf_counter()
        message = None if said.id is None else str(said.id)
        number = await play.act(table, self.someone().id, said.seat, said.number, said.action, message)
        self.services.metrics.moves.inc()
        self.services.metrics.move_seconds.observe(time.perf_counter() - began)
        self.ack(said, table.id, number)

    async def undo(self, said: messages.Undo) -> None:
        table = await self.services.tables.table(said.table)
        number = await play.undo(table, self.someone().id, said.seat, said.number, said.to)
        self.ack(said, table.id, number)

    async def ask(self, said: messages.Ask) -> None:
        table = await self.services.tables.table(said.table)
        await consent.ask(table, self.someone().id, said.seat, said.what)
        self.ack(said, table.id)

    async def answer(self, said: messages.Answer) -> None:
        table = await self.services.tables.table(said.table)
        await consent.answer(table, self.someone().id, said.seat, said.what, said.yes)
        self.ack(said, table.id)

    async def resign(self, said: messages.Resign) -> None:
        table = await self.services.tables.table(said.table)
        await play.resign(table, self.someone().id, said.seat)
        self.ack(said, table.id)

    async def rematch(self, said: messages.Rematch) -> None:
        self.services.limits.check("change", self.who)
        table = await self.services.tables.table(said.table)
        await following.rematch(table, self.someone().id, self.services.tables.open_again)
        self.ack(said, table.id)

    async def next(self, said: messages.Next) -> None:
        self.services.limits.check("change", self.who)
        table = await self.services.tables.table(said.table)
        await following.play_next(table, self.someone().id, dict(said.options), self.services.tables.open_again)
        self.ack(said, table.id)

    async def decline(self, said: messages.Decline) -> None:
        self.services.limits.check("change", self.who)
        table = await self.services.tables.table(said.table)
        await following.decline(table, self.someone().id, said.what)
        self.ack(said, table.id)

    async def orders(self, said: messages.Orders) -> None:
        table = await self.services.tables.table(said.table)
        await consent.set_orders(table, self.someone().id, said.seat, dict(said.orders))
        self.ack(said, table.id)

    async def chat(self, said: messages.Chat) -> None:
        self.services.limits.check("chat", self.who)
        text = "".join(sign for sign in said.text if sign.isprintable()).strip()
        if not text:
            raise Problem("bad_request", "nothing-said")
        person = self.someone()
        table = await self.services.tables.table(said.table)
        table.admit(person.id)
        await arrivals.say(table, person, text)
        self.ack(said, table.id)

    async def ping(self, said: messages.Ping) -> None:
        self.connection.say(Pong(said.id))


# Here, for what a Talk held of itself would keep it in memory after its end.
HANDLERS: dict[type[messages.Said], Callable[[Session, Any], Awaitable[None]]] = {
    messages.Watch: Session.watch,
    messages.Leave: Session.leave,
    messages.Act: Session.act,
    messages.Undo: Session.undo,
    messages.Ask: Session.ask,
    messages.Answer: Session.answer,
    messages.Resign: Session.resign,
    messages.Rematch: Session.rematch,
    messages.Next: Session.next,
    messages.Decline: Session.decline,
    messages.Orders: Session.orders,
    messages.Chat: Session.chat,
    messages.Ping: Session.ping,
}


def decode(raw: bytes) -> messages.Said:
    try:
        said: messages.Said = decoder.decode(raw)
        return said
    except msgspec.ValidationError as error:
        raise Problem("bad_request", "malformed", reason=understood(str(error))) from None
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        raise Problem("bad_request", "no-json") from None


class WithId(msgspec.Struct):
    id: MessageId | None = None


def id_of(raw: bytes) -> MessageId | None:
    """The id of a message that could not be understood otherwise."""
    try:
        return msgspec.json.decode(raw[: MESSAGE_BYTES * 2], type=WithId).id
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return None
