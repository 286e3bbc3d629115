"""Many tables at once, in several processes: each step answers one question at every table.

    with Fleet("neuroshima", tables=64, processes=4, seed=1) as fleet:
        batch = fleet.batch
        while learning:
            batch = fleet.step(choose(batch.observation, batch.action_mask))

The arrays of a batch lie in memory that the processes share, and are written anew by the next step: copy what is to
be kept. A table that ends begins its next game at once; `done` and `reward` tell of the game before. The same seed
and the same answers give the same games, whatever the number of processes.
"""

import multiprocessing
import os
import signal
from collections.abc import Mapping
from contextlib import suppress
from hashlib import blake2b
from itertools import pairwise
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from platzdarm.environments.table import BYTES, Table
from platzdarm.kernel.errors import OptionsError, PlatzdarmError
from platzdarm.lifelines import end_with_parent

STEP = "step"


class Batch(NamedTuple):
    """A row for each table: who is asked, what he sees and may do; whether a game has just ended, and how."""

    seat: NDArray[np.int64]
    observation: NDArray[np.uint8]
    action_mask: NDArray[np.int8]
    answers: NDArray[np.uint8]  # no columns where the tables are not `described`
    reward: NDArray[np.float64]  # by seat: the result of the game that has just ended, else 0
    done: NDArray[np.int8]


class Sizes(NamedTuple):
    """What must be known to lay the memory out."""

    tables: int
    numbers: int
    actions: int
    described: bool
    seats: int

    def shapes(self) -> list[tuple[str, tuple[int, ...]]]:
        rows = self.actions if self.described else 0
        return [
            ("<i8", (self.tables,)),
            ("u1", (self.tables, self.numbers)),
            ("i1", (self.tables, self.actions)),
            ("u1", (self.tables, rows, BYTES)),
            ("<f8", (self.tables, self.seats)),
            ("i1", (self.tables,)),
            ("<i8", (self.tables,)),  # the actions that are taken
        ]

    def places(self) -> list[int]:
        """Where each array begins, the end last; numbers of eight bytes lie at multiples of eight."""
        found = [0]
        for kind, shape in self.shapes():
            size = int(np.prod(shape)) * np.dtype(kind).itemsize
            found.append(found[-1] + -(-size // 8) * 8)
        return found

    def arrays(self, memory: Any) -> list[NDArray[Any]]:
        found = []
        for (kind, shape), at in zip(self.shapes(), self.places(), strict=False):
            count = int(np.prod(shape))
            found.append(np.frombuffer(memory, kind, count, at).reshape(shape))
        return found


class Part:
    """The tables of one process: numbers `first` and up."""

    def __init__(self, made: list[Table], first: int, seed: int, arrays: list[NDArray[Any]]) -> None:
        self.tables = made
        self.first = first
        self.seed = seed
        self.games = [0] * len(made)
        self.batch = Batch(*arrays[:-1])
        self.actions = arrays[-1]
        for place in range(len(made)):
            self.begin(place)
            self.show(place)

    def begin(self, place: int) -> None:
        """The next game of a table."""
        what = f"{self.seed} {self.first + place} {self.games[place]}"
        self.games[place] += 1
        self.tables[place].begin(blake2b(what.encode(), digest_size=16, person=b"platzdarm-fleet").digest())

    def step(self) -> None:
        batch = self.batch
        for place, table in enumerate(self.tables):
            number = self.first + place
            course = table.course
            course.answer(int(self.actions[number]))
            ended = course.over or course.broken_off
            batch.done[number] = ended
            batch.reward[number] = course.result() if ended else 0.0
            if ended:
                self.begin(place)
            self.show(place)

    def show(self, place: int) -> None:
        table, number, batch = self.tables[place], self.first + place, self.batch
        seat = table.course.seat
        batch.seat[number] = seat
        batch.observation[number] = table.look(seat)
        batch.action_mask[number] = table.mask(seat)
        if table.described:
            batch.answers[number] = table.describe(table.course.listed())


Wish = tuple[str, dict[str, str] | None, dict[str, Any]]  # what `Table` is made of


def tables_of(wish: Wish, count: int) -> list[Table]:
    game, options, more = wish
    return [Table(game, options, **more) for _ in range(count)]


def work(wish: Wish, span: range, seed: int, sizes: Sizes, memory: Any, line: Connection, parent: int) -> None:
    """What a process does: a step for each word on the line."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who started us
    end_with_parent(parent)
    part = Part(tables_of(wish, len(span)), span.start, seed, sizes.arrays(memory))
    line.send("")
    while line.recv() == STEP:
        try:
            part.step()
            line.send("")
        except Exception as error:  # whatever it is, the one who waits must hear of it
            line.send(f"{type(error).__name__}: {error}")
            return


class FleetError(PlatzdarmError):
    """A process of the fleet has failed."""


class Fleet:
    """`tables` in `processes`; with 0 processes they are played here. `more` are the further settings of `Table`."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, str] | None = None,
        tables: int = 8,
        processes: int = 1,
        seed: int = 0,
        **more: Any,
    ) -> None:
        if tables < 1 or not 0 <= processes <= tables:
            raise OptionsError("fleet", tables=tables, processes=processes)
        wish: Wish = (game, None if options is None else dict(options), more)
        self.table = Table(game, options, **more)  # a wrong wish is told before any process is started
        table = self.table
        self.sizes = Sizes(tables, table.observer.size, table.actions, table.described, table.seats)
        self.part: Part | None = None
        self.lines: list[Connection] = []
        self.processes: list[Any] = []
        if processes == 0:
            arrays = self.sizes.arrays(bytearray(self.sizes.places()[-1]))
            self.part = Part(tables_of(wish, tables), 0, seed, arrays)
        else:
            arrays = self.start(wish, processes, seed)
        self.batch = Batch(*arrays[:-1])
        self.actions = arrays[-1]

    def start(self, wish: Wish, processes: int, seed: int) -> list[NDArray[Any]]:
        # Spawned, not forked: alike on every system, and no thread of the caller is copied halfway.
        context = multiprocessing.get_context("spawn")
        memory = context.RawArray("B", self.sizes.places()[-1])
        ends = [self.sizes.tables * number // processes for number in range(processes + 1)]
        for first, end in pairwise(ends):
            here, there = context.Pipe()
            what = (wish, range(first, end), seed, self.sizes, memory, there, os.getpid())
            process = context.Process(target=work, args=what, daemon=True)
            process.start()
            there.close()
            self.lines.append(here)
            self.processes.append(process)
        self.hear()
        return self.sizes.arrays(memory)

    def step(self, actions: ArrayLike) -> Batch:
        """One answer at each table."""
        self.actions[:] = actions
        if self.part is not None:
            self.part.step()
            return self.batch
        for line in self.lines:
            with suppress(BrokenPipeError):  # `hear` tells of it
                line.send(STEP)
        self.hear()
        return self.batch

    def hear(self) -> None:
        """Until every process has done its part."""
        for line in self.lines:
            try:
                fault = line.recv()
            except (EOFError, ConnectionResetError):
                fault = "it has ended"
            if fault:
                self.close()
                raise FleetError("fleet-process", detail=fault)

    def close(self) -> None:
        """Ends the processes; nothing of theirs is kept."""
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join()
        for line in self.lines:
            line.close()
        self.processes, self.lines = [], []

    def __enter__(self) -> "Fleet":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()
