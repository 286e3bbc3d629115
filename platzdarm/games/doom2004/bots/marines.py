"""Marines: on towards their errand, shooting by exact odds, and with an order for what comes.

A plan is where to attack from, where to end, and what order to place; it is made anew at every question.
"""

from typing import Final

from platzdarm.board.paths import Reach
from platzdarm.games.doom2004.bots.errands import errands, exit_squares, leads_on, meetings, on_unknown_plate
from platzdarm.games.doom2004.bots.judge import NO_AIM, Aim, Squad, Study
from platzdarm.games.doom2004.rules.cards import Weapon
from platzdarm.games.doom2004.rules.field import OFF
from platzdarm.games.doom2004.rules.marines import MarineTurn, may_leave
from platzdarm.games.doom2004.rules.setting import DOOR_COST, POINTS, SPRINT_POINTS
from platzdarm.games.doom2004.rules.standing import ADVANCE_ATTACKS, ADVANCE_MOVE, PLACE_HEAL, READY_BOTH
from platzdarm.games.doom2004.rules.terrain import FAR
from platzdarm.games.doom2004.rules.verbs import (
    ACTION,
    ACTIONS,
    ADVANCE,
    AFTER_SECOND_SQUARE,
    AIM,
    ATTACK,
    CRAWL,
    DODGE,
    DOOR,
    END,
    GUARD,
    HEALING,
    LEAVE,
    NO_ORDER,
    ORDER,
    READY,
    SPRINT,
    SQUARE_SECOND,
    TELEPORT,
    UNLOAD,
)
from platzdarm.games.doom2004.rules.verbs import ADRENALINE as TAKE_ADRENALINE
from platzdarm.kernel.action import first, pack, verb_of
from platzdarm.kernel.decision import Decision

PACE: Final = (1.8, 2.4, 2.4)  # wounds that a square of the way is worth, by number of marines
GUARD_REACH: Final = 5  # of those who may come so near a guard will see some
CLOSE: Final = 6  # squares within which marines help each other


class Plan:
    """Which attack to make from where, where to end, and what the whole of it is worth."""

    def __init__(self, worth: float, aim: Aim, at: int, end: int) -> None:
        self.worth = worth
        self.aim = aim
        self.at = at
        self.end = end


class Prospect:
    """A marine's turn as it is seen from where he stands: how far his errands are, what he can hit with what."""

    def __init__(self, study: Study, marine: int) -> None:
        self.study = study
        self.squad = study.squad
        self.marine = marine
        position = study.position
        goals = errands(study, marine)
        if not goals:
            goals = {square: 3 for other in position.invaders_on_board() for square in position.squares(other)}
        self.goals = goals
        self.pace = self.squad.pace * PACE[position.setting.marines - 1]
        self.far = study.distances(goals, True)
        self.here = position.place[marine]
        self.weapons: list[Weapon] = study.weapons(marine)
        self.aimed = position.order[marine] == AIM
        self.known_aims: dict[int, Aim] = {}
        self.known_places: dict[int, float] = {}
        self.exits = exit_squares(position)
        self.meetings = meetings(position)

    def aim(self, square: int) -> Aim:
        found = self.known_aims.get(square)
        if found is None:
            aimed = self.aimed and square == self.here
            found = self.known_aims[square] = self.study.best_aim(self.marine, square, self.weapons, aimed)
        return found

    def place(self, square: int, left: int) -> float:
        """What it is worth to end there: the way that is done, less what is to be feared."""
        risk = self.known_places.get(square)
        if risk is None:
            study = self.study
            risk = self.squad.fear * study.threat(self.marine, square, study.position.order[self.marine] == DODGE)
            risk += self.lonely(square)
            risk += self.squad.acid if square in study.position.acid else 0.0
            self.known_places[square] = risk
        done = float(self.far[self.here] - self.far[square])
        if square in self.meetings:
            done += POINTS  # he must end there
        elif square != self.here and self.goals.get(square, FAR) == self.far[square]:
            # it is done, and the points that are left lead on from there
            done += self.far[square] + self.squad.onward * left
        return self.pace * max(min(done, SPRINT_POINTS + POINTS), -SPRINT_POINTS) - risk

    def lonely(self, square: int) -> float:
        """What it costs to be far from the others."""
        position = self.study.position
        others = [other for other in position.marines_on_board() if other != self.marine]
        if not others:
            return 0.0
        field = position.setting.field
        apart = min([field.distance(square, position.place[other]) for other in others])
        return self.squad.apart * max(apart - CLOSE, 0)

    # -- orders ----------------------------------------------------------------------------------------------------

    def order(self, square: int) -> tuple[float, int]:
        """The order that is worth most there."""
        study, position, marine = self.study, self.study.position, self.marine
        if position.order[marine] != NO_ORDER:
            return 0.0, NO_ORDER
        squad = self.squad
        best, chosen = squad.fear * study.dodge_saves(marine, square), DODGE
        guard = self.guard(square)
        if guard > best:
            best, chosen = guard, GUARD
        if best < squad.healed and self.can_heal(square):
            best, chosen = squad.healed, HEALING
        return (best, chosen) if best >= squad.aimed else (squad.aimed, AIM)

    def can_heal(self, square: int) -> bool:
        """Whether a medic there has anybody to heal."""
        position, marine = self.study.position, self.marine
        if not position.has(marine, PLACE_HEAL):
            return False
        field = position.setting.field
        hurt = [other for other in position.marines_on_board() if position.life[other] < position.most_life(other)]
        return any(other == marine or field.distance(position.place[other], square) <= 1 for other in hurt)

    def guard(self, square: int) -> float:
        """An attack in the invader's turn on whoever comes near."""
        study, position = self.study, self.study.position
        best = 0.0
        for figure in position.invaders_on_board():
            far = study.road_to(figure, square)
            if far > position.movement(figure) + GUARD_REACH:
                continue
            gun = max(
                [study.hit(self.marine, w.index, 2, figure, False) for w in self.weapons if not w.melee], default=0
            )
            best = max(best, self.squad.guarded * gun)
        return best


