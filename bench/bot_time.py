"""How far bots overrun their time while a server runs beside them.

    .venv-compiled/bin/python bench/bot_time.py --answers 100

Starts a server, keeps asking it for the page and its games as fast as one caller can, and lets each bot that has a time
limit play against greedy meanwhile. Told are the seconds of its longest answer and by how much that is over its limit
(at most 0.1 is the goal). Interpreted, nearly every turn is cut short by the limit, which is the harder trial.
"""

import argparse
import contextlib
import multiprocessing
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from typing import Any

from platzdarm.games.discovery import game
from platzdarm.games.inferno.bots.hard import BUDGET
from platzdarm.games.neuroshima.bots.roster import HARD, RUTHLESS
from platzdarm.games.roster import make_bot
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.position import View

LIMITS = {
    ("neuroshima", "hard"): HARD.seconds,
    ("neuroshima", "ruthless"): RUTHLESS.seconds,
    ("inferno", "hard"): BUDGET.seconds,
}
PATHS = ("/", "/api/games", "/healthz")


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


@contextlib.contextmanager
def busy_server() -> Iterator[Any]:
    """A server that is asked all the time; how often it has answered."""
    port, told = free_port(), multiprocessing.Value("i", 0)
    words = [sys.executable, "-m", "platzdarm", "serve", "--no-open", "--port", str(port)]
    with tempfile.TemporaryDirectory() as folder:
        words += ["--database", f"{folder}/bench.db"]
        server = subprocess.Popen(words, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        caller = multiprocessing.Process(target=call, args=(port, told))  # a thread would wait for the bot's
        caller.start()
        try:
            while not told.value:
                if server.poll() is not None:
                    raise SystemExit("the server did not start")
                time.sleep(0.1)
            yield told
        finally:
            caller.terminate()
            caller.join()
            server.terminate()
            server.wait()


def call(port: int, told: Any) -> None:
    while True:
        for path in PATHS:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=10) as answer:
                    answer.read()
                told.value += 1
            except OSError:  # it has not begun to listen yet, or asks for patience
                time.sleep(0.05)


def answers_of(game_name: str, name: str, count: int) -> list[float]:
    """The seconds of so many answers of the bot, over games against greedy."""
    played = game(game_name)
    bot, other, luck = make_bot(name, game_name), make_bot("greedy", game_name), SeededChance(b"time")
    found: list[float] = []
    number = 0
    while len(found) < count:
        number += 1
        position: Any = played.start(played.settle({}), SeededChance(b"time %d" % number))
        while not position.over and len(found) < count:
            asked = position.pending()[0]
            view = View(position, asked.seat)
            if asked.seat == 0:
                before = time.perf_counter()
                action = bot.choose(view, asked, luck)
                found.append(time.perf_counter() - before)
            else:
                action = other.choose(view, asked, luck)
            position.play(asked.seat, action)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--answers", type=int, default=100, help="of each bot")
    wish = parser.parse_args()
    with busy_server() as told:
        for (game_name, name), limit in LIMITS.items():
            before = told.value
            longest = max(answers_of(game_name, name, wish.answers))
            print(
                f"{game_name}, {name}: {wish.answers} answers, longest {longest:.3f} s, limit {limit} s, "
                f"over by {max(0.0, longest - limit):.3f} s; the server answered {told.value - before} requests",
                flush=True,
            )


if __name__ == "__main__":
    main()
