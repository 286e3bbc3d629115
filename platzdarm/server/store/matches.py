"""Queries about tables: one function writes every change of a table, all of it or nothing (moves alone: `moves`)."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, fields
from typing import Any

from sqlalchemy import Connection, and_, bindparam, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import DatabaseError

from platzdarm.server.store import schema
from platzdarm.server.store.rows import (
    BOT,
    OVER,
    PLAYING,
    WAITING,
    ChatLine,
    MoveRow,
    Named,
    Seat,
    SnapshotRow,
    TableRow,
    made,
    values,
)
from platzdarm.server.store.store import notify

CHAT_KEPT = 100  # lines that are sent with a table
SHOWN_OF_ONE = 5  # tables of one owner in a list of the lobby


# What changes while a game is played. These statements are made once: making them was most of the cost of a move.
CHANGING = (
    *("branch", "state", "number", "due", "bot_due", "clock_left", "clock_since", "deadline"),
    *("offers", "result", "reason", "rematch", "spent", "changed"),
)
CHANGE_SHEET = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("known_id"), schema.tables.c.revision == bindparam("known_revision"))
    .values({name: bindparam(name) for name in ("revision", *CHANGING)})
)
ADD_MOVE = insert(schema.moves)
MOVES = [schema.moves.c[entry.name] for entry in fields(MoveRow)]
SNAPSHOTS = [schema.snapshots.c[entry.name] for entry in fields(SnapshotRow)]


class Stale(Exception):
    """Somebody else has changed the table; who wanted to write must look again."""


@dataclass
class Loaded:
    """All that is known of a table; `moves` from number `first` on."""

    stored: TableRow
    seats: list[Seat]
    first: int
    moves: list[MoveRow]
    snapshots: list[SnapshotRow]
    chat: list[ChatLine]
    names: dict[str, Named]  # of the people on the seats
    ratings: dict[str, float]  # of the same, in this game


@dataclass
class Change:
    """What is to be written: the row as it shall be; `stored.revision` is still the one that is known.

    Moves from number `cut` on are deleted first. `more` is other work of the same transaction.
    """

    stored: TableRow
    moves: list[MoveRow] = field(default_factory=list)
    snapshots: list[SnapshotRow] = field(default_factory=list)
    cut: int | None = None
    seats: list[Seat] = field(default_factory=list)
    more: Callable[[Connection], None] | None = None


class TooMany(Exception):
    """The person has so many already; `most` is the number that is allowed."""

    def __init__(self, slug: str, most: int) -> None:
        super().__init__(slug, most)
        self.slug = slug
        self.most = most


@dataclass(frozen=True)
class Quota:
    """How many unfinished games one person may have opened, and how many of them between programs alone."""

    tables: int
    bot_tables: int


def lock_person(connection: Connection, person: str) -> None:
    """Whoever counts what a person has, and adds to it, does so alone; on SQLite there is one writer anyway."""
    connection.execute(select(schema.people.c.id).where(schema.people.c.id == person).with_for_update())


def add_table_within(connection: Connection, stored: TableRow, seats: list[Seat], quota: Quota) -> None:
    """A new table, unless the owner has too many: counted in the same transaction, so that nobody is quicker."""
    lock_person(connection, stored.owner)
    if count_unfinished(connection, stored.owner) >= quota.tables:
        raise TooMany("too-many-tables", quota.tables)
    if all(seat.kind == BOT for seat in seats) and count_of_bots(connection, stored.owner) >= quota.bot_tables:
        raise TooMany("too-many-bot-tables", quota.bot_tables)
    add_table(connection, stored, seats)


def add_table(connection: Connection, stored: TableRow, seats: list[Seat]) -> None:
    connection.execute(insert(schema.tables).values(values(stored)))
    connection.execute(insert(schema.seats), [values(seat) for seat in seats])


def add_table_with_moves(
    connection: Connection,
    stored: TableRow,
    seats: list[Seat],
    moves: list[MoveRow],
    snapshots: Sequence[SnapshotRow],
) -> None:
    add_table(connection, stored, seats)
    connection.execute(ADD_MOVE, [values(move) for move in moves])
    add_snapshots(connection, snapshots)


def add_snapshots(connection: Connection, snapshots: Sequence[SnapshotRow]) -> None:
    if snapshots:
        connection.execute(insert(schema.snapshots), [values(one) for one in snapshots])


def keep_remade(connection: Connection, stored: TableRow, moves: list[MoveRow], snapshots: list[SnapshotRow]) -> None:
    """What was told, and the snapshots, made anew; nothing where somebody has changed the table meanwhile."""
    same = (schema.tables.c.id == stored.id) & (schema.tables.c.revision == stored.revision)
    untouched = update(schema.tables).where(same).values(revision=stored.revision)  # and nobody shall touch it now
    if connection.execute(untouched).rowcount == 0:
        return
    place = (schema.moves.c.table == stored.id) & (schema.moves.c.number == bindparam("known_number"))
    better = update(schema.moves).where(place).values(told=bindparam("new_told"), made_by=bindparam("new_made_by"))
    told = [{"known_number": row.number, "new_told": row.told, "new_made_by": row.made_by} for row in moves]
    connection.execute(better, told)
    connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table == stored.id))
    add_snapshots(connection, snapshots)


def apply(connection: Connection, change: Change, process: str) -> None:
    stored = change.stored
    row = values(stored)
    columns = {name: row[name] for name in CHANGING}
    known = {"revision": stored.revision + 1, "known_id": stored.id, "known_revision": stored.revision}
    if connection.execute(CHANGE_SHEET, columns | known).rowcount == 0:
        raise Stale(stored.id)
    if change.cut is not None:
        for part in (schema.moves, schema.snapshots):
            connection.execute(delete(part).where(part.c.table == stored.id, part.c.number >= change.cut))
    if change.moves:
        connection.execute(ADD_MOVE, [values(move) for move in change.moves])
    add_snapshots(connection, change.snapshots)
    save_seats(connection, change.seats)
    if change.more is not None:
        change.more(connection)
    notify(connection, f"table {stored.id} {process}")


def save_seats(connection: Connection, seats: list[Seat]) -> None:
    for seat in seats:
        place = (schema.seats.c.table == seat.table) & (schema.seats.c.seat == seat.seat)
        connection.execute(update(schema.seats).where(place).values(values(seat)))


def add_chat(connection: Connection, line: ChatLine, process: str) -> None:
    connection.execute(insert(schema.chat).values(values(line)))
    notify(connection, f"chat {line.table} {process}")


def load(connection: Connection, table: str, branch: int | None = None, known: int = 0) -> Loaded | None:
    """Who knows the table's `branch` gets only the moves after the `known` ones, and no snapshots."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).mappings().first()
    if row is None:
        return None
    stored = made(TableRow, row)
    seats = seats_of(connection, [table])
    first = known + 1 if branch == stored.branch else 0
    moves = moves_of(connection, table, first)
    snapshots = [] if first else snapshots_of(connection, table)
    people = [one for seat in seats for one in (seat.person, seat.invited) if one is not None]
    chat, names = chat_of(connection, table), names_of(connection, people)
    ratings = ratings_of(connection, people, stored.game)
    return Loaded(stored, seats, first, moves, snapshots, chat, names, ratings)


