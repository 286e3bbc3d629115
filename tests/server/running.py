"""Servers for tests: in a thread of this process, or as a process that can be killed."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from argon2 import PasswordHasher

from platzdarm.server import accounts
from platzdarm.server.app import Server, make_server
from platzdarm.server.config import Config

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 30.0


def hash_quickly() -> None:
    """Passwords are hashed as always, but for nobody who would try to break them, and not after everything else."""
    accounts.POLITENESS = 0
    vars(accounts)["PasswordHasher"] = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)


@contextlib.contextmanager
def server_in_thread(config: Config) -> Iterator[tuple[str, Server]]:
    """Its address, and the server itself."""
    ports: list[int] = []
    ready = threading.Event()

    def note(port: int) -> None:
        ports.append(port)
        ready.set()

    server = make_server(config, note)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    assert ready.wait(PATIENCE), "the server did not start"
    try:
        yield f"http://127.0.0.1:{ports[0]}", server
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server did not stop"


class ServerProcess:
    """A server of its own, for what must survive its death."""

    def __init__(self, database: str, log: Path, **variables: str) -> None:
        self.database = database
        self.log = log
        self.variables = {
            "PLATZDARM_GRACE": "0",
            "PLATZDARM_RATES": "1000",
            "PLATZDARM_HOLD": "0",
            "PLATZDARM_BOT_MOVES": "1e6",
        } | variables
        self.address = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> "ServerProcess":
        # It ends with the tests, also where they are killed, or fail before they come to stop it.
        start = "import sys; from platzdarm.lifelines import end_with_parent; end_with_parent(int(sys.argv[2])); "
        start += "from platzdarm.server.run import main; main(sys.argv[1])"
        command = [sys.executable, "-c", start, self.database, str(os.getpid())]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                command, env=os.environ | self.variables, stdout=subprocess.PIPE, stderr=log, text=True, cwd=ROOT
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, self.log.read_text()[-3000:]
        self.address = json.loads(line)["address"]
        return self

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        return self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> int:
        if self.process is None:
            return 0
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        self.forget()
        return code

    def forget(self) -> None:
        assert self.process is not None and self.process.stdout is not None
        self.process.stdout.close()
        self.process = None


def until(holds: Callable[[], bool], patience: float = PATIENCE) -> None:
    """Wait for something to become true."""
    deadline = time.monotonic() + patience
    while not holds():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.005)


def heed_interrupts() -> None:
    """In a process that was just begun: tests that run in a shell's background have inherited not to."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
