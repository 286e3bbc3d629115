"""The tools for DOOM (2016): odds of hand-made attacks, missions and cards of one's own."""

import json
import re
from pathlib import Path

import pytest

from platzdarm.arena.matches import loaded_game
from tests.cli.desk import LANGUAGES, Desk

CYRILLIC = re.compile("[А-Яа-я]")
ODDS = ("doom2016", "odds")
ATTACK = {
    "red": 1,
    "black": 1,
    "defender": {"health": 3, "stagger": 2, "shields": 0, "deck": [1, "dodge"], "discards": [], "cover": False},
}


def test_arguments_and_json_give_the_same_exact_numbers(desk: Desk) -> None:
    flags = ["--red", "1", "--black", "1", "--health", "3", "--stagger", "2", "--deck", "1,dodge", "--json"]
    told = json.loads(desk.call(*ODDS, *flags).out)
    assert told == json.loads(desk.call(*ODDS, "--json", typed=json.dumps(ATTACK)).out)
    # red 1,1,1,1,2,2 and black 1,2,2,2,3,3: sums 2 to 5 in 4, 14, 14, 4 ways; one card in two dodges
    assert (told["weights"], told["total"]) == ([18, 2, 7, 7, 2, 0], 36)
    assert told["spread"] == [weight / 36 for weight in told["weights"]]
    assert told["mean"] == pytest.approx((2 + 14 + 21 + 8) / 36)
    assert told["kill"] == 9 / 36 and told["stagger"] == 7 / 36


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_speaks_both_languages(desk: Desk, lang: str) -> None:
    said = desk.call(*ODDS, "--lang", lang, "--red", "1", "--health", "2", "--stagger", "1", "--deck", "0,1")
    assert said.code == 0 and bool(CYRILLIC.search(said.out)) == (lang == "ru")
    rows = [line.replace(",", ".").split() for line in said.out.splitlines()]
    assert rows[1] == ["0", "33.33", "%", "100.00", "%"] and rows[3] == ["2", "16.67", "%", "16.67", "%"]
    without = desk.call(*ODDS, "--lang", lang, "--red", "1", "--health", "2")
    assert len(without.out.splitlines()) == 6  # nothing is said of staggering where nobody asked


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_in_both_languages(desk: Desk, lang: str) -> None:
    said = desk.call(*ODDS, "--help", "--lang", lang)
    assert said.code == 0 and "--cover" in said.out and bool(CYRILLIC.search(said.out)) == (lang == "ru")


def test_cover_rerolls_and_stun_count(desk: Desk) -> None:
    def mean(*flags: str) -> float:
        told = desk.call(*ODDS, "--red", "1", "--black", "1", "--health", "9", "--json", "--deck", "0,1,2", *flags).out
        return float(json.loads(told)["mean"])

    assert mean("--cover") < mean() < mean("--reroll", "1") < mean("--reroll", "1", "--reroll", "2")
    assert mean("--stunned") < mean() < mean("--cancel", "1") < mean("--cancel", "1", "--symbols", "1")
    assert mean("--shields", "1") < mean()


@pytest.mark.parametrize(
    ("flags", "reason"),
    [
        ("--red 1 --health 2 --deck 0,x", "'x' is no defence card; write its shields or dodge, as 0,1,1,dodge"),
        ("--red 1", "attack: defender: the field 'health' is missing"),
        ("--red one --health 2", "argument --red: 'one' is not a whole number from 0 up"),
        ("--red 1 --health 0", "argument --health: '0' is not a whole number from 1 up"),
        ("--red 21 --health 2", "attack: red: the whole number must be at most 20"),
    ],
)
def test_wrong_arguments_are_named(desk: Desk, flags: str, reason: str) -> None:
    assert desk.call(*ODDS, *flags.split()).error == f"platzdarm: error: {reason}"
    assert CYRILLIC.search(desk.call(*ODDS, *flags.split(), "--lang", "ru").error)


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", "which attack? Name it with arguments (platzdarm doom2016 odds --help) or as JSON on standard input"),
        ('{"red": 1', "attack: not valid JSON: the text is empty or breaks off"),
        ('{"red": 1}', "attack: the field 'defender' is missing"),
        ('{"red": "1", "defender": {"health": 2}}', "attack: red: a whole number should stand here, not text"),
        ('{"defender": {"health": 2, "armour": 1}}', "attack: defender: there is no field 'armour' here"),
        ('{"defender": {"health": 2, "deck": ["duck"]}}', "attack: defender.deck[0]: 'duck' cannot stand here"),
        (
            '{"defender": {"health": 2}, "faces": {"red": [1], "black": [1]}}',
            "attack: faces.red: there must be at least 6 items",
        ),
    ],
)
def test_wrong_json_is_named(desk: Desk, typed: str, reason: str) -> None:
    assert desk.call(*ODDS, typed=typed).error == f"platzdarm: error: {reason}"


