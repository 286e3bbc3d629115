"""What a server needs of Ambush."""

from collections.abc import Mapping
from typing import Any

from platzdarm.kernel.answers import Span
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.errors import ContentError
from platzdarm.kernel.events import Event
from platzdarm.kernel.position import Position

from ..game import CARDS, SEATS, Ambush, enemies
from ..words import RULES, named


class Adapter:
    all_open = False
    orderable = ("answer",)

    def __init__(self, game: Ambush) -> None:
        self.game = game

    def choices(self) -> list[dict[str, Any]]:
        digits = [str(number) for number in range(1, 10)]
        return [{"name": name, "choices": digits, "default": value} for name, value in self.game.settle({}).items()]

    def content(self) -> dict[str, Any]:
        return {"cards": list(CARDS)}

    def seats(self, options: Mapping[str, str]) -> int:
        return SEATS

    def teams(self, position: Position) -> list[int]:
        return [seat % 2 for seat in range(SEATS)]

    def question(self, position: Position, decision: Decision) -> tuple[list[str], str]:
        return [str(number) for number in decision.about], RULES[decision.kind]

    def span(self, position: Position, seat: int, span: Span) -> tuple[str, list[str], list[int]]:
        if len(span.ys) == 1:
            return "give {x}", [str(other) for other in span.xs], []
        return "attack {x} {y}", [CARDS[card] for card in span.xs], enemies(seat)

    def event(self, position: Position, event: Event) -> dict[str, Any]:
        return {"kind": event.kind, **named(event)}

    def preview(self, position: Position) -> dict[str, Any] | None:
        return None

    def set_up(self, data: Mapping[str, Any]) -> tuple[dict[str, str], Position]:
        raise ContentError("board: positions of Ambush are not set up by hand")
