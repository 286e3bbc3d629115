"""Goals of quests that lie before a player (INF-QUEST-06): what happens afterwards brings them nearer.

A quest in play is kept as card * 256 + how far it has come; only what happens after it was played counts.
"""

from typing import Final

from platzdarm.games.inferno.rules.position import CARD_BITS, Contest
from platzdarm.games.inferno.rules.setting import NEUTRAL

PROGRESS_BITS: Final = 8
DEAR: Final = 3  # the least cost of a card that 'plays_dear' counts

# what happens, with a number that says how often or how much
HAPPENINGS: Final = (
    "plays",
    "plays_dear",
    "plays_construct",
    "draws",
    "banishes",
    "gains_runes",
    "spends_power",
    "orders",
    "orders_rats",
    "ends_on_shrine",
    "comes_onto_portal",
    "enters_forest",
    "takes_treasure",
    "attacks_from_afar",
    "defeats",
    "defeats_by_shrine",
    "equipped_defeats",
)
# what is so: enough while it holds at any moment
STATES: Final = ("controls_shrines", "bears_constructs", "owns_souls", "was_defeated")


def progress(position: Contest, seat: int, event: str, number: int, of: int = 0) -> None:
    """`of` are factions as bits, for goals that name one. Whoever is no player pursues no quests."""
    if not 0 <= seat < NEUTRAL or not position.pursued[seat]:
        return
    found: list[int] = []
    for entry in position.pursued[seat]:
        goal = position.setting.card(entry >> PROGRESS_BITS).goal
        assert goal is not None
        if goal.event == event and (goal.of < 0 or of >> goal.of & 1):
            entry = entry - (entry & CARD_BITS) + min((entry & CARD_BITS) + number, CARD_BITS)
        found.append(entry)
    position.pursued[seat] = tuple(found)
