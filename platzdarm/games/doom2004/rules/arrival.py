"""What a step brings with it (chapters WATCH, PROP, EQUIP, EXPL, GUARD), in this order: acid, tokens, new areas,
watchful enemies, and the marines' chance to interrupt.
"""

from typing import Any, Final

from platzdarm.games.doom2004.rules import attack, equipment, exploring
from platzdarm.games.doom2004.rules.field import OFF
from platzdarm.games.doom2004.rules.moments import event_moment, interruption
from platzdarm.games.doom2004.rules.position import Foray, Stage
from platzdarm.games.doom2004.rules.setting import INVADER, enemies, is_marine, seat_of
from platzdarm.games.doom2004.rules.sight import adjacent, beside
from platzdarm.games.doom2004.rules.standing import MELEE_WATCHFUL, PASS_THROUGH
from platzdarm.games.doom2004.rules.targets import attack_squares, usable_weapons
from platzdarm.games.doom2004.rules.verbs import AIM, ATTACK, PASS, SQUARE_FIRST, SQUARE_SECOND, STRIKE
from platzdarm.games.doom2004.rules.wounds import enter_acid, lose_order
from platzdarm.kernel.action import first, pack, verb_of, wide
from platzdarm.kernel.answers import Answers
from platzdarm.kernel.decision import Decision

ACID: Final = 0
TOKENS: Final = 1
SEEN: Final = 2
WATCHED: Final = 3
GUARDED: Final = 4
DONE: Final = 5


def go(position: Foray, figure: int, square: int, turned: int, told: str) -> None:
    """Move a figure, and see what comes of it."""
    before = position.squares(figure)
    position.put(figure, square, turned)
    position.tell(told, [figure, square, turned])
    if is_marine(figure) and position.order[figure] == AIM:
        lose_order(position, figure)  # D04-AIM-04
    entered = [one for one in position.squares(figure) if one not in before]
    position.agenda.append(Arrived(figure, entered, ACID, watchers(position, figure, entered)))


def watchers(position: Foray, figure: int, entered: list[int]) -> list[int]:
    """Watchful enemies next to a square that was entered (D04-WATCH-01, 02); none while it passes a friend."""
    if position.shares(figure):
        return []
    if not is_marine(figure) and not any(is_watchful(position, marine) for marine in position.marines_on_board()):
        return []
    near = beside(position, entered)
    found = {other for square in near for other in position.figures_at(square) if enemies(figure, other)}
    return sorted([other for other in found if is_watchful(position, other)])


def is_watchful(position: Foray, figure: int) -> bool:
    if is_marine(figure):
        return position.has(figure, MELEE_WATCHFUL) > 0
    return position.setting.invader(figure).powers.watchful


class Arrived(Stage):
    def __init__(self, figure: int, entered: list[int], stage: int, watching: list[int]) -> None:
        self.figure = figure
        self.entered = entered
        self.stage = stage
        self.watching = watching

    def values(self) -> list[Any]:
        return [self.figure, self.entered, self.stage, self.watching]

    def run(self, position: Foray) -> bool:
        """On through what happens by itself, until something else comes first."""
        while self.stage != DONE and position.on_board(self.figure):
            stage = self.stage
            self.stage += 1
            self.happen(position, stage)
            if position.agenda[-1] is not self or position.result is not None:
                return True
        position.agenda.pop()
        return True

    def happen(self, position: Foray, stage: int) -> None:
        figure = self.figure
        if stage == ACID:
            if not (is_marine(figure) and position.has(figure, PASS_THROUGH)):
                enter_acid(position, figure, self.entered)
        elif stage == TOKENS:
            if is_marine(figure) and position.turn == seat_of(figure) and equipment.pick_up(position, figure):
                event_moment(position, "equipment_taken", figure)
        elif stage == SEEN:
            exploring.look(position)
        elif stage == WATCHED:
            if self.watching:
                position.agenda.append(Watch(figure, self.watching))
        elif not is_marine(figure):
            interruption(position, position.turn == INVADER, figure)


class Watch(Stage):
    """Each watchful enemy may make one attack on the figure, before it can do anything else."""

    def __init__(self, figure: int, watching: list[int]) -> None:
        self.figure = figure
        self.watching = watching

    def values(self) -> list[Any]:
        return [self.figure, self.watching]

    def run(self, position: Foray) -> bool:
        while self.watching and position.on_board(self.figure):
            if self.attacks(position):
                return False
            self.watching = self.watching[1:]
        position.agenda.pop()
        return True

    def attacks(self, position: Foray) -> list[int]:
        watcher = self.watching[0]
        if not position.on_board(watcher) or not adjacent(position, watcher, self.figure):
            return []
        squares = position.squares(self.figure)
        if not is_marine(watcher):
            found = attack_squares(position, watcher, OFF)
            return [STRIKE | square << SQUARE_FIRST for square in squares if square in found]
        answers: list[int] = []
        for weapon in usable_weapons(position, watcher):
            if weapon.melee:
                found = attack_squares(position, watcher, weapon.index)
                base = pack(ATTACK, weapon.index)
                answers += [base | square << SQUARE_SECOND for square in squares if square in found]
        return answers

    def decisions(self, position: Foray) -> list[Decision]:
        watcher = self.watching[0]
        answers = Answers([PASS, *self.attacks(position)], [])
        return [Decision(seat_of(watcher), "watchful", answers, [watcher, self.figure])]

    def answer(self, position: Foray, seat: int, action: int) -> None:
        watcher = self.watching[0]
        self.watching = self.watching[1:]
        if action == PASS:
            return
        position.tell("watchful", [watcher, self.figure])
        if verb_of(action) == STRIKE:
            attack.declare(position, watcher, OFF, wide(action, SQUARE_FIRST), False)
        else:
            attack.declare(position, watcher, first(action), wide(action, SQUARE_SECOND), False)
