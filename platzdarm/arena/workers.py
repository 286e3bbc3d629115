"""Where the work is done: in this process, in several, or on a Ray cluster. Nothing else knows of processes."""

import logging
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from socket import create_connection
from types import TracebackType
from typing import Any, Protocol, TypeVar

from platzdarm.kernel.errors import OptionsError
from platzdarm.lifelines import end_with_parent

Task = TypeVar("Task")
Done = TypeVar("Done")

PATIENCE = 5.0  # seconds for a cluster to answer
AHEAD = 3  # tasks that are handed out in advance for each process


def prepare(parent: int) -> None:
    """Ctrl-C is for the process that started this one, which ends its workers; if it is killed, they end too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent(parent)


class Crew(Protocol):
    def map(self, work: Callable[[Task], Done], tasks: Iterable[Task]) -> Iterator[Done]:
        """The results in the order of the tasks.

        `work` is a function of a module and tasks are plain data, so that both can be sent to a process.
        """


class Workers:
    """Processes of this machine."""

    def __init__(self, jobs: int) -> None:
        if jobs < 1:
            raise OptionsError("jobs", jobs=jobs)
        self.jobs = jobs
        # Spawned, not forked: alike on every system, and no thread of the caller is copied halfway.
        self.pool = ProcessPoolExecutor(jobs, get_context("spawn"), prepare, (os.getpid(),)) if jobs > 1 else None

    def __enter__(self) -> "Workers":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.pool is None:
            return
        processes = list((self.pool._processes or {}).values())
        self.pool.shutdown(wait=error is None, cancel_futures=True)
        if error is not None:  # nobody waits for what is under way
            for process in processes:
                process.terminate()

    def map(self, work: Callable[[Task], Done], tasks: Iterable[Task]) -> Iterator[Done]:
        if self.pool is None:
            yield from map(work, tasks)
            return
        # Few tasks are out at a time, so memory does not grow with their number.
        waiting: deque[Future[Done]] = deque()
        for task in tasks:
            waiting.append(self.pool.submit(work, task))
            if len(waiting) >= self.jobs * AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


def knock(address: str) -> None:
    """Ray itself waits many minutes for somebody to answer; OSError at once where nobody does."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        create_connection((host, int(port)), PATIENCE).close()


class Cluster:
    """A Ray cluster; `local` starts one on this machine for as long as it is used."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError:
            raise OptionsError("ray-missing") from None
        self.ray: Any = ray
        try:
            knock(address)
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (OSError, RuntimeError, ValueError) as error:
            raise OptionsError("ray-address", address=address, detail=str(error).splitlines()[0]) from None

    def __enter__(self) -> "Cluster":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.ray.shutdown()

    def map(self, work: Callable[[Task], Done], tasks: Iterable[Task]) -> Iterator[Done]:
        distant = self.ray.remote(work)
        places = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        waiting: deque[Any] = deque()
        for task in tasks:
            waiting.append(distant.remote(task))
            if len(waiting) >= places * AHEAD:
                yield self.ray.get(waiting.popleft())
        while waiting:
            yield self.ray.get(waiting.popleft())
