"""What the server must know of a game beyond the kernel's `Game`; the `Adapter` in a game's `table/adapter.py`."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import lru_cache
from typing import Any, ParamSpec, Protocol, TypeVar

from platzdarm.content.folders import stamp
from platzdarm.games import discovery
from platzdarm.kernel.errors import ContentError, PlatzdarmError
from platzdarm.kernel.game import Game
from platzdarm.kernel.position import Position
from platzdarm.text.lines import Tell

P = ParamSpec("P")
T = TypeVar("T")
Files = tuple[tuple[str, str], ...]  # content that a table brings along: name and text of each file

KEPT = 32  # games with content of single tables that a process keeps ready


class TableAdapter(Protocol):
    """`position` is always one of its own game, which names its type."""

    # Nothing is hidden but luck to come: everybody may know every action and all answers, and the facts of one seat
    # are those of any other but for `seat`.
    all_open: bool
    orderable: tuple[str, ...]  # kinds of questions that a standing order may answer
    # What is told of this game, as msgspec types by what they are: Facts, AnyEvent, Preview, Content, SetUp, Puzzle.
    # All of them, or none, where a game tells plain data that nobody is to rely on.
    types: Mapping[str, Any]

    def choices(self) -> list[dict[str, Any]]:
        """The options of a table: name, choices, default."""

    def content(self) -> Any:
        """What a client needs to draw and word the game: armies, tiles, cards. Every page loads it."""

    def puzzles(self) -> list[Any]:
        """Only told to those who ask: one may show what players of a scenario are to find out by themselves."""

    def seats(self, options: Mapping[str, str]) -> int:
        """How many seats a table with these settled options has."""

    def teams(self, position: Any) -> list[int]:
        """The side of each seat."""

    def preview(self, position: Any, number: int, before: Any) -> Any:
        """What would come of a fight if it began now, or None in games that have no such thing.

        `number` and `before` (facts, or UNSET) are put into it. The position may be used up.
        """

    def set_up(self, data: Mapping[str, Any]) -> tuple[dict[str, str], Position]:
        """Options and position of an analysis table, from `Position.facts` or the parts of it that matter."""


# Those of this server, loaded when they are first asked for; by `load_again` they change, for all who ask from then on.
GAMES: dict[str, Game[Any]] = {}
ADAPTERS: dict[str, TableAdapter] = {}
STAMPS: dict[str, object] = {}  # of the content with which each of them was loaded


def game_of(name: str, files: Files = ()) -> Game[Any]:
    """A game of this server, with the content that a table brings along; ContentError where that is not right."""
    return game_with(name, files) if files else game_here(name)


def adapter_of(name: str, files: Files = ()) -> TableAdapter:
    return adapter_with(name, files) if files else adapter_here(name)


def game_here(name: str) -> Game[Any]:
    if name not in GAMES:
        STAMPS[name] = stamp(name)
        GAMES[name] = discovery.game(name)
    return GAMES[name]


def adapter_here(name: str) -> TableAdapter:
    if name not in ADAPTERS:
        ADAPTERS[name] = adapter_for(name, game_here(name))
    return ADAPTERS[name]


@lru_cache(KEPT)
def game_with(name: str, files: Files) -> Game[Any]:
    """What a table brings along is there whatever has come into use on the server since, under the same names too."""
    try:
        return discovery.game_with(name, files)
    except ContentError:
        return discovery.bare_game(name).with_files(files)


@lru_cache(KEPT)
def adapter_with(name: str, files: Files) -> TableAdapter:
    return adapter_for(name, game_with(name, files))


def adapter_for(name: str, game: Game[Any]) -> TableAdapter:
    adapter: TableAdapter = discovery.part(name, "table.adapter").Adapter(game)
    return adapter


def outdated() -> list[str]:
    """Games whose content is not what they were loaded with any more."""
    return [name for name in list(GAMES) if STAMPS[name] != stamp(name)]


def load_again(name: str) -> None:
    """With the content that is in use now. Games under way keep what they were begun with until they are opened anew.

    It takes its time, so it is done off the event loop; where the content is wrong, everything stays as it was.
    """
    STAMPS[name] = stamp(name)
    game = discovery.game(name)
    GAMES[name], ADAPTERS[name] = game, adapter_for(name, game)


def with_new_content(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """For worker processes: before each piece of work they look whether something was put in use."""
    with suppress(PlatzdarmError, OSError):  # whoever put it there is told by the server's log
        for name in outdated():
            load_again(name)
    return work(*args, **kwargs)


def teller_of(name: str) -> Tell:
    tell: Tell = discovery.part(name, "text.chronicle").tell
    return tell
