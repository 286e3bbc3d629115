"""The commands around the server: serve, export, import, verify; and the example bot at a seat."""

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from platzdarm.cli.databases import opened_store
from platzdarm.cli.main import dispatch
from platzdarm.cli.server_arguments import add_server
from platzdarm.games.neuroshima.content.library import built_in_library
from platzdarm.kernel.errors import PlatzdarmError
from platzdarm.server.config import Config
from platzdarm.server.settings import SETTINGS
from platzdarm.server.store import matches
from platzdarm.server.store.matches import Loaded
from platzdarm.server.store.store import Store
from platzdarm.terminal.arguments import Commands, Parser
from platzdarm.text.words import Words
from tests.server.postgres import Postgres, free_port
from tests.server.running import server_in_thread
from tests.server.test_tables import DUEL, opened, seated
from tests.server.visitor import Visitor

ROOT = Path(__file__).resolve().parents[2]


def command(*given: str, lang: str = "en") -> int:
    words = Words(lang)
    parser = Parser(words, prog="platzdarm")
    add_server(Commands(parser))
    return dispatch(parser.parse_args(list(given)), words)


def fault(*given: str, lang: str = "en") -> str:
    with pytest.raises(PlatzdarmError) as raised:
        command(*given, lang=lang)
    return Words(lang).fault(raised.value)


@pytest.fixture
def finished(tmp_path: Path) -> tuple[str, str, str]:
    """A database with one finished and one open game: its place, the finished table, its record."""
    place = str(tmp_path / "first.db")
    with server_in_thread(Config(place, port=0, rates=1000)) as (address, _):
        anna, boris = Visitor(address).account("Anna"), Visitor(address).account("Boris")
        table = seated(anna, boris, rated=True)
        line, other = anna.line(), boris.line()
        opened(line, other, table)
        other.ok("chat", table=table, text="привет")
        line.ok("resign", table=table, seat=0)
        seated(anna, boris)
        record = anna.ok("GET", f"/api/tables/{table}/record")
    return place, table, record


def whole(place: str) -> list[Loaded]:
    store = Store(place)
    listed = asyncio.run(store.read(lambda connection: matches.listed(connection, True, 100)))
    loaded = [asyncio.run(store.read(matches.load, entry.stored.id)) for entry in listed]
    store.close()
    return sorted((one for one in loaded if one is not None), key=lambda one: one.stored.id)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_all_games_move_house(
    finished: tuple[str, str, str],
    kind: str,
    tmp_path: Path,
    request: pytest.FixtureRequest,
    capsys: pytest.CaptureFixture[str],
) -> None:
    place, table, _ = finished
    file = tmp_path / "all.jsonl"
    assert command("export", str(file), "--database", place) == 0
    assert "2 tables and 2 people written" in capsys.readouterr().out
    server: Postgres | None = request.getfixturevalue("postgres") if kind == "postgresql" else None
    target = server.database("house") if server is not None else str(tmp_path / "second.db")
    assert command("import", str(file), "--database", target) == 0
    assert command("import", str(file), "--database", target) == 0
    assert "0 tables and 0 people read, 4 known already" in capsys.readouterr().out
    assert whole(target) == whole(place)
    with server_in_thread(Config(target, port=0, rates=1000)) as (address, _):
        anna = Visitor(address)
        anna.ok("POST", "/api/sessions", {"name": "Anna", "password": "correct horse"})
        assert anna.ok("GET", f"/api/tables/{table}")["chat"][0]["text"] == "привет"
        assert anna.ok("GET", "/api/me")["ratings"][0]["games"] == 1
        anna.open_table("me", "me", **DUEL)


