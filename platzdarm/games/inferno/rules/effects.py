"""The effect language of this game: whom an effect means, what is counted, at which moments it is carried out.

The verbs stand in `effects_cards`, `effects_champions`, `effects_field`, `schemes` and, for what holds all the time,
`standing`; their table in `effect_verbs`. Whom an effect means: 'self' is the champion that the effect stands on;
otherwise one is picked, or all of a kind are meant.
"""

from typing import Final

from platzdarm.games.inferno.rules.cards import (
    AMBUSH,
    COMPLETED,
    DEFEATED,
    EQUIPPED,
    MOMENTS,
    ORDER_ENDED,
    ORDERED,
    SCHEME,
    SLAUGHTER,
    STANDING,
    THREAT,
)
from platzdarm.games.inferno.rules.programs import Deed
from platzdarm.kernel.effects import Words

KINDS: Final = (
    "own_champion",
    "exhausted_champion",
    "enemy_champion",
    "own_card",
    "hand_card",
    "played_card",
    "discarded_construct",
    "hero_played",
    "row_card",
    "hero_on_offer",
    "treasure",
    "own_treasure",
    "forest",
    "linked",
)
NAMED: Final = ("self",)
PLACES: Final = {"near": ("self",)}
COUNTS: Final = (
    "constructs_borne",
    "constructs_played",
    "other_pasythea",
    "souls",
    "constructs",
    "living_earths",
    "villain_shrines",
)
MARKS: Final = ("by_shrine",)

CARRIED_OUT: Final[Words] = tuple(moment for moment in MOMENTS if moment not in (STANDING, SCHEME, THREAT))
MUCH: Final[Words] = ("n", "allegiance")
WHOM: Final[Words] = ("n", "who", "factions", "allegiance")
ON_CHAMPION: Final[Words] = (ORDERED, ORDER_ENDED, SLAUGHTER, EQUIPPED, COMPLETED, DEFEATED, AMBUSH)


class Plain(Deed):
    """It needs nothing but a number."""

    moments: Words = CARRIED_OUT
    takes = MUCH
