"""How much of the engine's speed is left in an environment: random games, bare and through PettingZoo, in one run.

    python bench/environments.py [--only WORD ...] [--rounds 5] [--seconds 2] [--json FILE]

Each game is played in four ways, in turns and in one process, so that a slow minute of the machine falls on all of
them: bare, as in bench/engine.py; with the mask alone (`last(observe=False)`); with view and mask; and with what each
answer means besides. Only those are asked for whom play waits, as in the bare loop. Counted is CPU time; a move is
one decision of a player. Ratios are medians of the rounds.
"""

import argparse
import json
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from platzdarm.environments.seats import SeatsEnv
from platzdarm.games.discovery import game, game_names
from platzdarm.kernel import course
from platzdarm.kernel.chance import SeededChance

LIMIT = 2000  # moves of a game: some would never end

Play = Callable[[int], int]  # a seed -> the moves that were played


def bare(name: str, options: dict[str, str]) -> Play:
    played = game(name)

    def play(seed: int) -> int:
        rnd = Random(seed)
        position = played.start(options, SeededChance(seed.to_bytes(16, "little")))
        for moves in range(LIMIT):
            pending = position.pending()
            if not pending:
                return moves
            decision = pending[0]
            answers = decision.answers
            position.play(decision.seat, answers.at(int(rnd.random() * len(answers))))
        return LIMIT

    return play


def through(name: str, options: dict[str, str], seeing: bool, described: bool) -> Play:
    env = SeatsEnv(name, options, limit=LIMIT, interrupts=False, described=described)

    def play(seed: int) -> int:
        rnd = Random(seed)
        env.reset(seed=seed)
        for _ in env.agent_iter():
            _, _, terminated, truncated, info = env.last(seeing)
            if terminated or truncated:
                env.step(None)
            else:
                legal = info["action_mask"].view(bool).nonzero()[0]
                env.step(legal[int(rnd.random() * len(legal))])
        return int(env.course.moves)

    return play


def rate(play: Play, seed: int, seconds: float) -> float:
    """Moves in a second of CPU time, over whole games."""
    moves = games = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        moves += play(seed + games)
        games += 1
    return moves / spent


def measured(name: str, rounds: int, seconds: float) -> dict[str, Any]:
    options = game(name).settle(game(name).measured)
    ways = {
        "bare": bare(name, options),
        "mask": through(name, options, seeing=False, described=False),
        "view": through(name, options, seeing=True, described=False),
        "described": through(name, options, seeing=True, described=True),
    }
    for play in ways.values():
        rate(play, 0, seconds / 4)
    found = [{way: rate(play, 1000 * number, seconds) for way, play in ways.items()} for number in range(rounds)]
    cells: dict[str, Any] = {"game": name, "moves_s": statistics.median(one["bare"] for one in found)}
    for way in ("mask", "view", "described"):
        cells[way] = statistics.median(one[way] / one["bare"] for one in found)
    return cells


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench/environments.py", description=__doc__)
    parser.add_argument("--only", metavar="WORD", nargs="+", help="only games whose name contains one of these")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU time of one measurement (2)")
    parser.add_argument("--json", metavar="FILE", type=Path)
    arguments = parser.parse_args(words)
    build = "interpreted" if (course.__file__ or "").endswith(".py") else "compiled"
    chosen = [name for name in game_names() if not arguments.only or any(word in name for word in arguments.only)]
    print(f"The engine is {build}. How much of the bare engine's moves/s is left:\n")
    print("| game | bare moves/s | mask | view and mask | and answers described |")
    print("| --- | ---: | ---: | ---: | ---: |")
    rows = []
    for name in chosen:
        rows.append(measured(name, arguments.rounds, arguments.seconds))
        cells = rows[-1]
        parts = " | ".join(f"{cells[way]:.2f}" for way in ("mask", "view", "described"))
        print(f"| {name} | {cells['moves_s']:,.0f} | {parts} |", flush=True)
    if arguments.json:
        arguments.json.write_text(json.dumps({"build": build, "games": rows}, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
