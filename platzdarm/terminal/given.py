"""What is given to a tool as JSON on standard input. What is wrong in it is told by its place."""

import sys
from typing import TypeVar

import msgspec

from platzdarm.kernel.errors import ContentError
from platzdarm.terminal.faults import Fault
from platzdarm.text.foreign import understood

T = TypeVar("T")


def given(kind: type[T], place: str) -> T:
    return parse(given_text(), kind, place)


def given_text() -> bytes:
    """Whoever has given nothing is told what to give, not that nothing is no JSON."""
    text = sys.stdin.buffer.read()
    if not text.strip():
        raise Fault("error-nothing-given")
    return text


def parse(text: bytes, kind: type[T], place: str) -> T:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError as error:
        raise ContentError("because", place=place, reason=understood(str(error))) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ContentError("no-json", place=place, detail=understood(str(error))) from None
