"""What a host does from the shell, beside a running server, on both databases: who is there notices it at once."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command as alembic
from sqlalchemy import insert, select

from platzdarm.server.config import Config
from platzdarm.server.store import migrate, schema
from platzdarm.server.store.rows import Person, values
from platzdarm.server.store.store import Store, make_engine
from tests.server.running import server_in_thread
from tests.server.test_commands import command, fault
from tests.server.test_tables import opened, seated
from tests.server.visitor import Line, Visitor

pytestmark = pytest.mark.slow  # each test has a server of its own


class House:
    """A running server with two accounts at a table, and its host at the shell."""

    def __init__(self, address: str, place: str) -> None:
        self.address, self.place = address, place
        self.anna, self.boris = Visitor(address).account("Anna"), Visitor(address).account("Boris")
        self.table = seated(self.anna, self.boris)
        self.here, self.there = self.anna.line(), self.boris.line()
        for line in (self.here, self.there):
            line.watch(self.table)
        opened(self.here, self.there, self.table)

    def admin(self, *words: str, lang: str = "en") -> None:
        assert command("admin", *words, "--database", self.place, lang=lang) == 0

    def fault(self, *words: str) -> str:
        return fault("admin", *words, "--database", self.place)

    def listed(self, capsys: pytest.CaptureFixture[str], *words: str) -> list[dict[str, Any]]:
        capsys.readouterr()
        self.admin(*words, "--json")
        found: list[dict[str, Any]] = json.loads(capsys.readouterr().out)
        return found


@pytest.fixture
def house(place: str) -> Iterator[House]:
    with server_in_thread(Config(place, port=0, rates=1000, grace=0, hold=0)) as (address, _):
        yield House(address, place)


def seen_by(line: Line, holds: Any) -> dict[str, Any]:
    """The next picture of the table of which that is true."""
    while True:
        table: dict[str, Any] = line.wait("table")["table"]
        if holds(table):
            return table


def test_a_banned_person_is_signed_out_at_once_and_cannot_come_back(
    house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    house.admin("ban", "boris", "--reason", "rude")
    assert house.there.closed_with() == 4001
    assert house.boris.ok("GET", "/api/me")["person"] is None
    again = {"name": "Boris", "password": "correct horse"}
    assert Visitor(house.address).refused("POST", "/api/sessions", again) == ("forbidden", "banned")
    assert house.fault("ban", "Boris") == "Boris is banned already"
    (row,) = house.listed(capsys, "people", "--banned")
    assert (row["name"], row["banned"]) == ("Boris", "rude")
    house.admin("unban", row["id"])
    Visitor(house.address).ok("POST", "/api/sessions", again)
    assert [row["what"] for row in house.listed(capsys, "log")] == ["ban", "unban"]


def test_a_banned_guest_is_told_so_and_comes_back_as_himself_when_he_may(house: House) -> None:
    guest = Visitor(house.address).guest()
    me = guest.ok("GET", "/api/me")["person"]
    table = guest.open_table("me", "open")["table"]["id"]
    house.admin("ban", me)
    line = guest.line()
    assert guest.ok("GET", "/api/me")["person"] is None
    assert line.refused("chat", table=table, text="hello") == ("forbidden", "banned")
    for method, path, body in (
        ("GET", "/api/sessions", None),
        ("GET", "/api/tables?list=mine", None),
        ("POST", "/api/guest", {}),
        ("POST", "/api/accounts", {"name": "Another", "password": "correct horse"}),
    ):
        assert guest.refused(method, path, body) == ("forbidden", "banned"), path
    guest.ok("GET", "/api/tables?list=open")  # looking on is free to everybody
    house.admin("unban", me)
    assert guest.ok("GET", "/api/me")["person"] == me
    guest.line().ok("chat", table=table, text="hello")


def test_a_closed_table_is_over_for_those_who_sit_there(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    house.admin("close", house.table)
    assert house.here.wait("over")["reason"] == "closed"
    assert house.there.wait("over")["result"] == [0.5, 0.5]
    assert house.here.refused("act", table=house.table, seat=0, number=0, action="hq c3") == ("conflict", "over")
    assert "over already" in house.fault("close", house.table)
    waiting = house.anna.open_table("me", "open", open=True)["table"]["id"]
    house.admin("close", waiting)
    assert [row["id"] for row in house.listed(capsys, "tables")] == [house.table]


def test_a_removed_line_of_chat_is_gone_from_the_page(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    for text in ("hello", "rude", "bye"):
        house.there.ok("chat", table=house.table, text=text)
    while house.here.wait("chat")["text"] != "bye":
        pass
    line = next(row["id"] for row in house.listed(capsys, "chat", house.table) if row["text"] == "rude")
    house.admin("remove", house.table, str(line))
    told = seen_by(house.here, lambda table: len(table["chat"]) == 2)
    assert [line["text"] for line in told["chat"]] == ["hello", "bye"]
    assert f"no line {line}" in house.fault("remove", house.table, str(line))
    assert house.fault("chat", "nowhere") == "there is no table 'nowhere'"


def test_a_new_name_is_seen_at_the_table(house: House) -> None:
    house.there.ok("chat", table=house.table, text="hello")
    house.admin("rename", "Boris", "Bob")
    told = seen_by(house.here, lambda table: table["seats"][1]["name"] == "Bob")
    assert told["chat"][0]["name"] == "Bob"
    assert house.fault("rename", "Bob", "Аnna") == "the name 'Аnna' is taken, or looks like one that is"
    assert "a name has" in house.fault("rename", "Bob", "<b>")
    assert "neither an account" in house.fault("rename", "Boris", "Bill")


def test_a_new_password_ends_all_sessions(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    house.admin("password", "Boris")
    password = capsys.readouterr().out.split(" is ")[1].split()[0]
    assert house.there.closed_with() == 4001
    Visitor(house.address).ok("POST", "/api/sessions", {"name": "Boris", "password": password})
    guest = Visitor(house.address).guest("Passer")
    assert "has no password" in house.fault("password", guest.id)


def test_who_is_deleted_leaves_nothing_but_games_without_the_name(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house.there.ok("chat", table=house.table, text="my secret")
    house.boris.ok("PUT", "/api/me/settings", {"language": "ru"})
    own = house.boris.open_table("me", "bot:random")["table"]["id"]
    boris = house.boris.id
    file = tmp_path / "boris.json"
    house.admin("export", "Boris", str(file))
    data = json.loads(file.read_text("utf-8"))
    assert data["person"]["name"] == "Boris" and data["chat"][0]["text"] == "my secret"
    assert {table["id"] for table in data["tables"]} == {house.table, own}
    assert "password" not in data["person"] and "correct horse" not in file.read_text("utf-8")
    assert "exists already" in house.fault("export", "Boris", str(file))
    logged = [(row["what"], row["about"]) for row in house.listed(capsys, "log")]
    assert logged.count(("export", boris)) == 1
    assert "--yes" in house.fault("delete", "Boris")
    house.admin("delete", "Boris", "--yes")
    assert house.there.closed_with() == 4001
    told = seen_by(house.here, lambda table: table["seats"][1]["name"] != "Boris")
    assert told["state"] == "over" and told["chat"] == []
    assert [row["id"] for row in house.listed(capsys, "tables")] == [house.table]
    house.anna.ok("GET", f"/api/tables/{house.table}/record")
    store = Store(house.place)
    everything = asyncio.run(store.read(lambda connection: all_text(connection)))
    store.close()
    assert boris in everything and "Boris" not in everything and "my secret" not in everything
    Visitor(house.address).account("Boris")  # the name is free again


def all_text(connection: Any) -> str:
    return " ".join(
        str(value)
        for table in schema.metadata.sorted_tables
        for row in connection.execute(select(table))
        for value in row
    )


def test_reports_come_to_the_host_and_are_settled(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    house.there.ok("chat", table=house.table, text="rude")
    said = house.here.wait("chat")["at"]
    calls = f"/api/tables/{house.table}/reports"
    house.anna.ok("POST", calls, {"seat": 1, "reason": "leaves every game"})
    house.anna.ok("POST", calls, {"said": said, "reason": "insults"})
    assert house.anna.refused("POST", calls, {"seat": 0, "reason": "x"}) == ("conflict", "report-self")
    assert house.anna.refused("POST", calls, {"seat": 7, "reason": "x"}) == ("not_found", "nobody-meant")
    assert house.anna.refused("POST", calls, {"said": 1, "reason": "x"}) == ("not_found", "nobody-meant")
    assert house.anna.refused("POST", calls, {"seat": 1, "reason": ""})[0] == "bad_request"
    stranger = Visitor(house.address).guest()
    assert stranger.refused("POST", calls, {"seat": 1, "reason": "x"}) == ("forbidden", "private-table")
    first, second = house.listed(capsys, "reports")
    assert (first["person_name"], first["reporter_name"], first["said"]) == ("Boris", "Anna", None)
    assert (second["reason"], second["said"]) == ("insults", "rude")
    house.admin("settle", str(first["id"]))
    assert len(house.listed(capsys, "reports")) == 1 and len(house.listed(capsys, "reports", "--all")) == 2
    assert "no open report" in house.fault("settle", str(first["id"]))
    house.admin("reports", lang="ru")
    assert "Anna жалуется на Boris" in capsys.readouterr().out


def test_what_a_stranger_writes_stays_on_its_line_of_the_list(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    """Else a report could pretend to be another, or move the cursor of the host's terminal."""
    reason = "rude\n9  2026-01-01 00:00  table x: Boris reports Anna\x1b[2J"
    house.anna.ok("POST", f"/api/tables/{house.table}/reports", {"seat": 1, "reason": reason})
    house.admin("reports")
    (line,) = capsys.readouterr().out.splitlines()
    assert "rude 9 " in line and "\x1b" not in line


