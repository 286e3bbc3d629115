"""What the content files look like. Uncompiled on purpose: msgspec reads these types as they stand.

Cards say what they do in the shared effect language. An entry is published only if all that it says is.
"""

from typing import Annotated, Literal

import msgspec

from platzdarm.content import effects
from platzdarm.content.schema import Identifier, Origin, Text

Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=99)]
Bonus = Annotated[int, msgspec.Meta(ge=-9, le=20)]
Cell = tuple[int, int]
ByPlayers = tuple[Small, Small, Small, Small]
Faction = Literal["enlightened", "lifebound", "mechana", "void", "fallen"]
Colour = Literal["blue", "yellow", "green", "purple"]
GoalColour = Literal["red", "blue", "yellow", "green"]
CardType = Literal["hero", "construct"]
ChampionSet = Literal["starting", "centre", "special", "rat", "neutral"]
Counted = Literal["forest", "shrine", "portal", "blighted", "enchanted", "beacon", "treasure"]
Mode = Literal["duel", "teams", "three", "four", "solo", "pair", "trio", "quartet"]
Keyword = Literal[
    "ranged",
    "reach",
    "area_attack",
    "sweep",
    "double_attack",
    "counterstrike",
    "immobile",
    "minion",
    "sure_footed",
    "forester",
    "web_walker",
    "ordinary_only",
    "soul_eater",
    "salvager",
    "mind_thief",
]


class EffectEntry(effects.ProgramEntry, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """`allegiance` waits for another card of that faction; `factions` are those of the champions that it means."""

    then: "tuple[EffectEntry, ...]" = ()
    choose: "tuple[tuple[EffectEntry, ...], ...]" = ()
    factions: tuple[Faction, ...] = ()
    allegiance: Faction | None = None
    keyword: Keyword | None = None
    cost_most: Small | None = None
    into: Identifier | None = None
    goal: GoalColour | Literal["boss"] | None = None
    threat: Small = 0


class Entry(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    id: Identifier
    origin: Origin


class Part(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True, omit_defaults=True):
    """A part of an entry."""


class BasicEntry(Entry, kw_only=True, frozen=True):
    """`deal` is how many a player starts with; one without is always available."""

    name: Text
    copies: Positive
    deal: Small = 0
    cost: Small = 0
    effects: tuple[EffectEntry, ...]


class CentreEntry(Entry, kw_only=True, frozen=True):
    name: Text
    type: CardType
    factions: Annotated[tuple[Faction, ...], msgspec.Meta(min_length=1)]
    family: Literal["pasythea"] | None = None
    cost: Positive
    copies: Positive
    strength: Bonus = 0
    defence: Bonus = 0
    speed: Bonus = 0
    keywords: tuple[Keyword, ...] = ()
    effects: tuple[EffectEntry, ...] = ()


class ChampionEntry(Entry, kw_only=True, frozen=True):
    name: Text
    set: ChampionSet
    factions: tuple[Faction, ...] = ()
    cost: Small = 0
    order: Small
    strength: Small
    defence: Positive
    speed: Bonus = 0
    keywords: tuple[Keyword, ...] = ()
    cells: Literal[1, 3] = 1
    figures: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    effects: tuple[EffectEntry, ...] = ()


class GoalEntry(Part, kw_only=True, frozen=True):
    event: Identifier
    n: Positive
    of: Faction | None = None


class QuestEntry(Entry, kw_only=True, frozen=True):
    name: Text
    faction: Faction
    goal: GoalEntry
    strength: Bonus = 0
    defence: Bonus = 0
    speed: Bonus = 0
    keywords: tuple[Keyword, ...] = ()
    effects: tuple[EffectEntry, ...] = ()


class TreasureEntry(Entry, kw_only=True, frozen=True):
    name: Text
    copies: Positive
    strength: Small = 0
    defence: Small = 0
    speed: Small = 0
    keywords: tuple[Keyword, ...] = ()
    souls: Small = 0


class GateEntry(Entry, kw_only=True, frozen=True):
    colour: Colour
    power: Small
    first_power: Small = 0


class SchemeEntry(Entry, kw_only=True, frozen=True):
    name: Text
    copies: Positive
    threat: Small
    effects: Annotated[tuple[EffectEntry, ...], msgspec.Meta(min_length=1)]
    more: Annotated[tuple[EffectEntry, ...], msgspec.Meta(min_length=1)]


class VillainEntry(Entry, kw_only=True, frozen=True):
    """Figures by the number of players; `figures` are the threat levels from which a pack has one more."""

    strength: ByPlayers
    defence: ByPlayers
    honour: ByPlayers
    speed: Bonus = 0
    keywords: tuple[Keyword, ...] = ()
    cells: Literal[1, 4] = 1
    figures: tuple[Small, ...] = ()
    effects: tuple[EffectEntry, ...] = ()


class PackEntry(Entry, kw_only=True, frozen=True):
    """Cards, champions, quests and treasures of one's own, beside those of the game."""

    expansion: Text
    centre: tuple[CentreEntry, ...] = ()
    champions: tuple[ChampionEntry, ...] = ()
    quests: tuple[QuestEntry, ...] = ()
    treasures: tuple[TreasureEntry, ...] = ()


# -- scenarios ---------------------------------------------------------------------------------------------------


class NeutralsEntry(Part, kw_only=True, frozen=True):
    pieces: tuple[Identifier, ...]
    spots: tuple[Cell, ...]
    shuffled: bool = False


class ScenarioVillainEntry(Part, kw_only=True, frozen=True):
    id: Identifier
    goal: GoalColour | None = None
    boss: bool = False
    random: bool = False
    reborn: bool = False
    start: tuple[Cell, ...] = ()


class ScenarioEntry(Entry, kw_only=True, frozen=True):
    """`field` is drawn: . f s b e x for terrain, 1 to 4 for the portals by colour; other things lie upon it.

    `follows` is the scenario of the campaign that comes after this one.
    """

    name: Text
    short: Text
    board: Text
    honour: Positive
    shrine: Small
    modes: Annotated[tuple[Mode, ...], msgspec.Meta(min_length=1)]
    field: str
    treasures: tuple[Cell, ...] = ()
    specials: dict[str, Small] = {}
    counts: dict[Counted, Small] = {}
    tokens: dict[Colour, tuple[Cell, ...]] = {}
    recommended: dict[Colour, tuple[Identifier, ...]] = {}
    neutrals: tuple[NeutralsEntry, ...] = ()
    goals: dict[GoalColour, Cell] = {}
    villains: tuple[ScenarioVillainEntry, ...] = ()
    follows: Identifier | None = None
