"""What is wrong is told in one line with the place and the rule; exit code 2, nothing written."""

import copy
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import platzdarm
from platzdarm.games.neuroshima.content.library import built_in_library
from platzdarm.games.neuroshima.rules.tiles import INSTANT
from tests.cli.desk import LANGUAGES, Desk
from tests.cli.test_commands import SHOT

Change = Callable[[dict[str, Any]], object]
TILES = ", ".join(tile.id for tile in built_in_library().armies["outpost"].tiles if tile.kind != INSTANT)


def first_tile(board: dict[str, Any]) -> dict[str, Any]:
    tile = board["tiles"][0]
    assert isinstance(tile, dict)
    return tile


@pytest.mark.parametrize(
    ("change", "english", "russian"),
    [
        (
            lambda board: first_tile(board).update(cell=[0, -2]),
            "tiles[1].cell: [0, -2] has a tile already [NH-BRD-03]",
            "tiles[1].cell: на клетке [0, -2] уже есть фишка [NH-BRD-03]",
        ),
        (
            lambda board: first_tile(board).update(tile="outpost_dragon"),
            f"tiles[0].tile: there is no tile 'outpost_dragon'; choose one of {TILES} [NH-COMP-01]",
            f"tiles[0].tile: фишки «outpost_dragon» нет; выберите из {TILES} [NH-COMP-01]",
        ),
        (
            lambda board: first_tile(board).update(rotation=7),
            "tiles[0].rotation: 7 is not 0 to 5 [NH-CONV-02]",
            "tiles[0].rotation: 7 — не от 0 до 5 [NH-CONV-02]",
        ),
        (
            lambda board: first_tile(board).update(wounds="many"),
            "board: tiles[0].wounds: a whole number should stand here, not text",
            "board: tiles[0].wounds: ожидается целое число, а стоит строка",
        ),
    ],
)
def test_a_board_with_a_mistake(desk: Desk, change: Change, english: str, russian: str) -> None:
    board = copy.deepcopy(SHOT)
    change(board)
    typed = json.dumps(board)
    for extra in ((), ("--json",), ("--choices", "all")):
        assert desk.call("neuroshima", "battle", *extra, typed=typed).error == f"platzdarm: error: {english}"
    said = desk.call("neuroshima", "battle", "--lang", "ru", typed=typed)
    assert said.error == f"platzdarm: ошибка: {russian}"


def test_a_board_that_is_no_json(desk: Desk) -> None:
    assert "not valid JSON" in desk.call("neuroshima", "battle", typed="tiles: none").error


# -- records ----------------------------------------------------------------------------------------------------


def spoil(record: Path, number: int, line: str) -> int:
    """Replace the action with that number; which line of the file it is."""
    lines = record.read_text("utf-8").splitlines()
    at = [index for index, text in enumerate(lines) if re.match(r"\d ", text)][number]
    lines[at] = line
    record.write_text("\n".join(lines) + "\n", "utf-8")
    return at + 1


@pytest.mark.parametrize(
    ("line", "english", "russian"),
    [
        ("nonsense", "'nonsense' is not 'SEAT ACTION'", "«nonsense» — не «МЕСТО ДЕЙСТВИЕ»"),
        ("1 hq z9", "there is no cell 'z9' on the standard board [NH-BRD-02]", "клетки «z9»"),
        ("0 end", "it is another seat's decision [NH-TURN-08]", "сейчас решает другое место [NH-TURN-08]"),
        ("1 end", "the HQs are placed first [NH-SET-05]", "сначала ставят командные центры [NH-SET-05]"),
        ("7 end", "there is no seat 7", "места 7 нет"),
        ("1 place blocker c3 r7", "rotation 'r7' must be r0 to r5 [NH-CONV-02]", "поворот «r7» должен быть"),
    ],
)
def test_a_record_with_a_broken_or_impossible_line(
    desk: Desk, record: Path, line: str, english: str, russian: str
) -> None:
    number = spoil(record, 1, line)
    for words in (("replay", record), ("replay", record, "--check"), ("show", record), ("legal", record)):
        told = desk.call(*words).error
        assert f"{record}: line {number}: " in told and english in told
    told = desk.call("replay", record, "--check", "--lang", "ru").error
    assert f"{record}: строка {number}: " in told and russian in told


