"""Where figures find room: the free squares nearest to a place (D16-LARGE-09, 10)."""

from platzdarm.games.doom2016.rules.field import OFF
from platzdarm.games.doom2016.rules.position import Incursion


def nearest_free(position: Incursion, figure: int, start: int) -> list[int]:
    """The free squares nearest to `start` by the figure's normal movement."""
    field = position.setting.field
    reach = field.spread(start, position.flies(figure), position.shut)
    standing = position.standing()
    least = OFF
    found: list[int] = []
    for square in range(field.size):
        far = reach[square]
        if far == OFF or square in standing or OFF < least < far:
            continue
        if far != least:
            least = far
            found = []
        found.append(square)
    return found
