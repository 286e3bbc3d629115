"""Content of one's own while the server runs: what is put in use, or taken out of it, counts within a moment.

Every process looks for itself: server processes that share the folder need not tell each other. What is wrong there
changes nothing but the log, until somebody mends it.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from platzdarm.content.folders import stamp
from platzdarm.games.discovery import game_names
from platzdarm.kernel.errors import PlatzdarmError
from platzdarm.server.adapters import load_again
from platzdarm.server.packs import Key, Known

LOOK: Final = 2.0  # seconds between two looks at the folder

Stamps = dict[str, object]

log = logging.getLogger("platzdarm.content")


def stamps() -> Stamps:
    return {name: stamp(name) for name in game_names()}


class ContentInUse:
    def __init__(self, changed: Callable[[], None]) -> None:
        self.changed = changed
        self.seen = stamps()
        self.packs: dict[Key, Known] = {}  # those that are in use, as far as somebody has asked
        self.stale = True  # whether they are to be looked for again
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
        found = await asyncio.to_thread(stamps)
        changed = [name for name in found if found[name] != self.seen.get(name)]
        self.seen = found
        if not changed:
            return
        self.stale = True
        for name in changed:
            await asyncio.to_thread(load_again, name)
            log.info("content is loaded again", extra={"game": name})
        self.changed()
