"""How good things look from one seat: the guide of bots.

`Study` is a position as a seat knows it, looked at for one decision: what an attack can be expected to do, who sees
whom, how far it is to somewhere, and what a figure risks on a square. It reads the position and changes nothing;
hidden cards enter only as the pool that the seat may reckon with.
"""

from typing import Final

from platzdarm.games.doom2016.rules import knowledge
from platzdarm.games.doom2016.rules.cards import DemonType
from platzdarm.games.doom2016.rules.effects_standing import SLIP_PAST_ENEMIES
from platzdarm.games.doom2016.rules.field import DIFFICULT, IMPASSABLE, OFF
from platzdarm.games.doom2016.rules.moving import (
    Mover,
    active_squares,
    base_size,
    carries_asset,
    dies_underfoot,
    is_flying,
    shifted,
    turns,
)
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import FIRST_DEMON, enemies, is_demon, is_marine
from platzdarm.games.doom2016.rules.sight import distance, sees
from platzdarm.games.doom2016.rules.verbs import STEP, TELEPORT, TURN
from platzdarm.kernel.action import pack

DODGE: Final = 15  # more shields than any roll has symbols
FAR: Final = 99
NEXT_TO: Final = 5  # so far from a seed, handicap and all, a large figure's journey is as good as over
SIGHT: Final = 12  # nobody reckons with attacks from farther away
RED_MEAN: Final = 1.33
BLACK_MEAN: Final = 2.17


class Blow:
    """What an attack can be expected to do: mean damage (not beyond the health left), chance to kill, to stagger."""

    def __init__(self, mean: float, kill: float, stagger: float) -> None:
        self.mean = mean
        self.kill = kill
        self.stagger = stagger


class Reach:
    """Where a figure can go. A place is its anchor * 2, and 1 more if it stands turned."""

    def __init__(self, start: int) -> None:
        self.start = start
        self.cost: dict[int, int] = {start: 0}
        self.before: dict[int, int] = {}
        self.action: dict[int, int] = {}  # the move that leads to the place
        self.order: list[int] = []  # places where it may stop, nearest first

    def first_move(self, place: int) -> int:
        """The first move on the way there, or OFF if that is where the figure stands."""
        move = OFF
        while place != self.start:
            move = self.action[place]
            place = self.before[place]
        return move


