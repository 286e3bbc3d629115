"""Housekeeping: analysis tables that nobody has touched for long are cleared away, and guests who left no game."""

import asyncio
import logging

from platzdarm.server.store import expiry
from platzdarm.server.tables.clocks import DAY
from platzdarm.server.tables.live_tables import LiveTables
from platzdarm.server.tables.table import now_ms

FIRST = 20.0  # seconds after the start: whoever comes back then is served first
BREATH = 0.2  # between two portions

log = logging.getLogger("platzdarm.tidying")


async def keep_tidy(tables: LiveTables) -> None:
    """For ever."""
    await asyncio.sleep(min(FIRST, tables.config.tidying))
    while not tables.stopping:
        try:
            await tidy(tables)
        except Exception:
            log.exception("clearing away failed")
        await asyncio.sleep(tables.config.tidying)


async def tidy(tables: LiveTables) -> None:
    """Old analysis tables first: with them the last table of a guest may go."""
    now, config = now_ms(), tables.config
    gone = guests = 0
    while found := await drop_analyses(tables, now - int(config.analysis_days * DAY)):
        gone += found
        await asyncio.sleep(BREATH)
    while found := await tables.store.write(expiry.drop_old_guests, now - int(config.guest_days * DAY)):
        guests += found
        await asyncio.sleep(BREATH)
    if gone or guests:
        log.info("cleared away", extra={"tables": gone, "guests": guests})


async def drop_analyses(tables: LiveTables, before: int) -> int:
    watched = [table.id for table in tables.live.values() if table.stored.analysis and table.audience.watchers]
    gone = await tables.store.write(expiry.drop_old_analyses, before, watched)
    tables.forget(gone)
    return len(gone)
