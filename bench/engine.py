"""How fast the rules are: random full games on one core, side by side with other engines in the same run.

Each system plays in a process of its own, all pinned to the same core, one at a time and in turns (A B C, A B C, ...),
so that a slow minute of the machine falls on all of them alike. Counted is CPU time of the process; a move is one
decision of a player, chance draws are not counted. Figures and ratios are medians of the rounds. A system that is not
installed is named and left out. See bench/README.md.
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from importlib import import_module, metadata
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

OURS = "platzdarm"
YARDSTICK = "catanatron"
WHOLE_GAME = sys.maxsize
COPIED_POSITIONS = 8
PLAYING_SHARE = 0.8  # of a round's seconds; the rest is for copying

# -- the systems: how to play one random game ------------------------------------------------------------------------


@dataclass(frozen=True)
class Playing:
    """`play(seed, limit)` plays a random game to its end, or to `limit` moves, and gives the moves and the position.

    `copying(position)` gives the function to call for one copy of it.
    """

    play: Callable[[int, int], tuple[int, Any]]
    copying: Callable[[Any], Callable[[], object]]
    build: str  # what the rules run as


@dataclass(frozen=True)
class Entry:
    """One system and game: a further peer is a function that prepares it and a line in ENTRIES."""

    name: str
    module: str
    package: str  # what pip calls it
    prepare: Callable[[], Playing]


def platzdarm(name: str) -> Playing:
    """The tables by which the game is measured: with its own options for that, or all kinds by lot."""
    game = import_module("platzdarm.games.discovery").game(name)
    seeded = import_module("platzdarm.kernel.chance").SeededChance

    def play(seed: int, limit: int) -> tuple[int, Any]:
        rnd = Random(seed)
        chance = seeded(seed.to_bytes(16, "little"))
        position = game.start(game.measured or game.random_options(seeded(b"table %d" % seed)), chance)
        for moves in range(limit):
            pending = position.pending()
            if not pending:
                return moves, position
            decision = pending[0]
            answers = decision.answers
            position.play(decision.seat, answers.at(int(rnd.random() * len(answers))))
        return limit, position

    rules = sys.modules[type(play(0, 0)[1]).__module__].__file__ or ""
    return Playing(play, lambda position: position.copy, "interpreted" if rules.endswith(".py") else "compiled")


def catanatron() -> Playing:
    engine = import_module("catanatron")
    turns_limit = import_module("catanatron.game").TURNS_LIMIT

    def play(seed: int, limit: int) -> tuple[int, Any]:
        players = [engine.RandomPlayer(engine.Color.RED), engine.RandomPlayer(engine.Color.BLUE)]
        game = engine.Game(players, seed=seed + 1)  # it takes seed 0 for none
        for moves in range(limit):
            if game.winning_color() is not None or game.state.num_turns >= turns_limit:
                return moves, game
            game.play_tick()
        return limit, game

    return Playing(play, lambda game: game.copy, "interpreted")


def python_chess() -> Playing:
    chess = import_module("chess")

    def play(seed: int, limit: int) -> tuple[int, Any]:
        rnd = Random(seed)
        board = chess.Board()
        for moves in range(limit):
            legal = list(board.legal_moves)
            if not legal or board.halfmove_clock >= 100 or board.is_insufficient_material():
                return moves, board
            board.push(legal[int(rnd.random() * len(legal))])
        return limit, board

    return Playing(play, lambda board: partial(board.copy, stack=False), "interpreted")


def open_spiel(name: str) -> Playing:
    game = import_module("pyspiel").load_game(name)

    def play(seed: int, limit: int) -> tuple[int, Any]:
        rnd = Random(seed)
        state = game.new_initial_state()
        moves = 0
        while moves < limit and not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rnd.choices(outcomes, odds)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(rnd.random() * len(legal))])
                moves += 1
        return moves, state

    return Playing(play, lambda state: state.clone, "C++")


def our_games() -> list[str]:
    """All games that there are; none in an environment that holds the peers alone."""
    return list(import_module("platzdarm.games.discovery").game_names()) if find_spec(OURS) else []


ENTRIES = [
    *(Entry(f"{OURS} {name}", OURS, OURS, partial(platzdarm, name)) for name in our_games()),
    Entry(YARDSTICK, "catanatron", "catanatron", catanatron),
    Entry("python-chess", "chess", "chess", python_chess),
    Entry("open_spiel chess", "pyspiel", "open_spiel", partial(open_spiel, "chess")),
    Entry("open_spiel hive", "pyspiel", "open_spiel", partial(open_spiel, "hive")),
    Entry("open_spiel backgammon", "pyspiel", "open_spiel", partial(open_spiel, "backgammon")),
]

# -- measuring: what happens in the process of one system ------------------------------------------------------------


def work(name: str, core: int) -> None:
    """Prepare one system, then measure a round for each line that comes in; answers are lines of JSON."""
    if core >= 0:
        os.sched_setaffinity(0, {core})
    entry = next(entry for entry in ENTRIES if entry.name == name)
    answers = sys.stdout
    sys.stdout = sys.stderr  # so that nothing that a package prints is taken for an answer
    if find_spec(entry.module) is None:
        print(json.dumps({"missing": entry.package}), file=answers, flush=True)
        return
    playing = entry.prepare()
    copies = [playing.copying(middle_of_game(playing, seed)) for seed in range(COPIED_POSITIONS)]
    ready = {"build": playing.build, "version": version(entry.package), "python": platform.python_version()}
    print(json.dumps(ready), file=answers, flush=True)
    seed = 0
    for line in sys.stdin:
        seconds = float(line)
        moves, games, spent = play_for(playing, seed, seconds * PLAYING_SHARE)
        seed += games
        copy_us = copy_for(copies, seconds * (1 - PLAYING_SHARE))
        figures = {"moves_s": moves / spent, "games_s": games / spent, "moves_game": moves / games, "copy_us": copy_us}
        print(json.dumps(figures), file=answers, flush=True)


def middle_of_game(playing: Playing, seed: int) -> Any:
    moves, _ = playing.play(seed, WHOLE_GAME)
    return playing.play(seed, moves // 2)[1]


def play_for(playing: Playing, seed: int, seconds: float) -> tuple[int, int, float]:
    """Whole games for that many seconds; moves, games and the seconds that they took."""
    play = playing.play
    moves = games = 0
    spent = 0.0
    begin = time.process_time()
    while spent < seconds:
        moves += play(seed + games, WHOLE_GAME)[0]
        games += 1
        spent = time.process_time() - begin
    return moves, games, spent


def copy_for(copies: list[Callable[[], object]], seconds: float) -> float:
    """Microseconds for one copy, over positions from the middle of several games."""
    batch = copies * 50
    made = 0
    spent = 0.0
    begin = time.process_time()
    while spent < seconds:
        for copy in batch:
            copy()
        made += len(batch)
        spent = time.process_time() - begin
    return spent / made * 1e6


def version(package: str) -> str:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return "?"  # importable, but not installed as a package


# -- the run: one process for each system, in turns ------------------------------------------------------------------


@dataclass
class Runner:
    """One system in one environment, its process, and what it has measured."""

    label: str
    name: str
    python: str
    core: int
    obstacle: str = ""  # why it is left out
    failed: bool = False  # it was there, but stopped by an error
    about: dict[str, str] = field(default_factory=dict)
    rounds: list[dict[str, float]] = field(default_factory=list)

    def start(self) -> None:
        words = [self.python, str(Path(__file__).resolve()), "--work", self.name, "--core", str(self.core)]
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen(words, stdin=pipe, stdout=pipe, text=True)
        except OSError as error:
            self.obstacle = f"{self.python}: {error.strerror}"
            return
        answer = self.answer()
        if "missing" in answer:
            self.obstacle = f"{answer['missing']} is not installed for {self.python}"
        self.about = answer

    def measure(self, seconds: float, keep: bool) -> None:
        if self.obstacle:
            return
        assert self.process.stdin is not None
        with suppress(BrokenPipeError):  # where it has ended there will be no answer
            print(seconds, file=self.process.stdin, flush=True)
        figures = self.answer()
        if figures and keep:
            self.rounds.append(figures)

    def answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            self.failed = True
            self.obstacle = f"stopped by an error of its own (exit code {self.process.wait()})"
            return {}
        answer: dict[str, Any] = json.loads(line)
        return answer

    def stop(self) -> None:
        if hasattr(self, "process") and self.process.stdin is not None:
            with suppress(BrokenPipeError):
                self.process.stdin.close()
            self.process.wait()

    def median(self, figure: str) -> float:
        return statistics.median(one[figure] for one in self.rounds)

    def spread(self, figure: str) -> float:
        """How far the slowest and the fastest round lie apart, as a part of the median."""
        values = [one[figure] for one in self.rounds]
        return (max(values) - min(values)) / self.median(figure)


def runners(arguments: argparse.Namespace) -> list[Runner]:
    """Ours as it is installed here, ours compiled if an environment is given, then the peers."""
    chosen = [entry for entry in ENTRIES if not arguments.only or any(word in entry.name for word in arguments.only)]
    found: list[Runner] = []
    for entry in chosen:
        if entry.module != OURS:
            found.append(Runner(entry.name, entry.name, arguments.peers, arguments.core))
            continue
        found.append(Runner(entry.name, entry.name, sys.executable, arguments.core))
        if arguments.compiled:
            found.append(Runner(f"{entry.name} (--compiled)", entry.name, arguments.compiled, arguments.core))
    return found


def run(systems: list[Runner], arguments: argparse.Namespace) -> None:
    try:
        for system in systems:
            tell(f"preparing {system.label}")
            system.start()
            system.measure(arguments.warm_up, keep=False)
        for number in range(arguments.rounds):
            tell(f"round {number + 1} of {arguments.rounds}")
            for system in systems:
                system.measure(arguments.seconds, keep=True)
    finally:
        for system in systems:
            system.stop()


def tell(progress: str) -> None:
    print(progress, file=sys.stderr, flush=True)


# -- the report ------------------------------------------------------------------------------------------------------


def report(systems: list[Runner], arguments: argparse.Namespace) -> dict[str, Any]:
    measured = [system for system in systems if system.rounds and not system.obstacle]
    yardstick = next((system for system in measured if system.name == YARDSTICK), None)
    return {
        "taken": datetime.now(UTC).isoformat(timespec="minutes"),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, {platform.system()}",
        "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
        "core": arguments.core if arguments.core >= 0 else None,
        "rounds": arguments.rounds,
        "seconds": arguments.seconds,
        "systems": [row(system, yardstick) for system in measured],
        "left_out": {system.label: system.obstacle for system in systems if system.obstacle},
    }


def row(system: Runner, yardstick: Runner | None) -> dict[str, Any]:
    figures = ("moves_s", "games_s", "moves_game", "copy_us")
    cells: dict[str, Any] = {"system": system.label, **system.about}
    cells |= {figure: system.median(figure) for figure in figures}
    cells["spread"] = system.spread("moves_s")
    if yardstick is not None:
        cells["moves_ratio"] = ratio(system, yardstick, "moves_s")
        cells["copy_ratio"] = ratio(yardstick, system, "copy_us")
    cells["each_round"] = system.rounds
    return cells


def ratio(one: Runner, other: Runner, figure: str) -> float:
    """Round by round, because what slows the machine down slows a whole round; then the median."""
    pairs = zip(one.rounds, other.rounds, strict=True)
    return statistics.median(first[figure] / second[figure] for first, second in pairs)


HEAD = ("system", "version", "build", "moves/s", "spread", "games/s", "moves/game", "us/copy", "moves", "copy")


def table(found: dict[str, Any]) -> str:
    lines = [list(HEAD), ["---", "---", "---"] + ["---:"] * 7]
    lines += [written(cells) for cells in found["systems"]]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEAD))]
    return "\n".join("| " + " | ".join(map(str.ljust, line, widths)) + " |" for line in lines)


def written(cells: dict[str, Any]) -> list[str]:
    ratios = [f"{cells[key]:.2f} x" if key in cells else "-" for key in ("moves_ratio", "copy_ratio")]
    return [
        cells["system"],
        cells["version"],
        cells["build"],
        f"{cells['moves_s']:,.0f}",
        f"{cells['spread']:.0%}",
        f"{cells['games_s']:,.1f}",
        f"{cells['moves_game']:,.1f}",
        f"{cells['copy_us']:,.2f}",
        *ratios,
    ]


def show(found: dict[str, Any]) -> None:
    pinned = "not pinned" if found["core"] is None else f"core {found['core']}"
    print(f"{found['taken']}, {found['machine']}, {pinned}, load {found['load']}")
    print(f"Median of {found['rounds']} rounds of {found['seconds']} s of CPU time.")
    print(f"The last two columns: how many times faster than {YARDSTICK}, moves and copies.\n")
    print(table(found))
    for label, obstacle in found["left_out"].items():
        print(f"left out: {label}: {obstacle}")


def parsed(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench/engine.py", description=__doc__)
    parser.add_argument("--compiled", metavar="PYTHON", help="measure ours in this environment too, in the same run")
    parser.add_argument("--peers", metavar="PYTHON", default=sys.executable, help="the environment with the peers")
    parser.add_argument("--only", metavar="WORD", nargs="+", help="only systems whose name contains one of these")
    parser.add_argument("--rounds", type=positive, default=7, help="how often each system is measured (7)")
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU time of one measurement (3)")
    parser.add_argument("--warm-up", type=float, default=1.0, metavar="SECONDS", help="before the first round (1)")
    parser.add_argument("--core", type=int, default=last_core(), help="the core to run on (the last); -1: any")
    parser.add_argument("--json", metavar="FILE", type=Path, help="write everything, each round included, as JSON")
    parser.add_argument("--work", help=argparse.SUPPRESS)  # the process of one system: started by this script itself
    arguments = parser.parse_args(words)
    if arguments.core >= 0 and arguments.core not in os.sched_getaffinity(0):
        parser.error(f"--core {arguments.core}: choose one of {sorted(os.sched_getaffinity(0))}")
    return arguments


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return number


def last_core() -> int:
    """Cores can be chosen on Linux only; elsewhere -1."""
    return max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else -1


def main(words: list[str]) -> int:
    arguments = parsed(words)
    if arguments.work:
        work(arguments.work, arguments.core)
        return 0
    systems = runners(arguments)
    run(systems, arguments)
    found = report(systems, arguments)
    show(found)
    if arguments.json:
        arguments.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 1 if any(system.failed for system in systems) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
