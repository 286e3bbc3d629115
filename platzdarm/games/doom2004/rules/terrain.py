"""What the ground is like while areas, doors and barrels stay as they are: worked out once, and shared by positions."""

from typing import Final

from mypy_extensions import mypyc_attr

from platzdarm.board.ground import STRAIGHT
from platzdarm.games.doom2004.rules.field import OFF, Door, Field, Outlook, Scope, listed
from platzdarm.games.doom2004.rules.verbs import STEP
from platzdarm.kernel.action import pack

Barrels = tuple[int, ...]
Goals = tuple[tuple[int, int], ...]  # squares, each with a handicap
Flood = tuple[int, int, Barrels, Goals, int, int]

MOST_TERRAINS: Final = 64
MOST_ALIKE: Final = 4096  # of each kind that terrains have in common
MOST_FLOODS: Final = 128
FAR: Final = 999  # where no way leads


@mypyc_attr(acyclic=True)
class Vista:
    """What can be seen from one square while no figure stands in the way; shared, and not to be changed."""

    def __init__(self, scope: Scope, terrain: "Terrain") -> None:
        hidden = 0
        for area in range(len(scope.by_area)):
            if not terrain.areas >> area & 1:
                hidden |= scope.by_area[area]
        for door in range(len(scope.by_door)):
            if terrain.shut >> door & 1:
                hidden |= scope.by_door[door]
        for square in terrain.blocks:
            hidden |= scope.shades[square]
        outlook = terrain.outlook
        for place, joints, rising in scope.cornered:
            if not hidden >> place & 1 and joints & (outlook.rising if rising else outlook.falling):
                hidden |= 1 << place
        self.scope = scope
        self.places = ((1 << len(scope.squares)) - 1) & ~hidden  # in `scope.squares`, as bits
        self.squares = scope.picked(self.places)
        # without obstacles, on which nothing can ever stand
        self.targets = [square for square in self.squares if not terrain.obstacles >> square & 1]
        self.target_places = self.places
        if len(self.targets) < len(self.squares):
            for square in self.squares:
                if terrain.obstacles >> square & 1:
                    self.target_places &= ~(1 << scope.place_of[square])
        self.known_seen = 0

    def seen(self) -> int:
        """The squares as bits."""
        if not self.known_seen:
            for square in self.squares:
                self.known_seen |= 1 << square
        return self.known_seen


@mypyc_attr(acyclic=True)
class Footing:
    """The steps of a small figure from one square, while no figure stands in the way; shared, and not to be changed."""

    def __init__(self, steps: list[int], beside: list[int], melee: list[int]) -> None:
        self.steps = steps  # the square there, times 8, and the direction
        self.actions = [pack(STEP, step & 7) for step in steps]
        self.rim = 0  # the squares, as bits
        for step in steps:
            self.rim |= 1 << (step >> 3)
        self.beside = beside  # the adjacent squares
        self.melee = melee  # those of them that can be attacked


@mypyc_attr(acyclic=True)
class Strides:
    """The steps of a large figure from one place, while no figure stands in the way; shared, and not to be changed."""

    def __init__(self, own: int) -> None:
        self.own = own  # the squares that it stands on, as bits
        self.rim = 0  # all that it would stand on after one of them
        self.places: list[int] = []
        self.actions: list[int] = []
        self.bases: list[int] = []  # the squares that it would stand on

    def has_room(self, others: int) -> bool:
        """Whether a step leads to where none of the others stand."""
        return any(not base & others for base in self.bases)


@mypyc_attr(acyclic=True)
class Arms:
    """The squares that a large figure can attack in melee from one place; shared, and not to be changed."""

    def __init__(self, squares: list[int], doubtful: list[int]) -> None:
        self.squares = squares
        self.doubtful = doubtful  # those of them that are seen past a corner only, where a figure may hide them


