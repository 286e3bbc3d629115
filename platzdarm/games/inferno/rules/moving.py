"""The move action (chapter MOVE): points, prices of cells, what one may pass and where one may stop."""

from platzdarm.board.paths import Going, Hop, Reach, explore, leads_to_rest
from platzdarm.games.inferno.rules.cards import FORESTER, IMMOBILE, ORDINARY_ONLY
from platzdarm.games.inferno.rules.field import OFF, Field, bits_of
from platzdarm.games.inferno.rules.figures import keywords
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.setting import CAPTIVE, VILLAIN
from platzdarm.games.inferno.rules.terrain import barred


class Walk(Going):
    """How one champion goes: what each cell costs to enter, which it may not pass, and where it may not stop.

    A champion of three cells moves as one body without turning; its place is its first cell.
    """

    def __init__(self, field: Field, prices: list[int], closed: int, no_rest: int, turned: int = OFF) -> None:
        self.field = field
        self.prices = prices
        self.closed = closed
        self.no_rest = no_rest
        self.turned = turned  # OFF: it covers one cell
        self.webs = 0  # cells that it costs more to leave, as bits, and how much
        self.web_cost = 0

    def hops(self, place: int) -> list[Hop]:
        found: list[Hop] = []
        more = self.web_cost if self.webs >> place & 1 else 0
        if self.turned == OFF:
            for cell in self.field.around[place]:
                if not self.closed >> cell & 1:
                    found.append(Hop(cell, self.prices[cell] + more, cell, not self.no_rest >> cell & 1))
            return found
        for cell in self.field.around[place]:
            covered = self.covered(cell)
            if not covered or any(self.closed >> one & 1 for one in covered):
                continue
            price = max([self.prices[one] for one in covered if one not in self.covered(place)])
            found.append(Hop(cell, price + more, cell, not any(self.no_rest >> one & 1 for one in covered)))
        return found

    def covered(self, place: int) -> list[int]:
        return [place] if self.turned == OFF else self.field.triangles[self.turned][place]

    def may_rest(self, place: int) -> bool:
        return not any(self.no_rest >> cell & 1 for cell in self.covered(place))


def walk_of(position: Contest, piece: int) -> Walk:
    """Enemies cannot be passed (INF-MOVE-04), allies can but not stopped on (INF-MOVE-02, 03)."""
    words, ground = keywords(position, piece), position.ground()
    side = position.side_of(position.owner[piece])
    closed, no_rest = barred(position, piece), 0
    for other in position.standing():  # who passes an ally shares its cell for a moment
        if other != piece:
            if position.are_enemies(piece, other) or position.owner[other] == CAPTIVE:
                closed |= bits_of(position.cells_of(other))
            else:
                no_rest |= bits_of(position.cells_of(other))
    for colour, portals in enumerate(position.setting.scenario.portals):
        if portals and position.portal_side(colour) != side:  # INF-TERR-04
            no_rest |= bits_of(portals)
    if words & ORDINARY_ONLY:
        closed |= ground.special
    prices = ground.even if words & FORESTER else ground.prices
    turned = position.turned[piece] if position.kind_at(piece).cells > 1 else OFF
    walk = Walk(position.field, prices, closed, no_rest, turned)
    if webs_hold(position, piece):
        walk.webs = bits_of(list(position.webs))
        walk.web_cost = position.setting.content.web_cost
    return walk


def webs_hold(position: Contest, piece: int) -> bool:
    """Webs that the villains' Widow has laid hold the champions of the players (INF-TOKEN-06)."""
    return position.setting.campaign and position.owner[piece] != VILLAIN


def reach(position: Contest, piece: int, points: int) -> Reach:
    """Where a champion could stop, at what cost."""
    return explore(position.cell[piece], points, walk_of(position, piece))


def steps(position: Contest, piece: int, points: int) -> list[Hop]:
    """The next steps of a move: one may only go where the rest of the points leads to a cell to stop in."""
    if keywords(position, piece) & IMMOBILE:  # INF-KEY-21
        return []
    return steps_along(walk_of(position, piece), position.cell[piece], points)


def steps_along(walk: Walk, start: int, points: int) -> list[Hop]:
    found: list[Hop] = []
    for hop in walk.hops(start):
        left = points - hop.price
        if left >= 0 and (hop.rest or leads_to_rest(hop.to, left, walk)):
            found.append(hop)
    return found


def may_stop(position: Contest, piece: int) -> bool:
    return walk_of(position, piece).may_rest(position.cell[piece])
