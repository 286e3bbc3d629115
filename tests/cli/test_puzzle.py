"""`platzdarm puzzle`: solving files, making new ones, and what is said of bad input."""

import json
from pathlib import Path
from typing import Any

import pytest

from platzdarm.games.discovery import part
from platzdarm.games.neuroshima.content.schema import PuzzleEntry
from platzdarm.games.neuroshima.puzzles import desk as neuroshima_desk
from platzdarm.games.neuroshima.table.puzzles import built_in_puzzles, parse_puzzle
from tests.cli.desk import Desk
from tests.neuroshima.test_puzzles import EXAMPLE

MADE = [entry for entry in built_in_puzzles() if entry.hints]


@pytest.fixture
def example(tmp_path: Path) -> Path:
    path = tmp_path / "example.toml"
    path.write_text(EXAMPLE, "utf-8")
    return path


def test_a_file_is_solved_in_both_languages(desk: Desk, example: Path) -> None:
    said = desk.call("puzzle", "solve", example)
    assert said.code == 0 and "one solution" in said.out and "1. snipe e2, battle" in said.out
    assert "1 решение" in desk.call("puzzle", "solve", example, "--lang", "ru").out
    found = json.loads(desk.call("puzzle", "solve", example, "--json").out)
    assert [one["solutions"] for one in found] == [[["snipe e2", "battle"]]]


def test_a_file_says_itself_of_which_game_it_is(desk: Desk, example: Path) -> None:
    other = part("doom2004", "puzzles.desk").shipped()[0]
    lying = example.with_name("other.toml")
    lying.write_text(part("doom2004", "puzzles.desk").written(other), "utf-8")
    said = desk.call("puzzle", "solve", example, lying)
    assert said.code == 0 and "2 of 2 puzzles" in said.out


def test_a_puzzle_without_a_solution_is_an_error(desk: Desk, example: Path) -> None:
    example.write_text(EXAMPLE.replace("hq = 2", "hq = 9"), "utf-8")
    assert desk.call("puzzle", "solve", example).error.endswith("example.toml: no turn meets the goal")


def test_bad_input_is_one_line(desk: Desk, example: Path, tmp_path: Path) -> None:
    example.write_text(EXAMPLE.replace("outpost_sniper", "outpost_wizard"), "utf-8")
    assert "'outpost_wizard' is no tile" in desk.call("puzzle", "solve", example).error
    example.write_text("id = [", "utf-8")
    assert "example.toml" in desk.call("puzzle", "solve", example).error
    assert "--all" in desk.call("puzzle", "solve").error
    assert "missing.toml" in desk.call("puzzle", "solve", tmp_path / "missing.toml").error
    assert "choose one of neuroshima" in desk.call("puzzle", "solve", example, "--game", "chess").error
    make = ("puzzle", "make", "--out", tmp_path / "new")
    assert "'0' is not a whole number" in desk.call(*make, "--count", "0").error
    assert "'-3'" in desk.call(*make, "--seconds=-3").error
    assert "there is no army 'elves'" in desk.call(*make, "--army", "elves").error
    assert "no armies in inferno" in desk.call(*make, "--army", "borgo", "--game", "inferno").error
    assert desk.call(*make, "--grade", "silly").code == 2
    assert "example.toml" in desk.call("puzzle", "make", "--out", example, "--count", "1").error


def found_in_turn(*games: list[PuzzleEntry]) -> Any:
    """Stands in for the search, which takes long: what one game after the other brought, then Ctrl-C."""
    left = list(games)

    def search(task: tuple[str, int, str, str]) -> list[PuzzleEntry]:
        if not left:
            raise KeyboardInterrupt
        return left.pop(0)

    return search


def test_whoever_breaks_off_keeps_what_was_made(desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(neuroshima_desk, "search", found_in_turn([MADE[0]], [], [MADE[0], MADE[1]]))
    said = desk.call("puzzle", "make", "--out", tmp_path, "--count", "5")
    files = sorted(tmp_path.glob("*.toml"))
    assert said.code == 130 and len(files) == 2, "the double is left out"
    assert said.out.splitlines()[-1] == f"2 puzzles in {tmp_path}"
    ids = {entry.id for entry in built_in_puzzles()}
    for file in files:
        entry = parse_puzzle(file.read_text("utf-8"), file.name)
        assert entry.id == file.stem not in ids and len(entry.hints) == 2
        assert desk.call("content", "check", file).code == 0


def test_no_more_are_made_than_asked_for(desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(neuroshima_desk, "search", found_in_turn([MADE[0], MADE[1], MADE[2]]))
    said = desk.call("puzzle", "make", "--out", tmp_path, "--count", "2", "--json")
    assert said.code == 0 and len(json.loads(said.out)) == 2 == len(list(tmp_path.glob("*.toml")))
