"""Games are replayed and looked into by a worker process, never on the event loop: a reader cannot slow the tables.

It is not one of those in which bots think, for a bot may take its time. What one person asks for waits behind itself,
so that nobody waits long for another.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from platzdarm.server.problems import Problem
from platzdarm.server.worker_pool import WorkerLost, WorkerPool

P = ParamSpec("P")
T = TypeVar("T")

AT_ONCE = 2  # requests of one person that the worker gets
MOST_EACH = 10  # that may be under way, waiting ones too
MOST = 200  # of all


class Replays:
    def __init__(self, workers: int) -> None:
        self.pool = WorkerPool(workers)
        self.asked: Counter[str] = Counter()
        self.gates: dict[str, asyncio.Semaphore] = {}

    async def ask(self, who: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """For somebody who reads; Problem `too_many` where too much is asked at once."""
        if self.asked[who] >= MOST_EACH or self.asked.total() >= MOST:
            raise Problem("too_many", "too-fast")
        self.asked[who] += 1
        try:
            async with self.gates.setdefault(who, asyncio.Semaphore(AT_ONCE)):
                return await self.run(work, *args, **kwargs)
        finally:
            self.asked[who] -= 1
            if not self.asked[who]:
                del self.asked[who], self.gates[who]

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """For the tables themselves; a worker that was lost is replaced once."""
        try:
            return await self.pool.run(work, *args, **kwargs)
        except WorkerLost:
            return await self.pool.run(work, *args, **kwargs)

    def warm(self, work: Callable[P, None], *args: P.args, **kwargs: P.kwargs) -> None:
        """Somebody is about to ask: the worker may get ready."""
        if self.pool.pool is None:
            self.pool.submit(work, *args, **kwargs)

    def close(self) -> None:
        self.pool.close()
