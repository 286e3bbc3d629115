"""Programs on seats: they think in processes of their own, and get the masked position, never the real one."""

import secrets
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from platzdarm.bots.bot import Bot
from platzdarm.games.roster import make_bot, reason_of
from platzdarm.kernel.chance import SealedChance, SeededChance
from platzdarm.kernel.position import Position, View
from platzdarm.server.adapters import Files, game_of
from platzdarm.server.worker_pool import WorkerLost, WorkerPool
from platzdarm.text.lines import Line

BOTS = 32  # that a process keeps


@dataclass(frozen=True)
class Task:
    """All that a worker gets: plain data of one seat's view, which of its questions, and luck of the bot's own."""

    game: str
    files: Files
    options: dict[str, str]
    known: dict[str, Any]
    seat: int
    question: int
    bot: str
    luck: bytes


def make_task(
    game: str, options: dict[str, str], position: Position, seat: int, question: int, bot: str, files: Files = ()
) -> Task:
    return Task(game, files, options, position.masked(seat).data(), seat, question, bot, secrets.token_bytes(16))


def think(task: Task) -> int:
    """In the worker: the bot's answer."""
    known = game_of(task.game, task.files).load({"options": task.options, "position": task.known}, SealedChance())
    view = View(known, task.seat)
    decision = view.pending()[task.question]
    return bot_of(task.bot, task.game).choose(view, decision, SeededChance(task.luck))


@lru_cache(BOTS)
def bot_of(name: str, game: str) -> Bot:
    """The same one for all tables of the process: one that plans a whole turn is asked again for the rest of it."""
    return make_bot(name, game)


def advise(task: Task) -> tuple[int, Line | None]:
    """In the worker: the bot's answer and what speaks for it."""
    action = think(task)
    tell = reason_of(task.game)
    if tell is None:
        return action, None
    known = game_of(task.game, task.files).load({"options": task.options, "position": task.known}, SealedChance())
    return action, tell(View(known, task.seat), action, SeededChance(task.luck))


class BotPool(WorkerPool):
    async def ask(self, task: Task) -> int | None:
        """The answer, or None where the worker died or took too long."""
        try:
            return await self.run(think, task)
        except WorkerLost:
            return None

    async def advise(self, task: Task) -> tuple[int, Line | None] | None:
        """The answer and what speaks for it, or None where the worker died or took too long."""
        try:
            return await self.run(advise, task)
        except WorkerLost:
            return None
