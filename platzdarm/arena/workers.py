"""Where the work is done: in this process or in several. Ray can take this place: nothing else knows of processes."""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from types import TracebackType
from typing import TypeVar

from platzdarm.kernel.errors import OptionsError
from platzdarm.lifelines import end_with_parent

Task = TypeVar("Task")
Done = TypeVar("Done")

AHEAD = 3  # tasks that are handed out in advance for each process


def prepare(parent: int) -> None:
    """Ctrl-C is for the process that started this one, which ends its workers; if it is killed, they end too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent(parent)


class Workers:
    """`map` gives the results in the order of the tasks, whatever the number of processes."""

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
        """`work` is a function of a module and tasks are plain data, so that both can be sent to a process."""
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
