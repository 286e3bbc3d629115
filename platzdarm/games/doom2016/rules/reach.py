"""Where a figure can get with the movement points that it has, and by which moves."""

from platzdarm.board.paths import Reach, explore
from platzdarm.games.doom2016.rules.going import going
from platzdarm.games.doom2016.rules.mover import Mover
from platzdarm.games.doom2016.rules.position import Incursion


def reach_of(position: Incursion, mover: Mover) -> Reach:
    start = position.place[mover.figure] * 2 + position.turned[mover.figure]
    return explore(start, mover.points, going(position, mover))


def on_the_way(reach: Reach) -> list[int]:
    """The places where one may stop and those that are passed, nearest first; where one stands is left out."""
    found: set[int] = set()
    for place in reach.order:
        while place != reach.start and place not in found:
            found.add(place)
            place = reach.before[place]
    return sorted(found, key=lambda place: (reach.cost[place], place))
