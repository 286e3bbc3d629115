"""What the server must know of a game beyond the kernel's `Game`; each game brings one class, and is one entry here."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast

from platzdarm.games import registry
from platzdarm.kernel.answers import Span
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.events import Event
from platzdarm.kernel.game import Game
from platzdarm.kernel.position import Position

DOORS = {
    "neuroshima": "platzdarm.games.neuroshima.table.adapter:Adapter",
    "doom2016": "platzdarm.games.doom2016.table.adapter:Adapter",
}


class TableAdapter(Protocol):
    # Nothing is hidden but luck to come: everybody may know every action and all answers, and the facts of one seat
    # are those of any other but for `seat`.
    all_open: bool
    orderable: tuple[str, ...]  # kinds of questions that a standing order may answer
    # What is told of this game, as msgspec types by what they are: Facts, AnyEvent, Preview, Content, SetUp.
    types: Mapping[str, Any]

    def choices(self) -> list[dict[str, Any]]:
        """The options of a table: name, choices, default."""

    def content(self) -> Any:
        """What a client needs to draw and word the game: armies, tiles, cards."""

    def seats(self, options: Mapping[str, str]) -> int:
        """How many seats a table with these settled options has."""

    def teams(self, position: Position) -> list[int]:
        """The side of each seat."""

    def question(self, position: Position, decision: Decision) -> tuple[list[str], str]:
        """What the question is about, in notation, and the id of its rule."""

    def span(self, position: Position, seat: int, span: Span) -> tuple[str, list[str], list[int]]:
        """A span as a form with {x} and {y}, and what to put in."""

    def event(self, position: Position, event: Event) -> dict[str, Any]:
        """An event with its numbers by name."""

    def preview(self, position: Position, number: int, before: Any) -> Any:
        """What would come of a fight if it began now, or None in games that have no such thing.

        `number` and `before` (facts, or UNSET) are put into it. The position may be used up.
        """

    def set_up(self, data: Mapping[str, Any]) -> tuple[dict[str, str], Position]:
        """Options and position of an analysis table, from `Position.facts` or the parts of it that matter."""


@cache
def game_of(name: str) -> Game:
    return registry.game(name)


@cache
def adapter_of(name: str) -> TableAdapter:
    module, _, entry = DOORS[name].partition(":")
    return cast(TableAdapter, getattr(import_module(module), entry)(game_of(name)))
