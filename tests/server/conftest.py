"""Databases of both kinds, and servers on them."""

import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from platzdarm.server.app import Server
from platzdarm.server.config import Config
from platzdarm.server.services import Services
from tests.server.postgres import Postgres
from tests.server.running import hash_quickly, server_in_thread
from tests.server.visitor import Visitor

KINDS = ("sqlite", "postgresql")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What needs PostgreSQL is left out of the quick run, which needs nothing but Python."""
    for item in items:
        if isinstance(item, pytest.Function) and hasattr(item, "callspec"):
            if "postgresql" in item.callspec.params.values():
                item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session", autouse=True)
def quick_passwords() -> None:
    """The tests make accounts by the dozen."""
    hash_quickly()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres().start()
    yield server
    server.stop()


@pytest.fixture(params=KINDS)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a new database shall be."""
    if request.param == "sqlite":
        return str(tmp_path / "platzdarm.db")
    server: Postgres = request.getfixturevalue("postgres")
    return server.database(f"test_{secrets.token_hex(6)}")


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Server]]:
    """One server that many tests share, on SQLite."""
    database = tmp_path_factory.mktemp("server") / "platzdarm.db"
    config = Config(
        str(database), port=0, rates=1000, grace=0, guest_tables=1000, bot_tables=1000, bot_moves=1e6, hold=0
    )
    with server_in_thread(config) as started:
        yield started


@pytest.fixture
def address(running: tuple[str, Server]) -> str:
    return running[0]


@pytest.fixture
def services(running: tuple[str, Server]) -> Services:
    return running[1].services


@pytest.fixture
def anna(address: str) -> Visitor:
    return Visitor(address).guest("Anna")


@pytest.fixture
def boris(address: str) -> Visitor:
    return Visitor(address).guest("Boris")
