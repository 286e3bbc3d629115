"""Makes a scenario of its entry, and checks what its types cannot say: names that mean nothing, things that stand where
they cannot, more pieces than the box holds."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from platzdarm.content.faults import Faults
from platzdarm.content.schema import Text
from platzdarm.games.doom2004.content import schema
from platzdarm.games.doom2004.content.faults import fault
from platzdarm.games.doom2004.content.plans import Plan
from platzdarm.games.doom2004.rules.cards import FIRST_WEAPON, KEYS, TOKENS, Content
from platzdarm.games.doom2004.rules.field import OFF
from platzdarm.games.doom2004.rules.scenario import (
    Area,
    Boss,
    Condition,
    Deed,
    Encounter,
    Filling,
    Goal,
    Placing,
    Plate,
    Scenario,
    Special,
    Variant,
)

Item = TypeVar("Item")
Made = TypeVar("Made")
Square = tuple[int, int]
NORTHS = ("up", "right", "down", "left")
ALL_AREAS = 0xFFFF
NORMAL_DOORS = 11  # D04-COMP-02
PROPS_IN_BOX = {
    "obstacle_1x1": 6,
    "obstacle_1x2": 10,
    "obstacle_1x3": 4,
    "waste_1x2": 5,
    "duct": 11,
    "barrel": 4,
    "encounter": 6,
    "teleporter_red": 2,
    "teleporter_blue": 2,
    "teleporter_yellow": 2,
}
CELLS = {"obstacle_1x2": 2, "waste_1x2": 2, "obstacle_1x3": 3}
OBSTACLES = ("obstacle_1x1", "obstacle_1x2", "obstacle_1x3")
# What each deed reads; the first must be there.
READS = {
    "set": ("flag",),
    "mark": ("mark",),
    "take": ("tokens",),
    "heal": ("n",),
    "remove_props": ("prop", "areas"),
    "reveal": ("areas",),
    "open_doors": ("doors",),
    "invader_draws": ("n",),
    "wound": ("n", "areas"),
    "activate": ("type",),
    "variant": ("variant", "if_revealed"),
    "boss": ("change",),
    "enable_plates": ("colour",),
}


class Builder:
    def __init__(
        self, entry: schema.ScenarioEntry, plan: Plan, content: Content, tokens: dict[str, int], place: object
    ) -> None:
        self.entry = entry
        self.plan = plan
        self.content = content
        self.in_box = tokens
        self.place = place
        self.faults = Faults()
        self.field = plan.field()
        self.areas = [area.id for area in entry.areas]
        self.doors = [door.id for door in entry.doors]
        self.variants = [variant.id for variant in entry.variants]
        self.tokens = [*TOKENS, *[weapon.id for weapon in content.weapons]]
        self.invaders = [kind.id for kind in content.invaders]
        self.flags = list(dict.fromkeys(deed.flag for deed in self.all_deeds() if deed.flag))
        self.marks = sorted({*self.named_marks()})

    # -- names ----------------------------------------------------------------------------------------------------

    def all_deeds(self) -> Iterator[schema.DeedEntry]:
        for encounter in self.entry.encounters:
            yield from encounter.deeds
            for way in encounter.ways:
                yield from way.deeds
        for special in self.entry.specials:
            yield from special.deeds

    def named_marks(self) -> Iterator[str]:
        for deed in self.all_deeds():
            if deed.mark:
                yield deed.mark
        for variant in self.entry.variants:
            if variant.when is not None:
                yield from filter(None, (variant.when.mark, variant.when.no_mark))
        if self.entry.dry_mark:
            yield self.entry.dry_mark
        if self.entry.boss is not None and self.entry.boss.spared_mark:
            yield self.entry.boss.spared_mark

    def find(self, name: str, known: list[str], field: str, slug: str) -> int:
        if name not in known:
            raise fault(slug, self.place, field, name=name, known=", ".join(known))
        return known.index(name)

    def bits(self, names: Iterable[str], known: list[str], field: str, slug: str) -> int:
        return sum(1 << self.find(name, known, field, slug) for name in names)

    def area_bits(self, names: list[str], field: str) -> int:
        return self.bits(names, self.areas, field, "no-area") if names else ALL_AREAS

    # -- squares --------------------------------------------------------------------------------------------------

    def square(self, at: Square, field: str, area: int = OFF) -> int:
        """The number of a square, which must lie in that area."""
        x, y = at
        found = self.field.number(x, self.plan.row(y))
        if found == OFF:
            raise fault("no-square", self.place, field, x=x, y=y)
        if area != OFF and self.field.area[found] != area:
            raise fault("other-area", self.place, field, x=x, y=y, area=self.areas[self.field.area[found]])
        return found

    # -- building -------------------------------------------------------------------------------------------------

    def build(self) -> Scenario:
        entry = self.entry
        scenario = Scenario(entry.id, entry.number, self.field, entry.frags)
        scenario.more_frags = list(entry.more_frags)
        scenario.compass = NORTHS.index(entry.north)
        scenario.flags, scenario.marks = self.flags, self.marks
        scenario.starts = self.each(entry.marine_starts, lambda n, at: self.square(at, f"marine_starts[{n}]", 0))
        areas = [self.area(number, area) for number, area in enumerate(entry.areas)]
        scenario.areas = [*areas]
        self.link_plates(areas)
        self.each(entry.encounters, lambda number, encounter: self.add_encounter(areas, number, encounter))
        with self.faults.noted():
            self.add_crawlway(scenario, areas)
        with self.faults.noted():
            scenario.goal = self.goal()
        with self.faults.noted():
            scenario.boss = self.boss()
        scenario.variants = self.each(entry.variants, self.variant)
        scenario.specials = self.each(entry.specials, self.special)
        self.each(entry.doors, lambda number, door: self.lock(scenario, number, door))
        scenario.dead_plates = sum(1 << KEYS.index(colour) for colour in entry.dead_plates)
        scenario.dry_mark = self.mark(entry.dry_mark)
        scenario.texts = texts_of(entry)
        self.check_names()
        self.check_box()
        self.faults.tell()
        self.check_stacks(scenario)  # what it looks at has been found right
        self.faults.tell()
        return scenario

    def each(self, items: Iterable[Item], make: Callable[[int, Item], Made]) -> list[Made]:
        """What is made of each; where one is wrong, that is noted."""
        made: list[Made] = []
        for number, item in enumerate(items):
            with self.faults.noted():
                made.append(make(number, item))
        return made

    def lock(self, scenario: Scenario, number: int, door: schema.DoorEntry) -> None:
        if not door.by_hand:
            scenario.by_hand.append(number)
        if door.unlock is not None:
            scenario.unlocks[number] = self.condition(door.unlock, f"doors[{number}].unlock")

    def mark(self, name: str) -> int:
        return 1 << self.marks.index(name) if name else 0

    def area(self, number: int, entry: schema.AreaEntry) -> Area:
        area = Area(number, entry.id)
        field = f"areas[{number}]"
        area.squares = [square for square in self.field.squares if self.field.area[square] == number]
        area.doors = [door.number for door in self.field.doors if door is not None and number in door.areas]
        area.filling = self.filling(entry, number, field)
        for prop in entry.props:
            squares = [self.field.number(x, self.plan.row(y)) for x, y in prop.cells]
            if OFF in squares:
                continue  # the filling has noted it
            if prop.prop in OBSTACLES:
                area.obstacles |= sum(1 << square for square in squares)
            elif prop.prop.startswith("teleporter_"):
                colour = KEYS.index(prop.prop.removeprefix("teleporter_"))
                area.plates.append(Plate(prop.id, squares[0], colour, OFF, OFF))
        return area

    def filling(self, entry: schema.AreaEntry | schema.VariantEntry, area: int, field: str) -> Filling:
        filling = Filling()
        filling.tokens = self.each(entry.equipment, lambda n, one: self.token(one, area, f"{field}.equipment[{n}]"))
        filling.invaders = self.each(entry.invaders, lambda n, one: self.figure(one, area, f"{field}.invaders[{n}]"))
        self.each(entry.props, lambda n, one: self.prop(filling, one, area, f"{field}.props[{n}]"))
        return filling

    def token(self, token: schema.LaidToken, area: int, where: str) -> Placing:
        what = self.find(token.token, self.tokens, f"{where}.token", "no-token")
        if what >= FIRST_WEAPON and self.content.weapons[what - FIRST_WEAPON].basic:
            raise fault("no-token", self.place, f"{where}.token", name=token.token, known=", ".join(self.in_box))
        square = self.square(token.at, f"{where}.at", area)
        return Placing(what, square, token.min_marines, token.min_level, token.max_level)

    def prop(self, filling: Filling, prop: schema.LaidProp, area: int, where: str) -> None:
        if len(prop.cells) != CELLS.get(prop.prop, 1):
            raise fault("cells", self.place, f"{where}.cells", prop=prop.prop, cells=CELLS.get(prop.prop, 1))
        squares = [self.square(cell, f"{where}.cells", area) for cell in prop.cells]
        if prop.prop == "barrel":
            filling.barrels += squares
        elif prop.prop == "waste_1x2":
            filling.acid += squares
        elif prop.prop == "duct":
            filling.ducts += squares

    def figure(self, figure: schema.LaidInvader, area: int, where: str) -> Placing:
        """A figure is named by its north-western square; the rules count from the south-western one."""
        what = self.find(figure.type, self.invaders, f"{where}.type", "no-invader")
        kind = self.content.invaders[what]
        x, y = figure.at
        for dx in range(kind.width):
            for dy in range(kind.height):
                self.square((x + dx, y + dy), f"{where}.at", area)
        anchor = self.square((x, y + kind.height - 1), f"{where}.at", area)
        if not self.field.base(anchor, kind.width, kind.height, 0):
            raise fault("astride", self.place, f"{where}.at", x=x, y=y, type=figure.type)
        return Placing(what, anchor, figure.min_marines, figure.min_level, figure.max_level)

    def link_plates(self, areas: list[Area]) -> None:
        """Two of a colour are linked (D04-TELE-01); there are no more in the box."""
        for colour in range(len(KEYS)):
            found = [(area, plate) for area in areas for plate in area.plates if plate.colour == colour]
            if len(found) == 2:
                (one, first), (other, second) = found
                first.partner, first.area = second.square, other.index
                second.partner, second.area = first.square, one.index

    def add_encounter(self, areas: list[Area], number: int, entry: schema.EncounterEntry) -> None:
        field = f"encounters[{number}]"
        area = areas[self.find(entry.area, self.areas, f"{field}.area", "no-area")]
        cells = [p.cells[0] for p in self.entry.areas[area.index].props if p.prop == "encounter"]
        if len(cells) != 1 or area.encounter is not None:
            raise fault("encounter-square", self.place, f"{field}.area", rule="D04-PROP-11", area=entry.area)
        if bool(entry.deeds) == bool(entry.ways) or len(entry.ways) == 1:
            raise fault("encounter-ways", self.place, f"{field}.ways", rule="D04-PROP-11")
        ways = [self.deeds(way.deeds, f"{field}.ways[{at}].deeds") for at, way in enumerate(entry.ways)]
        ways = ways or [self.deeds(entry.deeds, f"{field}.deeds")]
        keys = sum(1 << KEYS.index(key) for key in entry.keys)
        area.encounter = Encounter(entry.id, self.square(cells[0], field, area.index), keys, ways)

    def add_crawlway(self, scenario: Scenario, areas: list[Area]) -> None:
        entry = self.entry.crawlway
        if entry is None:
            return
        ends: list[tuple[Area, int]] = []
        for name in entry.ducts:
            for area in areas:
                for prop in self.entry.areas[area.index].props:
                    if prop.prop == "duct" and prop.id == name:
                        ends.append((area, self.square(prop.cells[0], "crawlway.ducts", area.index)))
        if len(ends) != 2:
            raise fault("crawlway", self.place, "crawlway.ducts")
        (one, first), (other, second) = ends
        one.vents.append(Plate(entry.ducts[0], first, OFF, second, other.index))
        other.vents.append(Plate(entry.ducts[1], second, OFF, first, one.index))
        scenario.crawlway = self.condition(entry.when, "crawlway.when")
        scenario.crawl_cost = entry.cost

    def goal(self) -> Goal:
        entry = self.entry.goal
        goal = Goal(entry.kind)
        goal.flags = self.bits(entry.flags, self.flags, "goal.flags", "no-flag")
        if entry.kind == "kill":
            goal.invader = self.find(entry.type, self.invaders, "goal.type", "no-invader")
        elif entry.plate:
            goal.plate = entry.plate
            if not any(prop.id == entry.plate for area in self.entry.areas for prop in area.props):
                raise fault("no-plate", self.place, "goal.plate", name=entry.plate)
        else:
            goal.door = self.find(entry.door, self.doors, "goal.door", "no-door-named")
            if len(self.entry.doors[goal.door].joins) != 1:
                raise fault("no-exit", self.place, "goal.door", rule="D04-VICT-01", door=entry.door)
        return goal

    def boss(self) -> Boss | None:
        entry = self.entry.boss
        if entry is None:
            return None
        stations = [self.find(flag, self.flags, "boss.stations", "no-flag") for flag in entry.stations]
        type = self.find(entry.type, self.invaders, "boss.type", "no-invader")
        area = self.find(entry.area, self.areas, "boss.area", "no-area")
        boss = Boss(type, list(entry.wounds), list(entry.plates), area, stations)
        boss.outright = entry.outright
        boss.spared_mark = self.mark(entry.spared_mark)
        return boss

    def variant(self, number: int, entry: schema.VariantEntry) -> Variant:
        field = f"variants[{number}]"
        area = self.find(entry.area, self.areas, f"{field}.area", "no-area")
        condition = None if entry.when is None else self.condition(entry.when, f"{field}.when")
        return Variant(entry.id, area, condition, self.filling(entry, area, field))

    def special(self, number: int, entry: schema.SpecialEntry) -> Special:
        field = f"specials[{number}]"
        delay = list(entry.delay) if entry.delay is not None else []
        deeds = self.deeds(entry.deeds, f"{field}.deeds")
        return Special(entry.id, self.condition(entry.when, f"{field}.when"), True, delay, deeds)

    def condition(self, entry: schema.ConditionEntry, field: str) -> Condition:
        condition = Condition()
        condition.flags = self.bits(entry.flags, self.flags, f"{field}.flags", "no-flag")
        condition.any_flag = self.bits(entry.any_flag, self.flags, f"{field}.any_flag", "no-flag")
        condition.first_key = KEYS.index(entry.first_key) if entry.first_key else OFF
        condition.rounds = list(entry.round) if entry.round is not None else []
        condition.by_level = list(entry.by_level)
        condition.boss_half = entry.boss_half
        condition.mark, condition.no_mark = self.mark(entry.mark), self.mark(entry.no_mark)
        return condition

    def deeds(self, entries: list[schema.DeedEntry], field: str) -> list[Deed]:
        return self.each(entries, lambda number, entry: self.deed(entry, f"{field}[{number}]"))

    def deed(self, entry: schema.DeedEntry, field: str) -> Deed:
        do = entry.do
        self.check_deed(entry, field)
        deed = Deed(do, entry.n)
        if do == "set":
            deed.bits = self.bits([entry.flag], self.flags, f"{field}.flag", "no-flag")
        elif do == "mark":
            deed.bits = self.mark(entry.mark)
        elif do == "take":
            for name, number in entry.tokens.items():
                deed.numbers += [self.find(name, self.tokens, f"{field}.tokens", "no-token")] * number
        elif do == "remove_props":
            deed.name, deed.bits = entry.prop, self.area_bits(entry.areas, f"{field}.areas")
        elif do == "wound":
            deed.bits = self.area_bits(entry.areas, f"{field}.areas")
        elif do == "reveal":
            deed.numbers = [self.find(name, self.areas, f"{field}.areas", "no-area") for name in entry.areas]
        elif do == "open_doors":
            deed.numbers = [self.find(name, self.doors, f"{field}.doors", "no-door-named") for name in entry.doors]
        elif do == "activate":
            deed.n = self.find(entry.type, self.invaders, f"{field}.type", "no-invader")
        elif do == "variant":
            deed.n = self.find(entry.variant, self.variants, f"{field}.variant", "no-variant")
            deed.then = self.deeds(entry.if_revealed, f"{field}.if_revealed")
        elif do == "boss":
            change = entry.change or schema.BossChange()
            deed.numbers = [change.movement, change.range, change.blast]
        elif do == "enable_plates":
            deed.bits = 1 << KEYS.index(entry.colour) if entry.colour else 0
        return deed

    def check_deed(self, entry: schema.DeedEntry, field: str) -> None:
        """It says what its verb needs, and nothing that the verb does not read."""
        needed, *others = READS[entry.do]
        given = [name for name in entry.__struct_fields__ if name != "do" and getattr(entry, name)]
        for name in given:
            if name not in (needed, *others):
                known = ", ".join((needed, *others))
                raise fault("deed-field", self.place, f"{field}.{name}", do=entry.do, known=known)
        if needed not in given:
            raise fault("deed-needs", self.place, f"{field}.{needed}", do=entry.do, name=needed)

    # -- checks ---------------------------------------------------------------------------------------------------

    def wrong(self, slug: str, field: str, rule: str = "", **arguments: Any) -> None:
        self.faults.found.append(fault(slug, self.place, field, rule=rule, **arguments))

    def check_names(self) -> None:
        for field, names in (("areas", self.areas), ("doors", self.doors), ("variants", self.variants)):
            for name in sorted({name for name in names if names.count(name) > 1}):
                self.wrong("id-twice", field, id=name)
        if len(self.areas) > 16:
            self.wrong("too-many-areas", "areas", most=16)

    def check_box(self) -> None:
        """No more doors, props and tokens than the box holds; tokens with what three marines start with."""
        kinds = [door.kind for door in self.entry.doors]
        if kinds.count("normal") > NORMAL_DOORS:
            self.wrong("too-many", "doors", "D04-COMP-02", what="normal", most=NORMAL_DOORS)
        for colour in KEYS:
            if kinds.count(colour) > 1:
                self.wrong("too-many", "doors", "D04-COMP-02", what=colour, most=1)
        props: list[str] = [prop.prop for area in self.entry.areas for prop in area.props]
        for name, most in PROPS_IN_BOX.items():
            if props.count(name) > most:
                self.wrong("too-many", "areas", "D04-COMP-08", what=name, most=most)
        laid = [token for area in self.entry.areas for token in area.equipment]
        for name, most in self.in_box.items():
            of_level = [[t for t in laid if t.token == name and t.min_level <= n <= t.max_level] for n in (1, 2, 3)]
            if max(map(len, of_level)) > most:
                self.wrong("too-many", "areas", "D04-COMP-07", what=name, most=most)

    def check_stacks(self, scenario: Scenario) -> None:
        """Nothing blocking stands on a start, a figure, a token or another prop; figures do not share squares."""
        taken: dict[int, str] = {}
        for number, area in enumerate(self.entry.areas):
            for at, prop in enumerate(area.props):
                for cell in prop.cells:
                    self.occupy(taken, self.square(cell, "", number), f"areas[{number}].props[{at}].cells")
        for number, start in enumerate(scenario.starts):
            self.occupy(taken, start, f"marine_starts[{number}]")
        blocking = {square for area in scenario.areas if area is not None for square in solid_squares(area)}
        for number, area_entry in enumerate(self.entry.areas):
            for at, figure in enumerate(area_entry.invaders):
                kind = self.content.invader(figure.type)
                for dx in range(kind.width):
                    for dy in range(kind.height):
                        square = self.square((figure.at[0] + dx, figure.at[1] + dy), "", number)
                        if square in blocking:
                            self.wrong("stacked", f"areas[{number}].invaders[{at}].at", x=figure.at[0], y=figure.at[1])
            for at, token in enumerate(area_entry.equipment):
                if self.square(token.at, "", number) in blocking:
                    self.wrong("stacked", f"areas[{number}].equipment[{at}].at", x=token.at[0], y=token.at[1])

    def occupy(self, taken: dict[int, str], square: int, field: str) -> None:
        if square in taken:
            x, y = self.field.column(square), self.plan.row(self.field.row(square))
            self.wrong("stacked", field, x=x, y=y)
        taken[square] = field


def solid_squares(area: Area) -> list[int]:
    return [*area.filling.barrels, *[square for square in area.squares if area.obstacles >> square & 1]]


def texts_of(entry: schema.ScenarioEntry) -> dict[str, tuple[str, str]]:
    """What is read out, by what it is and the id of its area or rule."""
    found: dict[str, Text] = {}
    for area in entry.areas:
        found |= {f"area {area.id}": area.name, f"read {area.id}": area.text}
    for encounter in entry.encounters:
        found[f"encounter {encounter.area}"] = encounter.text
        found |= {f"way {encounter.area} {number}": way.label for number, way in enumerate(encounter.ways)}
    found |= {f"special {special.id}": special.text for special in entry.specials}
    return {key: (text.en, text.ru) for key, text in found.items()}


def build_scenario(
    entry: schema.ScenarioEntry, plan: Plan, content: Content, tokens: dict[str, int], place: object
) -> Scenario:
    return Builder(entry, plan, content, tokens, place).build()
