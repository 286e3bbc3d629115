"""What squares are called: column letters and a row number, both counted from the lower left corner: `c4`, `ab12`."""

from typing import Final

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
NOWHERE: Final = (-1, -1)
MOST_DIGITS: Final = 3


def column_name(column: int) -> str:
    return (chr(96 + column // 26) if column >= 26 else "") + chr(97 + column % 26)


def square_name(column: int, row: int) -> str:
    return column_name(column) + str(row + 1)


def square_named(word: str) -> tuple[int, int]:
    """Column and row, or NOWHERE: whether there is such a square is the map's to say."""
    digits = word.lstrip(LETTERS)
    letters = word[: len(word) - len(digits)]
    if not digits.isdecimal() or len(digits) > MOST_DIGITS or not 1 <= len(letters) <= 2:
        return NOWHERE
    column = ord(letters[-1]) - 97 + (26 * (ord(letters[0]) - 96) if len(letters) == 2 else 0)
    return column, int(digits) - 1
