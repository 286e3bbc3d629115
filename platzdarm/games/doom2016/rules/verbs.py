"""The verbs of the notation. Operands are squares, figures, cards and small numbers, a byte each."""

from typing import Final

PASS: Final = 0  # as in every game
STEP: Final = 1  # direction
TURN: Final = 2  # anchor: a large figure turns by 90 degrees
TELEPORT: Final = 3  # square
STOP: Final = 4  # a large figure stops on small ones
DOOR: Final = 5  # door
TAKE: Final = 6  # 0 health pack, 1 weapon, 2 objective token
PLAY: Final = 7  # action card, target + 1
RUN: Final = 8  # action card
ATTACK: Final = 9  # figure, offer, ability + 1
USE: Final = 10  # source, number, target, second target
END: Final = 11
ACTIVATE: Final = 12  # demon type
KEEP: Final = 13
SECOND: Final = 14
LOSE: Final = 15  # 0 red, 1 black: the die that a stunned attacker removes
DISPLACE: Final = 16  # figure, square
PORTAL: Final = 17  # portal
GROUP: Final = 18  # which of the two
PUT: Final = 19  # anchor, turned
ARGENT: Final = 20  # demon type, or 8 for the invasion card
DISCARD: Final = 21  # card
SETS: Final = 22  # set, set, set
INVASION: Final = 23  # card
WEAPONS: Final = 24  # weapon, weapon
CLASS: Final = 25  # card
LEADER: Final = 26  # marine
RESPAWN: Final = 27  # square
DROP: Final = 28  # square: where an objective token is put
CARRY: Final = 29  # figure: who takes the sample
WORK: Final = 30  # object, action card
SEAL: Final = 31  # portal
ORDER: Final = 32  # card, 0 top 1 bottom
FLAMES: Final = 33  # demon ability that attacks everybody around, instead of an attack
NEXT: Final = 34  # figure: the demon that acts next

NAMES: Final = (
    "pass",
    "step",
    "turn",
    "teleport",
    "stop",
    "open",
    "take",
    "play",
    "run",
    "attack",
    "use",
    "end",
    "activate",
    "keep",
    "second",
    "lose",
    "displace",
    "portal",
    "group",
    "put",
    "argent",
    "discard",
    "sets",
    "invasion",
    "weapons",
    "class",
    "leader",
    "respawn",
    "drop",
    "carry",
    "work",
    "seal",
    "order",
    "flames",
    "next",
)

# sources of an ability that is used
HAND: Final = 0  # a reaction card in hand
CLASSES: Final = 1  # a sentence of the class card
GLORY: Final = 2  # a glory kill card
CARD: Final = 3  # a sentence of the card that is attacking
EVENT: Final = 4  # an event card in hand
DEMON: Final = 5  # an ability of the acting demon's card
LATER: Final = 6  # the rest of an ability that was used earlier in this attack
MARK: Final = 7  # a reroll that waits for the next attack
GRENADE: Final = 8  # a grenade on the map
KEPT: Final = 9  # a card that stays in play
SOURCES: Final = ("hand", "class", "glory", "card", "event", "ability", "later", "reroll", "grenade", "kept")
