"""What is given to a tool as JSON on standard input. What is wrong in it is told by its place."""

import sys
from typing import TypeVar

import msgspec

from platzdarm.kernel.errors import ContentError
from platzdarm.text.foreign import understood

T = TypeVar("T")


def given(kind: type[T], place: str) -> T:
    return parse(sys.stdin.buffer.read(), kind, place)


def parse(text: bytes, kind: type[T], place: str) -> T:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError as error:
        raise ContentError("because", place=place, reason=understood(str(error))) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ContentError("no-json", place=place, detail=understood(str(error))) from None