# -- content files -------------------------------------------------------------------------------------------------

DOCUMENT = Path(__file__).parents[2] / "docs" / "doom2016-content.md"
MISSION, PACK = map(str, re.findall(r"```toml\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL))


def files(folder: Path) -> tuple[Path, Path]:
    mission, pack = folder / "mission.toml", folder / "pack.toml"
    mission.write_text(MISSION, "utf-8")
    pack.write_text(PACK, "utf-8")
    return mission, pack


def test_content_check_takes_missions_and_packs(desk: Desk, tmp_path: Path) -> None:
    mission, pack = files(tmp_path)
    said = desk.call("content", "check", pack, mission)
    assert (said.code, said.err) == (0, "")
    assert said.out == f"{pack}: ok, pack my_box, 2 entries\n{mission}: ok, mission Last Light, 74 squares\n"
    assert "миссия Последний свет" in desk.call("content", "check", mission, "--lang", "ru").out


def test_content_check_goes_on_after_a_mistake(desk: Desk, tmp_path: Path) -> None:
    mission, pack = files(tmp_path)
    broken = tmp_path / "broken.toml"
    broken.write_text(MISSION.replace("start = [0, 0]", "start = [9, 9]"), "utf-8")
    said = desk.call("content", "check", broken, mission, pack, "--lang", "ru")
    assert said.code == 2 and said.out.count("\n") == 2
    assert "broken.toml: миссия «last_light», поле start: [9, 9] — не клетка поля [D16-MAP-01]" in said.err


@pytest.mark.slow
def test_a_mission_of_ones_own_is_played_and_replayed(desk: Desk, tmp_path: Path) -> None:
    mission, pack = files(tmp_path)
    own = ("--content", mission, "--content", pack)
    record = tmp_path / "match.record"
    table = ("--option", "mission=last_light", "--option", "marines=1", "--seats", "random,random", "--seed", "5eed")
    assert desk.call("play", "doom2016", *own, *table, "--save", record).code == 0
    assert desk.call("replay", record, *own, "--check").code == 0
    assert "'my_box'" in desk.call("replay", record, "--content", mission, "--check").error
    assert "mission=last_light: choose one of" in desk.call("replay", record).error


def test_a_broken_mission_is_refused_when_it_is_loaded(desk: Desk, tmp_path: Path) -> None:
    mission, _ = files(tmp_path)
    mission.write_text(MISSION.replace('type = "imp"', 'type = "hell_knight"'), "utf-8")
    said = desk.call("play", "doom2016", "--content", mission)
    assert (said.code, said.out) == (2, "")
    lines = said.err.splitlines()
    assert len(lines) == MISSION.count('type = "imp"') > 1
    for number, told in enumerate(lines):
        assert f"mission 'last_light', field demons[{number}]: there is no 'hell_knight'; choose one of" in told
    assert "none.toml" in desk.call("play", "doom2016", "--content", tmp_path / "none.toml").error


def test_a_folder_of_the_environment_is_loaded_by_every_command(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "doom2016"
    folder.mkdir()
    mission, _ = files(folder)
    monkeypatch.setenv("PLATZDARM_CONTENT", str(tmp_path))
    loaded_game.cache_clear()
    table = ("--option", "mission=last_light", "--option", "marines=1", "--games", "1", "--bots", "random", "--json")
    assert json.loads(desk.call("simulate", "doom2016", *table).out)["games"] == 1
    mission.write_text(MISSION.replace("start = [0, 0]", "start = [9, 9]"), "utf-8")
    assert "mission 'last_light', field start" in desk.call("play", "doom2016").error
    loaded_game.cache_clear()
