"""Clearing away what nobody misses: analysis tables, and guests without a table."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, exists, select

from platzdarm.server.store import schema
from platzdarm.server.store.matches import add_table_with_moves
from platzdarm.server.store.rows import MoveRow, Seat, SnapshotRow, TableRow
from platzdarm.server.store.store import notify

AT_ONCE = 200  # so that moves need not wait long for the writer


def add_analysis(
    connection: Connection,
    stored: TableRow,
    seats: list[Seat],
    moves: list[MoveRow],
    most: int,
    snapshots: Sequence[SnapshotRow] = (),
) -> list[str]:
    """A new analysis table; where its owner has `most` already, those touched longest ago go. Gives their ids."""
    table = schema.tables
    own = select(table.c.id).where(table.c.owner == stored.owner, table.c.analysis.is_(True))
    newest_first = own.order_by(table.c.changed.desc(), table.c.created.desc())
    gone = [row[0] for row in connection.execute(newest_first.offset(most - 1).limit(AT_ONCE))]
    drop_tables(connection, gone)
    add_table_with_moves(connection, stored, seats, moves, snapshots)
    return gone


def drop_old_analyses(connection: Connection, before: int, watched: list[str]) -> list[str]:
    """Analysis tables without a change since `before`, but none that is looked at. Gives their ids."""
    table = schema.tables
    old = select(table.c.id).where(table.c.analysis.is_(True), table.c.changed < before, table.c.id.not_in(watched))
    gone = [row[0] for row in connection.execute(old.limit(AT_ONCE))]
    drop_tables(connection, gone)
    return gone


def drop_tables(connection: Connection, tables: list[str]) -> None:
    if not tables:
        return
    for part in (schema.chat, schema.snapshots, schema.moves, schema.seats):
        connection.execute(delete(part).where(part.c.table.in_(tables)))
    connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(tables)))
    for name in tables:
        notify(connection, f"table {name}")


def drop_old_guests(connection: Connection, before: int) -> int:
    """Guests who came before that time, were not seen since, and neither own a table nor sit at one."""
    person = schema.people.c.id
    old = select(person).where(
        schema.people.c.handle.is_(None),
        schema.people.c.created < before,
        ~exists().where(schema.keys.c.person == person, schema.keys.c.seen >= before),
        ~exists().where(schema.tables.c.owner == person),
        ~exists().where(schema.seats.c.person == person),
    )
    gone = [row[0] for row in connection.execute(old.limit(AT_ONCE))]
    if gone:
        for part in (schema.keys, schema.ratings, schema.bans):
            connection.execute(delete(part).where(part.c.person.in_(gone)))
        connection.execute(delete(schema.people).where(person.in_(gone)))
    return len(gone)
