"""The registry: a game is one entry."""

import os
from importlib import import_module
from pathlib import Path

from platzdarm.kernel.errors import OptionsError
from platzdarm.kernel.game import Game

GAMES = {
    "neuroshima": "platzdarm.games.neuroshima.game:Neuroshima",
    "doom2016": "platzdarm.games.doom2016.game:Doom2016",
}


CONTENT = "PLATZDARM_CONTENT"  # a folder with content of one's own, a folder for each game in it


def game(name: str) -> Game:
    """The game of that name, loaded when it is first asked for."""
    if name not in GAMES:
        raise OptionsError(f"there is no game '{name}'; choose one of {', '.join(GAMES)}")
    module, _, entry = GAMES[name].partition(":")
    made = getattr(import_module(module), entry)()
    assert isinstance(made, Game)
    own = own_files(name)
    return made.with_files(own) if own else made


def own_files(name: str) -> list[tuple[str, str]]:
    """Name and text of the files for a game in the folder of the environment: server, bots and arena all see them."""
    folder = os.environ.get(CONTENT)
    paths = sorted(Path(folder, name).glob("*.toml")) if folder else []
    return [(str(path), path.read_text("utf-8")) for path in paths]
