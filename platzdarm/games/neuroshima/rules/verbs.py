"""The numbers of the verbs; text/vocabulary.py has a row for each, with its word and its operands."""

from typing import Final

PASS: Final = 0  # as in every game
HEADQUARTERS: Final = 1
DISCARD: Final = 2
REDRAW: Final = 3
PLACE: Final = 4
MOVE: Final = 5  # by a Move tile
RUN: Final = 6  # by the tile's own mobility
RIDE: Final = 7  # carried by a Transport
PUSH: Final = 8
RETREAT: Final = 9  # where the pushed tile goes
BATTLE: Final = 10
SNIPE: Final = 11
GRENADE: Final = 12
AIR_STRIKE: Final = 13
END: Final = 14
EXPLODE: Final = 15
FIGHT: Final = 16  # the Clown attacks as usual
CONVERT: Final = 17
KEEP: Final = 18  # the Quartermaster's tile attacks as printed
HEAL: Final = 19

LAST: Final = HEAL
