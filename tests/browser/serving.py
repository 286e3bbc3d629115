"""A real server for the browser tests: `python serving.py PORT DATABASE PAGE`. It says its port once it is ready.

Chance is the same in every run: each table has the same seed, and a machine asked the same gives the same answer. What
it has answered once it need not think of again: most tests begin with the same moves.
"""

import hashlib
import os
import sys
from dataclasses import replace
from pathlib import Path

from platzdarm.lifelines import end_with_parent
from platzdarm.server.app import serve
from platzdarm.server.bot_pool import BotPool, Task
from platzdarm.server.config import Config
from platzdarm.server.http import page
from platzdarm.server.store.rows import TableRow
from platzdarm.server.tables.live_tables import LiveTables
from platzdarm.text.lines import Line
from tests.server.running import hash_quickly

# All the tests' visitors come from one address, and they are faster than people. Whatever else is limited is as usual.
RATES = 4
HOLD = 0.1  # a pass is kept back, but not for seconds
SEED = "5e" * 32


def without_luck() -> None:
    new_row, ask, advise = LiveTables.new_row, BotPool.ask, BotPool.advise
    answers: dict[str, int] = {}
    hints: dict[str, tuple[int, Line | None]] = {}

    def same_row(self: LiveTables, name: str, game: str, options: dict[str, str], owner: str) -> TableRow:
        row = new_row(self, name, game, options, owner)
        row.seed = SEED
        return row

    async def same_answer(self: BotPool, task: Task) -> int | None:
        lucky, key = with_luck(task)
        if key not in answers and (answer := await ask(self, lucky)) is not None:
            answers[key] = answer
        return answers.get(key)

    async def same_hint(self: BotPool, task: Task) -> tuple[int, Line | None] | None:
        lucky, key = with_luck(task)
        if key not in hints and (hint := await advise(self, lucky)) is not None:
            hints[key] = hint
        return hints.get(key)

    LiveTables.new_row = same_row  # type: ignore[method-assign]
    BotPool.ask = same_answer  # type: ignore[method-assign]
    BotPool.advise = same_hint  # type: ignore[method-assign]


def with_luck(task: Task) -> tuple[Task, str]:
    """The same luck for the same question, and what the whole task is known by."""
    known = repr((task.seat, task.question, task.known))
    lucky = replace(task, luck=hashlib.sha256(known.encode()).digest())
    return lucky, repr(lucky)


if __name__ == "__main__":
    end_with_parent(os.getppid())  # if the tests are killed, their server ends too
    without_luck()
    hash_quickly()
    port, database = int(sys.argv[1]), sys.argv[2]
    page.FOLDER = Path(sys.argv[3])  # a copy: the page may be built anew while the tests run
    uploads = int(os.environ.get("PLATZDARM_PACK_UPLOADS", 0))
    serve(
        Config(database=database, port=port, rates=RATES, hold=HOLD, pack_uploads=uploads),
        lambda open_port: print(open_port, flush=True),
    )
