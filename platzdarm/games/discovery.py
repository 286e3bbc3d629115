"""The games and their parts, found by folder and name: nothing here or elsewhere lists them.

A game's parts are modules with fixed names in its package; docs/adding-a-game.md says what stands in each. They are
loaded when they are first asked for.
"""

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from platzdarm.content.folders import files_in_use
from platzdarm.content.packs import plain_text
from platzdarm.game_folders import Folder, game_folders
from platzdarm.kernel.errors import OptionsError
from platzdarm.kernel.game import Game

LAST = 99  # the place of a game whose package names no ORDER


@cache
def game_names() -> tuple[str, ...]:
    """In the order in which games are shown: by the `ORDER` of their packages."""
    orders = {name: getattr(import_module(folder.package), "ORDER", LAST) for name, folder in game_folders().items()}
    return tuple(sorted(orders, key=lambda name: (orders[name], name)))


def part(name: str, module: str) -> ModuleType:
    """A module of a game: `table.adapter`."""
    return import_module(f"{game_folders()[name].package}.{module}")


def games_with(module: str) -> list[str]:
    """The games that bring such a module."""
    return [name for name in game_names() if game_folders()[name].holds(module)]


def game(name: str) -> Game[Any]:
    """The game of that name, with content of one's own where there is any."""
    return game_with(name, ())


def game_with(name: str, more: Iterable[tuple[str, str]]) -> Game[Any]:
    """The same, with further files: name and text of each."""
    made = bare_game(name)
    own = [*own_files(name), *more]
    return made.with_files(own) if own else made


def bare_game(name: str) -> Game[Any]:
    """As it comes, without content of one's own."""
    folder_of(name)
    return game_class(part(name, "game"))()


def folder_of(name: str) -> Folder:
    """Where a game lies; OptionsError for one that there is not."""
    if name not in game_folders():
        raise OptionsError("no-game", game=name, known=", ".join(game_names()))
    return game_folders()[name]


def game_class(module: ModuleType) -> type[Game[Any]]:
    """The one class of a `game.py` that is a game."""
    classes = [made for made in vars(module).values() if isinstance(made, type) and issubclass(made, Game)]
    (found,) = [made for made in classes if made.__module__ == module.__name__]
    return found


def own_files(name: str) -> list[tuple[str, str]]:
    """Name and text of the files of one's own for a game, packs included: server, bots and arena all see them."""
    return [(str(path), plain_text(path)) for path in files_in_use(name)]
