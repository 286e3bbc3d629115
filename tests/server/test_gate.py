"""What a hostile client may do before it is shown the door: sockets, half a request, floods, strange names of hosts."""

import logging
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from platzdarm.server import limits
from platzdarm.server.config import Config
from platzdarm.server.gate import Gate
from platzdarm.server.limits import Limits
from platzdarm.server.ops import Seldom
from platzdarm.server.problems import Problem
from tests.server.running import PATIENCE, server_in_thread, until
from tests.server.visitor import Line, Visitor

HALF = b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[str]:
    """A server to which this machine is a client like any other, and which has little patience."""
    with server_in_thread(few_sockets(tmp_path, request_seconds=1.0)) as (address, _):
        yield address


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[str]:
    """The same with more patience than any test: whoever is cut there is cut for being one too many."""
    with server_in_thread(few_sockets(tmp_path, request_seconds=3_600.0)) as (address, _):
        yield address


def few_sockets(folder: Path, request_seconds: float) -> Config:
    place = str(folder / "p.db")
    return Config(place, port=0, proxies=(), address_sockets=12, sockets=20, request_seconds=request_seconds, hold=0)


def opened(address: str, said: bytes = b"") -> socket.socket:
    host, _, port = address.removeprefix("http://").partition(":")
    made = socket.create_connection((host, int(port)), timeout=10)
    if said:
        made.sendall(said)
    return made


def cut(made: socket.socket) -> bool:
    """Whether the server closes the socket before our own patience ends."""
    made.settimeout(PATIENCE)
    try:
        while made.recv(4096):
            pass
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False
    return True


@pytest.mark.parametrize(
    "said", [b"", HALF, b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n\r\n{"]
)
@pytest.mark.slow
def test_a_request_that_does_not_arrive_is_not_waited_for(strict: str, said: bytes) -> None:
    with opened(strict, said) as made:
        assert cut(made)


@pytest.mark.slow
def test_a_byte_now_and_then_does_not_keep_a_request_alive(strict: str) -> None:
    began = time.monotonic()
    with opened(strict, HALF) as made, pytest.raises(OSError):
        while time.monotonic() - began < PATIENCE:
            made.sendall(b"x")
            time.sleep(0.2)


@pytest.mark.slow
def test_a_quick_client_is_served_again_and_again_on_one_socket(strict: str) -> None:
    with httpx.Client(base_url=strict) as client:
        for _ in range(4):
            assert client.get("/healthz").status_code == 200
            time.sleep(0.4)


@pytest.mark.slow
def test_a_line_may_be_silent_for_longer_than_a_request_may_take(strict: str) -> None:
    line = Visitor(strict).guest().line()
    time.sleep(1.6)
    assert line.say("ping")["type"] == "pong"


def test_one_address_has_so_many_sockets_and_no_more(narrow: str) -> None:
    with ExitStack() as stack:
        for _ in range(12):
            stack.enter_context(opened(narrow, HALF))
        assert cut(stack.enter_context(opened(narrow)))
    until(lambda: is_healthy(narrow))  # there is room again when they are gone


def is_healthy(address: str) -> bool:
    try:
        return httpx.get(f"{address}/healthz").status_code == 200
    except httpx.TransportError:
        return False


def test_lines_that_end_make_room(narrow: str) -> None:
    for _ in range(20):
        line = Line(Visitor(narrow))
        line.close()
        until(lambda: is_healthy(narrow))


def test_there_is_a_ceiling_for_all(tmp_path: Path) -> None:
    gate = Gate(sockets=30, address_sockets=8, stretch=1.0, proxies=("10.0.0.1",))
    assert [gate.enter("10.0.0.9") for _ in range(9)] == [True] * 8 + [False]
    assert all(gate.enter("10.0.0.1") for _ in range(22)), "a proxy brings many people"
    assert not gate.enter("10.0.0.2")
    gate.leave("10.0.0.9")
    assert gate.enter("10.0.0.2")


def test_who_floods_the_server_is_shut_out_and_comes_back(strict: str) -> None:
    gate = Gate(sockets=30, address_sockets=8, stretch=1.0, proxies=())
    answers = [gate.pass_request("2001:db8::1") for _ in range(700)]
    assert answers[:500] == [True] * 500 and not answers[-1]
    assert not gate.enter("2001:db8::2"), "the whole network is one client"
    assert gate.enter("2001:db9::2")
    gate.shut.clear()
    gate.buckets.clear()
    assert gate.enter("2001:db8::2")


def test_health_and_metrics_bear_a_monitor_but_no_flood(strict: str) -> None:
    with httpx.Client(base_url=strict) as client:
        codes = [client.get("/metrics").status_code for _ in range(80)]
    assert codes[:30] == [200] * 30 and 429 in codes


def test_the_same_trouble_is_not_logged_without_end() -> None:
    log = logging.getLogger("a test of trouble")
    kept: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: kept.append(record.getMessage())  # type: ignore[method-assign]
    log.addHandler(handler)
    log.addFilter(Seldom())
    for number in range(1000):
        log.error("socket.accept() out of system resource\nsocket: <socket fd=%d>", number)
    log.error("something else")
    assert len(kept) < 10 and kept[-1] == "something else"


def test_bytes_that_are_no_text_end_the_line_without_a_traceback(
    anna: Visitor, caplog: pytest.LogCaptureFixture
) -> None:
    line = anna.line()
    line.socket.send(b"\xff\xfe\xfd", text=True)
    assert line.closed_with() == 1007
    assert not [record for record in caplog.records if record.exc_info]


def test_strange_hosts_are_turned_away_from_a_machine_of_ones_own(address: str) -> None:
    for path in ("/", "/api/games", "/api/me"):
        answer = httpx.get(address + path, headers={"Host": "evil.example:8420"})
        assert answer.status_code == 403 and answer.json()["error"]["slug"] == "other-host"
    port = address.rsplit(":", 1)[1]
    for host in (f"localhost:{port}", "127.0.0.1", "[::1]:80"):
        assert httpx.get(f"{address}/api/me", headers={"Host": host}).status_code == 200
    with pytest.raises(InvalidStatus):
        Line(Visitor(address), Host="evil.example")


def test_the_host_names_the_server(tmp_path: Path) -> None:
    config = Config(str(tmp_path / "p.db"), port=0, hosts=("games.example",), origins=("https://other.example",))
    with server_in_thread(config) as (address, _):
        for host, status in (("games.example", 200), ("Other.Example:443", 200), ("evil.example", 403)):
            assert httpx.get(f"{address}/api/me", headers={"Host": host}).status_code == status


def test_new_addresses_without_end_cost_next_to_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 5_000)
    book = Limits()
    for number in range(5_000):
        book.check("read", f"host {number}")
    began = time.thread_time()
    for number in range(2_000):
        book.check("read", f"new host {number}")
    assert time.thread_time() - began < 1.0, "a walk over all buckets for each takes ten times as long"
    assert len(book.buckets) <= 5_000


def test_the_addresses_of_one_network_count_as_one() -> None:
    book = Limits()
    with pytest.raises(Problem):
        for number in range(500):
            book.check("read", f"2001:db8:1:2::{number:x}")
    book.check("read", "2001:db8:1:3::1")
