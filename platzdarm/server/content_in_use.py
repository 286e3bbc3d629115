"""Content of one's own while the server runs: what is put in use, or taken out of it, counts within a moment.

Every process looks for itself, and the worker processes before each piece of work (`adapters.py`): servers that share
the folder need not tell each other. What is wrong there changes nothing but the log, until somebody mends it.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from platzdarm.kernel.errors import PlatzdarmError
from platzdarm.server.adapters import load_again, outdated
from platzdarm.server.packs import Key, Known

LOOK: Final = 2.0  # seconds between two looks at the folder

log = logging.getLogger("platzdarm.content")


class ContentInUse:
    def __init__(self, changed: Callable[[], None]) -> None:
        self.changed = changed
        self.packs: dict[Key, Known] = {}  # those that are in use, as far as somebody has asked
        self.changes = 0  # how often something was put in use or taken out of it
        self.asked = -1  # after which of these changes the packs were last looked for
        self.lock = asyncio.Lock()  # one at a time puts something in use

    async def watch(self) -> None:
        """For ever."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                async with self.lock:
                    await self.renew()
            except PlatzdarmError as error:
                log.error("content could not be loaded", extra={"why": str(error)})
            except OSError as error:  # somebody is writing there at this moment
                log.warning("content could not be read", extra={"why": type(error).__name__})

    async def renew(self) -> None:
        """Loads again what has changed; PlatzdarmError where something there is wrong."""
        for name in await asyncio.to_thread(outdated):
            self.changes += 1
            await asyncio.to_thread(load_again, name)
            self.changed()
            log.info("content is loaded again", extra={"game": name})
