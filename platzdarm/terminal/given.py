"""What is given to a tool as JSON on standard input. What is wrong in it is told by its place."""

import codecs
import sys
from typing import TypeVar

from platzdarm.content.plain import from_json
from platzdarm.terminal.faults import Fault

T = TypeVar("T")


def given(kind: type[T], place: str) -> T:
    return from_json(given_text(), kind, place)


def given_text() -> bytes:
    """Whoever has given nothing is told what to give, not that nothing is no JSON; some editors mark what they save."""
    text = sys.stdin.buffer.read()
    if not text.strip():
        raise Fault("error-nothing-given")
    if text.startswith((codecs.BOM_UTF8, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        raise Fault("error-byte-order-mark")
    return text
