"""Packs on a server: who may look, who may send one, and what a hostile one comes to."""

import base64
import io
import json
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from platzdarm.content.installing import write_folder
from platzdarm.content.packs import MANIFEST
from platzdarm.game_folders import game_folders
from tests.server.running import ServerProcess, until
from tests.server.visitor import Visitor

pytestmark = pytest.mark.slow  # a server in a process of its own, and many uploads

Files = dict[str, str]
PATIENCE = 120.0
MANIFEST_TEXT = """\
id = "{id}"
game = "{game}"
name = {{ en = "Riders", ru = "Всадники" }}
author = "Maria K."
version = "0.1.0"
licence = "CC-BY-SA-4.0"
languages = ["en", "ru"]
"""


def sample(game: str, id: str = "riders", only: str = "") -> Files:
    """The pack that `content new` begins, under another id; every entry of it gets that id as a prefix."""
    folder = game_folders()[game].path / "content" / "sample"
    files = {path.name: path.read_text("utf-8") for path in folder.glob(f"{only}*.toml")}
    files = {
        name: re.sub(r'^id = "', f'id = "{id}_', text, count=1, flags=re.MULTILINE) for name, text in files.items()
    }
    return {MANIFEST: MANIFEST_TEXT.format(id=id, game=game), **files}


def sent(files: Files) -> dict[str, Any]:
    return {"files": [{"name": name, "text": text} for name, text in files.items()]}


def zipped(files: Files, links: tuple[str, ...] = ()) -> dict[str, str]:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            entry = zipfile.ZipInfo(name)
            entry.external_attr = (0o120777 if name in links else 0o100644) << 16
            archive.writestr(entry, text, zipfile.ZIP_DEFLATED)
    return {"zip": base64.b64encode(data.getvalue()).decode()}


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("content")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, content: Path) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    variables = {"PLATZDARM_CONTENT": str(content), "PLATZDARM_PACK_UPLOADS": "3", "PLATZDARM_PACK_DOWNLOADS": "1"}
    running = ServerProcess(str(folder / "platzdarm.db"), folder / "log", **variables).start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def maria(server: ServerProcess) -> Visitor:
    return patient(Visitor(server.address)).account("Maria")


def patient(visitor: Visitor) -> Visitor:
    """A worker process that is asked for the first time loads all games: on a busy machine that takes its time."""
    visitor.http.timeout = httpx.Timeout(PATIENCE)
    return visitor


def fault_texts(visitor: Visitor, wish: dict[str, Any]) -> list[str]:
    return [one["text"] for one in visitor.ok("POST", "/api/packs/check", wish)["faults"]]


def test_a_pack_is_uploaded_told_played_with_and_downloaded(
    server: ServerProcess, maria: Visitor, content: Path
) -> None:
    told = maria.ok("POST", "/api/packs", zipped(sample("neuroshima")))
    assert (told["id"], told["author"], told["licence"], told["mine"]) == ("riders", "Maria K.", "CC-BY-SA-4.0", True)
    assert (content / "neuroshima" / "riders" / "steppe_riders.toml").is_file()

    anna = patient(Visitor(server.address)).guest("Anna")
    (row,) = anna.ok("GET", "/api/packs")["packs"]
    assert [(one["kind"], one["id"], one["option"]) for one in row["entries"]] == [
        ("army", "riders_steppe_riders", "armies")
    ]
    assert row["uploaded"] and not row["mine"] and not row["everywhere"]
    assert maria.ok("GET", "/api/packs")["packs"][0]["mine"]

    # Usable at once: in the set-up, at a table, and by a machine in its worker.
    games = {one["name"]: one for one in anna.ok("GET", "/api/games")}
    assert "riders_steppe_riders" in [army["id"] for army in games["neuroshima"]["content"]["armies"]]
    options = {"armies": "borgo,riders_steppe_riders", "first": "0"}
    table = anna.open_table("me", "bot:greedy", options=options)["table"]["id"]
    line = anna.line()
    line.watch(table)
    line.act(table, 0, 0, "hq c3")
    assert line.wait("moved", PATIENCE, number=2)["seat"] == 1
    line.close()

    # What is told of it in both languages, and its files again.
    report = anna.ok("GET", "/api/packs/neuroshima/riders")
    lancer = next(one for one in report["previews"] if one["id"] == "lancer")
    assert lancer["name"]["ru"] == "Копейщик" and "Ближний бой, сила 2: вверх" in lancer["lines"]["ru"]
    assert lancer["drawn"]["melee"] == [2, 0, 0, 0, 0, 0] and report["files"] == []
    answer = anna.call("GET", "/api/packs/neuroshima/riders/zip")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        assert sorted(archive.namelist()) == ["riders/pack.toml", "riders/steppe_riders.toml"]
    assert anna.refused("GET", "/api/packs/neuroshima/nosuch/zip") == ("not_found", "no-pack")
    assert anna.refused("GET", "/api/packs/nosuch/riders") == ("not_found", "no-pack")

    # Once there it stays as it is: games are played with it.
    assert maria.refused("POST", "/api/packs", sent(sample("neuroshima")))[1] == "pack-taken"


