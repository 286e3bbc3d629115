"""The registry: a game is one entry."""

from importlib import import_module

from platzdarm.kernel.errors import OptionsError
from platzdarm.kernel.game import Game

GAMES = {
    "neuroshima": "platzdarm.games.neuroshima.game:Neuroshima",
    "doom2016": "platzdarm.games.doom2016.game:Doom2016",
}


def game(name: str) -> Game:
    """The game of that name, loaded when it is first asked for."""
    if name not in GAMES:
        raise OptionsError(f"there is no game '{name}'; choose one of {', '.join(GAMES)}")
    module, _, entry = GAMES[name].partition(":")
    made = getattr(import_module(module), entry)()
    assert isinstance(made, Game)
    return made
