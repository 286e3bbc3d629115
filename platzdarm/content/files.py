"""Reading content files. A mistake is reported with file, entry, field and remedy."""

import re
import tomllib
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from platzdarm.kernel.errors import ContentError

Choices = Mapping[str, Sequence[Any]]  # field -> what may stand there, for messages


def digest(text: str) -> str:
    """By which a record knows the file again that it was played with."""
    return blake2b(text.encode(), digest_size=16).hexdigest()


def parse(text: str, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{file}: not valid TOML: {error}") from None


def convert(raw: Any, kind: Any, file: str, choices: Choices, entry: str = "entry") -> Any:
    """`entry` is what the file's entries are called: 'tile' for those in its list `tiles`."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise ContentError(f"{file}: {locate(str(error), raw, choices, entry)}") from None


def locate(message: str, raw: Any, choices: Choices, entry: str) -> str:
    """Turn msgspec's `... - at `$[3].cards[1].speed`` into `entry 'uac', 'armor', field speed: ...`."""
    found = re.fullmatch(r"(.*?) - at `\$\.?(.*)`", message, re.DOTALL)
    if not found:
        return message
    reason, path = found.groups()
    word = path.rpartition(".")[2].partition("[")[0]
    if reason.startswith("Invalid enum value") and word in choices:
        reason += f"; choose one of {', '.join(str(choice) for choice in choices[word])}"
    names: list[str] = []
    field: list[str] = []
    at = raw
    for key, number in re.findall(r"([a-z_]+)|\[(\d+)\]", path):
        try:
            at = at[key] if key else at[int(number)]
        except (KeyError, IndexError, TypeError):
            at = None
        if number and isinstance(at, dict) and ("id" in at or field == [f"{entry}s"]):
            names.append(f"'{at.get('id', f'number {int(number) + 1}')}'")
            field = []
        else:
            field.append(key if key else f"[{number}]")
    parts = [f"{entry} {', '.join(names)}"] if names else []
    if field or not names:
        parts.append(f"field {'.'.join(field).replace('.[', '[') or '(top)'}")
    return f"{', '.join(parts)}: {reason}"
