"""Hearing what other processes have changed: servers on the same PostgreSQL, and the host at the shell."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import psycopg
from sqlalchemy.exc import SQLAlchemyError

from platzdarm.server.store import deeds
from platzdarm.server.store.store import CHANNEL, CHANNEL_LOCK, Store

Hearer = Callable[[str, str, str, str], Awaitable[None]]
PAUSE = 1.0
LOOK = 2.0  # seconds between two looks at what was done from the shell

log = logging.getLogger("platzdarm.news")


async def listen(store: Store, heard: Hearer) -> None:
    """For ever, with a new connection where one is lost."""
    first = True
    url = store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await connection.execute("SELECT pg_advisory_lock_shared(%s)", (CHANNEL_LOCK,))  # somebody is alive
                if not first:
                    await use(heard, "missed")
                first = False
                async for note in connection.notifies():
                    await use(heard, *note.payload.split(" ", 3))
        except psycopg.Error as error:
            log.warning("no news from the database", extra={"why": type(error).__name__})
        await asyncio.sleep(PAUSE)


async def look_for_deeds(store: Store, heard: Hearer) -> None:
    """For ever, on SQLite: it tells nobody anything, so what the host does beside the server is looked for."""
    last = await store.read(deeds.last_deed)
    while True:
        await asyncio.sleep(LOOK)
        try:
            found = await store.read(deeds.news_since, last)
        except SQLAlchemyError as error:
            log.warning("no news from the database", extra={"why": type(error).__name__})
            continue
        for number, news in found:
            last = number
            for one in news:
                kind, _, name = one.partition(" ")
                await use(heard, kind, name)


async def use(heard: Hearer, kind: str, name: str = "", process: str = "", more: str = "") -> None:
    """Whatever is wrong with one piece of news, the next is heard."""
    try:
        await heard(kind, name, process, more)
    except Exception:
        log.exception("news could not be used")
