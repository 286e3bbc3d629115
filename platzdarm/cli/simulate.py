"""`platzdarm simulate`: many games between bots, with a progress bar and a table of results."""

import argparse
import json
import os
import signal
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from rich.table import Table

from platzdarm.arena.matches import Progress, Records, every, simulate
from platzdarm.arena.summary import Row, Summary
from platzdarm.bots.random_bot import RandomBot
from platzdarm.cli.files import files_for, write_text
from platzdarm.cli.session import INTERRUPTED
from platzdarm.cli.settings import parse_options, parse_seed
from platzdarm.games.roster import usual_bot
from platzdarm.kernel.record import Record
from platzdarm.terminal.faults import Fault
from platzdarm.text.words import Words

WIDE: Final = 200  # columns of a file, where no table needs to be cut or folded


class Terminated(KeyboardInterrupt):
    """Asked to end. As after Ctrl-C, what was played is told; a bot's own exit is something else."""


def stop(_number: int, _frame: object) -> None:
    raise Terminated


def run(arguments: argparse.Namespace, words: Words) -> int:
    seed = parse_seed(arguments.seed) if arguments.seed is not None else os.urandom(16)
    options = parse_options(arguments.option)
    choices = {key: values.split(",") for key, values in parse_options(arguments.each).items()}
    played = Played(every(options, choices))
    before = signal.signal(signal.SIGTERM, stop)
    code = 0
    try:
        play(arguments, played, seed, words)
    except Terminated:
        code = 128 + signal.SIGTERM
    except KeyboardInterrupt:
        code = INTERRUPTED
    finally:
        signal.signal(signal.SIGTERM, before)
    # Whoever breaks off keeps what was played.
    if played.found:
        report(arguments, played.found, list(choices), seed, words)
    return code


class Played:
    """What has come of each table so far."""

    def __init__(self, tables: list[dict[str, str]]) -> None:
        self.tables = tables
        self.summaries: dict[int, Summary] = {}

    @property
    def games(self) -> int:
        return sum(summary.games for summary in self.summaries.values())

    @property
    def found(self) -> list[tuple[dict[str, str], Summary]]:
        return [(self.tables[number], summary) for number, summary in self.summaries.items()]


def play(arguments: argparse.Namespace, played: Played, seed: bytes, words: Words) -> None:
    with progress_bar() as bar:
        task = bar.add_task(words.say("simulate-progress"), total=arguments.games * len(played.tables))
        for number, table in enumerate(played.tables):

            def progress(summary: Summary, number: int = number) -> None:
                played.summaries[number] = summary
                bar.update(task, completed=played.games)

            play_table(arguments, table, seed, progress)


def report(
    arguments: argparse.Namespace,
    found: list[tuple[dict[str, str], Summary]],
    choices: list[str],
    seed: bytes,
    words: Words,
) -> None:
    if choices:
        report_matrix(found, choices, seed, arguments.json, words)
    elif arguments.json:
        print(json.dumps({**summary_data(found[0][1]), "seed": seed.hex()}))
    else:
        print_summary(found[0][1], words)


def usual_bots(game: str) -> list[str]:
    """Chance, and the one that sits down where nobody is named; who wants those that think names them."""
    return list(dict.fromkeys((RandomBot.name, usual_bot(game))))


def play_table(arguments: argparse.Namespace, options: dict[str, str], seed: bytes, progress: Progress) -> None:
    bots = [name.strip() for name in arguments.bots.split(",")] if arguments.bots else usual_bots(arguments.game)
    folder = arguments.records
    if folder is not None and arguments.each:
        folder = folder / "-".join(options.values())
    records = None if folder is None else record_writer(folder, arguments.games)
    simulate(
        arguments.game,
        options,
        bots,
        arguments.games,
        arguments.jobs,
        seed,
        progress,
        records,
        arguments.in_order,
        files_for(arguments.game, arguments.content),
    )


def progress_bar() -> Bar:
    """On standard error, and only where that is a terminal."""
    console = Console(file=sys.stderr)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Bar(*columns, console=console, transient=True, disable=not console.is_terminal)


def record_writer(folder: Path, games: int) -> Records:
    digits = len(str(games - 1))

    def write(number: int, record: Record) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            raise Fault("error-unwritable", file=str(folder)) from None
        write_text(folder / f"{number:0{digits}d}.record", record.format())

    return write


def row_data(row: Row) -> dict[str, object]:
    return {**asdict(row), "score": row.score, "low": row.low, "high": row.high}


def summary_data(summary: Summary) -> dict[str, object]:
    rows = [row_data(row) for row in summary.rows]
    return {**asdict(summary), "rows": rows, "seats": [row_data(row) for row in summary.seats]}


def print_summary(summary: Summary, words: Words) -> None:
    print_title(summary.games, summary.moves, summary.seconds, words)
    # A bot that plays all seats wins as often as somebody wins: that tells nothing of it.
    bots = [("simulate-bot", summary.rows)] if len(summary.rows) > 1 else []
    for first, rows in (*bots, ("simulate-seat", summary.seats)):
        table = result_table([words.say(first)], words)
        for row in rows:
            add_row(table, [row.bot], row)
        result_console().print(table)
    print_forfeits(summary.forfeits, summary.faults, words)


def report_matrix(
    found: list[tuple[dict[str, str], Summary]], keys: list[str], seed: bytes, as_json: bool, words: Words
) -> None:
    """One row for each table: what the first seat made of it. In a game of two sides the others have the rest."""
    if as_json:
        tables = [{"options": options, **summary_data(summary)} for options, summary in found]
        print(json.dumps({"tables": tables, "seed": seed.hex()}))
        return
    sums = [summary for _, summary in found]
    print_title(sum(s.games for s in sums), sum(s.moves for s in sums), sum(s.seconds for s in sums), words)
    table = result_table([*keys, words.say("simulate-seat")], words)
    for options, summary in found:
        add_row(table, [*(options[key] for key in keys), summary.seats[0].bot], summary.seats[0])
    result_console().print(table)
    for summary in sums:
        print_forfeits(summary.forfeits, summary.faults, words)


def print_title(games: int, moves: int, seconds: float, words: Words) -> None:
    rate = round(moves / seconds) if seconds else 0
    print(words.say("simulate-title", games=games, moves=moves, seconds=f"{seconds:.1f}", rate=rate))


def print_forfeits(forfeits: int, faults: list[str], words: Words) -> None:
    if forfeits:
        print(words.say("simulate-forfeits", forfeits=forfeits, fault=faults[0]))


def result_table(first: list[str], words: Words) -> Table:
    """Of a narrow terminal the names get what the figures leave, and go on below; nothing is cut."""
    table = Table(title_justify="left", padding=0)
    for heading in first:
        table.add_column(heading, overflow="fold")
    for heading in ("games", "wins", "draws", "losses", "score", "interval"):
        table.add_column(words.say(f"simulate-{heading}"), justify="right", no_wrap=True)
    return table


def result_console() -> Console:
    """A file has room for any table."""
    return Console(file=sys.stdout, highlight=False, width=None if sys.stdout.isatty() else WIDE)


def add_row(table: Table, first: list[str], row: Row) -> None:
    counts = (str(row.games), str(row.wins), str(row.draws), str(row.losses))
    table.add_row(*first, *counts, f"{row.score:.3f}", f"{row.low:.3f}–{row.high:.3f}")
