"""The numbers of the verbs; text/vocabulary.py has a row for each, with its word and its operands."""

from typing import Final

PASS: Final = 0  # as in every game
STEP: Final = 1
TURN: Final = 2  # a large figure turns by 90 degrees
TELEPORT: Final = 3
STOP: Final = 4  # a large figure stops on small ones
DOOR: Final = 5
TAKE: Final = 6
PLAY: Final = 7
RUN: Final = 8
ATTACK: Final = 9
USE: Final = 10
END: Final = 11
ACTIVATE: Final = 12
KEEP: Final = 13
SECOND: Final = 14
LOSE: Final = 15  # the die that a stunned attacker removes
DISPLACE: Final = 16
PORTAL: Final = 17
GROUP: Final = 18
PUT: Final = 19  # the lower left square
ARGENT: Final = 20
DISCARD: Final = 21
SETS: Final = 22
INVASION: Final = 23
WEAPONS: Final = 24
CLASS: Final = 25
LEADER: Final = 26
RESPAWN: Final = 27
DROP: Final = 28  # where an objective token is put
CARRY: Final = 29  # who takes the sample
WORK: Final = 30
SEAL: Final = 31
ORDER: Final = 32
FLAMES: Final = 33  # demon ability that attacks everybody around, instead of an attack
NEXT: Final = 34  # the demon that acts next

LAST: Final = NEXT

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
