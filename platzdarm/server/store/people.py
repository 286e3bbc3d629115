"""Queries about people, their sessions and tokens, and their ratings."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from platzdarm.server.store import schema
from platzdarm.server.store.rows import OVER, Key, Person, RatingRow, made, values
from platzdarm.server.store.store import notify


class NameTaken(Exception):
    """Another account has this name."""


@dataclass(frozen=True)
class Known:
    """Who a secret belongs to."""

    person: Person
    key: Key
    banned: bool


def add_person(connection: Connection, person: Person, key: Key | None) -> None:
    check_look(connection, person)
    try:
        connection.execute(insert(schema.people).values(values(person)))
    except IntegrityError:
        raise NameTaken(person.name) from None
    if key is not None:
        add_key(connection, key)


def check_look(connection: Connection, person: Person) -> None:
    """Nobody takes a name that looks like an account's, and no account that of a guest who is at a game just now."""
    people = schema.people
    alike = select(people.c.id).where(people.c.look == person.look, people.c.id != person.id)
    at_games = (
        select(schema.seats.c.person)
        .join(schema.tables, schema.tables.c.id == schema.seats.c.table)
        .where(schema.tables.c.state != OVER, schema.tables.c.analysis.is_(False))
    )
    accounts = people.c.handle.is_not(None)
    in_the_way = accounts if person.guest else or_(accounts, people.c.id.in_(at_games))
    if connection.execute(alike.where(in_the_way).limit(1)).first() is not None:
        raise NameTaken(person.name)


def promote(connection: Connection, person: str, name: str, handle: str, look: str, password: str) -> None:
    """A guest becomes an account and keeps his tables."""
    check_look(connection, Person(person, name, 0, handle, look=look))
    change = update(schema.people).where(schema.people.c.id == person)
    try:
        connection.execute(change.values(name=name, handle=handle, look=look, password=password))
    except IntegrityError:
        raise NameTaken(name) from None


def change_password(connection: Connection, person: str, password: str, kept: str) -> list[str]:
    """All keys of the person but the one that is `kept` end with it; their ids."""
    connection.execute(update(schema.people).where(schema.people.c.id == person).values(password=password))
    others = (schema.keys.c.person == person) & (schema.keys.c.id != kept)
    gone = [row[0] for row in connection.execute(select(schema.keys.c.id).where(others))]
    connection.execute(delete(schema.keys).where(others))
    for key in gone:
        notify(connection, f"key {key}")
    return gone


def person_by_handle(connection: Connection, handle: str) -> Person | None:
    row = connection.execute(select(schema.people).where(schema.people.c.handle == handle)).mappings().first()
    return None if row is None else made(Person, row)


def people_by_id(connection: Connection, ids: list[str]) -> dict[str, Person]:
    rows = connection.execute(select(schema.people).where(schema.people.c.id.in_(ids))).mappings()
    return {row["id"]: made(Person, row) for row in rows}


def save_settings(connection: Connection, person: str, settings: dict[str, Any]) -> None:
    connection.execute(update(schema.people).where(schema.people.c.id == person).values(settings=settings))


# -- sessions and tokens ------------------------------------------------------------------------------------------


def add_key(connection: Connection, key: Key) -> None:
    connection.execute(insert(schema.keys).values(values(key)))


def add_key_within(connection: Connection, key: Key, most: int) -> bool:
    """Unless the person has so many of that kind; counted where it is written, so that nobody is quicker."""
    connection.execute(select(schema.people.c.id).where(schema.people.c.id == key.person).with_for_update())
    if count_keys(connection, key.person, key.kind) >= most:
        return False
    add_key(connection, key)
    return True


def key_holder(connection: Connection, digest: str, oldest: int) -> Known | None:
    """The person with this secret, unless it has not been used since `oldest`."""
    found = select(schema.keys).where(schema.keys.c.digest == digest, schema.keys.c.seen >= oldest)
    row = connection.execute(found).mappings().first()
    if row is None:
        return None
    key = made(Key, row)
    banned = connection.execute(select(schema.bans.c.person).where(schema.bans.c.person == key.person)).first()
    return Known(people_by_id(connection, [key.person])[key.person], key, banned is not None)


def touch_key(connection: Connection, key: str, now: int) -> None:
    connection.execute(update(schema.keys).where(schema.keys.c.id == key).values(seen=now))


def keys_of(connection: Connection, person: str, kind: str) -> list[Key]:
    wanted = select(schema.keys).where(schema.keys.c.person == person, schema.keys.c.kind == kind)
    return [made(Key, row) for row in connection.execute(wanted.order_by(schema.keys.c.created)).mappings()]


def count_keys(connection: Connection, person: str, kind: str) -> int:
    wanted = select(func.count()).where(schema.keys.c.person == person, schema.keys.c.kind == kind)
    return int(connection.execute(wanted).scalar_one())


def end_key(connection: Connection, person: str, key: str, kind: str) -> bool:
    """End one of the person's own; False where there is none such."""
    own = (schema.keys.c.id == key) & (schema.keys.c.person == person) & (schema.keys.c.kind == kind)
    ended = connection.execute(delete(schema.keys).where(own)).rowcount > 0
    if ended:
        notify(connection, f"key {key}")
    return ended


def forget_old_keys(connection: Connection, oldest: int) -> None:
    connection.execute(delete(schema.keys).where(schema.keys.c.seen < oldest))


# -- ratings ------------------------------------------------------------------------------------------------------


def ratings_of(connection: Connection, people: list[str]) -> list[RatingRow]:
    wanted = select(schema.ratings).where(schema.ratings.c.person.in_(people))
    return [made(RatingRow, row) for row in connection.execute(wanted).mappings()]


class Rated(NamedTuple):
    """A rated game, with what it made of somebody's rating."""

    game: str
    at: int
    rating: float
    deviation: float | None
    score: float


def course_of(connection: Connection, person: str, most: int) -> list[Rated]:
    """The latest rated games of a person, the oldest first."""
    seats, tables = schema.seats.c, schema.tables.c
    rated = (seats.person == person) & seats.rating_after.is_not(None)
    columns = tables.game, tables.changed, seats.rating_after, seats.deviation_after, tables.result, seats.seat
    wanted = select(*columns).where(rated, tables.id == seats.table)
    found = connection.execute(wanted.order_by(tables.changed.desc()).limit(most))
    return [Rated(*row[:4], score=row.result[row.seat]) for row in found][::-1]


def save_rating(connection: Connection, row: RatingRow) -> None:
    own = (schema.ratings.c.person == row.person) & (schema.ratings.c.game == row.game)
    if connection.execute(update(schema.ratings).where(own).values(values(row))).rowcount == 0:
        connection.execute(insert(schema.ratings).values(values(row)))
