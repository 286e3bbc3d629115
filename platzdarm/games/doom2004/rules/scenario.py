"""A scenario as the rules see it: areas with what is placed in them, doors, encounters, rules of its own, a goal."""

from typing import Final

from platzdarm.games.doom2004.rules.field import OFF, Field
from platzdarm.games.doom2004.rules.terrain import Terrains

ALL_LEAVE: Final = "all_leave"
KILL: Final = "kill"
SOMEWHERE: Final = -2  # in an area that is not known


class Placing:
    """A figure or token on a square, where enough marines play and the level of difficulty fits."""

    def __init__(self, what: int, square: int, marines: int, least: int, most: int) -> None:
        self.what = what
        self.square = square
        self.marines = marines
        self.least = least
        self.most = most

    def holds(self, marines: int, level: int) -> bool:
        return marines >= self.marines and self.least <= level <= self.most


class Condition:
    """When a rule or a variant of a scenario holds. What it does not name it does not ask."""

    def __init__(self) -> None:
        self.flags = 0  # all of them
        self.any_flag = 0
        self.first_key = OFF
        self.rounds: list[int] = []  # by number of marines
        self.by_level: list[int] = [0, 0, 0]
        self.boss_half = False
        self.mark = 0
        self.no_mark = 0


class Deed:
    """An effect of a scenario: what is done, and the numbers that it is done with."""

    def __init__(self, do: str, n: int = 0, bits: int = 0, numbers: list[int] | None = None, name: str = "") -> None:
        self.do = do
        self.n = n
        self.bits = bits
        self.numbers: list[int] = numbers if numbers is not None else []
        self.name = name
        self.then: list[Deed] = []  # where a variant's area was revealed already


class Encounter:
    """`ways` has one entry, or several of which the marine chooses."""

    def __init__(self, id: str, square: int, keys: int, ways: list[list[Deed]]) -> None:
        self.id = id
        self.square = square
        self.keys = keys  # without these it stays as it is
        self.ways = ways


class Plate:
    """A teleporter, or a duct that marines can crawl through. One that has no partner is an exit, or dead."""

    def __init__(self, id: str, square: int, colour: int, partner: int, area: int) -> None:
        self.id = id
        self.square = square
        self.colour = colour
        self.partner = partner  # the square of the other one, OFF, or SOMEWHERE
        self.area = area  # of the other one

    def known(self, areas: int) -> "Plate":
        """As those see it who have not been at the other end."""
        if self.partner == OFF or areas >> self.area & 1:
            return self
        return Plate(self.id, self.square, self.colour, SOMEWHERE, SOMEWHERE)


class Filling:
    """What stands and lies in an area, or is added to it."""

    def __init__(self) -> None:
        self.tokens: list[Placing] = []
        self.invaders: list[Placing] = []
        self.barrels: list[int] = []
        self.acid: list[int] = []
        self.ducts: list[int] = []


class Area:
    def __init__(self, index: int, id: str) -> None:
        self.index = index
        self.id = id
        self.squares: list[int] = []
        self.obstacles = 0  # squares, as bits
        self.plates: list[Plate] = []
        self.vents: list[Plate] = []  # ducts that a rule opens to marines
        self.filling = Filling()
        self.encounter: Encounter | None = None
        self.doors: list[int] = []

    def known(self, areas: int) -> "Area":
        found = Area(self.index, self.id)
        found.squares, found.obstacles, found.doors = self.squares, self.obstacles, self.doors
        found.filling, found.encounter = self.filling, self.encounter
        found.plates = [plate.known(areas) for plate in self.plates]
        found.vents = [vent.known(areas) for vent in self.vents]
        return found


class Variant:
    """An addition to the filling of an area: settled by a condition when it is revealed, or by a deed."""

    def __init__(self, id: str, area: int, condition: Condition | None, filling: Filling) -> None:
        self.id = id
        self.area = area
        self.condition = condition
        self.filling = filling


class Special:
    """A rule of the scenario's own. `delay` is in rounds, by number of marines; empty: at once."""

    def __init__(self, id: str, condition: Condition, once: bool, delay: list[int], deeds: list[Deed]) -> None:
        self.id = id
        self.condition = condition
        self.once = once
        self.delay = delay
        self.deeds = deeds


