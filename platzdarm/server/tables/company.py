"""Who is at a table through other processes on the same PostgreSQL: each tells the others whom it has there.

It says so when somebody with a seat comes or goes, and when it is asked; a process asks when it is first watched at a
table. Every beat of another's pulse is heard: of whom nothing was heard for a while is dead, and nobody is here through
him any more.
"""

import logging
import time
from collections.abc import Callable, Coroutine, Mapping
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from platzdarm.kernel.errors import PlatzdarmError
from platzdarm.server.store.store import Store, notify
from platzdarm.server.tables.audience import post
from platzdarm.server.tables.table import Table

SILENCE: Final = 10.0  # seconds, of which a living process beats every third
ASKED, TOLD = "who", "here"

log = logging.getLogger("platzdarm.company")


class Company:
    def __init__(
        self,
        store: Store,
        process: str,
        live: Mapping[str, Table],
        spawn: Callable[[Coroutine[None, None, None]], None],
    ) -> None:
        self.store = store
        self.process = process
        self.live = live
        self.spawn = spawn
        self.heard_from: dict[str, float] = {}

    def changed(self, table: Table) -> None:
        """Somebody has come to the table through this process, or gone from it."""
        if not self.store.shared:
            return
        mine = self.seated(table)
        if table.audience.told is None:
            self.say(ASKED, table)
        if mine != (table.audience.told or set()):
            self.say(TOLD, table)
        table.audience.told = mine

    def seated(self, table: Table) -> set[str]:
        return {person for person in table.audience.own() if table.mine(person)}

    def say(self, kind: str, table: Table) -> None:
        self.spawn(self.send(f"{kind} {table.id} {self.process} {','.join(sorted(self.seated(table)))}"))

    async def send(self, news: str) -> None:
        try:
            await self.store.write(notify, news)
        except (PlatzdarmError, SQLAlchemyError) as error:
            log.warning("nobody could be told who is here", extra={"why": type(error).__name__})

    # -- what the others say ----------------------------------------------------------------------------------

    def alive(self, process: str) -> None:
        self.heard_from[process] = time.monotonic()

    async def heard(self, kind: str, name: str, process: str, people: str) -> None:
        self.alive(process)
        table = self.live.get(name)
        if table is None:
            return
        if kind == ASKED:
            self.say(TOLD, table)
        else:
            await self.take(table, process, {person for person in people.split(",") if person})

    async def take(self, table: Table, process: str, people: set[str]) -> None:
        async with table.lock:
            if table.audience.hear(process, people):
                post(table.draft_table())

    async def bury(self) -> None:
        """Those of whom nothing was heard for too long."""
        latest = time.monotonic() - SILENCE
        for process in [process for process, at in self.heard_from.items() if at < latest]:
            del self.heard_from[process]
            for table in [table for table in self.live.values() if process in table.audience.elsewhere]:
                await self.take(table, process, set())

    def ask_again(self) -> None:
        """After news may have been missed, at every table that is watched here."""
        for table in [table for table in self.live.values() if table.audience.watchers]:
            table.audience.elsewhere.clear()
            table.audience.told = None
            self.changed(table)
