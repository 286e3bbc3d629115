"""Where in its file a fault is: the line, found by entry and field as the fault names them."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from platzdarm.kernel.errors import Place, PlatzdarmError

ENTRIES = ("entry", "tile", "mission")  # by which names a place tells of an entry


@dataclass(frozen=True)
class Spot:
    file: str = ""
    entry: str = ""
    field: str = ""
    line: int = 0  # from 1; 0 where it cannot be told


def spot_of(error: PlatzdarmError, texts: Mapping[str, str]) -> Spot:
    """`texts` are the files by the names that faults call them by."""
    entry = field = ""
    place: object = error.place
    while isinstance(place, Place):
        field = field or str(place.arguments.get("field", ""))
        entry = entry or next((str(place.arguments[name]) for name in ENTRIES if name in place.arguments), "")
        place = place.place
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
        quoted = re.compile(rf"\bid\s*=\s*[\"']{re.escape(name)}[\"']")
        at = next((at for at in range(first, last) if quoted.search(lines[at])), -1)
        if at < 0:
            break
        found, first, last = at + 1, beginning(lines, at), end(lines, at)
    key = re.match(r"[\w-]+", field)
    if key is None:
        return found
    begins = re.compile(rf"\s*(\[+\s*)?{re.escape(key[0])}\b\s*[=\].]")
    at = next((at for at in range(first, last) if begins.match(lines[at])), -1)
    return at + 1 if at >= 0 else found


def beginning(lines: list[str], at: int) -> int:
    """Of the table in which a line stands."""
    return next((before for before in range(at, -1, -1) if lines[before].startswith("[")), 0)


def end(lines: list[str], at: int) -> int:
    return next((after for after in range(at + 1, len(lines)) if lines[after].startswith("[")), len(lines))
