"""An archive: everything that is kept, as one file with a JSON object a line, from any database to any other.

People come first, then tables with their seats, lines and chat. Sessions and tokens are left behind: who moves
signs in again. So are reports and the log of what the host did. What is known already stays as it is, so that reading
a file twice does no harm.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Table, insert, select

from platzdarm.games.discovery import game_names
from platzdarm.kernel.errors import PlatzdarmError
from platzdarm.server.names import look_of
from platzdarm.server.store import schema
from platzdarm.terminal.faults import Fault

MAGIC = "platzdarm-house"
VERSION = 1
PARTS = {"seats": schema.seats, "moves": schema.moves, "chat": schema.chat}


class WrongLine(PlatzdarmError):
    """A line that cannot be read: `no-object`, `no-kind`, or a field that is `unknown` or `missing`."""

    def __init__(self, line: int, reason: str, **arguments: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = Fault(f"archive-line-{reason}", **arguments)


class NoArchive(PlatzdarmError):
    """The file is none of ours, or of another version."""

    def __init__(self, version: object, empty: bool = False) -> None:
        super().__init__(f"version {version}")
        self.version = version
        self.empty = empty


class UnknownGame(PlatzdarmError):
    """A table of a game that this program does not have: nobody could ever open it."""

    def __init__(self, line: int, game: str) -> None:
        super().__init__(f"line {line}: {game}")
        self.line = line
        self.game = game


class NameBelongsToAnother(PlatzdarmError):
    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


@dataclass
class Count:
    people: int = 0
    tables: int = 0
    known: int = 0


def write_archive(connection: Connection, count: Count) -> Iterator[str]:
    yield line({"format": MAGIC, "version": VERSION})
    for person in rows(connection, schema.people):
        ratings = rows(connection, schema.ratings, schema.ratings.c.person == person["id"])
        bans = rows(connection, schema.bans, schema.bans.c.person == person["id"])
        count.people += 1
        yield line({"person": person, "ratings": list(ratings), "bans": list(bans)})
    for table in rows(connection, schema.tables):
        parts = {
            name: list(rows(connection, part, part.c.table == table["id"], order_of(part)))
            for name, part in PARTS.items()
        }
        count.tables += 1
        yield line({"table": table, **parts})


def order_of(part: Table) -> Any:
    return part.c.number if "number" in part.c else part.c.get("seat", part.c.get("id"))


def rows(connection: Connection, table: Table, where: Any = None, order: Any = None) -> Iterator[dict[str, Any]]:
    wanted = select(table)
    if where is not None:
        wanted = wanted.where(where)
    if order is not None:
        wanted = wanted.order_by(order)
    # All at once, because the caller queries on the same connection before he takes the next row.
    for row in connection.execute(wanted).mappings().all():
        yield dict(row)


def line(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False) + "\n"


# -- reading ------------------------------------------------------------------------------------------------------


def read_archive(connection: Connection, lines: Iterable[str]) -> Count:
    """In one transaction: a fault leaves the database as it was."""
    count, rest = Count(), iter(lines)
    check_head(rest)
    for number, text in enumerate(rest, 2):
        entry = parse_line(number, text)
        if "person" in entry:
            read_person(connection, number, entry, count)
        elif "table" in entry:
            read_table(connection, number, entry, count)
        else:
            raise WrongLine(number, "no-kind")
    return count


def parse_line(number: int, text: str) -> dict[str, Any]:
    try:
        entry = json.loads(text)
    except ValueError:
        entry = None
    if not isinstance(entry, dict):
        raise WrongLine(number, "no-object")
    return entry


def check_head(lines: Iterable[str]) -> None:
    """The first line says what the file is; NoArchive where it is something else."""
    first = next(iter(lines), None)
    if first is None:
        raise NoArchive(None, empty=True)
    try:
        entry = parse_line(1, first)
    except WrongLine:
        raise NoArchive(None) from None
    if entry.get("format") != MAGIC:
        raise NoArchive(None)
    if entry.get("version") != VERSION:
        raise NoArchive(entry.get("version"))


def known(connection: Connection, table: Table, name: object) -> bool:
    return connection.execute(select(table.c.id).where(table.c.id == name)).first() is not None


def read_person(connection: Connection, number: int, entry: dict[str, Any], count: Count) -> None:
    person = entry["person"]
    if known(connection, schema.people, person.get("id")):
        count.known += 1
        return
    handle = person.get("handle")
    if handle and connection.execute(select(schema.people.c.id).where(schema.people.c.handle == handle)).first():
        raise NameBelongsToAnother(str(person.get("name")))
    put(connection, number, schema.people, [{**person, "look": look_of(str(person.get("name")))}])
    put(connection, number, schema.ratings, entry.get("ratings", []))
    put(connection, number, schema.bans, entry.get("bans", []))
    count.people += 1


def read_table(connection: Connection, number: int, entry: dict[str, Any], count: Count) -> None:
    if known(connection, schema.tables, entry["table"].get("id")):
        count.known += 1
        return
    if entry["table"].get("game") not in game_names():
        raise UnknownGame(number, str(entry["table"].get("game")))
    put(connection, number, schema.tables, [entry["table"]])
    for name, part in PARTS.items():
        # Lines of chat are numbered anew: another server has its own.
        put(connection, number, part, [{k: v for k, v in row.items() if k != "id"} for row in entry.get(name, [])])
    count.tables += 1


def put(connection: Connection, number: int, table: Table, found: list[dict[str, Any]]) -> None:
    for row in found:
        strange = set(row) - set(table.c.keys())
        missing = {column.name for column in table.c if not column.nullable and column.name != "id"} - set(row)
        if strange or missing:
            fields = ", ".join(sorted(strange or missing))
            raise WrongLine(number, "unknown" if strange else "missing", part=table.name, fields=fields)
        connection.execute(insert(table).values(row))
