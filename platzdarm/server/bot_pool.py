"""Programs on seats: they think in processes of their own, and get the masked position, never the real one."""

import asyncio
import multiprocessing
import secrets
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

from platzdarm.games.roster import make_bot
from platzdarm.kernel.chance import SealedChance, SeededChance
from platzdarm.kernel.position import Position, View
from platzdarm.server.doors import game_of

LONGEST = 60.0  # seconds that one answer may take


@dataclass(frozen=True)
class Task:
    """All that a worker gets: plain data of one seat's view, which of its questions, and luck of the bot's own."""

    game: str
    options: dict[str, str]
    known: dict[str, Any]
    seat: int
    question: int
    bot: str
    luck: bytes


def make_task(game: str, options: dict[str, str], position: Position, seat: int, question: int, bot: str) -> Task:
    return Task(game, options, position.masked(seat).data(), seat, question, bot, secrets.token_bytes(16))


def ignore_interrupts() -> None:
    """Ctrl-C ends the server, and the server ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def think(task: Task) -> int:
    """In the worker: the bot's answer."""
    known = game_of(task.game).load({"options": task.options, "position": task.known}, SealedChance())
    view = View(known, task.seat)
    decision = view.pending()[task.question]
    return make_bot(task.bot, task.game).choose(view, decision, SeededChance(task.luck))


class BotPool:
    """The worker processes; started when the first bot is asked."""

    def __init__(self, workers: int) -> None:
        self.workers = max(workers, 1)
        self.pool: ProcessPoolExecutor | None = None

    def open_pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, context, initializer=ignore_interrupts)
        return self.pool

    async def ask(self, task: Task) -> int | None:
        """The answer, or None where the worker died or took too long."""
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(self.open_pool(), think, task), LONGEST)
        except (BrokenProcessPool, TimeoutError):
            self.close()
            return None

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
