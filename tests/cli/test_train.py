"""`platzdarm train`: what it writes, goes on from, and refuses."""

import json
from pathlib import Path

import numpy as np
import pytest

from platzdarm.arena.learning import Curriculum, read_weights
from platzdarm.games.neuroshima.bots.features import FEATURES
from tests.cli.desk import Desk


def test_the_command_refuses_a_game_without_a_school_and_a_file_that_is_none(desk: Desk, tmp_path: Path) -> None:
    said = desk.call("train", "doom2016", "--out", tmp_path / "net.json")
    assert said.code == 2 and "neuroshima" in said.err
    broken = tmp_path / "broken.json"
    broken.write_text("[]", "utf-8")
    said = desk.call("train", "neuroshima", "--out", broken)
    assert said.code == 2 and "broken.json" in said.err
    assert broken.read_text("utf-8") == "[]"


def test_the_command_learns_on_from_its_file(desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platzdarm.cli.train.Curriculum", lambda *_, **__: Curriculum(1, 1, 1, units=2, judged=4))
    file = tmp_path / "net.json"
    told = json.loads(desk.call("train", "neuroshima", "--out", file, "--seed", "01", "--json").out)
    assert [one["generation"] for one in told["generations"]] == [1]
    first = read_weights(file.read_text("utf-8"), FEATURES)
    said = desk.call("train", "neuroshima", "--out", file, "--seed", "02")
    assert said.code == 0 and str(file) in said.out
    second = read_weights(file.read_text("utf-8"), FEATURES)
    assert len(second.hidden) == len(first.hidden) == 2
    # Learnt on, not begun anew: one generation of one game moves the weights a little.
    moved = np.abs(np.array(second.hidden) - np.array(first.hidden)).max()
    assert 0 < moved < 0.2
