"""What a host does from the shell: each deed is one transaction, noted with who did it, and told to running servers.

On PostgreSQL they hear of it at once. SQLite tells nobody anything: there the server looks for new deeds every other
second (`server/news.py`).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from platzdarm.server.names import checked_name, fold, look_of
from platzdarm.server.store import schema
from platzdarm.server.store.expiry import drop_tables
from platzdarm.server.store.people import NameTaken, check_look, people_by_id, person_by_handle
from platzdarm.server.store.rows import CLOSED, OVER, PLAYING, WAITING, Person
from platzdarm.server.store.store import notify
from platzdarm.terminal.faults import Fault


@dataclass(frozen=True)
class Hand:
    """Whose it is, on the machine of the host, and when."""

    who: str
    at: int


def note(connection: Connection, hand: Hand, what: str, about: str, detail: str = "", news: Iterable[str] = ()) -> None:
    told = list(news)
    row = {"at": hand.at, "who": hand.who[:80], "what": what, "about": about, "detail": detail, "news": told}
    connection.execute(insert(schema.deeds).values(row))
    for one in told:
        notify(connection, one)


def last_deed(connection: Connection) -> int:
    return int(connection.execute(select(func.max(schema.deeds.c.id))).scalar() or 0)


def news_since(connection: Connection, last: int) -> list[tuple[int, list[str]]]:
    wanted = select(schema.deeds.c.id, schema.deeds.c.news).where(schema.deeds.c.id > last)
    return [(int(row.id), list(row.news)) for row in connection.execute(wanted.order_by(schema.deeds.c.id))]


# -- people -------------------------------------------------------------------------------------------------------


def find_person(connection: Connection, wanted: str) -> Person:
    """An account by its name, anybody by id."""
    found = people_by_id(connection, [wanted]).get(wanted) or person_by_handle(connection, fold(wanted))
    if found is None:
        raise Fault("admin-no-person", who=wanted)
    return found


def hang_up(connection: Connection, person: str) -> list[str]:
    """The news that ends the connections of all sessions and tokens."""
    own = select(schema.keys.c.id).where(schema.keys.c.person == person)
    return [f"key {row[0]}" for row in connection.execute(own)]


def end_keys(connection: Connection, person: str) -> list[str]:
    """All sessions and tokens; the news that ends their connections."""
    news = hang_up(connection, person)
    connection.execute(delete(schema.keys).where(schema.keys.c.person == person))
    return news


def ban_of(connection: Connection, person: str) -> str | None:
    """The reason of a ban, or None."""
    found = connection.execute(select(schema.bans.c.reason).where(schema.bans.c.person == person)).first()
    return None if found is None else str(found[0])


def ban(connection: Connection, hand: Hand, wanted: str, reason: str) -> Person:
    """The keys stay, good for nothing: by them he is known and told so, and a guest may be let in again."""
    person = find_person(connection, wanted)
    if ban_of(connection, person.id) is not None:
        raise Fault("admin-banned-already", name=person.name)
    connection.execute(insert(schema.bans).values(person=person.id, at=hand.at, reason=reason))
    note(connection, hand, "ban", person.id, reason, hang_up(connection, person.id))
    return person


def unban(connection: Connection, hand: Hand, wanted: str) -> Person:
    person = find_person(connection, wanted)
    if connection.execute(delete(schema.bans).where(schema.bans.c.person == person.id)).rowcount == 0:
        raise Fault("admin-not-banned", name=person.name)
    note(connection, hand, "unban", person.id)
    return person


def rename(connection: Connection, hand: Hand, wanted: str, name: str) -> Person:
    person = find_person(connection, wanted)
    name = checked_name(name)
    handle = None if person.guest else fold(name)
    try:
        check_look(connection, Person(person.id, name, 0, handle, look=look_of(name)))
        take_name(connection, person.id, name, handle)
    except (NameTaken, IntegrityError):
        raise Fault("admin-name-taken", name=name) from None
    note(connection, hand, "rename", person.id, f"{person.name} -> {name}", [f"person {person.id}"])
    return person


def take_name(connection: Connection, person: str, name: str, handle: str | None) -> None:
    """Everywhere it stands, in what was said, too."""
    own = update(schema.people).where(schema.people.c.id == person)
    connection.execute(own.values(name=name, handle=handle, look=look_of(name)))
    connection.execute(update(schema.chat).where(schema.chat.c.person == person).values(name=name))


def set_password(connection: Connection, hand: Hand, wanted: str, hashed: str) -> Person:
    person = find_person(connection, wanted)
    if person.guest:
        raise Fault("admin-guest", name=person.name)
    connection.execute(update(schema.people).where(schema.people.c.id == person.id).values(password=hashed))
    note(connection, hand, "password", person.id, "", end_keys(connection, person.id))
    return person


def delete_person(connection: Connection, hand: Hand, wanted: str) -> Person:
    """The account and all that is the person's alone. Games with others stay, under a name that says nothing."""
    person = find_person(connection, wanted)
    news = [*end_keys(connection, person.id), *drop_own_tables(connection, person.id)]
    for running in tables_of(connection, person.id, PLAYING):
        news += end_game(connection, running)
    said = schema.chat.c.person == person.id
    news += [f"chat {row[0]}" for row in connection.execute(select(schema.chat.c.table).where(said).distinct())]
    connection.execute(delete(schema.chat).where(said))
    for part in (schema.ratings, schema.bans):
        connection.execute(delete(part).where(part.c.person == person.id))
    seats = update(schema.seats).where(schema.seats.c.person == person.id)
    connection.execute(seats.values(rating=None, rating_after=None, deviation_after=None, orders={}))
    about = or_(schema.reports.c.person == person.id, schema.reports.c.reporter == person.id)
    connection.execute(delete(schema.reports).where(about))
    take_name(connection, person.id, f"[{person.id[:6]}]", None)
    own = update(schema.people).where(schema.people.c.id == person.id)
    connection.execute(own.values(password=None, settings={}))
    # The log of deeds keeps no name either: what was renamed or banned is told by the id from now on.
    connection.execute(update(schema.deeds).where(schema.deeds.c.about == person.id).values(detail=""))
    note(connection, hand, "delete", person.id, "", [*news, f"person {person.id}"])
    return person


