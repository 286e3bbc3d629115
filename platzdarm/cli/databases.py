"""The server's database, for the commands that open it. What is wrong with it is told with the setting's name."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from platzdarm.kernel.errors import PlatzdarmError
from platzdarm.server.config import default_database
from platzdarm.server.settings import named
from platzdarm.server.store.migrate import NewerDatabase
from platzdarm.server.store.store import Store, database_url
from platzdarm.terminal.faults import Fault
from platzdarm.text.foreign import understood

KINDS: Final = ("postgresql", "postgresql+psycopg", "sqlite", "sqlite+pysqlite")  # of others the drivers are not here


@contextmanager
def database_faults(database: str, name: str) -> Iterator[None]:
    """What is wrong with a database is one line; `name` is the setting or argument that names it."""
    try:
        yield
    except SQLAlchemyError as error:
        reason = str(error.__cause__ or error).strip().split("\n")[0]
        raise no_database(database, name, understood(reason)) from None
    except NewerDatabase as error:
        raise no_database(database, name, error) from None


def no_database(database: str, name: str, reason: PlatzdarmError) -> Fault:
    return Fault("serve-no-database", name=name, database=without_password(database), reason=reason)


@contextmanager
def opening_faults(database: str, name: str) -> Iterator[None]:
    """While it is opened, a place where no file can be is its fault; later an output that is closed or full is not."""
    try:
        with database_faults(database, name):
            yield
    except OSError:
        raise no_database(database, name, PlatzdarmError("database-place")) from None


@contextmanager
def opened_store(place: str | None, must_exist: bool) -> Iterator[Store]:
    database, name = place or default_database(), named("database", place)
    if must_exist and "://" not in database and not Path(database).expanduser().exists():
        raise Fault("error-no-file", file=database)
    check_database(database, name)
    with opening_faults(database, name):
        store = Store(database)
    try:
        with database_faults(database, name):
            yield store
    finally:
        store.close()


def check_database(database: str, name: str) -> None:
    """A file or a PostgreSQL: what is neither is told before anything is opened."""
    scheme, colon, _ = database.partition("://")
    try:
        url = make_url(database_url(database))
    except (SQLAlchemyError, ValueError):
        url = None  # a port that is no number, for one
    if url is None or (colon and scheme not in KINDS):
        raise Fault("database-unknown", name=name, database=without_password(database))
    if url.get_backend_name() == "sqlite" and url.database and Path(url.database).is_dir():
        raise no_database(database, name, PlatzdarmError("database-folder"))


def without_password(database: str) -> str:
    head, at, tail = database.rpartition("@")
    if not at or "://" not in head:
        return database
    scheme, _, user = head.partition("://")
    return f"{scheme}://{user.partition(':')[0]}@{tail}"
