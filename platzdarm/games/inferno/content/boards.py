"""Makes scenarios of content entries: reads their drawn fields, and checks what the book counts."""

from platzdarm.content.faults import Faults
from platzdarm.games.inferno.content import schema
from platzdarm.games.inferno.content.faults import fault
from platzdarm.games.inferno.rules.cards import STARTING_SET, VILLAIN_PREFIX, VILLAIN_SET, Content
from platzdarm.games.inferno.rules.field import (
    BEACON,
    BLIGHTED,
    ENCHANTED,
    FOREST,
    ORDINARY,
    PORTAL,
    RADIUS,
    SHRINE,
    TERRAIN,
    standard_field,
)
from platzdarm.games.inferno.rules.scenario import (
    CAMPAIGN,
    COLOURS,
    GOALS,
    NO_COLOUR,
    NO_GOAL,
    SEATS,
    SPECIALS,
    TEAMS,
    Cast,
    Neutrals,
    Scenario,
)

LETTERS = {".": ORDINARY, "f": FOREST, "s": SHRINE, "b": BEACON, "e": ENCHANTED, "x": BLIGHTED}
PORTALS = "1234"
FIELD = standard_field()
MOST_TERRAIN = 64  # INF-COMP-03


def build_scenario(entry: schema.ScenarioEntry, content: Content, place: object) -> Scenario:
    """All that is wrong with it is told at once; only what every player needs waits until everything could be read."""
    terrain, colours = read_field(entry.field, place)
    scenario = Scenario(entry.id, FIELD, terrain, colours)
    scenario.modes = list(entry.modes)
    scenario.honour, scenario.shrine = entry.honour, entry.shrine
    scenario.specials = dict(entry.specials)
    faults = Faults()
    for name in entry.specials:
        if name not in SPECIALS:
            faults.found.append(fault("no-special", place, f"specials.{name}", known=", ".join(SPECIALS)))
    for cell in entry.treasures:
        with faults.noted():
            scenario.treasures.append(cell_of(cell, "treasures", place))
    for colour, cells in entry.tokens.items():
        for cell in cells:
            with faults.noted():
                scenario.tokens.append((cell_of(cell, "tokens", place), COLOURS.index(colour)))
    for colour in COLOURS:
        with faults.noted():
            scenario.recommended.append(recommended(entry, content, colour, place))
    for group in entry.neutrals:
        with faults.noted():
            scenario.neutrals.append(neutrals(group, content, place))
    if entry.modes[0] in CAMPAIGN:
        with faults.noted():
            add_villains(entry, content, scenario, place)
    with faults.noted():
        check_counts(entry, scenario, place)
    faults.tell()
    check_portals(entry, scenario, place)
    return scenario


def neutrals(group: schema.NeutralsEntry, content: Content, place: object) -> Neutrals:
    kinds = [kind_named(content, name, "neutrals", place) for name in group.pieces]
    spots = [cell_of(cell, "neutrals", place) for cell in group.spots]
    if len(kinds) != len(spots):
        raise fault("spots", place, "neutrals", found=len(spots), wanted=len(kinds))
    return Neutrals(kinds, spots, group.shuffled)


def add_villains(entry: schema.ScenarioEntry, content: Content, scenario: Scenario, place: object) -> None:
    """Each with its target (INF-CSET-04); of the Damned all, as chance chooses among them (INF-CKYT-02)."""
    scenario.follows = entry.follows or ""
    for colour in GOALS:
        if colour not in entry.goals:
            raise fault("no-target", place, f"goals.{colour}", rule="INF-CSET-04", colour=colour)
        scenario.goals.append(cell_of(entry.goals[colour], f"goals.{colour}", place))
    known = [kind.name for kind in content.of_set(VILLAIN_SET)]
    for number, villain in enumerate(entry.villains):
        if villain.random:
            scenario.dealt += 1
            continue
        if villain.id not in known:
            raise fault("no-champion", place, f"villains[{number}].id", name=villain.id, known=", ".join(known))
        goal = GOALS.index(villain.goal) if villain.goal else NO_GOAL
        cast = Cast(content.kind_named[VILLAIN_PREFIX + villain.id], goal)
        cast.boss, cast.reborn = villain.boss, villain.reborn
        cast.start = [cell_of(cell, f"villains[{number}].start", place) for cell in villain.start]
        scenario.villains.append(cast)
    if scenario.dealt:
        for kind in content.of_set(VILLAIN_SET):
            if kind.damned:
                scenario.villains.append(Cast(kind.index, NO_GOAL))
                scenario.villains[-1].dealt = True
    if [cast.boss for cast in scenario.villains].count(True) != 1:
        raise fault("no-boss", place, "villains", rule="INF-CVIL-07")


