"""An action is one integer: a verb in the low byte and operands above it, five of a byte each, or fewer wider ones.

So an action is a value: quick to copy, to compare and to send, and it names things by number, never by reference.
A square of a large map needs two bytes. Its kind says so in the game's vocabulary (`wide=True`), the rules write it
with `with_wide` and read it with `wide`, and the operands after it stand a byte higher.
Each game's vocabulary writes it as text (`place mutant c3 r2`) and reads it back.
"""

from typing import Final

from mypy_extensions import i64

Action = int

BITS: Final = 8
FIELD: Final = 255
WIDE: Final = 0xFFFF


def pack(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> int:
    """The operands are machine words (`i64`), which are quicker than Python's integers where this is compiled."""
    if (a | b | c | d | e) & ~FIELD:
        raise ValueError(f"an operand of ({a}, {b}, {c}, {d}, {e}) is more than a byte holds")
    return verb | a << 8 | b << 16 | c << 24 | d << 32 | e << 40


def with_wide(action: int, shift: int, value: int) -> int:
    """The action with an operand of two bytes at that place, which was empty."""
    if value & ~WIDE:
        raise ValueError(f"operand {value} is more than two bytes hold")
    return action | value << shift


def wide(action: int, shift: int) -> int:
    return action >> shift & WIDE


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
