"""One search for ways over a map: cheapest first, whatever the places and prices are.

A place is a number: a square, a cell, or an anchor and a facing packed into one. What lies next to a place, at what
price and by which move, and where one may rest, is the game's: it brings a `Going`.
"""

from typing import Final

from mypy_extensions import mypyc_attr

OFF: Final = -1
FAR: Final = 99  # farther than any way that somebody reckons with


@mypyc_attr(acyclic=True)
class Hop:
    """One move from a place: where to, at what price, the action that makes it, and whether one may rest there."""

    def __init__(self, to: int, price: int, action: int, rest: bool) -> None:
        self.to = to
        self.price = price
        self.action = action
        self.rest = rest


@mypyc_attr(allow_interpreted_subclasses=True)
class Going:
    """How somebody goes about the map."""

    def hops(self, place: int) -> list[Hop]:
        """The moves from a place, whether they can be paid for or not."""
        return []


@mypyc_attr(acyclic=True)
class Reach:
    """Where somebody can get. `order` holds the places that he may rest on, nearest first, and his own before them."""

    def __init__(self, start: int) -> None:
        self.start = start
        self.cost: dict[int, int] = {start: 0}
        self.before: dict[int, int] = {}
        self.action: dict[int, int] = {}  # the move that leads to the place
        self.rest: dict[int, bool] = {start: True}
        self.order: list[int] = []

    def first_move(self, place: int) -> int:
        """The first move on the way there, or OFF if that is where one stands."""
        move = OFF
        while place != self.start:
            move = self.action[place]
            place = self.before[place]
        return move


def explore(start: int, points: int, going: Going) -> Reach:
    """Every place that so many points lead to, each by a cheapest way."""
    found = Reach(start)
    fronts: list[list[int]] = [[] for _ in range(points + 1)]
    fronts[0].append(start)
    for cost in range(points + 1):
        for place in fronts[cost]:
            if found.cost[place] < cost:
                continue
            if found.rest[place]:
                found.order.append(place)
            if cost == points:
                continue
            for hop in going.hops(place):
                total = cost + hop.price
                if total <= points and total < found.cost.get(hop.to, FAR):
                    found.cost[hop.to] = total
                    found.before[hop.to] = place
                    found.action[hop.to] = hop.action
                    found.rest[hop.to] = hop.rest
                    fronts[total].append(hop.to)
    return found


def on_the_way(reach: Reach) -> list[int]:
    """The places where one may stop and those that are passed, nearest first; where one stands is left out."""
    found: set[int] = set()
    for place in reach.order:
        while place != reach.start and place not in found:
            found.add(place)
            place = reach.before[place]
    return sorted(found, key=lambda place: (reach.cost[place], place))


def leads_to_rest(start: int, points: int, going: Going) -> bool:
    """Whether so many points lead from a place, where one may not stay, to one where one may."""
    best = {start: points}
    queue = [start]
    for place in queue:
        left = best[place]
        for hop in going.hops(place):
            rest = left - hop.price
            if rest < 0 or best.get(hop.to, OFF) >= rest:
                continue
            if hop.rest:
                return True
            best[hop.to] = rest
            queue.append(hop.to)
    return False


def distances(seeds: dict[int, int], going: Going) -> dict[int, int]:
    """How far it is from the nearest of the seeds (places with a handicap) to each place nearer than FAR."""
    found: dict[int, int] = {}
    fronts: list[list[int]] = [[] for _ in range(FAR)]
    for place, handicap in seeds.items():
        if handicap < FAR:
            found[place] = handicap
            fronts[handicap].append(place)
    for cost in range(FAR):
        for place in fronts[cost]:
            if found[place] < cost:
                continue
            for hop in going.hops(place):
                total = cost + hop.price
                if total < found.get(hop.to, FAR):
                    found[hop.to] = total
                    fronts[total].append(hop.to)
    return found


def count_from(start: int, around: list[list[int]]) -> list[int]:
    """How many squares must be counted from one to each, or OFF; `around` lists neighbours, OFF for none."""
    found = [OFF] * len(around)
    found[start] = 0
    queue = [start]
    for square in queue:
        farther = found[square] + 1
        for beside in around[square]:
            if beside != OFF and found[beside] == OFF:
                found[beside] = farther
                queue.append(beside)
    return found
