"""Frags and the end of the game (chapters VICT, KILL)."""

from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.setting import INVADER

INVADER_SIDE = 0
MARINE_SIDE = 1


def win(position: Foray, side: int) -> None:
    """At once, in the middle of whatever goes on (D04-VICT-02)."""
    if position.result is None:
        invader = 1.0 if side == INVADER_SIDE else 0.0
        position.result = [invader if seat == INVADER else 1.0 - invader for seat in range(position.setting.seats)]
        position.tell("game_over", [side])


def frag(position: Foray) -> None:
    """Counted over all marines, and never taken back (D04-VICT-04)."""
    position.frags += 1
    position.tell("frag", [position.frags])
    if position.frags >= position.setting.frags:
        win(position, INVADER_SIDE)