def test_a_line_that_was_cut_off_says_what_it_lacks(desk: Desk, record: Path) -> None:
    text = record.read_text("utf-8")
    kept = text[: text.index(" | ")]  # up to the first line with outcomes of chance
    record.write_text(f"{kept}\n", "utf-8")
    assert desk.call("replay", record, "--check").error.endswith("an outcome of chance (a draw) is missing")
    assert desk.call("replay", record, "--check", "--lang", "ru").error.endswith("не записано, что взято")


def test_the_part_before_the_broken_line_can_still_be_shown(desk: Desk, record: Path) -> None:
    spoil(record, 5, "0 nonsense c3")
    assert desk.call("show", record, "--at", "4").code == 0


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--at", "100000"), "--at: there are"),
        (("--at", "-1"), "argument --at"),
        (("--at", "soon"), "'soon' is not a whole number from 0 up"),
        (("--seat", "2"), "--seat: there is no seat 2; seats are 0 to 1"),
    ],
)
def test_a_place_that_the_record_has_not(desk: Desk, record: Path, words: tuple[str, ...], told: str) -> None:
    assert told in desk.call("show", record, *words).error
    assert told in desk.call("legal", record, *words).error


@pytest.mark.parametrize("command", ["replay", "show", "legal"])
def test_files_that_are_no_records(desk: Desk, tmp_path: Path, command: str) -> None:
    assert desk.call(command, tmp_path / "none").error.endswith("none: there is no such file")
    assert desk.call(command, tmp_path).error.endswith("cannot be read")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    assert desk.call(command, tmp_path / "binary").error.endswith("is not UTF-8 text")
    (tmp_path / "letter").write_text("Dear Sir", "utf-8")
    assert "letter: line 1: this is not a record" in desk.call(command, tmp_path / "letter").error


@pytest.mark.parametrize("where", ["header", "end"])
def test_a_line_without_end_is_told_by_its_beginning(desk: Desk, record: Path, where: str) -> None:
    lines = record.read_text("utf-8").splitlines()
    lines.insert(1 if where == "header" else len(lines), "0 " + "x" * 20_000_000)
    record.write_text("\n".join(lines), "utf-8")
    for lang in LANGUAGES:
        assert len(desk.call("replay", record, "--check", "--lang", lang).error) < 1000


def test_the_header_must_fit_the_game(desk: Desk, record: Path) -> None:
    text = record.read_text("utf-8")
    record.write_text(re.sub("^seats: .*$", "seats: ran", text, flags=re.MULTILINE), "utf-8")
    assert "the header names 1 seats; the game has 2" in desk.call("replay", record, "--check").error
    record.write_text(re.sub("^result: .*$", "result: 0.3 0.7", text, flags=re.MULTILINE), "utf-8")
    told = desk.call("replay", record, "--check").error
    assert "the header says result 0.3 0.7, the game ends with" in told and "[" not in told and "None" not in told


def test_the_mark_of_a_windows_editor_is_no_part_of_a_text(desk: Desk, record: Path, tmp_path: Path) -> None:
    record.write_text(record.read_text("utf-8"), "utf-8-sig")
    assert desk.call("replay", record, "--check").code == 0
    army = Path(str(platzdarm.__file__)).parent / "games/neuroshima/content/armies/borgo.toml"
    (tmp_path / "mine.toml").write_text(army.read_text("utf-8").replace('id = "borgo"', 'id = "mine"'), "utf-8-sig")
    assert desk.call("content", "check", tmp_path / "mine.toml").code == 0


def test_brackets_without_end_in_a_content_file(desk: Desk, tmp_path: Path) -> None:
    (tmp_path / "deep.toml").write_text(f"x = {'[' * 3000}{']' * 3000}", "utf-8")
    assert "nested too deeply" in desk.call("content", "check", tmp_path / "deep.toml").error


TOOLS = ("neuroshima battle", "doom2016 sight", "doom2016 odds", "doom2004 sight", "doom2004 odds", "inferno reach")


