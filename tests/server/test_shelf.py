"""What is the same for everybody is made once, has a tag, and can be asked for only so often."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from platzdarm.server.config import Config
from platzdarm.server.http import games, upkeep
from tests.server.running import server_in_thread
from tests.server.visitor import Visitor

SHARED = ("/api/games", "/api/games/inferno/puzzles", "/api/rules/neuroshima?lang=ru", "/api/docs", "/api/openapi.json")


@pytest.mark.parametrize("path", SHARED)
def test_who_has_it_is_told_so(address: str, path: str) -> None:
    first = httpx.get(address + path)
    assert first.status_code == 200 and first.headers["content-encoding"] == "gzip"
    again = httpx.get(address + path, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = httpx.get(address + path, headers={"Accept-Encoding": "identity"})
    assert plain.content == first.content and "content-encoding" not in plain.headers


def test_it_is_made_once_and_off_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import threading

    made: list[str] = []

    def noting(work: Any) -> Any:
        def work_and_note(*args: Any) -> Any:
            made.append(threading.current_thread().name)
            return work(*args)

        work_and_note.__name__ = work.__name__
        return work_and_note

    monkeypatch.setattr(games, "games_file", noting(games.games_file))
    monkeypatch.setattr(upkeep, "docs_file", noting(upkeep.docs_file))
    with server_in_thread(Config(str(tmp_path / "p.db"), port=0, rates=1000)) as (address, _):
        for _ in range(3):
            for path in ("/api/games", "/api/docs"):
                assert httpx.get(address + path).status_code == 200
    assert len(made) == 2 and all("asyncio" in name for name in made)


@pytest.mark.parametrize("path", [*SHARED, "/api/docs.css", "/api/me"])
def test_nobody_asks_without_end(tmp_path: Path, path: str) -> None:
    with (
        server_in_thread(Config(str(tmp_path / "p.db"), port=0, rates=0.1)) as (address, _),
        httpx.Client(base_url=address) as client,
    ):
        codes = [client.get(path).status_code for _ in range(60)]
        assert codes[0] == 200 and 429 in codes


def test_a_page_has_one_charset(address: str) -> None:
    for path in ("/", "/api/docs", "/api/docs.css"):
        kind = httpx.get(address + path).headers["content-type"]
        assert kind.count("charset=utf-8") == 1, (path, kind)


@pytest.mark.parametrize(
    ("method", "path", "depth"), [("PUT", "/api/me/settings", 3_000), ("POST", "/api/analysis", 20_000)]
)
def test_brackets_without_end_are_not_understood(anna: Visitor, method: str, path: str, depth: int) -> None:
    deep = '{"game": "neuroshima", "position": ' + "[" * depth + "]" * depth + "}"
    answer = anna.http.request(method, path, content=deep, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400 and answer.json()["error"]["code"] == "bad_request"


def test_searching_the_rules_finds_as_before(address: str) -> None:
    found = httpx.get(f"{address}/api/rules/neuroshima?lang=en&words=medic").json()
    assert found["chapters"] and any(rule["marks"] for chapter in found["chapters"] for rule in chapter["rules"])