def get_ready(connection: Connection) -> Loaded | None:
    """At the start of a server, rather than when the first table is wanted: the statements are made, and how their rows
    are taken apart is found out with those of the table that was played last."""
    nobody, nowhere = [""], ""
    seats_of(connection, nobody)
    moves_of(connection, nowhere, 0)
    snapshots_of(connection, nowhere)
    chat_of(connection, nowhere)
    names_of(connection, nobody)
    ratings_of(connection, nobody, nowhere)
    played = select(schema.tables.c.id).where(schema.tables.c.number > 0).order_by(schema.tables.c.changed.desc())
    with suppress(DatabaseError):  # a server stands on a damaged database, too, and its health says so
        return load(connection, connection.execute(played.limit(1)).scalar() or nowhere)
    return None


def moves_of(connection: Connection, table: str, first: int) -> list[MoveRow]:
    wanted = select(*MOVES).where(schema.moves.c.table == table, schema.moves.c.number >= first)
    return [MoveRow(*found) for found in connection.execute(wanted.order_by(schema.moves.c.number))]


def ratings_of(connection: Connection, people: list[str], game: str) -> dict[str, float]:
    wanted = select(schema.ratings.c.person, schema.ratings.c.rating).where(
        schema.ratings.c.person.in_(people), schema.ratings.c.game == game
    )
    return {row.person: row.rating for row in connection.execute(wanted)}


def snapshots_of(connection: Connection, table: str) -> list[SnapshotRow]:
    wanted = select(*SNAPSHOTS).where(schema.snapshots.c.table == table)
    return [SnapshotRow(*found) for found in connection.execute(wanted)]


def seats_of(connection: Connection, tables: list[str]) -> list[Seat]:
    wanted = select(schema.seats).where(schema.seats.c.table.in_(tables))
    ordered = wanted.order_by(schema.seats.c.table, schema.seats.c.seat)
    return [made(Seat, row) for row in connection.execute(ordered).mappings()]


def names_of(connection: Connection, people: list[str]) -> dict[str, Named]:
    wanted = select(schema.people.c.id, schema.people.c.name, schema.people.c.handle)
    rows = connection.execute(wanted.where(schema.people.c.id.in_(people)))
    return {row.id: Named(row.name, row.handle is None) for row in rows}


def chat_of(connection: Connection, table: str) -> list[ChatLine]:
    wanted = select(schema.chat).where(schema.chat.c.table == table).order_by(schema.chat.c.id.desc())
    rows = connection.execute(wanted.limit(CHAT_KEPT)).mappings()
    return [made(ChatLine, row) for row in rows][::-1]


