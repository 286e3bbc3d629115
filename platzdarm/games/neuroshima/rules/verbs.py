"""The verbs of the notation. An action's operands are tiles (their number in the seat's army), cells, rotations."""

from typing import Final

PASS: Final = 0  # as in every game
HEADQUARTERS: Final = 1  # cell
DISCARD: Final = 2  # tile
REDRAW: Final = 3
PLACE: Final = 4  # tile, cell, rotation
MOVE: Final = 5  # from, to, rotation: a Move tile
RUN: Final = 6  # from, to, rotation: the tile's own mobility
RIDE: Final = 7  # from, to, rotation: carried by a Transport
PUSH: Final = 8  # pusher, pushed
RETREAT: Final = 9  # cell: where the pushed tile goes
BATTLE: Final = 10
SNIPE: Final = 11  # cell
GRENADE: Final = 12  # cell
AIR_STRIKE: Final = 13  # cell
END: Final = 14
EXPLODE: Final = 15  # cell
FIGHT: Final = 16  # cell: the Clown attacks as usual
CONVERT: Final = 17  # cell, direction, new kind
KEEP: Final = 18  # cell: the Quartermaster's tile attacks as printed
HEAL: Final = 19  # patient, source, medic

NAMES = (
    "pass",
    "hq",
    "discard",
    "redraw",
    "place",
    "move",
    "run",
    "ride",
    "push",
    "retreat",
    "battle",
    "snipe",
    "grenade",
    "airstrike",
    "end",
    "explode",
    "fight",
    "convert",
    "keep",
    "heal",
)
