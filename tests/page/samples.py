"""The samples that the page's own tests compare its drawing with: positions, and the engine's word on them.

One file a game (`tests/made.py` writes them anew), from the module here that has the game's name. A test holds the
files to what the engine says now, so that no rule can change and leave the page's copy of it behind.
"""

from importlib import import_module
from pathlib import Path

import msgspec

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
FILE = "gallery/samples.json"


def games() -> list[str]:
    return sorted(path.parents[1].name for path in GAMES.glob(f"*/{FILE}"))


def path_of(game: str) -> Path:
    return GAMES / game / FILE


def written(game: str) -> str:
    """The samples of a game as their file has them."""
    told = import_module(f"tests.page.{game}").samples()
    return msgspec.json.encode(told, order="sorted").decode() + "\n"
