"""What the types of a mission file cannot say: names that mean nothing, things that stand where they cannot, ways that
lead nowhere, more pieces than the box holds. Each mistake is named with its field and, in a list, its number, and all
that can be told apart are told at once.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from platzdarm.board.ground import Square
from platzdarm.games.doom2016.content.schema import MissionEntry
from platzdarm.games.doom2016.rules.cards import BLUE, COLOURS, Content, DemonType
from platzdarm.games.doom2016.rules.field import DIFFICULT, OFF, Field
from platzdarm.games.doom2016.rules.setting import FIRST_DEMON, FIRST_OBJECT
from platzdarm.kernel.errors import ContentError, Place

MARINES = 4
MACHINES = FIRST_DEMON - FIRST_OBJECT


Wrong = Iterator[ContentError]  # all that is wrong, one after the other


def map_faults(entry: MissionEntry, field: Field, place: object) -> Wrong:
    """What is wrong with places alone; the rest is asked once they are on the map."""
    strays = list(check_squares(entry, field, place))
    yield from strays
    if not strays:
        yield from check_twice(entry, place)
        yield from check_ground(entry, field, place)
        yield from check_ways(entry, field, place)


def card_faults(entry: MissionEntry, content: Content, place: object) -> Wrong:
    """What is wrong with names alone; the rest is asked once they mean something."""
    unknown = list(check_names(entry, content, place))
    yield from unknown
    if not unknown:
        yield from check_outfit(entry, content, place)
        yield from check_objective(entry, content, place)
        yield from check_portals(entry, content, place)


def things(entry: MissionEntry) -> Iterator[tuple[str, Square]]:
    """Everything that lies or stands on one square, with its field."""
    yield "start", entry.start
    if entry.exit is not None:
        yield "exit", entry.exit
    for name in ("teleporters", "health_packs", "objectives"):
        for number, square in enumerate(getattr(entry, name)):
            yield f"{name}[{number}]", square
    for name in ("portals", "weapons", "demons"):
        for number, item in enumerate(getattr(entry, name)):
            yield f"{name}[{number}]", item.at


# -- names -------------------------------------------------------------------------------------------------------


def check_names(entry: MissionEntry, content: Content, place: object) -> Wrong:
    known: list[tuple[str, str, Iterable[str]]] = [
        ("objective", entry.objective, content.objectives),
        ("threat", entry.threat, content.threats),
        ("invasion", entry.invasion, [card.id for card in content.invasions]),
    ]
    known += numbered("event_sets", entry.event_sets, content.sets)
    known += numbered("weapons", [item.weapon for item in entry.weapons], [weapon.id for weapon in content.weapons])
    known += numbered("demons", [item.type for item in entry.demons], [demon.id for demon in content.demons])
    known += numbered("classes", entry.classes, [card.id for card in content.classes])
    starting = [weapon.id for weapon in content.weapons if weapon.starting]
    for number, pair in enumerate(entry.starting_weapons):
        known += [(f"starting_weapons[{number}]", name, starting) for name in pair]
    if entry.boss:
        known.append(("boss", entry.boss, [demon.id for demon in content.demons]))
    for what, name, names in known:
        if name not in names:
            yield ContentError(
                "d16-field-choice", place=Place("field", place=place, field=what), name=name, known=", ".join(names)
            )


def numbered(field: str, names: Sequence[str], known: Iterable[str]) -> list[tuple[str, str, Iterable[str]]]:
    return [(f"{field}[{number}]", name, known) for number, name in enumerate(names)]


def check_outfit(entry: MissionEntry, content: Content, place: object) -> Wrong:
    """Recommended decks are for four marines, whatever their number in a match, and come out of one box."""
    if len(set(entry.event_sets)) != len(entry.event_sets):
        yield ContentError("d16-own-sets", place=Place("field", place=place, field="event_sets"), rule="D16-ARGENT-06")
    if entry.classes and (len(entry.classes) != MARINES or len(set(entry.classes)) != MARINES):
        yield ContentError("d16-own-classes", place=Place("field", place=place, field="classes"))
    if entry.starting_weapons and len(entry.starting_weapons) != MARINES:
        yield ContentError("d16-own-weapon-pairs", place=Place("field", place=place, field="starting_weapons"))
    for number, (one, other) in enumerate(entry.starting_weapons):
        if one == other:
            yield ContentError(
                "d16-own-pair",
                place=Place("field", place=place, field=f"starting_weapons[{number}]"),
                rule="D16-WEAPON-02",
                weapon=one,
            )
    chosen = [name for pair in entry.starting_weapons for name in pair]
    laid = [item.weapon for item in entry.weapons]
    for what, names in (("starting_weapons", chosen), ("weapons", laid)):
        for name in dict.fromkeys(names):
            copies = content.weapon(name).copies
            if names.count(name) > copies:
                yield ContentError(
                    "d16-own-copies",
                    place=Place("field", place=place, field=what),
                    rule="D16-COMP-05",
                    copies=copies,
                    weapon=name,
                    given=names.count(name),
                )


# -- places ------------------------------------------------------------------------------------------------------


def check_squares(entry: MissionEntry, field: Field, place: object) -> Wrong:
    for what, square in things(entry):
        if square not in field.index:
            yield ContentError(
                "d16-field-square",
                place=Place("field", place=place, field=what),
                rule="D16-MAP-01",
                square=list(square),
            )


def check_twice(entry: MissionEntry, place: object) -> Wrong:
    """Of one kind of token only one lies on a square, or nobody could say which is meant."""
    kinds: list[tuple[str, list[Any]]] = [
        ("teleporters", [entry.start, *entry.teleporters]),
        ("portals", [portal.at for portal in entry.portals]),
        ("health_packs", list(entry.health_packs)),
        ("weapons", [item.at for item in entry.weapons]),
        ("objectives", list(entry.objectives)),
    ]
    for what, squares in kinds:
        for square in dict.fromkeys(squares):
            if squares.count(square) > 1:
                yield ContentError("d16-own-two", place=Place("field", place=place, field=what), square=list(square))


def check_ground(entry: MissionEntry, field: Field, place: object) -> Wrong:
    for what, square in things(entry):
        if not what.startswith("demons") and field.terrain[field.index[square]] > DIFFICULT:
            yield ContentError(
                "d16-own-ground", place=Place("field", place=place, field=what), rule="D16-TERR-06", square=list(square)
            )


def check_demons(entry: MissionEntry, field: Field, content: Content, place: object) -> Wrong:
    """Their bases are on the map, apart from each other and from the start, and the box has so many."""
    told: set[int] = set()
    for marines in range(1, MARINES + 1):
        for number, fault in check_demons_for(marines, entry, field, content, place):
            if number not in told:
                yield fault
            told.add(number)


def check_demons_for(
    marines: int, entry: MissionEntry, field: Field, content: Content, place: object
) -> Iterator[tuple[int, ContentError]]:
    """Those that wait for so many marines, by their number in the list."""
    shut = (1 << len(field.doors)) - 1
    taken: dict[int, str] = {field.index[entry.start]: "start"}
    count: dict[str, int] = {}
    for number, item in enumerate(entry.demons):
        if marines not in item.marines:
            continue
        where = Place("field", place=place, field=f"demons[{number}]")
        demon = content.demon(item.type)
        count[item.type] = count.get(item.type, 0) + 1
        if count[item.type] > demon.figures:
            yield (
                number,
                ContentError(
                    "d16-own-figures-of", place=where, rule="D16-COMP-05", most=demon.figures, demon=item.type
                ),
            )
        base = field.base(field.index[item.at], demon.width, demon.height, shut)
        if not base:
            size = f"{demon.width}x{demon.height}"
            yield number, ContentError("d16-own-across", place=where, demon=item.type, size=size)
        elif not may_stand(demon, field, base):
            square = list(item.at)
            yield number, ContentError("d16-own-stand", place=where, rule="D16-TERR-06", demon=item.type, square=square)
        for shared in [square for square in base if square in taken]:
            square, other = list(field.coordinates[shared]), taken[shared]
            yield number, ContentError("d16-own-taken", place=where, rule="D16-MOVE-06", square=square, other=other)
        taken |= dict.fromkeys(base, f"demons[{number}]")


def may_stand(demon: DemonType, field: Field, base: list[int]) -> bool:
    return demon.flying or demon.large or all(field.terrain[square] <= DIFFICULT for square in base)


# -- the objective -----------------------------------------------------------------------------------------------


def check_objective(entry: MissionEntry, content: Content, place: object) -> Wrong:
    objective = content.objectives[entry.objective]
    needed = {"sample_collection": 0, "drone_escort": 1}.get(objective.kind, objective.tokens)
    if len(entry.objectives) != needed:
        yield ContentError(
            "d16-field-objectives",
            place=Place("field", place=place, field="objectives"),
            needed=needed,
            given=len(entry.objectives),
        )
    escort = objective.kind == "drone_escort"
    if escort and entry.exit is None:
        yield ContentError(
            "d16-own-exit-needed",
            place=Place("field", place=place, field="exit"),
            rule="D16-CARDS-05",
            objective=entry.objective,
        )
    if not escort and entry.exit is not None:
        yield ContentError(
            "d16-own-exit-none",
            place=Place("field", place=place, field="exit"),
            rule="D16-CARDS-05",
            objective=entry.objective,
        )


def check_portals(entry: MissionEntry, content: Content, place: object) -> Wrong:
    """Demons need a way in; samples come with groups of yellow and red portals, one with each."""
    objective, threat = content.objectives[entry.objective], content.threats[entry.threat]
    if not entry.portals:
        yield ContentError(
            "d16-own-no-portal", place=Place("field", place=place, field="portals"), rule="D16-SUMMON-03"
        )
    strong = [portal for portal in entry.portals if COLOURS.index(portal.colour) != BLUE]
    if objective.kind == "sample_collection" and not threat.portals_stay and len(strong) < objective.tokens:
        yield ContentError(
            "d16-own-samples",
            place=Place("field", place=place, field="portals"),
            samples=objective.tokens,
            given=len(strong),
        )
    card = next(card for card in content.invasions if card.id == entry.invasion)
    for number, portal in enumerate(entry.portals):
        if not all(group.demons for group in card.groups[COLOURS.index(portal.colour)]):
            yield ContentError(
                "d16-own-groups",
                place=Place("field", place=place, field=f"portals[{number}]"),
                card=entry.invasion,
                colour=portal.colour,
            )


# -- ways --------------------------------------------------------------------------------------------------------


def check_ways(entry: MissionEntry, field: Field, place: object) -> Wrong:
    """On foot from the start, through all doors, to everything that counts; and room for four marines."""
    start = field.index[entry.start]
    reach = field.spread(start, False, 0)
    for what, square in things(entry):
        if not what.startswith("demons") and reach[field.index[square]] == OFF:
            yield ContentError(
                "d16-own-unreached",
                place=Place("field", place=place, field=what),
                rule="D16-MOVE-02",
                square=list(square),
            )
    behind_doors = field.spread(start, False, (1 << len(field.doors)) - 1)
    if sum(1 for steps in behind_doors if steps != OFF) < MARINES:
        yield ContentError("d16-own-no-room", place=Place("field", place=place, field="start"), rule="D16-SIDES-01")


def check_operations(operations: Sequence[Any], missions: Iterable[str], files: dict[tuple[str, str], str]) -> Wrong:
    known = list(missions)
    for operation in operations:
        file = files.get(("operations", operation.id), "operations.toml")
        for number, name in enumerate(operation.missions):
            if name not in known:
                yield ContentError(
                    "d16-own-operation",
                    place=Place("entry-field", place=file, entry=operation.id, field=f"missions[{number}]"),
                    mission=name,
                    known=", ".join(known),
                )


def check_closings(closings: Sequence[Any], missions: Iterable[str], files: dict[tuple[str, str], str]) -> Wrong:
    known = list(missions)
    for entry in closings:
        if entry.id not in known:
            file = files.get(("closings", entry.id), "closings.toml")
            place = Place("entry-field", place=file, entry=entry.id, field="id")
            yield ContentError("d16-own-operation", place=place, mission=entry.id, known=", ".join(known))
