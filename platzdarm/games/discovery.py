"""The games and their parts, found by folder and name: nothing here or elsewhere lists them.

A game's parts are modules with fixed names in its package; docs/adding-a-game.md says what stands in each. They are
loaded when they are first asked for.
"""

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from platzdarm.content.files import parse
from platzdarm.content.folders import files_in_use
from platzdarm.content.packs import File, plain_text
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


def game_with(name: str, more: Iterable[File]) -> Game[Any]:
    """The same, with further files; what is in use under their ids gives way, as to a next version."""
    brought = list(more)
    ids = {id_of(file) for file in brought}
    own = [file for file in own_files(name) if not ids or id_of(file) not in ids]
    made = bare_game(name)
    return made.with_files([*own, *brought]) if own or brought else made


def id_of(file: File) -> object:
    """What a content file calls itself; one that does not is told apart by its place."""
    place, text = file
    raw = parse(text, place)
    return raw.get("id") or raw.get("pack") or place


def game_beside(name: str, more: Iterable[File], without: Path | None = None) -> Game[Any]:
    """With files that are to be put in use beside those that are, whose names they must leave alone.

    `without` is a folder in use that they are to replace.
    """
    own = [file for file in own_files(name) if Path(file[0]).parent != without]
    return bare_game(name).with_files([*own, *more])


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


def own_files(name: str) -> list[File]:
    """Name and text of the files of one's own for a game, packs included: server, bots and arena all see them."""
    return [(str(path), plain_text(path)) for path in files_in_use(name)]
