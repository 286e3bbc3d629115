"""A marine's turn (chapters ROUND, ACTION): event cards before it, respawn, old orders off, an action, and its end."""

from typing import Any, Final

from platzdarm.games.doom2004.rules import attack, doors, equipment, exploring, happenings, orders, teleporting
from platzdarm.games.doom2004.rules.arrival import go
from platzdarm.games.doom2004.rules.moments import event_moment
from platzdarm.games.doom2004.rules.mover import Mover
from platzdarm.games.doom2004.rules.moving import landing, moves, passing
from platzdarm.games.doom2004.rules.position import KILLED, LEFT, Foray, known_area
from platzdarm.games.doom2004.rules.respawning import respawn, respawn_squares
from platzdarm.games.doom2004.rules.scenario import ALL_LEAVE
from platzdarm.games.doom2004.rules.setting import (
    DOOR_COST,
    GIVE_COST,
    LEAVE_COST,
    POINTS,
    SPRINT_POINTS,
    TELEPORT_COST,
    UNLOAD_ATTACKS,
    seat_of,
)
from platzdarm.games.doom2004.rules.standing import ADVANCE_ATTACKS, ADVANCE_MOVE, GUARD_AT_END, READY_BOTH
from platzdarm.games.doom2004.rules.targets import marine_attacks
from platzdarm.games.doom2004.rules.verbs import (
    ACTION,
    ACTIONS,
    ADRENALINE,
    ADVANCE,
    AFTER_SECOND_SQUARE,
    ATTACK,
    CHOOSE,
    CRAWL,
    DOOR,
    END,
    GIVE,
    GUARD,
    LEAVE,
    NO_ORDER,
    ORDER,
    PASS,
    READY,
    RESPAWN,
    SPRINT,
    SQUARE_FIRST,
    SQUARE_SECOND,
    STEP,
    TELEPORT,
    UNDECLARED,
    UNLOAD,
)
from platzdarm.games.doom2004.rules.victory import MARINE_SIDE, win
from platzdarm.games.doom2004.rules.wounds import stay_in_acid
from platzdarm.kernel.action import WIDE, first, pack, second, verb_of, wide
from platzdarm.kernel.answers import Answers, Span, each
from platzdarm.kernel.decision import Decision

BEFORE: Final = 0  # event cards played immediately before the turn (D04-TIME-04)
RETURN: Final = 1
ORDERS_OFF: Final = 2
DECLARE: Final = 3
ACT: Final = 4
OVER: Final = 5  # acid
ENCOUNTER: Final = 6
ALERT: Final = 7
LAST: Final = 8


