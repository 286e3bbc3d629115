"""How much play a server carries: tables with two scripted players each over WebSocket, side by side with boardgame.io.

Our real server (`platzdarm serve`, SQLite in a temporary folder, every move durable before it is shown) and then a
boardgame.io server (in-memory store, tic-tac-toe) carry the same load in the same run: as many tables, each with two
players who answer at random, at a set pace or flat out. Latency is from the sending of a move by one player to its
arrival at the other. Where there are two cores or more, the server has one to itself and the players the rest;
moves/s per core are moves by CPU second of the server. Each server is started afresh, warmed up, loaded and ended.

With `--hostile` it carries each load once in peace and then again and again while one client does harm, each time of
another kind, and with the limits that a server has in earnest (bench/server_hostile.py).

With `--reader` our server carries each load a second time while somebody reads all over a game of 1,600 moves, on
the server's own core; before that the game is opened after a restart and looked into with nobody else there.
"""

import argparse
import contextlib
import json
import math
import os
import platform
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from server_hostile import ATTACKS

HERE = Path(__file__).resolve().parent
PEER = HERE / "peer_boardgameio"
RECORDS = HERE.parent / "tests"
LONG_ENOUGH = 1_600  # moves of the game that the reader looks into
OURS, THEIRS = "platzdarm", "boardgame.io"
SLACK = 180.0  # seconds that starting, warming up and setting up may take before everything is ended
STOPPING = 10.0


def long_record() -> Path:
    """The shortest golden record that is long enough."""
    lengths = {len(record.read_bytes().splitlines()): record for record in RECORDS.glob("*/golden/*.rec")}
    return lengths[min(length for length in lengths if length >= LONG_ENOUGH)]


# -- the systems -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class System:
    """How to start a server and its players; `obstacle` says why it is left out."""

    name: str
    game: str
    about: str
    server: list[str]
    players: list[str]
    variables: dict[str, str]
    folder: Path  # to be started in
    obstacle: str = ""


def ours(python: str, database: str, in_earnest: bool = False) -> System:
    # Nobody at a table is as quick as the players here, so the limits on that are stretched out of the way.
    stretched = {"PLATZDARM_RATES": "100000", "PLATZDARM_ADDRESS_SOCKETS": "100000"}
    variables = {"PLATZDARM_LANG": "en"} | ({} if in_earnest else stretched)
    server = [python, "-m", "platzdarm", "serve", "--no-open", "--port", "0", "--database", database]
    # Our own environment may run the sources; in another, no folder of sources shall hide the installed package.
    folder = HERE.parent if python == sys.executable else PEER
    question = "import sys, platzdarm.kernel.position as engine; print(engine.__file__, sys.version.split()[0])"
    asked = subprocess.run([python, "-c", question], capture_output=True, text=True, cwd=folder)
    file, _, version = asked.stdout.strip().partition(" ")
    build = "interpreted" if file.endswith(".py") else "compiled"
    obstacle = "" if asked.returncode == 0 else f"platzdarm is not installed for {python}"
    players = [sys.executable, str(HERE / "server_players.py")]
    about = f"{build}, Python {version}, SQLite"
    return System(OURS, "neuroshima", about, server, players, variables, folder, obstacle)


def theirs(game: str) -> System:
    node = shutil.which("node")
    obstacle = ""
    if node is None:
        obstacle = "there is no Node here"
    elif not (PEER / "node_modules" / "boardgame.io").exists():
        obstacle = f"not installed; do: npm ci --prefix {PEER.relative_to(HERE.parent)}"
    version = "" if node is None else subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip()
    about = f"{peer_version()}, Node {version.removeprefix('v')}, in memory"
    words = [node or "node"]
    server, players = [*words, str(PEER / "server.js")], [*words, str(PEER / "client.js")]
    return System(THEIRS, game, about, server, players, {"NODE_ENV": "production"}, PEER, obstacle)


