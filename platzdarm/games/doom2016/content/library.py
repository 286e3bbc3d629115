"""Loads the content files and makes cards of them. A mistake is reported with file, entry, field and remedy."""

from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any, get_args, get_type_hints

from platzdarm.content.effects import PICKS
from platzdarm.content.faults import Faults
from platzdarm.content.files import convert, digest, parse
from platzdarm.content.schema import Identifier, Origin, Text
from platzdarm.games.doom2016.content import schema
from platzdarm.games.doom2016.content.building import Files, build
from platzdarm.games.doom2016.content.card_checks import check_cards
from platzdarm.games.doom2016.content.checks import (
    card_faults,
    check_closings,
    check_demons,
    check_operations,
    map_faults,
)
from platzdarm.games.doom2016.content.plans import lay_out
from platzdarm.games.doom2016.content.schema import MissionEntry
from platzdarm.games.doom2016.content.sentences import check_sentences
from platzdarm.games.doom2016.rules.field import Field
from platzdarm.kernel.errors import ContentError, Place
from platzdarm.puzzles.entry import PuzzleEntry

# field -> what may stand there, for messages; a field's name means the same in all entries but `type` and `kind`
CHOICES: dict[str, tuple[Any, ...]] = {
    "pick": PICKS,
    "origin": get_args(Origin),
    "side": get_args(get_type_hints(schema.LaidTile)["side"]),
    "turn": get_args(get_type_hints(schema.LaidTile)["turn"]),
    "colour": get_args(get_type_hints(schema.PortalEntry)["colour"]),
}
PACK = "pack"  # the key that tells a pack of cards from a mission
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
    "closings": ("closings", list[schema.ClosingEntry]),
}


class Library:
    """The entries as they were read, the cards made of them, and the missions with their maps."""

    def __init__(self, entries: dict[str, Any], files: Files | None = None) -> None:
        self.entries = entries
        self.tiles: dict[str, schema.TileEntry] = {tile.id: tile for tile in entries["tiles"]}
        faults = Faults()
        faults.found += check_sentences(entries, files if files is not None else {})
        faults.found += check_cards(entries, files if files is not None else {})
        faults.tell()
        self.content = build(entries)
        self.missions: dict[str, MissionEntry] = {}
        self.fields: dict[str, Field] = {}
        self.packs: dict[str, str] = {}  # name and digest of each pack of cards that does not come with the game
        self.digests: dict[str, str] = {}  # the same of missions
        self.puzzles: list[PuzzleEntry] = []  # those of one's own

    def add_mission(self, text: str, file: str, built_in: bool = False) -> MissionEntry:
        entry: MissionEntry = convert(parse(text, file), MissionEntry, file, CHOICES)
        if entry.id in self.missions:
            raise ContentError(
                "d16-own-mission-twice", place=Place("file-field", place=file, field="id"), mission=entry.id
            )
        place = Place("mission", place=file, mission=entry.id)
        faults = Faults()
        faults.found += card_faults(entry, self.content, place)
        named = not faults.found
        with faults.noted():
            field = lay_out(entry, self.tiles, place)
            strays = list(map_faults(entry, field, place))
            faults.found += strays
            if named and not strays:
                faults.found += check_demons(entry, field, self.content, place)
        faults.tell()
        self.missions[entry.id] = entry
        self.fields[entry.id] = field
        if not built_in:
            self.digests[entry.id] = digest(text)
        return entry

    def closing(self, mission: str, marines_won: bool) -> Text | None:
        """The text for the side that won (D16-OPS-03); a mission of one's own may have none."""
        for entry in self.entries["closings"]:
            if entry.id == mission:
                found: Text = entry.marines if marines_won else entry.invader
                return found
        return None

    def digests_for(self, mission: str) -> dict[str, str]:
        """What a record must name: all packs, as they number the cards, and a mission of one's own."""
        return {**self.packs, **{id: found for id, found in self.digests.items() if id == mission}}


@cache
def built_in_library() -> Library:
    return library_with([])


def library_with(texts: Sequence[tuple[str, str]]) -> Library:
    """The content of the game with files of one's own, given as name and text: packs of cards, and missions.

    Packs come first, whatever their place: an entry with the id of one in the box takes its place, others are added.
    Every mission is then checked with the cards as they are now.
    """
    entries = read_entries(built_in_texts())
    files: Files = {}
    packs: dict[str, str] = {}
    missions: list[tuple[str, str]] = []
    for file, text in texts:
        raw = parse(text, file)
        if PACK in raw:
            join_pack(entries, files, raw, file)
            if raw[PACK] in packs:
                raise ContentError(
                    "d16-own-pack-twice", place=Place("file-field", place=file, field="pack"), pack=raw[PACK]
                )
            packs[raw[PACK]] = digest(text)
        else:
            missions.append((file, text))
    library = Library(entries, files)
    library.packs = packs
    folder = resources.files("platzdarm.games.doom2016.content") / "missions"
    for name in MISSIONS:
        library.add_mission((folder / f"{name}.toml").read_text("utf-8"), f"{name}.toml", built_in=True)
    for file, text in missions:
        library.add_mission(text, file)
    faults = Faults()
    faults.found += check_operations(entries["operations"], library.missions, files)
    faults.found += check_closings(entries["closings"], library.missions, files)
    faults.tell()
    return library


def built_in_texts() -> dict[str, str]:
    folder = resources.files("platzdarm.games.doom2016.content")
    return {name: (folder / f"{name}.toml").read_text("utf-8") for name in FILES}


def read_entries(texts: dict[str, str]) -> dict[str, Any]:
    entries: dict[str, Any] = {}
    for name, (key, kind) in FILES.items():
        file = f"{name}.toml"
        raw = parse(texts[name], file)
        if list(raw) != [key]:
            raise ContentError("d16-file-key", file=file, key=key)
        entries[name] = convert(raw[key], kind, file, CHOICES)
    return entries


def join_pack(entries: dict[str, Any], files: Files, raw: dict[str, Any], file: str) -> None:
    """A pack holds any of the lists that the content files hold, under the same keys."""
    convert(raw[PACK], Identifier, Place("file-field", place=file, field=PACK), CHOICES)
    names = {key: name for name, (key, _) in FILES.items()}
    if not any(raw[key] for key in raw if key != PACK):
        raise ContentError("d16-own-empty-pack", place=file)
    for key, found in raw.items():
        if key == PACK:
            continue
        if key not in names:
            raise ContentError(
                "d16-own-pack-key", place=Place("file-field", place=file, field=key), known=", ".join(names)
            )
        name = names[key]
        new = convert(found, FILES[name][1], file, CHOICES)
        if not isinstance(new, list):
            entries[name] = new
            continue
        for entry in new:
            if any(entry.id == other.id for other in new if other is not entry):
                raise ContentError(
                    "d16-own-id-twice", place=Place("entry-field", place=file, entry=entry.id, field="id")
                )
            files[(name, entry.id)] = file
        given = {entry.id: entry for entry in new}
        entries[name] = [given.pop(entry.id, entry) for entry in entries[name]] + list(given.values())
