"""A scenario (chapter SCEN): its field, its goal, who may play it, and the words for its special rules."""

from typing import Final

from platzdarm.games.inferno.rules.field import BEACON, PORTAL, SHRINE, Field

COLOURS: Final = ("blue", "yellow", "green", "purple")  # of gates, in turn order (INF-GATE-01)
NO_COLOUR: Final = -1

# variants (INF-SCEN-01)
DUEL: Final = "duel"
TEAMS: Final = "teams"
THREE: Final = "three"
FOUR: Final = "four"
CAMPAIGN: Final = ("solo", "pair", "trio", "quartet")  # together against the villains, by players (INF-CSET-01)
SEATS: Final = {DUEL: 2, TEAMS: 4, THREE: 3, FOUR: 4, "solo": 1, "pair": 2, "trio": 3, "quartet": 4}

# colours of villains' target tokens (INF-TOKEN-07)
GOALS: Final = ("red", "blue", "yellow", "green")
BOSS: Final = 4  # where an effect means the boss instead of a colour
NO_GOAL: Final = -1

# special rules, each with its number
ALL_BEACONS: Final = "all_beacons"  # honour for the first to control all beacons (INF-LOVE-05)
RESEARCH_TOKENS: Final = "research_tokens"  # honour for a token banished with a quest (INF-SPIRE-04, 05)
CHOSEN_SLAUGHTER: Final = "chosen_slaughter"  # INF-IDOL-05
CHOSEN_SHRINE: Final = "chosen_shrine"  # INF-BATTLE-03
GATES_OF_WAR: Final = "gates_of_war"  # beacons that open them (INF-WARG-04)
HOLY_LANDS: Final = "holy_lands"  # champions of a player in them (INF-CIRC-04)
BEACON_INCOME: Final = "beacon_income"  # beacons that pay nothing (INF-CIRC-03)
RAT_KING: Final = "rat_king"  # chapters CRAT, CPUG, CRAK and CKYT
BEELZEPUG: Final = "beelzepug"
RAKAR: Final = "rakar"  # honour markers on his card
KYTHIS: Final = "kythis"
BOSSES: Final = (RAT_KING, BEELZEPUG, RAKAR, KYTHIS)  # each with a Surge of its own
SPECIALS: Final = (
    ALL_BEACONS,
    RESEARCH_TOKENS,
    CHOSEN_SLAUGHTER,
    CHOSEN_SHRINE,
    GATES_OF_WAR,
    HOLY_LANDS,
    BEACON_INCOME,
    *BOSSES,
)


class Neutrals:
    """Neutral champions with their cells; `shuffled`: who stands where is left to chance."""

    def __init__(self, kinds: list[int], cells: list[int], shuffled: bool) -> None:
        self.kinds = kinds
        self.cells = cells
        self.shuffled = shuffled


class Cast:
    """A villain of a scenario: its kind, its target, and where it starts; `goal` is NO_GOAL where it is dealt."""

    def __init__(self, kind: int, goal: int) -> None:
        self.kind = kind
        self.goal = goal
        self.boss = False
        self.dealt = False  # chosen by chance among the Damned (INF-CKYT-02)
        self.reborn = False  # waits in the deck of the reborn (INF-CKYT-03)
        self.start: list[int] = []  # cells; empty off the field


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
        self.goals: list[int] = []  # the cells of the target tokens, by colour (INF-CSET-04)
        self.villains: list[Cast] = []
        self.dealt = 0  # how many of the Damned chance chooses
        self.follows = ""  # the campaign scenario after this one
        self.shrines = self.cells_of(SHRINE)
        self.beacons = self.cells_of(BEACON)
        self.portals = [[c for c in self.cells_of(PORTAL) if colour_at[c] == n] for n in range(len(COLOURS))]

    def cells_of(self, terrain: int) -> list[int]:
        return [cell for cell, found in enumerate(self.terrain) if found == terrain]

    def special(self, name: str) -> int:
        """The number of a special rule, 0 where the scenario has it not."""
        return self.specials.get(name, 0)
