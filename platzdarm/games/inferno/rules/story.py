"""The campaign's tale: moments that are told once in a game, when they come (no rule depends on them)."""

from typing import Final

from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.scenario import BEELZEPUG, KYTHIS, RAKAR, RAT_KING

TALES: Final = (RAT_KING, BEELZEPUG, RAKAR, KYTHIS)
LATE: Final = 16  # the threat level from which a victory is a late one


def beat(position: Contest, tale: str, number: int) -> None:
    """Tell a moment of a tale, if it is that one and has not been told."""
    if not position.setting.scenario.special(tale) or position.beats >> number & 1:
        return
    position.beats |= 1 << number
    position.tell("beat", [TALES.index(tale), number])
