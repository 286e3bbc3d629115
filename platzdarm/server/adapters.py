"""What the server must know of a game beyond the kernel's `Game`; the `Adapter` in a game's `table/adapter.py`."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, Protocol

from platzdarm.games import discovery
from platzdarm.kernel.game import Game
from platzdarm.kernel.position import Position
from platzdarm.text.lines import Tell

Files = tuple[tuple[str, str], ...]  # content that a table brings along: name and text of each file

KEPT = 32  # games with content of single tables that a process keeps ready


class TableAdapter(Protocol):
    # Nothing is hidden but luck to come: everybody may know every action and all answers, and the facts of one seat
    # are those of any other but for `seat`.
    all_open: bool
    orderable: tuple[str, ...]  # kinds of questions that a standing order may answer
    # What is told of this game, as msgspec types by what they are: Facts, AnyEvent, Preview, Content, SetUp. All of
    # them, or none, where a game tells plain data that nobody is to rely on.
    types: Mapping[str, Any]

    def choices(self) -> list[dict[str, Any]]:
        """The options of a table: name, choices, default."""

    def content(self) -> Any:
        """What a client needs to draw and word the game: armies, tiles, cards."""

    def seats(self, options: Mapping[str, str]) -> int:
        """How many seats a table with these settled options has."""

    def teams(self, position: Position) -> list[int]:
        """The side of each seat."""

    def preview(self, position: Position, number: int, before: Any) -> Any:
        """What would come of a fight if it began now, or None in games that have no such thing.

        `number` and `before` (facts, or UNSET) are put into it. The position may be used up.
        """

    def set_up(self, data: Mapping[str, Any]) -> tuple[dict[str, str], Position]:
        """Options and position of an analysis table, from `Position.facts` or the parts of it that matter."""


def game_of(name: str, files: Files = ()) -> Game:
    """A game of this server, with the content that a table brings along; ContentError where that is not right."""
    return game_with(name, files) if files else game_here(name)


def adapter_of(name: str, files: Files = ()) -> TableAdapter:
    return adapter_with(name, files) if files else adapter_here(name)


@cache
def game_here(name: str) -> Game:
    return discovery.game(name)


@cache
def adapter_here(name: str) -> TableAdapter:
    return adapter_for(name, game_here(name))


@lru_cache(KEPT)
def game_with(name: str, files: Files) -> Game:
    return discovery.game_with(name, files)


@lru_cache(KEPT)
def adapter_with(name: str, files: Files) -> TableAdapter:
    return adapter_for(name, game_with(name, files))


def adapter_for(name: str, game: Game) -> TableAdapter:
    adapter: TableAdapter = discovery.part(name, "table.adapter").Adapter(game)
    return adapter


def teller_of(name: str) -> Tell:
    tell: Tell = discovery.part(name, "text.chronicle").tell
    return tell
