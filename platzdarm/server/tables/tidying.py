"""Housekeeping: analysis tables that nobody has touched for long are cleared away, and guests who left no game."""

import asyncio
import logging

from platzdarm.server.store import tidying
from platzdarm.server.tables.clocks import DAY
from platzdarm.server.tables.hall import Hall
from platzdarm.server.tables.table import now_ms

FIRST = 20.0  # seconds after the start: whoever comes back then is served first
BREATH = 0.2  # between two portions

log = logging.getLogger("platzdarm.tidying")


async def keep_tidy(hall: Hall) -> None:
    """For ever."""
    await asyncio.sleep(min(FIRST, hall.config.tidying))
    while not hall.stopping:
        try:
            await tidy(hall)
        except Exception:
            log.exception("clearing away failed")
        await asyncio.sleep(hall.config.tidying)


async def tidy(hall: Hall) -> None:
    """Old analysis tables first: with them the last table of a guest may go."""
    now, config = now_ms(), hall.config
    tables = guests = 0
    while found := await drop_analyses(hall, now - int(config.analysis_days * DAY)):
        tables += found
        await asyncio.sleep(BREATH)
    while found := await hall.store.write(tidying.drop_old_guests, now - int(config.guest_days * DAY)):
        guests += found
        await asyncio.sleep(BREATH)
    if tables or guests:
        log.info("cleared away", extra={"tables": tables, "guests": guests})


async def drop_analyses(hall: Hall, before: int) -> int:
    watched = [table.id for table in hall.live.values() if table.sheet.analysis and table.audience.watchers]
    gone = await hall.store.write(tidying.drop_old_analyses, before, watched)
    hall.forget(gone)
    return len(gone)
