"""The server's database, for the commands that open it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from platzdarm.server.config import default_database
from platzdarm.server.store.store import Store
from platzdarm.terminal.faults import Fault


@contextmanager
def database_faults() -> Iterator[None]:
    """What is wrong with a database is one line."""
    try:
        yield
    except (SQLAlchemyError, OSError) as error:
        reason = str(error.__cause__ or error).strip().split("\n")[0]
        raise Fault("serve-no-database", reason=reason) from None


@contextmanager
def opened_store(place: str | None, must_exist: bool) -> Iterator[Store]:
    database = place or default_database()
    if must_exist and "://" not in database and not Path(database).expanduser().exists():
        raise Fault("error-no-file", file=database)
    with database_faults():
        store = Store(known_kind(database))
    try:
        with database_faults():
            yield store
    finally:
        store.close()


def known_kind(database: str) -> str:
    """A file or a PostgreSQL; of others the drivers are not even here."""
    scheme, colon, _ = database.partition("://")
    if colon and scheme.partition("+")[0] not in ("postgresql", "sqlite"):
        raise Fault("database-unknown", database=without_password(database))
    return database


def without_password(database: str) -> str:
    head, at, tail = database.rpartition("@")
    if not at or "://" not in head:
        return database
    scheme, _, user = head.partition("://")
    return f"{scheme}://{user.partition(':')[0]}@{tail}"
