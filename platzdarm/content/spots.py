"""Where in its file a fault is: the line, found by entry and field as the fault names them."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from platzdarm.kernel.errors import Place, PlatzdarmError

FIELDS = ("field", "part")  # by which names a place tells of a field; whatever else it names is an entry


@dataclass(frozen=True)
class Spot:
    file: str = ""
    entry: str = ""
    field: str = ""
    line: int = 0  # from 1; 0 where it cannot be told


def spot_of(error: PlatzdarmError, texts: Mapping[str, str]) -> Spot:
    """`texts` are the files by the names that faults call them by."""
    entry, parts = "", list[str]()
    place: object = error.place
    while isinstance(place, Place):
        for name, value in place.arguments.items():
            if name in FIELDS:
                parts.insert(0, str(value))
            else:
                entry = entry or str(value)
        place = place.place
    field = ".".join(parts)
    file, _, rest = str(place).partition(": ")
    if file not in texts:
        return Spot(file, entry, field)
    field = field or rest
    return Spot(file, entry, field, told_line(error) or line_of(texts[file], entry, field))


def told_line(error: PlatzdarmError) -> int:
    """What is no TOML says its line itself."""
    for inner in error.arguments.values():
        if isinstance(inner, PlatzdarmError):
            said = inner.arguments.get("line")
            return int(str(said)) if said is not None else told_line(inner)
    return 0


def line_of(text: str, entry: str, field: str) -> int:
    """The line of the field, else that of the entry's id, else none."""
    lines = text.split("\n")
    first, last = 0, len(lines)
    found = 0
    for name in [part for part in entry.split("', '") if part]:
        at = line_with_id(lines, name, first, last)
        if at < 0:
            break
        found, first, last = at + 1, beginning(lines, at), end(lines, at)
    key = re.match(r"[\w-]+", field)
    if key is None:
        return found
    begins = re.compile(rf"\s*(\[+\s*)?{re.escape(key[0])}\b\s*[=\].]")
    at = next((at for at in range(first, last) if begins.match(lines[at])), -1)
    return at + 1 if at >= 0 else found


def line_with_id(lines: list[str], name: str, first: int, last: int) -> int:
    """From 0; -1 where there is none."""
    quoted = re.compile(rf"\bid\s*=\s*[\"']{re.escape(name)}[\"']")
    return next((at for at in range(first, last) if quoted.search(lines[at])), -1)


def span_of(lines: list[str], entry: str) -> tuple[int, int] | None:
    """The lines of the table in which an entry stands, if it has one of its own."""
    at = line_with_id(lines, entry.partition("', '")[0], 0, len(lines))
    first = beginning(lines, at) if at >= 0 else 0
    return (first, end(lines, at)) if at >= 0 and lines[first].startswith("[[") else None


def beginning(lines: list[str], at: int) -> int:
    """Of the table in which a line stands."""
    return next((before for before in range(at, -1, -1) if lines[before].startswith("[")), 0)


def end(lines: list[str], at: int) -> int:
    return next((after for after in range(at + 1, len(lines)) if lines[after].startswith("[")), len(lines))