# -- declaring ---------------------------------------------------------------------------------------------------


def declare(study: Study, decision: Decision) -> int:
    """The action whose best plan is worth most; adrenaline where four points more bring him to an errand."""
    marine = decision.about[0]
    prospect = Prospect(study, marine)
    actions = [action for action in range(len(ACTIONS)) if study.eye.actions >> action & 1]
    values = {action: value(prospect, action) for action in actions}
    chosen = max(values, key=lambda action: values[action])
    if TAKE_ADRENALINE in decision.answers and chosen in (SPRINT, ADVANCE) and prospect.far[prospect.here] >= POINTS:
        return TAKE_ADRENALINE
    return pack(ACTION, chosen)


def value(prospect: Prospect, action: int) -> float:
    position, marine = prospect.study.position, prospect.marine
    turn = position.agenda[-1]
    assert isinstance(turn, MarineTurn)
    extra = turn.extra - turn.slowed
    if action == SPRINT:
        return best_plan(prospect, max(SPRINT_POINTS + extra, 0), 0, False).worth
    if action == UNLOAD:
        return best_plan(prospect, turn.extra, 2, False).worth
    if action == ADVANCE:
        points = max(POINTS, position.has(marine, ADVANCE_MOVE)) + extra
        return best_plan(prospect, max(points, 0), max(1, position.has(marine, ADVANCE_ATTACKS)), False).worth
    points = max(POINTS + extra, 0)
    if position.has(marine, READY_BOTH):
        return best_plan(prospect, points, 1, True).worth
    walk = best_plan(prospect, points, 0, True).worth
    return max(walk, best_plan(prospect, turn.extra, 1, True).worth)


def best_plan(prospect: Prospect, points: int, attacks: int, ordering: bool) -> Plan:
    """Attack first and go then, or go and attack from there; with the order, if he is to place one."""
    reach = prospect.study.reach(prospect.marine, points)
    here = prospect.here
    at_once = prospect.aim(here) if attacks else NO_AIM
    times = worth_of(prospect.squad, attacks)
    first_worth = at_once.worth * times
    best = Plan(-FAR, NO_AIM, here, here)
    for place in reach.order:
        square = place >> 1
        left = points - reach.cost[place]
        base = prospect.place(square, left) + (prospect.order(square)[0] if ordering else 0.0)
        if first_worth + base > best.worth:
            best = Plan(first_worth + base, at_once, here, square)
        if attacks and square != here and prospect.study.eye.places:
            later = prospect.aim(square)
            if later.worth * times + base > best.worth:
                best = Plan(later.worth * times + base, later, square, square)
    return best


