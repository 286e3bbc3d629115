"""The examples of docs/bots.md work as they stand."""

import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from platzdarm.environments.seat import SeatEnv
from platzdarm.games.discovery import game_names
from tests.server.running import ROOT, ServerProcess

EXAMPLES = ROOT / "examples"


@pytest.fixture
def examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))


@pytest.mark.parametrize("name", game_names())
def test_the_first_bot_plays_every_game(name: str, examples: None) -> None:
    env = SeatEnv(name, bots=["first_bot:Busy"], interrupts=False, limit=80)
    seen, _ = env.reset(seed=1)
    luck, ended = np.random.default_rng(1), False
    while not ended:
        seen, _, over, broken_off, _ = env.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
        ended = over or broken_off
    assert env.course.forfeit < 0 and env.course.moves > 10


def test_the_first_bot_stands_in_the_page_as_it_is() -> None:
    shown = re.search(r"```python\n# examples/first_bot.py\n(.*?)```", (ROOT / "docs/bots.md").read_text("utf-8"), re.S)
    source = (EXAMPLES / "first_bot.py").read_text("utf-8")
    assert shown is not None and source.endswith(shown.group(1))


def test_the_learner_learns_something(examples: None) -> None:
    """A few games tell only that it runs; that it wins in the end, the next test tells."""
    before, after = import_module("learner").main(["--games", "8", "--trial", "4"])
    assert 0 <= before <= 1 and 0 <= after <= 1


@pytest.mark.slow
def test_the_learner_beats_random_clearly(examples: None) -> None:
    before, after = import_module("learner").main(["--games", "1500", "--trial", "300"])
    assert before < 0.58 < after


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("neuroshima", 2, []), ("inferno", 2, ["mode=duel"]), ("doom2016", 3, []), ("doom2004", 3, [])],
)
def test_the_bot_over_the_wire_sits_down_at_any_game(game: str, seats: int, options: list[str], address: str) -> None:
    words = [str(EXAMPLES / "bot.py"), "--server", address, "--new", "--game", game, "--seats", str(seats)]
    words += [word for option in options for word in ("--option", option)]
    process = subprocess.Popen(
        [sys.executable, "-u", *words, "--moves", "5"], stdout=subprocess.PIPE, text=True, env=os.environ
    )
    out, _ = process.communicate(timeout=120)
    assert "refused" not in out and out.strip().startswith(("over:", "played 5")), out


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder: Path = tmp_path_factory.mktemp("server")
    process = ServerProcess(str(folder / "games.db"), folder / "log").start()
    yield process.address
    process.stop()
