"""Processes for work that would hold up the event loop: bots think in them, games are replayed in them."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import ParamSpec, TypeVar

from platzdarm.lifelines import end_with_parent
from platzdarm.server.adapters import with_new_content

P = ParamSpec("P")
T = TypeVar("T")

LONGEST = 60.0  # seconds that one piece of work may take
POLITENESS = 5  # on the system's scale
TRIES = 2  # a worker may have been ended for what another did


class WorkerLost(Exception):
    """The worker died or took too long."""


def prepare(parent: int) -> None:
    """Ctrl-C ends the server, and the server ends its workers; if it is killed, they end by themselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent(parent)


class WorkerPool:
    """The processes are started with the first piece of work, and are polite: where cores are short, the tables come
    first.

    Work waits here, not in the pool, so that the time it may take is counted from its own beginning.
    """

    def __init__(self, workers: int) -> None:
        self.workers = max(workers, 1)
        self.pool: ProcessPoolExecutor | None = None
        self.places = asyncio.Semaphore(self.workers)
        self.closed = False

    def open_pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, context, prepare, (os.getpid(),))
        return self.pool

    def submit(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        pool = self.open_pool()
        known = set(pool._processes or ())
        begun: Future[T] = pool.submit(partial(with_new_content, work, *args, **kwargs))
        for pid in set(pool._processes or ()) - known:
            make_polite(pid)
        return begun

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What `work` gives; a PlatzdarmError comes through as it is."""
        async with self.places:
            for _try in range(TRIES):
                if self.closed:
                    break
                pool = self.open_pool()
                try:
                    return await asyncio.wait_for(asyncio.wrap_future(self.submit(work, *args, **kwargs)), LONGEST)
                except TimeoutError:
                    self.drop(pool)
                    break
                except BrokenProcessPool:
                    self.drop(pool)
            raise WorkerLost

    def drop(self, pool: ProcessPoolExecutor) -> None:
        """A pool whose worker hangs or died: its processes end, and the next piece of work gets new ones."""
        if self.pool is pool:
            self.pool = None
        end(pool)

    def close(self) -> None:
        self.closed = True
        if self.pool is not None:
            end(self.pool)
            self.pool = None


def make_polite(pid: int) -> None:
    """From its first moment: to start takes a worker more than most of its work."""
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, pid, os.getpriority(os.PRIO_PROCESS, 0) + POLITENESS)


def end(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
