"""What does not change while one plays: scenario, variant, content, and the figures that may stand on the field.

A piece is a figure with its card. Every piece that could come into play has its number from the start: starting
champions (the Pack thrice), the Fallen of the centre deck, special champions, four Giant Rats a player, the Devil
Rat, and the scenario's neutral champions. Special champions into which others transform are kinds without pieces.
"""

from typing import Final

from platzdarm.games.inferno.rules.cards import (
    CENTRE_SET,
    NEUTRAL_SET,
    RAT_SET,
    SPECIAL_SET,
    STARTING_SET,
    Card,
    Content,
    Gate,
)
from platzdarm.games.inferno.rules.scenario import SEATS, TEAMS, Scenario

MOST_SEATS: Final = 4
NEUTRAL: Final = 4  # the side of neutral champions
NOBODY: Final = -1
RATS_EACH: Final = 4  # INF-RAT-02
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


class Setting:
    def __init__(self, content: Content, scenario: Scenario, mode: str, draft: bool) -> None:
        self.content = content
        self.scenario = scenario
        self.field = scenario.field
        self.mode = mode
        self.draft = draft
        self.seats = SEATS[mode]
        self.teams = mode == TEAMS
        self.sides = 2 if self.teams else self.seats
        self.kind_of: list[int] = []
        self.names: list[str] = []
        self.rat_of: list[int] = [NOBODY] * MOST_SEATS  # the first of each player's rats
        self.neutral_from = 0
        self.add_pieces()
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
        """Partners are one side (INF-TERM-05); seats alternate between the teams."""
        return seat % 2 if self.teams else seat

    def members(self, side: int) -> list[int]:
        return [seat for seat in range(self.seats) if self.side_of(seat) == side]

    def gate(self, number: int) -> Gate:
        """By the place in turn order (INF-GATE-01, INF-TEAM-01)."""
        return self.content.gates[f"team_{number % 2 + 1}" if self.teams else f"player_{number + 1}"]

    def card(self, number: int) -> Card:
        return self.content.cards[number]
