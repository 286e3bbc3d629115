"""What the content files look like. Uncompiled on purpose: msgspec reads these types as they stand.

Cards say what they do in the shared effect language; a scenario's own rules have a short list of deeds. In scenario
files x runs east and y south from the north-western corner of the frame, as a map is drawn.
"""

from typing import Annotated, Literal

import msgspec

from platzdarm.content import effects
from platzdarm.content.schema import Identifier, Origin, Text

Small = Annotated[int, msgspec.Meta(ge=0, le=40)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=40)]
Die = Annotated[int, msgspec.Meta(ge=0, le=4)]
Square = tuple[int, int]
ByMarines = tuple[int, int, int]
AmmoName = Literal["bullets", "rockets", "cells", "none"]
Colour = Literal["red", "blue", "yellow"]
Prop = Literal[
    "obstacle_1x1",
    "obstacle_1x2",
    "obstacle_1x3",
    "waste_1x2",
    "barrel",
    "duct",
    "encounter",
    "teleporter_red",
    "teleporter_blue",
    "teleporter_yellow",
]


class EffectEntry(effects.EffectEntry, frozen=True):
    """Nothing beyond what all games have."""


class Entry(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    id: Identifier
    origin: Origin


class Part(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True, omit_defaults=True):
    """A part of an entry."""


class FaceEntry(Part, frozen=True, kw_only=True):
    range: Small = 0
    damage: Small = 0
    ammo: bool = False
    miss: bool = False


Faces = Annotated[list[FaceEntry], msgspec.Meta(min_length=6, max_length=6)]


class DiceEntry(Part, frozen=True, kw_only=True):
    origin: Origin
    red: Faces
    yellow: Faces
    blue: Faces
    green: Faces


class RolledEntry(Part, frozen=True, kw_only=True):
    """How many dice of each colour."""

    red: Die = 0
    yellow: Die = 0
    blue: Die = 0
    green: Die = 0


class PowersEntry(Part, frozen=True, kw_only=True):
    accuracy: Small = 0
    aimed: bool = False
    blast: Small = 0
    blow_through: bool = False
    deadly: Small = 0
    knockback: bool = False
    scuttle: bool = False
    seeking: bool = False
    sweep: bool = False
    watchful: bool = False


class WeaponEntry(Entry, kw_only=True, frozen=True):
    name: Text
    dice: RolledEntry
    ammo: AmmoName
    melee: bool
    basic: bool = False
    tokens: Small = 0
    powers: PowersEntry = PowersEntry()


class InvaderEntry(Entry, kw_only=True, frozen=True):
    name: Text
    figures: Positive
    base: tuple[Positive, Positive]
    movement: Small
    armour: Positive
    wounds: Positive
    dice: RolledEntry
    melee: bool
    powers: PowersEntry = PowersEntry()


class TokenEntry(Entry, kw_only=True, frozen=True):
    name: Text
    tokens: Positive


class MarineCardEntry(Entry, kw_only=True, frozen=True):
    name: Text
    copies: Positive
    effects: Annotated[list[EffectEntry], msgspec.Meta(min_length=1)]


Scatter = Annotated[list[int], msgspec.Meta(max_length=2)]  # east and south; empty: the miss sign


class EventEntry(Entry, kw_only=True, frozen=True):
    name: Text
    scatter: Annotated[list[Scatter], msgspec.Meta(min_length=1)]  # one for each copy
    effects: Annotated[list[EffectEntry], msgspec.Meta(min_length=1)]


class SpawnEntry(Entry, kw_only=True, frozen=True):
    scatter: Annotated[list[Scatter], msgspec.Meta(min_length=1)]
    groups: Annotated[list[dict[str, Positive]], msgspec.Meta(min_length=1, max_length=2)]


class LevelEntry(Entry, kw_only=True, frozen=True):
    name: Text
    placements: Annotated[int, msgspec.Meta(ge=1, le=3)]
    wounds: int = 0
    bullets: int = 0
    marine_cards: int = 0
    hand_limit: Positive = 8
    extra_draw: Small = 0
    spawn_cards: Positive = 1


class OpeningEntry(Part, frozen=True, kw_only=True):
    side: Literal["north", "east", "south", "west"]
    first: Small


class PieceEntry(Entry, kw_only=True, frozen=True):
    copies: Positive
    openings: list[OpeningEntry]
    shape: Annotated[list[str], msgspec.Meta(min_length=1)]


class CampaignEntry(Entry, kw_only=True, frozen=True):
    name: Text
    scenarios: Annotated[list[str], msgspec.Meta(min_length=1)]
    marks: list[str]


# -- scenarios ---------------------------------------------------------------------------------------------------


class ConditionEntry(Part, frozen=True, kw_only=True):
    flags: list[str] = []
    any_flag: list[str] = []
    first_key: Colour | Literal[""] = ""
    round: ByMarines | None = None
    by_level: ByMarines = (0, 0, 0)
    boss_half: bool = False
    mark: str = ""
    no_mark: str = ""


class BossChange(Part, frozen=True, kw_only=True):
    movement: int = 0
    range: int = 0
    blast: int = 0


class DeedEntry(Part, frozen=True, kw_only=True):
    do: Literal[
        "set",
        "mark",
        "take",
        "heal",
        "remove_props",
        "reveal",
        "open_doors",
        "invader_draws",
        "wound",
        "activate",
        "variant",
        "boss",
        "enable_plates",
    ]
    flag: str = ""
    mark: str = ""
    tokens: dict[str, Positive] = {}
    n: Small = 0
    prop: Literal["duct", "waste_1x2", ""] = ""
    areas: list[str] = []  # empty: all
    doors: list[str] = []
    type: str = ""
    variant: str = ""
    if_revealed: list["DeedEntry"] = []
    change: BossChange | None = None
    colour: Colour | Literal[""] = ""


class WayEntry(Part, frozen=True, kw_only=True):
    id: Identifier
    label: Text
    deeds: list[DeedEntry]


class EncounterEntry(Part, frozen=True, kw_only=True):
    """Either deeds, or ways of which the marine chooses one."""

    id: Identifier
    area: str
    text: Text
    keys: list[Colour] = []
    deeds: list[DeedEntry] = []
    ways: list[WayEntry] = []


class SpecialEntry(Part, frozen=True, kw_only=True):
    id: Identifier
    text: Text
    when: ConditionEntry
    delay: ByMarines | None = None
    deeds: list[DeedEntry] = []


class LaidPiece(Part, frozen=True, kw_only=True):
    piece: str
    turn: Literal[0, 90, 180, 270]
    at: Square
    area: str


class DoorEntry(Part, frozen=True, kw_only=True):
    id: Identifier
    kind: Literal["normal", "red", "blue", "yellow"]
    lies: Literal["vertical", "horizontal"]
    at: Square
    joins: Annotated[list[str], msgspec.Meta(min_length=1, max_length=2)]
    unlock: ConditionEntry | None = None
    by_hand: bool = True


class LaidToken(Part, frozen=True, kw_only=True):
    token: str
    at: Square
    min_marines: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    min_level: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    max_level: Annotated[int, msgspec.Meta(ge=1, le=3)] = 3


class LaidInvader(Part, frozen=True, kw_only=True):
    type: str
    at: Square
    min_marines: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    min_level: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    max_level: Annotated[int, msgspec.Meta(ge=1, le=3)] = 3


class LaidProp(Part, frozen=True, kw_only=True):
    prop: Prop
    cells: Annotated[list[Square], msgspec.Meta(min_length=1, max_length=3)]
    id: str = ""


class AreaEntry(Part, frozen=True, kw_only=True):
    id: Identifier
    name: Text
    text: Text
    equipment: list[LaidToken] = []
    props: list[LaidProp] = []
    invaders: list[LaidInvader] = []


class VariantEntry(Part, frozen=True, kw_only=True):
    id: Identifier
    area: str
    when: ConditionEntry | None = None
    equipment: list[LaidToken] = []
    props: list[LaidProp] = []
    invaders: list[LaidInvader] = []


class GoalEntry(Part, frozen=True, kw_only=True):
    kind: Literal["all_leave", "kill"]
    door: str = ""
    plate: str = ""
    flags: list[str] = []
    type: str = ""


class BossEntry(Part, frozen=True, kw_only=True):
    type: str
    area: str
    wounds: ByMarines
    plates: ByMarines
    stations: list[str]
    outright: Positive = 3
    spared_mark: str = ""


class CrawlwayEntry(Part, frozen=True, kw_only=True):
    when: ConditionEntry
    ducts: tuple[str, str]
    cost: Positive


class SidesText(Part, frozen=True, kw_only=True):
    marines: Text
    invader: Text


class ScenarioEntry(Entry, kw_only=True, frozen=True):
    number: Positive
    name: Text
    size: tuple[Annotated[int, msgspec.Meta(ge=4, le=64)], Annotated[int, msgspec.Meta(ge=4, le=64)]]
    north: Literal["up", "right", "down", "left"] = "up"
    frags: Positive
    more_frags: ByMarines = (0, 0, 0)
    goals: SidesText
    briefing: Text
    endings: SidesText
    goal: GoalEntry
    marine_starts: Annotated[list[Square], msgspec.Meta(min_length=3, max_length=3)]
    boss: BossEntry | None = None
    crawlway: CrawlwayEntry | None = None
    dead_plates: list[Colour] = []
    dry_mark: str = ""
    doors: list[DoorEntry]
    pieces: Annotated[list[LaidPiece], msgspec.Meta(min_length=1)]
    areas: Annotated[list[AreaEntry], msgspec.Meta(min_length=1)]
    encounters: list[EncounterEntry] = []
    specials: list[SpecialEntry] = []
    variants: list[VariantEntry] = []
