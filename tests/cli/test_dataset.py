"""`platzdarm dataset`: every move of the records, as an environment would have shown it."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from platzdarm.bots.actions import Actions
from platzdarm.environments.table import Table
from platzdarm.games.discovery import game, game_names
from platzdarm.kernel.match import Replay
from platzdarm.kernel.record import parse
from tests.cli.desk import Desk
from tests.games.golden import golden_paths
from tests.server.running import ROOT, heed_interrupts


def loaded(folder: Path) -> dict[str, np.ndarray]:
    """All files of one kind, joined."""
    parts = [np.load(path) for path in sorted(folder.glob("*.npz"))]
    return {key: np.concatenate([part[key] for part in parts]) for key in parts[0].files}


@pytest.mark.parametrize("name", game_names())
def test_every_move_of_a_record_is_there(desk: Desk, name: str, tmp_path: Path) -> None:
    path = min(golden_paths(name), key=lambda path: path.stat().st_size)
    record = parse(path.read_text("utf-8"))
    said = desk.call("dataset", path, "--out", tmp_path / "set", "--rows", "50", "--described", "--json")
    assert said.code == 0, said.err
    data = loaded(tmp_path / "set")
    moves = [move for move in record.moves if move.seat >= 0]
    assert json.loads(said.out)["moves"] == len(moves) == len(data["action"])
    assert data["seat"].tolist() == [move.seat for move in moves]
    assert record.result is not None and data["result"].tolist() == [record.result[move.seat] for move in moves]
    rows = np.arange(len(moves))
    assert (data["action_mask"][rows, data["action"]] == 1).all()
    described = [int.from_bytes(row.tobytes(), "little") for row in data["answers"][rows, data["action"]]]
    assert described == data["packed"].tolist()


def test_an_environment_would_have_shown_the_same(desk: Desk, tmp_path: Path) -> None:
    path = golden_paths("neuroshima")[0]
    desk.call("dataset", path, "--out", tmp_path)
    data, record = loaded(tmp_path), parse(path.read_text("utf-8"))
    table, replay = Table("neuroshima", record.options), Replay(game("neuroshima"), record)
    actions = Actions(game("neuroshima").vocabulary)
    for number in range(20):
        table.course.start(replay.position)
        seen = table.see(int(data["seat"][number]))
        assert np.array_equal(seen["observation"], data["observation"][number])
        assert np.array_equal(seen["action_mask"], data["action_mask"][number])
        word = record.moves[replay.next].text.split()[0]
        assert isinstance(actions.unpack(int(data["packed"][number])), actions[word])
        replay.step()


def test_tables_that_are_told_differently_go_to_files_of_their_own(desk: Desk, tmp_path: Path) -> None:
    records = [path for name in ("neuroshima", "doom2016") for path in golden_paths(name)[:1]]
    said = desk.call("dataset", *records, "--out", tmp_path, "--lang", "ru")
    assert "2 записи" in said.out
    assert {path.name.split("-")[0] for path in tmp_path.glob("*.npz")} == {"neuroshima", "doom2016"}


def test_a_broken_record_is_named_and_what_was_before_is_kept(desk: Desk, tmp_path: Path) -> None:
    whole = golden_paths("neuroshima")[0]
    broken = tmp_path / "broken.record"
    broken.write_text("\n".join([*whole.read_text("utf-8").splitlines()[:12], "0 hq z9"]), "utf-8")
    said = desk.call("dataset", whole, broken, "--out", tmp_path / "set")
    assert "broken.record" in said.error
    assert len(loaded(tmp_path / "set")["action"]) > 20


def test_bad_input_is_one_line(desk: Desk, tmp_path: Path) -> None:
    assert "no record" in desk.call("dataset", tmp_path, "--out", tmp_path / "set").error
    assert "nowhere.record" in desk.call("dataset", tmp_path / "nowhere.record", "--out", tmp_path / "set").error
    taken = tmp_path / "taken"
    taken.write_text("", "utf-8")
    assert "taken" in desk.call("dataset", golden_paths("neuroshima")[0], "--out", taken).error


@pytest.mark.slow
def test_after_ctrl_c_what_was_written_can_be_read(tmp_path: Path) -> None:
    records = [str(golden_paths("neuroshima")[0])] * 1000
    command = [sys.executable, "-m", "platzdarm", "dataset", *records, "--out", str(tmp_path / "set"), "--rows", "40"]
    process = subprocess.Popen(command, cwd=ROOT, env=os.environ, preexec_fn=heed_interrupts)
    while len(list((tmp_path / "set").glob("*.npz"))) < 2:
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    assert process.wait(30) == 130
    assert len(loaded(tmp_path / "set")["action"]) >= 80


def test_without_the_extra_the_error_names_it(tmp_path: Path) -> None:
    hidden = (
        "import sys\n"
        "class Hidden:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'numpy':\n"
        "            raise ModuleNotFoundError('no numpy', name=name)\n"
        "sys.meta_path.insert(0, Hidden())\n"
        "from platzdarm.cli.main import main\n"
        "sys.exit(main(['dataset', 'x.record', '--out', 'y', '--lang', 'en']))\n"
    )
    done = subprocess.run([sys.executable, "-c", hidden], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 2 and "the extra 'learning'" in done.stderr and done.stderr.count("\n") == 1