def test_a_wrong_file_changes_nothing(finished: tuple[str, str, str], tmp_path: Path) -> None:
    place, _, record = finished
    wrong = tmp_path / "wrong.jsonl"
    for text, words in (
        (record, "this is no file of 'platzdarm export'"),
        ('{"format": "platzdarm-house", "version": 9}\n', "version 9"),
        ('{"format": "platzdarm-house", "version": 1}\n{"person": {"id": "x"}}\n', "line 2: people: missing field"),
        ('{"format": "platzdarm-house", "version": 1}\nnothing\n', "line 2: not a JSON object"),
    ):
        wrong.write_text(text, encoding="utf-8")
        assert words in fault("import", str(wrong), "--database", place)
        assert not re.search("field|object", fault("import", str(wrong), "--database", place, lang="ru"))
    assert "exists already" in fault("export", str(wrong), "--database", place)
    assert "такого файла нет" in fault("export", "x.jsonl", "--database", str(tmp_path / "none.db"), lang="ru")
    assert len(whole(place)) == 2


@pytest.mark.parametrize(("text", "told"), [("", "the file is empty"), ("Dear Sir", "no file of 'platzdarm export'")])
def test_a_file_that_is_no_archive_makes_no_database(tmp_path: Path, text: str, told: str) -> None:
    (tmp_path / "letter").write_text(text, encoding="utf-8")
    assert told in fault("import", str(tmp_path / "letter"), "--database", str(tmp_path / "new.db"))
    assert "cannot be read" in fault("import", str(tmp_path), "--database", str(tmp_path / "new.db"))
    assert not (tmp_path / "new.db").exists()