def test_what_the_host_adds_or_removes_counts_without_a_restart(server: ServerProcess, content: Path) -> None:
    folder = content / "doom2004" / "rooms"
    write_folder(folder, sample("doom2004", "rooms"))
    anna = patient(Visitor(server.address)).guest("Anna")

    def scenarios() -> list[str]:
        game = next(one for one in anna.ok("GET", "/api/games") if one["name"] == "doom2004")
        return [one["id"] for one in game["content"]["scenarios"]]

    until(lambda: "rooms_two_rooms" in scenarios(), PATIENCE)
    report = anna.ok("GET", "/api/packs/doom2004/rooms")
    assert [one["kind"] for one in report["previews"]] == ["scenario"]  # what waits behind doors is told to nobody
    assert report["pack"]["uploaded"] is None
    (folder / MANIFEST).unlink()
    until(lambda: "rooms_two_rooms" not in scenarios(), PATIENCE)


def test_checking_tells_all_faults_with_file_line_entry_and_field(server: ServerProcess) -> None:
    anna = patient(Visitor(server.address, lang="ru")).guest("Anna")
    files = sample("neuroshima", "broken")
    name = next(one for one in files if one != MANIFEST)
    text = files[name].replace("melee = [2, 0, 0, 0, 0, 0]", "melee = [2, 0]", 1).replace("mobility", "mobilty", 1)
    report = anna.ok("POST", "/api/packs/check", sent({**files, name: text}))
    assert report["pack"]["id"] == "broken"
    found = {one["field"]: one for one in report["faults"]}
    lines = text.split("\n")
    assert found["melee"]["file"] == name and "melee = [2, 0]" in lines[found["melee"]["line"] - 1]
    assert found["melee"]["entry"] == "lancer" and "mobilty" in json.dumps(report["faults"])
    assert [one["name"] for one in report["files"]] == [MANIFEST, name]
    cut = anna.ok("POST", "/api/packs/check", sent({**files, name: "id = \n"}))["faults"][0]
    assert (cut["file"], cut["line"]) == (name, 1)
    alone = anna.ok("POST", "/api/packs/check", sent({name: files[name]}))
    assert alone["pack"] is None and not alone["faults"] and alone["previews"][0]["kind"] == "army"


DEEP = "a = " + "[" * 5000 + "]" * 5000
HOSTILE: list[tuple[str, dict[str, Any], str]] = [
    ("no zip", {"zip": base64.b64encode(b"PK\x03\x04 nothing").decode()}, "pack-no-zip"),
    ("no base64", {"zip": "?"}, "pack-no-zip"),
    ("nothing", {}, "pack-name"),
    ("a bomb", zipped({MANIFEST: "", "big.toml": "#" * 30_000_000}), "pack-size"),
    ("a way out", zipped({"../../pack.toml": ""}), "pack-name"),
    ("another way out", sent({"../pack.toml": ""}), "pack-name"),
    ("an absolute one", zipped({"/etc/pack.toml": ""}), "pack-name"),
    ("a link", zipped({MANIFEST: "/etc/passwd"}, links=(MANIFEST,)), "pack-name"),
    ("a program", zipped({MANIFEST: "", "run.py": ""}), "pack-name"),
    ("two alike", sent({"pack.toml": "", "PACK.toml": ""}), "pack-name"),
    ("no manifest", sent({"army.toml": "id = 3"}), "pack-no-manifest"),
    ("deep brackets", sent({MANIFEST: DEEP}), "no-toml"),
    ("a deep key", sent({MANIFEST: ".".join(["a"] * 20_000) + " = 1"}), "no-toml"),
    ("a huge number", sent({MANIFEST: "a = " + "9" * 10_000}), "no-toml"),
    ("another game", sent(sample("neuroshima") | {MANIFEST: MANIFEST_TEXT.format(id="x", game="chess")}), "no-game"),
    ("a name of the box", sent(sample("neuroshima", "borgo")), "army-exists"),
    ("cards for all", sent(sample("inferno", "lamps")), "pack-everywhere"),
    ("cards for all", sent(sample("doom2016", "box")), "pack-everywhere"),
]
HOSTILE[-3][1]["files"][1]["text"] = HOSTILE[-3][1]["files"][1]["text"].replace("borgo_steppe_riders", "borgo")


