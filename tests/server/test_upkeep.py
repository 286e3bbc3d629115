"""Operations: health, metrics, logs, the documentation, the page, and an orderly stop."""

import asyncio
import json
import re
import sqlite3
import threading
from pathlib import Path

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from platzdarm.server import heartbeat
from platzdarm.server.config import Config
from platzdarm.server.http import page
from platzdarm.server.store import pulse
from platzdarm.server.store.store import Store
from tests.server.running import ServerProcess, server_in_thread, until
from tests.server.test_commands import command
from tests.server.test_tables import DUEL
from tests.server.visitor import Visitor

PROTOCOL = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"


def test_health_metrics_and_documentation(address: str, anna: Visitor) -> None:
    table = anna.open_table("me", "me", **DUEL)["table"]["id"]
    anna.line().act(table, 0, 0, "hq c3")
    assert httpx.get(f"{address}/healthz").json()["status"] == "ok"
    metrics = httpx.get(f"{address}/metrics").text
    for name in ("platzdarm_live_tables", "platzdarm_connections", "platzdarm_moves_total", "platzdarm_requests_total"):
        assert f"\n{name}" in metrics
    docs = httpx.get(f"{address}/api/docs", timeout=60).text
    assert "POST /api/tables/{table}/why" in docs and "http://" not in docs and "https://" not in docs
    for name in ("ClientMessage", "Moved", "neuroshima.SkirmishFacts", "doom2016.Foreseen", "doom2016.KilledEvent"):
        assert f"id='{name}'" in docs
    assert "Whether a glory kill is possible on it." in docs, "every field says what it means"
    description = httpx.get(f"{address}/api/openapi.json", timeout=60).json()
    types = description["components"]["schemas"]
    assert {"$ref": "#/components/schemas/doom2016.IncursionFacts"} in types["Facts"]["anyOf"]
    assert len(types["ClientMessage"]["anyOf"]) == 13 and len(types["ServerMessage"]["anyOf"]) == 11
    assert all(reference.rsplit("/", 1)[1] in types for reference in re.findall(r"#/components/[\w./-]+", str(types)))
    paths = {re.sub(r"{\w+}", "{}", path) for path in description["paths"]}
    told = re.findall(r"/(?:api|healthz|metrics)[\w/{}.]*", PROTOCOL.read_text("utf-8"))
    known = {re.sub(r"{\w+}", "{}", path) for path in told}
    assert "/api/tables/{}/join" in paths and paths <= known, paths - known
    assert known - paths == {"/api/docs", "/api/live", "/api/openapi.json"}


def test_unknown_addresses_of_the_interface_are_errors_in_json(address: str) -> None:
    for method, path, status in (("GET", "/api/nothing", 404), ("POST", "/api/me", 405), ("GET", "/nothing.css", 200)):
        answer = httpx.request(method, address + path)
        assert answer.status_code in (status, 404), path
        if answer.status_code >= 400:
            assert answer.json()["error"]["code"] == "not_found"


def test_without_a_built_page_the_server_says_how_to_build_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "FOLDER", tmp_path / "nothing")
    with server_in_thread(Config(str(tmp_path / "p.db"), port=0)) as (address, _):
        answer = httpx.get(f"{address}/", headers={"Accept-Language": "ru"})
        assert answer.status_code == 200 and "npm run build" in answer.text and "страница не собрана" in answer.text


def test_the_built_page_is_served_packed_and_for_every_place_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = tmp_path / "page"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>Platzdarm</title>")
    (built / "assets" / "index-1a2b.js").write_text("console.log(1);\n" * 200)
    monkeypatch.setattr(page, "FOLDER", built)
    with server_in_thread(Config(str(tmp_path / "p.db"), port=0)) as (address, _):
        for place in ("/", "/table/abc?invitation=x", "/learn", "/player/Maria K.", "/player/J.R"):
            assert "<title>Platzdarm" in httpx.get(address + place).text
        script = httpx.get(f"{address}/assets/index-1a2b.js")
        assert script.headers["content-encoding"] == "gzip" and "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        tag = {"If-None-Match": script.headers["etag"]}
        assert httpx.get(f"{address}/assets/index-1a2b.js", headers=tag).status_code == 304
        for place in ("/assets/gone.js", "/favicon.ico", "/../secret.txt", "/assets/%2e%2e/%2e%2e/p.db"):
            assert httpx.get(address + place).status_code == 404, place


