"""Movement (chapters MP, MOVE, DOOR, LARGE, FLY, TELE, GLORY): who may go where, at what price, and what it does.

A figure moves step by step. A small figure that shares a square may only go on, so a step onto another figure is
legal only if the points left lead to a square where it may stop (ruling in D16-MOVE-06). A large one may stop on
small figures, which are displaced; while it stands on them it may only move or stop.
"""

from typing import Any, Final

from platzdarm.games.doom2016.rules import killing
from platzdarm.games.doom2016.rules.effects_standing import DOORS_FREE, SLIP_PAST_ENEMIES
from platzdarm.games.doom2016.rules.field import DIFFICULT, IMPASSABLE, OFF
from platzdarm.games.doom2016.rules.moments import Moment
from platzdarm.games.doom2016.rules.position import Incursion, Stage
from platzdarm.games.doom2016.rules.setting import INVADER, enemies, is_demon, is_marine
from platzdarm.games.doom2016.rules.sight import distance, sees
from platzdarm.games.doom2016.rules.verbs import DISPLACE, DOOR, END, STEP, STOP, TELEPORT, TURN
from platzdarm.kernel.action import first, pack, second, verb_of
from platzdarm.kernel.answers import Answers, each
from platzdarm.kernel.decision import Decision

NO_LINE: Final = 8
MOVES: Final = (STEP, TURN, TELEPORT, STOP, DOOR)


class Mover(Stage):
    """A step in which `figure` has movement points: an activation, or points gained outside one (D16-MP-06)."""

    def __init__(self, figure: int, points: int) -> None:
        self.figure = figure
        self.points = points
        self.entered = 0  # squares entered so far
        self.flight = 0  # flies until the end of the activation
        self.line = NO_LINE  # the direction of the last step
        self.run_up = 0  # steps in that direction just before
        self.done = 0
        self.offers: list[list[int]] = []  # attacks that may be made: red, black, range, card, figure left out + 1

    def moving_values(self) -> list[Any]:
        return [self.figure, self.points, self.entered, self.flight, self.line, self.run_up, self.done]

    def set_moving(self, values: list[Any]) -> None:
        self.figure, self.points, self.entered, self.flight, self.line, self.run_up, self.done = values


class Walk(Mover):
    """Points gained outside the figure's own activation are spent at once or lost (D16-MP-06)."""

    def __init__(self, figure: int, points: int, seat: int, numbers: list[int] | None = None) -> None:
        super().__init__(figure, points)
        self.seat = seat
        if numbers is not None:
            self.set_moving(numbers)

    def values(self) -> list[Any]:
        return [self.figure, self.points, self.seat, self.moving_values()]

    def run(self, position: Incursion) -> bool:
        if position.on_map(self.figure) and not self.done and moves(position, self):
            return False
        position.agenda.pop()
        return True

    def decisions(self, position: Incursion) -> list[Decision]:
        answers = moves(position, self)
        if may_rest(position, self):
            answers.append(END)
        return [Decision(self.seat, "walk", Answers(answers, []), [self.figure])]

    def answer(self, position: Incursion, seat: int, action: int) -> None:
        if action == END:
            self.done = 1
            position.tell("ended", [self.figure])
        else:
            move(position, self, action)


# -- what is possible --------------------------------------------------------------------------------------------


def moves(position: Incursion, mover: Mover) -> list[int]:
    """All moves that the mover can pay for, and doors that it can open."""
    figure = mover.figure
    if position.is_large(figure):
        found = large_moves(position, mover)
    else:
        found = small_moves(position, mover)
    return found + door_moves(position, mover)


def is_flying(position: Incursion, mover: Mover) -> bool:
    return mover.flight == 1 or position.flies(mover.figure)


def small_moves(position: Incursion, mover: Mover) -> list[int]:
    found: list[int] = []
    if mover.points < 1:
        return found
    field = position.setting.field
    ways = field.ways(position.shut)
    flying = is_flying(position, mover)
    around = (ways.fly if flying else ways.walk)[position.place[mover.figure]]
    standing = position.standing()
    for direction in range(8):
        to = around[direction]
        if to == OFF:
            continue
        if to in standing or mover.flight:
            if may_enter(position, mover, to, mover.points, price(position, mover, to)):
                found.append(pack(STEP, direction))
        elif flying or mover.points > 1 or field.terrain[to] != DIFFICULT:  # nobody is in the way
            found.append(pack(STEP, direction))
    for to in linked_teleporters(position, mover.figure):
        if may_arrive(position, mover, to, mover.points - 1):
            found.append(pack(TELEPORT, to))
    return found


