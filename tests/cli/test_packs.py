"""Packs: begun, checked, put in use, listed, taken out again; and what a hostile one may not do."""

import io
import json
import os
import re
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import pytest

from platzdarm.cli.files import load_game
from platzdarm.content.packs import MOST_BYTES
from platzdarm.games.checking import check_files, checker_of
from platzdarm.games.discovery import game, game_names, game_with, part
from platzdarm.games.neuroshima.content import library
from platzdarm.kernel.errors import ContentError
from platzdarm.puzzles.files import puzzle_file
from platzdarm.text.words import Words
from tests.cli.desk import LANGUAGES, Desk
from tests.cli.samples import sample_of
from tests.wording import raises

GAMES = [name for name in game_names() if name != "ambush"]


@pytest.fixture(autouse=True)
def content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where packs are put in use."""
    folder = tmp_path / "content"
    monkeypatch.setenv("PLATZDARM_CONTENT", str(folder))
    return folder


@pytest.fixture
def riders(desk: Desk, tmp_path: Path) -> Path:
    folder = tmp_path / "riders"
    assert desk.call("content", "new", "neuroshima", folder, "--author", "Маша").code == 0
    return folder


def zipped(folder: Path, **more: str) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(folder.iterdir()):
            archive.writestr(f"{folder.name}/{path.name}", path.read_text("utf-8"))
        for name, text in more.items():
            archive.writestr(name, text)
    return data.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_new_pack_of_every_game_is_right_and_can_be_put_in_use(
    desk: Desk, tmp_path: Path, name: str, lang: str
) -> None:
    folder = tmp_path / "my_first"
    assert desk.call("content", "new", name, folder, "--lang", lang).code == 0
    checked = desk.call("content", "check", folder, "--lang", lang)
    assert (checked.code, checked.err) == (0, "") and "0.1.0" in checked.out
    assert desk.call("content", "add", folder, "--lang", lang).code == 0
    assert "my_first 0.1.0" in desk.call("content", "list", "--lang", lang).out


def test_what_is_in_use_is_played_with_and_named_in_records(desk: Desk, riders: Path) -> None:
    desk.call("content", "add", riders)
    made = game("neuroshima")
    options = made.settle({"armies": "steppe_riders,borgo"})
    assert set(made.content_digests(options)) == {"steppe_riders"}
    desk.call("content", "remove", "riders")
    said = desk.call("simulate", "neuroshima", "--option", "armies=steppe_riders,borgo", "--games", "1")
    assert said.code == 2 and "steppe_riders" in said.err


def test_the_list_tells_who_made_what(desk: Desk, riders: Path, content: Path) -> None:
    assert str(content) in desk.call("content", "list").out
    desk.call("content", "add", riders)
    (row,) = json.loads(desk.call("content", "list", "--json").out)
    assert (row["game"], row["id"], row["author"], row["licence"]) == ("neuroshima", "riders", "Маша", "CC-BY-SA-4.0")
    (content / "neuroshima" / "riders" / "pack.toml").write_text("id = 3", "utf-8")
    listed = desk.call("content", "list").out
    assert "WRONG" in listed and str(content) in listed


def test_all_faults_of_a_pack_are_told_and_it_is_not_put_in_use(desk: Desk, riders: Path, content: Path) -> None:
    army = riders / "steppe_riders.toml"
    army.write_text(army.read_text("utf-8").replace("melee = [2, 0, 0, 0, 0, 0]", "melee = [2, 0]"), "utf-8")
    (riders / "other.toml").write_text("strange = 1\n", "utf-8")
    said = desk.call("content", "add", riders)
    assert said.code == 2 and not content.exists()
    assert "steppe_riders.toml" in said.err and "lancer" in said.err and "other.toml" in said.err


def test_files_of_a_pack_may_use_one_another_in_any_order(desk: Desk, tmp_path: Path) -> None:
    folder = tmp_path / "box"
    desk.call("content", "new", "doom2016", folder)
    cards, mission = folder / "my_box.toml", folder / "last_light.toml"
    cards.rename(folder / "zz.toml")
    needs = mission.read_text("utf-8") + 'classes = ["night_watch", "exorcist", "grenadier", "bloodhound"]\n'
    mission.write_text(needs, "utf-8")
    said = desk.call("content", "check", folder)
    assert (said.code, said.err) == (0, "")


def test_a_second_version_takes_the_place_of_the_first_only_if_asked(desk: Desk, riders: Path) -> None:
    desk.call("content", "add", riders)
    told = riders / "pack.toml"
    told.write_text(told.read_text("utf-8").replace("0.1.0", "0.2.0"), "utf-8")
    assert "--replace" in desk.call("content", "add", riders).error
    assert "riders 0.1.0" in desk.call("content", "list").out
    assert desk.call("content", "add", riders, "--replace").code == 0
    assert "riders 0.2.0" in desk.call("content", "list").out


def test_a_zip_is_as_good_as_its_folder(desk: Desk, riders: Path, tmp_path: Path) -> None:
    packed = tmp_path / "riders.zip"
    packed.write_bytes(zipped(riders))
    assert desk.call("content", "check", packed).code == 0
    assert desk.call("content", "add", packed).code == 0


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("../../evil.toml", "x = 1"),
        ("/etc/evil.toml", "x = 1"),
        ("riders/deep/evil.toml", "x = 1"),
        ("c:\\evil.toml", "x = 1"),
        ("evil.sh", "rm"),
        ("other/pack.toml", "x = 1"),
        ("bomb.toml", "#" * (MOST_BYTES + 1)),
        ("broken.toml", "[" * 5000),
    ],
)
def test_a_hostile_zip_is_refused_and_leaves_nothing_behind(
    desk: Desk, riders: Path, tmp_path: Path, content: Path, name: str, text: str
) -> None:
    packed = tmp_path / "evil.zip"
    packed.write_bytes(zipped(riders, **{name: text}))
    said = desk.call("content", "add", packed)
    assert said.code == 2 and "Traceback" not in said.err and "evil.zip" in said.err
    assert not content.exists() and not list(tmp_path.rglob("evil.toml"))


@pytest.mark.parametrize("at", [0, 60, 200, -30])
def test_a_damaged_zip_is_told_in_a_line(desk: Desk, riders: Path, tmp_path: Path, at: int) -> None:
    data = bytearray(zipped(riders))
    data[at : at + 12] = bytes(byte ^ 0xFF for byte in data[at : at + 12])
    packed = tmp_path / "evil.zip"
    packed.write_bytes(data)
    assert "evil.zip" in desk.call("content", "check", packed).error


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('game = "neuroshima"', 'game = "chess"', "chess"),
        ('version = "0.1.0"', 'version = "new"', "version"),
        ('id = "riders"', 'id = "../x"', "id"),
        ('languages = ["en", "ru"]', 'languages = ["de"]', "de"),
        ('licence = "CC-BY-SA-4.0"\n', "", "licence"),
    ],
)
def test_a_wrong_manifest_is_told_by_its_field(desk: Desk, riders: Path, old: str, new: str, said: str) -> None:
    told = riders / "pack.toml"
    told.write_text(told.read_text("utf-8").replace(old, new), "utf-8")
    assert said in desk.call("content", "check", riders).error


def test_other_mistakes_are_told(desk: Desk, riders: Path, tmp_path: Path) -> None:
    assert "Bad Name" in desk.call("content", "new", "neuroshima", tmp_path / "Bad Name").error
    assert "riders" in desk.call("content", "new", "neuroshima", riders).error
    assert "nowhere" in desk.call("content", "add", tmp_path / "nowhere.zip").error
    assert "pack.toml" in desk.call("content", "add", tmp_path).error
    assert "nothing" in desk.call("content", "remove", "nothing").error
    (tmp_path / "no.zip").write_bytes(b"PK nothing")
    assert "zip" in desk.call("content", "check", tmp_path / "no.zip").error
    empty = tmp_path / "empty"
    empty.mkdir()
    assert "empty" in desk.call("content", "check", empty).error
    assert "choose one of neuroshima" in desk.call("content", "new", "chess", tmp_path / "chess").error
    assert "author" in desk.call("content", "new", "neuroshima", tmp_path / "long", "--author", "A" * 500).error
    assert not (tmp_path / "chess").exists() and not (tmp_path / "long").exists()
    assert "pack.toml" in desk.call("content", "add", riders / "steppe_riders.toml").error


def test_all_faults_of_a_manifest_are_told_by_every_command(desk: Desk, riders: Path) -> None:
    told = riders / "pack.toml"
    told.write_text(told.read_text("utf-8").replace("0.1.0", "1").replace("licence", "license"), "utf-8")
    for command in ("check", "add"):
        said = desk.call("content", command, riders)
        assert said.code == 2 and all(field in said.err for field in ("version", "'license'", "'licence'"))


def test_a_name_that_is_too_long_is_told_with_its_entry(desk: Desk, riders: Path) -> None:
    army = riders / "steppe_riders.toml"
    army.write_text(army.read_text("utf-8").replace('ru = "Копейщик"', f'ru = "{"Ю" * 90}"'), "utf-8")
    assert "entry 'lancer', field name.ru: 90 characters" in desk.call("content", "check", riders).error


def test_what_cannot_be_read_hides_no_fault_of_the_files_beside_it(desk: Desk, tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_bytes("Всадники".encode("cp1251"))
    (tmp_path / "b.toml").write_text("strange = 1\n", "utf-8")
    said = desk.call("content", "check", tmp_path)
    assert said.code == 2 and "a.toml: is not UTF-8" in said.err and "b.toml" in said.err


def test_a_pack_can_be_played_with_as_it_lies_there(desk: Desk, riders: Path, tmp_path: Path) -> None:
    packed = tmp_path / "riders.zip"
    packed.write_bytes(zipped(riders))
    for pack in (riders, packed):
        table = ("neuroshima", "--content", pack, "--option", "armies=steppe_riders,borgo")
        assert desk.call("simulate", *table, "--bots", "random", "--games", "1").code == 0
    assert "neuroshima, not for inferno" in desk.call("simulate", "inferno", "--content", riders).error
    assert "pack.toml" in desk.call("play", "neuroshima", "--content", tmp_path).error


@pytest.mark.parametrize("name", GAMES)
def test_a_pack_that_is_in_use_can_be_brought_along_again(desk: Desk, tmp_path: Path, name: str) -> None:
    folder = tmp_path / "my_first"
    desk.call("content", "new", name, folder)
    desk.call("content", "add", folder)
    said = desk.call("simulate", name, "--content", folder, "--bots", "random", "--games", "1")
    assert (said.code, said.err) == (0, "")


def test_what_is_brought_along_takes_the_place_of_what_is_in_use(desk: Desk, riders: Path) -> None:
    """Its maker goes on with it: the next version is tried before it is put in use."""
    desk.call("content", "add", riders)
    army = riders / "steppe_riders.toml"
    army.write_text(army.read_text("utf-8").replace("Steppe Riders", "Salt Riders"), "utf-8")
    table = {"armies": "steppe_riders,borgo"}
    games = (game("neuroshima"), load_game("neuroshima", [riders]))
    used, brought = (made.content_digests(made.settle(table)) for made in games)
    assert set(used) == set(brought) == {"steppe_riders"} and used != brought


@pytest.mark.parametrize("name", GAMES)
def test_the_ids_that_a_file_may_name_are_told(desk: Desk, name: str) -> None:
    every = json.loads(desk.call("content", "names", name, "--json").out)
    assert "puzzles" in every and all(every.values())
    said = desk.call("content", "names", name, "puzzles").out
    assert every["puzzles"][0] in said and "sample" not in said
    assert "choose from" in desk.call("content", "names", name, "wizards").error


def test_the_right_tiles_of_an_army_with_a_wrong_headquarters_are_told(desk: Desk, riders: Path) -> None:
    file = riders / "steppe_riders.toml"
    file.write_text(file.read_text("utf-8").replace('"melee_strength"', '"meele_strength"', 1), "utf-8")
    said = desk.call("content", "check", file, "--preview")
    assert said.code == 2 and "meele_strength" in said.err and "melee_strength" in said.err
    assert "Tile lancer" in said.out and "Tile hq" not in said.out


def test_a_file_larger_than_any_pack_is_refused_unread(desk: Desk, riders: Path) -> None:
    file = riders / "steppe_riders.toml"
    file.write_text(file.read_text("utf-8") + "#" * MOST_BYTES, "utf-8")
    assert "a pack has at most" in desk.call("content", "check", file).error


@pytest.mark.parametrize("name", GAMES)
def test_a_preview_tells_what_players_will_read_in_both_languages(desk: Desk, tmp_path: Path, name: str) -> None:
    folder = tmp_path / "my_first"
    desk.call("content", "new", name, folder)
    said = desk.call("content", "check", folder, "--preview")
    assert said.code == 0
    told = {
        "neuroshima": ("Melee, strength 2: up", "Ближний бой, сила 2: вверх"),
        "doom2016": ("Your hand limit is 1 card higher.", "Предел вашей руки на 1 карту больше."),
        "doom2004": ("A table, three chairs, a door.", "Стол, три стула, дверь."),
        "inferno": ("When played: gain 2 runes", "При розыгрыше: получите 2 руны"),
    }
    assert all(line in said.out for line in told[name])
    assert all(line not in desk.call("content", "check", folder).out for line in told[name])


def test_a_puzzle_in_a_pack_is_loaded_and_all_its_faults_are_told(desk: Desk, riders: Path) -> None:
    puzzle = Path(library.__file__).parent / "puzzles"
    text = sorted(puzzle.glob("*.toml"))[0].read_text("utf-8")
    named = re.sub(r'^id = ".*"$', 'id = "my_own"', text, flags=re.MULTILINE)
    (riders / "my_own.toml").write_text(named, "utf-8")
    assert desk.call("content", "add", riders).code == 0
    adapter = adapter_of_game("neuroshima")
    content = adapter.content()
    assert [one.id for one in adapter.puzzles()].count("my_own") == 1 and "steppe_riders" in [
        one.id for one in content.armies
    ]
    (riders / "my_own.toml").write_text(named.replace("play = ", "play = 7 # ").replace("goal = ", "gaol = "), "utf-8")
    said = desk.call("content", "check", riders).err
    assert "play" in said and "gaol" in said


@pytest.mark.parametrize("name", ["inferno", "doom2016", "doom2004"])
def test_a_one_turn_puzzle_in_a_pack_is_tried_and_told_to_the_page(desk: Desk, tmp_path: Path, name: str) -> None:
    folder = tmp_path / "mine"
    desk.call("content", "new", name, folder)
    entry = part(name, "puzzles.book").BOOK.shipped()[0]
    mine = folder / "own.toml"

    def told(**changes: Any) -> str:
        """Of the puzzle with these changes, in Russian."""
        mine.write_text(puzzle_file(msgspec.structs.replace(entry, id="my_own", **changes)), "utf-8")
        return desk.call("content", "check", folder, "--lang", "ru").err

    assert "не ведёт к победе" in told(solution=[])
    assert f"solution: «{entry.solution[-1]}»" in told(solution=[*entry.solution, entry.solution[-1]])
    assert "seat: решающий сидит на месте" in told(seat=entry.seat + 1)
    mine.write_text(puzzle_file(entry), "utf-8")
    assert f"id '{entry.id}' already" in desk.call("content", "check", folder).err
    assert told() == ""
    assert desk.call("content", "add", folder).code == 0
    assert [one.id for one in adapter_of_game(name).puzzles()][-1] == "my_own"
    with raises(ContentError, match="does not win"):  # a host who copies files by hand is told too
        game_with(name, [("b.toml", puzzle_file(msgspec.structs.replace(entry, id="other", solution=[])))])


def adapter_of_game(name: str) -> Any:
    return part(name, "table.adapter").Adapter(game(name))


def test_a_misspelt_field_is_told_with_the_one_that_was_meant(desk: Desk, riders: Path) -> None:
    army = riders / "steppe_riders.toml"
    army.write_text(
        army.read_text("utf-8").replace("mobility", "mobile", 1).replace("difficulty", "colour", 1), "utf-8"
    )
    said = desk.call("content", "check", riders, "--lang", "ru").err
    assert "mobile; может быть, mobility? Есть id, kind, count" in said
    assert "colour; есть id, origin, name, profile" in said


@pytest.mark.parametrize("name", GAMES)
def test_every_field_of_a_sample_that_is_misspelt_is_told_with_the_right_one(name: str) -> None:
    checker = checker_of(name, Words("en"))
    for path in sorted(sample_of(name).glob("*.toml")):
        text = re.sub(r"(?m) *#.*$", "", path.read_text("utf-8"))
        for key in set(re.findall(r"\b([a-z_]+) = ", text)) - set(checker.keys):
            wrong = re.sub(rf"\b{key} = ", f"{key}x = ", text, count=1)
            said = [Words("en").fault(one) for one in check_files([("f.toml", wrong)], [checker]).faults()]
            assert any(f"{key}x" in one and re.search(rf"\b{key}\b", one) for one in said), (path.name, key, said)


def test_a_pack_that_leads_elsewhere_or_is_too_large_in_anything_is_refused(desk: Desk, riders: Path) -> None:
    army = riders / "steppe_riders.toml"
    text = army.read_text("utf-8")
    army.write_text(text.replace("count = 4", f"count = {'9' * 5000}", 1), "utf-8")
    assert "not valid TOML" in desk.call("content", "check", riders).err
    army.write_text(text.replace("count = 4", "count = 4000000", 1), "utf-8")
    assert "entry 'lancer', field count: a number beyond 1,000,000" in desk.call("content", "check", riders).err
    army.write_text(f"{'a.' * 5000}a = 1\n{text}", "utf-8")
    assert "nested too deeply" in desk.call("content", "check", riders).err
    army.unlink()
    army.symlink_to("/etc/hostname")
    assert "has no place in a pack" in desk.call("content", "check", riders).err


@pytest.mark.parametrize("name", GAMES)
def test_a_pack_that_does_not_go_with_what_is_in_use_is_not_put_in_use(desk: Desk, tmp_path: Path, name: str) -> None:
    """Two samples of the same game have the same ids: with both of them nothing of the game could be loaded."""
    for folder in ("my_first", "my_second"):
        assert desk.call("content", "new", name, tmp_path / folder).code == 0
    assert desk.call("content", "add", tmp_path / "my_first").code == 0
    refused = desk.call("content", "add", tmp_path / "my_second", "--lang", "en")
    assert refused.code == 2 and "my_second/" in refused.err
    assert "the pack my_second does not go together with what is in use" in refused.err
    assert "my_second" not in desk.call("content", "list").out
    assert desk.call("content", "add", tmp_path / "my_first", "--replace").code == 0
    game_with(name, ())


@pytest.mark.parametrize("command", ["check", "add"])
@pytest.mark.parametrize("name", ["odd.zip", "odd.toml"])
def test_what_is_no_plain_file_is_refused_unread(desk: Desk, tmp_path: Path, command: str, name: str) -> None:
    """A device never ends, a pipe that nobody writes to never begins, and a hole takes no room on the disk."""
    odd = tmp_path / name
    odd.symlink_to("/dev/zero")
    assert f"{odd}: is no plain file" in desk.call("content", command, odd, "--lang", "en").err
    odd.unlink()
    os.mkfifo(odd)
    assert f"{odd}: это не обычный файл" in desk.call("content", command, odd, "--lang", "ru").err
    odd.unlink()
    with odd.open("wb") as file:
        file.truncate(10**12)
    assert "1,000,000,000,000 bytes" in desk.call("content", command, odd, "--lang", "en").err


@pytest.mark.parametrize("name", ["pack.toml", "steppe_riders.toml"])
def test_nor_is_it_read_inside_a_folder_or_where_content_is_in_use(
    desk: Desk, riders: Path, content: Path, name: str
) -> None:
    (riders / name).unlink()
    os.mkfifo(riders / name)
    assert f"{name}: is no plain file" in desk.call("content", "check", riders, "--lang", "en").err
    (content / "neuroshima").mkdir(parents=True)
    (content / "neuroshima" / "army.toml").symlink_to("/dev/zero")
    with raises(ContentError, "army.toml: is no plain file"):
        game_with("neuroshima", ())


def test_a_record_without_end_is_not_read_to_its_end(desk: Desk) -> None:
    assert "/dev/zero: more than 64,000,000 bytes" in desk.call("replay", Path("/dev/zero"), "--lang", "en").err


DOCS = Path(__file__).parents[2] / "docs"


def example(document: str, chapter: str) -> str:
    """The TOML that a reader would copy from this chapter."""
    page = (DOCS / document).read_text("utf-8")
    found = re.search(rf"^## {chapter}$.*?^```toml\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    assert found is not None
    return found[1]


@pytest.mark.parametrize(
    ("document", "chapter", "told"),
    [
        ("neuroshima-content.md", "A puzzle", "puzzle Last Blow"),
        ("puzzles.md", "A puzzle of your own", "puzzle First Blood"),
        ("inferno-content.md", "A scenario", "scenario Two Lamps"),
        ("inferno-content.md", "A pack", "pack Lantern Folk"),
    ],
)
def test_the_examples_of_the_documents_are_right(
    desk: Desk, tmp_path: Path, document: str, chapter: str, told: str
) -> None:
    (tmp_path / "copied.toml").write_text(example(document, chapter), "utf-8")
    assert told in desk.call("content", "check", tmp_path / "copied.toml").out


def test_the_encounter_of_the_document_fits_the_sample(desk: Desk, tmp_path: Path) -> None:
    props = 'props = [{ prop = "encounter", cells = [[6, 2]] }]'
    assert props in (DOCS / "doom2004-content.md").read_text("utf-8")
    sample = (sample_of("doom2004") / "two_rooms.toml").read_text("utf-8")
    happening = example("doom2004-content.md", "What happens on the way")
    whole = sample.replace("invaders = [", f"{props}\ninvaders = [") + happening
    (tmp_path / "copied.toml").write_text(whole, "utf-8")
    assert desk.call("content", "check", tmp_path / "copied.toml").code == 0
    for deed, fault in [
        ('{ do = "heal" }', "ways[1].deeds[0].n: 'heal' needs n"),
        ('{ do = "heal", n = 1, flag = "loud" }', "ways[1].deeds[0].flag: 'heal' does not read this; it reads n"),
    ]:
        (tmp_path / "copied.toml").write_text(whole.replace('{ do = "heal", n = 1 }', deed), "utf-8")
        assert fault in desk.call("content", "check", tmp_path / "copied.toml").err