class Alike:
    """What the terrains of a scenario have in common: a door that moves or a barrel that bursts changes little of what
    is seen from a square and how one leaves it, and nothing where it is far away."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.known_vistas: dict[tuple[int, int, int, int], Vista] = {}
        self.known_footings: dict[tuple[int, int, int, int], Footing] = {}
        self.known_strides: dict[tuple[int, int, int], Strides] = {}
        self.known_arms: dict[tuple[int, int, int, int], Arms] = {}
        self.known_bases: dict[int, tuple[int, int]] = {}
        self.known_rooms: dict[tuple[int, int], list[int]] = {}
        self.known_vicinities: dict[tuple[int, int], tuple[int, int]] = {}

    def vicinity(self, square: int, reach: int) -> tuple[int, int]:
        """The squares within so many steps whatever lies between, and the doors that touch one of them, as bits."""
        known = self.known_vicinities.get((square, reach))
        if known is None:
            field = self.field
            column, row = field.column(square), field.row(square)
            west, east = max(column - reach, 0), min(column + reach, field.width)
            squares = 0
            for north in range(max(row - reach, 0), min(row + reach, field.height) + 1):
                squares |= ((1 << east + 1 - west) - 1) << north * field.stride + west
            corners = squares | squares << 1 | squares << field.stride | squares << field.stride + 1
            doors = 0
            for number, ends in enumerate(field.door_ends):
                if ends & corners:
                    doors |= 1 << number
            known = (squares, doors)
            self.known_vicinities[square, reach] = known
        return known

    def vista(self, square: int, terrain: "Terrain") -> Vista:
        scope = self.field.scope(square)
        key = (square, terrain.areas & scope.areas, terrain.shut & scope.doors, terrain.solid & scope.crossed)
        known = self.known_vistas.get(key)
        if known is None:
            if len(self.known_vistas) >= MOST_ALIKE:
                del self.known_vistas[next(iter(self.known_vistas))]
            known = Vista(scope, terrain)
            self.known_vistas[key] = known
        return known

    def footing(self, square: int, terrain: "Terrain") -> Footing:
        squares, doors = self.vicinity(square, 1)
        moving = (terrain.closed & doors) << len(self.field.doors) | terrain.shut & doors
        key = (square, moving, terrain.outlook.solid & squares, terrain.obstacles & squares)
        known = self.known_footings.get(key)
        if known is None:
            if len(self.known_footings) >= MOST_ALIKE:
                del self.known_footings[next(iter(self.known_footings))]
            known = terrain.new_footing(square)
            self.known_footings[key] = known
        return known

    def strides(self, number: int, place: int, width: int, height: int, terrain: "Terrain") -> Strides:
        squares, doors = self.vicinity(place >> 1, max(width, height) + 1)
        key = (number, terrain.closed & doors, terrain.solid & squares)
        known = self.known_strides.get(key)
        if known is None:
            if len(self.known_strides) >= MOST_ALIKE:
                del self.known_strides[next(iter(self.known_strides))]
            known = terrain.new_strides(place, width, height)
            self.known_strides[key] = known
        return known

    def arms(self, number: int, anchor: int, width: int, height: int, terrain: "Terrain") -> Arms:
        squares, doors = self.vicinity(anchor, max(width, height))
        moving = (terrain.closed & doors) << len(self.field.doors) | terrain.shut & doors
        key = (number, moving, terrain.outlook.solid & squares, terrain.obstacles & squares)
        known = self.known_arms.get(key)
        if known is None:
            if len(self.known_arms) >= MOST_ALIKE:
                del self.known_arms[next(iter(self.known_arms))]
            known = terrain.new_arms(self.field.footprint(anchor, width, height).squares)
            self.known_arms[key] = known
        return known

    def base(self, anchor: int, width: int, height: int) -> tuple[int, int]:
        """The squares of a base, and the doors that must not be closed where it stands, as bits; none where walls leave
        no room for it."""
        key = anchor << 4 | width << 2 | height
        known = self.known_bases.get(key)
        if known is None:
            squares = doors = 0
            for square in self.field.base(anchor, width, height, 0):
                squares |= 1 << square
            for number in range(len(self.field.doors)):
                if squares and not self.field.base(anchor, width, height, 1 << number):
                    doors |= 1 << number
            known = (squares, doors)
            self.known_bases[key] = known
        return known

    def rooms(self, width: int, height: int) -> list[int]:
        """The anchors where walls leave room for a base, as bits, and then for each door those where it does not while
        it is closed."""
        known = self.known_rooms.get((width, height))
        if known is None:
            known = [0] * (1 + len(self.field.doors))
            for square in self.field.squares:
                squares, doors = self.base(square, width, height)
                if squares:
                    known[0] |= 1 << square
                for number in listed(doors):
                    known[1 + number] |= 1 << square
            self.known_rooms[width, height] = known
        return known


class Terrain:
    """All of it as bits: `floor` is revealed, `closed` are doors, `solid` cannot be entered or seen through."""

    def __init__(self, alike: Alike, blocked: list[int], areas: int, shut: int, barrels: Barrels) -> None:
        """`blocked` are the squares of each area with blocking obstacles."""
        field = alike.field
        self.alike = alike
        self.field: Field = field
        self.areas = areas
        self.shut = shut
        self.barrels = barrels
        self.floor = 0
        for area, squares in enumerate(field.floors):
            if areas >> area & 1:
                self.floor |= squares
        # what has not been revealed does not exist (D04-BOARD-03); for movement it lies behind a closed door
        self.closed = shut
        for door in field.doors:
            if door is not None and any(not areas >> area & 1 for area in door.areas):
                self.closed |= 1 << door.number
        self.obstacles = 0
        for area, bits in enumerate(blocked):
            if areas >> area & 1:
                self.obstacles |= bits
        self.blocks = [*listed(self.obstacles), *barrels]
        self.solid = self.obstacles
        for square in barrels:
            self.solid |= 1 << square
        self.outlook: Outlook = field.outlook(shut, self.solid | field.floor & ~self.floor)
        # the open doors behind which an area waits that nobody has seen
        self.peepholes: list[tuple[Door, int]] = []
        for door in field.doors:
            if door is not None and len(door.areas) > 1 and not shut >> door.number & 1:
                hidden = [area for area in door.areas if not areas >> area & 1]
                if len(hidden) == 1:
                    self.peepholes.append((door, hidden[0]))
        self.posts: list[int] = []  # squares for which `watched` was asked last, and what it was
        self.seen_from_posts = 0
        self.known_vistas: dict[int, Vista] = {}
        self.known_footings: dict[int, Footing] = {}
        self.known_strides: dict[int, Strides] = {}
        self.known_arms: dict[int, Arms] = {}
        self.known_room: dict[tuple[int, int], int] = {}
        self.known_blind: dict[int, bool] = {}
        self.known_glimpses: dict[int, list[int]] = {}
        self.known_ways: dict[int, list[list[int]]] = {}

    def vista(self, square: int) -> Vista:
        known = self.known_vistas.get(square)
        if known is None:
            known = self.alike.vista(square, self)
            self.known_vistas[square] = known
        return known

    def watched(self, posts: list[int]) -> int:
        """What is seen from any of the squares on which marines stand, in each other's way, as bits; while it is the
        invader's turn the same is asked again and again."""
        if posts != self.posts:
            bits = 0
            for square in posts:
                vista = self.vista(square)
                hidden = 0
                for other in posts:
                    if other != square:
                        hidden |= vista.scope.shades[other]
                seen = vista.seen()
                for behind in vista.scope.picked(vista.places & hidden):
                    seen &= ~(1 << behind)
                bits |= seen | 1 << square
            self.posts = posts
            self.seen_from_posts = bits
        return self.seen_from_posts

    def footing(self, square: int) -> Footing:
        known = self.known_footings.get(square)
        if known is None:
            known = self.alike.footing(square, self)
            self.known_footings[square] = known
        return known

    def new_footing(self, square: int) -> Footing:
        steps: list[int] = []
        beside: list[int] = []
        melee: list[int] = []
        for direction in range(8):
            to = self.field.step(square, direction, self.closed)
            if to == OFF:
                continue
            beside.append(to)
            if not self.solid >> to & 1:
                steps.append(to << 3 | direction)
            if not self.obstacles >> to & 1 and self.outlook.clear(square, to, 0):
                melee.append(to)
        return Footing(steps, beside, melee)

    def strides(self, place: int, width: int, height: int) -> Strides:
        """Of a figure so wide and high, unless it is turned, from a place: its anchor, and whether it is turned."""
        key = place << 4 | width << 2 | height
        known = self.known_strides.get(key)
        if known is None:
            known = self.alike.strides(key, place, width, height, self)
            self.known_strides[key] = known
        return known

    def new_strides(self, place: int, width: int, height: int) -> Strides:
        anchor = place >> 1
        if width == height:
            found = Strides(self.base(anchor, width, height))
            self.add_aslant(found, place, range(8), width, height)
        else:
            found = Strides(self.base(anchor, *shape(place, width, height)))
            self.add_halves(found, width, height)
            self.add_aslant(found, place, range(1, 8, 2), width, height)
        return found

    def add_aslant(self, strides: Strides, place: int, directions: range, width: int, height: int) -> None:
        """All squares the same way."""
        field, squares = self.field, listed(strides.own)
        for direction in directions:
            if all(field.step(square, direction, self.closed) != OFF for square in squares):
                to = field.step(place >> 1, direction, self.closed)
                self.add_stride(strides, to << 1 | place & 1, pack(STEP, direction), width, height)

    def add_halves(self, strides: Strides, width: int, height: int) -> None:
        """A demon: one half leads to a straight neighbour, and the other follows into its square (D04-BIG-04 to 06)."""
        for half, square in enumerate(listed(strides.own)):
            for direction in STRAIGHT:
                to = self.field.step(square, direction, self.closed)
                if to != OFF and not strides.own >> to & 1:
                    turned = 1 if direction in (0, 4) else 0
                    action = pack(STEP, direction, half + 1)
                    self.add_stride(strides, min(square, to) << 1 | turned, action, width, height)

    def add_stride(self, strides: Strides, place: int, action: int, width: int, height: int) -> None:
        base = self.base(place >> 1, *shape(place, width, height))
        if base and not base & self.solid & ~strides.own:
            strides.places.append(place)
            strides.actions.append(action)
            strides.bases.append(base)
            strides.rim |= base

    def arms(self, anchor: int, width: int, height: int) -> Arms:
        """Of a figure so wide and high as it stands."""
        key = anchor << 4 | width << 2 | height
        known = self.known_arms.get(key)
        if known is None:
            known = self.alike.arms(key, anchor, width, height, self)
            self.known_arms[key] = known
        return known

    def new_arms(self, own: list[int]) -> Arms:
        """Nothing can stand between squares that touch, so what is seen from the next one is seen in any case."""
        squares: list[int] = []
        doubtful: list[int] = []
        sure = {to for square in own for to in self.footing(square).melee}
        for square in own:
            for to in self.footing(square).beside:
                if to in own or to in squares or self.obstacles >> to & 1:
                    continue
                if to not in sure and not any(self.outlook.clear(one, to, 0) for one in own):
                    continue
                squares.append(to)
                if to not in sure:
                    doubtful.append(to)
        return Arms(squares, doubtful)

    def base(self, anchor: int, width: int, height: int) -> int:
        """The squares of a base, as bits; none where walls or closed doors leave no room for it."""
        squares, doors = self.alike.base(anchor, width, height)
        return 0 if doors & self.closed else squares

    def room(self, width: int, height: int) -> int:
        """The anchors where there is room for a base, as bits."""
        key = (width, height)
        known = self.known_room.get(key)
        if known is None:
            rooms = self.alike.rooms(width, height)
            known = rooms[0] & self.floor
            for number in listed(self.closed):
                known &= ~rooms[1 + number]
            self.known_room[key] = known
        return known

    def blind(self, square: int) -> bool:
        """Whether nothing of what nobody has seen could be seen from there, whoever moves aside; of an area that the
        field itself does not know nobody can say that."""
        known = self.known_blind.get(square)
        if known is None:
            scope = self.field.scope(square)
            known = True
            for _, area in self.peepholes:
                unknown = area >= len(scope.by_area) or not self.field.floors[area]
                if unknown or scope.by_area[area]:
                    known = False
            self.known_blind[square] = known
        return known

    def glimpses(self, square: int, door: int, behind: list[int]) -> list[int]:
        """The lines from a square into an unrevealed area `behind` an open door, while no figure stands in the way: of
        each the squares that it crosses, as bits."""
        key = door * self.field.limit + square
        known = self.known_glimpses.get(key)
        if known is None:
            beyond = 0
            for one in behind:
                beyond |= 1 << one
            outlook = self.field.outlook(self.shut, self.solid | self.field.floor & ~(self.floor | beyond))
            known = [self.field.between(square, one) for one in behind if outlook.clear(square, one, 0)]
            self.known_glimpses[key] = known
        return known

    def ways(self, barred: int) -> list[list[int]]:
        """From each square the steps that lead on while the doors of `barred` stay closed, figures not counted: the
        square there, doubled, and one more where a closed door must be opened first. Not to be changed."""
        known = self.known_ways.get(barred)
        if known is None:
            field, free = self.field, self.floor & ~self.solid
            known = [[] for _ in range(field.limit)]
            for square in field.squares:
                for at in range(8 * square, 8 * square + 8):
                    to, doors = field.around[at], field.barred[at]
                    if to != OFF and free >> to & 1 and not doors & barred:
                        known[square].append(to << 1 | (1 if doors & self.shut else 0))
            self.known_ways[barred] = known
        return known

    def flood(self, goals: Goals, most: int, barred: int, door_cost: int) -> list[int]:
        """Points from each square to the nearest goal, each with its handicap, or FAR if they are more than `most`."""
        ways = self.ways(barred)
        found = [FAR] * len(ways)
        fronts: list[list[int]] = [[] for _ in range(most + door_cost + 2)]
        for square, handicap in goals:
            if handicap <= most:
                fronts[handicap].append(square)
        for cost in range(most + 1):
            for square in fronts[cost]:
                if found[square] <= cost:
                    continue
                found[square] = cost
                for way in ways[square]:
                    if found[way >> 1] > cost:
                        fronts[cost + (1 + door_cost if way & 1 else 1)].append(way >> 1)
        return found