class MarineTurn(Mover):
    """`action` is the one declared; `slowed` are points that a card takes away; `ordered` after he placed an order."""

    def __init__(
        self,
        marine: int,
        stage: int = BEFORE,
        action: int = UNDECLARED,
        slowed: int = 0,
        ordered: bool = False,
        mover: list[int] | None = None,
    ) -> None:
        super().__init__(marine, 0, 0)
        self.stage = stage
        self.action = action
        self.slowed = slowed
        self.ordered = ordered
        if mover is not None:
            self.set_mover(mover)

    def values(self) -> list[Any]:
        return [self.figure, self.stage, self.action, self.slowed, self.ordered, self.mover_values()]

    def run(self, position: Foray) -> bool:
        if happenings.settle(position):
            return True
        stage, marine = self.stage, self.figure
        if stage in (DECLARE, ACT) and not position.on_board(marine):
            self.stage = OVER  # killed, or gone (D04-KILL-07)
            return True
        if stage in (DECLARE, ACT):
            return False
        if stage == RETURN and position.state[marine] == KILLED:
            return False
        if stage == ENCOUNTER and self.meets(position):
            return False
        if stage == ALERT and self.may_guard(position):
            return False
        self.stage += 1
        if stage == BEFORE:
            position.turn = seat_of(marine)
            position.tell("turn", [marine])
            event_moment(position, "marine_turn", marine)
        elif stage == ORDERS_OFF:
            orders.discard_old(position, marine)
        elif stage == OVER:
            stay_in_acid(position, marine)
            exploring.look(position)
        elif stage == LAST:
            equipment.berserk_wears_off(position, marine)
            position.sealed = 0
            position.agenda.pop()
        return True

    # -- declaring ----------------------------------------------------------------------------------------------

    def declare(self, position: Foray, action: int) -> None:
        """D04-ACTION-01 to 07."""
        marine = self.figure
        self.action = action
        self.points, attacks, self.either = self.gives(position, action)
        self.attacks += attacks
        position.tell("action", [marine, action])
        self.stage = ACT
        if equipment.pick_up(position, marine):  # what he stands on already (D04-EQUIP-03, D04-COST-03)
            event_moment(position, "equipment_taken", marine)

    def gives(self, position: Foray, action: int) -> tuple[int, int, bool]:
        """Movement points, attacks, and whether it is one or the other."""
        marine, points, attacks, either = self.figure, POINTS, 1, False
        if action == SPRINT:
            points, attacks = SPRINT_POINTS, 0
        elif action == UNLOAD:
            points, attacks = 0, UNLOAD_ATTACKS
        elif action == ADVANCE:
            points, attacks = (
                max(POINTS, position.has(marine, ADVANCE_MOVE)),
                max(1, position.has(marine, ADVANCE_ATTACKS)),
            )
        else:
            either = not position.has(marine, READY_BOTH)
        return max(points - self.slowed, 0), attacks, either

    # -- the end ------------------------------------------------------------------------------------------------

    def meets(self, position: Foray) -> bool:
        """Whether he ends his move on an encounter and must choose; one without a choice takes place (D04-PROP-11)."""
        marine = self.figure
        if not position.on_board(marine):
            return False
        number = position.setting.field.area[position.place[marine]]
        encounter = known_area(position, number).encounter
        if encounter is None or not position.encounters >> number & 1 or encounter.square != position.place[marine]:
            return False
        if position.keys & encounter.keys != encounter.keys:
            return False
        if len(encounter.ways) > 1:
            return True
        happenings.encounter(position, marine, number, 0)
        return False

    def may_guard(self, position: Foray) -> bool:
        """Alert: a guard order at the end of the turn, if he has none."""
        marine = self.figure
        return (
            position.on_board(marine) and position.order[marine] == NO_ORDER and position.has(marine, GUARD_AT_END) > 0
        )

    # -- questions ----------------------------------------------------------------------------------------------

    def decisions(self, position: Foray) -> list[Decision]:
        marine = self.figure
        seat = seat_of(marine)
        if self.stage == RETURN:
            squares = respawn_squares(position, marine)
            return [Decision(seat, "respawn", Answers([], [each(RESPAWN, squares, SQUARE_FIRST, WIDE)]), [marine])]
        if self.stage == DECLARE:
            answers = [pack(ACTION, action) for action in range(len(ACTIONS))]
            if position.adrenaline[marine]:
                answers.append(ADRENALINE)
            return [Decision(seat, "action", Answers(answers, []), [marine])]
        if self.stage == ENCOUNTER:
            number = position.setting.field.area[position.place[marine]]
            encounter = known_area(position, number).encounter
            ways = 0 if encounter is None else len(encounter.ways)
            return [Decision(seat, "encounter", Answers([pack(CHOOSE, way) for way in range(ways)], []), [marine])]
        if self.stage == ALERT:
            return [Decision(seat, "alert", Answers([PASS, pack(ORDER, GUARD, marine)], []), [marine])]
        return [Decision(seat, "act", self.answers(position), [marine])]

    def answers(self, position: Foray) -> Answers:
        marine, points = self.figure, self.left()
        singles = moves(position, marine, points)
        spans: list[Span] = []
        if not passing(position, marine):
            singles += doors.door_moves(position, marine, points)
            singles += equipment.gifts(position, marine, points)
            if teleporting.may_teleport(position, marine, points):
                singles.append(TELEPORT)
            if teleporting.may_crawl(position, marine, points):
                singles.append(CRAWL)
            if may_leave(position, marine, points):
                singles.append(LEAVE)
            if self.action == READY and not self.ordered:  # D04-ACTION-08
                singles += orders.placeable(position, marine)
            if self.attacks > 0:
                spans = marine_attacks(position, marine)
            singles.append(END)
        return Answers(singles, spans)

    def answer(self, position: Foray, seat: int, action: int) -> None:
        marine, verb = self.figure, verb_of(action)
        if verb == RESPAWN:
            self.stage = ORDERS_OFF
            respawn(position, marine, wide(action, SQUARE_FIRST))
            exploring.look(position)
        elif verb == ADRENALINE:
            position.adrenaline[marine] -= 1
            self.extra += POINTS  # with any action (D04-TOKEN-07, 08)
            position.tell("adrenaline", [marine])
        elif verb == ACTION:
            self.declare(position, first(action))
        elif verb == CHOOSE:
            self.stage = ALERT
            number = position.setting.field.area[position.place[marine]]
            happenings.encounter(position, marine, number, first(action))
        elif self.stage == ALERT:
            self.stage = LAST
            if action != PASS:
                orders.place(position, marine, GUARD)
        else:
            self.act(position, verb, action)

    def act(self, position: Foray, verb: int, action: int) -> None:
        marine = self.figure
        if verb == STEP:
            place, price = landing(position, marine, action)
            self.spend(price)
            go(position, marine, place >> 1, 0, "moved")
        elif verb == DOOR:
            self.spend(DOOR_COST)
            doors.move_door(position, marine, first(action))
        elif verb == GIVE:
            self.spend(GIVE_COST)
            equipment.give(position, marine, first(action), second(action))
        elif verb == TELEPORT:
            self.spend(TELEPORT_COST)
            teleporting.travel(position, marine, False)
        elif verb == CRAWL:
            self.spend(position.setting.scenario.crawl_cost)
            teleporting.travel(position, marine, True)
        elif verb == LEAVE:
            self.spend(LEAVE_COST)
            leave(position, marine)
        elif verb == ORDER:
            self.ordered = True
            orders.place(position, second(action), first(action))
        elif verb == ATTACK:
            self.attack_made()
            aimed = action >> AFTER_SECOND_SQUARE & 1 == 1
            attack.declare(position, marine, first(action), wide(action, SQUARE_SECOND), aimed)
        else:
            self.stage = OVER


def may_leave(position: Foray, marine: int, points: int) -> bool:
    """By the open door, or the plate, that the scenario names (D04-VICT-01)."""
    goal = position.setting.scenario.goal
    if goal.kind != ALL_LEAVE or points < LEAVE_COST or position.flags & goal.flags != goal.flags:
        return False
    square = position.place[marine]
    if goal.plate:
        area = known_area(position, position.setting.field.area[square])
        return any(plate.id == goal.plate and plate.square == square for plate in area.plates)
    door = position.setting.field.doors[goal.door]
    return door is not None and square in door.squares and not position.shut >> goal.door & 1


def leave(position: Foray, marine: int) -> None:
    """The marines win when the last of them is off the board."""
    position.state[marine] = LEFT
    position.put(marine, -1)
    position.order[marine] = NO_ORDER
    position.tell("left", [marine])
    if all(position.state[other] == LEFT for other in range(position.setting.marines)):
        win(position, MARINE_SIDE)
