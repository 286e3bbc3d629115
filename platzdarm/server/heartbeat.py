"""The server's pulse: it notes every few seconds that it is alive, and so notices outages and a store that is ill."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from platzdarm.server.store import pulse
from platzdarm.server.store.store import Store
from platzdarm.server.tables.clocks import SECOND
from platzdarm.server.tables.table import now_ms

BEAT = 3.0  # seconds between two beats
PATIENCE = 12.0  # seconds without any beat that are an outage, while a process lives

log = logging.getLogger("platzdarm.pulse")


class Heartbeat:
    """`held` is until when clocks stand still: after an outage people get time to come back."""

    def __init__(self, store: Store, grace: float, process: str) -> None:
        self.store = store
        self.grace = int(grace * SECOND)
        self.process = process
        self.held = 0
        self.last = time.monotonic()
        self.beaten = now_ms()
        self.sound: bool | None = None  # whether the database is whole, once that has been looked at

    def clock_now(self) -> int:
        """The time for clocks: while they are held, it is already the moment at which they go on.

        Without a beat it stands still after a while: the machine was asleep or the store is away, and the next beat
        will find an outage.
        """
        return max(min(now_ms(), self.beaten + int(PATIENCE * SECOND)), self.held)

    @property
    def well(self) -> bool:
        """Whether the store has taken something lately, and nothing is known to be broken in it."""
        return time.monotonic() - self.last < PATIENCE and self.sound is not False

    async def start(self) -> None:
        """Before anything is loaded: the outage since the last beat of anybody counts for nobody."""
        await self.beat(0.0)

    async def beat(self, patience: float) -> bool:
        """Whether there was an outage."""
        now = now_ms()
        found = await self.store.write(pulse.beat, now, int(patience * SECOND), self.grace, self.process)
        self.held, self.last, self.beaten = found.held, time.monotonic(), now
        if found.outage:
            log.warning("after an outage", extra={"clocks_held_s": self.grace / SECOND})
        return found.outage

    async def go_on(self, missed: Callable[[], Awaitable[None]]) -> None:
        """For ever; `missed` is called after an outage, for the clocks of all tables have changed.

        To look through a large database takes longer than the patience with a beat, so it is done beside the beats.
        """
        async with asyncio.TaskGroup() as beside:
            beside.create_task(self.examine())
            await self.beat_on(missed)

    async def beat_on(self, missed: Callable[[], Awaitable[None]]) -> None:
        ill = False
        while True:
            await asyncio.sleep(BEAT)
            try:
                if await self.beat(PATIENCE):
                    await missed()
                ill = False
            except Exception as error:
                if not ill:  # said once, not with every beat
                    log.error("nothing can be stored", extra={"why": type(error).__name__})
                ill = True

    async def examine(self) -> None:
        try:
            fault = await self.store.examine()
        except Exception as error:
            fault = type(error).__name__
        if fault:
            log.error("the database is broken; restore a backup", extra={"why": fault})
        self.sound = not fault
