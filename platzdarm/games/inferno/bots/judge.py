"""What the bots think of the field: what it is worth to stand somewhere, and what an attack brings."""

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
    NO_GOAL,
    RAKAR,
    RESEARCH_TOKENS,
)
from platzdarm.games.inferno.rules.scoring import income
from platzdarm.games.inferno.rules.setting import CAPTIVE, NEUTRAL, NOBODY, VILLAIN
from platzdarm.games.inferno.rules.targets import is_area, strikes, targets
from platzdarm.games.inferno.rules.terrain import beacons_of
from platzdarm.games.inferno.rules.villainy import has_pool, is_boss, is_shielded
from platzdarm.kernel.action import first, second

# what things are worth, in honour or thereabouts
HELD: Final = 1.7  # a shrine that is held, for each honour that it pays
DENIED: Final = 1.5  # one that the enemy does not hold
PRESSING: Final = 1.5  # how much more both are worth when somebody is about to win
FORESEEN: Final = 3  # turns in which an opponent is thought to go on earning as it does now
FROM_START: Final = 5.0  # so that a first honour does not make a leader at once
TREASURE: Final = 1.4
BEACON: Final = 0.5
TOKEN: Final = 2.5
LIGHT: Final = 1.4
CAPTIVE_FREED: Final = 3.0
BAIT: Final = 3.0  # a first champion with markers, which draws Rakar away from his target
FALLEN: Final = 1.2  # a champion that falls, besides what its orders cost
GEAR: Final = 0.7
AT_GOAL: Final = 2.0  # a villain that stands where it is paid for every order (INF-CORD-10)
DANGER: Final = 0.3  # how likely it is that what could be defeated will be
BY_VILLAINS: Final = 0.5
BY_RAKAR: Final = 0.9
HURT: Final = 0.05  # damage that does not defeat is gone after the turn
JOINT: Final = 0.8  # of an attack's share in what the others can finish
POOL: Final = 0.45  # damage to Beelzepug stays
WON: Final = 60.0
BURNT: Final = 8.0
APPROACH: Final = 0.16  # for each step nearer to where it matters
ENTERED: Final = 1.2  # a champion on the field
SIDES: Final = 8


def striking_range(words: int) -> int:
    return 3 if words & RANGED else 2 if words & REACH else 1


class Threat:
    """An enemy on the field: how far it is to each cell, how far it strikes in a turn, and how hard."""

    def __init__(self, steps: list[int], far: int, blow: int, hunts: bool, likely: float) -> None:
        self.steps = steps
        self.far = far
        self.blow = blow
        self.hunts = hunts  # it attacks only champions with markers
        self.likely = likely


class Helper:
    """A champion that can still be ordered this turn, from where it stands or from a portal."""

    def __init__(self, piece: int, seat: int, cost: int, blow: int, far: int, steps: list[list[int]]) -> None:
        self.piece = piece
        self.seat = seat
        self.cost = cost
        self.blow = blow
        self.far = far
        self.steps = steps


class Outlook:
    """What does not depend on the cell in which a champion ends, worked out once for all of them."""

    def __init__(self) -> None:
        self.base = 0.0  # the shrines, if it is near none of them
        self.shrines: list[tuple[int, float]] = []  # the cells near one, as bits, and what it adds there
        self.threats: list[Threat] = []
        self.price = 0.0
        self.lures: list[list[int]] = []  # steps to each


def rivalry(position: Contest, side: int) -> list[float]:
    """By side, how much it brings to take something from it: of several opponents most from the leader.

    What an opponent has and what it earns with each turn says who leads. Neutral champions win nothing.
    """
    sides = position.setting.sides
    if sides == 2:
        return [1.0] * SIDES
    found = [FROM_START + position.honour[other] + FORESEEN * income(position, other) for other in range(sides)]
    ahead = max([found[other] for other in range(sides) if other != side])
    return [value / ahead for value in found] + [0.0] * (SIDES - sides)


