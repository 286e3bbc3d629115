"""`platzdarm dataset`: records as a data set for programs that learn."""

import argparse
import json
import signal
from pathlib import Path

from platzdarm.cli.files import naming, read_files, read_text
from platzdarm.cli.simulate import progress_bar
from platzdarm.kernel.record import Record, parse
from platzdarm.terminal.faults import Fault
from platzdarm.text.words import Words

try:
    from platzdarm.environments.dataset import Reader, Writer
except ModuleNotFoundError as missing:
    raise Fault("error-extra", extra="learning", name=missing.name) from None


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Whatever ends it, Ctrl-C or a broken record: the moves before are written."""
    paths = found(arguments.records)
    reader = Reader(arguments.page, arguments.described, read_files(arguments.content))
    try:
        writer = Writer(arguments.out, arguments.rows)
    except OSError:
        raise Fault("error-unwritable", file=str(arguments.out)) from None
    records = 0
    # A file that is being written is written to its end: Ctrl-C waits for the next move.
    asked: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _frame: asked.append(number))
    try:
        with progress_bar() as bar:
            task = bar.add_task(words.say("dataset-progress"), total=len(paths))
            for number, path in enumerate(paths):
                naming(path, lambda: add(reader, writer, parse(read_text(path)), number, asked))  # noqa: B023 - called at once
                records += 1
                bar.advance(task)
    finally:
        writer.close()
        signal.signal(signal.SIGINT, before)
    counts = {"records": records, "moves": writer.moves, "files": len(writer.files)}
    if arguments.json:
        print(json.dumps({**counts, "folder": str(arguments.out)}))
    else:
        print(words.say("dataset-written", **counts, folder=str(arguments.out)))
    return 0


def found(places: list[Path]) -> list[Path]:
    """Files as they were named; of a folder all records in it, in order."""
    paths: list[Path] = []
    for place in places:
        paths += sorted([*place.rglob("*.record"), *place.rglob("*.rec")]) if place.is_dir() else [place]
    if not paths:
        raise Fault("error-no-records", places=", ".join(map(str, places)))
    return paths


def add(reader: Reader, writer: Writer, record: Record, number: int, asked: list[int]) -> None:
    for sample in reader.samples(record, number):
        if asked:
            raise KeyboardInterrupt
        writer.add(record.game, sample)
