"""Initiative and extra attacks (chapters INI and XA): who acts in which phase."""

from typing import Final

from mypy_extensions import i64

from platzdarm.games.neuroshima.rules.modules import Influence
from platzdarm.games.neuroshima.rules.tiles import Piece

EXTRA_BIT: Final = 4  # bits of `used` from here on are extra attacks, those below are printed values
NONE: Final = -1


def values_due(piece: Piece, cell: int, influence: Influence, phase: i64, used: i64) -> i64:
    """The values of a tile that equal `phase` now and have not been used in this battle, as bits (NH-INI-07).

    Bonuses shift every printed value, never below 0 (NH-INI-04, 05). Extra attacks come directly below the lowest
    current value, and are lost below 0 (NH-XA-01, 02).
    """
    bonus: i64 = influence.initiative[cell]
    due: i64 = 0
    bit: i64 = 1
    lowest: i64 = 99
    for printed in piece.tile.initiative:
        value: i64 = printed + bonus
        if value < 0:
            value = 0
        if value == phase:
            due |= bit
        if value < lowest:
            lowest = value
        bit <<= 1
    extra: i64 = influence.extra[cell]
    below = lowest - phase  # so many places below the lowest value
    if 0 < below <= extra and lowest != 99:
        due |= 1 << (EXTRA_BIT + below)
    return due & ~used


def highest_value(cells: list[Piece | None], influence: Influence) -> int:
    """The phase in which a battle begins: the highest current value on the board (NH-BAT-02)."""
    highest = NONE
    for cell in influence.fighters:
        piece = cells[cell]
        assert piece is not None
        for printed in piece.tile.initiative:
            value = printed + influence.initiative[cell]
            if value < 0:
                value = 0
            if value > highest:
                highest = value
    return highest
