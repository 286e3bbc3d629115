"""The facts of a position as types, for the protocol's schema."""

import msgspec


class ChampionFacts(msgspec.Struct, frozen=True):
    id: str
    kind: str
    owner: int
    cells: list[str]
    exhausted: bool
    damage: int
    strength: int
    defence: int
    speed: int
    order: int
    souls: int
    keywords: list[str]
    factions: list[str]
    constructs: list[str]
    quests: list[str]
    treasure: str | None


class QuestFacts(msgspec.Struct, frozen=True):
    id: str
    progress: int
    met: bool


class PlayerFacts(msgspec.Struct, frozen=True):
    seat: int
    side: int
    gate: int
    runes: int
    construct_runes: int
    power: int
    gate_used: bool
    hand: list[str] | None
    hand_size: int
    deck: int
    discard: list[str]
    played: list[str]
    quests: list[QuestFacts]
    tokens: int


class SideFacts(msgspec.Struct, frozen=True):
    side: int
    honour: int
    treasures: list[str] | None
    treasures_held: int
    shrines: list[str]
    beacons: list[str]


class ContestFacts(msgspec.Struct, frozen=True):
    scenario: str
    mode: str
    honour_needed: int
    turn: int
    players: list[PlayerFacts]
    sides: list[SideFacts]
    champions: list[ChampionFacts]
    row: list[str | None]
    centre: int
    banished: list[str]
    mystics: int
    infantry: int
    quest_deck: int
    terrain: dict[str, list[str]]
    treasures: list[str]
    tokens: dict[str, list[str]]
    webs: list[str]
    offer: list[str]
    chosen_factions: list[str]
    looked_at: list[str]
    result: list[float] | None