@pytest.mark.slow
def test_an_orderly_stop_tells_the_tables_and_loses_nothing(tmp_path: Path) -> None:
    log = tmp_path / "log"
    server = ServerProcess(str(tmp_path / "p.db"), log).start()
    anna = Visitor(server.address).guest()
    table = anna.open_table("me", "me", **DUEL)["table"]["id"]
    line = anna.line()
    line.watch(table)
    line.act(table, 0, 0, "hq c3")
    assert server.process is not None
    server.process.terminate()
    assert line.closed_with() == 1001
    assert line.heard[-1] == {"type": "stopping"}
    assert server.process.wait(30) == 0
    server.forget()
    lines = [json.loads(entry) for entry in log.read_text().splitlines()]
    assert {"at", "level", "from", "say"} <= set(lines[0])
    assert [entry["say"] for entry in lines].count("closed") == 1
    server.start()
    anna.http.base_url = server.address
    assert anna.ok("GET", f"/api/tables/{table}")["number"] == 1
    server.stop()


def test_health_notices_a_store_that_takes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heartbeat, "BEAT", 0.05)
    monkeypatch.setattr(heartbeat, "PATIENCE", 0.5)
    with server_in_thread(Config(str(tmp_path / "p.db"), port=0)) as (address, _):
        until(lambda: httpx.get(f"{address}/healthz").status_code == 200)

        def full(*_: object) -> None:
            raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

        monkeypatch.setattr(pulse, "beat", full)
        until(lambda: httpx.get(f"{address}/healthz").status_code == 503)
        assert httpx.get(f"{address}/healthz").json()["status"] == "ill"
        monkeypatch.undo()
        until(lambda: httpx.get(f"{address}/healthz").status_code == 200)


def test_the_heart_beats_while_a_large_database_is_looked_through(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heartbeat, "BEAT", 0.05)
    looked_through = threading.Event()

    async def slowly(_: Store) -> str:
        await asyncio.to_thread(looked_through.wait)
        return ""

    monkeypatch.setattr(Store, "examine", slowly)
    with server_in_thread(Config(str(tmp_path / "p.db"), port=0)) as (_, server):
        heart = server.services.heartbeat
        first = heart.last
        try:
            until(lambda: heart.last > first)
            assert heart.sound is None, "it is still looked through"
        finally:
            looked_through.set()
        until(lambda: heart.sound is True)


@pytest.mark.slow
def test_health_notices_a_broken_database(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    place = tmp_path / "p.db"
    config = Config(str(place), port=0, rates=1000, guest_tables=1000)
    with server_in_thread(config) as (address, _):
        anna = Visitor(address).guest()
        for _ in range(60):
            anna.open_table("me", "me", **DUEL)
    with sqlite3.connect(place) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (root,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'moves'").fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    connection.close()
    with place.open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(b"\xff" * size)
    with server_in_thread(config) as (address, _):
        until(lambda: httpx.get(f"{address}/healthz").status_code == 503)
    assert [record for record in caplog.records if "the database is broken" in record.getMessage()]


def test_database_and_export_are_for_nobody_else_to_read(tmp_path: Path) -> None:
    place = tmp_path / "p.db"
    with server_in_thread(Config(str(place), port=0)) as (address, _):
        Visitor(address).guest()
        modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.glob("p.db*")}
    assert set(modes.values()) == {0o600}, modes
    assert command("export", str(tmp_path / "all.jsonl"), "--database", str(place)) == 0
    assert (tmp_path / "all.jsonl").stat().st_mode & 0o777 == 0o600
