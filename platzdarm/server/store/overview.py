"""What a host may look at: people, tables, chat, reports, the log of deeds, and all that is kept of one person."""

from typing import Any

from sqlalchemy import Connection, Table, func, or_, select

from platzdarm.server.names import look_of
from platzdarm.server.store import schema
from platzdarm.server.store.deeds import find_person, state_of

Rows = list[dict[str, Any]]
SECRET = {"password", "digest", "invitation", "look"}  # of no use to the person, and of use to a thief


def people(connection: Connection, word: str | None, banned: bool, most: int) -> Rows:
    """The newest first: who they are, when they were last seen, whether they are banned."""
    one, keys, bans = schema.people.c, schema.keys.c, schema.bans.c
    seen = select(func.max(keys.seen)).where(keys.person == one.id).scalar_subquery()
    wanted = select(one.id, one.name, one.handle, one.created, seen.label("seen"), bans.reason.label("banned"))
    wanted = wanted.select_from(schema.people.outerjoin(schema.bans))
    if word is not None:
        wanted = wanted.where(or_(one.id == word, one.look.contains(look_of(word), autoescape=True)))
    if banned:
        wanted = wanted.where(bans.person.is_not(None))
    return rows(connection, wanted.order_by(one.created.desc(), one.id).limit(most))


def tables(connection: Connection, state: str | None, person: str | None, most: int) -> Rows:
    """The ones that changed last first, with who sits there."""
    table, seats = schema.tables.c, schema.seats.c
    wanted = select(table.id, table.game, table.state, table.reason, table.number, table.open, table.changed)
    wanted = wanted.where(table.analysis.is_(False))
    if state is not None:
        wanted = wanted.where(table.state == state)
    if person is not None:
        sat = select(seats.table).where(seats.person == find_person(connection, person).id)
        wanted = wanted.where(table.id.in_(sat))
    found = rows(connection, wanted.order_by(table.changed.desc(), table.id).limit(most))
    for row in found:
        names = select(schema.people.c.name).join(schema.seats, schema.seats.c.person == schema.people.c.id)
        here = names.where(seats.table == row["id"]).order_by(seats.seat)
        row["people"] = [name[0] for name in connection.execute(here)]
    return found


def chat(connection: Connection, table: str) -> Rows:
    state_of(connection, table)  # a table that is none is told as such
    own = select(schema.chat).where(schema.chat.c.table == table)
    return rows(connection, own.order_by(schema.chat.c.id))


def reports(connection: Connection, settled: bool) -> Rows:
    """Those that wait, or all of them, with the names of both."""
    report = schema.reports.c
    named = {}
    for field in ("reporter", "person"):
        named[field] = select(schema.people.c.name).where(schema.people.c.id == report[field]).scalar_subquery()
    wanted = select(schema.reports, named["reporter"].label("reporter_name"), named["person"].label("person_name"))
    if not settled:
        wanted = wanted.where(report.settled.is_(None))
    return rows(connection, wanted.order_by(report.id))


def deeds(connection: Connection, most: int) -> Rows:
    newest = select(schema.deeds).order_by(schema.deeds.c.id.desc()).limit(most)
    return rows(connection, newest)[::-1]


def one_person(connection: Connection, wanted: str) -> dict[str, Any]:
    """All that is kept of a person, but for secrets."""
    person = find_person(connection, wanted)
    sat = select(schema.seats.c.table).where(schema.seats.c.person == person.id)
    table = schema.tables.c
    games = select(table.id, table.game, table.options, table.state, table.result, table.reason, table.created)
    at_tables = or_(table.id.in_(sat), table.owner == person.id)
    return {
        "person": own_rows(connection, schema.people, "id", person.id)[0],
        "sessions_and_tokens": own_rows(connection, schema.keys, "person", person.id),
        "ratings": own_rows(connection, schema.ratings, "person", person.id),
        "seats": own_rows(connection, schema.seats, "person", person.id),
        "tables": rows(connection, games.where(at_tables).order_by(table.created)),
        "chat": own_rows(connection, schema.chat, "person", person.id),
        "reports_made": own_rows(connection, schema.reports, "reporter", person.id),
        "bans": own_rows(connection, schema.bans, "person", person.id),
    }


def own_rows(connection: Connection, part: Table, column: str, person: str) -> Rows:
    found = rows(connection, select(part).where(part.c[column] == person))
    return [{name: value for name, value in row.items() if name not in SECRET} for row in found]


def rows(connection: Connection, wanted: Any) -> Rows:
    return [dict(row) for row in connection.execute(wanted).mappings()]