def test_verify_checks_a_finished_game(
    finished: tuple[str, str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place, table, record = finished
    file = tmp_path / "game.record"
    file.write_text(record, encoding="utf-8")
    shown = re.findall(r"^seed-hash: (\w+)$", record, re.MULTILINE)[0]
    assert command("verify", str(file), "--seed-hash", shown) == 0
    assert command("verify", table, "--database", place, "--seed-hash", shown) == 0
    assert capsys.readouterr().out.count(f"has the hash {shown}") == 2
    assert "not 00ff" in fault("verify", str(file), "--seed-hash", "00ff")
    file.write_text(re.sub(r"^seed: .*$", f"seed: {'00' * 32}", record, flags=re.MULTILINE), encoding="utf-8")
    assert "seed" in fault("verify", str(file))
    drawn = record.rsplit("|", 1)[1].split()[0]
    tiles = built_in_library().armies[drawn.split("_")[0]].tiles
    other = next(tile.id for tile in reversed(tiles) if tile.id != drawn)  # the last ones are no HQ
    file.write_text(record.replace(f"| {drawn}", f"| {other}"), encoding="utf-8")
    assert "not the one that the seed gives" in fault("verify", str(file))
    unfinished = next(one.stored.id for one in whole(place) if one.stored.state != "over")
    assert "is not over" in fault("verify", unfinished, "--database", place)
    assert "neither a file nor a table" in fault("verify", "nothing", "--database", place)


@pytest.mark.slow
def test_serve_says_where_it_is_and_a_taken_port_is_told(tmp_path: Path) -> None:
    port = free_port()
    start = "import sys; from tests.server.test_commands import command; sys.exit(command(*sys.argv[1:]))"
    words = ["serve", "--port", str(port), "--no-open", "--database", str(tmp_path / "p.db")]
    process = subprocess.Popen([sys.executable, "-c", start, *words], stdout=subprocess.PIPE, text=True, cwd=ROOT)
    try:
        assert process.stdout is not None
        assert f"http://127.0.0.1:{port}" in process.stdout.readline()
        assert Visitor(f"http://127.0.0.1:{port}").ok("GET", "/healthz")["status"] == "ok"
        assert f"--port is {port}, and that port is taken" in fault(*words)
    finally:
        process.terminate()
        process.communicate(timeout=20)


def test_the_example_bot_takes_a_seat_with_a_token_and_plays(address: str, anna: Visitor, boris: Visitor) -> None:
    made = anna.open_table("me", "person", **DUEL)
    table, invitation = made["table"]["id"], made["invitations"][0]["invitation"]
    token = boris.ok("POST", "/api/tokens", {"name": "example"})["token"]
    example = [sys.executable, str(ROOT / "examples" / "bot.py"), "--server", address, "--token", token]
    bot = subprocess.Popen([*example, "--table", table, "--invitation", invitation], stdout=subprocess.PIPE, text=True)
    line = anna.line()
    line.watch(table)
    line.wait("table", patience=30)
    line.act(table, 0, 0, "hq c3")
    number = line.wait("moved", seat=1, patience=30)["number"]
    line.act(table, 0, number, "end")
    line.wait("moved", seat=1, patience=30)
    line.ok("resign", table=table, seat=0)
    out, _ = bot.communicate(timeout=30)
    assert out.strip() == "over: [0.0, 1.0]"


def test_the_example_bot_tells_why_it_cannot_play(address: str, boris: Visitor) -> None:
    token = boris.ok("POST", "/api/tokens", {"name": "example"})["token"]
    example = [sys.executable, str(ROOT / "examples" / "bot.py"), "--token", token, "--server"]
    for words, reason in [
        ([address, "--table", "nowhere"], "refused: "),
        ([address, "--new", "--game", "doom2016", "--seats", "2", "--option", "marines=4"], "refused: "),
        ([address, "--new", "--option", "marines"], "--option is KEY=VALUE"),
        ([f"http://127.0.0.1:{free_port()}", "--new"], "no server answers at "),
    ]:
        said = subprocess.run([*example, *words], capture_output=True, text=True, timeout=60)
        assert reason in said.stderr and "Traceback" not in said.stderr and said.returncode


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("PLATZDARM_GUEST_TABLES", "abc", "PLATZDARM_GUEST_TABLES is 'abc'"),
        ("PLATZDARM_GUEST_TABLES", "2.5", "PLATZDARM_GUEST_TABLES is '2.5'"),
        ("PLATZDARM_RATES", "-3", "PLATZDARM_RATES is -3"),
        ("PLATZDARM_RATES", "nan", "PLATZDARM_RATES is nan"),
        ("PLATZDARM_BOT_WORKERS", "1_0", "is '1_0', which is no whole number; it can be from 1 to 256"),
        ("PLATZDARM_BOT_WORKERS", "٣", "is '٣', which is no whole number; it can be from 1 to 256"),
        ("PLATZDARM_SOCKETS", "9", "PLATZDARM_SOCKETS is 9; it can be from 10 to 1000000"),
        ("PLATZDARM_PORT", "99999", "PLATZDARM_PORT is 99999"),
        ("PLATZDARM_PROXIES", "127.0.0.1 proxy", "PLATZDARM_PROXIES has 'proxy'"),
        ("PLATZDARM_CONTENT", "/nonexistent", "PLATZDARM_CONTENT is '/nonexistent'"),
        ("PLATZDARM_LANG", "de", "PLATZDARM_LANG is 'de'"),
        ("PLATZDARM_HOSTS", "https://x.org/", "PLATZDARM_HOSTS has 'https://x.org/'"),
        ("PLATZDARM_HOSTS", ":::", "PLATZDARM_HOSTS has ':::'"),
        ("PLATZDARM_HOSTS", "[::1", "PLATZDARM_HOSTS has '[::1'"),
        ("PLATZDARM_HOSTS", "a..b", "PLATZDARM_HOSTS has 'a..b'"),
        ("PLATZDARM_HOSTS", "-", "PLATZDARM_HOSTS has '-'"),
        ("PLATZDARM_HOSTS", "10.0.0.300", "PLATZDARM_HOSTS has '10.0.0.300'"),
        ("PLATZDARM_HOSTS", "x.org:8420", "PLATZDARM_HOSTS has 'x.org:8420'"),
        ("PLATZDARM_ORIGINS", "games.example.org", "PLATZDARM_ORIGINS has 'games.example.org'"),
        ("PLATZDARM_ORIGINS", "https://:::", "PLATZDARM_ORIGINS has 'https://:::'"),
        ("PLATZDARM_ORIGINS", "https://x.org:99999", "PLATZDARM_ORIGINS has 'https://x.org:99999'"),
        ("PLATZDARM_ORIGINS", "https://x.org/page", "PLATZDARM_ORIGINS has 'https://x.org/page'"),
        ("PLATZDARM_ORIGINS", "https://me@x.org", "PLATZDARM_ORIGINS has 'https://me@x.org'"),
        ("PLATZDARM_HOST", "nosuchhost.invalid", "PLATZDARM_HOST is 'nosuchhost.invalid'"),
        ("PLATZDARM_GUST_TABLES", "3", "PLATZDARM_GUST_TABLES is no setting; the nearest is PLATZDARM_GUEST_TABLES"),
    ],
)
def test_settings_that_make_no_sense_stop_the_server(
    name: str, value: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    assert words in fault("serve", "--no-open", "--database", str(tmp_path / "p.db"))
    told = fault("serve", "--no-open", "--database", str(tmp_path / "p.db"), lang="ru")
    wrong = value.split()[-1]
    assert name in told and (wrong in told) == (wrong in words) and re.search("[а-я]{3}", told)
    assert not (tmp_path / "p.db").exists()


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (("--port", "99999"), "--port is 99999, which is no port"),
        (("--host", "nosuchhost.invalid"), "--host is 'nosuchhost.invalid'"),
        (("--host", "8.8.8.8"), "--host is '8.8.8.8'"),
        (("--database", "mysql://root:secret@x/y"), "--database is 'mysql://root@x/y', which is no database"),
    ],
)
def test_what_cannot_be_served_is_told_in_one_line(given: tuple[str, ...], words: str, tmp_path: Path) -> None:
    database = () if "--database" in given else ("--database", str(tmp_path / "p.db"))
    assert words in fault("serve", "--no-open", *given, *database)
    assert not (tmp_path / "p.db").exists()


