"""Every command once in each language."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from platzdarm import __version__
from platzdarm.games.neuroshima.content.library import BUILT_IN
from tests.cli.desk import LANGUAGES, Desk

COMMANDS = (
    *("play", "replay", "show", "legal", "simulate", "arena", "dataset", "train", "rules", "content", "neuroshima"),
    *("neuroshima", "doom2016", "doom2004", "inferno", "serve", "export", "import", "verify", "games"),
)
CYRILLIC = re.compile("[А-Яа-я]")
SHOT = {
    "board": "standard",
    "seats": [{"army": "outpost", "hq": 20, "team": 0}, {"army": "moloch", "hq": 20, "team": 1}],
    "tiles": [
        {"seat": 0, "tile": "outpost_commando", "cell": [0, 0], "rotation": 4, "wounds": 0},
        {"seat": 1, "tile": "moloch_medic", "cell": [0, -2], "rotation": 0, "wounds": 0},
    ],
}
CLOWN = {
    "seats": [{"army": "outpost"}, {"army": "moloch"}],
    "tiles": [
        {"seat": 0, "tile": "outpost_scout", "cell": [0, -1]},
        {"seat": 1, "tile": "moloch_clown", "cell": [0, 0]},
    ],
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "command", [*COMMANDS, "content check", "neuroshima battle", "puzzle solve", "puzzle make", ""]
)
def test_every_command_has_help_in_both_languages(desk: Desk, command: str, lang: str) -> None:
    said = desk.call(*command.split(), "--help", "--lang", lang)
    assert said.code == 0 and "--lang" in said.out
    assert bool(CYRILLIC.search(said.out)) == (lang == "ru")


def test_the_overview_has_one_line_for_each_command(desk: Desk) -> None:
    said = desk.call("--help")
    for command in COMMANDS:
        assert re.search(rf"^    {command}\b", said.out, re.MULTILINE)


def test_the_version(desk: Desk) -> None:
    assert desk.call("--version").out == f"platzdarm {__version__}\n"


def test_the_language_comes_from_the_environment(desk: Desk) -> None:
    def speaks_russian(**environment: str) -> bool:
        with pytest.MonkeyPatch.context() as patch:
            for name, value in environment.items():
                patch.setenv(name, value)
            return bool(CYRILLIC.search(desk.call("--help").out))

    assert not speaks_russian()
    assert speaks_russian(PLATZDARM_LANG="ru", LANG="en_GB.UTF-8")
    assert speaks_russian(LANG="ru_RU.UTF-8")
    assert not speaks_russian(LC_ALL="C", LANG="ru_RU.UTF-8")
    assert not speaks_russian(PLATZDARM_LANG="en", LANG="ru_RU.UTF-8")
    assert not speaks_russian(LANG="de_DE.UTF-8")


def test_the_module_runs_as_a_program() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "platzdarm", "games", "--lang", "ru"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("neuroshima: Neuroshima Hex! 3.0\ndoom2016: DOOM. Настольная игра (2016)\n")


# -- records ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "ok"), [("en", "ok"), ("ru", "всё верно")])
def test_a_record_is_checked_in_one_line(desk: Desk, record: Path, lang: str, ok: str) -> None:
    said = desk.call("replay", record, "--check", "--lang", lang)
    assert said.code == 0 and said.out.count("\n") == 1
    assert said.out.startswith(f"{record}: {ok}, ")


@pytest.mark.parametrize(
    ("lang", "placed"), [("en", "Borgo sets up the HQ on"), ("ru", "Борго ставит командный центр")]
)
def test_a_record_is_listed_where_there_is_no_terminal(desk: Desk, record: Path, lang: str, placed: str) -> None:
    said = desk.call("replay", record, "--lang", lang)
    actions = [line for line in record.read_text("utf-8").splitlines() if re.match(r"\d ", line)]
    assert said.code == 0 and placed in said.out and "\x1b" not in said.out
    assert len(re.findall(r"^\d+\. ", said.out, re.MULTILINE)) == len(actions)


def test_a_position_is_shown_as_facts(desk: Desk, record: Path) -> None:
    said = desk.call("show", record, "--at", "2", "--seat", "1", "--json")
    facts = json.loads(said.out)
    assert facts["seat"] == 1 and facts["turn"] == 1 and len(facts["tiles"]) == 2
    assert facts["seats"][0]["pile"] == 33


@pytest.mark.parametrize(("lang", "turn"), [("en", "Turn 1"), ("ru", "Ход 1")])
def test_a_position_is_drawn(desk: Desk, record: Path, lang: str, turn: str) -> None:
    said = desk.call("show", record, "--at", "2", "--seat", "0", "--lang", lang)
    assert said.code == 0 and turn in said.out and said.out.count("★20") == 2


def test_legal_actions_are_listed_one_a_line(desk: Desk, record: Path) -> None:
    first = desk.call("legal", record, "--at", "0").out.splitlines()
    assert len(first) == 19 and first[0] == "hq a1"
    assert len(desk.call("legal", record, "--at", "1", "--seat", "1").out.splitlines()) == 18
    assert desk.call("legal", record, "--at", "1", "--seat", "0").out == ""
    rows = json.loads(desk.call("legal", record, "--at", "0", "--json").out)
    assert rows[0] == {"seat": 0, "kind": "headquarters", "action": "hq a1"}
    assert desk.call("legal", record).out == ""  # the game is over


# -- bots, rules, content -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "wins"), [("en", "Wins"), ("ru", "Победы")])
def test_bots_play_many_games(desk: Desk, tmp_path: Path, lang: str, wins: str) -> None:
    games = ("simulate", "neuroshima", "--games", "3", "--bots", "random,random", "--seed", "01")
    said = desk.call(*games, "--records", tmp_path / "games", "--lang", lang)
    assert said.code == 0 and wins in said.out and said.out.count("random") == 2
    written = sorted((tmp_path / "games").iterdir())
    assert len(written) == 3
    assert desk.call("replay", written[0], "--check").code == 0
    again = json.loads(desk.call(*games, "--json").out)
    assert again["games"] == 3 and [row["bot"] for row in again["rows"]] == ["random", "random"]


@pytest.mark.parametrize(
    ("lang", "words", "rule"),
    [("en", "netted medics", "NH-NET-08"), ("ru", "броня ближнего боя", "NH-ARM-04"), ("ru", "толкнуть", "NH-PSH")],
)
def test_rules_are_found_by_words_in_any_form(desk: Desk, lang: str, words: str, rule: str) -> None:
    said = desk.call("rules", "neuroshima", *words.split(), "--lang", lang)
    assert said.code == 0 and rule in said.out


@pytest.mark.parametrize(("lang", "chapter"), [("en", "NET · Nets"), ("ru", "NET · Сети")])
def test_without_words_the_chapters_are_listed(desk: Desk, lang: str, chapter: str) -> None:
    said = desk.call("rules", "neuroshima", "--lang", lang)
    assert desk.call("rules", "neuroshima", " ", "--lang", lang).out == said.out  # nothing was asked for
    assert chapter in said.out and len(said.out.splitlines()) > 40


def test_one_rule_is_shown_by_its_id(desk: Desk) -> None:
    said = desk.call("rules", "neuroshima", "--id", "nh-arm-04")
    assert said.out.startswith("NH-ARM-04 · ") and "melee" in said.out


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "ok, army Borgo, 35 tiles"), ("ru", "всё верно, армия Борго, 35 фишек")]
)
def test_content_that_is_right(desk: Desk, lang: str, told: str) -> None:
    folder = Path(sys.modules["platzdarm"].__file__ or "").parent / "games/neuroshima/content"
    armies = [folder / "armies" / f"{name}.toml" for name in BUILT_IN]
    puzzles = sorted((folder / "puzzles").glob("*.toml"))
    said = desk.call("content", "check", *armies, *puzzles, "--lang", lang)
    assert said.code == 0 and said.err == ""
    assert len(said.out.splitlines()) == len(armies) + len(puzzles) and told in said.out


@pytest.mark.parametrize(
    ("lang", "new", "old"),
    [
        ("en", "DOOM: The Board Game (2016)", "Doom: The Boardgame (2004)"),
        ("ru", "DOOM. Настольная игра (2016)", "Doom. Настольная игра (2004)"),
    ],
)
def test_the_games_are_listed(desk: Desk, lang: str, new: str, old: str) -> None:
    listed = f"neuroshima: Neuroshima Hex! 3.0\ndoom2016: {new}\ndoom2004: {old}\n"
    listed += "inferno: Ascension Tactics: Inferno\n"
    assert desk.call("games", "--lang", lang).out == listed


# -- battles on hand-made boards ----------------------------------------------------------------------------------


def test_a_battle_as_json(desk: Desk) -> None:
    fought = json.loads(desk.call("neuroshima", "battle", "--json", typed=json.dumps(SHOT)).out)
    assert fought["phases"][0] == {"initiative": 3, "acted": [[0, 0]], "destroyed": [[0, -2]]}
    assert fought["hq"] == [20, 20]
    assert [tile["tile"] for tile in fought["tiles"]] == ["outpost_commando"]


def test_all_ends_of_a_battle(desk: Desk) -> None:
    said = desk.call("neuroshima", "battle", "--json", "--choices", "all", typed=json.dumps(CLOWN))
    ends = json.loads(said.out)["outcomes"]
    left = sorted(len(end["tiles"]) for end in ends)
    assert left == [0, 1]  # the Clown fights on, or is gone with its victim


@pytest.mark.parametrize(
    ("lang", "hit", "end"),
    [
        ("en", "Commando (c3) hits Medic (c1) for 1", "End 1: HQ points 20, 20"),
        ("ru", "Коммандос (c3) → Медицинский модуль (c1), сила 1", "Исход 1: очки центров 20, 20"),
    ],
)
def test_a_battle_in_words(desk: Desk, lang: str, hit: str, end: str) -> None:
    assert hit in desk.call("neuroshima", "battle", "--lang", lang, typed=json.dumps(SHOT)).out
    said = desk.call("neuroshima", "battle", "--choices", "all", "--lang", lang, typed=json.dumps(CLOWN))
    assert said.code == 0 and end in said.out


@pytest.mark.parametrize(
    ("game", "said", "lang", "rule"),
    [
        ("neuroshima", "штаба", "ru", "командн"),
        ("doom2016", "добивание", "ru", "зверск"),
        ("doom2016", "фраги", "ru", "жетон"),
        ("neuroshima", "headquarters", "en", "HQ"),
    ],
)
def test_rules_are_found_by_what_people_say_for_it(desk: Desk, game: str, said: str, lang: str, rule: str) -> None:
    answer = desk.call("rules", game, said, "--lang", lang)
    assert answer.code == 0 and rule in answer.out
