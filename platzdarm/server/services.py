"""The parts of a running server, put together once and handed to every room."""

import asyncio
import logging
import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from platzdarm.server.accounts import KEPT_MS, Accounts, Caller
from platzdarm.server.bot_pool import BotPool
from platzdarm.server.config import Config
from platzdarm.server.content_in_use import ContentInUse
from platzdarm.server.heartbeat import Heartbeat
from platzdarm.server.limits import Limits
from platzdarm.server.messages.games import Played
from platzdarm.server.messages.tables import GameOfTheWeek
from platzdarm.server.news import listen, look_for_deeds
from platzdarm.server.ops import Metrics
from platzdarm.server.presence import Presence
from platzdarm.server.replays import Replays
from platzdarm.server.shelf import Shelf
from platzdarm.server.store import matches, people
from platzdarm.server.store.pulse import ALIVE
from platzdarm.server.store.store import Store
from platzdarm.server.switchboard import Switchboard
from platzdarm.server.tables.company import ASKED, TOLD
from platzdarm.server.tables.live_tables import LiveTables
from platzdarm.server.tables.rehearsal import bring_back, rehearse
from platzdarm.server.tables.table import now_ms
from platzdarm.server.tables.tidying import keep_tidy

log = logging.getLogger("platzdarm.server")


class Services:
    def __init__(self, config: Config) -> None:
        self.config = config = replace(config, process=config.process or secrets.token_hex(4))
        self.store = Store(config.database)
        self.limits = Limits(config.rates)
        self.accounts = Accounts(self.store, self.limits)
        self.bot_pool = BotPool(config.bot_workers)
        self.replays = Replays(config.replay_workers)
        self.heartbeat = Heartbeat(self.store, config.grace, config.process)
        self.tables = LiveTables(self.store, config, self.bot_pool, self.replays, self.heartbeat.clock_now)
        self.presence = Presence()
        self.switchboard = Switchboard(self.presence)
        # When it was found out, and how often, how long and with what outcome choices of an option were played.
        self.played: dict[tuple[str, str], tuple[float, list[Played]]] = {}
        self.week: tuple[float, GameOfTheWeek] | None = None  # when it was found out, and which it is
        self.metrics = Metrics(
            lambda: len(self.tables.live), lambda: len(self.switchboard.connections), lambda: self.store.commits
        )
        self.shelf = Shelf()
        self.content = ContentInUse(self.content_changed)
        self.in_turn = asyncio.Semaphore(1)  # for what takes milliseconds of the loop: moves come in between
        self.tasks: list[asyncio.Task[Any]] = []

    async def open(self) -> None:
        await self.store.write(people.forget_old_keys, now_ms() - KEPT_MS)
        await self.heartbeat.start()
        last = await self.store.read(matches.get_ready)
        rehearse()
        if last is not None:
            bring_back(last)
        self.tasks.append(asyncio.create_task(self.heartbeat.go_on(self.tables.catch_up)))
        self.tasks.append(asyncio.create_task(self.tables.care()))
        self.tasks.append(asyncio.create_task(keep_tidy(self.tables)))
        self.tasks.append(asyncio.create_task(self.content.watch()))
        hearing = listen if self.store.shared else look_for_deeds
        self.tasks.append(asyncio.create_task(hearing(self.store, self.heard)))
        log.info("open", extra={"server": self.tables.process})

    async def heard(self, kind: str, name: str, process: str, more: str) -> None:
        """News of another process on the same database."""
        if kind == "key":
            self.switchboard.hang_up(name)
        elif process == self.tables.process:
            return
        elif kind == ALIVE:
            self.tables.company.alive(process)
        elif kind in (ASKED, TOLD):
            await self.tables.company.heard(kind, name, process, more)
        else:
            await self.tables.heard(kind, name)

    def content_changed(self) -> None:
        """Games were loaded again: what was made of the old ones is made anew."""
        self.shelf.clear()

    async def announce_stop(self) -> None:
        """Tell every table, and let what is under way be stored."""
        self.tables.stopping = True
        await self.switchboard.say_stopping()

    async def close(self) -> None:
        await self.tables.close()
        self.replays.close()
        self.accounts.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.store.close()
        log.info("closed")

    async def recognise(self, headers: Mapping[str, str], cookies: Mapping[str, str]) -> Caller | None:
        return await self.accounts.recognise(headers, cookies)
