"""The players of bench/server.py: tables with two scripted players each at a Platzdarm server, random legal moves.

Started by bench/server.py in a process of its own. It answers each line on standard input with one of JSON: the
first warms the server up, the second sets the tables up, the third plays for the given time. The counterpart for
boardgame.io is peer_boardgameio/client.js; both keep to the same talk and count in the same way.
"""

import asyncio
import json
import math
import sys
import time
from collections.abc import Coroutine
from dataclasses import dataclass, field
from functools import partial
from http.cookiejar import CookieJar, DefaultCookiePolicy
from random import Random
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

COOKIE = "platzdarm_session"
AT_ONCE = 8  # tables that are set up at the same time
WARM_TABLES = 4
WARM_PACE = 0.1  # seconds between moves where the usual limits hold
PATIENCE = 120.0  # seconds for anything but playing

# -- the part of docs/protocol.md that a player needs; whatever else a message says is not even decoded ----------------


class Span(msgspec.Struct):
    form: str
    x: list[str]
    y: list[int]


class Answers(msgspec.Struct):
    count: int
    singles: list[str]
    spans: list[Span]


class Question(msgspec.Struct):
    seat: int
    due: bool
    answers: Answers | None = None


class TableInfo(msgspec.Struct):
    id: str
    state: str
    number: int
    asked: list[Question]
    rematch: str | None = None


class Moved(msgspec.Struct, tag="moved"):
    table: str
    number: int
    asked: list[Question]


class News(msgspec.Struct, tag="table"):
    table: TableInfo


class Failed(msgspec.Struct, tag="error"):
    error: dict[str, Any]


class Hello(msgspec.Struct, tag="hello"):
    pass


class Ack(msgspec.Struct, tag="ack"):
    pass


class Over(msgspec.Struct, tag="over"):
    pass


Heard = Moved | News | Failed | Hello | Ack | Over
decoder = msgspec.json.Decoder(Heard)


def pick(answers: Answers, rnd: Random) -> str:
    """One of the legal answers, all alike likely."""
    place = int(rnd.random() * answers.count)
    if place < len(answers.singles):
        return answers.singles[place]
    place -= len(answers.singles)
    for span in answers.spans:
        turns = max(len(span.y), 1)
        if place < len(span.x) * turns:
            x, y = divmod(place, turns)
            answer = span.form.replace("{x}", span.x[x])
            return answer.replace("{y}", str(span.y[y])) if span.y else answer
        place -= len(span.x) * turns
    raise ValueError("the server counts more answers than it lists")


# -- the load ------------------------------------------------------------------------------------------------------


@dataclass
class Load:
    """What all tables share: the pace, whether play is on, and what was counted while it was."""

    pace: float  # seconds between the moves of a table; 0: as fast as it goes
    rnd: Random
    going: bool = False
    latencies: list[float] = field(default_factory=list)
    games: int = 0
    refused: int = 0
    bytes_heard: int = 0

    def figures(self, seconds: float, tables: "list[Table]") -> dict[str, Any]:
        ordered = sorted(self.latencies)
        half = time.perf_counter() - seconds / 2
        return {
            "seconds": seconds,
            "moves": len(ordered),
            "games": self.games,
            "refused": self.refused,
            "stuck": sum(table.last < half for table in tables),  # no move in the second half
            "bytes": self.bytes_heard,
            "latency_ms": {str(part): percentile(ordered, part) * 1000 for part in (50, 95, 99)},
        }


def percentile(ordered: list[float], part: int) -> float:
    return ordered[min(math.ceil(len(ordered) * part / 100), len(ordered)) - 1] if ordered else math.nan


