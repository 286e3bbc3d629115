"""What an army file looks like. Uncompiled on purpose: msgspec reads these types as they stand."""

from typing import Annotated, Literal

import msgspec

from platzdarm.content.schema import Identifier, Origin, Text

Sides = Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=9)]], msgspec.Meta(min_length=6, max_length=6)]
Marks = Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=1)]], msgspec.Meta(min_length=6, max_length=6)]
EffectName = Literal[
    "initiative",
    "melee_strength",
    "ranged_strength",
    "extra_attack",
    "medic",
    "take_over_module",
    "move_distance",
    "grant_mobility",
    "swap_attack_type",
    "gauss_shot",
    "explosion",
    "battle",
    "move",
    "push",
    "sniper",
    "grenade",
    "air_strike",
]


def blank() -> list[int]:
    return [0, 0, 0, 0, 0, 0]


class EffectEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    effect: EffectName
    value: Annotated[int, msgspec.Meta(ge=-9, le=9)] | None = None
    scope: Literal["linked", "adjacent", "army"] | None = None
    target: Literal["friendly", "enemy"] | None = None


class TileEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: Identifier
    kind: Literal["hq", "unit", "module", "instant"]
    count: Annotated[int, msgspec.Meta(ge=1, le=34)]
    name: Text
    initiative: Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=9)]], msgspec.Meta(max_length=4)] = []
    toughness: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    mobility: bool = False
    melee: Sides = msgspec.field(default_factory=blank)
    ranged: Sides = msgspec.field(default_factory=blank)
    armour: Marks = msgspec.field(default_factory=blank)
    net: Marks = msgspec.field(default_factory=blank)
    link: Marks = msgspec.field(default_factory=blank)
    effects: list[EffectEntry] = []


class ArmyEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: Identifier
    origin: Origin
    name: Text
    profile: Text
    tiles: Annotated[list[TileEntry], msgspec.Meta(min_length=2, max_length=35)]
    difficulty: Annotated[int, msgspec.Meta(ge=1, le=9)] = 5
    harms_allies: bool = False
    unlucky_draw: bool = True


class SeatEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A seat of a hand-made board."""

    army: str
    hq: int = 20
    team: int | None = None


class PlacedEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A tile of a hand-made board: ledger coordinates, full tile id."""

    seat: int
    tile: str
    cell: tuple[int, int]
    rotation: int = 0
    wounds: int = 0


class BoardEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    seats: list[SeatEntry]
    tiles: list[PlacedEntry]
    board: str = "standard"


class PuzzleEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A puzzle (NH-ETU-02): a board, a hand, how many tiles to play, the goal, and the solution."""

    id: Identifier
    origin: Origin
    name: Text
    task: Text
    seats: list[SeatEntry]
    tiles: list[PlacedEntry]
    hand: list[str]
    play: Annotated[int, msgspec.Meta(ge=1, le=6)]
    goal: Literal["destroy_hq", "more_points"]
    solution: list[str]
    board: str = "standard"
