"""Respawn (chapter RESP): a killed marine comes back at some distance, before he declares his action."""

from platzdarm.games.doom2004.rules.field import OFF
from platzdarm.games.doom2004.rules.position import ON_BOARD, Foray
from platzdarm.games.doom2004.rules.setting import FARTHEST_RESPAWN, NEAREST_RESPAWN


def respawn_squares(position: Foray, marine: int) -> list[int]:
    """Free squares 8 to 16 squares from where he was killed, else those that come closest to that (D04-RESP-02 to 05).

    Distance is counted as for an attack's range: walls do not lengthen it (D04-TERM-02).
    """
    field = position.setting.field
    solid = position.solid()
    floor = position.floor()
    death = position.death[marine]
    best = OFF
    found: list[int] = []
    for square in field.squares:
        if not floor >> square & 1 or solid >> square & 1 or position.figures_at(square):
            continue
        far = field.distance(death, square)
        off = max(NEAREST_RESPAWN - far, far - FARTHEST_RESPAWN, 0)
        if best == OFF or off < best:
            best = off
            found = []
        if off == best:
            found.append(square)
    return found


def respawn(position: Foray, marine: int, square: int) -> None:
    position.state[marine] = ON_BOARD
    position.put(marine, square)
    position.tell("respawned", [marine, square])
