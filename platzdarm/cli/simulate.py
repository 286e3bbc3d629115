"""`platzdarm simulate`: many games between bots, with a progress bar and a table of results."""

import argparse
import json
import os
import sys
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from platzdarm.arena.matches import Records, simulate
from platzdarm.arena.summary import Row, Summary
from platzdarm.cli.faults import Fault
from platzdarm.cli.files import write_text
from platzdarm.cli.settings import parse_options, parse_seed
from platzdarm.kernel.record import Record
from platzdarm.words import Words


def run(arguments: argparse.Namespace, words: Words) -> int:
    bots = [name.strip() for name in arguments.bots.split(",")]
    seed = parse_seed(arguments.seed) if arguments.seed is not None else os.urandom(16)
    options = parse_options(arguments.option)
    records = None if arguments.records is None else record_writer(arguments.records, arguments.games)
    with progress_bar() as bar:
        task = bar.add_task(words.say("simulate-progress"), total=arguments.games)
        summary = simulate(
            arguments.game,
            options,
            bots,
            arguments.games,
            arguments.jobs,
            seed,
            lambda finished: bar.update(task, completed=finished),
            records,
        )
    if arguments.json:
        print(json.dumps({**asdict(summary), "rows": [row_data(row) for row in summary.rows], "seed": seed.hex()}))
    else:
        print_summary(summary, words)
    return 0


def progress_bar() -> Progress:
    """On standard error, and only where that is a terminal."""
    console = Console(file=sys.stderr)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


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


def print_summary(summary: Summary, words: Words) -> None:
    rate = round(summary.moves / summary.seconds) if summary.seconds else 0
    seconds = f"{summary.seconds:.1f}"
    table = Table(title_justify="left")
    table.add_column(words.say("simulate-bot"))
    for heading in ("games", "wins", "draws", "losses", "score", "interval"):
        table.add_column(words.say(f"simulate-{heading}"), justify="right")
    for row in summary.rows:
        counts = (str(row.games), str(row.wins), str(row.draws), str(row.losses))
        table.add_row(row.bot, *counts, f"{row.score:.3f}", f"{row.low:.3f}–{row.high:.3f}")
    print(words.say("simulate-title", games=summary.games, moves=summary.moves, seconds=seconds, rate=rate))
    Console(file=sys.stdout, highlight=False).print(table)
    if summary.forfeits:
        print(words.say("simulate-forfeits", forfeits=summary.forfeits, fault=summary.faults[0]))
