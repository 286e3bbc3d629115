"""What counts in a puzzle of Doom (2004): the action, adrenaline, doors, plates, what is taken up; not the way.

An attack rolls dice, and no plan rests on dice: each weapon has a die with a miss among its faces. So attacks are left
out, and with them what only attacks ask for: orders, and ammo or a weapon handed to somebody else. Nor does a plan rest
on a watchful invader that lets a marine pass. Who ends his turn has won nothing: nobody leaves, and nothing dies, at
the end of a turn. And nobody goes on who could not be in time if all doors stood open and nobody was in his way.
"""

from collections.abc import Hashable, Sequence
from typing import Any

from platzdarm.games.doom2004.rules.field import OFF
from platzdarm.games.doom2004.rules.marines import ACT, MarineTurn
from platzdarm.games.doom2004.rules.moving import landing
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.scenario import ALL_LEAVE, Plate
from platzdarm.games.doom2004.rules.setting import LEAVE_COST, TELEPORT_COST
from platzdarm.games.doom2004.rules.standing import KILLS_MOVE
from platzdarm.games.doom2004.rules.verbs import ATTACK, END, GIVE, ORDER, PASS, STEP
from platzdarm.games.doom2004.rules.wounds import MOST_INSTINCTS
from platzdarm.kernel.action import verb_of
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import Step
from platzdarm.puzzles.solver import Habits

ON_THE_WAY = (END, PASS)
LEFT_OUT = (ATTACK, ORDER, GIVE, END)
NEVER = 1000


class ForayHabits(Habits):
    def __init__(self, start: Foray, seat: int) -> None:
        self.seat = seat
        self.away = to_the_end(start)
        self.bonus = MOST_INSTINCTS * start.has(seat - 1, KILLS_MOVE)  # points that kills may still give

    def deed(self, position: Foray, decision: Decision, action: int) -> Hashable | None:
        verb = verb_of(action)
        if verb == STEP:
            return self.taken(position, action)
        return None if verb in ON_THE_WAY else (decision.kind, action)

    def taken(self, position: Foray, action: int) -> Hashable | None:
        """A step is a deed where something lies."""
        square = landing(position, self.seat - 1, action)[0] >> 1
        return (STEP, square) if position.tokens_at(square) else None

    def options(self, position: Foray, decision: Decision) -> Sequence[int]:
        if self.is_late(position):
            return []
        return [action for action in decision.answers.as_list() if verb_of(action) not in LEFT_OUT]

    def is_late(self, position: Foray) -> bool:
        turn = position.agenda[-1]
        if not isinstance(turn, MarineTurn) or turn.stage != ACT:
            return False
        return self.away.get(position.place[turn.figure], NEVER) > turn.left() + self.bonus

    def points(self, position: Foray) -> int:
        step = position.agenda[-1]
        return step.left() if isinstance(step, MarineTurn) else 0

    def trace(self, step: Step[Any]) -> Hashable:
        if isinstance(step, MarineTurn):
            return (step.figure, step.stage, step.action, step.kills)
        return super().trace(step)

    def hands_over(self, position: Foray) -> bool:
        """A watchful invader may strike (D04-WATCH-01)."""
        return any(decision.seat != self.seat for decision in position.pending())


def to_the_end(position: Foray) -> dict[int, int]:
    """The points that it takes at least, from each square, to win: by leaving, or by a telefrag."""
    scenario, field = position.setting.scenario, position.setting.field
    areas = [area for area in scenario.areas if area is not None]
    plates = [plate for area in areas for plate in area.plates]
    links = {plate.square: plate.partner for plate in plates if plate.partner != OFF}
    links |= {vent.square: vent.partner for area in areas for vent in area.vents if vent.partner != OFF}
    found = dict.fromkeys(last_squares(position, plates), LEAVE_COST)
    front = list(found)
    while front:
        square = front.pop(0)
        beyond = field.neighbours(square, 0)
        if square in links:
            beyond = [*beyond, links[square]]  # plates and vents lead both ways, for a point at least
        for to in beyond:
            if to not in found:
                found[to] = found[square] + 1
                front.append(to)
    return found


def last_squares(position: Foray, plates: list[Plate]) -> list[int]:
    """Where the last point is spent."""
    goal = position.setting.scenario.goal
    if goal.kind != ALL_LEAVE:
        assert TELEPORT_COST == LEAVE_COST
        return [plate.square for plate in plates if plate.partner != OFF]
    if goal.plate:
        return [plate.square for plate in plates if plate.id == goal.plate]
    door = position.setting.field.doors[goal.door]
    return list(door.squares) if door is not None else []
