"""Steps (chapters MOVE, BIG): where a figure may go with one point, and where it may stop.

A place is an anchor and how the figure is turned, in one number: only the demon, of two squares, turns.
"""

from platzdarm.board.paths import Going, Hop, leads_to_rest
from platzdarm.games.doom2004.rules.field import OFF, listed
from platzdarm.games.doom2004.rules.position import NOBODY, Foray
from platzdarm.games.doom2004.rules.setting import DUCT_COST, enemies, is_marine
from platzdarm.games.doom2004.rules.standing import PASS_THROUGH
from platzdarm.games.doom2004.rules.terrain import shape
from platzdarm.games.doom2004.rules.verbs import DUCT, SQUARE_FIRST, STEP
from platzdarm.kernel.action import first, pack, verb_of, wide


class Pace(Going):
    """How one figure goes about the board as it is now; what it passes over does not move meanwhile."""

    def __init__(self, position: Foray, figure: int) -> None:
        self.position = position
        self.figure = figure
        self.closed = position.closed()
        self.solid = position.solid()
        self.standing = position.standing()
        self.others = position.occupied(figure)
        self.roams = is_marine(figure) and position.has(figure, PASS_THROUGH) > 0
        kind = None if is_marine(figure) else position.setting.invader(figure)
        self.width = 1 if kind is None else kind.width
        self.height = 1 if kind is None else kind.height
        self.scuttles = kind is not None and kind.powers.scuttle
        # of a large invader, the squares that they stand on, as bits
        self.enemies = marine_squares(position) if self.width * self.height > 1 else 0

    def squares(self, place: int) -> list[int]:
        return listed(self.position.terrain().base(place >> 1, *shape(place, self.width, self.height)))

    def hops(self, place: int) -> list[Hop]:
        if self.width * self.height > 1:
            return self.large_hops(place)
        if not self.roams:
            return self.small_hops(place)
        field = self.position.setting.field
        found: list[Hop] = []
        for direction in range(8):
            to = field.step(place >> 1, direction, self.closed)
            if to != OFF:
                self.add(found, to, pack(STEP, direction))
        return found

    def small_hops(self, place: int) -> list[Hop]:
        """Of a figure of one square that cannot walk through anything."""
        square = place >> 1
        found: list[Hop] = []
        for step in self.position.terrain().footing(square).steps:
            to = step >> 3
            others = self.standing.get(to, NOBODY)
            if not others or not enemies(self.figure, others[0]):  # who share a square are friends
                rest = not others or others == [self.figure]
                found.append(Hop(to << 1, 1, pack(STEP, step & 7), rest))
        if self.scuttles and square in self.position.ducts:
            self.add_ducts(found, square)
        return found

    def add(self, found: list[Hop], square: int, action: int, price: int = 1) -> None:
        """If the square can be entered (D04-MOVE-04)."""
        others = [other for other in self.standing.get(square, NOBODY) if other != self.figure]
        blocked = self.solid >> square & 1 == 1 or any(enemies(self.figure, other) for other in others)
        if self.roams or not blocked:
            found.append(Hop(square << 1, price, action, not blocked and not others))

    def add_ducts(self, found: list[Hop], square: int) -> None:
        """To any other duct that no marine stands on (D04-TELE-06, 07)."""
        for duct in self.position.ducts:
            if duct != square and not any(is_marine(figure) for figure in self.standing.get(duct, [])):
                self.add(found, duct, DUCT | duct << SQUARE_FIRST, DUCT_COST)

    def large_hops(self, place: int) -> list[Hop]:
        """Where every new square can be entered: past friends, not past enemies (D04-BIG-08)."""
        strides = self.position.terrain().strides(place, self.width, self.height)
        found: list[Hop] = []
        for at, base in enumerate(strides.bases):
            met = base & self.others
            if not met & ~strides.own & self.enemies:
                found.append(Hop(strides.places[at], 1, strides.actions[at], not met))
        return found


def is_small(position: Foray, figure: int) -> bool:
    """Whether it takes one square and goes round what stands in its way."""
    return not position.has(figure, PASS_THROUGH) if is_marine(figure) else not position.setting.large[figure]


def marine_squares(position: Foray) -> int:
    """As bits."""
    bits = 0
    for marine in position.marines_on_board():
        bits |= position.footprint(marine).bits
    return bits


def place_of(position: Foray, figure: int) -> int:
    return position.place[figure] << 1 | position.turned[figure]


def moves(position: Foray, figure: int, points: int) -> list[int]:
    """The moves that can be paid for and after which it can still come to rest somewhere (D04-MOVE-03)."""
    if points < 1:
        return []
    if is_small(position, figure) and position.place[figure] not in position.ducts:
        return small_moves(position, figure, points)
    if position.setting.large[figure]:
        return large_moves(position, figure, points)
    pace = Pace(position, figure)
    return [
        hop.action
        for hop in pace.hops(place_of(position, figure))
        if hop.price <= points and (hop.rest or leads_to_rest(hop.to, points - hop.price, pace))
    ]


def small_moves(position: Foray, figure: int, points: int) -> list[int]:
    """The steps of a small figure, looked for only where somebody stands in the way."""
    terrain = position.terrain()
    footing = terrain.footing(position.place[figure])
    if not footing.rim & position.occupied():
        return footing.actions.copy()
    free = ~position.occupied(figure)
    found: list[int] = []
    for at, step in enumerate(footing.steps):
        to = step >> 3
        others = position.figures_at(to)
        if others and (points == 1 or enemies(figure, others[0])):
            continue
        # past a friend most often a step leads on, or back
        if not others or terrain.footing(to).rim & free or leads_on(to << 1, points - 1, position, figure):
            found.append(footing.actions[at])
    return found


def large_moves(position: Foray, figure: int, points: int) -> list[int]:
    """The same of a large one."""
    terrain, kind = position.terrain(), position.setting.invader(figure)
    strides = terrain.strides(place_of(position, figure), kind.width, kind.height)
    others = position.occupied(figure)
    if not strides.rim & others:
        return strides.actions.copy()
    enemies = marine_squares(position) & ~strides.own
    found: list[int] = []
    for at, base in enumerate(strides.bases):
        met = base & others
        if met and (points == 1 or met & enemies):
            continue
        place = strides.places[at]
        if (
            not met
            or terrain.strides(place, kind.width, kind.height).has_room(others)
            or leads_on(place, points - 1, position, figure)
        ):
            found.append(strides.actions[at])
    return found


def leads_on(place: int, points: int, position: Foray, figure: int) -> bool:
    """Whether a figure can come to rest from a place past which no single step does; a duct may (D04-TELE-06)."""
    ways = points > 1 or place >> 1 in position.ducts
    return ways and leads_to_rest(place, points, Pace(position, figure))


def landing(position: Foray, figure: int, action: int) -> tuple[int, int]:
    """The place that a legal move leads to, and its price."""
    if verb_of(action) == DUCT:
        return wide(action, SQUARE_FIRST) << 1, DUCT_COST
    width, height = position.base_of(figure)
    if width == height:
        return position.setting.field.step(position.place[figure], first(action), position.closed()) << 1, 1
    kind = position.setting.invader(figure)
    strides = position.terrain().strides(place_of(position, figure), kind.width, kind.height)
    return strides.places[strides.actions.index(action)], 1


def passing(position: Foray, figure: int) -> bool:
    """Whether it stands where it cannot stay, and can only go on (D04-MOVE-07)."""
    if position.shares(figure):
        return True
    return is_marine(figure) and position.solid() >> position.place[figure] & 1 == 1
