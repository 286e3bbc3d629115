"""When anything could last be stored: what lies between that and now is an outage, and its time counts for nobody.

Every process on a database writes the time into one row, every few seconds. Whoever finds that row too old, at its
start or because the store was away, moves all running clocks on by the outage, and holds them for a while after it.
"""

from dataclasses import dataclass

from sqlalchemy import Connection, case, func, select, text, update

from platzdarm.server.store import schema
from platzdarm.server.store.rows import PLAYING
from platzdarm.server.store.store import CHANNEL_LOCK, notify

ONLY = 1  # the id of the one row
HICCUP_MS = 500  # less than that between a stop and a start is none
ALIVE = "alive"  # the news of each beat
LONG_AWAY_MS = 60_000  # whoever has not stored the time for so long is not alive, whatever locks are held


@dataclass(frozen=True)
class Pulse:
    """Until when clocks are held, and whether this beat found an outage."""

    held: int
    outage: bool


def beat(connection: Connection, now: int, patience: int, grace: int, process: str) -> Pulse:
    """Note the time. More than `patience` since the last note is an outage, after which clocks are held for `grace`.

    A process that starts has no patience; but one that finds others alive has come to no outage.
    """
    row = connection.execute(select(schema.pulse).where(schema.pulse.c.id == ONLY).with_for_update()).one()
    last, held = int(row.at) or last_change(connection) or now, int(row.held)
    outage = now - last > max(patience, HICCUP_MS) and (patience > 0 or now - last > LONG_AWAY_MS or alone(connection))
    if outage:
        held = now + grace
        spare_clocks(connection, last, held)
        notify(connection, f"missed - {process}")
    notify(connection, f"{ALIVE} - {process}")
    connection.execute(update(schema.pulse).where(schema.pulse.c.id == ONLY).values(at=max(now, last), held=held))
    return Pulse(held, outage)


def last_change(connection: Connection) -> int | None:
    """In a database that came from elsewhere, or from before there was a pulse, the last thing that happened."""
    found = connection.execute(select(func.max(schema.tables.c.changed))).scalar()
    return None if found is None else int(found)


def alone(connection: Connection) -> bool:
    """Whether no other process is alive: on PostgreSQL each holds a lock as long as it lives. SQLite has no others."""
    if connection.dialect.name != "postgresql":
        return True
    asked = text("SELECT pg_try_advisory_xact_lock(:lock)")
    return bool(connection.execute(asked, {"lock": CHANNEL_LOCK}).scalar())


def spare_clocks(connection: Connection, last: int, until: int) -> None:
    """Running clocks go on at `until`, as they stood at `last`, or at an action that was stored after that."""
    table = schema.tables
    began = case((table.c.clock_since > last, table.c.clock_since), else_=last)
    running = (table.c.state == PLAYING) & table.c.deadline.is_not(None)
    connection.execute(
        update(table)
        .where(running)
        .values(
            clock_since=table.c.clock_since + (until - began),
            deadline=table.c.deadline + (until - began),
            revision=table.c.revision + 1,
        )
    )
