"""Loads the content files and makes cards of them. A mistake is reported with file, entry, field and remedy."""

import re
import tomllib
from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Any, TypeVar

import msgspec

from platzdarm.games.doom2016 import cards
from platzdarm.games.doom2016.cards import Ability, Content, Effect
from platzdarm.games.doom2016.content import schema
from platzdarm.games.doom2016.content.plans import lay_out
from platzdarm.games.doom2016.content.schema import EffectEntry, MissionEntry
from platzdarm.games.doom2016.field import Field
from platzdarm.kernel.errors import ContentError

T = TypeVar("T")
MISSIONS = (
    "00_first_steps",
    "01_knee_deep_in_the_dead",
    "02_cold_reactor",
    "03_locked_archive",
    "04_pump_hall",
    "05_long_haul",
    "06_breach_point",
    "07_titans_shadow",
    "08_bone_stair",
    "09_choir_of_wires",
    "10_ember_ward",
    "11_the_narrow_way",
    "12_throne_of_the_titan",
)
FILES = {
    "dice": ("dice", schema.DiceEntry),
    "demons": ("demons", list[schema.DemonEntry]),
    "weapons": ("weapons", list[schema.WeaponEntry]),
    "events": ("sets", list[schema.EventSetEntry]),
    "invasions": ("invasions", list[schema.InvasionEntry]),
    "threats": ("threats", list[schema.ThreatEntry]),
    "objectives": ("objectives", list[schema.ObjectiveEntry]),
    "classes": ("classes", list[schema.ClassEntry]),
    "glory_kills": ("glory_kills", list[schema.GloryEntry]),
    "squads": ("squads", list[schema.SquadEntry]),
    "initiative": ("initiative", list[schema.InitiativeEntry]),
    "tiles": ("tiles", list[schema.TileEntry]),
    "operations": ("operations", list[schema.OperationEntry]),
}


class Library:
    """The entries as they were read, the cards made of them, and the missions with their maps."""

    def __init__(self, entries: dict[str, Any]) -> None:
        self.entries = entries
        self.tiles: dict[str, schema.TileEntry] = {tile.id: tile for tile in entries["tiles"]}
        self.content = build(entries)
        self.missions: dict[str, MissionEntry] = {}
        self.fields: dict[str, Field] = {}

    def add_mission(self, text: str, file: str) -> MissionEntry:
        entry: MissionEntry = convert(parse(text, file), MissionEntry, file)
        if entry.id in self.missions:
            raise ContentError(f"{file}: field id: there is already a mission '{entry.id}'")
        place = f"{file}: mission '{entry.id}'"
        field = lay_out(entry, self.tiles, place)
        check_mission(entry, field, self.content, place)
        self.missions[entry.id] = entry
        self.fields[entry.id] = field
        return entry


@cache
def built_in_library() -> Library:
    folder = resources.files("platzdarm.games.doom2016.content")
    texts = {name: (folder / f"{name}.toml").read_text("utf-8") for name in FILES}
    library = Library(read_entries(texts))
    for name in MISSIONS:
        library.add_mission((folder / "missions" / f"{name}.toml").read_text("utf-8"), f"{name}.toml")
    return library


def read_entries(texts: dict[str, str]) -> dict[str, Any]:
    entries: dict[str, Any] = {}
    for name, (key, kind) in FILES.items():
        file = f"{name}.toml"
        raw = parse(texts[name], file)
        if list(raw) != [key]:
            raise ContentError(f"{file}: the file holds '{key}' and nothing else")
        entries[name] = convert(raw[key], kind, file)
    return entries


