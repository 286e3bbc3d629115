"""How large anything in a content file may be, whatever it means: files come from strangers, too."""

import unicodedata
from collections.abc import Iterator
from typing import Any, Final

from platzdarm.content.faults import Faults
from platzdarm.content.files import locate
from platzdarm.kernel.errors import ContentError, PlatzdarmError

MOST_DEEP: Final = 20  # tables within tables and lists
MOST_LONG: Final = 500  # entries of a list or table
MOST_NUMBER: Final = 1_000_000
MOST_SIGNS: Final = 2_000  # of a text
MOST_NAME: Final = 60
NAMES: Final = ("name", "short", "board", "expansion", "label")  # what stands on a line with other things
LINE_ENDS: Final = "\n\t"


def check_bounds(raw: dict[str, Any], file: object) -> None:
    """Tells all that is too large, each with its place."""
    faults = Faults()
    for path, error in beyond(raw, "", 0):
        place = locate(path, raw, file, "entry") if path else file
        faults.found.append(ContentError("because", place=place, reason=error))
    faults.tell()


def beyond(value: Any, path: str, depth: int) -> Iterator[tuple[str, PlatzdarmError]]:
    if isinstance(value, dict | list):
        if depth > MOST_DEEP:
            yield path, PlatzdarmError("bound-deep", most=MOST_DEEP)
        elif len(value) > MOST_LONG:
            yield path, PlatzdarmError("bound-long", n=len(value), most=MOST_LONG)
        else:
            for key, part in value.items() if isinstance(value, dict) else enumerate(value):
                yield from beyond(part, inside(path, key), depth + 1)
    elif isinstance(value, str):
        yield from of_text(value, path)
    elif isinstance(value, int | float) and not -MOST_NUMBER <= value <= MOST_NUMBER:
        yield path, PlatzdarmError("bound-number", most=MOST_NUMBER)


def inside(path: str, key: object) -> str:
    if isinstance(key, int):
        return f"{path}[{key}]"
    name = str(key)[:MOST_NAME]
    return f"{path}.{name}" if path else name


def of_text(text: str, path: str) -> Iterator[tuple[str, PlatzdarmError]]:
    *_, field, _language = ["", "", *path.split(".")]
    most = MOST_NAME if field in NAMES else MOST_SIGNS
    if len(text) > most:
        yield path, PlatzdarmError("bound-text", n=len(text), most=most)
    elif text and field in NAMES and not text.strip():
        yield path, PlatzdarmError("expected-text")
    # Signs that nobody sees, and those that turn the text round, belong into no name that others read.
    unseen = next((sign for sign in text if unicodedata.category(sign) in ("Cc", "Cf", "Co", "Cs")), "")
    if unseen and unseen not in LINE_ENDS:
        yield path, PlatzdarmError("bound-sign", sign=f"U+{ord(unseen):04X}")
