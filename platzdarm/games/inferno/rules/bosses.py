"""What bosses do when they are ordered, and their Surges (chapters CVIL, CPUG, CRAK, CKYT)."""

from typing import Any, Final

from platzdarm.games.inferno.rules.attack import Attack
from platzdarm.games.inferno.rules.commands import (
    ADVANCES,
    HUNTS,
    STRIKES,
    Command,
    approach,
    enter_near,
    explain,
    way_to,
)
from platzdarm.games.inferno.rules.council import ask_all, tell_choice
from platzdarm.games.inferno.rules.damage import BY_NOBODY, defeat
from platzdarm.games.inferno.rules.field import BLIGHTED, FOREST, OFF
from platzdarm.games.inferno.rules.figures import distance
from platzdarm.games.inferno.rules.honour import gain_honour
from platzdarm.games.inferno.rules.orders import strike
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.scenario import BEELZEPUG, KYTHIS, RAKAR, RAT_KING
from platzdarm.games.inferno.rules.setting import NOBODY, PLAYERS, VILLAIN, VILLAINS, VILLAINS_DEALT
from platzdarm.games.inferno.rules.story import beat
from platzdarm.games.inferno.rules.terrain import clear, place, raise_pool
from platzdarm.games.inferno.rules.verbs import AT_RANGE, CHAMPION
from platzdarm.games.inferno.rules.vermin import overrun
from platzdarm.games.inferno.rules.villainy import goal_cell, has_pool, is_boss
from platzdarm.kernel.action import first, pack
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import Fixed, Step

SURGE_HONOUR: Final = 5  # INF-CPUG-02
SURGE_POOL: Final = 5
IDLE_HONOUR: Final = 2  # INF-CPUG-10
DESK_HONOUR: Final = 5  # INF-CRAK-09


def command(position: Contest, piece: int) -> None:
    """Beelzepug and Rakar ignore the usual way of an order (INF-CPUG-08, INF-CRAK-08)."""
    if has_pool(position, piece):
        position.agenda.append(Maul())
    elif is_boss(position, piece, RAKAR):
        position.agenda.append(Hunt())
    else:
        position.agenda.append(Command(piece))


class Commands(Step[Contest]):
    """Villains that are ordered one after the other, as listed (INF-CORD-01)."""

    def __init__(self, waiting: list[int]) -> None:
        self.waiting = waiting

    def values(self) -> list[Any]:
        return [self.waiting]

    def run(self, position: Contest) -> bool:
        if not self.waiting:
            position.agenda.pop()
            return True
        piece, self.waiting = self.waiting[0], self.waiting[1:]
        if position.owner[piece] == VILLAIN:
            command(position, piece)
        return True


# -- Beelzepug ---------------------------------------------------------------------------------------------------

STARTS: Final = 0
GOES: Final = 1
STANDS: Final = 2


class Maul(Step[Contest]):
    """He attacks the marked champion wherever it is, and it falls in any case (INF-CPUG-08)."""

    def __init__(self, stage: int = STARTS, quarry: int = NOBODY, cell: int = OFF) -> None:
        self.stage = stage
        self.quarry = quarry
        self.cell = cell

    def values(self) -> list[Any]:
        return [self.stage, self.quarry, self.cell]

    def run(self, position: Contest) -> bool:
        boss = position.setting.boss
        if self.stage == STARTS:
            position.tell("villain_ordered", [boss, -1])
            if position.marked == NOBODY:  # INF-CPUG-10
                position.agenda.pop()
                gain_honour(position, VILLAINS, IDLE_HONOUR)
                return True
            self.stage, self.quarry, self.cell = STANDS, position.marked, position.cell[position.marked]
            explain(position, boss, STRIKES, OFF, self.quarry)
            position.agenda.append(Attack(boss, AT_RANGE, [self.quarry]))
            return True
        position.agenda.pop()
        if position.on_field(self.quarry):
            defeat(position, self.quarry, BY_NOBODY)
        if position.terrain[self.cell] == FOREST:
            clear(position, self.cell)
        place(position, self.cell, BLIGHTED)  # on other terrain nothing is placed (INF-CPUG-09)
        return True


# -- Rakar -------------------------------------------------------------------------------------------------------


def richest(position: Contest) -> list[int]:
    """The players' champions on the field with the most markers; none where nobody has any."""
    bearers = [piece for piece in position.standing() if position.side_of(position.owner[piece]) == PLAYERS]
    most = max([position.markers[piece] for piece in bearers], default=0)
    return [piece for piece in bearers if position.markers[piece] == most] if most else []


