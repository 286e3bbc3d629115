"""What the content files look like. Uncompiled on purpose: msgspec reads these types as they stand.

An effect is one sentence of the game's own verbs: `when` the moment, `do` the verb, and its objects. The same data
makes the card work and will give its text in both languages.
"""

from typing import Annotated, Literal

import msgspec

from platzdarm.text.meaning import meaning

Identifier = Annotated[str, msgspec.Meta(pattern="^[a-z0-9][a-z0-9_]*$", max_length=32)]
Origin = Literal["published", "original"]
Small = Annotated[int, msgspec.Meta(ge=0, le=40)]
Square = tuple[int, int]
Border = tuple[Square, Square]
Face = Annotated[int, msgspec.Meta(ge=1, le=3)]  # D16-COMP-03

When = Literal[
    "passive",
    "setup",
    "on_play",
    "bonus",
    "start_activation",
    "ally_start_activation",
    "end_activation",
    "activation_phase",
    "status_phase",
    "demon_activation",
    "demon_near",
    "declared",
    "instead_of_attack",
    "before_roll",
    "while_defending",
    "while_attacking",
    "after_attack",
    "on_kill",
    "on_killed",
    "on_pickup",
    "on_gain",
    "when_stunned",
    "next_card",
]
Do = Literal[
    "activations",
    "add_dice",
    "add_hits",
    "add_range",
    "add_shields",
    "ally_gain_mp",
    "attack",
    "attack_again",
    "attack_each",
    "cancel_shields",
    "cancel_stun",
    "damage",
    "discard_random",
    "dodge",
    "doors_free",
    "draw",
    "draw_events",
    "extra_health",
    "extra_main",
    "first_card",
    "fly",
    "forbid_glory_kill",
    "gain_mp",
    "grenade_range",
    "hand_limit",
    "heal",
    "ignore_cover",
    "immune_stun",
    "keep_in_play",
    "limit_range",
    "lower_stagger",
    "main_actions",
    "mark",
    "next_add_dice",
    "next_reroll",
    "peek_initiative",
    "place_argent",
    "place_grenade",
    "push",
    "redraw_defence",
    "remove_argent",
    "reorder_initiative",
    "reroll_dice",
    "roll_damage",
    "scavenge",
    "set_die",
    "slip_past_enemies",
    "start_with_weapon",
    "stun",
    "swap_card",
    "take_attack",
    "take_back",
    "take_glory",
    "teleport",
]
Who = Literal[
    "self",
    "defender",
    "attacker",
    "another",
    "any_demon",
    "adjacent_enemy",
    "all_adjacent_enemies",
    "all_at_token",
    "all_beside_defender",
    "all_near_defender",
    "behind_defender",
    "beside_defender",
    "defender_or_beside",
    "demons_near_killed",
    "enemies_near",
    "enemy_near_defender",
    "marines",
    "near_demon",
    "near_token",
    "self_or_beside",
    "two_near_defender",
]
Needs = Literal[
    "adjacent", "distant", "close", "large", "hurt", "wounded", "charged", "comrade_sees", "no_glory", "trait"
]


class Text(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Words in both languages: neither may be missing."""

    en: Annotated[str, msgspec.Meta(min_length=1), meaning("In English.")]
    ru: Annotated[str, msgspec.Meta(min_length=1), meaning("In Russian.")]


class EffectEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    when: When
    do: Do
    cost: Literal["", "exhaust", "discard", "card"] = ""
    needs: Needs | Literal[""] = ""
    who: Who | Literal[""] = ""
    n: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    red: Annotated[int, msgspec.Meta(ge=-1, le=6)] = 0
    black: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    distance: Small = 0
    range: Small = 0
    amount: Literal["", "hits", "rolled", "beyond", "dealt"] = ""
    per: Small = 0
    most: Small = 0
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


class OperationEntry(Entry, kw_only=True, frozen=True):
    name: Text
    missions: Annotated[list[str], msgspec.Meta(min_length=6, max_length=6)]
