"""Processes for work that would hold up the event loop: bots think in them, games are replayed in them."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

LONGEST = 60.0  # seconds that one piece of work may take


class WorkerLost(Exception):
    """The worker died or took too long."""


def prepare(politeness: int) -> None:
    """Ctrl-C ends the server, and the server ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if politeness and hasattr(os, "nice"):
        os.nice(politeness)


class WorkerPool:
    """The processes are started with the first piece of work; polite ones let everything else go first."""

    def __init__(self, workers: int, politeness: int = 0) -> None:
        self.workers = max(workers, 1)
        self.politeness = politeness
        self.pool: ProcessPoolExecutor | None = None

    def open_pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, context, prepare, (self.politeness,))
        return self.pool

    async def run(self, work: Callable[P, T], *args: P.args, **_: P.kwargs) -> T:
        """What `work` gives; a PlatzdarmError comes through as it is."""
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(self.open_pool(), work, *args), LONGEST)
        except (BrokenProcessPool, TimeoutError):
            self.close()
            raise WorkerLost from None

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
