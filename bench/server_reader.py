"""The reader of bench/server.py: puts a long game onto a server, opens it after a restart, and reads all over it.

Started by bench/server.py in a process of its own. It answers each line on standard input with one of JSON: the
first puts the game there (or opens the one that is there), the second reads positions here and there in it, two
at a time, which is all that the server allows one person, or at a set rate.
"""

import asyncio
import json
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
from server_players import COOKIE, call, guest, make_http, next_line, percentile, tell

AT_ONCE = 2


async def put(http: httpx.AsyncClient, record: Path) -> dict[str, Any]:
    cookie = await guest(http)
    text = record.read_text(encoding="utf-8")
    began = time.perf_counter()
    wish = {"game": record.parts[-3], "record": text}
    made = await call(http, "/api/analysis", wish, cookie)
    took = (time.perf_counter() - began) * 1000
    other = await call(http, "/api/analysis", wish, cookie)
    return {"table": made.json()["id"], "other": other.json()["id"], "cookie": cookie, "put_ms": took}


async def open_table(http: httpx.AsyncClient, wish: dict[str, Any]) -> dict[str, Any]:
    """The connection is there, and the server awake; the first table of all, then another."""
    await http.get("/api/games")
    took = []
    for name in (wish["other"], wish["table"]):
        began = time.perf_counter()
        found = await http.get(f"/api/tables/{name}", headers={"Cookie": f"{COOKIE}={wish['cookie']}"})
        took.append((time.perf_counter() - began) * 1000)
    return {**wish, "first_open_ms": took[0], "open_ms": took[1], "moves": found.raise_for_status().json()["number"]}


async def read(http: httpx.AsyncClient, wish: dict[str, Any], table: str, cookie: str) -> dict[str, Any]:
    loop, rnd = asyncio.get_running_loop(), Random(wish["seed"])
    headers = {"Cookie": f"{COOKIE}={cookie}"}
    found = (await http.get(f"/api/tables/{table}", headers=headers)).raise_for_status().json()
    end = loop.time() + wish["seconds"]
    times: list[float] = []
    pause = AT_ONCE / wish["rate"] if wish["rate"] else 0.0

    async def slide() -> None:
        due = loop.time()
        while loop.time() < end:
            number, began = rnd.randrange(found["number"] + 1), time.perf_counter()
            (await http.get(f"/api/tables/{table}/at/{number}", headers=headers)).raise_for_status()
            times.append(time.perf_counter() - began)
            due = max(due + pause, loop.time())
            await asyncio.sleep(due - loop.time())

    await asyncio.gather(*(slide() for _ in range(AT_ONCE)))
    first, ordered = times[0], sorted(times[1:])
    figures = {str(part): percentile(ordered, part) * 1000 for part in (50, 95, 99)}
    return {"reads": len(times), "first_ms": first * 1000, "read_ms": figures}


async def run(wish: dict[str, Any]) -> None:
    async with make_http(wish["address"]) as http:
        await next_line()
        there = await (open_table(http, wish["there"]) if wish["there"] else put(http, Path(wish["record"])))
        tell(there)
        await next_line()
        tell(await read(http, wish, there["table"], there["cookie"]))


if __name__ == "__main__":
    asyncio.run(run(json.loads(sys.argv[1])))