def price(position: Incursion, mover: Mover, to: int) -> int:
    """1, and 1 more each for difficult terrain and for an enemy there (D16-MOVE-01, 04, 05); flyers pay 1."""
    if is_flying(position, mover):
        return 1
    cost = 2 if position.setting.field.terrain[to] == DIFFICULT else 1
    for other in position.figures_at(to):
        if enemies(mover.figure, other):
            return cost if position.passive(mover.figure, SLIP_PAST_ENEMIES) else cost + 1
    return cost


def linked_teleporters(position: Incursion, figure: int) -> list[int]:
    """For a moving marine all squares with active teleporters are adjacent (D16-TELE-01, 02)."""
    setting = position.setting
    if not is_marine(figure) or setting.tutorial or carries_asset(position, figure):
        return []
    place = position.place[figure]
    active = active_squares(position)
    return [square for square in active if square != place] if place in active else []


def carries_asset(position: Incursion, figure: int) -> bool:
    """Asset Extraction: the carrier can neither run nor use teleporters."""
    return position.setting.objective.kind == "asset_extraction" and position.carried[figure] > 0


def active_squares(position: Incursion) -> list[int]:
    squares = position.setting.teleporters
    return [squares[n] for n in range(len(squares)) if position.active_teleporters >> n & 1]


def may_enter(position: Incursion, mover: Mover, to: int, points: int, cost: int) -> bool:
    if cost > points:
        return False
    return can_rest(position, mover, to) or can_go_on(position, mover, to, points - cost)


def may_arrive(position: Incursion, mover: Mover, to: int, points: int) -> bool:
    """By teleporter: a demon there dies (D16-TELE-04), so only friends are in the way."""
    if any(not is_demon(other) for other in position.figures_at(to)):
        return can_go_on(position, mover, to, points)
    return True


def can_rest(position: Incursion, mover: Mover, square: int) -> bool:
    """Whether the small mover may stop there: alone, or with a demon that dies as it enters."""
    figure = mover.figure
    if mover.flight and not position.flies(figure) and position.setting.field.terrain[square] >= IMPASSABLE:
        return False  # flight that ends with the activation carries nobody into terrain
    for other in position.figures_at(square):
        if other != figure and not dies_underfoot(position, figure, other):
            return False
    return True


def dies_underfoot(position: Incursion, figure: int, other: int) -> bool:
    """A marine that moves into a staggered demon's square kills it (D16-GLORY-01)."""
    return (
        is_marine(figure)
        and is_demon(other)
        and not position.setting.tutorial
        and not position.no_glory >> other & 1
        and position.is_staggered(other)
    )


def can_go_on(position: Incursion, mover: Mover, start: int, points: int) -> bool:
    """Whether `points` lead from an occupied square to one where the mover may stop."""
    best = {start: points}
    queue = [start]
    ways = position.setting.field.ways(position.shut)
    setting = ways.fly if is_flying(position, mover) else ways.walk
    active = active_squares(position) if is_marine(mover.figure) and not position.setting.tutorial else []
    for square in queue:
        left = best[square]
        for to in setting[square]:
            if to == OFF:
                continue
            rest = left - price(position, mover, to)
            if rest < 0:
                continue
            if can_rest(position, mover, to):
                return True
            if best.get(to, -1) < rest:
                best[to] = rest
                queue.append(to)
        if square in active and left >= 1 and not carries_asset(position, mover.figure):
            for to in active:
                if to != square and not any(not is_demon(other) for other in position.figures_at(to)):
                    return True
    return False


def may_rest(position: Incursion, mover: Mover) -> bool:
    """Whether the mover may do anything but move on: attack, use an ability, end (D16-MOVE-06, D16-LARGE-13)."""
    figure = mover.figure
    if not position.on_map(figure):
        return True
    if position.is_large(figure):
        return not beneath(position, figure)
    return can_rest(position, mover, position.place[figure])


def beneath(position: Incursion, figure: int) -> list[int]:
    """The other figures on the squares of a large one."""
    standing = position.standing()
    found = {other for square in position.squares(figure) for other in standing.get(square, []) if other != figure}
    return sorted(found)


# -- large figures -----------------------------------------------------------------------------------------------


def large_moves(position: Incursion, mover: Mover) -> list[int]:
    figure = mover.figure
    found: list[int] = []
    if mover.points >= 1:
        for direction in (0, 2, 4, 6):
            to = shifted(position, figure, position.place[figure], position.turned[figure], direction)
            if to != OFF and large_may(position, mover, to, position.turned[figure], mover.points - 1):
                found.append(pack(STEP, direction))
        for anchor in turns(position, figure, position.place[figure], position.turned[figure]):
            if large_may(position, mover, anchor, 1 - position.turned[figure], mover.points - 1):
                found.append(pack(TURN, anchor))
    under = beneath(position, figure)
    if under and not any(position.is_large(other) for other in under):
        found.append(STOP)
    return found


