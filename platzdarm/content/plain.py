"""Plain data from elsewhere, as JSON or decoded already, in types of ours. What is wrong in it is told by its place."""

from typing import Any, TypeVar

import msgspec

from platzdarm.kernel.errors import ContentError
from platzdarm.text.foreign import understood

T = TypeVar("T")


def from_json(text: str | bytes, kind: type[T], place: str) -> T:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError as error:
        raise ContentError("because", place=place, reason=understood(str(error))) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ContentError("no-json", place=place, detail=understood(str(error))) from None


def from_data(data: Any, kind: type[T], place: str) -> T:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise ContentError("because", place=place, reason=understood(str(error))) from None
