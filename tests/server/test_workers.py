"""Worker processes end with the process that they work for, and what they may take counts from its beginning."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from platzdarm.server import worker_pool
from platzdarm.server.worker_pool import WorkerLost, WorkerPool
from tests.server.running import ROOT, ServerProcess, heed_interrupts, until
from tests.server.test_tables import DUEL
from tests.server.visitor import Visitor


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def children(pid: int) -> list[int]:
    """All processes below one, as long as it lives."""
    found = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        found += [int(child) for child in (task / "children").read_text().split()]
    return found + [further for child in found for further in children(child)]


pytestmark = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks at processes as Linux shows them")


@pytest.mark.slow
def test_the_workers_of_a_killed_server_end_with_it(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "p.db"), tmp_path / "log").start()
    anna = Visitor(server.address).guest()
    table = anna.open_table("me", "bot:random", **DUEL)["table"]["id"]
    line = anna.line()
    line.watch(table)
    line.act(table, 0, 0, "hq c3")
    line.wait("moved", number=2)  # the bot has thought
    anna.ok("GET", f"/api/tables/{table}/at/1")  # and somebody has looked back
    assert server.process is not None
    workers = children(server.process.pid)
    assert len(workers) >= 3, "two workers and what keeps track of them"
    server.kill()
    until(lambda: not any(alive(pid) for pid in workers))


def slowly(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


@pytest.mark.slow
def test_time_in_the_queue_is_not_the_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    async def several() -> list[int]:
        pool = WorkerPool(1)
        await pool.run(slowly, 0.0)  # the worker's start counts, too, and may take long on a busy machine
        monkeypatch.setattr(worker_pool, "LONGEST", 3.0)
        try:
            return await asyncio.gather(*(pool.run(slowly, 0.8) for _ in range(4)))
        finally:
            pool.close()

    assert len(set(asyncio.run(several()))) == 1, "the last of them waited longer than it may take"


def priority() -> int:
    return os.getpriority(os.PRIO_PROCESS, 0)


@pytest.mark.slow
def test_workers_let_the_tables_go_first() -> None:
    async def theirs() -> int:
        pool = WorkerPool(1)
        try:
            return await pool.run(priority)
        finally:
            pool.close()

    assert asyncio.run(theirs()) == min(priority() + worker_pool.POLITENESS, 19)


@pytest.mark.slow
def test_a_worker_that_hangs_is_ended_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def try_both() -> tuple[list[int], int]:
        pool = WorkerPool(1)
        first = await pool.run(slowly, 0.0)
        monkeypatch.setattr(worker_pool, "LONGEST", 0.3)
        with pytest.raises(WorkerLost):
            await pool.run(slowly, 60.0)
        monkeypatch.setattr(worker_pool, "LONGEST", 30.0)
        second = await pool.run(slowly, 0.0)
        pool.close()
        return [first], second

    (gone,), _ = asyncio.run(try_both())
    until(lambda: not alive(gone))


def simulation(folder: Path, *words: str) -> subprocess.Popen[str]:
    words = ("neuroshima", "--games", "4000", "--bots", "greedy,greedy", "--records", str(folder), *words)
    command, pipe = [sys.executable, "-m", "platzdarm", "simulate", *words], subprocess.PIPE
    return subprocess.Popen(command, cwd=ROOT, stdout=pipe, stderr=pipe, text=True, preexec_fn=heed_interrupts)


LONG = pytest.mark.slow  # in the quick run the gentlest way stops one job, and the hardest two


@pytest.mark.parametrize(
    ("how", "jobs"),
    [
        (signal.SIGINT, "1"),
        pytest.param(signal.SIGINT, "2", marks=LONG),
        pytest.param(signal.SIGTERM, "1", marks=LONG),
        pytest.param(signal.SIGTERM, "2", marks=LONG),
        pytest.param(signal.SIGKILL, "1", marks=LONG),
        (signal.SIGKILL, "2"),
    ],
)
@pytest.mark.slow
def test_a_simulation_stops_at_once_and_has_written_what_was_played(
    tmp_path: Path, jobs: str, how: signal.Signals
) -> None:
    running = simulation(tmp_path / "records", "--jobs", jobs)
    try:
        until(lambda: len(list((tmp_path / "records").glob("*.record"))) >= 2, 60)
        workers = children(running.pid)
        running.send_signal(how)
        told = running.communicate(timeout=60)
    finally:
        running.kill()
    assert running.returncode == {signal.SIGINT: 130, signal.SIGTERM: 143, signal.SIGKILL: -9}[how]
    assert "Traceback" not in told[1]
    until(lambda: not any(alive(pid) for pid in workers))
    assert list((tmp_path / "records").glob("*.record"))