def shifted(position: Incursion, figure: int, anchor: int, turned: int, direction: int) -> int:
    """The anchor after a step, or OFF: every section must be able to cross its border (D16-LARGE-02, 05, 07)."""
    field = position.setting.field
    width, height = base_size(position, figure, turned)
    fly = field.ways(position.shut).fly
    for square in field.base(anchor, width, height, position.shut):
        if fly[square][direction] == OFF:
            return OFF
    to = fly[anchor][direction]
    return to if field.base(to, width, height, position.shut) else OFF


def base_size(position: Incursion, figure: int, turned: int) -> tuple[int, int]:
    demon = position.setting.demon(figure)
    return (demon.height, demon.width) if turned else (demon.width, demon.height)


def turns(position: Incursion, figure: int, anchor: int, turned: int) -> list[int]:
    """The anchors after a turn by 90 degrees: at least half of the squares stay covered (D16-LARGE-03, 04)."""
    field = position.setting.field
    width, height = base_size(position, figure, turned)
    if width == height:
        return []
    before = field.base(anchor, width, height, position.shut)
    x, y = field.coordinates[anchor]
    found: list[int] = []
    for dx in range(-height + 1, width):
        for dy in range(-width + 1, height):
            to = field.index.get((x + dx, y + dy), OFF)
            if to == OFF:
                continue
            after = field.base(to, height, width, position.shut)
            if after and 2 * len(set(before) & set(after)) >= len(before):
                found.append(to)
    return found


def large_may(position: Incursion, mover: Mover, anchor: int, turned: int, points: int) -> bool:
    """It may pass over another large figure but not end there (D16-LARGE-13)."""
    if not on_large(position, mover.figure, anchor, turned):
        return True
    best = {(anchor, turned): points}
    queue = [(anchor, turned)]
    for place, way in queue:
        left = best[place, way] - 1
        if left < 0:
            continue
        following = [(shifted(position, mover.figure, place, way, d), way) for d in (0, 2, 4, 6)]
        following += [(to, 1 - way) for to in turns(position, mover.figure, place, way)]
        for to, turn in following:
            if to == OFF:
                continue
            if not on_large(position, mover.figure, to, turn):
                return True
            if best.get((to, turn), -1) < left:
                best[to, turn] = left
                queue.append((to, turn))
    return False


def on_large(position: Incursion, figure: int, anchor: int, turned: int) -> bool:
    width, height = base_size(position, figure, turned)
    for square in position.setting.field.base(anchor, width, height, position.shut):
        for other in position.figures_at(square):
            if other != figure and position.is_large(other):
                return True
    return False


# -- doors -------------------------------------------------------------------------------------------------------


def door_moves(position: Incursion, mover: Mover) -> list[int]:
    """A figure on a square that touches a shut door may open it for 1 point (D16-DOOR-02, 03).

    Not while it shares a square: demons that come through the door could take the place where it must stop.
    """
    if not position.shut:
        return []
    doors = 0
    for square in position.squares(mover.figure):
        doors |= position.setting.field.doors_beside[square]
    doors &= position.shut
    if not doors or not may_open(position, mover.figure) or not may_rest(position, mover):
        return []
    if mover.points < 1 and not position.passive(mover.figure, DOORS_FREE):
        return []
    return [pack(DOOR, door) for door in range(len(position.setting.field.doors)) if doors >> door & 1]


def may_open(position: Incursion, figure: int) -> bool:
    """Some threat cards forbid demons to open doors; in the tutorial while portals are there (D16-TUTORIAL-06)."""
    if not is_demon(figure):
        return is_marine(figure)
    threat = position.setting.threat
    return threat.demons_open_doors and (threat.kind != "first_door" or not position.portals_left)


# -- carrying out ------------------------------------------------------------------------------------------------


def move(position: Incursion, mover: Mover, action: int) -> None:
    verb = verb_of(action)
    figure = mover.figure
    if verb == DOOR:
        open_door(position, mover, first(action))
    elif verb == STOP:
        position.agenda.append(Displace(figure))
    elif verb == TURN:
        mover.points -= 1
        mover.line, mover.run_up = NO_LINE, 0
        position.put(figure, first(action), 1 - position.turned[figure])
        position.tell("turned", [figure, first(action), position.turned[figure]])
        entered(position, mover)
    elif verb == TELEPORT:
        mover.points -= 1
        mover.line, mover.run_up = NO_LINE, 0
        arrive(position, figure, first(action))
        entered(position, mover)
    else:
        step(position, mover, first(action))


