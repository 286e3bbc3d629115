"""Cards that lie revealed in the middle of an attack: they are in no hand, deck or discard pile."""

from typing import Final

from platzdarm.games.doom2016.rules.attack import NO_CARD, Attack
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import is_demon

ACTION: Final = 0
EVENT: Final = 1


def in_flight(position: Incursion) -> list[tuple[int, int, int]]:
    """(action or event, defender, card) of each."""
    found: list[tuple[int, int, int]] = []
    for step in position.agenda:
        if isinstance(step, Attack) and step.shown != NO_CARD:
            found.append((EVENT if is_demon(step.defender) else ACTION, step.defender, step.shown))
    return found
