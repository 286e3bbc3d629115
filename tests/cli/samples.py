"""The samples with which `platzdarm content new` begins a pack."""

from pathlib import Path

from platzdarm.game_folders import game_folders


def sample_of(game: str) -> Path:
    return game_folders()[game].path / "content" / "sample"