@pytest.mark.parametrize(
    ("database", "words", "in_russian"),
    [
        ("mysql://root:secret@x/y", "which is no database", "а это не база данных"),
        ("postgres://root:secret@x/y", "which is no database", "а это не база данных"),
        ("postgresql://root:secret@x:port/y", "which is no database", "а это не база данных"),
        ("postgresql+nothing://root:secret@x/y", "which is no database", "а это не база данных"),
        (
            "postgresql://root:secret@127.0.0.1:FREE/y",
            "no PostgreSQL answers there",
            "PostgreSQL по этому адресу не отвечает",
        ),
        (
            "postgresql://nosuchhost.invalid/y",
            "there is no machine 'nosuchhost.invalid'",
            "машины «nosuchhost.invalid» нет",
        ),
        ("FOLDER", "it is a folder", "это папка"),
        ("FOLDER/letter", "the file is no database", "этот файл — не база данных"),
        ("FOLDER/letter/p.db", "no file can be made", "создать или записать там файл нельзя"),
    ],
)
def test_a_wrong_database_is_refused_by_the_name_of_its_setting(
    database: str, words: str, in_russian: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "letter").write_text("Dear Sir, " * 100, encoding="utf-8")
    given = database.replace("FOLDER", str(tmp_path)).replace("FREE", str(free_port()))
    monkeypatch.setenv("PLATZDARM_DATABASE", given)
    for lang, said in (("en", words), ("ru", in_russian)):
        told = fault("serve", "--no-open", "--port", str(free_port()), lang=lang)
        assert told.startswith("PLATZDARM_DATABASE ") and said in told and "secret" not in told


