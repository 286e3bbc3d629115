"""What does not change while one plays: scenario, variant, content, and the figures that may stand on the field.

A piece is a figure with its card. Every piece that could come into play has its number from the start: starting
champions (the Pack thrice), the Fallen of the centre deck, special champions, four Giant Rats a player, the Devil
Rat, the scenario's neutral champions, and in the campaign the villains with their rats. Special champions into which
others transform are kinds without pieces.
"""

from typing import Final

from platzdarm.games.inferno.rules.cards import (
    CENTRE_SET,
    NEUTRAL_SET,
    RAT_SET,
    SPECIAL_SET,
    STARTING_SET,
    VILLAIN_PREFIX,
    Card,
    Content,
    Gate,
    Kind,
)
from platzdarm.games.inferno.rules.field import Ground
from platzdarm.games.inferno.rules.scenario import CAMPAIGN, SEATS, TEAMS, Scenario
from platzdarm.kernel.pile import seen

MOST_SEATS: Final = 4
NEUTRAL: Final = 4  # the side of neutral champions
VILLAIN: Final = 5  # who owns the villains' champions
CAPTIVE: Final = 6  # who owns captives: no side (INF-CKYT-09)
PLAYERS: Final = 0  # the sides of the campaign
VILLAINS: Final = 1
NOBODY: Final = -1
RATS_EACH: Final = 4  # INF-RAT-02
VILLAIN_RATS: Final = 8  # figures of Giant Rats that villains have (INF-CVIL-08)
BASES: Final = 8  # INF-COMP-02, INF-BASE-01
WEBS: Final = 4  # INF-CARD-12

HAND: Final = 5
ROW: Final = 6
RESEARCH_COST: Final = 3
SUMMONED: Final = ("eye_of_the_storm", "living_earth", "wisp", "sentry_gun")
GIANT_RAT: Final = "giant_rat"
DEVIL_RAT: Final = "devil_rat"

# domains of chance
PERSONAL: Final = 0
CENTRE_DECK: Final = 1
QUEST_DECK: Final = 2
TREASURES: Final = 3
FIRST_PLAYER: Final = 4
DRAFT: Final = 5
RANDOM_CARD: Final = 6
IDOLS: Final = 7
SCHEMES: Final = 8
VILLAINS_DEALT: Final = 9
CAPTIVES: Final = 10


class Setting:
    """`team` are the champions that each player has brought from an earlier scenario of the campaign, by kind, and
    `kept` the quests on them (INF-CSET-02, INF-CWIN-03)."""

    def __init__(self, content: Content, scenario: Scenario, mode: str, draft: bool) -> None:
        self.content = content
        self.scenario = scenario
        self.field = scenario.field
        self.known_ground: Ground | None = None
        self.mode = mode
        self.draft = draft
        self.seats = SEATS[mode]
        self.teams = mode == TEAMS
        self.campaign = mode in CAMPAIGN
        self.sides = 2 if self.teams or self.campaign else self.seats
        self.difficulty = 0
        self.team: list[list[int]] = []
        self.kept: dict[int, list[int]] = {}
        self.kinds: list[Kind] = [
            kind.faces[self.seats - 1] if self.campaign and kind.faces else kind for kind in content.kinds
        ]
        self.kind_of: list[int] = []
        self.names: list[str] = []
        self.rat_of: list[int] = [NOBODY] * MOST_SEATS  # the first of each player's rats
        self.neutral_from = 0
        self.villains_from = 0  # the first of their champions
        self.villain_rats_from = 0
        self.boss = NOBODY
        self.lair: list[int] = []  # the cells of a villain that covers several
        self.cast: list[int] = []  # the first figure of each villain of the scenario
        self.reborn: list[int] = []
        self.add_pieces()
        if self.campaign:
            self.add_villains()
        self.pieces = len(self.kind_of)
        self.piece_named = {name: number for number, name in enumerate(self.names)}
        self.mystic = content.card("mystic").index
        self.infantry = content.card("heavy_infantry").index

    def add_pieces(self) -> None:
        content = self.content
        for kind in [*content.of_set(STARTING_SET), *content.of_set(CENTRE_SET)]:
            self.add(kind.index, kind.figures)
        for kind in content.of_set(SPECIAL_SET):
            if kind.id in SUMMONED:
                self.add(kind.index, kind.figures)
        rat = content.kind(GIANT_RAT).index
        for seat in range(self.seats):
            self.rat_of[seat] = len(self.kind_of)
            for number in range(RATS_EACH):
                self.put(rat, f"{GIANT_RAT}-{seat + 1}{'abcd'[number]}")
        for kind in content.of_set(RAT_SET):
            if kind.index != rat:
                self.add(kind.index, 1)
        self.neutral_from = len(self.kind_of)
        for group in self.scenario.neutrals:
            for number, index in enumerate(group.kinds):
                id = content.kinds[index].id
                self.put(index, id if content.kinds[index].set == NEUTRAL_SET else f"neutral_{id}-{number + 1}")

    def add_villains(self) -> None:
        """Of those of whom chance will choose some, all (INF-CKYT-02); rats come last, the Devil Rat at the end."""
        self.villains_from = len(self.kind_of)
        for cast in self.scenario.villains:
            first = len(self.kind_of)
            self.cast.append(first)
            self.add(cast.kind, max(len(self.content.kinds[cast.kind].levels), 1))
            if cast.boss:
                self.boss = first
                self.lair = cast.start
            if cast.reborn:
                self.reborn.append(first)
        self.villain_rats_from = len(self.kind_of)
        self.add(self.content.kind(VILLAIN_PREFIX + GIANT_RAT).index, VILLAIN_RATS)
        self.add(self.content.kind(VILLAIN_PREFIX + DEVIL_RAT).index, 1)

    def add(self, kind: int, figures: int) -> None:
        id = self.content.kinds[kind].id
        for number in range(figures):
            self.put(kind, id if figures == 1 else f"{id}-{number + 1}")

    def put(self, kind: int, name: str) -> None:
        self.kind_of.append(kind)
        self.names.append(name)

    def pieces_of(self, kind: int) -> list[int]:
        return [piece for piece, found in enumerate(self.kind_of) if found == kind]

    def side_of(self, seat: int) -> int:
        """Partners are one side (INF-TERM-05), and so are players of the campaign; teams sit alternately."""
        if self.campaign:
            return PLAYERS
        return seat % 2 if self.teams else seat

    def members(self, side: int) -> list[int]:
        return [seat for seat in range(self.seats) if self.side_of(seat) == side]

    def gate(self, number: int) -> Gate:
        """By the place in turn order (INF-GATE-01, INF-TEAM-01); in the campaign that of team 1 (INF-CSET-07)."""
        if self.campaign:
            return self.content.gates["team_1"]
        return self.content.gates[f"team_{number % 2 + 1}" if self.teams else f"player_{number + 1}"]

    def card(self, number: int) -> Card:
        """Of a card that the viewer does not know nothing can be told."""
        return self.content.cards[seen(number)]