def read_field(drawn: str, place: object) -> tuple[list[int], list[int]]:
    """Row by row from the top, each from the left; spaces count for nothing."""
    faults = Faults()
    terrain, colours = [ORDINARY] * FIELD.size, [NO_COLOUR] * FIELD.size
    rows = [line.split() for line in drawn.strip("\n").splitlines()]
    if len(rows) != 2 * RADIUS + 1:
        raise fault("rows", place, "field", found=len(rows), wanted=2 * RADIUS + 1)
    for number, row in enumerate(rows):
        r = number - RADIUS
        first = max(-RADIUS, -r - RADIUS)
        wanted = 2 * RADIUS + 1 - abs(r)
        if len(row) != wanted:
            faults.found.append(fault("row", place, "field", row=number + 1, found=len(row), wanted=wanted))
            continue
        for column, letter in enumerate(row):
            cell = FIELD.index[(first + column, r)]
            if letter in PORTALS:
                terrain[cell], colours[cell] = PORTAL, PORTALS.index(letter)
            elif letter in LETTERS:
                terrain[cell] = LETTERS[letter]
            else:
                known = " ".join([*LETTERS, *PORTALS])
                faults.found.append(fault("letter", place, "field", letter=letter, known=known))
    faults.tell()
    return terrain, colours


def cell_of(cell: schema.Cell, field: str, place: object) -> int:
    found = FIELD.index.get((cell[0], cell[1]))
    if found is None:
        raise fault("no-cell", place, field, cell=f"[{cell[0]}, {cell[1]}]", radius=RADIUS)
    return found


def kind_named(content: Content, name: str, field: str, place: object) -> int:
    if name not in content.kind_named:
        raise fault("no-champion", place, field, name=name, known=", ".join(content.kind_named))
    return content.kind_named[name]


def recommended(entry: schema.ScenarioEntry, content: Content, colour: str, place: object) -> list[int]:
    names = next((names for other, names in entry.recommended.items() if other == colour), ())
    known = [kind.id for kind in content.of_set(STARTING_SET)]
    faults = Faults()
    for name in names:
        if name not in known:
            faults.found.append(fault("no-champion", place, f"recommended.{colour}", name=name, known=", ".join(known)))
    faults.tell()
    return [content.kind_named[name] for name in names]


def check_counts(entry: schema.ScenarioEntry, scenario: Scenario, place: object) -> None:
    """What lies on the field is what the scenario's list says (INF-SETUP-02), and not more than the box holds."""
    listed = {str(name): number for name, number in entry.counts.items()}
    found = {name: scenario.terrain.count(number) for number, name in enumerate(TERRAIN) if number != ORDINARY}
    if len(scenario.treasures) == len(entry.treasures):
        found["treasure"] = len(scenario.treasures)
    faults = Faults()
    for name, number in found.items():
        wanted = listed.get(name, 0)
        if number != wanted:
            rule = "INF-SETUP-02"
            faults.found.append(fault("count", place, f"counts.{name}", rule=rule, found=number, wanted=wanted))
    total = sum(number for name, number in found.items() if name != "treasure")
    if total > MOST_TERRAIN:
        faults.found.append(fault("terrain", place, "field", rule="INF-COMP-03", found=total, most=MOST_TERRAIN))
    faults.tell()


def check_portals(entry: schema.ScenarioEntry, scenario: Scenario, place: object) -> None:
    """Every player has a portal to enter by, and champions to choose from where nobody drafts (INF-SETUP-05)."""
    faults = Faults()
    joint = {mode: mode == TEAMS or mode in CAMPAIGN for mode in entry.modes}
    for colour in range(max(2 if joint[mode] else SEATS[mode] for mode in entry.modes)):
        if not scenario.portals[colour]:
            faults.found.append(fault("no-portal", place, "field", rule="INF-ENTER-01", colour=COLOURS[colour]))
    for colour in range(max((SEATS[mode] for mode in entry.modes if not joint[mode]), default=0)):
        if not scenario.recommended[colour]:
            rule = "INF-SETUP-05"
            faults.found.append(fault("no-recommended", place, "recommended", rule=rule, colour=COLOURS[colour]))
    faults.tell()
