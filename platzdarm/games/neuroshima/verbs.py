"""The verbs of the notation. An action's operands are tiles (their number in the seat's army), cells, rotations."""

PASS = 0  # as in every game
HEADQUARTERS = 1  # cell
DISCARD = 2  # tile
REDRAW = 3
PLACE = 4  # tile, cell, rotation
MOVE = 5  # from, to, rotation: a Move tile
RUN = 6  # from, to, rotation: the tile's own mobility
RIDE = 7  # from, to, rotation: carried by a Transport
PUSH = 8  # pusher, pushed
RETREAT = 9  # cell: where the pushed tile goes
BATTLE = 10
SNIPE = 11  # cell
GRENADE = 12  # cell
AIR_STRIKE = 13  # cell
END = 14
EXPLODE = 15  # cell
FIGHT = 16  # cell: the Clown attacks as usual
CONVERT = 17  # cell, direction, new kind
KEEP = 18  # cell: the Quartermaster's tile attacks as printed
HEAL = 19  # patient, source, medic

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