def peer_version() -> str:
    wanted = json.loads((PEER / "package.json").read_text(encoding="utf-8"))["dependencies"]
    return str(wanted[THEIRS])


# -- processes, bounded in time --------------------------------------------------------------------------------------


class Program:
    """A process that talks in lines, and that is killed when its time is over."""

    def __init__(self, words: list[str], system: System, log: Path, cores: set[int], limit: float) -> None:
        self.words = words
        self.log = log
        pipe = subprocess.PIPE
        with log.open("a") as errors:
            variables = os.environ | system.variables
            self.process = subprocess.Popen(
                words, stdin=pipe, stdout=pipe, stderr=errors, text=True, env=variables, cwd=system.folder
            )
        if cores:
            os.sched_setaffinity(self.process.pid, cores)
        self.timer = threading.Timer(limit, self.process.kill)
        self.timer.daemon = True
        self.timer.start()

    def line(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            told = self.log.read_text(encoding="utf-8", errors="replace").strip()[-2000:]
            raise Broken(f"{' '.join(self.words[:4])} ended (exit code {self.process.wait()})\n{told}")
        return line

    def phase(self) -> dict[str, Any]:
        """Let the players do the next thing; what they say when it is done."""
        self.go()
        return self.answer()

    def go(self) -> None:
        assert self.process.stdin is not None
        print("go", file=self.process.stdin, flush=True)

    def answer(self) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(self.line())
        return answer

    def cpu(self) -> float:
        """Seconds of all its threads so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Resident kilobytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return int(found[1])

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(STOPPING)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.timer.cancel()
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                with contextlib.suppress(BrokenPipeError):
                    stream.close()


class Broken(Exception):
    """A server or its players did not get through."""


@contextlib.contextmanager
def program(words: list[str], system: System, log: Path, cores: set[int], limit: float) -> Iterator[Program]:
    started = Program(words, system, log, cores, limit)
    try:
        yield started
    finally:
        started.stop()


@dataclass(frozen=True)
class Beside:
    """Who is at the server beside the players: one who reads so often, one who does harm, or nobody."""

    rate: float | None
    attack: str
    in_earnest: bool  # whether the server's limits are those of every day

    def told(self) -> str:
        if self.attack:
            return f", one client does harm: {self.attack}"
        if self.rate is None:
            return ""
        return f", a reader asks {self.rate:g} times a second" if self.rate else ", a reader asks all the time"


# -- measuring -------------------------------------------------------------------------------------------------------


def measure(system: System, pace: float, beside: Beside, arguments: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """One server under one load, with a reader or a hostile client beside it or without."""
    limit = SLACK + arguments.seconds + arguments.warm_up
    server_cores, player_cores = cores(arguments.core)
    with program(system.server, system, folder / "server.log", server_cores, limit) as server:
        found = re.search(r"http://[\w.:\[\]]+", server.line())
        assert found is not None
        wish = {
            "address": found[0],
            "game": system.game,
            "tables": arguments.tables,
            "pace": pace,
            "seconds": arguments.seconds,
            "warm_up": arguments.warm_up,
            "seed": arguments.seed,
            "deflate": not arguments.no_deflate,
            "apart": beside.in_earnest,
        }
        words = [*system.players, json.dumps(wish)]
        with contextlib.ExitStack() as stack:
            players = stack.enter_context(program(words, system, folder / "players.log", player_cores, limit))
            other = None
            if beside.rate is not None:
                work = reading(system, found[0], beside.rate, arguments, folder, player_cores, limit)
                other = stack.enter_context(work)
            elif beside.attack:
                wish |= {"attack": beside.attack}
                words = [sys.executable, str(HERE / "server_hostile.py"), json.dumps(wish)]
                other = stack.enter_context(program(words, system, folder / "hostile.log", player_cores, limit))
            return watch(server, players, other, arguments.tables)


def reading(
    system: System,
    address: str,
    rate: float,
    arguments: argparse.Namespace,
    folder: Path,
    cores: set[int],
    limit: float,
    there: dict[str, Any] | None = None,
) -> contextlib.AbstractContextManager[Program]:
    """Somebody who reads a long game; `there` is where it lies already."""
    wish = {"address": address, "record": str(long_record()), "rate": rate, "there": there}
    wish |= {"seconds": arguments.seconds, "seed": arguments.seed}
    words = [sys.executable, str(HERE / "server_reader.py"), json.dumps(wish)]
    return program(words, system, folder / "reader.log", cores, limit)


def measure_long(arguments: argparse.Namespace) -> dict[str, Any]:
    """A long game on a server with nothing else to do: put there; after a restart opened, and read."""
    limit = SLACK + arguments.seconds
    server_cores, player_cores = cores(arguments.core)
    there: dict[str, Any] | None = None
    figures: dict[str, Any] = {}
    with tempfile.TemporaryDirectory(prefix="platzdarm-bench-") as name:
        folder = Path(name)
        system = ours(arguments.python, str(folder / "platzdarm.db"))
        for _ in range(2):
            with program(system.server, system, folder / "server.log", server_cores, limit) as server:
                found = re.search(r"http://[\w.:\[\]]+", server.line())
                assert found is not None
                with reading(system, found[0], 0.0, arguments, folder, player_cores, limit, there) as reader:
                    there = reader.phase()
                    figures |= there
                    if "open_ms" in there:
                        figures |= reader.phase()
    return figures


def watch(server: Program, players: Program, other: Program | None, tables: int) -> dict[str, Any]:
    """The players go through their phases while we look at the server."""
    players.phase()
    memory = server.memory()
    players.phase()
    if other is not None:
        other.phase()
    set_up = server.memory()
    before, players_before = server.cpu(), players.cpu()
    if other is not None:
        other.go()
    players.phase()
    spent, players_spent = server.cpu() - before, players.cpu() - players_before
    end = server.memory()
    figures = players.answer() | (other.answer() if other is not None else {})
    moves = max(figures["moves"], 1)
    return figures | {
        "moves_s": figures["moves"] / figures["seconds"],
        "cpu_ms_move": spent / moves * 1000,
        "moves_s_core": figures["moves"] / spent if spent else math.nan,
        "server_load": spent / figures["seconds"],
        "players_load": players_spent / figures["seconds"],
        "memory_kb": {"warm": memory, "set_up": set_up, "end": end},
        "kb_table": {"set_up": (set_up - memory) / tables, "end": (end - memory) / tables},
    }


def cores(core: int) -> tuple[set[int], set[int]]:
    """The server's and the players'; empty: any."""
    if core < 0:
        return set(), set()
    return {core}, os.sched_getaffinity(0) - {core}


def run(arguments: argparse.Namespace) -> dict[str, Any]:
    rows: list[dict[str, Any]] = []
    left_out: dict[str, str] = {}
    long = measure_long(arguments) if arguments.reader else {}
    for pace in arguments.pace:
        for name, beside in loads(arguments):
            with tempfile.TemporaryDirectory(prefix="platzdarm-bench-") as folder:
                place = str(Path(folder, "platzdarm.db"))
                own = ours(arguments.python, place, beside.in_earnest)
                system = own if name == OURS else theirs(arguments.peer_game)
                if system.obstacle:
                    left_out[name] = system.obstacle
                    continue
                tell(f"{name}: {arguments.tables} tables, {paced(pace)}{beside.told()}")
                try:
                    figures = measure(system, pace, beside, arguments, Path(folder))
                except Broken as broken:
                    left_out[f"{name}, {paced(pace)}{beside.told()}"] = str(broken)
                    continue
            row = {"system": name, "game": system.game, "about": system.about, "pace": pace, "beside": beside.told()}
            rows.append(row | {"rate": beside.rate, "attack": beside.attack} | figures)
    return report(rows, left_out, arguments) | {"long": long}


def loads(arguments: argparse.Namespace) -> list[tuple[str, Beside]]:
    """System and, for ours, who is there beside the players."""
    alone = arguments.reader or arguments.hostile
    names = arguments.only or ((OURS,) if alone else (OURS, THEIRS))
    earnest = bool(arguments.hostile)
    others = [Beside(rate, "", earnest) for rate in arguments.reader]
    others += [Beside(None, attack, True) for attack in arguments.hostile]
    return [(name, one) for name in names for one in (Beside(None, "", earnest), *(others if name == OURS else []))]


def tell(progress: str) -> None:
    print(progress, file=sys.stderr, flush=True)


# -- the report ------------------------------------------------------------------------------------------------------


def report(rows: list[dict[str, Any]], left_out: dict[str, str], arguments: argparse.Namespace) -> dict[str, Any]:
    return {
        "taken": datetime.now(UTC).isoformat(timespec="minutes"),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, {platform.system()}",
        "load": round(os.getloadavg()[0], 1),
        "core": arguments.core if arguments.core >= 0 else None,
        "tables": arguments.tables,
        "seconds": arguments.seconds,
        "deflate": not arguments.no_deflate,
        "rows": rows,
        "ratios": ratios(rows),
        "left_out": left_out,
    }


def ratios(rows: list[dict[str, Any]]) -> dict[str, float]:
    """Our moves/s per core by theirs, for each pace that both went through."""
    found = {(row["system"], row["pace"]): row["moves_s_core"] for row in rows if not row["beside"]}
    paces = [pace for system, pace in found if system == OURS and (THEIRS, pace) in found]
    return {paced(pace): found[OURS, pace] / found[THEIRS, pace] for pace in paces}


def paced(pace: float) -> str:
    return f"one move in {pace:g} s" if pace else "flat out"


HEAD = [
    *("system", "game", "pace", "moves/s", "p50 ms", "p95 ms", "p99 ms", "CPU ms/move", "moves/s per core"),
    *("server load", "players load", "kB/table set up", "kB/table end", "games ended", "refused", "stuck"),
]


def written(row: dict[str, Any]) -> list[str]:
    latency, memory = row["latency_ms"], row["kb_table"]
    return [
        row["system"],
        row["game"],
        paced(row["pace"]) + row["beside"],
        f"{row['moves_s']:,.0f}",
        *(f"{latency[part]:,.1f}" for part in ("50", "95", "99")),
        f"{row['cpu_ms_move']:,.2f}",
        f"{row['moves_s_core']:,.0f}",
        f"{row['server_load']:.0%}",
        f"{row['players_load']:.0%}",
        f"{memory['set_up']:,.0f}",
        f"{memory['end']:,.0f}",
        str(row["games"]),
        str(row["refused"]),
        str(row["stuck"]),
    ]


def table(rows: list[dict[str, Any]]) -> str:
    lines = [HEAD, ["---"] * 3 + ["---:"] * (len(HEAD) - 3), *map(written, rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEAD))]
    return "\n".join("| " + " | ".join(map(str.ljust, line, widths)) + " |" for line in lines)


def show(found: dict[str, Any]) -> None:
    pinned = "not pinned" if found["core"] is None else f"server on core {found['core']}, players on the others"
    print(f"{found['taken']}, {found['machine']}, {pinned}, load {found['load']}")
    deflate = "offer" if found["deflate"] else "do not offer"
    print(f"{found['tables']} tables, {found['seconds']:g} s each; our players {deflate} compression.")
    for about in dict.fromkeys(f"{row['system']}: {row['about']}" for row in found["rows"]):
        print(about)
    print("\n" + table(found["rows"]) + "\n")
    for pace, ratio in found["ratios"].items():
        print(f"{pace}: {OURS} has {ratio:.2f} x the moves/s per core of {THEIRS}")
    if found["long"]:
        show_long(found["long"], found["rows"])
    for row in found["rows"]:
        if row["attack"]:
            print(f"{row['attack']}: the client was answered {row['harm']}")
    for name, obstacle in found["left_out"].items():
        print(f"left out: {name}: {obstacle}")


def show_long(long: dict[str, Any], rows: list[dict[str, Any]]) -> None:
    print(f"a game of {long['moves']:,} moves: put there in {long['put_ms']:.0f} ms; after a restart open in", end=" ")
    print(f"{long['first_open_ms']:.1f} ms as the first table and {long['open_ms']:.1f} ms as another,", end=" ")
    print(f"the first position in {long['first_ms']:.0f} ms, then {reads(long)}")
    for row in rows:
        if row["rate"] is not None:
            print(f"{paced(row['pace'])}{row['beside']}: the reader gets {reads(row)}")


def reads(figures: dict[str, Any]) -> str:
    times = ", ".join(f"{part} % within {figures['read_ms'][part]:.1f} ms" for part in ("50", "95", "99"))
    return f"{figures['reads']:,} positions, {times}"


def parsed(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench/server.py", description=__doc__)
    parser.add_argument("--tables", type=positive, default=50, help="tables, two players each (50)")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each load lasts (10)")
    pace = "seconds between the moves of a table, 0: flat out; several are measured in turn (1 0)"
    parser.add_argument("--pace", type=float, nargs="+", default=[1.0, 0.0], metavar="SECONDS", help=pace)
    parser.add_argument("--warm-up", type=float, default=3.0, metavar="SECONDS", help="flat out, not counted (3)")
    parser.add_argument("--only", nargs="+", choices=(OURS, THEIRS), help="only these")
    parser.add_argument("--python", default=sys.executable, help="the environment with our server (this one)")
    game = "theirs; 'endless' never begins a new match (tic-tac-toe)"
    parser.add_argument("--peer-game", choices=("tic-tac-toe", "endless"), default="tic-tac-toe", help=game)
    deflate = "our players do not offer compression, as browsers do"
    parser.add_argument("--no-deflate", action="store_true", help=deflate)
    reader = "a reader of a long game beside ours, so many requests a second, 0: flat out; several in turn"
    parser.add_argument("--reader", type=float, nargs="+", default=[], metavar="RATE", help=reader)
    hostile = "a client beside ours that does harm; each kind in turn, or 'all'"
    kinds = (*ATTACKS, "all")
    parser.add_argument("--hostile", nargs="+", choices=kinds, default=[], metavar="KIND", help=hostile)
    parser.add_argument("--core", type=int, default=first_core(), help="the server's (the first); -1: any")
    parser.add_argument("--seed", type=int, default=1, help="of our players' choices (1)")
    parser.add_argument("--json", metavar="FILE", type=Path, help="write everything as JSON")
    arguments = parser.parse_args(words)
    if "all" in arguments.hostile:
        arguments.hostile = list(ATTACKS)
    allowed = sorted(os.sched_getaffinity(0))
    if arguments.core >= 0 and (arguments.core not in allowed or len(allowed) < 2):
        parser.error(f"--core {arguments.core}: choose one of {allowed} and leave one for the players, or -1")
    return arguments


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return number


def first_core() -> int:
    """-1 where there is but one."""
    found = os.sched_getaffinity(0)
    return min(found) if len(found) > 1 else -1


def end(_signal: int, _frame: object) -> None:
    raise SystemExit(143)  # through every `finally`, so that no process is left behind


def main(words: list[str]) -> int:
    if not Path("/proc/self/stat").exists():
        sys.exit("bench/server.py: reads CPU time and memory from /proc, so it needs Linux")
    arguments = parsed(words)
    signal.signal(signal.SIGTERM, end)
    found = run(arguments)
    show(found)
    if arguments.json:
        arguments.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0 if found["rows"] else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