@pytest.mark.parametrize("tool", [*TOOLS, "inferno villain"])
def test_a_tool_that_is_given_nothing_says_what_to_give(desk: Desk, tool: str) -> None:
    assert "as JSON on standard input" in (said := desk.call(*tool.split()).error) or "reads JSON from there" in said
    assert "JSON" in (said := desk.call(*tool.split(), "--lang", "ru", typed="\n").error) and "обрывается" not in said
    deep = "[" * 100_000 + "]" * 100_000
    assert desk.call(*tool.split(), typed=deep).error


def test_a_number_beyond_all_bounds_is_refused_in_one_line(desk: Desk) -> None:
    board = {"cells": [[0, 0]], "champions": [{"id": "a", "seat": 0, "cell": [0, 0], "speed": 10**30}]}
    refused = desk.call("inferno", "reach", "--json", typed=json.dumps(board))
    assert refused.code == 2 and refused.error.count("\n") <= 1
    assert "champions.a.speed: 1000000000000000000000000000000 is out of bounds: 0 to 1,000" in refused.error


# -- arguments ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "english", "russian"),
    [
        ("", "the following arguments are required: COMMAND", "не хватает аргументов: COMMAND"),
        ("dance", "invalid choice", "недопустимое значение"),
        ("games --fast", "unrecognized arguments: --fast", "неизвестные аргументы: --fast"),
        ("play chess", "there is no game 'chess'", "игры «chess» нет"),
        ("arena --game chess --bots greedy,random", "there is no game 'chess'", "игры «chess» нет"),
        ("rules chess", "there is no game 'chess'", "игры «chess» нет"),
        ("rules neuroshima --id NH-XX-01", "there is no rule 'NH-XX-01'", "правила «NH-XX-01» нет"),
        ("rules neuroshima xyzzy", "no rule holds all of these words", "нет правила, где встречаются"),
        ("play neuroshima --option fast", "option 'fast' has no value", "у параметра «fast» нет значения"),
        ("play neuroshima --option players=9", "players=9: choose one of", "players=9: выберите из"),
        ("play neuroshima --option armies=elves,orcs", "there is no army 'elves'", "армии «elves» нет"),
        ("play neuroshima --seats person", "2 seats are needed, not 1", "нужно 2 места, указано 1"),
        ("play neuroshima --seats person,deep", "there is no bot 'deep'", "бота «deep» нет"),
        ("play neuroshima --seed xyz", "the seed 'xyz' is not hexadecimal", "зерно «xyz»"),
        ("play neuroshima --content none.toml", "none.toml: there is no such file", "none.toml: такого файла нет"),
        ("simulate neuroshima --games 0", "'0' is not a whole number from 1 up", "«0» — не целое число от 1"),
        ("simulate neuroshima --bots deep", "there is no bot 'deep'", "бота «deep» нет"),
        ("content check none.toml", "none.toml: there is no such file", "none.toml: такого файла нет"),
    ],
)
def test_arguments_that_are_wrong(desk: Desk, words: str, english: str, russian: str) -> None:
    assert english in desk.call(*words.split()).error
    assert russian in desk.call(*words.split(), "--lang", "ru").error


def test_an_army_with_a_mistake(desk: Desk, tmp_path: Path) -> None:
    folder = Path(str(platzdarm.__file__)).parent / "games/neuroshima/content/armies"
    text = (folder / "borgo.toml").read_text("utf-8").replace('id = "borgo"', 'id = "mine"')
    mine = tmp_path / "mine.toml"
    mine.write_text(text.replace("melee = [2, 0", 'melee = ["x", 0'), "utf-8")
    assert "mine.toml: tile 'brawler', field melee[0]: a whole number" in desk.call("content", "check", mine).error
    mine.write_text(text, "utf-8")
    assert desk.call("content", "check", mine).out == f"{mine}: ok, army Borgo, 35 tiles\n"
    table = ("--content", mine, "--option", "armies=mine,borgo", "--seats", "person,random")
    assert desk.call("play", "neuroshima", *table).code == 0


