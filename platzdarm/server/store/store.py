"""The database behind one small interface: reads in a few threads, writes in one.

The writer takes everything that waits and does it in one transaction, so that many moves share one flush to the
disk; each caller goes on only after that commit. Work of one kind, as the moves of many tables, is done in one go
(`write_among`). Where one piece of work fails the transaction is taken back and every piece gets one of its own:
nobody suffers for his neighbour. So work may be run twice, and must do nothing but query the connection it gets.
"""

import asyncio
import os
import queue
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url

from platzdarm.server.store import migrate

P = ParamSpec("P")
T = TypeVar("T")

READERS = 4
MOST_AT_ONCE = 256
DISTANCE = 0.008  # seconds from the beginning of a transaction to that of the next
BUSY_MS = 10_000
CONNECT_SECONDS = 10  # that a PostgreSQL may take to answer, so that one that is not there is told
CHANNEL = "platzdarm"
CHANNEL_LOCK = 842_084_21  # any number: held by every process that lives, on PostgreSQL


def database_url(place: str) -> str:
    """A URL as it is, or the path of a SQLite file."""
    if place.startswith("postgresql://"):
        return "postgresql+psycopg://" + place.removeprefix("postgresql://")
    return place if "://" in place else f"sqlite:///{Path(place).expanduser().absolute()}"


def make_engine(place: str) -> Engine:
    url = make_url(database_url(place))
    if url.get_backend_name() != "sqlite":
        waiting = {} if "connect_timeout" in url.query else {"connect_timeout": CONNECT_SECONDS}
        return create_engine(url, pool_size=READERS + 1, pool_pre_ping=True, hide_parameters=True, connect_args=waiting)
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        keep_private(Path(url.database))
    threads = {"check_same_thread": False}
    engine = create_engine(url, pool_size=READERS + 1, connect_args=threads, hide_parameters=True)
    event.listen(engine, "connect", prepare_sqlite)
    event.listen(engine, "begin", begin_sqlite)
    return engine


def keep_private(path: Path) -> None:
    """A new database is for nobody else to read; SQLite gives its other files the same mode."""
    with suppress(OSError):  # what is wrong with the place is told by SQLite
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


def prepare_sqlite(raw: Any, _record: Any) -> None:
    raw.isolation_level = None  # we say BEGIN ourselves
    cursor = raw.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")  # an acknowledged move survives a loss of power
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    # A writer takes the lock at once: a transaction that began by reading could not be made to write any more.
    writing = connection.get_execution_options().get("writing")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


Group = Callable[[Connection, list[Any]], None]


@dataclass
class Job:
    """Work to be done alone, or an item of a group that is worked off together; `done` belongs to the caller's loop."""

    work: Callable[[Connection], Any] | None
    group: Group | None
    item: Any
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[Any]"


@dataclass
class Outcome:
    job: Job
    result: Any = None
    error: Exception | None = None


class Store:
    def __init__(self, place: str) -> None:
        self.engine = make_engine(place)
        self.shared = self.engine.dialect.name == "postgresql"
        migrate.upgrade(self.engine)
        self.readers = ThreadPoolExecutor(READERS, "store-read")
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.commits = 0
        self.began = 0.0  # when the last transaction began
        self.writer = threading.Thread(target=self.write_on, name="store-write", daemon=True)
        self.writer.start()

    def close(self) -> None:
        """Everything that was asked for is written first."""
        self.jobs.put(None)
        self.writer.join()
        self.readers.shutdown()
        self.engine.dispose()

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        def reading() -> T:
            with self.engine.connect() as connection:
                return work(connection, *args, **kwargs)

        return await asyncio.get_running_loop().run_in_executor(self.readers, reading)

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Done and durable when it returns."""
        result: T = await self.put(lambda connection: work(connection, *args, **kwargs), None, None)
        return result

    async def write_among(self, group: Callable[[Connection, list[T]], None], item: T) -> None:
        """The same for work of which many pieces cost little more than one: `group` gets all that wait."""
        await self.put(None, group, item)

    def put(self, work: Callable[[Connection], Any] | None, group: Group | None, item: Any) -> "asyncio.Future[Any]":
        loop = asyncio.get_running_loop()
        job = Job(work, group, item, loop, loop.create_future())
        self.jobs.put(job)
        return job.done

    async def examine(self) -> str:
        """What is broken in the database, or nothing. PostgreSQL looks after itself."""
        if self.shared:
            return ""
        found = str(await self.read(lambda connection: connection.execute(text("PRAGMA quick_check(1)")).scalar()))
        return "" if found == "ok" else found.split("\n")[0]

    # -- for commands, which wait for themselves --------------------------------------------------------------

    @contextmanager
    def one_moment(self) -> Iterator[Connection]:
        """All reads see the database as it is now, while the server goes on."""
        with self.engine.connect() as connection:
            if self.shared:
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    @contextmanager
    def all_or_nothing(self) -> Iterator[Connection]:
        with self.engine.connect().execution_options(writing=True) as connection, connection.begin():
            yield connection

    # -- the writer's thread ----------------------------------------------------------------------------------

    def write_on(self) -> None:
        going = True
        while going:
            batch = [self.jobs.get()]
            self.rest()
            while len(batch) < MOST_AT_ONCE and not self.jobs.empty():
                batch.append(self.jobs.get())
            jobs = [job for job in batch if job is not None]
            going = len(jobs) == len(batch)
            # A caller may have gone away while his job waited; what he asked for has not happened then.
            wanted = [job for job in jobs if not job.done.cancelled()]
            if wanted:
                self.began = time.monotonic()
                deliver(self.write_together(wanted))

    def rest(self) -> None:
        """Commits keep a distance, so that what comes in quick succession shares one."""
        pause = self.began + DISTANCE - time.monotonic()
        if pause > 0:
            time.sleep(pause)

    def write_together(self, jobs: list[Job]) -> list[Outcome]:
        try:
            return self.transaction(jobs)
        except Exception as error:
            if len(jobs) == 1:
                return [Outcome(jobs[0], error=error)]
            return [outcome for job in jobs for outcome in self.write_together([job])]

    def transaction(self, jobs: list[Job]) -> list[Outcome]:
        outcomes = [Outcome(job) for job in jobs]
        groups: dict[Group, list[Any]] = {}
        with self.all_or_nothing() as connection:
            for outcome in outcomes:
                job = outcome.job
                if job.group is not None:
                    groups.setdefault(job.group, []).append(job.item)
                elif job.work is not None:
                    outcome.result = job.work(connection)
            for group, items in groups.items():
                group(connection, items)
        self.commits += 1
        return outcomes


def deliver(outcomes: list[Outcome]) -> None:
    """Every caller's loop is woken once, however many of its callers go on."""
    loops: dict[asyncio.AbstractEventLoop, list[Outcome]] = {}
    for outcome in outcomes:
        loops.setdefault(outcome.job.loop, []).append(outcome)
    for loop, own in loops.items():
        with suppress(RuntimeError):  # the loop is closed, and nobody waits any more
            loop.call_soon_threadsafe(settle, own)


def settle(outcomes: list[Outcome]) -> None:
    for outcome in outcomes:
        done = outcome.job.done
        if done.done():
            continue
        if outcome.error is not None:
            done.set_exception(outcome.error)
        else:
            done.set_result(outcome.result)


def notify(connection: Connection, news: str) -> None:
    """Tell the other processes on this database, once the transaction is committed. SQLite has no others."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": news})