def tables_of(connection: Connection, person: str, state: str) -> list[str]:
    """Where the person sits and nobody has finished; analysis tables aside, which are nobody else's."""
    tables, seats = schema.tables.c, schema.seats.c
    sat = select(seats.table).where(seats.person == person)
    wanted = select(tables.id).where(tables.id.in_(sat), tables.state == state, tables.analysis.is_(False))
    return [row[0] for row in connection.execute(wanted)]


def drop_own_tables(connection: Connection, person: str) -> list[str]:
    """Analysis tables, tables that wait, and games at which nobody else sat."""
    tables, seats = schema.tables.c, schema.seats.c
    others = select(seats.table).where(seats.person.is_not(None), seats.person != person)
    sat = select(seats.table).where(seats.person == person)
    own = or_(tables.owner == person, tables.id.in_(sat))
    alone = or_(tables.id.not_in(others), tables.state == WAITING)
    gone = [row[0] for row in connection.execute(select(tables.id).where(own, alone))]
    drop_tables(connection, gone)
    return [f"table {table}" for table in gone]


# -- tables -------------------------------------------------------------------------------------------------------


def close_table(connection: Connection, hand: Hand, table: str, reason: str) -> str:
    """A game that runs ends without a winner, unrated; one that waits is gone. Gives the state it was in."""
    state = state_of(connection, table)
    if state == OVER:
        raise Fault("admin-over", table=table)
    if state == WAITING:
        drop_tables(connection, [table])
        news = [f"table {table}"]
    else:
        news = end_game(connection, table)
    note(connection, hand, "close", table, reason, news)
    return state


def state_of(connection: Connection, table: str) -> str:
    found = connection.execute(select(schema.tables.c.state).where(schema.tables.c.id == table)).first()
    if found is None:
        raise Fault("admin-no-table", table=table)
    return str(found[0])


def end_game(connection: Connection, table: str) -> list[str]:
    """Everybody has the same share of it; whoever writes with an older revision loads the table anew."""
    own = schema.tables.c.id == table
    count = select(func.count()).where(schema.seats.c.table == table)
    seats = int(connection.execute(count).scalar_one())
    ended = {"state": OVER, "reason": CLOSED, "result": [1 / seats] * seats}
    quiet = {"due": [], "bot_due": False, "deadline": None, "offers": []}
    change = update(schema.tables).where(own)
    connection.execute(change.values(**ended, **quiet, revision=schema.tables.c.revision + 1))
    return [f"table {table}"]


def remove_chat(connection: Connection, hand: Hand, table: str, lines: list[int]) -> int:
    """By their numbers, as the list shows them."""
    own = (schema.chat.c.table == table) & schema.chat.c.id.in_(lines)
    known = {row[0] for row in connection.execute(select(schema.chat.c.id).where(own))}
    strange = [line for line in lines if line not in known]
    if strange:
        raise Fault("admin-no-line", table=table, line=str(strange[0]))
    connection.execute(delete(schema.chat).where(own))
    note(connection, hand, "remove", table, " ".join(map(str, lines)), [f"chat {table}"])
    return len(known)


# -- reports ------------------------------------------------------------------------------------------------------


def add_report(connection: Connection, report: dict[str, Any]) -> None:
    connection.execute(insert(schema.reports).values(report))


def settle_report(connection: Connection, hand: Hand, number: int) -> None:
    open_one = (schema.reports.c.id == number) & schema.reports.c.settled.is_(None)
    if connection.execute(update(schema.reports).where(open_one).values(settled=hand.at)).rowcount == 0:
        raise Fault("admin-no-report", number=number)
    note(connection, hand, "settle", str(number))
