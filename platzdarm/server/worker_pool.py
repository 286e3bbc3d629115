"""Processes for work that would hold up the event loop: bots think in them, games are replayed in them."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, ParamSpec, TypeVar

from platzdarm.kernel.errors import PlatzdarmError

P = ParamSpec("P")
T = TypeVar("T")

LONGEST = 60.0  # seconds that one piece of work may take


class WorkerLost(Exception):
    """The worker died or took too long."""


@dataclass(frozen=True)
class Refusal:
    """An error on its way home: our own take more than one argument, and pickle could not make them anew."""

    kind: type[PlatzdarmError]
    told: tuple[Any, ...]
    fields: dict[str, Any]

    def error(self) -> PlatzdarmError:
        error = self.kind.__new__(self.kind, *self.told)
        error.__dict__.update(self.fields)
        return error


def prepare(politeness: int) -> None:
    """Ctrl-C ends the server, and the server ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if politeness and hasattr(os, "nice"):
        os.nice(politeness)


def attempt(work: Callable[..., Any], *args: Any) -> Any:
    """In the worker."""
    try:
        return work(*args)
    except PlatzdarmError as error:
        return Refusal(type(error), error.args, dict(vars(error)))


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
            done: T | Refusal = await asyncio.wait_for(
                loop.run_in_executor(self.open_pool(), attempt, work, *args), LONGEST
            )
        except (BrokenProcessPool, TimeoutError):
            self.close()
            raise WorkerLost from None
        if isinstance(done, Refusal):
            raise done.error()
        return done

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
