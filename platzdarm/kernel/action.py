"""An action is one integer: a verb in the low byte and up to five operands above it, a byte each.

So an action is a value: quick to copy, to compare and to send, and it names things by number, never by reference.
Each game's vocabulary writes it as text (`place mutant c3 r2`) and reads it back.
"""

from typing import Final

Action = int

BITS: Final = 8
FIELD: Final = 255


def pack(verb: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> int:
    return verb | a << 8 | b << 16 | c << 24 | d << 32 | e << 40


def verb_of(action: int) -> int:
    return action & FIELD


def first(action: int) -> int:
    return action >> 8 & FIELD


def second(action: int) -> int:
    return action >> 16 & FIELD


def third(action: int) -> int:
    return action >> 24 & FIELD


def fourth(action: int) -> int:
    return action >> 32 & FIELD


def fifth(action: int) -> int:
    return action >> 40 & FIELD