def shape(place: int, width: int, height: int) -> tuple[int, int]:
    """Width and height as the place has them turned."""
    return (height, width) if place & 1 else (width, height)


class Terrains:
    """The terrains of one scenario, and how far it is on them: most that is asked was asked a step before."""

    def __init__(self, field: Field, blocked: list[int]) -> None:
        self.alike = Alike(field)
        self.blocked = blocked
        self.known: dict[tuple[int, int, Barrels], Terrain] = {}
        self.known_floods: dict[Flood, list[int]] = {}

    def find(self, areas: int, shut: int, barrels: Barrels) -> Terrain:
        key = (areas, shut, barrels)
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= MOST_TERRAINS:
                del self.known[next(iter(self.known))]
            found = Terrain(self.alike, self.blocked, areas, shut, barrels)
            self.known[key] = found
        return found

    def flood(self, terrain: Terrain, goals: Goals, most: int, barred: int, door_cost: int) -> list[int]:
        """As `Terrain.flood`; not to be changed by those who ask."""
        key = (terrain.areas, terrain.shut, terrain.barrels, goals, most, barred)
        found = self.known_floods.get(key)
        if found is None:
            if len(self.known_floods) >= MOST_FLOODS:
                del self.known_floods[next(iter(self.known_floods))]
            found = terrain.flood(goals, most, barred, door_cost)
            self.known_floods[key] = found
        return found
