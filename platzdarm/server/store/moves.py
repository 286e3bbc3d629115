"""The everyday change of a table: actions were played and nothing else happened. Those of many tables are one stroke.

Written by hand and past SQLAlchemy, whose work for each row was most of the cost of a move.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Connection

from platzdarm.server.store.matches import Stale
from platzdarm.server.store.rows import MoveRow, SnapshotRow, TableRow
from platzdarm.server.store.store import CHANNEL

MARKS = {"sqlite": "?", "postgresql": "%s"}
# A table without a clock need not touch these; the deadline is in an index.
CLOCKED = ("clock_left", "clock_since", "deadline")
CHANGED = ("revision", "number", "due", "bot_due", "offers", "changed")
MOVE = ("table", "number", "seat", "action", "outcomes", "message", "at", "told", "made_by")
SNAPSHOT = ("table", "number", "made_by", "position")


@dataclass(frozen=True, slots=True)
class Played:
    """`stored` is the row, ready to be written; `clocked` says whether it comes with the times."""

    table: str
    clocked: bool
    stored: tuple[Any, ...]
    moves: list[tuple[Any, ...]]
    snapshots: list[tuple[Any, ...]]
    process: str


def make_played(
    stored: TableRow, rows: list[MoveRow], clocked: bool, process: str, snapshots: Sequence[SnapshotRow] = ()
) -> Played:
    """As the row shall be; `stored.revision` is still the one that is known."""
    values: list[Any] = [stored.revision + 1, stored.number, text(stored.due), stored.bot_due, text(stored.offers)]
    values.append(stored.changed)
    if clocked:
        values += [text(stored.clock_left), stored.clock_since, stored.deadline]
    moves = [
        (row.table, row.number, row.seat, row.action, row.outcomes, row.message, row.at, row.told, row.made_by)
        for row in rows
    ]
    kept = [(one.table, one.number, one.made_by, one.position) for one in snapshots]
    return Played(stored.id, clocked, (*values, stored.id, stored.revision), moves, kept, process)


def text(data: object) -> str:
    return msgspec.json.encode(data).decode()


@cache
def update_of(dialect: str, clocked: bool) -> str:
    mark = MARKS[dialect]
    names = (*CHANGED, *CLOCKED) if clocked else CHANGED
    columns = ", ".join(f"{name} = {mark}" for name in names)
    return f"UPDATE tables SET {columns} WHERE id = {mark} AND revision = {mark}"


@cache
def insert_of(dialect: str, table: str, names: tuple[str, ...]) -> str:
    columns = ", ".join(f'"{name}"' for name in names)
    return f"INSERT INTO {table} ({columns}) VALUES ({', '.join([MARKS[dialect]] * len(names))})"


def apply_moves(connection: Connection, played: list[Played]) -> None:
    """All of them or, where one knows an old revision, none: Stale. The store then tries each by itself."""
    dialect = connection.dialect.name
    for clocked in (False, True):
        rows = [one.stored for one in played if one.clocked == clocked]
        if rows and run(connection, update_of(dialect, clocked), rows) != len(rows):
            raise Stale(", ".join(one.table for one in played))
    run(connection, insert_of(dialect, "moves", MOVE), [move for one in played for move in one.moves])
    snapshots = [snapshot for one in played for snapshot in one.snapshots]
    if snapshots:
        run(connection, insert_of(dialect, "snapshots", SNAPSHOT), snapshots)
    if dialect == "postgresql":
        news = [(CHANNEL, f"table {one.table} {one.process}") for one in played]
        run(connection, "SELECT pg_notify(%s, %s)", news)


def run(connection: Connection, statement: str, rows: Sequence[tuple[Any, ...]]) -> int:
    return connection.exec_driver_sql(statement, list(rows)).rowcount
