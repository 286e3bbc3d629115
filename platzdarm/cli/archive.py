"""`platzdarm export` and `platzdarm import`: all games of a database as one file, and back."""

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from platzdarm.cli.databases import opened_store
from platzdarm.cli.files import MOST_BYTES
from platzdarm.server.store.archive import (
    Count,
    NameBelongsToAnother,
    NoArchive,
    UnknownGame,
    WrongLine,
    check_head,
    read_archive,
    write_archive,
)
from platzdarm.server.store.store import Store
from platzdarm.terminal.faults import Fault
from platzdarm.text.words import Words


def run(arguments: argparse.Namespace, words: Words) -> int:
    path: Path = arguments.file
    exporting = arguments.command == "export"
    if exporting and path.exists():
        raise Fault("archive-exists", file=str(path))
    if not exporting:
        check_archive(path)  # before a database is made for nothing
    with opened_store(arguments.database, must_exist=exporting) as store:
        count = export_archive(store, path) if exporting else import_archive(store, path)
    message = "archive-exported" if exporting else "archive-imported"
    print(words.say(message, file=str(path), tables=count.tables, people=count.people, known=count.known))
    return 0


def export_archive(store: Store, path: Path) -> Count:
    count = Count()
    draft = path.with_name(f".{path.name}.part")
    try:
        with store.one_moment() as connection, open_private(draft) as file:
            file.writelines(write_archive(connection, count))
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise Fault("error-unwritable", file=str(path)) from None
    return count


def open_private(path: Path) -> TextIO:
    """For nobody else to read: the file holds seeds of games under way and hashes of passwords."""
    return os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8")


def check_archive(path: Path) -> None:
    """Is it one of ours? The first line tells."""
    with archive_faults(path), path.open(encoding="utf-8-sig") as file:
        check_head(lines_of(file, path))


def lines_of(file: TextIO, path: Path) -> Iterator[str]:
    """A device may have a line without end."""
    while line := file.readline(MOST_BYTES):
        if len(line) == MOST_BYTES:
            raise Fault("error-too-large", file=str(path), most=MOST_BYTES)
        yield line


def import_archive(store: Store, path: Path) -> Count:
    with archive_faults(path), path.open(encoding="utf-8-sig") as file, store.all_or_nothing() as connection:
        return read_archive(connection, lines_of(file, path))


@contextmanager
def archive_faults(path: Path) -> Iterator[None]:
    try:
        yield
    except FileNotFoundError:
        raise Fault("error-no-file", file=str(path)) from None
    except OSError:
        raise Fault("error-unreadable", file=str(path)) from None
    except UnicodeDecodeError:
        raise Fault("error-not-text", file=str(path)) from None
    except WrongLine as error:
        raise Fault("archive-bad-line", file=str(path), line=error.line, reason=error.reason) from None
    except UnknownGame as error:
        raise Fault("archive-unknown-game", file=str(path), line=error.line, game=error.game) from None
    except NameBelongsToAnother as error:
        raise Fault("archive-name-taken", name=error.name) from None
    except NoArchive as error:
        if error.empty:
            raise Fault("archive-empty", file=str(path)) from None
        if error.version is None:
            raise Fault("archive-not-export", file=str(path)) from None
        raise Fault("archive-other-version", file=str(path), version=str(error.version), wanted=1) from None
