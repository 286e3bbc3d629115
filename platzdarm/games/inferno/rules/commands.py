"""Orders to villain champions, step by step (chapters CORD, CVIL).

`villains` says what is best; here it is done, so that a champion that a treasure saves, or a villain that falls to a
counter-strike, is met where it happens. Each step tells why it is taken. Where several are equally good the players
choose (INF-CTURN-06).
"""

from typing import Any, Final

from platzdarm.games.inferno.rules.arrival import arrive
from platzdarm.games.inferno.rules.attack import shrugs
from platzdarm.games.inferno.rules.cards import AREA, DOUBLE, IMMOBILE, ORDERED, RANGED
from platzdarm.games.inferno.rules.council import ask_all, tell_choice
from platzdarm.games.inferno.rules.entering import enter
from platzdarm.games.inferno.rules.field import OFF, SHRINE
from platzdarm.games.inferno.rules.figures import defence, has, keywords, speed, strength
from platzdarm.games.inferno.rules.honour import gain_honour
from platzdarm.games.inferno.rules.moving import walk_of
from platzdarm.games.inferno.rules.orders import strike
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.programs import trigger
from platzdarm.games.inferno.rules.setting import NOBODY, VILLAIN, VILLAINS
from platzdarm.games.inferno.rules.sight import blockers_for
from platzdarm.games.inferno.rules.targets import enemies, ways_to_attack
from platzdarm.games.inferno.rules.terrain import come_into
from platzdarm.games.inferno.rules.verbs import AT_RANGE, CELL, CHAMPION
from platzdarm.games.inferno.rules.villains import Foe, Ordered, chances, highest
from platzdarm.games.inferno.rules.villainy import goal_cell, is_villain
from platzdarm.kernel.action import first, pack
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import Step

# why a villain does what it does, as events tell it
WHY: Final = (
    "defeats",  # it can defeat that champion from where it stands (INF-CORD-06)
    "reaches",  # it must move to defeat it, to the cell nearest to its target (INF-CORD-05)
    "shrine",  # it stands by the shrine with its target (INF-CORD-10)
    "advances",  # it can defeat nobody: towards its target (INF-CORD-07, 08)
    "stays",  # it can come no nearer
    "strikes",  # it attacks although nobody falls by it (INF-CORD-09)
    "hunts",  # towards a champion (INF-CRAK-04, 08)
    "forages",  # a rat, towards a treasure or a shrine (INF-CRAT-04, 06)
)
DEFEATS: Final = 0
REACHES: Final = 1
BY_SHRINE: Final = 2
ADVANCES: Final = 3
STAYS: Final = 4
STRIKES: Final = 5
HUNTS: Final = 6
FORAGES: Final = 7


def explain(position: Contest, piece: int, why: int, cell: int = OFF, target: int = NOBODY) -> None:
    position.tell("villain_plan", [piece, why, cell, target])


# -- reckoning ---------------------------------------------------------------------------------------------------


def reckon(position: Contest, piece: int, goal: int, points: int) -> Ordered:
    """A champion as `villains` sees it; foes are in the order of `enemies`."""
    walk = walk_of(position, piece)
    found = Ordered(
        position.field, walk.prices, blockers_for(position, piece), walk.no_rest, position.cell[piece], goal
    )
    found.walls = walk.closed
    found.keywords = keywords(position, piece)
    found.speed = 0 if found.keywords & IMMOBILE else points
    found.strength = strength(position, piece)
    for other in enemies(position, piece):
        spared = shrugs(position, other, found.strength)
        found.foes.append(Foe(position.cell[other], defence(position, other), position.damage[other], spared))
    return found


def way_to(position: Contest, piece: int, target: int) -> int:
    """How it attacks: an area attack as far as it can, else the nearest way; OFF if it cannot."""
    words = keywords(position, piece)
    ways = ways_to_attack(position, piece, target, words, blockers_for(position, piece))
    if not ways:
        return OFF
    return AT_RANGE if words & AREA and words & RANGED and AT_RANGE in ways else ways[0]


# -- moving ------------------------------------------------------------------------------------------------------


