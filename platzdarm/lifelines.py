"""A worker process ends with the process that it works for, however that one comes to its end."""

import ctypes
import multiprocessing
import os
import signal
import sys
import threading
import time

PR_SET_PDEATHSIG = 1  # of Linux: a signal for when the parent (the thread that started us) dies
LOOK = 2.0  # seconds between two looks where nothing else tells


def end_with_parent(parent: int) -> None:
    """To be called in the worker; `parent` is the process that started it. Work under way is not finished."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:  # it died before we asked
            os._exit(1)
        return
    threading.Thread(target=watch, args=(parent,), daemon=True).start()


def watch(parent: int) -> None:
    """Elsewhere: Python's own workers have a pipe to their parent; any other orphan is given another parent."""
    known = multiprocessing.parent_process()
    if known is not None:
        known.join()
    else:
        while os.getppid() == parent:
            time.sleep(LOOK)
    os._exit(1)
