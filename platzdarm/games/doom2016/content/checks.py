"""What the types of a mission file cannot say: names that mean nothing, things that stand where they cannot, ways that
lead nowhere, more pieces than the box holds. Each mistake is named with its field and, in a list, its number.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from platzdarm.board.ground import Square
from platzdarm.content.faults import Faults
from platzdarm.games.doom2016.content.schema import MissionEntry
from platzdarm.games.doom2016.rules.cards import BLUE, COLOURS, Content, DemonType
from platzdarm.games.doom2016.rules.field import DIFFICULT, OFF, Field
from platzdarm.games.doom2016.rules.setting import FIRST_DEMON, FIRST_OBJECT
from platzdarm.kernel.errors import ContentError, Place

MARINES = 4
MACHINES = FIRST_DEMON - FIRST_OBJECT


def check_mission(entry: MissionEntry, field: Field, content: Content, place: object) -> None:
    """First names and squares, without which the rest cannot be looked at; then one fault of each further kind."""
    faults = Faults()
    with faults.noted():
        check_names(entry, content, place)
    with faults.noted():
        check_squares(entry, field, place)
    faults.tell()
    with faults.noted():
        check_outfit(entry, content, place)
    with faults.noted():
        check_twice(entry, place)
    with faults.noted():
        check_ground(entry, field, place)
    with faults.noted():
        check_demons(entry, field, content, place)
    with faults.noted():
        check_objective(entry, content, place)
    with faults.noted():
        check_ways(entry, field, place)
    faults.tell()


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


def check_names(entry: MissionEntry, content: Content, place: object) -> None:
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
            raise ContentError(
                "d16-field-choice", place=Place("field", place=place, field=what), name=name, known=", ".join(names)
            )


def numbered(field: str, names: Sequence[str], known: Iterable[str]) -> list[tuple[str, str, Iterable[str]]]:
    return [(f"{field}[{number}]", name, known) for number, name in enumerate(names)]


def check_outfit(entry: MissionEntry, content: Content, place: object) -> None:
    """Recommended decks are for four marines, whatever their number in a match, and come out of one box."""
    if len(set(entry.event_sets)) != len(entry.event_sets):
        raise ContentError("d16-own-sets", place=Place("field", place=place, field="event_sets"), rule="D16-ARGENT-06")
    if entry.classes and (len(entry.classes) != MARINES or len(set(entry.classes)) != MARINES):
        raise ContentError("d16-own-classes", place=Place("field", place=place, field="classes"))
    if entry.starting_weapons and len(entry.starting_weapons) != MARINES:
        raise ContentError("d16-own-weapon-pairs", place=Place("field", place=place, field="starting_weapons"))
    for number, (one, other) in enumerate(entry.starting_weapons):
        if one == other:
            raise ContentError(
                "d16-own-pair",
                place=Place("field", place=place, field=f"starting_weapons[{number}]"),
                rule="D16-WEAPON-02",
                weapon=one,
            )
    chosen = [name for pair in entry.starting_weapons for name in pair]
    laid = [item.weapon for item in entry.weapons]
    for what, names in (("starting_weapons", chosen), ("weapons", laid)):
        for name in names:
            copies = content.weapon(name).copies
            if names.count(name) > copies:
                raise ContentError(
                    "d16-own-copies",
                    place=Place("field", place=place, field=what),
                    rule="D16-COMP-05",
                    copies=copies,
                    weapon=name,
                    given=names.count(name),
                )


# -- places ------------------------------------------------------------------------------------------------------


def check_squares(entry: MissionEntry, field: Field, place: object) -> None:
    for what, square in things(entry):
        if square not in field.index:
            raise ContentError(
                "d16-field-square",
                place=Place("field", place=place, field=what),
                rule="D16-MAP-01",
                square=list(square),
            )


def check_twice(entry: MissionEntry, place: object) -> None:
    """Of one kind of token only one lies on a square, or nobody could say which is meant."""
    kinds: list[tuple[str, list[Any]]] = [
        ("teleporters", [entry.start, *entry.teleporters]),
        ("portals", [portal.at for portal in entry.portals]),
        ("health_packs", list(entry.health_packs)),
        ("weapons", [item.at for item in entry.weapons]),
        ("objectives", list(entry.objectives)),
    ]
    for what, squares in kinds:
        for square in squares:
            if squares.count(square) > 1:
                raise ContentError("d16-own-two", place=Place("field", place=place, field=what), square=list(square))


def check_ground(entry: MissionEntry, field: Field, place: object) -> None:
    for what, square in things(entry):
        if not what.startswith("demons") and field.terrain[field.index[square]] > DIFFICULT:
            raise ContentError(
                "d16-own-ground", place=Place("field", place=place, field=what), rule="D16-TERR-06", square=list(square)
            )


def check_demons(entry: MissionEntry, field: Field, content: Content, place: object) -> None:
    """Their bases are on the map, apart from each other and from the start, and the box has so many."""
    for marines in range(1, MARINES + 1):
        check_demons_for(marines, entry, field, content, place)


def check_demons_for(marines: int, entry: MissionEntry, field: Field, content: Content, place: object) -> None:
    """Those that wait for so many marines."""
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
            raise ContentError(
                "d16-own-figures-of", place=where, rule="D16-COMP-05", most=demon.figures, demon=item.type
            )
        base = field.base(field.index[item.at], demon.width, demon.height, shut)
        if not base:
            size = f"{demon.width}x{demon.height}"
            raise ContentError("d16-own-across", place=where, demon=item.type, size=size)
        if not may_stand(demon, field, base):
            raise ContentError("d16-own-stand", place=where, rule="D16-TERR-06", demon=item.type, square=list(item.at))
        for square in base:
            if square in taken:
                shown = list(field.coordinates[square])
                raise ContentError("d16-own-taken", place=where, rule="D16-MOVE-06", square=shown, other=taken[square])
            taken[square] = f"demons[{number}]"


def may_stand(demon: DemonType, field: Field, base: list[int]) -> bool:
    return demon.flying or demon.large or all(field.terrain[square] <= DIFFICULT for square in base)


# -- the objective -----------------------------------------------------------------------------------------------


def check_objective(entry: MissionEntry, content: Content, place: object) -> None:
    objective = content.objectives[entry.objective]
    needed = {"sample_collection": 0, "drone_escort": 1}.get(objective.kind, objective.tokens)
    if len(entry.objectives) != needed:
        raise ContentError(
            "d16-field-objectives",
            place=Place("field", place=place, field="objectives"),
            needed=needed,
            given=len(entry.objectives),
        )
    escort = objective.kind == "drone_escort"
    if escort and entry.exit is None:
        raise ContentError(
            "d16-own-exit-needed",
            place=Place("field", place=place, field="exit"),
            rule="D16-CARDS-05",
            objective=entry.objective,
        )
    if not escort and entry.exit is not None:
        raise ContentError(
            "d16-own-exit-none",
            place=Place("field", place=place, field="exit"),
            rule="D16-CARDS-05",
            objective=entry.objective,
        )
    check_portals(entry, content, place)


def check_portals(entry: MissionEntry, content: Content, place: object) -> None:
    """Demons need a way in; samples come with groups of yellow and red portals, one with each."""
    objective, threat = content.objectives[entry.objective], content.threats[entry.threat]
    if not entry.portals:
        raise ContentError(
            "d16-own-no-portal", place=Place("field", place=place, field="portals"), rule="D16-SUMMON-03"
        )
    strong = [portal for portal in entry.portals if COLOURS.index(portal.colour) != BLUE]
    if objective.kind == "sample_collection" and not threat.portals_stay and len(strong) < objective.tokens:
        raise ContentError(
            "d16-own-samples",
            place=Place("field", place=place, field="portals"),
            samples=objective.tokens,
            given=len(strong),
        )
    card = next(card for card in content.invasions if card.id == entry.invasion)
    for number, portal in enumerate(entry.portals):
        if not all(group.demons for group in card.groups[COLOURS.index(portal.colour)]):
            raise ContentError(
                "d16-own-groups",
                place=Place("field", place=place, field=f"portals[{number}]"),
                card=entry.invasion,
                colour=portal.colour,
            )


# -- ways --------------------------------------------------------------------------------------------------------


def check_ways(entry: MissionEntry, field: Field, place: object) -> None:
    """On foot from the start, through all doors, to everything that counts; and room for four marines."""
    start = field.index[entry.start]
    reach = field.spread(start, False, 0)
    for what, square in things(entry):
        if not what.startswith("demons") and reach[field.index[square]] == OFF:
            raise ContentError(
                "d16-own-unreached",
                place=Place("field", place=place, field=what),
                rule="D16-MOVE-02",
                square=list(square),
            )
    behind_doors = field.spread(start, False, (1 << len(field.doors)) - 1)
    if sum(1 for steps in behind_doors if steps != OFF) < MARINES:
        raise ContentError("d16-own-no-room", place=Place("field", place=place, field="start"), rule="D16-SIDES-01")


def check_operations(operations: Sequence[Any], missions: Iterable[str], files: dict[tuple[str, str], str]) -> None:
    known = list(missions)
    for operation in operations:
        file = files.get(("operations", operation.id), "operations.toml")
        for number, name in enumerate(operation.missions):
            if name not in known:
                raise ContentError(
                    "d16-own-operation",
                    place=Place("entry-field", place=file, entry=operation.id, field=f"missions[{number}]"),
                    mission=name,
                )


def check_closings(closings: Sequence[Any], missions: Iterable[str], files: dict[tuple[str, str], str]) -> None:
    known = list(missions)
    for entry in closings:
        if entry.id not in known:
            file = files.get(("closings", entry.id), "closings.toml")
            place = Place("entry-field", place=file, entry=entry.id, field="id")
            raise ContentError("d16-own-operation", place=place, mission=entry.id)
