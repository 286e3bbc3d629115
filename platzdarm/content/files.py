"""Reading content files. A mistake is reported with file, entry, field and remedy."""

import re
import tomllib
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from platzdarm.kernel.errors import ContentError, Place, PlatzdarmError
from platzdarm.text.foreign import understood

Choices = Mapping[str, Sequence[Any]]  # field -> what may stand there, for messages


def digest(text: str) -> str:
    """By which a record knows the file again that it was played with."""
    return blake2b(text.encode(), digest_size=16).hexdigest()


def parse(text: str, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError("no-toml", place=file, detail=understood(str(error))) from None
    except RecursionError:
        raise ContentError("no-toml", place=file, detail=PlatzdarmError("toml-deep")) from None


def convert(raw: Any, kind: Any, file: object, choices: Choices, entry: str = "entry") -> Any:
    """`entry` is what the file's entries are called: 'tile' for those in its list `tiles`."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise wrong_value(str(error), raw, file, choices, entry) from None


def wrong_value(message: str, raw: Any, file: object, choices: Choices, entry: str) -> ContentError:
    """Turn msgspec's `... - at `$[3].cards[1].speed`` into `entry 'uac', 'armor', field speed: ...`."""
    found = re.fullmatch(r"(.*?) - at `\$\.?(.*)`", message, re.DOTALL)
    if not found:
        return ContentError("because", place=file, reason=understood(message))
    reason, path = understood(found[1]), found[2]
    word = path.rpartition(".")[2].partition("[")[0]
    if reason.slug == "invalid-value" and word in choices:
        known = ", ".join(str(choice) for choice in choices[word])
        reason = PlatzdarmError("invalid-choice", found=reason.arguments["found"], choices=known)
    return ContentError("because", place=locate(path, raw, file, entry), reason=reason)


def locate(path: str, raw: Any, file: object, entry: str) -> Place:
    """The entry of a file by its name, and the field in it."""
    names: list[str] = []
    field: list[str] = []
    at = raw
    for key, number in re.findall(r"([a-z_]+)|\[(\d+)\]", path):
        try:
            at = at[key] if key else at[int(number)]
        except (KeyError, IndexError, TypeError):
            at = None
        if number and isinstance(at, dict) and ("id" in at or field == [f"{entry}s"]):
            names.append(str(at.get("id", f"#{int(number) + 1}")))
            field = []
        else:
            field.append(key if key else f"[{number}]")
    inside = ".".join(field).replace(".[", "[")
    if not names:
        return Place("file-field", place=file, field=inside or "(top)")
    place = Place(entry, place=file, **{entry: "', '".join(names)})
    return Place("field", place=place, field=inside) if inside else place
