"""What the content files look like. Uncompiled on purpose: msgspec reads these types as they stand.

An effect is one sentence of the game's own verbs: `when` the moment, `do` the verb, and its objects. The same data
makes the card work and gives its text in both languages. What all games share of it stands in `platzdarm.content`.
"""

from typing import Annotated, Literal

import msgspec

from platzdarm.content import effects
from platzdarm.content.schema import Identifier, Origin, Text

Small = Annotated[int, msgspec.Meta(ge=0, le=40)]
Square = tuple[int, int]
Border = tuple[Square, Square]
Dice = Annotated[int, msgspec.Meta(ge=0, le=6)]
Face = Annotated[int, msgspec.Meta(ge=1, le=3)]  # D16-COMP-03


class EffectEntry(effects.EffectEntry, frozen=True):
    """`red` and `black` dice, `times` over."""

    red: Dice = 0
    black: Dice = 0
    times: effects.AmountEntry | None = None
    range: Small = 0
    weapon: str = ""


class Entry(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    id: Identifier
    origin: Origin


class DiceEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    origin: Origin
    red: Annotated[list[Face], msgspec.Meta(min_length=6, max_length=6)]
    black: Annotated[list[Face], msgspec.Meta(min_length=6, max_length=6)]


class AbilityEntry(Entry, kw_only=True, frozen=True):
    name: Text
    argent: Small = 0
    effects: Annotated[list[EffectEntry], msgspec.Meta(min_length=1)]


class DemonEntry(Entry, kw_only=True, frozen=True):
    name: Text
    figures: Annotated[int, msgspec.Meta(ge=1, le=12)]
    base: tuple[Annotated[int, msgspec.Meta(ge=1, le=3)], Annotated[int, msgspec.Meta(ge=1, le=3)]]
    speed: Small
    range: Small
    health: Annotated[int, msgspec.Meta(ge=1, le=40)]
    stagger: Small
    red: Small = 0
    black: Small = 0
    armoured: bool = False
    flying: bool = False
    special_shields: Small = 0
    special_dodge: bool = False
    abilities: list[AbilityEntry] = []


class CardEntry(Entry, kw_only=True, frozen=True):
    name: Text
    type: Literal["main", "bonus", "reaction"]
    speed: Small = 0
    range: Small = 0
    red: Small = 0
    black: Small = 0
    shields: Small = 0
    dodge: bool = False
    effects: list[EffectEntry] = []


class WeaponEntry(Entry, kw_only=True, frozen=True):
    name: Text
    copies: Annotated[int, msgspec.Meta(ge=1, le=4)]
    starting: bool = False
    grenade: bool = False
    cards: Annotated[list[CardEntry], msgspec.Meta(min_length=1, max_length=6)]


class EventEntry(Entry, kw_only=True, frozen=True):
    name: Text
    shields: Small = 0
    special: bool = False
    effects: Annotated[list[EffectEntry], msgspec.Meta(min_length=1)]


class EventSetEntry(Entry, kw_only=True, frozen=True):
    name: Text
    cards: Annotated[list[EventEntry], msgspec.Meta(min_length=6, max_length=6)]  # D16-ARGENT-06


class CountEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    type: str
    number: Annotated[int, msgspec.Meta(ge=1, le=12)]


class GroupEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    demons: Annotated[list[CountEntry], msgspec.Meta(min_length=1)]
    argent: Small = 0


Pair = Annotated[list[GroupEntry], msgspec.Meta(min_length=2, max_length=2)]  # D16-SUMMON-01


class InvasionEntry(Entry, kw_only=True, frozen=True):
    name: Text
    blue: Pair
    yellow: Pair
    red: Pair


class ThreatEntry(Entry, kw_only=True, frozen=True):
    name: Text
    kind: Literal["infestation", "horde", "assault", "first_door"]
    portals_stay: bool = False
    demons_open_doors: bool = True
    first_yellow_round: Small = 1
    first_red_round: Small = 1
    tokens: Small = 0
    tokens_after_kill: Small = 0
    most_tokens: Small = 0
    prices: tuple[Small, Small, Small] = (0, 0, 0)


class ObjectiveEntry(Entry, kw_only=True, frozen=True):
    name: Text
    kind: Literal[
        "sample_collection",
        "asset_extraction",
        "guard_duty",
        "system_restart",
        "drone_escort",
        "seal_the_breach",
        "first_contact",
    ]
    frags: Small = 0
    frags_by_marines: tuple[Small, Small, Small, Small] | None = None
    tokens: Small = 0
    health: Small = 0
    shields: Small = 0
    rounds: Small = 0
    progress: Small = 0
    speed: Small = 0
    price: Small = 0


class ClassEntry(Entry, kw_only=True, frozen=True):
    name: Text
    effects: Annotated[list[EffectEntry], msgspec.Meta(min_length=1)]


class GloryEntry(Entry, kw_only=True, frozen=True):
    name: Text
    copies: Annotated[int, msgspec.Meta(ge=1, le=4)]
    effects: Annotated[list[EffectEntry], msgspec.Meta(min_length=1)]


class SquadEntry(Entry, kw_only=True, frozen=True):
    name: Text
    copies: Small
    marines: Annotated[int, msgspec.Meta(ge=1, le=3)]
    effects: list[EffectEntry]


class InitiativeEntry(Entry, kw_only=True, frozen=True):
    name: Text
    copies: Small


class TileEntry(Entry, kw_only=True, frozen=True):
    copies: Annotated[int, msgspec.Meta(ge=1, le=8)]
    openings: list[tuple[Literal["N", "E", "S", "W"], Small, Small]]
    a: Annotated[list[str], msgspec.Meta(min_length=1)]
    b: Annotated[list[str], msgspec.Meta(min_length=1)]


class LaidTile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    side: Literal["A", "B"]
    turn: Literal[0, 90, 180, 270]
    at: Square


class PortalEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    colour: Literal["blue", "yellow", "red"]
    at: Square
    face_up: bool = False


class LaidWeapon(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    weapon: str
    at: Square


class LaidDemon(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """On the map from the start, in a mission with one of these numbers of marines."""

    type: str
    at: Square
    marines: tuple[Annotated[int, msgspec.Meta(ge=1, le=4)], ...] = (1, 2, 3, 4)


class MissionEntry(Entry, kw_only=True, frozen=True):
    number: Annotated[int, msgspec.Meta(ge=0, le=99)]
    name: Text
    objective: str
    threat: str
    invasion: str
    event_sets: Annotated[list[str], msgspec.Meta(min_length=3, max_length=3)]
    tiles: Annotated[list[LaidTile], msgspec.Meta(min_length=1)]
    start: Square
    tutorial: bool = False
    doors: list[list[Border]] = []
    teleporters: list[Square] = []
    portals: list[PortalEntry] = []
    health_packs: list[Square] = []
    weapons: list[LaidWeapon] = []
    demons: list[LaidDemon] = []
    objectives: list[Square] = []
    starting_weapons: list[tuple[str, str]] = []
    classes: list[str] = []
    exit: Square | None = None
    boss: str = ""


class ClosingEntry(Entry, kw_only=True, frozen=True):
    """What is read out after the mission of that id, for the side that won (D16-OPS-03)."""

    marines: Text
    invader: Text


class OperationEntry(Entry, kw_only=True, frozen=True):
    name: Text
    missions: Annotated[list[str], msgspec.Meta(min_length=6, max_length=6)]
