"""Games are replayed and looked into by a worker process, never on the event loop: a reader cannot slow the tables.

It is not one of those in which bots think, for a bot may take its time. It is polite: where the machine is short of
cores, the tables come first. And a person has few requests under way, and all together not too many.
"""

from collections import Counter
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from platzdarm.server.problems import Problem
from platzdarm.server.worker_pool import WorkerLost, WorkerPool

P = ParamSpec("P")
T = TypeVar("T")

POLITENESS = 5
MOST_EACH = 2  # requests of one person that may be under way
MOST = 64  # of all


class Replays:
    def __init__(self, workers: int) -> None:
        self.pool = WorkerPool(workers, POLITENESS)
        self.asked: Counter[str] = Counter()

    async def ask(self, who: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """For somebody who reads; Problem `too_many` where too much is asked at once."""
        if self.asked[who] >= MOST_EACH or self.asked.total() >= MOST:
            raise Problem("too_many", "too-fast")
        self.asked[who] += 1
        try:
            return await self.run(work, *args, **kwargs)
        finally:
            self.asked[who] -= 1
            self.asked += Counter()  # who asks for nothing is forgotten

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """For the tables themselves; a worker that was lost is replaced once."""
        try:
            return await self.pool.run(work, *args, **kwargs)
        except WorkerLost:
            return await self.pool.run(work, *args, **kwargs)

    def close(self) -> None:
        self.pool.close()