def step(position: Incursion, mover: Mover, direction: int) -> None:
    figure = mover.figure
    if position.is_large(figure):
        to = shifted(position, figure, position.place[figure], position.turned[figure], direction)
        mover.points -= 1
    else:
        ways = position.setting.field.ways(position.shut)
        to = (ways.fly if is_flying(position, mover) else ways.walk)[position.place[figure]][direction]
        mover.points -= price(position, mover, to)
    mover.run_up = mover.run_up + 1 if mover.line == direction else 1
    mover.line = direction
    mover.entered += 1
    victims = [other for other in position.figures_at(to) if dies_underfoot(position, figure, other)]
    position.put(figure, to, position.turned[figure])
    position.tell("moved", [figure, to])
    if is_marine(figure):
        switch_on(position, to)
        for other in victims:
            killing.kill(position, other, figure, True)
    entered(position, mover)


def arrive(position: Incursion, figure: int, square: int) -> None:
    """A marine comes out of a teleporter; a demon there dies, and gloriously if it was staggered (chapter TELE)."""
    victims = [other for other in position.figures_at(square) if is_demon(other)]
    position.put(figure, square)
    position.tell("teleported", [figure, square])
    for other in victims:
        glorious = position.is_staggered(other) and not position.no_glory >> other & 1  # D16-GOLD-03
        killing.kill(position, other, figure, glorious)


def switch_on(position: Incursion, square: int) -> None:
    """A marine enters a square with an inactive teleporter (D16-TELE-03)."""
    for number, place in enumerate(position.setting.teleporters):
        if place == square and not position.active_teleporters >> number & 1:
            position.active_teleporters |= 1 << number
            position.last_teleporter = number
            position.tell("teleporter_active", [square])


def entered(position: Incursion, mover: Mover) -> None:
    """What happens when a figure has come to a square: victory, and those who watch for demons."""
    figure = mover.figure
    killing.judge_place(position, figure)
    if position.result is None and is_demon(figure):
        watching = [m + 1 for m in position.marines_on_map() if position.has_ability(m, "demon_near")]
        if watching:
            position.agenda.append(Moment("demon_near", watching, figure))


def near(position: Incursion, one: int, other: int, most: int) -> bool:
    """In sight and within a number of squares."""
    outlook = position.outlook(one, other)
    squares, others = position.squares(one), position.squares(other)
    far = distance(outlook, squares, others)
    return far is not None and far <= most and sees(outlook, squares, others)


def open_door(position: Incursion, mover: Mover, door: int) -> None:
    """The door leaves the map for good (D16-DOOR-04)."""
    from platzdarm.games.doom2016.rules import threats

    if not position.passive(mover.figure, DOORS_FREE):
        mover.points -= 1
    position.shut &= ~(1 << door)
    position.known_standing = None
    position.tell("door_opened", [mover.figure, door])
    if is_marine(mover.figure):
        position.doors_opened += 1
        threats.door_opened(position)


# -- displacement ------------------------------------------------------------------------------------------------


def nearest_free(position: Incursion, figure: int, start: int) -> list[int]:
    """The free squares nearest to `start` by the figure's normal movement (D16-LARGE-09, 10)."""
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


class Displace(Stage):
    """A large figure has stopped on small ones: demons are placed first, then marines (D16-LARGE-08 to 12)."""

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def values(self) -> list[Any]:
        return [self.figure]

    def pairs(self, position: Incursion) -> list[tuple[int, list[int]]]:
        under = beneath(position, self.figure) if position.on_map(self.figure) else []
        demons = [figure for figure in under if is_demon(figure)]
        found = [(figure, nearest_free(position, figure, position.place[figure])) for figure in demons or under]
        return [(figure, squares) for figure, squares in found if squares]

    def run(self, position: Incursion) -> bool:
        pairs = self.pairs(position)
        if not pairs:
            position.agenda.pop()
            return True
        if len(pairs) == 1 and len(pairs[0][1]) == 1:
            displace(position, pairs[0][0], pairs[0][1][0])
            return True
        return False

    def decisions(self, position: Incursion) -> list[Decision]:
        pairs = self.pairs(position)
        answers = Answers([], [each(pack(DISPLACE, figure), squares, 16) for figure, squares in pairs])
        seats = [INVADER] if is_demon(pairs[0][0]) else position.setting.marine_seats()
        return [Decision(seat, "displace", answers, [self.figure]) for seat in seats]

    def answer(self, position: Incursion, seat: int, action: int) -> None:
        displace(position, first(action), second(action))


def displace(position: Incursion, figure: int, square: int) -> None:
    position.put(figure, square)
    position.tell("displaced", [figure, square])
    if is_marine(figure):
        switch_on(position, square)
    killing.judge_place(position, figure)
