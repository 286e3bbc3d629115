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
    """Whoever has given nothing is told what to give, not that nothing is no JSON. Some editors put a mark before the
    text, which is none of it; some save it in UTF-16."""
    text = sys.stdin.buffer.read()
    if text.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        raise Fault("error-not-text", file="stdin")
    text = text.removeprefix(codecs.BOM_UTF8)
    if not text.strip():
        raise Fault("error-nothing-given")
    return text