def test_every_setting_refuses_what_it_cannot_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its name is told, in both languages, whatever it is: no setting is passed over."""
    for setting in SETTINGS:
        wrong = {"text": "mysql://x", "number": "many", "folder": str(tmp_path / "none")}.get(setting.kind, "no/such")
        with monkeypatch.context() as patch:
            patch.setenv(setting.name, wrong)
            for lang, letters in (("en", "[a-z]{3}"), ("ru", "[а-я]{3}")):
                given = () if setting.field == "database" else ("--database", str(tmp_path / "p.db"))
                told = fault("serve", "--no-open", *given, lang=lang)
                assert told.startswith(f"{setting.name} ") and re.search(letters, told), setting.name
    assert not (tmp_path / "p.db").exists()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_database_of_a_newer_program_is_told_in_one_line(tmp_path: Path, lang: str) -> None:
    place = str(tmp_path / "p.db")
    store = Store(place)
    with store.all_or_nothing() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '99'")
    store.close()
    told = {
        "en": "--database is '{}', and that database cannot be opened: a newer Platzdarm has written it (version 99",
        "ru": "--database имеет значение «{}», а эту базу данных открыть нельзя: её записал более новый Плацдарм",
    }
    for words in (("export", str(tmp_path / "x")), ("serve", "--no-open", "--port", str(free_port()))):
        assert fault(*words, "--database", place, lang=lang).startswith(told[lang].format(place))


def test_verify_speaks_of_no_database_to_those_without_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PLATZDARM_DATABASE", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert fault("verify", "my_game") == "there is neither a file nor a table 'my_game'"
    assert "none.db: there is no such file" in fault("verify", "my_game", "--database", str(tmp_path / "none.db"))


def test_export_knows_which_databases_there_are(tmp_path: Path) -> None:
    assert "is no database" in fault("export", str(tmp_path / "x"), "--database", "mysql://x")


def test_import_says_what_is_wrong_with_a_file(finished: tuple[str, str, str], tmp_path: Path) -> None:
    place, _, _ = finished
    target = str(tmp_path / "new.db")
    assert "cannot be read" in fault("import", str(tmp_path), "--database", target)
    empty = tmp_path / "empty.jsonl"
    empty.write_text("", encoding="utf-8")
    assert "the file is empty" in fault("import", str(empty), "--database", target)
    file = tmp_path / "all.jsonl"
    assert command("export", str(file), "--database", place) == 0
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('"game": "neuroshima", "rules"', '"game": "chess", "rules"'), encoding="utf-8")
    assert "the game 'chess'" in fault("import", str(file), "--database", target)
    file.write_text("\ufeff" + text, encoding="utf-8")
    assert command("import", str(file), "--database", target) == 0
    if Path("/dev/zero").exists():
        assert "more than 64,000,000 bytes" in fault("import", "/dev/zero", "--database", target)


@pytest.mark.slow
@pytest.mark.parametrize("asked", ["simulate neuroshima --games 1 --json", "admin log"])
def test_a_full_disk_is_one_line(asked: str, tmp_path: Path) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("there is no /dev/full here")
    words = [sys.executable, "-m", "platzdarm", *asked.split()]
    database = {"PLATZDARM_DATABASE": f"sqlite:///{tmp_path / 'one.db'}", "PLATZDARM_LANG": "en"}
    with Path("/dev/full").open("w") as full:
        ended = subprocess.run(
            words, cwd=ROOT, env=os.environ | database, stdout=full, stderr=subprocess.PIPE, text=True
        )
    assert ended.returncode == 2 and "Traceback" not in ended.stderr and "no room" in ended.stderr


def test_whoever_reads_no_further_has_no_quarrel_with_the_database(tmp_path: Path) -> None:
    """`platzdarm admin tables | head`: what tells of the closed pipe is not the database."""
    with pytest.raises(BrokenPipeError), opened_store(str(tmp_path / "one.db"), must_exist=False):
        raise BrokenPipeError


def test_the_mark_of_some_editors_is_no_part_of_a_record(
    finished: tuple[str, str, str], tmp_path: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    marked = "\ufeff" + finished[2]
    file = tmp_path / "game.record"
    file.write_text(marked, encoding="utf-8")
    assert command("verify", str(file)) == 0 and "ok" in capsys.readouterr().out
    made = Visitor(address).guest().ok("POST", "/api/analysis", {"game": "neuroshima", "record": marked})
    assert made["number"] == 2