class March(Step[Contest]):
    """A champion goes to one of some equally good cells; the players choose among several."""

    def __init__(self, piece: int, cells: list[int], why: int) -> None:
        self.piece = piece
        self.cells = cells
        self.why = why

    def values(self) -> list[Any]:
        return [self.piece, self.cells, self.why]

    def run(self, position: Contest) -> bool:
        if len(self.cells) > 1:
            return False
        self.go(position, self.cells[0])
        return True

    def decisions(self, position: Contest) -> list[Decision]:
        return ask_all(position, "villain_cell", [pack(CELL, cell + 1) for cell in self.cells], [self.piece])

    def answer(self, position: Contest, seat: int, action: int) -> None:
        tell_choice(position, seat, self.piece, cell=first(action) - 1)
        self.go(position, first(action) - 1)

    def go(self, position: Contest, end: int) -> None:
        """Cell by cell, by a cheapest way."""
        position.agenda.pop()
        piece = self.piece
        if end == position.cell[piece]:
            explain(position, piece, STAYS, end)
            return
        explain(position, piece, self.why, end)
        for cell in way(position, piece, end):
            position.put(piece, cell, position.turned[piece])
            position.tell("moved", [piece, cell])
            come_into(position, piece, [cell])
        if not is_villain(position, piece):
            arrive(position, piece)


def way(position: Contest, piece: int, end: int) -> list[int]:
    found = reckon(position, piece, end, speed(position, piece)).reach([])
    cells: list[int] = []
    while end != found.start:
        cells.append(end)
        end = found.before[end]
    return cells[::-1]


def approach(position: Contest, piece: int, goal: int, why: int) -> None:
    """As near to a cell as it can get, then by fewest points (INF-CORD-07, 08)."""
    cells = reckon(position, piece, goal, speed(position, piece)).approach([])
    position.agenda.append(March(piece, cells, why))


# -- the usual order ---------------------------------------------------------------------------------------------

COMES: Final = 0
BEGINS: Final = 1
TESTS: Final = 2
AIMS: Final = 3
LOOKS: Final = 4
HITS: Final = 5
AGAIN: Final = 6
ENDS: Final = 7


class Command(Step[Contest]):
    """`target` is whom it has decided to attack; `moved` and `attacks` are what it has done."""

    def __init__(self, piece: int, stage: int = COMES, target: int = NOBODY, moved: int = 0, attacks: int = 0) -> None:
        self.piece = piece
        self.stage = stage
        self.target = target
        self.moved = moved
        self.attacks = attacks

    def values(self) -> list[Any]:
        return [self.piece, self.stage, self.target, self.moved, self.attacks]

    def run(self, position: Contest) -> bool:
        piece = self.piece
        if self.stage == COMES:
            self.stage = BEGINS
            come(position, piece)
        elif not position.on_field(piece):  # no free portal, or it has fallen
            position.agenda.pop()
        elif self.stage == BEGINS:
            self.stage = TESTS
            trigger(position, piece, ORDERED)
        elif self.stage == TESTS:
            self.test(position)
        elif self.stage in (AIMS, LOOKS):
            return self.aim(position)
        elif self.stage == HITS:
            self.hit(position)
        elif self.stage == AGAIN:
            self.go_on(position)
        else:
            position.agenda.pop()
            position.tell("order_over", [piece])
        return True

    def points(self, position: Contest) -> int:
        return 0 if self.moved else speed(position, self.piece)

    def reckoned(self, position: Contest) -> Ordered:
        return reckon(position, self.piece, goal_cell(position, position.goal[self.piece]), self.points(position))

    def attacks_left(self, position: Contest) -> bool:
        return self.attacks < (2 if has(position, self.piece, DOUBLE) else 1)

    def test(self, position: Contest) -> None:
        """Whether it can defeat somebody (INF-CORD-03); with double attack it is asked again (INF-CORD-11)."""
        piece = self.piece
        able = chances(self.reckoned(position)) if self.attacks_left(position) else {}
        if able:
            foes = enemies(position, piece)
            position.tell("can_defeat", [piece, *[foes[number] for number in able]])
            self.stage = AIMS
        elif self.moved:
            self.stage = LOOKS
        elif not self.attacks and self.tend_shrine(position):
            self.stage = ENDS
        else:
            self.stage, self.moved = LOOKS, 1
            approach(position, piece, goal_cell(position, position.goal[piece]), ADVANCES)

    def tend_shrine(self, position: Contest) -> bool:
        """In or next to the shrine with its target it stays, for the shrine's honour at once (INF-CORD-10)."""
        goal = goal_cell(position, position.goal[self.piece])
        if position.terrain[goal] != SHRINE or not position.field.near[goal] >> position.cell[self.piece] & 1:
            return False
        explain(position, self.piece, BY_SHRINE, goal)
        gain_honour(position, VILLAINS, position.setting.scenario.shrine)
        return True

    # -- attacking ------------------------------------------------------------------------------------------------

    def choices(self, position: Contest) -> list[int]:
        """Whom it attacks: the highest defence among those it can defeat (INF-CORD-04), else whom it can hit (09)."""
        found = self.reckoned(position)
        if self.stage == AIMS:
            numbers = list(chances(found))
        elif self.attacks_left(position):
            numbers = [number for number, foe in enumerate(found.foes) if found.can_attack(found.cell, foe)]
        else:
            numbers = []
        foes = enemies(position, self.piece)
        return [foes[number] for number in highest(found, numbers)]

    def aim(self, position: Contest) -> bool:
        choices = self.choices(position)
        if len(choices) > 1:
            return False
        if choices:
            self.take(position, choices[0])
        else:
            self.stage = ENDS
        return True

    def decisions(self, position: Contest) -> list[Decision]:
        answers = [pack(CHAMPION, piece + 1) for piece in self.choices(position)]
        return ask_all(position, "villain_target", answers, [self.piece])

    def answer(self, position: Contest, seat: int, action: int) -> None:
        tell_choice(position, seat, self.piece, target=first(action) - 1)
        self.take(position, first(action) - 1)

    def take(self, position: Contest, target: int) -> None:
        """If it must move to attack, to the cell nearest to its target (INF-CORD-05)."""
        piece = self.piece
        self.target = target
        if self.stage == LOOKS:
            explain(position, piece, STRIKES, OFF, target)
        else:
            found = self.reckoned(position)
            stands = chances(found)[enemies(position, piece).index(target)]
            if position.cell[piece] in stands:
                explain(position, piece, DEFEATS, OFF, target)
            else:
                explain(position, piece, REACHES, OFF, target)
                self.moved = 1
                position.agenda.append(March(piece, found.nearest(stands), REACHES))
        self.stage = HITS

    def hit(self, position: Contest) -> None:
        self.stage = AGAIN
        self.attacks += 1
        how = way_to(position, self.piece, self.target)
        if how != OFF:
            strike(position, self.piece, how, self.target)

    def go_on(self, position: Contest) -> None:
        """After an attack without a move it moves towards its target (INF-CORD-06)."""
        self.target = NOBODY
        if self.attacks_left(position):
            self.stage = TESTS
            return
        self.stage = ENDS
        if not self.moved:
            self.moved = 1
            approach(position, self.piece, goal_cell(position, position.goal[self.piece]), ADVANCES)