class Player(asyncio.Protocol):
    """One WebSocket, without coroutines: the players shall cost little beside the server."""

    def __init__(self, table: "Table", seat: int, address: str, cookie: str, deflate: bool, place: str) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.place = place  # where he calls from
        extensions = [ClientPerMessageDeflateFactory(client_max_window_bits=True)] if deflate else None
        self.protocol = ClientProtocol(parse_uri(address), extensions=extensions, max_size=None)
        self.parts: list[bytes | bytearray | memoryview] = []
        self.greeted = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        request = self.protocol.connect()
        request.headers["Cookie"] = f"{COOKIE}={self.cookie}"
        if self.place:
            request.headers["X-Forwarded-For"] = self.place
        self.protocol.send_request(request)
        self.flush()

    def flush(self) -> None:
        for data in self.protocol.data_to_send():
            if data:
                self.transport.write(data)

    def say(self, **message: Any) -> None:
        self.protocol.send_text(msgspec.json.encode(message))
        self.flush()

    def data_received(self, data: bytes) -> None:
        self.table.load.bytes_heard += len(data)
        self.protocol.receive_data(data)
        self.flush()
        for event in self.protocol.events_received():
            if isinstance(event, Frame) and event.opcode in (Opcode.TEXT, Opcode.CONT):
                self.parts.append(event.data)
                if event.fin:
                    raw = b"".join(self.parts)
                    self.parts.clear()
                    self.table.hear(self, decoder.decode(raw))

    def connection_lost(self, error: Exception | None) -> None:
        self.table.lost()
        if not self.greeted.done():
            self.greeted.set_exception(error or self.protocol.handshake_exc or ConnectionError("closed"))

    def close(self) -> None:
        self.transport.close()


class Table:
    """A table and its two players; after a game they play again."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.id = ""
        self.players: list[Player] = []
        self.watched: set[int] = set()
        self.begun = asyncio.get_running_loop().create_future()
        self.number = -1  # actions played, as far as the one whose turn it is knows
        self.asked: tuple[Player, Question] | None = None
        self.sent: dict[int, tuple[Player, float]] = {}  # number of an action -> who sent it, and when
        self.due = 0.0
        self.last = 0.0  # when a move last arrived
        self.closed = False

    def sit_down(self, name: str) -> None:
        before, self.id = self.id, name
        self.watched.clear()
        self.number = -1
        self.sent.clear()
        for player in self.players:
            if before:
                player.say(type="leave", table=before)
            player.say(type="watch", table=name, id="watch")

    def hear(self, player: Player, message: Heard) -> None:
        match message:
            case Moved(table=table, number=number, asked=asked) if table == self.id:
                self.arrived(player, number)
                if self.note(player, number, asked):
                    self.go_on()
            case News(table=info) if info.id == self.id:
                self.look(player, info)
            case Hello():
                player.greeted.set_result(None)
            case Failed(error=error):
                self.load.refused += 1
                print(error, file=sys.stderr)
            case _:
                pass

    def look(self, player: Player, info: TableInfo) -> None:
        if info.state == "over":
            if info.rematch is not None:
                self.sit_down(info.rematch)
            elif player.seat in self.watched:
                self.watched.remove(player.seat)  # so that he asks once
                self.load.games += self.load.going and not self.watched
                player.say(type="rematch", table=self.id, id="rematch")
            return
        came = player.seat not in self.watched
        self.watched.add(player.seat)
        news = self.note(player, info.number, info.asked)
        if came or news:
            self.go_on()
        if len(self.watched) == 2 and not self.begun.done():
            self.begun.set_result(None)

    def note(self, player: Player, number: int, asked: list[Question]) -> bool:
        """Whether this is a question that the player has not heard before."""
        for question in asked:
            if question.due and question.answers is not None and number > self.number:
                self.number, self.asked = number, (player, question)
                return True
        return False

    def go_on(self) -> None:
        """The next move, as soon as both players are there."""
        if not self.load.going or self.asked is None or len(self.watched) < 2:
            return
        if not self.load.pace:
            self.move()
            return
        loop = asyncio.get_running_loop()
        self.due = max(self.due + self.load.pace, loop.time())
        loop.call_at(self.due, self.move)

    def start(self) -> None:
        """Tables begin spread over the first interval, as people do."""
        loop = asyncio.get_running_loop()
        self.due = loop.time() - self.load.pace + self.load.rnd.random() * self.load.pace
        self.go_on()

    def move(self) -> None:
        if not self.load.going or self.asked is None:
            return
        player, question = self.asked
        self.asked = None
        assert question.answers is not None
        action = pick(question.answers, self.load.rnd)
        self.sent[self.number + 1] = player, time.perf_counter()
        number = self.number
        name = f"{self.id}-{number}"
        player.say(type="act", id=name, table=self.id, seat=question.seat, number=number, action=action)

    def arrived(self, player: Player, number: int) -> None:
        """A move counts when the other player has it."""
        mover, sent = self.sent.get(number, (player, 0.0))
        if mover is not player:
            del self.sent[number]
            if self.load.going:
                self.last = time.perf_counter()
                self.load.latencies.append(self.last - sent)

    def lost(self) -> None:
        """By the server: as good as a refusal."""
        self.load.refused += not self.closed

    def close(self) -> None:
        self.closed = True
        for player in self.players:
            player.close()


# -- setting tables up ---------------------------------------------------------------------------------------------


def make_http(address: str) -> httpx.AsyncClient:
    """One client for all guests: it keeps no cookies, each call brings its own."""
    jar = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    return httpx.AsyncClient(base_url=address, headers={"X-Platzdarm": "1"}, cookies=jar, timeout=PATIENCE)


async def call(
    http: httpx.AsyncClient, path: str, body: dict[str, Any], cookie: str = "", place: str = ""
) -> httpx.Response:
    headers = {"Cookie": f"{COOKIE}={cookie}"} if cookie else {}
    headers |= {"X-Forwarded-For": place} if place else {}
    return (await http.post(path, json=body, headers=headers)).raise_for_status()


async def guest(http: httpx.AsyncClient, place: str = "") -> str:
    answer = await call(http, "/api/guest", {}, "", place)
    return answer.headers["set-cookie"].partition(";")[0].partition("=")[2]


async def set_up(http: httpx.AsyncClient, address: str, load: Load, deflate: bool, place: str) -> Table:
    """Two guests; the first opens a table, the second joins, both watch."""
    cookies = [await guest(http, place), await guest(http, place)]
    wish = {"game": "neuroshima", "options": {"players": "2"}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    name = (await call(http, "/api/tables", wish, cookies[0], place)).json()["table"]["id"]
    await call(http, f"/api/tables/{name}/join", {}, cookies[1], place)
    table = Table(load)
    parts = urlsplit(address)
    loop = asyncio.get_running_loop()
    url = address.replace("http", "ws", 1) + "/api/live"
    for seat, cookie in enumerate(cookies):
        player = Player(table, seat, url, cookie, deflate, place)
        await loop.create_connection(partial(itself, player), parts.hostname or "", parts.port or 80)
        table.players.append(player)
    await asyncio.wait_for(asyncio.gather(*(player.greeted for player in table.players)), PATIENCE)
    table.sit_down(name)
    await asyncio.wait_for(table.begun, PATIENCE)
    return table


def itself(player: Player) -> Player:
    return player


async def set_all_up(address: str, load: Load, tables: int, deflate: bool, apart: bool) -> list[Table]:
    """`apart`: the people of each table call from a place of their own, as through a proxy."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(http: httpx.AsyncClient, number: int) -> Table:
        async with gate:
            place = f"10.{tables % 256}.{number // 250}.{number % 250 + 1}" if apart else ""
            return await set_up(http, address, load, deflate, place)

    async with make_http(address) as http:
        works: list[Coroutine[Any, Any, Table]] = [one(http, number) for number in range(tables)]
        return list(await asyncio.gather(*works))


