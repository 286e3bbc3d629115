"""A puzzle as the file that one would write by hand."""

import json
from typing import Any

from platzdarm.games.neuroshima.content.schema import PlacedEntry, PuzzleEntry, SeatEntry
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.text.vocabulary import VOCABULARY


def puzzle_file(entry: PuzzleEntry) -> str:
    lines = [
        f'id = "{entry.id}"',
        f'origin = "{entry.origin}"',
        f"name = {text(entry.name)}",
        f"task = {text(entry.task)}",
        f"seats = [{', '.join(seat(one) for one in entry.seats)}]",
        "tiles = [",
        *(f"    {placed(one)}," for one in entry.tiles),
        "]",
        f"hand = {words(entry.hand)}",
        f"play = {entry.play}",
        f'goal = "{entry.goal}"',
        f"difficulty = {entry.difficulty}",
        f"solution = {words(entry.solution)}",
        "hints = [",
        *(f"    {text(one)}," for one in entry.hints),
        "]",
    ]
    return "\n".join(lines) + "\n"


def text(both: Any) -> str:
    return table(en=both.en, ru=both.ru)


def seat(one: SeatEntry) -> str:
    return table(army=one.army, hq=one.hq)


def placed(one: PlacedEntry) -> str:
    further = {name: value for name, value in (("rotation", one.rotation), ("wounds", one.wounds)) if value}
    return table(seat=one.seat, tile=one.tile, cell=one.cell, **further)


def table(**fields: Any) -> str:
    return "{ " + ", ".join(f"{name} = {quoted(value)}" for name, value in fields.items()) + " }"


def words(listed: list[str]) -> str:
    return f"[{', '.join(quoted(one) for one in listed)}]"


def quoted(value: Any) -> str:
    """TOML writes texts, numbers and lists of them as JSON does."""
    return json.dumps(value, ensure_ascii=False)


def in_notation(start: Skirmish, actions: list[int]) -> list[str]:
    """A solution as it is written down, whoever takes each of its actions."""
    position, lines = start.copy(), []
    for action in actions:
        seat = position.pending()[0].seat
        lines.append(VOCABULARY.write(position, seat, action))
        position.play(seat, action)
    return lines
