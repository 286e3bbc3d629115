"""The villains' rats (chapter CRAT): where they go, and whom they serve."""

from typing import Any, Final

from platzdarm.games.inferno.rules.commands import FORAGES, approach, enter_near
from platzdarm.games.inferno.rules.council import ask_all, tell_choice
from platzdarm.games.inferno.rules.luring import come_to_rest
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.setting import GIANT_RAT, NOBODY, VILLAIN
from platzdarm.games.inferno.rules.verbs import CELL, CHAMPION
from platzdarm.games.inferno.rules.villainy import devil_rat, giant_rats, next_villain_rat, rats
from platzdarm.kernel.action import first, pack
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import Fixed, Step

SEEKS: Final = 0
RESTS: Final = 1


def stir(position: Contest) -> None:
    """At the start of the villains' turn their Giant Rats are ordered; if there is none, one enters (INF-CRAT-03)."""
    position.agenda.append(Swarm())
    if not giant_rats(position):
        rat = next_villain_rat(position, GIANT_RAT)
        if rat != NOBODY:
            enter_near(position, rat, position.portals(VILLAIN)[0])


def overrun(position: Contest) -> None:
    """The King's Surge: a rat in each free shrine, then all rats are ordered (INF-CRAT-02)."""
    for shrine in position.setting.scenario.shrines:
        rat = next_villain_rat(position, GIANT_RAT)
        if rat != NOBODY and position.is_free(shrine):
            position.owner[rat] = VILLAIN
            position.put(rat, shrine)
            position.tell("entered", [rat, shrine])
    position.agenda.append(Pack(rats(position)))


class Swarm(Fixed[Contest]):
    """All Giant Rats, with the one that has just entered."""

    def run(self, position: Contest) -> bool:
        position.agenda.pop()
        position.agenda.append(Pack(giant_rats(position)))
        return True


class Pack(Step[Contest]):
    """Rats that are ordered together: the players choose which goes next (INF-CRAT-07)."""

    def __init__(self, waiting: list[int]) -> None:
        self.waiting = waiting

    def values(self) -> list[Any]:
        return [self.waiting]

    def run(self, position: Contest) -> bool:
        self.waiting = [rat for rat in self.waiting if position.owner[rat] == VILLAIN]
        if len(self.waiting) > 1:
            return False
        if self.waiting:
            self.send(position, self.waiting[0])
        else:
            position.agenda.pop()
        return True

    def decisions(self, position: Contest) -> list[Decision]:
        return ask_all(position, "rat_first", [pack(CHAMPION, rat + 1) for rat in self.waiting])

    def answer(self, position: Contest, seat: int, action: int) -> None:
        self.send(position, first(action) - 1)

    def send(self, position: Contest, rat: int) -> None:
        self.waiting = [other for other in self.waiting if other != rat]
        position.tell("villain_ordered", [rat, -1])
        position.agenda.append(Forage(rat))


class Forage(Step[Contest]):
    """A rat goes towards the nearest treasure or shrine, of equally near ones where the players say (INF-CRAT-04, 07).

    It never attacks (INF-CRAT-06).
    """

    def __init__(self, rat: int, stage: int = SEEKS) -> None:
        self.rat = rat
        self.stage = stage

    def values(self) -> list[Any]:
        return [self.rat, self.stage]

    def run(self, position: Contest) -> bool:
        if self.stage == RESTS:
            position.agenda.pop()
            come_to_rest(position, self.rat)
            return True
        goals = wanted(position, self.rat)
        if len(goals) > 1:
            return False
        self.seek(position, goals[0])
        return True

    def decisions(self, position: Contest) -> list[Decision]:
        goals = [pack(CELL, cell + 1) for cell in wanted(position, self.rat)]
        return ask_all(position, "rat_goal", goals, [self.rat])

    def answer(self, position: Contest, seat: int, action: int) -> None:
        tell_choice(position, seat, self.rat, cell=first(action) - 1)
        self.seek(position, first(action) - 1)

    def seek(self, position: Contest, goal: int) -> None:
        self.stage = RESTS
        approach(position, self.rat, goal, FORAGES)


def wanted(position: Contest, rat: int) -> list[int]:
    """The nearest treasures, or shrines where none is left; the Devil Rat wants shrines alone."""
    goals = list(position.chests) if rat != devil_rat(position) else []
    goals = goals or position.setting.scenario.shrines
    least = min([position.field.distance(position.cell[rat], goal) for goal in goals])
    return [goal for goal in goals if position.field.distance(position.cell[rat], goal) == least]
