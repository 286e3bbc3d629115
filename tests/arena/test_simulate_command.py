"""`platzdarm simulate` with sides and with a matrix of tables, as a person and as a program would call it."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import platzdarm
from platzdarm.arena import matches
from platzdarm.cli import simulate
from platzdarm.cli.main import main

TABLE = (
    "simulate",
    "doom2016",
    "--bots",
    "greedy",
    "--games",
    "1",
    "--seed",
    "5eed",
    "--option",
    "mission=first_steps",
)


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main([*TABLE, *words]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize(("lang", "seat"), [("en", "Seat"), ("ru", "Место")])
def test_what_each_seat_won_is_shown(capsys: pytest.CaptureFixture[str], lang: str, seat: str) -> None:
    out = said(capsys, "--option", "marines=2", "--lang", lang)
    assert seat in out
    rows = [line.split("│")[1].strip() for line in out.splitlines() if line.startswith("│")]
    assert rows == ["0", "1", "2"]  # a row for the one bot that plays all seats would tell nothing of it


def test_a_matrix_has_a_row_for_each_table(capsys: pytest.CaptureFixture[str]) -> None:
    rows = [line for line in said(capsys, "--each", "marines=1,4").splitlines() if line.startswith("│")]
    assert [row.split("│")[1].strip() for row in rows] == ["1", "4"]


@pytest.mark.parametrize("columns", [80, 0])
def test_a_matrix_cuts_neither_names_nor_figures(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, columns: int
) -> None:
    """In a terminal of 80 columns, and in a file (0), which has room for everything."""
    if columns:
        monkeypatch.setattr(simulate, "result_console", lambda: Console(highlight=False, width=columns))
    out = said(capsys, "--each", "mission=knee_deep_in_the_dead", "--each", "marines=1,2")
    assert "…" not in out and out.count("knee_deep_in_the_dead") == 2
    assert len(re.findall(r"\d\.\d{3}–\d\.\d{3}", out)) == 2
    assert max(len(line) for line in out.splitlines()) <= 80


def test_as_json_every_table_tells_its_options_and_seats(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    found = json.loads(said(capsys, "--each", "marines=1,2", "--records", str(tmp_path), "--json"))
    assert [table["options"]["marines"] for table in found["tables"]] == ["1", "2"]
    assert [len(table["seats"]) for table in found["tables"]] == [2, 3]
    for table in found["tables"]:
        assert table["games"] == 1 and table["seats"][0]["wins"] + table["seats"][1]["wins"] == 1
    assert len(list(tmp_path.rglob("*.record"))) == 2


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_army_of_ones_own_plays_in_every_process(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, jobs: str
) -> None:
    borgo = Path(str(platzdarm.__file__)).parent / "games/neuroshima/content/armies/borgo.toml"
    mine = tmp_path / "mine.toml"
    mine.write_text(borgo.read_text("utf-8").replace('id = "borgo"', 'id = "mine"'), "utf-8")
    own = ("--content", str(mine), "--option", "armies=mine,moloch", "--option", "first=0")
    assert main(["simulate", "neuroshima", "--bots", "random", "--games", "2", "--jobs", jobs, *own, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2


def test_an_unknown_game_is_told_before_its_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "chess", "--bots", "greedy"]) == 2
    assert "there is no game 'chess'" in capsys.readouterr().err


def test_each_needs_a_key_and_values(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*TABLE, "--each", "marines"]) == 2
    assert "marines" in capsys.readouterr().err


def test_after_ctrl_c_what_was_played_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = matches.gather

    def once(*given: Any) -> None:
        if given[0].games:
            raise KeyboardInterrupt
        told(*given)

    monkeypatch.setattr(matches, "gather", once)
    assert main(["simulate", "neuroshima", "--bots", "random", "--games", "3", "--json"]) == 130
    assert json.loads(capsys.readouterr().out)["games"] == 1
