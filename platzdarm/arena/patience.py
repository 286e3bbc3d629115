"""No bot may hold a game up: an answer that takes too long is broken off.

By the alarm of the process, so only where there is one (not on Windows) and in the main thread, which is where all
games of the arena are played. Code that is compiled is broken off when it comes back to Python.
"""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

PATIENCE = 60.0  # seconds for one answer, as at a table of the server
AGAIN = 1.0  # a bot that catches everything is broken off once more


class TooLate(BaseException):
    """No `Exception`: a bot that bears with its own faults must not bear with this one."""


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, break_off)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)


def break_off(_signal: int, _frame: FrameType | None) -> None:
    raise TooLate
