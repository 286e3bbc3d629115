"""A desk with the command on it, and a finished game to look at."""

from pathlib import Path

import pytest

from platzdarm.arena.matches import play_game
from platzdarm.games.discovery import game
from platzdarm.games.roster import make_bot
from tests.cli.desk import Desk


@pytest.fixture
def desk(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Desk:
    for name in ("PLATZDARM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("LINES", "50")
    return Desk(capsys, monkeypatch)


@pytest.fixture(scope="session")
def finished_game() -> str:
    """The record of a whole game between random players."""
    bots = [make_bot("random", "neuroshima") for _ in range(2)]
    options = {"armies": "borgo,moloch", "first": "0"}
    return play_game(game("neuroshima"), options, bots, b"cli").record().format()


@pytest.fixture
def record(finished_game: str, tmp_path: Path) -> Path:
    path = tmp_path / "game.record"
    path.write_text(finished_game, "utf-8")
    return path
