"""The numbers of the verbs; text/vocabulary.py has a row for each, with its word and its operands."""

from typing import Final

PASS: Final = 0  # as in every game
PLAY: Final = 1
ACQUIRE: Final = 2
ORDER: Final = 3
STEP: Final = 4
STOP: Final = 5
STRIKE: Final = 6
USE: Final = 7  # a treasure
GATE: Final = 8
RESEARCH: Final = 9
KEEP: Final = 10  # a quest that was looked at
COMPLETE: Final = 11
END: Final = 12
YES: Final = 13
WAY: Final = 14
CHAMPION: Final = 15  # what an effect is aimed at: a champion, a card somewhere, a place of the row, a cell
CARD: Final = 16
SLOT: Final = 17
CELL: Final = 18
TOKEN: Final = 19  # a treasure
DRAFT: Final = 20
TRIGGER: Final = 21  # which of several effects comes next
SPEND: Final = 22  # a beacon token, for honour
RANDOM: Final = 23  # a card that chance names, instead of a treasure
OFFER: Final = 24  # to all, that the recommended sets are taken instead of a draft
LAST: Final = OFFER

# how one attacks (INF-RNG-01, INF-KEY-15)
MELEE: Final = 0
AT_RANGE: Final = 1
AT_REACH: Final = 2
HOW: Final = ("melee", "ranged", "reach")

# zones from which an effect takes a card
IN_HAND: Final = 0
IN_DISCARD: Final = 1
PLAYED: Final = 2
ZONES: Final = ("hand", "discard", "played")

# places of the offer: the row, then the piles (INF-ROW-03)
FIRST_PILE: Final = 6
MYSTICS: Final = 6
INFANTRY: Final = 7
SLOTS: Final = ("row-1", "row-2", "row-3", "row-4", "row-5", "row-6", "mystic", "heavy_infantry")