@pytest.mark.parametrize("wish, slug", [row[1:] for row in HOSTILE], ids=[row[0] for row in HOSTILE])
def test_a_hostile_pack_is_refused_and_leaves_nothing(
    server: ServerProcess, maria: Visitor, content: Path, wish: dict[str, Any], slug: str
) -> None:
    before = sorted(content.rglob("*"))
    answer = maria.call("POST", "/api/packs", wish)
    assert answer.status_code in (400, 409), answer.text
    assert answer.json()["error"]["slug"] == slug and answer.json()["error"]["text"]
    assert sorted(content.rglob("*")) == before
    assert maria.ok("GET", "/healthz")["status"] == "ok"


def test_what_is_too_large_is_refused_before_it_is_read(server: ServerProcess, maria: Visitor) -> None:
    assert maria.refused("POST", "/api/packs", {"zip": "A" * 700_000})[0] == "too_large"
    assert maria.refused("POST", "/api/packs/check", sent({MANIFEST: "#" * 700_000}))[0] == "too_large"
    (said,) = fault_texts(maria, sent({MANIFEST: "#" * 310_000}))
    assert "310,000" in said
    broken = maria.http.post("/api/packs", content=b'{"zip": "\xff\xfe"}', headers={"content-type": "application/json"})
    assert broken.status_code == 400


def test_numbers_and_texts_of_any_size_are_told_with_their_place(server: ServerProcess, maria: Visitor) -> None:
    files = sample("neuroshima", "large")
    name = next(one for one in files if one != MANIFEST)
    for old, new, said in [
        ("count = 4", "count = 99999999999999999999", "1000000"),
        ('en = "Lancer"', f'en = "{"x" * 5000}"', "5000"),
        ('en = "Lancer"', 'en = "Lan\\u202Ecer"', "U+202E"),
        ('en = "Lancer"', 'en = "   "', "must not be empty"),
    ]:
        (text,) = fault_texts(maria, sent({**files, name: files[name].replace(old, new, 1)}))
        assert said in text.replace(",", "") and name in text and "entry 'lancer'" in text


def test_guests_and_too_many_are_refused(server: ServerProcess, maria: Visitor) -> None:
    guest = Visitor(server.address).guest("Guest")
    assert guest.refused("POST", "/api/packs", sent(sample("neuroshima", "other"))) == ("forbidden", "accounts-only")
    nobody = Visitor(server.address)
    assert nobody.refused("POST", "/api/packs/check", sent(sample("neuroshima")))[0] == "unauthorised"
    oleg = patient(Visitor(server.address)).account("Oleg")
    for number in range(3):
        oleg.ok("POST", "/api/packs", sent(sample("neuroshima", f"more{number}")))
    assert oleg.refused("POST", "/api/packs", sent(sample("neuroshima", "more3"))) == ("conflict", "too-many-packs")


def test_uploads_and_downloads_are_off_where_nobody_allowed_them(address: str) -> None:
    visitor = patient(Visitor(address)).account("Packless")
    told = visitor.ok("GET", "/api/packs")
    assert (told["uploads"], told["downloads"]) == (0, False)
    assert visitor.refused("POST", "/api/packs", sent(sample("neuroshima"))) == ("forbidden", "no-pack-uploads")
    assert visitor.refused("GET", "/api/packs/neuroshima/x/zip") == ("forbidden", "no-pack-downloads")
