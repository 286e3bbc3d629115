"""What an army file looks like. Uncompiled on purpose: msgspec reads these types as they stand."""

from typing import Annotated, Literal

import msgspec

from platzdarm.content.meaning import meaning
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


class EffectEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """What a HQ, a module or an instant does."""

    effect: Annotated[EffectName, meaning("What is done.")]
    value: Annotated[
        Annotated[int, msgspec.Meta(ge=-9, le=9)] | None, meaning("By how much, where that can be said.")
    ] = None
    scope: Annotated[
        Literal["linked", "adjacent", "army"] | None, meaning("Whom it reaches: along its links, around, or all.")
    ] = None
    target: Annotated[Literal["friendly", "enemy"] | None, meaning("Whose tiles it is for.")] = None


class TileEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A kind of tile. Lists of six are by side, clockwise from the top."""

    id: Annotated[Identifier, meaning("Its id in its army; with the army's and an underscore before it, the full one.")]
    kind: Annotated[Literal["hq", "unit", "module", "instant"], meaning("What it is.")]
    count: Annotated[int, msgspec.Meta(ge=1, le=34), meaning("How many the army has.")]
    name: Annotated[Text, meaning("Its name.")]
    initiative: Annotated[
        list[Annotated[int, msgspec.Meta(ge=0, le=9)]],
        msgspec.Meta(max_length=4),
        meaning("The phases in which it acts."),
    ] = []
    toughness: Annotated[int, msgspec.Meta(ge=0, le=9), meaning("Hits that it takes beyond the first.")] = 0
    mobility: Annotated[bool, meaning("Whether it may move by itself.")] = False
    melee: Annotated[Sides, meaning("Strength of the blow to each side.")] = msgspec.field(default_factory=blank)
    ranged: Annotated[Sides, meaning("Strength of the shot to each side.")] = msgspec.field(default_factory=blank)
    armour: Annotated[Marks, meaning("1 where a side is armoured.")] = msgspec.field(default_factory=blank)
    net: Annotated[Marks, meaning("1 where a side throws a net.")] = msgspec.field(default_factory=blank)
    link: Annotated[Marks, meaning("1 where a module is linked to its neighbour.")] = msgspec.field(
        default_factory=blank
    )
    effects: Annotated[list[EffectEntry], meaning("What it does beyond attacks.")] = []


class ArmyEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """An army, as its file has it."""

    id: Annotated[Identifier, meaning("Its id.")]
    origin: Annotated[Origin, meaning("Of the published game, or our own.")]
    name: Annotated[Text, meaning("Its name.")]
    profile: Annotated[Text, meaning("What it is like to play, in a sentence.")]
    tiles: Annotated[list[TileEntry], msgspec.Meta(min_length=2, max_length=35), meaning("Its tiles.")]
    difficulty: Annotated[int, msgspec.Meta(ge=1, le=9), meaning("How hard it is to play well.")] = 5
    harms_allies: Annotated[bool, meaning("Whether it may hurt its own allies.")] = False
    unlucky_draw: Annotated[bool, meaning("Whether three instants may be put back (NH-VAR-02).")] = True


class SeatEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """A seat of a hand-made board."""

    army: Annotated[str, meaning("Its army's id.")]
    hq: Annotated[int, meaning("Points of its HQ.")] = 20
    team: Annotated[int | None, meaning("Its side; everybody plays for himself where none is named.")] = None


class PlacedEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """A tile of a hand-made board."""

    seat: Annotated[int, meaning("Whose it is.")]
    tile: Annotated[str, meaning("Its full id.")]
    cell: Annotated[str | tuple[int, int], meaning("By its name, as facts have it; in files also by its [q, r].")]
    rotation: Annotated[int, meaning("Steps of 60 degrees clockwise, 0 to 5.")] = 0
    wounds: Annotated[int, meaning("Hits that it has taken.")] = 0


class BoardEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    seats: list[SeatEntry]
    tiles: list[PlacedEntry]
    board: str = "standard"


class PuzzleEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A puzzle (NH-ETU-02): a board, a hand, how many tiles to play, the goal, and the solution."""

    id: Annotated[Identifier, meaning("Its id.")]
    origin: Annotated[Origin, meaning("Published, or our own.")]
    name: Annotated[Text, meaning("Its name.")]
    task: Annotated[Text, meaning("What is to be done, in a sentence.")]
    seats: Annotated[list[SeatEntry], meaning("The solver is the first.")]
    tiles: Annotated[list[PlacedEntry], meaning("What lies on the board.")]
    hand: Annotated[list[str], meaning("The solver's tiles.")]
    play: Annotated[int, msgspec.Meta(ge=1, le=6), meaning("How many of them must be played.")]
    goal: Annotated[Literal["destroy_hq", "more_points"], meaning("What the battle must bring.")]
    solution: Annotated[list[str], meaning("Actions in notation that meet the goal.")]
    board: Annotated[str, meaning("`standard` or `extended`.")] = "standard"
    difficulty: Annotated[
        int,
        msgspec.Meta(ge=0, le=4),
        meaning("By who misses it: nobody, a beginner's rule, greedy too, hard too; 0 where nobody has tried."),
    ] = 0
    hints: Annotated[list[Text], msgspec.Meta(max_length=4), meaning("What helps, from a little to more.")] = []