class Goal:
    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.door = OFF  # by which all leave
        self.plate = ""
        self.flags = 0  # which must be set before anybody can leave
        self.invader = OFF  # the type that must be killed


class Boss:
    """The one that must be killed: wounds by number of marines, and what makes it tougher (`plates`)."""

    def __init__(self, type: int, wounds: list[int], plates: list[int], area: int, stations: list[int]) -> None:
        self.type = type
        self.wounds = wounds
        self.plates = plates  # for each station that is not set when its area is revealed
        self.area = area
        self.stations = stations  # their flags
        self.outright = 3  # the wounds of what would kill another at once
        self.from_level = 3  # one more from this level on
        self.spared_mark = 0  # of an earlier scenario: one station need not be set


class Scenario:
    def __init__(self, id: str, number: int, field: Field, frags: int) -> None:
        self.id = id
        self.number = number
        self.field = field
        self.frags = frags
        self.more_frags = [0, 0, 0]  # by number of marines
        self.compass = 0  # quarter turns clockwise from north at the top (D04-BOARD-02)
        self.areas: list[Area | None] = []  # None: not known
        self.starts: list[int] = []
        self.goal = Goal(ALL_LEAVE)
        self.boss: Boss | None = None
        self.flags: list[str] = []
        self.marks: list[str] = []
        self.specials: list[Special] = []
        self.variants: list[Variant | None] = []
        self.unlocks: dict[int, Condition] = {}  # by door: what unlocks it instead of a key
        self.by_hand: list[int] = []  # doors that nobody can open or destroy: a rule does
        self.dead_plates = 0  # colours of teleporters that a rule must switch on first
        self.crawlway: Condition | None = None  # when marines may crawl, and what it costs them
        self.crawl_cost = 0
        self.dry_mark = 0  # of an earlier scenario: no ducts anywhere in this one
        self.texts: dict[str, tuple[str, str]] = {}  # what is read out, English and Russian: `area a1`, `read a1`
        self.known_terrains: Terrains | None = None

    def terrains(self) -> Terrains:
        """The ground as it may come to be; asked for once all areas are there, and the same for all games."""
        if self.known_terrains is None:
            blocked = [area.obstacles if area is not None else 0 for area in self.areas]
            self.known_terrains = Terrains(self.field, blocked)
        return self.known_terrains

    def known(self, areas: int) -> "Scenario":
        """The scenario without the areas that have not been revealed, and without doors that only they have."""
        field = self.field
        seen: dict[tuple[int, int], int] = {}
        for square in field.squares:
            if areas >> field.area[square] & 1:
                seen[(field.column(square), field.row(square))] = field.area[square]
        walls = [
            (run, (field.column(corner), field.row(corner)))
            for run in (0, 1)
            for corner in range(field.limit)
            if field.walls[run] >> corner & 1 and any(s in seen for s in sides(field, run, corner))
        ]
        doors = [
            door.copy() if door is not None and any(areas >> area & 1 for area in door.areas) else None
            for door in field.doors
        ]
        found = Scenario(self.id, self.number, Field(field.width, field.height, seen, walls, doors), self.frags)
        found.compass, found.more_frags = self.compass, self.more_frags
        found.areas = [
            area.known(areas) if area is not None and areas >> number & 1 else None
            for number, area in enumerate(self.areas)
        ]
        found.starts, found.goal, found.boss = self.starts, self.goal, self.boss
        found.flags, found.marks, found.specials = self.flags, self.marks, self.specials
        found.variants = [v if v is not None and areas >> v.area & 1 else None for v in self.variants]
        found.unlocks, found.by_hand, found.dry_mark = self.unlocks, self.by_hand, self.dry_mark
        found.dead_plates, found.crawlway, found.crawl_cost = self.dead_plates, self.crawlway, self.crawl_cost
        found.texts = self.texts  # told only of what happens
        return found


def sides(field: Field, run: int, corner: int) -> list[tuple[int, int]]:
    """The squares on both sides of a border."""
    x, y = field.column(corner), field.row(corner)
    return [(x, y), (x, y - 1)] if run == 0 else [(x, y), (x - 1, y)]
