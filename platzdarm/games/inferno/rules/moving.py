"""The move action (chapter MOVE): points, prices of cells, what one may pass and where one may stop."""

from typing import Final

from platzdarm.board.paths import Going, Hop, Reach, explore, leads_to_rest
from platzdarm.games.inferno.rules.cards import FORESTER, IMMOBILE, ORDINARY_ONLY
from platzdarm.games.inferno.rules.field import FOREST, OFF, ORDINARY, Field, bits_of
from platzdarm.games.inferno.rules.figures import keywords
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.setting import CAPTIVE, VILLAIN
from platzdarm.games.inferno.rules.terrain import is_barred

STEP_COST: Final = 1
FOREST_COST: Final = 1  # more, to enter one (INF-TERR-09)


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

    def hops(self, place: int) -> list[Hop]:
        found: list[Hop] = []
        for cell in self.field.around[place]:
            covered = self.covered(cell)
            if not covered or any(self.closed >> one & 1 for one in covered):
                continue
            price = max([self.prices[one] for one in covered if one not in self.covered(place)])
            found.append(Hop(cell, price, cell, not any(self.no_rest >> one & 1 for one in covered)))
        return found

    def covered(self, place: int) -> list[int]:
        return [place] if self.turned == OFF else self.field.triangles[self.turned][place]

    def may_rest(self, place: int) -> bool:
        return not any(self.no_rest >> cell & 1 for cell in self.covered(place))


def walk_of(position: Contest, piece: int) -> Walk:
    """Enemies cannot be passed (INF-MOVE-04), allies can but not stopped on (INF-MOVE-02, 03)."""
    words = keywords(position, piece)
    side = position.side_of(position.owner[piece])
    closed, no_rest = 0, 0
    for other in position.standing():
        if other != piece:
            if position.are_enemies(piece, other) or position.owner[other] == CAPTIVE:
                closed |= bits_of(position.cells_of(other))
            else:
                no_rest |= bits_of(position.cells_of(other))
    prices: list[int] = []
    for cell, terrain in enumerate(position.terrain):
        dear = terrain == FOREST and not words & FORESTER
        prices.append(STEP_COST + FOREST_COST if dear else STEP_COST)
        if not position.bears(cell, side):
            no_rest |= 1 << cell
        if (words & ORDINARY_ONLY and terrain != ORDINARY) or is_barred(position, piece, cell):
            closed |= 1 << cell
    turned = position.turned[piece] if position.kind_at(piece).cells > 1 else OFF
    return Walk(position.field, prices, closed, no_rest, turned)


def web_cost(position: Contest, piece: int) -> int:
    """What it costs more to leave a cell in which the villains' Widow has laid a web (INF-TOKEN-06)."""
    if not position.setting.campaign or position.owner[piece] == VILLAIN:
        return 0
    return position.setting.content.web_cost if position.cell[piece] in position.webs else 0


def reach(position: Contest, piece: int, points: int) -> Reach:
    """Where a champion could stop, at what cost; what a web takes is gone before."""
    return explore(position.cell[piece], max(points - web_cost(position, piece), 0), walk_of(position, piece))


def steps(position: Contest, piece: int, points: int) -> list[Hop]:
    """The next steps of a move: one may only go where the rest of the points leads to a cell to stop in."""
    if keywords(position, piece) & IMMOBILE:  # INF-KEY-21
        return []
    walk = walk_of(position, piece)
    web = web_cost(position, piece)
    found: list[Hop] = []
    for hop in walk.hops(position.cell[piece]):
        left = points - web - hop.price
        if left >= 0 and (hop.rest or leads_to_rest(hop.to, left, walk)):
            found.append(Hop(hop.to, hop.price + web, hop.action, hop.rest))
    return found


def may_stop(position: Contest, piece: int) -> bool:
    return walk_of(position, piece).may_rest(position.cell[piece])
