"""Exploration (chapter EXPL): what a marine sees is built at once, filled as the scenario says, and read out."""

from typing import Any, Final

from platzdarm.games.doom2004.rules.conditions import holds
from platzdarm.games.doom2004.rules.field import EAST, OFF, Door
from platzdarm.games.doom2004.rules.moments import event_moment
from platzdarm.games.doom2004.rules.mover import mover_of
from platzdarm.games.doom2004.rules.position import Foray, Stage, known_area
from platzdarm.games.doom2004.rules.scenario import Area, Filling, Placing
from platzdarm.games.doom2004.rules.setting import INVADER
from platzdarm.games.doom2004.rules.verbs import PASS, RECYCLE
from platzdarm.kernel.action import first, pack
from platzdarm.kernel.answers import Answers
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.errors import Unknown

START_AREA: Final = 0  # built before anybody plays (D04-SETUP-02)

BUILD: Final = 0
FILL: Final = 1
READ: Final = 2


def look(position: Foray) -> None:
    """Reveal what marines see of areas that nobody has seen (D04-EXPL-01); called wherever sight may have changed."""
    terrain = position.terrain()
    if not terrain.peepholes or all(terrain.blind(position.place[marine]) for marine in position.marines_on_board()):
        return
    for door, area in terrain.peepholes:
        if not waits(position, area) and sees_into(position, door, area):
            position.agenda.append(Reveal(area))


def waits(position: Foray, area: int) -> bool:
    return any(isinstance(step, Reveal) and step.area == area for step in position.agenda)


def sees_into(position: Foray, door: Door, area: int) -> bool:
    """Whether some marine has an ordinary line of sight to a square of the area behind an open door.

    In the view of somebody who does not know the area, the squares beside the door stand for it.
    """
    known = position.setting.area(area) is not None
    squares = known_area(position, area).squares if known else beyond(position, door)
    for marine in position.marines_on_board():
        lines = position.terrain().glimpses(position.place[marine], door.number, squares)
        figures = position.occupied(marine) if lines else 0
        if any(not line & figures for line in lines):
            if not known:
                raise Unknown("the area has not been revealed")
            return True
    return False


def beyond(position: Foray, door: Door) -> list[int]:
    """The two squares of a door that the board does not know."""
    field = position.setting.field
    pace, across = (1, field.stride) if door.run == EAST else (field.stride, 1)
    four = [door.corner - across, door.corner, door.corner + pace - across, door.corner + pace]
    return [square for square in four if not field.exists(square)]


class Reveal(Stage):
    """`place` counts the invaders of the area; `fresh` are those placed here, which are not taken off again."""

    def __init__(self, area: int, stage: int = BUILD, place: int = 0, fresh: list[int] | None = None) -> None:
        self.area = area
        self.stage = stage
        self.place = place
        self.fresh: list[int] = fresh if fresh is not None else []

    def values(self) -> list[Any]:
        return [self.area, self.stage, self.place, self.fresh]

    def run(self, position: Foray) -> bool:
        area = known_area(position, self.area)
        if self.stage == BUILD:
            self.stage = FILL
            if position.areas >> self.area & 1:
                position.agenda.pop()
                return True
            build(position, area)
        elif self.stage == FILL:
            return self.fill(position)
        else:
            position.agenda.pop()
            position.tell("read", [self.area])
            if self.area != START_AREA:
                event_moment(position, "area_revealed", OFF, self.area)
            look(position)  # into what lies behind, or past one that was taken up
        return True

    def fill(self, position: Foray) -> bool:
        """Invaders, one after the other; where figures are short one may be taken from the board (D04-EXPL-03)."""
        waiting = invaders_of(position, self.area)
        while self.place < len(waiting):
            placing = waiting[self.place]
            figure = spare_figure(position, placing.what)
            if figure != OFF:
                self.put(position, figure, placing)
            elif self.recyclable(position, placing.what):
                return False
            else:
                position.tell("no_figure", [placing.what])
            self.place += 1
        self.stage = READ
        return True

    def put(self, position: Foray, figure: int, placing: Placing) -> None:
        kind = position.setting.content.invaders[placing.what]
        squares = position.setting.field.base(placing.square, kind.width, kind.height, position.closed())
        solid = position.solid()
        if squares and not any(solid >> square & 1 or position.figures_at(square) for square in squares):
            position.put(figure, placing.square)
            position.tell("placed", [figure, placing.square, 0])
            self.fresh.append(figure)

    def recyclable(self, position: Foray, kind: int) -> list[int]:
        return recyclable(position, kind, self.fresh)

    def decisions(self, position: Foray) -> list[Decision]:
        placing = invaders_of(position, self.area)[self.place]
        answers = [pack(RECYCLE, figure) for figure in self.recyclable(position, placing.what)]
        return [Decision(INVADER, "recycle", Answers([PASS, *answers], []), [placing.what])]

    def answer(self, position: Foray, seat: int, action: int) -> None:
        placing = invaders_of(position, self.area)[self.place]
        self.place += 1
        if action != PASS:
            figure = first(action)
            position.tell("recycled", [figure])
            position.take_off(figure)
            self.put(position, figure, placing)


