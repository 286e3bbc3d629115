"""A real server for the browser tests: `python serving.py PORT DATABASE PAGE`. It says its port once it is ready.

Chance is the same in every run: each table has the same seed, and a machine asked the same gives the same answer.
"""

import hashlib
import sys
from dataclasses import replace
from pathlib import Path

from platzdarm.server.bots import Task, Workshop
from platzdarm.server.tables.hall import Hall

from platzdarm.server.app import serve
from platzdarm.server.config import Config
from platzdarm.server.http import page
from platzdarm.server.store.rows import Sheet

# All the tests' visitors come from one address, and they are faster than people. Whatever else is limited is as usual.
RATES = 4
SEED = "5e" * 32


def without_luck() -> None:
    new_sheet, ask = Hall.new_sheet, Workshop.ask

    def same_sheet(self: Hall, name: str, game: str, options: dict[str, str], owner: str) -> Sheet:
        sheet = new_sheet(self, name, game, options, owner)
        sheet.seed = SEED
        return sheet

    async def same_answer(self: Workshop, task: Task) -> int | None:
        known = repr((task.seat, task.question, task.known))
        return await ask(self, replace(task, luck=hashlib.sha256(known.encode()).digest()))

    Hall.new_sheet = same_sheet  # type: ignore[method-assign]
    Workshop.ask = same_answer  # type: ignore[method-assign]


if __name__ == "__main__":
    without_luck()
    port, database = int(sys.argv[1]), sys.argv[2]
    page.FOLDER = Path(sys.argv[3])  # a copy: the page may be built anew while the tests run
    serve(
        Config(database=database, port=port, rates=RATES),
        lambda open_port: print(open_port, flush=True),
    )
