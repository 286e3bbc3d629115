"""Movement (chapters MP, MOVE, LARGE, FLY, TELE, GLORY): the moves of a figure, one by one, and what each does.

Where it can go and where it may stop is in `going`, doors are in `doors`. A large figure may stop on small ones, which
are displaced; while it stands on them it may only move or stop.
"""

from typing import Any, Final

from platzdarm.board.paths import leads_to_rest
from platzdarm.games.doom2016.rules import killing
from platzdarm.games.doom2016.rules.doors import door_moves, open_door
from platzdarm.games.doom2016.rules.field import DIFFICULT, OFF
from platzdarm.games.doom2016.rules.going import (
    beneath,
    can_arrive,
    can_rest,
    can_stop_beside,
    dies_underfoot,
    going,
    may_rest,
    price,
    teleporters_for,
)
from platzdarm.games.doom2016.rules.moments import Moment
from platzdarm.games.doom2016.rules.mover import NO_LINE, Mover, is_flying
from platzdarm.games.doom2016.rules.position import Incursion, Stage
from platzdarm.games.doom2016.rules.setting import INVADER, is_demon, is_marine
from platzdarm.games.doom2016.rules.verbs import DISPLACE, DOOR, END, STEP, STOP, TELEPORT, TURN
from platzdarm.kernel.action import first, pack, second, verb_of
from platzdarm.kernel.answers import Answers, each
from platzdarm.kernel.decision import Decision

MOVES: Final = (STEP, TURN, TELEPORT, STOP, DOOR, DISPLACE)


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
    found = large_moves(position, mover) if position.is_large(mover.figure) else small_moves(position, mover)
    found += door_moves(position, mover)
    return found or squeezed_out(position, mover)


def squeezed_out(position: Incursion, mover: Mover) -> list[int]:
    """Demons came out of a portal and took every place where one in passing could stop (ruling in D16-MOVE-06)."""
    figure = mover.figure
    if may_rest(position, mover):
        return []
    return [pack(DISPLACE, figure, square) for square in position.nearest_free(figure, position.place[figure])]


def small_moves(position: Incursion, mover: Mover) -> list[int]:
    found: list[int] = []
    if mover.points < 1:
        return found
    field = position.setting.field
    ways = field.ways(position.shut)
    flying = is_flying(position, mover)
    place = position.place[mover.figure]
    around = (ways.fly if flying else ways.walk).around[place]
    standing = position.standing()
    for direction in range(8):
        to = around[direction]
        if to == OFF:
            continue
        if standing[to] or mover.flight:
            if may_enter(position, mover, to):
                found.append(pack(STEP, direction))
        elif flying or mover.points > 1 or field.terrain[to] != DIFFICULT:  # nobody is in the way
            found.append(pack(STEP, direction))
    links = teleporters_for(position, mover.figure)
    if place in links:
        for to in links:
            if to != place and (can_arrive(position, to) or can_go_on(position, mover, to * 2, mover.points - 1)):
                found.append(pack(TELEPORT, to))
    return found


def may_enter(position: Incursion, mover: Mover, to: int) -> bool:
    """Whether the points are enough for the step, and then to a square where the mover may stop."""
    left = mover.points - price(position, mover, to)
    return left >= 0 and (can_rest(position, mover, to) or can_go_on(position, mover, to * 2, left))


def can_go_on(position: Incursion, mover: Mover, place: int, points: int) -> bool:
    """Mostly a square where one may stop is the next one, and needs no search."""
    if not position.is_large(mover.figure) and can_stop_beside(position, mover, place // 2, points):
        return True
    return leads_to_rest(place, points, going(position, mover))


def large_moves(position: Incursion, mover: Mover) -> list[int]:
    figure = mover.figure
    found: list[int] = []
    if mover.points >= 1:
        hops = going(position, mover).hops(position.place[figure] * 2 + position.turned[figure])
        found = [hop.action for hop in hops if hop.rest or can_go_on(position, mover, hop.to, mover.points - 1)]
    under = beneath(position, figure)
    if under and not any(position.is_large(other) for other in under):
        found.append(STOP)
    return found


# -- carrying out ------------------------------------------------------------------------------------------------


def move(position: Incursion, mover: Mover, action: int) -> None:
    verb = verb_of(action)
    figure = mover.figure
    if verb == DOOR:
        open_door(position, mover, first(action))
    elif verb == STOP:
        position.agenda.append(Displace(figure))
    elif verb == DISPLACE:
        displace(position, figure, second(action))
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
        width, height = position.size(figure)
        to = position.setting.field.ways(position.shut).fly.shifted(position.place[figure], width, height, direction)
        mover.points -= 1
    else:
        ways = position.setting.field.ways(position.shut)
        to = (ways.fly if is_flying(position, mover) else ways.walk).around[position.place[figure]][direction]
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
        killing.kill(position, other, figure, position.is_open_to_glory(other))  # D16-GOLD-03


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


# -- displacement ------------------------------------------------------------------------------------------------


class Displace(Stage):
    """A large figure has stopped on small ones: demons are placed first, then marines (D16-LARGE-08 to 12)."""

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def values(self) -> list[Any]:
        return [self.figure]

    def pairs(self, position: Incursion) -> list[tuple[int, list[int]]]:
        under = beneath(position, self.figure) if position.on_map(self.figure) else []
        demons = [figure for figure in under if is_demon(figure)]
        found = [(figure, position.nearest_free(figure, position.place[figure])) for figure in demons or under]
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