def spare_figure(position: Foray, kind: int) -> int:
    """A figure of that type in the reserve, or OFF (D04-SPAWN-07)."""
    for figure in position.setting.figures_of(kind):
        if not position.on_board(figure):
            return figure
    return OFF


def recyclable(position: Foray, kind: int, fresh: list[int]) -> list[int]:
    """Figures of the type that may be taken off to be placed anew: none just placed, nor one that is acting."""
    figures = position.setting.figures_of(kind)
    return [f for f in figures if position.on_board(f) and f not in fresh and mover_of(position, f) is None]


def fillings(position: Foray, area: Area) -> list[Filling]:
    """What the scenario puts into an area: its own filling, and variants that have been called for or hold now."""
    found = [area.filling]
    for number, variant in enumerate(position.setting.scenario.variants):
        if variant is not None and variant.area == area.index:
            called = position.variants >> number & 1
            if called or (variant.condition is not None and holds(position, variant.condition)):
                found.append(variant.filling)
    return found


def invaders_of(position: Foray, area: int) -> list[Placing]:
    setting = position.setting
    return [
        placing
        for filling in fillings(position, known_area(position, area))
        for placing in filling.invaders
        if placing.holds(setting.marines, setting.level.placements)
    ]


def build(position: Foray, area: Area) -> None:
    """Squares, doors, props and tokens; the sight limit of spawning does not apply (D04-EXPL-02)."""
    position.tell("revealed", [area.index])
    for door in area.doors:
        found = position.setting.field.doors[door]
        if found is not None and not any(position.areas >> other & 1 for other in found.areas):
            position.shut |= 1 << door
    position.areas |= 1 << area.index
    if area.encounter is not None:
        position.encounters |= 1 << area.index
    for filling in fillings(position, area):
        lay_out(position, area.index, filling)
    arm_boss(position, area.index)


def lay_out(position: Foray, area: int, filling: Filling) -> None:
    setting = position.setting
    position.barrels = tuple(sorted({*position.barrels, *filling.barrels}))
    if not position.no_acid >> area & 1:
        position.acid = tuple(sorted({*position.acid, *filling.acid}))
    if not position.no_ducts >> area & 1:
        position.ducts = tuple(sorted({*position.ducts, *filling.ducts}))
    for placing in filling.tokens:
        if placing.holds(setting.marines, setting.level.placements):
            position.lay(placing.what, placing.square)


def arm_boss(position: Foray, area: int) -> None:
    """Plates for each station that is not set, by level, and for each scenario that the invader has won."""
    boss = position.setting.scenario.boss
    if boss is None or boss.area != area:
        return
    unset = len([flag for flag in boss.stations if not position.flags >> flag & 1])
    if boss.spared_mark & position.marks:
        unset = max(unset - 1, 0)
    position.plates = unset * boss.plates[position.setting.marines - 1] + position.setting.lost
    if position.setting.level.placements >= boss.from_level:
        position.plates += 1