# -- lists ---------------------------------------------------------------------------------------------------------


@dataclass
class Listed:
    stored: TableRow
    seats: list[Seat]


def listed(connection: Connection, condition: Any, limit: int, skipped: int = 0) -> list[Listed]:
    newest_first = schema.tables.c.changed.desc(), schema.tables.c.id
    wanted = select(schema.tables).where(condition).order_by(*newest_first).limit(limit).offset(skipped)
    rows = [made(TableRow, row) for row in connection.execute(wanted).mappings()]
    seats = seats_of(connection, [stored.id for stored in rows])
    return [Listed(stored, [seat for seat in seats if seat.table == stored.id]) for stored in rows]


def lobby(
    connection: Connection, which: str, game: str | None, person: str | None, limit: int, skipped: int = 0
) -> list[Listed]:
    """`open`: one may sit down; `live`: one may watch; `mine`: the person sits there; `asked`: is asked to.

    Of what anybody has put up, the newest few are shown, so that nobody fills the room alone.
    """
    table = schema.tables
    if which == "mine":
        own = select(schema.seats.c.table).where(schema.seats.c.person == person)
        condition = and_(table.c.id.in_(own), table.c.analysis.is_(False))
    elif which == "asked":
        kept = select(schema.seats.c.table).where(schema.seats.c.invited == person, schema.seats.c.person.is_(None))
        condition = and_(table.c.id.in_(kept), table.c.state == WAITING)
    else:
        state = WAITING if which == "open" else PLAYING
        condition = and_(table.c.state == state, table.c.open.is_(True), table.c.analysis.is_(False))
        by_age = func.row_number().over(partition_by=table.c.owner, order_by=table.c.changed.desc())
        ranked = select(table.c.id, by_age.label("place")).where(condition).subquery()
        condition = table.c.id.in_(select(ranked.c.id).where(ranked.c.place <= SHOWN_OF_ONE))
    if game is not None:
        condition = and_(condition, table.c.game == game)
    return listed(connection, condition, limit, skipped)


def in_series(connection: Connection, series: str, limit: int) -> list[Listed]:
    """The tables of a campaign, the oldest first; with the id of any of them."""
    own = select(schema.tables.c.series).where(schema.tables.c.id == series).scalar_subquery()
    found = listed(connection, or_(schema.tables.c.series == own, schema.tables.c.id == series), limit)
    return sorted(found, key=lambda one: (one.stored.created, one.stored.id))


def finished(connection: Connection, person: str, looker: str | None, limit: int, skipped: int = 0) -> list[Listed]:
    return listed(connection, finished_for(person, looker), limit, skipped)


def count_finished(connection: Connection, person: str, looker: str | None) -> int:
    wanted = select(func.count()).select_from(schema.tables).where(finished_for(person, looker))
    return int(connection.execute(wanted).scalar_one())


def finished_for(person: str, looker: str | None) -> Any:
    """The games of a person that are over: those that were open to all or rated, and where the looker sat himself."""
    table = schema.tables
    own, looked = (select(schema.seats.c.table).where(schema.seats.c.person == who) for who in (person, looker))
    public = or_(table.c.open.is_(True), table.c.rated.is_(True))
    if looker is not None:  # else it would be the seats of the machine, which belong to nobody
        public = or_(public, table.c.id.in_(looked))
    return and_(table.c.id.in_(own), table.c.state == OVER, table.c.analysis.is_(False), public)


def common(connection: Connection, one: str, other: str, looker: str | None, limit: int) -> list[Listed]:
    """The finished games at which both sat, the newest first."""
    with_other = schema.tables.c.id.in_(select(schema.seats.c.table).where(schema.seats.c.person == other))
    return listed(connection, and_(finished_for(one, looker), with_other), limit)


def count_unfinished(connection: Connection, owner: str) -> int:
    """Games, that is: an analysis table is none."""
    table = schema.tables
    own = and_(table.c.owner == owner, table.c.analysis.is_(False))
    wanted = select(func.count()).where(own, table.c.state != OVER)
    return int(connection.execute(wanted).scalar_one())


def count_of_bots(connection: Connection, owner: str) -> int:
    """The unfinished games of an owner at which nobody sits."""
    table = schema.tables
    own = and_(table.c.owner == owner, table.c.analysis.is_(False), table.c.state != OVER)
    sat = exists().where(schema.seats.c.table == table.c.id, schema.seats.c.kind != BOT)
    return int(connection.execute(select(func.count()).select_from(table).where(own, ~sat)).scalar_one())


def needing_care(connection: Connection, now: int, bots_since: int) -> list[str]:
    """Tables on which a clock has run out, or on which a program has not moved for a while."""
    table = schema.tables
    late = table.c.deadline <= now
    stuck = and_(table.c.bot_due.is_(True), table.c.changed <= bots_since)
    wanted = select(table.c.id).where(table.c.state == PLAYING, or_(late, stuck)).limit(200)
    return [row[0] for row in connection.execute(wanted)]