def come(position: Contest, piece: int) -> None:
    """One that is off the field enters at a villains' portal first; with none free the order is lost (INF-CORD-02)."""
    position.tell("villain_ordered", [piece, goal_cell(position, position.goal[piece])])
    if position.on_field(piece):
        return
    free = [cell for cell in position.portals(VILLAIN) if position.is_free(cell)]
    if free:
        position.agenda.append(Arrive(piece, free))
    else:
        position.tell("order_lost", [piece])


class Arrive(Step[Contest]):
    """A villain enters in one of some cells; the players choose among several (INF-CVIL-08)."""

    def __init__(self, piece: int, cells: list[int]) -> None:
        self.piece = piece
        self.cells = cells

    def values(self) -> list[Any]:
        return [self.piece, self.cells]

    def run(self, position: Contest) -> bool:
        if len(self.cells) > 1:
            return False
        self.enter(position, self.cells[0])
        return True

    def decisions(self, position: Contest) -> list[Decision]:
        return ask_all(position, "villain_cell", [pack(CELL, cell + 1) for cell in self.cells], [self.piece])

    def answer(self, position: Contest, seat: int, action: int) -> None:
        tell_choice(position, seat, self.piece, cell=first(action) - 1)
        self.enter(position, first(action) - 1)

    def enter(self, position: Contest, cell: int) -> None:
        position.agenda.pop()
        position.owner[self.piece] = VILLAIN
        enter(position, self.piece, cell)


def enter_near(position: Contest, piece: int, cell: int) -> None:
    """In a cell, or next to it if it is occupied; with none free nothing happens (INF-CVIL-08, INF-CKYT-04)."""
    cells = [cell] if position.is_free(cell) else free_beside(position, cell)
    if cells:
        position.agenda.append(Arrive(piece, cells))


def free_beside(position: Contest, cell: int) -> list[int]:
    around = position.field.around[cell]
    return sorted([beside for beside in around if position.is_free(beside) and position.bears(beside, VILLAINS)])
