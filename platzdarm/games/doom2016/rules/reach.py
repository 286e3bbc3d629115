"""Where a figure can get with the movement points that it has, and by which moves: for the page."""

from typing import Any

from platzdarm.board.paths import OFF, Reach, explore
from platzdarm.games.doom2016.rules.field import DIRECTIONS
from platzdarm.games.doom2016.rules.going import going
from platzdarm.games.doom2016.rules.mover import Mover
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.verbs import NAMES, STEP
from platzdarm.kernel.action import first, verb_of


def reach_of(position: Incursion, mover: Mover) -> Reach:
    start = position.place[mover.figure] * 2 + position.turned[mover.figure]
    return explore(start, mover.points, going(position, mover))


def reach_facts(position: Incursion, mover: Mover) -> list[dict[str, Any]]:
    """The places where it may stop and those on the way there, nearest first; the figure's own is left out.

    `from` is the number of the entry before, -1 for where the figure stands.
    """
    field = position.setting.field
    reach = reach_of(position, mover)
    places = on_the_way(reach)
    number = {place: at for at, place in enumerate(places)}
    return [
        {
            "to": field.name(place // 2),
            "turned": place % 2 == 1,
            "cost": reach.cost[place],
            "by": move_name(position, reach.action[place]),
            "from": number.get(reach.before[place], OFF),
            "rest": reach.rest[place],
        }
        for place in places
    ]


def on_the_way(reach: Reach) -> list[int]:
    found: set[int] = set()
    for place in reach.order:
        while place != reach.start and place not in found:
            found.add(place)
            place = reach.before[place]
    return sorted(found, key=lambda place: (reach.cost[place], place))


def move_name(position: Incursion, action: int) -> str:
    """As in notation: `step ne`, `turn c4`, `teleport c4`."""
    where = first(action)
    verb = verb_of(action)
    return f"{NAMES[verb]} {DIRECTIONS[where] if verb == STEP else position.setting.field.name(where)}"
