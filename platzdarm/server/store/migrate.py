"""Brings a database to the newest version; each version is a module of `migrations/versions`."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from platzdarm.kernel.errors import PlatzdarmError

LOCK = 842_084_20  # any number: two processes that start at once must not both migrate


class NewerDatabase(PlatzdarmError):
    """The database was written by a newer program."""

    def __init__(self, found: str, known: str) -> None:
        super().__init__("database-newer", found=found, known=known)


def alembic_config(connection: Connection) -> Config:
    config = Config()
    # Alembic would read a per cent sign as the beginning of a substitution.
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def upgrade(engine: Engine) -> None:
    with engine.connect().execution_options(writing=True) as connection, connection.begin():
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        config = alembic_config(connection)
        known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]  # the newest first
        present = MigrationContext.configure(connection).get_current_revision()
        if present is not None and present not in known:
            raise NewerDatabase(present, known[0])
        command.upgrade(config, "head")
