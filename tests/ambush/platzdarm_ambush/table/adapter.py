"""What a server needs of Ambush."""

from collections.abc import Mapping
from typing import Any

from platzdarm.kernel.errors import ContentError
from platzdarm.kernel.position import Position

from ..game import CARDS, SEATS, VOCABULARY, Ambush


class Adapter:
    all_open = False
    orderable = VOCABULARY.orderable
    types: Mapping[str, Any] = {}  # nobody writes programs for it

    def __init__(self, game: Ambush) -> None:
        self.game = game

    def choices(self) -> list[dict[str, Any]]:
        digits = [str(number) for number in range(1, 10)]
        return [{"name": name, "choices": digits, "default": value} for name, value in self.game.settle({}).items()]

    def content(self) -> dict[str, Any]:
        return {"cards": list(CARDS)}

    def puzzles(self) -> list[Any]:
        return []

    def seats(self, options: Mapping[str, str]) -> int:
        return SEATS

    def teams(self, position: Position) -> list[int]:
        return [seat % 2 for seat in range(SEATS)]

    def preview(self, position: Position, number: int, before: Any) -> None:
        return None

    def set_up(self, data: Mapping[str, Any]) -> tuple[dict[str, str], Position]:
        raise ContentError("ambush-set-up")
