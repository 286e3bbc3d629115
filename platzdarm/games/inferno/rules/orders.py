"""Orders to champions (chapters ORDER, ENTER, RAT, MOVE): who may be ordered, and what an ordered champion does."""

from typing import Any, Final

from platzdarm.games.inferno.rules.acquiring import spend_power
from platzdarm.games.inferno.rules.arrival import arrive
from platzdarm.games.inferno.rules.attack import Attack
from platzdarm.games.inferno.rules.cards import DOUBLE, IMMOBILE, ORDER_ENDED, ORDERED
from platzdarm.games.inferno.rules.damage import BY_NOBODY, defeat, is_fallen
from platzdarm.games.inferno.rules.entering import enter, entries, join
from platzdarm.games.inferno.rules.field import BLIGHTED
from platzdarm.games.inferno.rules.figures import LEAST_ORDER, has, keywords, order_cost, speed
from platzdarm.games.inferno.rules.goals import progress
from platzdarm.games.inferno.rules.luring import lure
from platzdarm.games.inferno.rules.moving import steps_along, walk_of, webs_hold
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.programs import trigger
from platzdarm.games.inferno.rules.rats import is_rat, is_rat_of, next_rat
from platzdarm.games.inferno.rules.scenario import BEELZEPUG, RAT_KING
from platzdarm.games.inferno.rules.setting import DEVIL_RAT, NOBODY, RATS_EACH
from platzdarm.games.inferno.rules.targets import is_area, strikes, targets
from platzdarm.games.inferno.rules.terrain import come_into
from platzdarm.games.inferno.rules.verbs import END, ORDER, STEP, STOP
from platzdarm.games.inferno.rules.villainy import giant_rats, is_villain
from platzdarm.kernel.action import first, pack, second, verb_of
from platzdarm.kernel.answers import Answers
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import Step

BEGINS: Final = 0
ACTS: Final = 1
ENDS: Final = 2
OVER: Final = 3

NOT_MOVED: Final = -1
MOVED: Final = -2


# -- giving them -------------------------------------------------------------------------------------------------


def orders_to(position: Contest, seat: int, piece: int) -> list[int]:
    """ORDER champion place: nothing for one on the field; else where it enters (INF-ENTER-01, 03, 04)."""
    if position.on_field(piece):
        return [pack(ORDER, piece)]
    return [pack(ORDER, piece, place + 1) for place in entries(position, seat, piece)]


def orderable(position: Contest, seat: int) -> list[int]:
    """Own ready champions that can be paid for (INF-ORDER-01, 02), and a new Giant Rat (INF-RAT-01).

    The Rat King lets nobody order rats for power (INF-CRAT-10). Discounts are looked for only where they decide.
    """
    power = position.power[seat]
    if power < LEAST_ORDER:
        return []
    pieces = [piece for piece in position.supply(seat) if not position.exhausted[piece]]
    rat = next_rat(position, seat)
    if position.setting.scenario.special(RAT_KING):
        pieces = [piece for piece in pieces if not is_rat(position, piece)]
    elif rat != NOBODY:
        pieces.append(rat)
    found: list[int] = []
    for piece in pieces:
        if position.kind_at(piece).order <= power or order_cost(position, piece) <= power:
            found += orders_to(position, seat, piece)
    return found


def rats_to_order(position: Contest, seat: int) -> list[int]:
    """Giant Rats on the field and a new one; the Devil Rat only where it stands (INF-CARD-11, 14)."""
    start = position.setting.rat_of[seat]
    found = [rat for rat in range(start, start + RATS_EACH) if position.owner[rat] == seat]
    rat = next_rat(position, seat)
    if rat != NOBODY:
        found.append(rat)
    devil = position.setting.piece_named[DEVIL_RAT]
    if position.owner[devil] == seat and position.on_field(devil):
        found.append(devil)
    if position.setting.scenario.special(RAT_KING):  # INF-CRAT-11
        found += giant_rats(position)
    return found


def free_orders(position: Contest, seat: int, pieces: list[int]) -> list[int]:
    """Only ready champions, although nothing is paid (INF-ORDER-02)."""
    return [action for piece in pieces if not position.exhausted[piece] for action in orders_to(position, seat, piece)]


def offer_free(position: Contest, seat: int, pieces: list[int]) -> None:
    if free_orders(position, seat, pieces):
        position.agenda.append(FreeOrder(seat, pieces))


class FreeOrder(Step[Contest]):
    def __init__(self, seat: int, pieces: list[int]) -> None:
        self.seat = seat
        self.pieces = pieces

    def values(self) -> list[Any]:
        return [self.seat, self.pieces]

    def decisions(self, position: Contest) -> list[Decision]:
        return [Decision(self.seat, "free_order", Answers(free_orders(position, self.seat, self.pieces), []))]

    def answer(self, position: Contest, seat: int, action: int) -> None:
        position.agenda.pop()
        if is_villain(position, first(action)):
            lure(position, seat, first(action))
        else:
            give(position, seat, first(action), second(action), 0)