async def play(load: Load, tables: list[Table], seconds: float) -> float:
    """The seconds that it took."""
    load.going = True
    began = time.perf_counter()
    for table in tables:
        table.start()
    await asyncio.sleep(seconds)
    load.going = False
    return time.perf_counter() - began


async def run(wish: dict[str, Any]) -> None:
    address, deflate = wish["address"], wish["deflate"]
    rnd = Random(wish["seed"])
    await next_line()
    warm = Load(WARM_PACE if wish["apart"] else 0.0, rnd)
    tables = await set_all_up(address, warm, WARM_TABLES, deflate, wish["apart"])
    await play(warm, tables, wish["warm_up"])
    for table in tables:
        table.close()
    await asyncio.sleep(0.2)
    tell({"phase": "warm", "moves": len(warm.latencies)})
    await next_line()
    load = Load(wish["pace"], rnd)
    tables = await set_all_up(address, load, wish["tables"], deflate, wish["apart"])
    tell({"phase": "set up"})
    await next_line()
    load.bytes_heard = 0
    seconds = await play(load, tables, wish["seconds"])
    tell({"phase": "played"})
    tell(load.figures(seconds, tables))


async def next_line() -> None:
    """Until bench/server.py asks for the next phase; where it is gone, so are we."""
    if not await asyncio.to_thread(sys.stdin.readline):
        sys.exit(1)


def tell(answer: dict[str, Any]) -> None:
    print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    asyncio.run(run(json.loads(sys.argv[1])))
