"""What greedy sees in a position: what it is worth for a champion to stand somewhere, and what an attack brings."""

from typing import Final

from platzdarm.board.paths import Reach
from platzdarm.games.inferno.rules.arrival import COLOUR_BITS
from platzdarm.games.inferno.rules.attack import counter, force, shrugs
from platzdarm.games.inferno.rules.cards import DOUBLE, IMMOBILE, RANGED, REACH, SURE_FOOTED
from platzdarm.games.inferno.rules.field import BLIGHTED
from platzdarm.games.inferno.rules.figures import defence, factions, has, keywords, order_cost, speed, strength
from platzdarm.games.inferno.rules.moving import reach
from platzdarm.games.inferno.rules.orders import MOVED, Order
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.row import chosen_factions
from platzdarm.games.inferno.rules.scenario import (
    ALL_BEACONS,
    BEACON_INCOME,
    CHOSEN_SHRINE,
    CHOSEN_SLAUGHTER,
    GATES_OF_WAR,
    RESEARCH_TOKENS,
)
from platzdarm.games.inferno.rules.setting import CAPTIVE, NEUTRAL, NOBODY, VILLAIN
from platzdarm.games.inferno.rules.targets import is_area, strikes, targets
from platzdarm.games.inferno.rules.terrain import beacons_of
from platzdarm.games.inferno.rules.villainy import has_pool, is_shielded
from platzdarm.kernel.action import first, second

# what things are worth, in honour or thereabouts
HELD: Final = 1.7  # a shrine that is held, for each honour that it pays
DENIED: Final = 1.3  # one that the enemy does not hold
TREASURE: Final = 1.4
BEACON: Final = 0.5
TOKEN: Final = 2.5
LIGHT: Final = 1.4
CAPTIVE_FREED: Final = 3.0
FALLEN: Final = 1.2  # a champion that falls, besides what its orders cost
GEAR: Final = 0.7
DANGER: Final = 0.3  # how likely it is that what could be defeated will be
HURT: Final = 0.05  # damage that does not defeat is gone after the turn
POOL: Final = 0.3  # damage to Beelzepug stays
WON: Final = 60.0
BURNT: Final = 8.0
APPROACH: Final = 0.16  # for each step nearer to where it matters
FAR: Final = 99


def striking_range(words: int) -> int:
    return 3 if words & RANGED else 2 if words & REACH else 1