def test_one_wrong_file_does_not_hide_the_others(desk: Desk, tmp_path: Path) -> None:
    folder = Path(str(platzdarm.__file__)).parent / "games/neuroshima/content/armies"
    said = desk.call("content", "check", tmp_path / "none.toml", folder / "borgo.toml")
    assert said.code == 2 and said.out.count("ok, army") == 1 and said.err.count("\n") == 1


GAMES = Path(platzdarm.__file__).parent / "games"
PUZZLE = "neuroshima/content/puzzles/01_free_the_brawler.toml"
MISSION = "doom2016/content/sample/last_light.toml"
FAULTS = [
    (
        "neuroshima/content/armies/borgo.toml",
        [
            ('id = "borgo"', 'id = "mine"'),
            ('effect = "medic", scope = "linked", target = "friendly"', 'effect = "medic", scope = "army", value = 1'),
            ("melee = [1, 1, 0, 0, 0, 1]", "melee = [0, 0, 0, 0, 0, 0]"),
        ],
        [
            "tile 'mutant': a unit needs an attack, a net, armour or an effect",
            "tile 'medic', field effects[0]: 'medic' needs scope = linked",
            "tile 'medic', field effects[0]: 'medic' takes no value",
            "tile 'medic', field effects[0]: 'medic' needs target = friendly",
        ],
    ),
    (
        PUZZLE,
        [("outpost_brawler", "outpost_bawler"), ("cell = [1, -2]", "cell = [9, 9]"), ("outpost_sniper", "outpost_nap")],
        [
            "tiles[1].tile: there is no tile 'outpost_bawler'; choose one of outpost_hq, ",
            "tiles[2].cell: [9, 9] is not on the standard board",
            "hand: 'outpost_nap' is no tile of outpost; choose one of hq, ",
        ],
    ),
    (
        MISSION,
        [("start = [0, 0]", "start = [0, -1]"), ('"rocket_launcher"', '"spoon"'), ('"first_strike"', '"tea_party"')],
        [
            "field invasion: there is no 'tea_party'; choose one of ",
            "field weapons[0]: there is no 'spoon'; choose one of uac, ",
            "field start: [0, -1] is not a square of the map",
        ],
    ),
    (
        MISSION,
        [
            ('id = "13", side', 'id = "99", side'),
            ('{ id = "11"', '{ id = "05"'),
            ('type = "imp", at', 'type = "hell_knight", at'),
        ],
        [
            "field demons[0]: there is no 'hell_knight'; choose one of ",
            "field tiles[0]: there is no tile '99'; choose one of ",
            "field tiles[4]: the box holds 1 of tile '05'",
            "field tiles[4]: tile '05' overlaps another at [4, 9]",
            "field tiles[8]: tile '15' overlaps another at [7, 9]",
        ],
    ),
    (
        "doom2016/content/sample/my_box.toml",
        [
            ('do = "hand_limit", n = 1', 'do = "start_with_weapon", weapon = "spoon"'),
            ('when = "while_defending"', 'when = "on_kill"'),
            ("red = 2", "red = 0"),
        ],
        [
            "entry 'night_watch', field effects[0].weapon: there is no 'spoon'; choose one of uac",
            "entry 'night_watch', field effects[0]: 'start_with_weapon' goes with setup, not 'passive'",
            "entry 'night_watch', field effects[1]: 'add_shields' goes with while_defending, not 'on_kill'",
            "entry 'blood_fury', field effects[0].red: 'add_dice' needs at least one die",
        ],
    ),
]


@pytest.mark.parametrize(("path", "changes", "said"), FAULTS)
def test_all_that_is_wrong_with_a_file_is_told_at_once(
    desk: Desk, tmp_path: Path, path: str, changes: list[tuple[str, str]], said: list[str]
) -> None:
    text = (GAMES / path).read_text("utf-8")
    for right, wrong in changes:
        assert right in text
        text = text.replace(right, wrong, 1)
    mine = tmp_path / "mine.toml"
    mine.write_text(text, "utf-8")
    told = desk.call("content", "check", mine).err.splitlines()
    assert len(told) == len(said)
    assert [(line, words) for line, words in zip(told, said, strict=True) if words not in line] == []