def give(position: Contest, seat: int, piece: int, place: int, cost: int) -> None:
    """Entering spends no movement points and comes before the actions (INF-ENTER-02)."""
    if cost:
        spend_power(position, seat, cost)
    join(position, seat, piece)
    position.tell("ordered", [seat, piece, cost])
    progress(position, seat, "orders", 1)
    if is_rat_of(position, piece, seat):
        progress(position, seat, "orders_rats", 1)
    if place:
        enter(position, piece, place - 1 >> 1, place - 1 & 1)
    if position.inspired[seat]:
        position.strength_up[piece] += position.inspired[seat]
        position.speed_up[piece] += position.inspired[seat]
        position.inspired[seat] = 0
    position.agenda.append(Order(piece))


# -- carrying them out -------------------------------------------------------------------------------------------


class Order(Step[Contest]):
    """One move and one attack in either order, two attacks with double attack (INF-ORDER-03, INF-KEY-04).

    `points` are those left of a move that is under way; `attacks` have been made.
    """

    def __init__(self, piece: int, stage: int = BEGINS, points: int = NOT_MOVED, attacks: int = 0) -> None:
        self.piece = piece
        self.stage = stage
        self.points = points
        self.attacks = attacks

    def values(self) -> list[Any]:
        return [self.piece, self.stage, self.points, self.attacks]

    def run(self, position: Contest) -> bool:
        piece = self.piece
        if self.stage < ENDS and not position.on_field(piece):  # defeated in its own order (INF-ORDER-07)
            self.stage = OVER
        if self.stage == BEGINS:
            self.stage = ACTS
            trigger(position, piece, ORDERED)  # INF-ORDER-04
        elif self.stage == ACTS:
            return False
        elif self.stage == ENDS:
            self.stage = OVER
            trigger(position, piece, ORDER_ENDED)
        else:
            position.agenda.pop()
            if position.owner[piece] != NOBODY:  # a rat that fell is back in the stock
                position.exhausted[piece] = 1  # INF-ORDER-05
            position.tell("order_over", [piece])
        return True

    # -- what it may do -------------------------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        return self.points >= 0

    def decisions(self, position: Contest) -> list[Decision]:
        piece = self.piece
        found: list[int] = []
        rests = True
        if self.points != MOVED and not has(position, piece, IMMOBILE):  # INF-KEY-21
            points = self.points if self.moving else speed(position, piece)
            walk = walk_of(position, piece)
            found += [pack(STEP, hop.to) for hop in steps_along(walk, position.cell[piece], points)]
            rests = not self.moving or walk.may_rest(position.cell[piece])
        if rests:
            if self.attacks < (2 if has(position, piece, DOUBLE) else 1):
                found += strikes(position, piece)
            if self.moving:
                found.append(STOP)
            found.append(END)
        return [Decision(position.owner[piece], "champion", Answers(found, []), [piece, max(self.points, 0)])]

    def answer(self, position: Contest, seat: int, action: int) -> None:
        verb = verb_of(action)
        if verb == STEP:
            self.step(position, first(action))
            return
        if self.moving:
            self.end_move(position)  # points that are left are lost (INF-MOVE-05)
        if verb == END:
            self.stage = ENDS
        elif verb != STOP:
            self.attacks += 1
            strike(position, self.piece, first(action), second(action) - 1)

    def step(self, position: Contest, cell: int) -> None:
        piece = self.piece
        points = self.points if self.moving else speed(position, piece)
        hop = next(hop for hop in walk_of(position, piece).hops(position.cell[piece]) if hop.to == cell)
        before = position.cells_of(piece)
        if webs_hold(position, piece) and position.cell[piece] in position.webs:
            tear(position, position.cell[piece])
        position.put(piece, cell, position.turned[piece])
        position.tell("moved", [piece, cell])
        self.points = points - hop.price
        entered = [one for one in position.cells_of(piece) if one not in before]
        come_into(position, piece, entered)
        if position.setting.scenario.special(BEELZEPUG) and any(position.terrain[one] == BLIGHTED for one in entered):
            defeat(position, piece, BY_NOBODY)  # INF-CPUG-11
        if not self.points and not is_fallen(position, piece):  # INF-TERR-12
            self.end_move(position)

    def end_move(self, position: Contest) -> None:
        self.points = MOVED
        arrive(position, self.piece)


def tear(position: Contest, cell: int) -> None:
    """Who has struggled out of a web leaves none behind (INF-TOKEN-06)."""
    position.webs = tuple([web for web in position.webs if web != cell])
    position.tell("torn", [cell])


def strike(position: Contest, piece: int, how: int, target: int) -> None:
    """An area attack hits everybody whom it reaches."""
    hit = targets(position, piece, how) if is_area(keywords(position, piece), how) else [target]
    position.agenda.append(Attack(piece, how, hit))