def worth_of(squad: Squad, attacks: int) -> float:
    """So many attacks, in first ones."""
    return 1.0 + squad.stand * (attacks - 1) if attacks else 0.0


# -- acting ------------------------------------------------------------------------------------------------------


def act(study: Study, decision: Decision) -> int:
    position = study.position
    marine = decision.about[0]
    turn = position.agenda[-1]
    assert isinstance(turn, MarineTurn)
    options = decision.answers
    if LEAVE in options and may_leave(position, marine, turn.left()):
        return LEAVE
    prospect = Prospect(study, marine)
    if END not in options:
        return onward(prospect, study.reach(marine, turn.left()), options.as_list())
    ordering = turn.action == READY and not turn.ordered and position.order[marine] == NO_ORDER
    plan = choose_plan(prospect, turn, ordering)
    if plan.aim.worth > 0 and plan.at == prospect.here:
        shot = attack_action(prospect, plan.aim)
        if shot in options:
            return shot
    step = next_move(prospect, turn, plan, options.as_list())
    if step >= 0:
        return step
    if ordering:
        order = pack(ORDER, prospect.order(prospect.here)[1], marine)
        return order if order in options else END
    return END


def choose_plan(prospect: Prospect, turn: MarineTurn, ordering: bool) -> Plan:
    """With points or an attack, but not both, left he takes what is worth more (D04-ACTION-07)."""
    if turn.either and turn.attacks and turn.points:
        walk = best_plan(prospect, turn.left(), 0, ordering)
        stay = best_plan(prospect, turn.extra, turn.attacks, ordering)
        return stay if stay.worth > walk.worth else walk
    return best_plan(prospect, turn.left(), turn.attacks, ordering)


def attack_action(prospect: Prospect, aim: Aim) -> int:
    aimed = 1 << AFTER_SECOND_SQUARE if prospect.aimed else 0
    return pack(ATTACK, aim.weapon) | aim.square << SQUARE_SECOND | aimed


def next_move(prospect: Prospect, turn: MarineTurn, plan: Plan, options: list[int]) -> int:
    """A door that leads on, a plate, or the first step to where the plan ends; OFF where he is there."""
    study, position, marine = prospect.study, prospect.study.position, prospect.marine
    here = prospect.far[prospect.here]
    for action in options:
        if verb_of(action) == DOOR and opens_a_way(prospect, first(action)):
            return action
        if verb_of(action) in (TELEPORT, CRAWL) and here >= FAR:
            return action
    if TELEPORT in options and on_unknown_plate(position, marine):
        return TELEPORT
    goal = plan.at if plan.aim.worth > 0 and plan.at != prospect.here else plan.end
    if goal == prospect.here:
        return OFF
    reach = study.reach(marine, turn.left())
    if goal << 1 in reach.cost:
        return reach.first_move(goal << 1)
    return OFF


def onward(prospect: Prospect, reach: Reach, options: list[int]) -> int:
    """He passes somebody and cannot stay: to the best place where he can."""
    position, start = prospect.study.position, reach.start
    places = [place for place in reach.order if place != start]
    if not places:
        return options[0]
    best = min(places, key=lambda place: prospect.far[place >> 1] + (2 if place >> 1 in position.acid else 0))
    return reach.first_move(best)


def opens_a_way(prospect: Prospect, number: int) -> bool:
    """A closed door towards the unknown, out of the base, or on the way."""
    position, far = prospect.study.position, prospect.far
    door = position.setting.field.doors[number]
    if door is None or not position.shut >> number & 1:
        return False
    if leads_on(position, door) or (number == position.setting.scenario.goal.door and bool(prospect.exits)):
        return True
    return any(far[square] < far[prospect.here] - DOOR_COST + 1 for square in door.squares)


# -- interrupts --------------------------------------------------------------------------------------------------


def best_shot(study: Study, marine: int, options: list[int]) -> tuple[float, int]:
    """The best of the attacks that are offered, from where he stands."""
    weapons = study.weapons(marine)
    aim = study.best_aim(marine, study.position.place[marine], weapons, False)
    action = pack(ATTACK, aim.weapon) | aim.square << SQUARE_SECOND if aim.weapon != OFF else OFF
    return (aim.worth, action) if action in options else (0.0, OFF)
