"""A puzzle as the file that one would write by hand."""

import json
from typing import Any

from platzdarm.content.schema import Text
from platzdarm.puzzles.entry import PuzzleEntry

INDENT = "    "


def puzzle_file(entry: PuzzleEntry) -> str:
    lines = [
        f'id = "{entry.id}"',
        f'origin = "{entry.origin}"',
        f"name = {both(entry.name)}",
        f"task = {both(entry.task)}",
        f"seat = {entry.seat}",
        f"difficulty = {entry.difficulty}",
        f"solution = {inline(entry.solution)}",
        "hints = [",
        *(f"{INDENT}{both(one)}," for one in entry.hints),
        "]",
        "",
        "[position]",
        *(field(name, value) for name, value in entry.position.items()),
    ]
    return "\n".join(lines) + "\n"


def both(text: Text) -> str:
    return inline({"en": text.en, "ru": text.ru})


def field(name: str, value: Any) -> str:
    """A list of tables has a line for each."""
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return "\n".join([f"{name} = [", *(f"{INDENT}{inline(one)}," for one in value), "]"])
    return f"{name} = {inline(value)}"


def inline(value: Any) -> str:
    """TOML writes texts, numbers and lists of them as JSON does; what is null is left out."""
    if isinstance(value, dict):
        told = ", ".join(f"{key} = {inline(one)}" for key, one in value.items() if one is not None)
        return f"{{ {told} }}" if told else "{}"
    if isinstance(value, list):
        return f"[{', '.join(inline(one) for one in value)}]"
    return json.dumps(value, ensure_ascii=False)
