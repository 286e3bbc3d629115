"""`platzdarm export` and `platzdarm import`: all games of a database as one file, and back."""

import argparse
from pathlib import Path

from platzdarm.cli.databases import opened_store
from platzdarm.cli.faults import Fault
from platzdarm.server.store.house import Count, NameBelongsToAnother, NoHouse, WrongLine, read_house, write_house
from platzdarm.server.store.store import Store
from platzdarm.words import Words


def run(arguments: argparse.Namespace, words: Words) -> int:
    path: Path = arguments.file
    exporting = arguments.command == "export"
    if exporting and path.exists():
        raise Fault("house-exists", file=str(path))
    with opened_store(arguments.database, must_exist=exporting) as store:
        count = export_house(store, path) if exporting else import_house(store, path)
    message = "house-exported" if exporting else "house-imported"
    print(words.say(message, file=str(path), tables=count.tables, people=count.people, known=count.known))
    return 0


def export_house(store: Store, path: Path) -> Count:
    count = Count()
    draft = path.with_name(f".{path.name}.part")
    try:
        with store.one_moment() as connection, draft.open("w", encoding="utf-8") as file:
            file.writelines(write_house(connection, count))
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise Fault("error-unwritable", file=str(path)) from None
    return count


def import_house(store: Store, path: Path) -> Count:
    try:
        with path.open(encoding="utf-8") as file, store.all_or_nothing() as connection:
            return read_house(connection, file)
    except FileNotFoundError:
        raise Fault("error-no-file", file=str(path)) from None
    except UnicodeDecodeError:
        raise Fault("error-not-text", file=str(path)) from None
    except WrongLine as error:
        raise Fault("house-bad-line", file=str(path), line=error.line, reason=error.reason) from None
    except NameBelongsToAnother as error:
        raise Fault("house-name-taken", name=error.name) from None
    except NoHouse as error:
        if error.version is None:
            raise Fault("house-not-export", file=str(path)) from None
        raise Fault("house-other-version", file=str(path), version=str(error.version), wanted=1) from None