class Study:
    """One position, seen by one player. `care` is how much danger counts."""

    def __init__(self, position: Contest, seat: int, care: float = 1.0) -> None:
        self.position = position
        self.seat = seat
        self.side = position.setting.side_of(seat)
        self.care = care
        self.captives = [piece for piece, owner in enumerate(position.owner) if owner == CAPTIVE]
        self.enemies = [
            piece
            for piece in position.standing()
            if position.side_of(position.owner[piece]) != self.side and position.owner[piece] != CAPTIVE
        ]
        self.hostile = [cell for piece in self.enemies for cell in position.cells_of(piece)]
        self.strong = [self.striking(piece) for piece in self.enemies if position.owner[piece] != NEUTRAL]

    # -- champions --------------------------------------------------------------------------------------------

    def price(self, piece: int) -> float:
        """What its owner loses with it: the orders that bring it back, and what it bears."""
        position = self.position
        if position.is_minion(piece):
            return 0.9
        found = FALLEN + 0.6 * order_cost(position, piece) + GEAR * len(position.gear[piece])
        if position.owner[piece] == VILLAIN:
            found = 1.0 + position.kind_at(piece).honour
            if piece == position.setting.boss:
                found += WON if has_pool(position, piece) or is_shielded(position, piece) else 4.0
        elif position.owner[piece] == NEUTRAL:
            found = 2.5
        return found + position.markers[piece]

    # -- places -----------------------------------------------------------------------------------------------

    def places(self, piece: int, cells: list[int]) -> dict[int, float]:
        """What each cell is worth for a champion to end in; its own strength and guards are reckoned once."""
        shrines = self.shrine_counts(piece)
        threats = self.threats(piece)
        nearest = self.lures(piece, shrines)
        return {cell: self.place(piece, cell, shrines, threats, nearest) for cell in cells}

    def place(
        self, piece: int, cell: int, shrines: list[list[int]], threats: list[tuple[int, int]], lures: list[int]
    ) -> float:
        position = self.position
        found = self.things(piece, cell)
        for number, shrine in enumerate(position.setting.scenario.shrines):
            near = position.field.near[shrine] >> cell & 1
            found += self.shrine(piece, shrines[number], near == 1)
        if lures:
            found -= APPROACH * min(position.field.distance(cell, lure) for lure in lures)
        if any(position.field.distance(cell, at) <= far for at, far in threats):
            found -= DANGER * self.care * self.price(piece)
        return found

    def shrine_counts(self, piece: int) -> list[list[int]]:
        """For each shrine how many champions of each side stand in or next to it, without this one."""
        position = self.position
        found: list[list[int]] = []
        for shrine in position.setting.scenario.shrines:
            near = position.field.near[shrine]
            counts = [0] * 8
            for other in position.standing():
                if other != piece and any(near >> cell & 1 for cell in position.cells_of(other)):
                    counts[position.side_of(position.owner[other])] += 1
            found.append(counts)
        return found

    def shrine(self, piece: int, counts: list[int], near: bool) -> float:
        scenario = self.position.setting.scenario
        own = counts[self.side] + near
        most = max(count for side, count in enumerate(counts) if side != self.side)
        pays = scenario.shrine
        if scenario.special(CHOSEN_SHRINE) and near and factions(self.position, piece) & chosen_factions(self.position):
            pays += scenario.special(CHOSEN_SHRINE)
        if own > most:
            return HELD * pays + 0.3 * (own - most == 1 and near)
        if own == most and own:
            return 0.0
        return -DENIED * scenario.shrine if most else 0.0

    def things(self, piece: int, cell: int) -> float:
        """What lies in a cell, and what its ground does."""
        position, scenario = self.position, self.position.setting.scenario
        found = TREASURE if cell in position.chests else 0.0
        if cell in scenario.beacons:
            found += self.beacon(scenario.beacons.index(cell))
        if position.tokens and cell << COLOUR_BITS | position.colour(self.seat) in position.tokens:
            found += TOKEN if scenario.special(RESEARCH_TOKENS) else LIGHT
        if position.terrain[cell] == BLIGHTED and not has(position, piece, SURE_FOOTED):
            found -= BURNT
        if any(position.field.distance(cell, at) == 1 for other in self.captives for at in position.cells_of(other)):
            found += CAPTIVE_FREED
        return found

    def beacon(self, number: int) -> float:
        position, scenario = self.position, self.position.setting.scenario
        if position.beacons[number] == self.side + 1:
            return 0.0
        own = beacons_of(position, self.side) + 1
        found = BEACON
        if scenario.special(ALL_BEACONS) and not position.raced:
            found += scenario.special(ALL_BEACONS) * (own / len(scenario.beacons)) ** 3
        if scenario.special(BEACON_INCOME):
            found += 2.0 if own > scenario.special(BEACON_INCOME) else 1.0
        if scenario.special(GATES_OF_WAR) >= own:
            found += 0.8
        return found

    def lures(self, piece: int, shrines: list[list[int]]) -> list[int]:
        """Where a champion that has nothing to do should go: shrines that are not held, chests, weak enemies."""
        position, scenario = self.position, self.position.setting.scenario
        found: list[int] = []
        for number, shrine in enumerate(scenario.shrines):
            counts = shrines[number]
            if counts[self.side] <= max(count for side, count in enumerate(counts) if side != self.side):
                found.append(shrine)
        if (scenario.special(ALL_BEACONS) and not position.raced) or scenario.special(BEACON_INCOME):
            found += [cell for n, cell in enumerate(scenario.beacons) if position.beacons[n] != self.side + 1]
        blow = strength(position, piece)
        for other in self.enemies:
            if blow >= defence(position, other) - position.damage[other] or has_pool(position, other):
                found.append(position.cell[other])
        found += [
            cell for other, owner in enumerate(position.owner) if owner == CAPTIVE for cell in position.cells_of(other)
        ]
        return found or list(position.chests)

    def threats(self, piece: int) -> list[tuple[int, int]]:
        """Cells of enemies that could defeat the champion next turn, with how far they strike."""
        bears = defence(self.position, piece)
        return [(at, far) for at, far, blow in self.strong if blow >= bears]

    def striking(self, piece: int) -> tuple[int, int, int]:
        """Where an enemy stands, how far it strikes in a turn, and how hard."""
        position = self.position
        words = keywords(position, piece)
        going = 0 if words & IMMOBILE else speed(position, piece)
        return position.cell[piece], striking_range(words) + going, strength(position, piece)

    # -- attacks ----------------------------------------------------------------------------------------------

    def attack(self, position: Contest, piece: int, how: int, target: int) -> float:
        """What falls by it, less what it costs. `position` may have the champion elsewhere."""
        hit = targets(position, piece, how) if target < 0 or is_area(keywords(position, piece), how) else [target]
        back, found = 0, 0.0
        for other in hit:
            found += self.blow(position, piece, other)
            back += counter(position, piece, other)
        if back and position.damage[piece] + back >= defence(position, piece):
            found -= self.price(piece)
        return found

    def blow(self, position: Contest, piece: int, other: int) -> float:
        if position.owner[other] == CAPTIVE or is_shielded(position, other):
            return 0.0
        damage = force(position, piece, other)
        if shrugs(position, other, damage):
            return 0.0
        if has_pool(position, other):
            return WON if damage >= position.pool else POOL * damage
        if position.damage[other] + damage < defence(position, other):
            return HURT * damage
        found = self.price(other)
        slaughter = position.setting.scenario.special(CHOSEN_SLAUGHTER)
        if slaughter and factions(position, piece) & chosen_factions(position):
            found += slaughter
        for shrine in position.setting.scenario.shrines:
            if any(position.field.near[shrine] >> cell & 1 for cell in position.cells_of(other)):
                found += 0.7 * position.setting.scenario.shrine
        return found

    def best_attack(self, position: Contest, piece: int) -> tuple[float, int]:
        """From where the champion stands there: what it brings, and the action; 0 where there is nobody."""
        best, found = 0.0, 0
        for action in strikes(position, piece):
            worth = self.attack(position, piece, first(action), second(action) - 1)
            if worth > best:
                best, found = worth, action
        return best, found

    # -- orders -----------------------------------------------------------------------------------------------

    def plan(self, piece: int, found: Reach, attacks: bool) -> tuple[float, int]:
        """The best that an order can do from here on: what it brings, and where the move should end."""
        position = self.position
        cells = list(found.order) or [position.cell[piece]]
        worth = self.places(piece, cells)
        here = position.cell[piece]
        best, end = max((worth[cell], -found.cost[cell], cell) for cell in cells)[::2]
        if not attacks:
            return best, end
        far = striking_range(keywords(position, piece))
        now = self.best_attack(position, piece)[0] if here != NOBODY and self.somebody_near(here, far) else 0.0
        best += now  # strike first, then go where it is best to stand
        for cell in cells:
            if cell != here and self.somebody_near(cell, far):
                there = position.copy()
                there.put(piece, cell, position.turned[piece])
                total = worth[cell] + self.best_attack(there, piece)[0]
                if total > best + 0.01:
                    best, end = total, cell
        return best, end

    def somebody_near(self, cell: int, far: int) -> bool:
        """Whether a champion in a cell might strike anybody."""
        return any(self.position.field.distance(cell, at) <= far for at in self.hostile)

    def gain(self, piece: int, place: int) -> float:
        """What an order would bring, beyond what the champion does where it stands; `place` is where it enters."""
        position = self.position
        if not place:
            points = 0 if has(position, piece, IMMOBILE) else speed(position, piece)
            stands = self.places(piece, [position.cell[piece]])[position.cell[piece]]
            return self.plan(piece, reach(position, piece, points), True)[0] - stands
        entered = position.copy()
        entered.owner[piece] = self.seat
        entered.put(piece, place - 1 >> 1, place - 1 & 1)
        there = Study(entered, self.seat, self.care)
        points = 0 if has(entered, piece, IMMOBILE) else speed(entered, piece)
        idle = sum(self.shrine(piece, counts, False) for counts in self.shrine_counts(piece))
        return there.plan(piece, reach(entered, piece, points), True)[0] - idle + 1.2

    def order(self, piece: int) -> Order | None:
        return next((step for step in self.position.agenda if isinstance(step, Order) and step.piece == piece), None)

    def may_strike(self, piece: int) -> bool:
        order = self.order(piece)
        return order is not None and order.attacks < (2 if has(self.position, piece, DOUBLE) else 1)

    def points_left(self, piece: int) -> int:
        order = self.order(piece)
        if order is None or order.points == MOVED or has(self.position, piece, IMMOBILE):
            return 0
        return order.points if order.moving else speed(self.position, piece)
