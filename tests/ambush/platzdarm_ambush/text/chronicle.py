"""What happened in Ambush, line by line."""

from collections.abc import Sequence
from typing import Any

from platzdarm.kernel.position import Position
from platzdarm.text.lines import Argument, Line, Name, Phrase


def tell(before: Position, events: Sequence[dict[str, Any]]) -> list[Line]:
    return [line(event, after) for after, event in enumerate(events, 1)]


def line(event: dict[str, Any], after: int) -> Line:
    args = {name: argument(name, value) for name, value in event.items() if name != "kind"}
    return Line(f"ambush-event-{event['kind'].replace('_', '-')}", args, event.get("seat"), after=after)


def argument(name: str, value: Any) -> Argument:
    match name:
        case "seat" | "target":
            return Phrase("ambush-seat", {"seat": value, "team": value % 2 + 1})
        case "card":
            return Name("card", value)
        case "verb":
            return Phrase(f"ambush-action-{value}")
    number: int = value
    return number
