"""Honour and victory (chapters VICT, TURN): gained where a rule says so; with enough of it the game ends at once."""

from platzdarm.games.inferno.rules.position import Contest


def gain_honour(position: Contest, side: int, number: int) -> None:
    """INF-VICT-01: the target or more wins, in the middle of whatever goes on (INF-TURN-06)."""
    if number <= 0 or position.result is not None:
        return
    position.honour[side] += number
    position.tell("honour", [side, number, position.honour[side]])
    if position.honour[side] >= position.setting.scenario.honour:
        win(position, side)


def win(position: Contest, side: int) -> None:
    """Partners win together (INF-TEAM-06)."""
    seats = range(position.setting.seats)
    position.result = [1.0 if position.setting.side_of(seat) == side else 0.0 for seat in seats]
    position.tell("won", [side])


def decided(position: Contest) -> bool:
    """Whether the game has been won. Asked anew each time: the compiler would believe that an earlier answer holds."""
    return position.result is not None
