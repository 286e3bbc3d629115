"""A scenario (chapter SCEN): its field, its goal, who may play it, and the words for its special rules."""

from typing import Final

from platzdarm.games.inferno.rules.field import BEACON, ORDINARY, PORTAL, SHRINE, Field

COLOURS: Final = ("blue", "yellow", "green", "purple")  # of gates, in turn order (INF-GATE-01)
NO_COLOUR: Final = -1

# variants (INF-SCEN-01)
DUEL: Final = "duel"
TEAMS: Final = "teams"
THREE: Final = "three"
FOUR: Final = "four"
CAMPAIGN: Final = "campaign"
MODES: Final = (DUEL, TEAMS, THREE, FOUR, CAMPAIGN)
SEATS: Final = {DUEL: 2, TEAMS: 4, THREE: 3, FOUR: 4}

# special rules, each with its number
ALL_BEACONS: Final = "all_beacons"  # honour for the first to control all beacons (INF-LOVE-05)
RESEARCH_TOKENS: Final = "research_tokens"  # honour for a token banished with a quest (INF-SPIRE-04, 05)
CHOSEN_SLAUGHTER: Final = "chosen_slaughter"  # INF-IDOL-05
CHOSEN_SHRINE: Final = "chosen_shrine"  # INF-BATTLE-03
GATES_OF_WAR: Final = "gates_of_war"  # beacons that open them (INF-WARG-04)
HOLY_LANDS: Final = "holy_lands"  # champions of a player in them (INF-CIRC-04)
BEACON_INCOME: Final = "beacon_income"  # beacons that pay nothing (INF-CIRC-03)
SPECIALS: Final = (
    ALL_BEACONS,
    RESEARCH_TOKENS,
    CHOSEN_SLAUGHTER,
    CHOSEN_SHRINE,
    GATES_OF_WAR,
    HOLY_LANDS,
    BEACON_INCOME,
)


class Neutrals:
    """Neutral champions with their cells; `shuffled`: who stands where is left to chance."""

    def __init__(self, kinds: list[int], cells: list[int], shuffled: bool) -> None:
        self.kinds = kinds
        self.cells = cells
        self.shuffled = shuffled


class Scenario:
    """`colour_at` is the colour of the portal in each cell, `tokens` are beacon tokens as (cell, colour)."""

    def __init__(self, id: str, field: Field, terrain: list[int], colour_at: list[int]) -> None:
        self.id = id
        self.field = field
        self.terrain = tuple(terrain)
        self.colour_at = colour_at
        self.modes: list[str] = []
        self.honour = 30
        self.shrine = 2
        self.treasures: list[int] = []
        self.tokens: list[tuple[int, int]] = []
        self.recommended: list[list[int]] = []  # kinds, by colour
        self.neutrals: list[Neutrals] = []
        self.specials: dict[str, int] = {}
        self.shrines = self.cells_of(SHRINE)
        self.beacons = self.cells_of(BEACON)
        self.portals = [[c for c in self.cells_of(PORTAL) if colour_at[c] == n] for n in range(len(COLOURS))]

    def cells_of(self, terrain: int) -> list[int]:
        return [cell for cell, found in enumerate(self.terrain) if found == terrain]

    def special(self, name: str) -> int:
        """The number of a special rule, 0 where the scenario has it not."""
        return self.specials.get(name, 0)


def bare(field: Field) -> Scenario:
    """A field of ordinary cells, for boards made by hand."""
    return Scenario("bare", field, [ORDINARY] * field.size, [NO_COLOUR] * field.size)
