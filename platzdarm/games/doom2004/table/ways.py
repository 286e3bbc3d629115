"""Which way is shown and gone where several cost the same: past acid and watchful eyes, and straight."""

from platzdarm.board.paths import Reach
from platzdarm.games.doom2004.rules.arrival import is_watchful
from platzdarm.games.doom2004.rules.moving import Pace
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.setting import enemies
from platzdarm.games.doom2004.rules.sight import beside
from platzdarm.games.doom2004.rules.verbs import STEP
from platzdarm.kernel.action import first, verb_of

Trouble = tuple[int, int]  # squares that hurt, then slanting steps: of two ways without danger the straighter


def take_care(position: Foray, pace: Pace, reach: Reach) -> None:
    """Each place by the best of its cheapest ways."""
    perils = perilous(position, pace.figure)
    found: dict[int, Trouble] = {reach.start: (0, 0)}
    for place in sorted(reach.cost, key=lambda place: reach.cost[place]):
        harm, slants = found[place]
        for hop in pace.hops(place):
            if reach.cost.get(hop.to) != reach.cost[place] + hop.price:
                continue
            slanting = verb_of(hop.action) == STEP and first(hop.action) % 2
            trouble = (harm + sum(square in perils for square in pace.squares(hop.to)), slants + slanting)
            if hop.to not in found or trouble < found[hop.to]:
                found[hop.to] = trouble
                reach.before[hop.to], reach.action[hop.to] = place, hop.action


def perilous(position: Foray, figure: int) -> set[int]:
    """Squares where a step hurts or is answered by a blow."""
    squares = set(position.acid)
    for other, place in enumerate(position.place):
        if place >= 0 and enemies(figure, other) and is_watchful(position, other):
            squares.update(beside(position, position.squares(other)))
    return squares
