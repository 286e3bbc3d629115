"""A game is one folder: with the folder of Ambush on the path, and no other line changed, everything plays it.

The commands run in a process of their own, because what is on the path is settled when Python starts.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from tests.ambush.platzdarm_ambush.game import VOCABULARY
from tests.games.vocabularies import ids_in, unworded
from tests.server.running import ROOT, ServerProcess
from tests.server.visitor import Visitor, all_answers

FOLDER = Path(__file__).parent
PATH = {"PYTHONPATH": os.pathsep.join([str(FOLDER), str(ROOT)]), "COLUMNS": "120", "PLATZDARM_LANG": "en"}


# Runs one command after the other, each told as a line of JSON: its words and what is typed.
DESK = """
import contextlib, io, json, sys
from platzdarm.cli.main import main
for line in sys.stdin:
    words, typed = json.loads(line)
    said, told, sys.stdin = io.StringIO(), io.StringIO(), io.StringIO(typed)
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(told):
        code = main(words)
    print(json.dumps([code, said.getvalue(), told.getvalue()]), flush=True)
"""

Call = Callable[..., str]


@pytest.fixture(scope="module")
def call() -> Iterator[Call]:
    """What a command says, all in one process: to start it is what takes time."""
    pipe = subprocess.PIPE
    command = [sys.executable, "-c", DESK]
    desk = subprocess.Popen(command, cwd=ROOT, env=os.environ | PATH, stdin=pipe, stdout=pipe, text=True)
    assert desk.stdin is not None and desk.stdout is not None
    typing, saying = desk.stdin, desk.stdout

    def said(*words: str | Path, typed: str = "", lang: str = "en") -> str:
        typing.write(json.dumps([[*map(str, words), "--lang", lang], typed]) + "\n")
        typing.flush()
        code, out, err = json.loads(saying.readline())
        assert code == 0, err
        return str(out)

    yield said
    typing.close()
    desk.wait(30)


def test_it_stands_among_the_games_of_the_command_itself() -> None:
    command = [sys.executable, "-m", "platzdarm", "games"]
    done = subprocess.run(command, cwd=ROOT, env=os.environ | PATH, capture_output=True, text=True)
    assert done.returncode == 0 and done.stdout.splitlines()[-1].startswith("ambush: Ambush: two teams")


@pytest.mark.parametrize(("lang", "title"), [("en", "Ambush: two teams"), ("ru", "Засада: две команды")])
def test_it_stands_among_the_games(call: Call, lang: str, title: str) -> None:
    *others, last = call("games", lang=lang).splitlines()
    assert last.startswith(f"ambush: {title}") and len(others) >= 2


def test_without_its_folder_on_the_path_there_is_no_such_game() -> None:
    done = subprocess.run([sys.executable, "-m", "platzdarm", "games"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0 and "ambush" not in done.stdout


@pytest.mark.rule("AMB-START-01", "AMB-TURN-01")
@pytest.mark.parametrize(("lang", "asked"), [("en", "steady or bold? [AMB-START-01]"), ("ru", "осторожно или смело?")])
def test_it_is_played_in_the_terminal(call: Call, lang: str, asked: str) -> None:
    typed = "bold\nmoves wait\nhint\ncard captain\nwait\nquit\n"
    told = call("play", "ambush", "--seed", "5eed", "--option", "turns=2", typed=typed, lang=lang)
    assert asked in told and "AMB-TURN-01" in told
    assert ("captain: strength 2" if lang == "en" else "капитан: сила 2") in told


def test_the_arena_plays_it_with_its_own_bot(call: Call, tmp_path: Path) -> None:
    summary = json.loads(call("simulate", "ambush", "--games", "12", "--seed", "5eed", "--jobs", "2", "--json"))
    assert [row["bot"] for row in summary["rows"]] == ["random", "daring"] and summary["forfeits"] == 0
    call("simulate", "ambush", "--games", "1", "--records", tmp_path)
    (record,) = tmp_path.iterdir()
    assert "the game is over" in call("replay", record, "--check")
    assert "Seat 0 (team 1)" in call("show", record)


def test_its_rules_are_found(call: Call) -> None:
    assert "AMB-TURN-04" in call("rules", "ambush", "flare")
    assert "Засад" in call("rules", "ambush", "--id", "AMB-TURN-03", lang="ru") + call("games", lang="ru")


def test_its_tools_and_content_files(call: Call, tmp_path: Path) -> None:
    assert call("ambush", "odds", "2") == "3 of 6\n"
    season = tmp_path / "long.toml"
    season.write_text('season = "long"\nturns = 9\n', "utf-8")
    assert call("content", "check", season) == f"{season}: ok, a season of 9 turns\n"
    assert "Seat 0" in call("play", "ambush", "--content", season, typed="quit\n")


def test_its_catalogues_say_the_same_things_in_both_languages() -> None:
    texts = {
        lang: [path.read_text("utf-8") for path in FOLDER.glob(f"platzdarm_ambush/locale/{lang}/*.ftl")]
        for lang in ("en", "ru")
    }
    assert ids_in(texts["en"]) == ids_in(texts["ru"])
    assert set(unworded(VOCABULARY, texts["en"])) == {f"event-{kind}" for kind in ("cover", "bonus", "mood")}, (
        "which only broken copies of the game tell, in tests of the kernel"
    )


def test_it_passes_the_examination() -> None:
    examination = (
        "from platzdarm.games.discovery import game\n"
        "from platzdarm.kernel.chance import SeededChance\n"
        "from platzdarm.kernel.conformance import examine\n"
        "for number in range(5):\n"
        "    seed = bytes([number])\n"
        "    examine(game('ambush'), game('ambush').random_options(SeededChance(seed)), seed)\n"
    )
    subprocess.run([sys.executable, "-c", examination], cwd=ROOT, env=os.environ | PATH, check=True)


def test_programs_that_learn_play_it() -> None:
    """With teams, secret choices, hidden hands and flares at any time, it passes the tests of PettingZoo."""
    tried = (
        "import warnings\n"
        "from pettingzoo.test import api_test, seed_test\n"
        "from platzdarm.environments.seats import SeatsEnv\n"
        "warnings.simplefilter('ignore')\n"
        "api_test(SeatsEnv('ambush', {'turns': '6'}), num_cycles=200)\n"
        "seed_test(lambda: SeatsEnv('ambush', page=3), num_cycles=200)\n"
    )
    subprocess.run([sys.executable, "-c", tried], cwd=ROOT, env=os.environ | PATH, check=True)


# -- the server ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("server")
    process = ServerProcess(str(folder / "games.db"), folder / "log", **PATH).start()
    yield process.address
    process.stop()


def test_the_server_lists_it(server: str) -> None:
    visitor = Visitor(server)
    told = next(one for one in visitor.ok("GET", "/api/games") if one["name"] == "ambush")
    assert told["titles"] == {"en": "Ambush: two teams and a deck", "ru": "Засада: две команды и колода"}
    assert told["bots"] == ["random", "daring"] and told["orderable"] == ["answer"]
    assert visitor.ok("GET", "/api/rules/ambush?lang=ru")["chapters"][0]["title"] == "Начало"


@pytest.mark.rule("AMB-TURN-02", "AMB-TURN-03", "AMB-TURN-04")
def test_a_whole_game_is_played_over_the_wire(server: str) -> None:
    """HTTP opens the table, the WebSocket plays two seats of it against two bots, and the record tells the game."""
    visitor = Visitor(server).guest()
    wish = {"game": "ambush", "options": {"turns": "6"}}
    table = visitor.open_table("me", "bot:daring", "me", "bot", **wish)["table"]["id"]
    line, luck = visitor.line(), Random(4)
    told = line.watch(table)
    assert told["game"] == "ambush" and told["log"] == []
    while (known := visitor.ok("GET", f"/api/tables/{table}"))["state"] == "playing":
        answers = all_answers(known["asked"])
        if not answers:
            line.wait("moved")
            continue
        seat, action = luck.choice(answers)
        line.say("act", table=table, seat=seat, number=known["number"], action=action)  # refused if a bot was quicker
    over = line.wait("over")
    assert over["reason"] == "rules" and sorted(set(over["result"])) in ([0, 1], [0.5])
    record = visitor.ok("GET", f"/api/tables/{table}/record")
    assert "game: ambush" in record and " attack " in record
