"""Honour and victory (chapters VICT, TURN, CWIN, CRAK): gained where a rule says so; with enough of it a game ends."""

from platzdarm.games.inferno.rules.field import OFF
from platzdarm.games.inferno.rules.position import WON, Contest
from platzdarm.games.inferno.rules.scenario import BEELZEPUG, KYTHIS, RAKAR
from platzdarm.games.inferno.rules.setting import PLAYERS, VILLAINS
from platzdarm.games.inferno.rules.story import beat


def gain_honour(position: Contest, side: int, number: int, bearer: int = OFF) -> None:
    """INF-VICT-01: the target or more wins, in the middle of whatever goes on (INF-TURN-06).

    Against Rakar players take markers instead, which the champion bears that has earned them (INF-CRAK-10).
    """
    if number <= 0 or position.result is not None or position.victor:
        return
    if side == PLAYERS and position.setting.scenario.special(RAKAR):
        take_markers(position, number, bearer)
        return
    position.honour[side] += number
    position.tell("honour", [side, number, position.honour[side]])
    if side == VILLAINS and position.honour[side] >= position.setting.scenario.honour // 2:
        beat(position, KYTHIS, 3)
    if position.honour[side] >= position.setting.scenario.honour and counts(position, side):
        win(position, side)


def counts(position: Contest, side: int) -> bool:
    """Whether honour wins for a side: Beelzepug must be defeated (INF-CPUG-01)."""
    return side != PLAYERS or not position.setting.scenario.special(BEELZEPUG)


def take_markers(position: Contest, number: int, bearer: int) -> None:
    """From Rakar's card, then from the stock; those of a minion, or of nobody, go back there (INF-CRAK-10, 11)."""
    rakar = position.setting.boss
    taken = min(number, position.markers[rakar])
    if taken:
        position.markers[rakar] -= taken
        position.tell("markers", [rakar, position.markers[rakar]])
        if position.markers[rakar] <= position.setting.scenario.special(RAKAR) // 2:
            beat(position, RAKAR, 2)
        if not position.markers[rakar]:
            beat(position, RAKAR, 3)
    if bearer != OFF and not position.is_minion(bearer):
        position.markers[bearer] += number
        position.tell("markers", [bearer, position.markers[bearer]])


def win(position: Contest, side: int) -> None:
    """Partners win together (INF-TEAM-06), players of the campaign as well (INF-CSET-11)."""
    position.tell("won", [side])
    if position.setting.campaign and side == PLAYERS and position.setting.scenario.follows:
        position.victor = WON  # they choose what they keep before the game is over (INF-CWIN-03)
        return
    finish(position, side)


def finish(position: Contest, side: int) -> None:
    seats = range(position.setting.seats)
    won = side if side != VILLAINS or not position.setting.campaign else -1
    position.result = [1.0 if position.setting.side_of(seat) == won else 0.0 for seat in seats]
