"""Cards that lie revealed in the middle of an attack: they are in no hand, deck or discard pile."""

from typing import TYPE_CHECKING

from platzdarm.games.doom2016.table import is_demon

if TYPE_CHECKING:
    from platzdarm.games.doom2016.position import Incursion

ACTION = 0
EVENT = 1


def in_flight(position: "Incursion") -> list[tuple[int, int, int]]:
    """(action or event, defender, card) of each."""
    found: list[tuple[int, int, int]] = []
    for step in position.agenda:
        data = step.data()
        if data[0] == "Attack" and data[7][0] >= 0:
            found.append((EVENT if is_demon(data[2]) else ACTION, data[2], data[7][0]))
    return found