class Hunt(Step[Contest]):
    """Rakar goes for the champion with the most markers and attacks no other (INF-CRAK-07, 08)."""

    def __init__(self, stage: int = STARTS, quarry: int = NOBODY) -> None:
        self.stage = stage
        self.quarry = quarry

    def values(self) -> list[Any]:
        return [self.stage, self.quarry]

    def run(self, position: Contest) -> bool:
        rakar = position.setting.boss
        if self.stage == STARTS:
            found = richest(position)
            if len(found) > 1:
                return False
            self.follow(position, found[0] if found else NOBODY)
        elif self.stage == GOES:
            self.stage = STANDS
            if self.quarry != NOBODY and position.on_field(rakar):
                how = way_to(position, rakar, self.quarry)
                if how != OFF:
                    explain(position, rakar, STRIKES, OFF, self.quarry)
                    strike(position, rakar, how, self.quarry)
        else:
            position.agenda.pop()
            self.at_his_desk(position)
        return True

    def decisions(self, position: Contest) -> list[Decision]:
        answers = [pack(CHAMPION, piece + 1) for piece in richest(position)]
        return ask_all(position, "villain_target", answers, [position.setting.boss])

    def answer(self, position: Contest, seat: int, action: int) -> None:
        tell_choice(position, seat, position.setting.boss, target=first(action) - 1)
        self.follow(position, first(action) - 1)

    def follow(self, position: Contest, quarry: int) -> None:
        rakar = position.setting.boss
        goal = goal_cell(position, position.goal[rakar])
        position.tell("villain_ordered", [rakar, goal])
        self.stage, self.quarry = GOES, quarry
        if quarry == NOBODY:
            approach(position, rakar, goal, ADVANCES)
        else:
            explain(position, rakar, HUNTS, OFF, quarry)
            approach(position, rakar, position.cell[quarry], HUNTS)

    def at_his_desk(self, position: Contest) -> None:
        """If he ends in or next to his target cell (INF-CRAK-09)."""
        rakar = position.setting.boss
        goal = goal_cell(position, position.goal[rakar])
        position.tell("order_over", [rakar])
        if position.on_field(rakar) and position.field.distance(position.cell[rakar], goal) <= 1:
            beat(position, RAKAR, 1)
            gain_honour(position, VILLAINS, DESK_HONOUR)


class Puppet(Step[Contest]):
    """The champion with the most markers walks towards Rakar, and falls if it ends next to him (INF-CRAK-04).

    It is an effect of the villains: the champion has its usual speed, does not attack and is not exhausted by it.
    """

    def __init__(self, stage: int = STARTS, quarry: int = NOBODY) -> None:
        self.stage = stage
        self.quarry = quarry

    def values(self) -> list[Any]:
        return [self.stage, self.quarry]

    def run(self, position: Contest) -> bool:
        if self.stage == STARTS:
            found = richest(position)
            if len(found) > 1:
                return False
            self.pull(position, found[0])
            return True
        position.agenda.pop()
        rakar = position.setting.boss
        if position.on_field(self.quarry) and distance(position, self.quarry, rakar) == 1:
            defeat(position, self.quarry, BY_NOBODY)
        return True

    def decisions(self, position: Contest) -> list[Decision]:
        answers = [pack(CHAMPION, piece + 1) for piece in richest(position)]
        return ask_all(position, "villain_target", answers, [position.setting.boss])

    def answer(self, position: Contest, seat: int, action: int) -> None:
        self.pull(position, first(action) - 1)

    def pull(self, position: Contest, quarry: int) -> None:
        self.stage, self.quarry = STANDS, quarry
        position.tell("pulled_champion", [quarry])
        approach(position, quarry, position.cell[position.setting.boss], HUNTS)


# -- Kythis ------------------------------------------------------------------------------------------------------


class Reborn(Fixed[Contest]):
    """Every reborn champion is ordered, the latest gained first (INF-CKYT-05)."""

    def run(self, position: Contest) -> bool:
        position.agenda.pop()
        position.agenda.append(Commands(list(position.risen[::-1])))
        return True


def raise_dead(position: Contest) -> None:
    """A random reborn champion joins the villains in its target cell; with none left that is skipped (INF-CKYT-04)."""
    position.agenda.append(Reborn())
    waiting = [piece for piece in position.setting.reborn if position.owner[piece] == NOBODY]
    if not waiting:
        return
    piece = waiting[position.chance.below(len(waiting), VILLAINS_DEALT)]
    position.owner[piece] = VILLAIN
    position.risen = (*position.risen, piece)
    position.tell("risen", [piece])
    beat(position, KYTHIS, 2)
    enter_near(position, piece, goal_cell(position, position.goal[piece]))


# -- Surge -------------------------------------------------------------------------------------------------------


def surge(position: Contest) -> None:
    """INF-CVIL-07: the boss's own, whatever scheme says so."""
    scenario = position.setting.scenario
    position.tell("surge", [position.setting.boss])
    beat(position, RAT_KING, 2)
    beat(position, BEELZEPUG, 3)
    if scenario.special(RAT_KING):
        overrun(position)
    elif scenario.special(BEELZEPUG):
        gain_honour(position, VILLAINS, SURGE_HONOUR)
        raise_pool(position, SURGE_POOL)
    elif scenario.special(RAKAR):
        position.agenda.append(Puppet() if richest(position) else Hunt())  # INF-CRAK-03
    elif scenario.special(KYTHIS):
        raise_dead(position)
