"""The numbers of the verbs; text/vocabulary.py has a row for each, with its word and its operands."""

from typing import Final

PASS: Final = 0  # as in every game
ACTION: Final = 1  # sprint, unload, advance or ready
ADRENALINE: Final = 2
STEP: Final = 3
DOOR: Final = 4  # opens a closed door, closes an open one
TELEPORT: Final = 5
DUCT: Final = 6
CRAWL: Final = 7  # a marine, through ducts that a scenario has linked
GIVE: Final = 8
LEAVE: Final = 9
ATTACK: Final = 10
STRIKE: Final = 11  # an invader's attack
ORDER: Final = 12
HEAL: Final = 13
END: Final = 14
RESPAWN: Final = 15
REROLL: Final = 16
WALK: Final = 17  # a blow-through goes on
KNOCK: Final = 18
USE: Final = 19  # an event card
DISCARD: Final = 20
SPAWN: Final = 21
PUT: Final = 22
RECYCLE: Final = 23
ACTIVATE: Final = 24
CHOOSE: Final = 25  # at an encounter
CANCEL: Final = 26  # an event card, by giving up an order
KEEP: Final = 27  # a weapon, for the next scenario of a campaign
LAST: Final = KEEP

# where things stand that are used: event cards alone, so far
EVENT: Final = 0
SOURCES: Final = ("event",)

# actions of a marine (D04-ACTION-01)
SPRINT: Final = 0
UNLOAD: Final = 1
ADVANCE: Final = 2
READY: Final = 3
ACTIONS: Final = ("sprint", "unload", "advance", "ready")
UNDECLARED: Final = -1

# orders (D04-ORDER-01)
NO_ORDER: Final = 0
AIM: Final = 1
GUARD: Final = 2
DODGE: Final = 3
HEALING: Final = 4
ORDERS: Final = ("none", "aim", "guard", "dodge", "heal")

# operands of two bytes: the place of the square in the actions that have one
SQUARE_FIRST: Final = 8  # step through a duct, respawn, strike, put, walk
SQUARE_SECOND: Final = 16  # attack, knock
AFTER_FIRST_SQUARE: Final = 24
AFTER_SECOND_SQUARE: Final = 32