class Study:
    """One position, seen by one player. `care` is how much danger counts."""

    def __init__(self, position: Contest, seat: int, care: float = 1.0) -> None:
        self.position = position
        self.seat = seat
        self.side = position.setting.side_of(seat)
        self.care = care
        self.standing = position.standing()
        self.captives: list[int] = []
        self.enemies: list[int] = []
        for piece in self.standing:
            if position.owner[piece] == CAPTIVE:
                self.captives.append(piece)
            elif position.side_of(position.owner[piece]) != self.side:
                self.enemies.append(piece)
        self.hostile = [cell for piece in self.enemies for cell in position.cells_of(piece)]
        self.known_threats: list[Threat] | None = None
        self.known_helpers: list[Helper] | None = None
        honour, goal = position.honour, position.setting.scenario.honour
        self.eager = 1 + PRESSING * (honour[self.side] / goal) ** 2
        self.anxious = (
            1 + PRESSING * (max([h for side, h in enumerate(honour) if side != self.side] or [0]) / goal) ** 2
        )
        self.rivalry = rivalry(position, self.side)

    # -- champions --------------------------------------------------------------------------------------------

    def price(self, piece: int) -> float:
        """What its owner loses with it: the orders that bring it back, and what it bears."""
        position = self.position
        if position.is_minion(piece) and position.owner[piece] != VILLAIN:
            return 0.9
        found = FALLEN + 0.6 * order_cost(position, piece) + GEAR * len(position.gear[piece])
        if position.owner[piece] == VILLAIN:
            found = 1.0 + 1.2 * position.kind_at(piece).honour + (AT_GOAL if self.is_paid(piece) else 0.0)
            if piece == position.setting.boss:
                found += WON if has_pool(position, piece) or is_boss(position, piece, RAKAR) else 1.0
        elif position.owner[piece] == NEUTRAL:
            found = 2.5
        return found + 1.5 * position.markers[piece]

    def is_paid(self, villain: int) -> bool:
        """Whether a villain stands in or next to the shrine with its target (INF-CORD-10)."""
        position = self.position
        if position.goal[villain] == NO_GOAL:
            return False
        goal = position.setting.scenario.goals[position.goal[villain]]
        if goal not in position.setting.scenario.shrines:
            return False
        return any(position.field.near[goal] >> cell & 1 for cell in position.cells_of(villain))

    # -- places -----------------------------------------------------------------------------------------------

    def places(self, piece: int, cells: list[int]) -> dict[int, float]:
        """What each cell is worth for a champion to end in."""
        outlook = self.outlook(piece)
        return {cell: self.place(piece, cell, outlook) for cell in cells}

    def outlook(self, piece: int) -> Outlook:
        position = self.position
        found = Outlook()
        shrines = self.shrine_counts(piece)
        for shrine, counts in zip(position.setting.scenario.shrines, shrines, strict=True):
            away, near = self.shrine(piece, counts, False), self.shrine(piece, counts, True)
            found.base += away
            if near != away:
                found.shrines.append((position.field.near[shrine], near - away))
        bears, marked = defence(position, piece), position.markers[piece] > 0
        found.threats = [threat for threat in self.threats() if threat.blow >= bears and (marked or not threat.hunts)]
        found.price = self.care * self.price(piece)
        found.lures = [position.field.steps_to(cell) for cell in self.lures(piece, shrines)]
        return found

    def place(self, piece: int, cell: int, outlook: Outlook) -> float:
        found = outlook.base + self.things(piece, cell)
        for near, more in outlook.shrines:
            if near >> cell & 1:
                found += more
        if outlook.lures:
            found -= APPROACH * min([steps[cell] for steps in outlook.lures])
        likely = 0.0
        for threat in outlook.threats:
            if threat.likely > likely and threat.steps[cell] <= threat.far:
                likely = threat.likely
        return found - likely * outlook.price

    def shrine_counts(self, piece: int) -> list[list[int]]:
        """For each shrine how many champions of each side stand in or next to it, without this one."""
        position = self.position
        found: list[list[int]] = []
        for shrine in position.setting.scenario.shrines:
            near = position.field.near[shrine]
            counts = [0] * SIDES
            for other in self.standing:
                if other != piece and any(near >> cell & 1 for cell in position.cells_of(other)):
                    counts[position.side_of(position.owner[other])] += 1
            found.append(counts)
        return found

    def shrine(self, piece: int, counts: list[int], near: bool) -> float:
        scenario = self.position.setting.scenario
        own = counts[self.side] + near
        most = max([count for side, count in enumerate(counts) if side != self.side])
        pays = scenario.shrine
        if scenario.special(CHOSEN_SHRINE) and near and factions(self.position, piece) & chosen_factions(self.position):
            pays += scenario.special(CHOSEN_SHRINE)
        if own > most:
            bait = BAIT if near and scenario.special(RAKAR) and not self.baited() else 0.0
            return HELD * self.eager * pays + bait + 0.3 * (own - most == 1 and near)
        if not most or own == most:
            return 0.0
        return -DENIED * self.anxious * scenario.shrine * self.holder_counts(counts, most)

    def holder_counts(self, counts: list[int], most: int) -> float:
        """How much it matters that others hold a shrine: not at all if several have equally many (INF-TERR-07)."""
        if self.position.setting.sides == 2:
            return 1.0
        return self.rivalry[counts.index(most)] if counts.count(most) == 1 else 0.0

    def baited(self) -> bool:
        """Whether a champion of the players draws Rakar (INF-CRAK-08)."""
        position = self.position
        return any(position.markers[piece] and position.owner[piece] < NEUTRAL for piece in self.standing)

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
        for other in self.captives:
            if position.field.near[position.cell[other]] >> cell & 1:
                found += CAPTIVE_FREED
        return found

    def beacon(self, number: int) -> float:
        position, scenario = self.position, self.position.setting.scenario
        holder = position.beacons[number] - 1
        if holder == self.side:
            return 0.0
        own = beacons_of(position, self.side) + 1
        found = BEACON
        race = scenario.special(ALL_BEACONS)
        if race and not position.raced:
            found += race * (own / len(scenario.beacons)) ** 3
            if holder >= 0:  # what the other has of it is lost to the other
                found += race * (beacons_of(position, holder) / len(scenario.beacons)) ** 3
        if scenario.special(BEACON_INCOME):
            found += 2.0 if own > scenario.special(BEACON_INCOME) else 1.0
            if holder >= 0 and beacons_of(position, holder) > scenario.special(BEACON_INCOME):
                found += 1.5
        if scenario.special(GATES_OF_WAR) >= own:
            found += 0.8
        return found

    def lures(self, piece: int, shrines: list[list[int]]) -> list[int]:
        """Where a champion that has nothing to do should go: shrines that are not held, chests, weak enemies."""
        position, scenario = self.position, self.position.setting.scenario
        found: list[int] = []
        for number, shrine in enumerate(scenario.shrines):
            counts = shrines[number]
            if counts[self.side] <= max([count for side, count in enumerate(counts) if side != self.side]):
                found.append(shrine)
        if (scenario.special(ALL_BEACONS) and not position.raced) or scenario.special(BEACON_INCOME):
            found += [cell for n, cell in enumerate(scenario.beacons) if position.beacons[n] != self.side + 1]
        blow = strength(position, piece)
        for other in self.enemies:
            if self.is_lure(other, blow):
                found.append(position.cell[other])
        found += [position.cell[other] for other in self.captives]
        return found or list(position.chests)

    def is_lure(self, enemy: int, blow: int) -> bool:
        """An enemy that falls to one blow, or a boss whose fall is the victory."""
        position = self.position
        if is_shielded(position, enemy):
            return False
        if has_pool(position, enemy) or is_boss(position, enemy, RAKAR):
            return True
        return blow >= defence(position, enemy) - position.damage[enemy]

    def threats(self) -> list[Threat]:
        """Enemies that strike; Beelzepug strikes whom he has marked, wherever it stands (INF-CPUG-08)."""
        found = self.known_threats
        if found is None:
            position = self.position
            found = []
            for piece in self.enemies:
                if position.owner[piece] == NEUTRAL or has_pool(position, piece):
                    continue
                words = keywords(position, piece)
                far = striking_range(words) + (0 if words & IMMOBILE else speed(position, piece))
                hunts = is_boss(position, piece, RAKAR)
                likely = BY_RAKAR if hunts else BY_VILLAINS if position.owner[piece] == VILLAIN else DANGER
                steps = position.field.steps_to(position.cell[piece])
                found.append(Threat(steps, far, strength(position, piece), hunts, likely))
            self.known_threats = found
        return found

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
        price = self.price(other)
        if position.owner[other] < NEUTRAL:
            price *= self.rivalry[position.side_of(position.owner[other])]
        damage = force(position, piece, other)
        if shrugs(position, other, damage):
            return 0.0
        if has_pool(position, other):
            return WON if damage >= position.pool else POOL * damage
        need = defence(position, other) - position.damage[other]
        if damage < need:
            share = JOINT * damage / need if self.others_bring(piece, other, need - damage) else 0.0
            return share * price + HURT * damage
        found = price
        slaughter = position.setting.scenario.special(CHOSEN_SLAUGHTER)
        if slaughter and factions(position, piece) & chosen_factions(position):
            found += slaughter
        for shrine in position.setting.scenario.shrines:
            if any(position.field.near[shrine] >> cell & 1 for cell in position.cells_of(other)):
                found += 0.7 * position.setting.scenario.shrine
        return found

    def others_bring(self, piece: int, enemy: int, need: int) -> bool:
        """Whether the side's other champions can bring the rest of the damage before the turn ends."""
        position = self.position
        power = position.power.copy()
        if self.order(piece) is None and position.owner[piece] == self.seat:
            power[self.seat] -= order_cost(position, piece)
        cells = position.cells_of(enemy)
        for helper in self.helpers():
            if helper.piece == piece or helper.cost > power[helper.seat]:
                continue
            if any(steps[cell] <= helper.far for steps in helper.steps for cell in cells):
                need -= helper.blow
                power[helper.seat] -= helper.cost
                if need <= 0:
                    return True
        return False

    def helpers(self) -> list[Helper]:
        """The strongest first."""
        found = self.known_helpers
        if found is None:
            position = self.position
            found = []
            for seat in position.setting.members(self.side):
                doors = [position.field.steps_to(cell) for cell in position.portals(seat) if position.is_free(cell)]
                for piece in position.supply(seat):
                    cost = order_cost(position, piece)
                    if position.exhausted[piece] or cost > position.power[seat]:
                        continue
                    steps = [position.field.steps_to(cell) for cell in position.cells_of(piece)] or doors
                    far = speed(position, piece) + striking_range(keywords(position, piece))
                    found.append(Helper(piece, seat, cost, strength(position, piece), far, steps))
            found.sort(key=lambda helper: -helper.blow)
            self.known_helpers = found
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
        best, _, end = max([(worth[cell], -found.cost[cell], cell) for cell in cells])
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
        steps = self.position.field.steps_to(cell)
        return any(steps[at] <= far for at in self.hostile)

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
        idle = sum([self.shrine(piece, counts, False) for counts in self.shrine_counts(piece)])
        return there.plan(piece, reach(entered, piece, points), True)[0] - idle + ENTERED

    def order(self, piece: int) -> Order | None:
        for step in self.position.agenda:
            if isinstance(step, Order) and step.piece == piece:
                return step
        return None

    def may_strike(self, piece: int) -> bool:
        order = self.order(piece)
        return order is not None and order.attacks < (2 if has(self.position, piece, DOUBLE) else 1)

    def points_left(self, piece: int) -> int:
        order = self.order(piece)
        if order is None or order.points == MOVED or has(self.position, piece, IMMOBILE):
            return 0
        return order.points if order.moving else speed(self.position, piece)