class Study:
    def __init__(self, position: Incursion) -> None:
        self.position = position
        self.rolls: dict[int, list[float]] = {}
        self.guards: dict[int, list[float]] = {}
        self.blows: dict[int, Blow] = {}
        self.views: dict[int, list[tuple[int, int]]] = {}
        self.closed = position.setting.field.closed(position.shut)

    # -- attacks ----------------------------------------------------------------------------------------------

    def roll(self, red: int, black: int) -> list[float]:
        """The chance of each number of symbols."""
        key = red * 16 + black
        known = self.rolls.get(key)
        if known is None:
            content = self.position.setting.content
            known = [1.0]
            for _ in range(red):
                known = rolled(known, content.red)
            for _ in range(black):
                known = rolled(known, content.black)
            self.rolls[key] = known
        return known

    def guard(self, defender: int) -> list[float]:
        """The chance of each number of shields on the card that the defender reveals; DODGE for a dodge."""
        known = self.guards.get(defender)
        if known is None:
            known = self.find_guard(defender)
            self.guards[defender] = known
        return known

    def find_guard(self, defender: int) -> list[float]:
        position = self.position
        found = [0.0] * (DODGE + 1)
        if not is_demon(defender) and not is_marine(defender):
            found[position.setting.objective.shields] = 1.0
            return found
        if is_demon(defender):
            demon = position.setting.demon(defender)
            always = 1 if demon.armoured and not position.setting.tutorial else 0
        else:
            always = 0
        if position.is_stunned(defender):
            found[always] = 1.0
            return found
        counts = self.pool(defender)
        total = sum(counts)
        if not total:
            found[always] = 1.0
            return found
        for card, copies in enumerate(counts):
            if copies > 0:
                found[self.shields(defender, card, always)] += copies / total
        return found

    def pool(self, defender: int) -> list[int]:
        """What the next defence card may be; after the last one the discards are shuffled."""
        position = self.position
        if is_demon(defender):
            counts = knowledge.event_pool(position, knowledge.possible_sets(position))
            discards = position.event_discards
        else:
            counts = knowledge.marine_pool(position, defender)
            discards = position.discards[defender]
        if not any(count > 0 for count in counts):
            for card in discards:
                counts[card] += 1
        return counts

    def shields(self, defender: int, card: int, always: int) -> int:
        content = self.position.setting.content
        if not is_demon(defender):
            action = content.actions[card]
            return DODGE if action.dodge else min(action.shields + always, DODGE - 1)
        demon = self.position.setting.demon(defender)
        event = content.events[card]
        if event.special and demon.special_dodge:
            return DODGE
        return min(event.shields + always + (demon.special_shields if event.special else 0), DODGE - 1)

    def blow(self, red: int, black: int, defender: int) -> Blow:
        """A quick forecast, for many squares and cards; of the attack itself `odds` knows more."""
        key = (defender * 16 + red) * 16 + black
        known = self.blows.get(key)
        if known is None:
            known = self.find_blow(red, black, defender)
            self.blows[key] = known
        return known

    def find_blow(self, red: int, black: int, defender: int) -> Blow:
        position = self.position
        left = position.health(defender) - position.damage[defender]
        unsteady = left
        if is_demon(defender):
            unsteady = position.setting.demon(defender).stagger - position.damage[defender]
        guard = self.guard(defender)
        mean = kill = stagger = 0.0
        for hits, chance in enumerate(self.roll(red, black)):
            for block, likely in enumerate(guard):
                dealt = hits - block
                if dealt <= 0:
                    break  # more shields let no more through
                weight = chance * likely
                mean += weight * min(dealt, left)
                if dealt >= left:
                    kill += weight
                elif dealt >= unsteady:
                    stagger += weight
        return Blow(mean, kill, stagger)

    # -- sight ------------------------------------------------------------------------------------------------

    def can_hit(self, squares: list[int], flies: bool, target: int, reach: int) -> int:
        """The distance from these squares to a figure in sight, or OFF if it is farther than `reach` or not seen."""
        position = self.position
        setting = position.setting
        field = setting.field
        x, y = field.coordinates[squares[0]]
        there = field.coordinates[position.place[target]]
        slack = reach + (3 if setting.large[target] or len(squares) > 1 else 0)
        if abs(there[0] - x) > slack or abs(there[1] - y) > slack:
            return OFF
        others = position.squares(target)
        if len(squares) > 1 or flies or setting.large[target] or setting.flying[target]:
            outlook = field.ground.between(self.closed, squares, flies, others, setting.flying[target])
        else:
            outlook = field.outlook(position.shut)
        far = distance(outlook, squares, others)
        if far is None or far > reach or not sees(outlook, squares, others):
            return OFF
        return far

    def in_view(self, square: int, figure: int) -> list[tuple[int, int]]:
        """The enemies that a small figure would see from a square, with their distances."""
        known = self.views.get(square)
        if known is None:
            known = []
            flies = self.position.flies(figure)
            for target in self.foes(figure):
                far = self.can_hit([square], flies, target, SIGHT)
                if far != OFF:
                    known.append((target, far))
            self.views[square] = known
        return known

    def foes(self, figure: int) -> list[int]:
        place = self.position.place
        others = range(FIRST_DEMON) if is_demon(figure) else range(FIRST_DEMON, self.position.setting.figures)
        return [other for other in others if place[other] != OFF]

    # -- movement ---------------------------------------------------------------------------------------------

    def reach(self, mover: Mover, points: int) -> Reach:
        if self.position.is_large(mover.figure):
            return self.large_reach(mover, points)
        return self.small_reach(mover, points)

    def small_reach(self, mover: Mover, points: int) -> Reach:
        position = self.position
        figure = mover.figure
        flying = is_flying(position, mover)
        ways = position.setting.field.ways(position.shut)
        neighbours = ways.fly if flying else ways.walk
        links: list[int] = []
        if is_marine(figure) and not position.setting.tutorial and not carries_asset(position, figure):
            links = active_squares(position)
        found = Reach(position.place[figure] * 2)
        fronts: list[list[int]] = [[] for _ in range(points + 1)]
        fronts[0].append(found.start)
        for cost in range(points + 1):
            for place in fronts[cost]:
                if found.cost[place] < cost:
                    continue
                square = place // 2
                if self.may_stop(mover, square):
                    found.order.append(place)
                for direction, to in enumerate(neighbours[square]):
                    if to != OFF:
                        price = cost + self.price(figure, flying, to)
                        self.note(found, fronts, place, to * 2, price, pack(STEP, direction))
                if square in links:
                    for to in links:
                        if to != square and not self.friend_on(to, figure):
                            self.note(found, fronts, place, to * 2, cost + 1, pack(TELEPORT, to))
        return found

    def note(self, found: Reach, fronts: list[list[int]], place: int, to: int, price: int, action: int) -> None:
        if price < len(fronts) and price < found.cost.get(to, FAR):
            found.cost[to] = price
            found.before[to] = place
            found.action[to] = action
            fronts[price].append(to)

    def price(self, figure: int, flying: bool, to: int) -> int:
        if flying:
            return 1
        position = self.position
        cost = 2 if position.setting.field.terrain[to] == DIFFICULT else 1
        for other in position.figures_at(to):
            if enemies(figure, other) and not position.passive(figure, SLIP_PAST_ENEMIES):
                return cost + 1
        return cost

    def may_stop(self, mover: Mover, square: int) -> bool:
        position = self.position
        figure = mover.figure
        if mover.flight and not position.flies(figure) and position.setting.field.terrain[square] >= IMPASSABLE:
            return False
        for other in position.figures_at(square):
            if other != figure and not dies_underfoot(position, figure, other):
                return False
        return True

    def friend_on(self, square: int, figure: int) -> bool:
        return any(other != figure and not enemies(figure, other) for other in self.position.figures_at(square))

    def large_reach(self, mover: Mover, points: int) -> Reach:
        """Large figures go and turn at 1 point each; places where they would stand on somebody are not stops."""
        position = self.position
        figure = mover.figure
        found = Reach(position.place[figure] * 2 + position.turned[figure])
        fronts: list[list[int]] = [[] for _ in range(points + 1)]
        fronts[0].append(found.start)
        for cost in range(points + 1):
            for place in fronts[cost]:
                if found.cost[place] < cost:
                    continue
                anchor, turned = place // 2, place % 2
                if not self.crowded(figure, self.base(figure, place)):
                    found.order.append(place)
                if cost == points:
                    continue
                for direction in (0, 2, 4, 6):
                    to = shifted(position, figure, anchor, turned, direction)
                    if to != OFF:
                        self.note(found, fronts, place, to * 2 + turned, cost + 1, pack(STEP, direction))
                for to in turns(position, figure, anchor, turned):
                    self.note(found, fronts, place, to * 2 + 1 - turned, cost + 1, pack(TURN, to))
        return found

    def base(self, figure: int, place: int) -> list[int]:
        """The squares that a figure covers on a place of its reach."""
        if not self.position.is_large(figure):
            return [place // 2]
        width, height = base_size(self.position, figure, place % 2)
        return self.position.setting.field.base(place // 2, width, height, self.position.shut)

    def crowded(self, figure: int, squares: list[int]) -> bool:
        return any(other != figure for square in squares for other in self.position.figures_at(square))

    def large_distances(self, figure: int, far: list[int]) -> dict[int, int]:
        """For each place of a large figure, how far it is to one from which it touches a seed of `far`.

        Where its base does not fit through, the squares under it know no way around.
        """
        position = self.position
        found: dict[int, int] = {}
        fronts: list[list[int]] = [[] for _ in range(FAR + 2)]
        width, height = base_size(position, figure, 0)
        for anchor in range(position.setting.field.size):
            for turned in (0, 1) if width != height else (0,):
                squares = self.base(figure, anchor * 2 + turned)
                least = min([far[square] for square in squares]) if squares else FAR
                if least <= NEXT_TO:
                    found[anchor * 2 + turned] = least
                    fronts[least].append(anchor * 2 + turned)
        for cost in range(FAR):
            for place in fronts[cost]:
                if found[place] < cost:
                    continue
                anchor, turned = place // 2, place % 2
                beside = [(shifted(position, figure, anchor, turned, way), turned) for way in (0, 2, 4, 6)]
                beside += [(to, 1 - turned) for to in turns(position, figure, anchor, turned)]
                for to, turn in beside:
                    if to != OFF and cost + 1 < found.get(to * 2 + turn, FAR):
                        found[to * 2 + turn] = cost + 1
                        fronts[cost + 1].append(to * 2 + turn)
        return found

    def distances(self, seeds: dict[int, int], flying: bool, doors: bool) -> list[int]:
        """How far it is from each square to the nearest of `seeds` (squares with a handicap); FAR where no way leads.

        With `doors` a shut door is a way that costs 1 more.
        """
        field = self.position.setting.field
        shut = self.position.shut
        ways = field.ways(0 if doors else shut)
        now = field.ways(shut)
        neighbours, open_now = (ways.fly, now.fly) if flying else (ways.walk, now.walk)
        terrain = field.terrain
        found = [FAR] * field.size
        fronts: list[list[int]] = [[] for _ in range(FAR + 4)]
        for square, handicap in seeds.items():
            if handicap < found[square]:
                found[square] = handicap
                fronts[handicap].append(square)
        for far in range(FAR):
            for square in fronts[far]:
                if found[square] < far:
                    continue
                enter = 2 if not flying and terrain[square] == DIFFICULT else 1
                for direction, to in enumerate(neighbours[square]):
                    if to == OFF:
                        continue
                    price = far + enter + (1 if open_now[square][direction] == OFF else 0)
                    if price < found[to]:
                        found[to] = price
                        fronts[price].append(to)
        return found


# -- what figures are worth --------------------------------------------------------------------------------------


def mean_symbols(red: int, black: int) -> float:
    return RED_MEAN * red + BLACK_MEAN * black


def demon_worth(demon: DemonType) -> float:
    """What its death means to the marines: the symbols that it throws, and how long it would stand."""
    return mean_symbols(demon.red, demon.black) + 0.3 * demon.health


def rolled(chances: list[float], faces: list[int]) -> list[float]:
    """One die more."""
    found = [0.0] * (len(chances) + max(faces))
    for face in faces:
        for hits, chance in enumerate(chances):
            found[hits + face] += chance / len(faces)
    return found