def parse(text: str, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{file}: not valid TOML: {error}") from None


def convert(raw: Any, kind: Any, file: str) -> Any:
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise ContentError(f"{file}: {locate(str(error), raw)}") from None


def locate(message: str, raw: Any) -> str:
    """Turn msgspec's `... - at `$[3].cards[1].speed`` into `entry 'uac', 'armor', field speed: ...`."""
    found = re.fullmatch(r"(.*?) - at `\$\.?(.*)`", message, re.DOTALL)
    if not found:
        return message
    reason, path = found.groups()
    names: list[str] = []
    field: list[str] = []
    at = raw
    for key, number in re.findall(r"([a-z_]+)|\[(\d+)\]", path):
        try:
            at = at[key] if key else at[int(number)]
        except (KeyError, IndexError, TypeError):
            at = None
        if isinstance(at, dict) and "id" in at and number:
            names.append(f"'{at['id']}'")
            field = []
        else:
            field.append(key if key else f"[{number}]")
    entry = f"entry {', '.join(names)}, " if names else ""
    return f"{entry}field {'.'.join(field).replace('.[', '[') or '(top)'}: {reason}"


# -- building ----------------------------------------------------------------------------------------------------


def build(entries: dict[str, Any]) -> Content:
    content = Content()
    content.red = list(entries["dice"].red)
    content.black = list(entries["dice"].black)
    unique(entries)
    for entry in entries["demons"]:
        content.demons.append(build_demon(len(content.demons), entry))
    for entry in entries["weapons"]:
        build_weapon(content, entry)
    for entry in entries["events"]:
        for card in entry.cards:
            ability = build_ability(card.id, card.name.en, 0, card.effects)
            number = len(content.events)
            content.events.append(cards.EventCard(number, len(content.sets), card.shields, card.special, ability))
        content.sets.append(entry.id)
    for entry in entries["invasions"]:
        content.invasions.append(build_invasion(content, len(content.invasions), entry))
    for entry in entries["threats"]:
        content.threats[entry.id] = build_threat(entry)
    for entry in entries["objectives"]:
        content.objectives[entry.id] = build_objective(entry)
    for entry in entries["classes"]:
        abilities = [build_ability(f"{entry.id}_{i}", f"{entry.id} {i}", 0, [e]) for i, e in enumerate(entry.effects)]
        content.classes.append(cards.ClassCard(len(content.classes), entry.id, abilities))
    for entry in entries["glory_kills"]:
        ability = build_ability(entry.id, entry.name.en, 0, entry.effects)
        content.glory.append(cards.GloryCard(len(content.glory), entry.copies, ability))
    for entry in entries["squads"]:
        content.squads.append(build_squad(entry))
    content.seal()
    return content


def unique(entries: dict[str, Any]) -> None:
    for name, found in entries.items():
        ids = [entry.id for entry in found] if isinstance(found, list) else []
        if name in ("weapons", "events"):
            ids += [card.id for entry in found for card in entry.cards if card.id != entry.id]
        for id in ids:
            if ids.count(id) > 1:
                raise ContentError(f"{name}.toml: entry '{id}', field id: stands twice; ids must differ")


def build_ability(id: str, title: str, argent: int, entries: Iterable[EffectEntry]) -> Ability:
    return Ability(id, title, argent, [build_effect(entry) for entry in entries])


def build_effect(entry: EffectEntry) -> Effect:
    effect = Effect(entry.when, entry.do, entry.cost, entry.needs, entry.who)
    effect.n, effect.red, effect.black = entry.n, entry.red, entry.black
    effect.distance, effect.range = entry.distance, entry.range
    effect.amount, effect.per, effect.most, effect.weapon = entry.amount, entry.per, entry.most, entry.weapon
    return effect


def build_demon(index: int, entry: schema.DemonEntry) -> cards.DemonType:
    demon = cards.DemonType(index, entry.id, entry.figures, entry.base[0], entry.base[1])
    demon.speed, demon.range, demon.red, demon.black = entry.speed, entry.range, entry.red, entry.black
    demon.health, demon.stagger, demon.armoured, demon.flying = (
        entry.health,
        entry.stagger,
        entry.armoured,
        entry.flying,
    )
    demon.special_shields, demon.special_dodge = entry.special_shields, entry.special_dodge
    demon.abilities = [build_ability(a.id, a.name.en, a.argent, a.effects) for a in entry.abilities]
    return demon


def build_weapon(content: Content, entry: schema.WeaponEntry) -> None:
    weapon = cards.Weapon(len(content.weapons), entry.id, entry.copies, entry.starting, entry.grenade)
    for item in entry.cards:
        if item.type == "main" and not item.red + item.black:
            raise ContentError(
                f"weapons.toml: entry '{entry.id}', '{item.id}', field red: a main card has an attack [D16-ACTION-01]"
            )
        card = cards.ActionCard(len(content.actions), item.id, weapon.index, cards.CARD_TYPES.index(item.type))
        card.speed, card.range, card.red, card.black = item.speed, item.range, item.red, item.black
        card.shields, card.dodge = item.shields, item.dodge
        card.abilities = [build_ability(f"{item.id}_{i}", f"{item.id} {i}", 0, [e]) for i, e in enumerate(item.effects)]
        weapon.cards.append(card.index)
        content.actions.append(card)
    content.weapons.append(weapon)


def build_invasion(content: Content, index: int, entry: schema.InvasionEntry) -> cards.Invasion:
    known = {demon.id: demon.index for demon in content.demons}
    groups: list[list[cards.Group]] = []
    for colour in cards.COLOURS:
        row: list[cards.Group] = []
        for number, group in enumerate(getattr(entry, colour)):
            for line in group.demons:
                if line.type not in known:
                    raise ContentError(
                        f"invasions.toml: entry '{entry.id}', field {colour}[{number}]: no demon '{line.type}'"
                    )
            row.append(cards.Group([(known[line.type], line.number) for line in group.demons], group.argent))
        groups.append(row)
    return cards.Invasion(index, entry.id, groups)


def build_threat(entry: schema.ThreatEntry) -> cards.Threat:
    threat = cards.Threat(entry.id, entry.kind)
    threat.portals_stay, threat.demons_open_doors = entry.portals_stay, entry.demons_open_doors
    threat.first_yellow_round, threat.first_red_round = entry.first_yellow_round, entry.first_red_round
    threat.tokens, threat.tokens_after_kill, threat.most_tokens = (
        entry.tokens,
        entry.tokens_after_kill,
        entry.most_tokens,
    )
    threat.prices = entry.prices
    return threat


def build_objective(entry: schema.ObjectiveEntry) -> cards.Objective:
    frags = list(entry.frags_by_marines) if entry.frags_by_marines is not None else [entry.frags] * 4
    if not all(frags):
        raise ContentError(f"objectives.toml: entry '{entry.id}', field frags: the invader needs at least 1")
    objective = cards.Objective(entry.id, entry.kind, frags)
    objective.tokens, objective.health, objective.shields = entry.tokens, entry.health, entry.shields
    objective.rounds, objective.progress = entry.rounds, entry.progress
    objective.speed, objective.price = entry.speed, entry.price
    return objective


def build_squad(entry: schema.SquadEntry) -> cards.Squad:
    squad = cards.Squad(entry.id, entry.marines)
    for effect in entry.effects:
        match effect.do:
            case "hand_limit":
                squad.hand_limit = effect.n
            case "extra_health":
                squad.health = effect.n
            case "main_actions":
                squad.main_actions = effect.n
            case "extra_main":
                squad.extra_main = effect.n
            case "activations":
                squad.activations = effect.n
            case _:
                raise ContentError(f"squads.toml: entry '{entry.id}': a squad card cannot '{effect.do}'")
    return squad


def check_mission(entry: MissionEntry, field: Field, content: Content, place: str) -> None:
    """Names that mean nothing, and tokens that stand beside the map."""
    known: list[tuple[str, str, Iterable[str]]] = [
        ("objective", entry.objective, content.objectives),
        ("threat", entry.threat, content.threats),
        ("invasion", entry.invasion, [card.id for card in content.invasions]),
    ]
    known += [("event_sets", name, content.sets) for name in entry.event_sets]
    known += [("weapons", item.weapon, [weapon.id for weapon in content.weapons]) for item in entry.weapons]
    known += [("demons", item.type, [demon.id for demon in content.demons]) for item in entry.demons]
    known += [("classes", name, [card.id for card in content.classes]) for name in entry.classes]
    starting = [weapon.id for weapon in content.weapons if weapon.starting]
    known += [("starting_weapons", name, starting) for pair in entry.starting_weapons for name in pair]
    if entry.boss:
        known.append(("boss", entry.boss, [demon.id for demon in content.demons]))
    for what, name, names in known:
        if name not in names:
            raise ContentError(f"{place}, field {what}: there is no '{name}'; choose one of {', '.join(names)}")
    squares = [("start", entry.start), *(("exit", square) for square in [entry.exit] if square is not None)]
    for what in ("teleporters", "health_packs", "objectives"):
        squares += [(what, square) for square in getattr(entry, what)]
    for what in ("portals", "weapons", "demons"):
        squares += [(what, item.at) for item in getattr(entry, what)]
    for what, square in squares:
        if square not in field.index:
            raise ContentError(f"{place}, field {what}: {list(square)} is not a square of the map")
    needed = content.objectives[entry.objective].tokens
    if content.objectives[entry.objective].kind != "sample_collection" and len(entry.objectives) != needed:
        raise ContentError(f"{place}, field objectives: {needed} squares are needed, not {len(entry.objectives)}")
