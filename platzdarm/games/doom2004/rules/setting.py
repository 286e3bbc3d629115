"""The table: everything about one scenario that does not change while it is played.

Seat 0 is the invader, seats 1 to 3 have the marines, from the invader's left on (D04-SIDE-04). Figures are numbered
once for all: three marines, then every invader figure of the colours in play (D04-SIDE-02), so that the limits of the
box need no rule of their own (D04-SPAWN-07).
"""

from typing import Final

from platzdarm.games.doom2004.rules.cards import COLOURS, Content, InvaderType, Level
from platzdarm.games.doom2004.rules.field import Field
from platzdarm.games.doom2004.rules.scenario import Area, Scenario
from platzdarm.games.doom2004.rules.terrain import Terrains

INVADER: Final = 0
FIRST_INVADER: Final = 3

# by number of marines (D04-SETUP-03, 06)
BULLETS: Final = (4, 3, 2)
WOUNDS: Final = (10, 9, 8)
STARTING_ARMOUR: Final = 2
MARINE_CARDS: Final = (3, 3, 2)
OPENING_HAND: Final = 5  # D04-SETUP-07

# movement and attacks of the actions (chapter ACTION)
SPRINT_POINTS: Final = 8
POINTS: Final = 4  # advance, ready, and a token of adrenaline
UNLOAD_ATTACKS: Final = 2

# movement costs (D04-COST-01)
DOOR_COST: Final = 2
TELEPORT_COST: Final = 1
DUCT_COST: Final = 1
GIVE_COST: Final = 1
LEAVE_COST: Final = 1  # D04-VICT-01

MEDKIT_HEALS: Final = 3  # D04-TOKEN-04
SEEKING_REACH: Final = 8  # D04-SEEK-03
KNOCKBACK_STEPS: Final = 3  # D04-KNOCK-01
NEAREST_RESPAWN: Final = 8  # D04-RESP-03
FARTHEST_RESPAWN: Final = 16
FIXED_DRAW: Final = 2  # the errata's


class Setting:
    def __init__(self, content: Content, scenario: Scenario, colours: list[int], level: Level) -> None:
        self.content = content
        self.scenario = scenario
        self.field: Field = scenario.field
        self.marines = len(colours)
        self.seats = self.marines + 1
        self.colours = colours
        self.level = level
        # that the invader needs (D04-VICT-02); a scenario may ask for more where there are more marines to frag
        self.frags = scenario.frags + scenario.more_frags[self.marines - 1]
        self.draws = self.marines  # cards each turn (D04-DRAW-02)
        self.marks = 0  # what earlier scenarios of the campaign have left behind, of this scenario's marks
        self.lost = 0  # so many of them the invader has won
        self.goes_on = False  # a scenario of the campaign follows
        # type_of[figure]: the type of an invader, or -1
        self.type_of = [-1] * FIRST_INVADER
        self.colour_of = [*colours, *[-1] * (FIRST_INVADER - self.marines)]
        self.first_of: list[int] = []  # the first figure of each type
        self.names = [COLOURS[colour] for colour in colours]
        self.names += [f"nobody-{number + 1}" for number in range(self.marines, FIRST_INVADER)]
        for kind in content.invaders:
            self.first_of.append(len(self.type_of))
            for colour in colours:
                self.type_of += [kind.index] * kind.figures
                self.colour_of += [colour] * kind.figures
            self.names += [f"{kind.id}-{n + 1}" for n in range(kind.figures * self.marines)]
        self.figures = len(self.type_of)
        self.large = [kind >= 0 and content.invaders[kind].large for kind in self.type_of]
        self.large_figures = [figure for figure, large in enumerate(self.large) if large]
        self.alone = [[figure] for figure in range(self.figures)]  # who stands on a square; not to be changed
        self.figure_named = {name: number for number, name in enumerate(self.names)}
        self.known_settings: dict[int, Setting] = {}
        self.terrains: Terrains = scenario.terrains()

    def invader(self, figure: int) -> InvaderType:
        return self.content.invaders[self.type_of[figure]]

    def figures_of(self, kind: int) -> range:
        first = self.first_of[kind]
        return range(first, first + self.content.invaders[kind].figures * self.marines)

    def area(self, number: int) -> Area | None:
        return self.scenario.areas[number]

    def everyone(self) -> list[int]:
        """The invader first (D04-TIME-01), then the marines from his left on."""
        return list(range(self.seats))

    def marine_seats(self) -> list[int]:
        return list(range(1, self.seats))

    def starting_wounds(self) -> int:
        return WOUNDS[self.marines - 1] + self.level.wounds

    def starting_bullets(self) -> int:
        return max(BULLETS[self.marines - 1] + self.level.bullets, 0)

    def known(self, areas: int) -> "Setting":
        """What those know who have seen these areas only; kept, as a marine's view asks for it again and again."""
        found = self.known_settings.get(areas)
        if found is None:
            found = Setting(self.content, self.scenario.known(areas), self.colours, self.level)
            found.draws, found.marks, found.lost, found.frags = self.draws, self.marks, self.lost, self.frags
            found.goes_on = self.goes_on
            found.known_settings[areas] = found  # a view of a view is the same
            self.known_settings[areas] = found
        return found


def is_marine(figure: int) -> bool:
    return figure < FIRST_INVADER


def seat_of(figure: int) -> int:
    """Who decides for a figure (D04-SIDE-03)."""
    return figure + 1 if figure < FIRST_INVADER else INVADER


def enemies(one: int, other: int) -> bool:
    """Marines are friends of each other, and so are invaders (D04-TERM-01)."""
    return (one >= FIRST_INVADER) != (other >= FIRST_INVADER)
