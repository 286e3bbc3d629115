"""Where a figure can get with the movement points that it has, and by which moves."""

from platzdarm.board.paths import Reach, explore
from platzdarm.games.doom2016.rules.going import going
from platzdarm.games.doom2016.rules.mover import Mover
from platzdarm.games.doom2016.rules.position import Incursion


def reach_of(position: Incursion, mover: Mover) -> Reach:
    start = position.place[mover.figure] * 2 + position.turned[mover.figure]
    return explore(start, mover.points, going(position, mover))