def test_one_may_not_report_without_end(tmp_path: Path) -> None:
    with server_in_thread(Config(str(tmp_path / "p.db"), port=0, grace=0, hold=0)) as (address, _):
        anna, boris = Visitor(address).guest("Anna"), Visitor(address).guest("Boris")
        call = f"/api/tables/{seated(anna, boris)}/reports"
        answers = [anna.call("POST", call, {"seat": 1, "reason": "x"}).status_code for _ in range(8)]
        assert answers[:2] == [204, 204] and answers[-1] == 429


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_lists_are_readable_in_both_languages(house: House, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    for words in (("people", "ann"), ("tables", "--person", "Anna", "--state", "playing"), ("log",), ("reports",)):
        house.admin(*words, lang=lang)
    people, tables, log, reports = capsys.readouterr().out.splitlines()
    assert "Anna" in people and house.table in tables and "Anna, Boris" in tables
    assert log == reports == ("Nothing." if lang == "en" else "Ничего.")


def test_a_ban_moves_house_with_the_person(house: House, tmp_path: Path) -> None:
    house.admin("ban", "Boris", "--reason", "rude")
    file, target = str(tmp_path / "all.jsonl"), str(tmp_path / "new.db")
    assert command("export", file, "--database", house.place) == 0
    assert command("import", file, "--database", target) == 0
    assert "banned already" in fault("admin", "ban", "Boris", "--database", target)


def test_a_database_of_the_version_before_learns_of_hosts(place: str) -> None:
    engine = make_engine(place)
    with engine.connect().execution_options(writing=True) as connection, connection.begin():
        alembic.upgrade(migrate.alembic_config(connection), "5")
        connection.execute(insert(schema.people).values(values(Person("p1", "Anna", 1, "anna", "x", look="anna"))))
    engine.dispose()
    assert command("admin", "ban", "Anna", "--database", place) == 0
    assert "banned already" in fault("admin", "ban", "p1", "--database", place)
