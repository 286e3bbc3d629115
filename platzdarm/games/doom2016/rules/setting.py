"""The table: everything about one mission that does not change while it is played.

Seat 0 is the invader, seats 1 to 4 command Alpha, Bravo, Charlie and Delta. Figures are numbered once for all: the
marines, the objective tokens that stand on the map as figures (drone, guarded machines), then every demon figure of
the box, so that its limits need no rule of their own (D16-COMP-05, 07).
"""

from typing import Final

from platzdarm.games.doom2016.rules.cards import MARINES, Content, DemonType, Objective, Squad, Threat
from platzdarm.games.doom2016.rules.field import Field

INVADER: Final = 0
FIRST_OBJECT: Final = 4
FIRST_DEMON: Final = 10

MARINE_HEALTH: Final = 10  # D16-SIDES-02
MARINE_HAND: Final = 3  # D16-DECK-01
INVADER_HAND: Final = 6
RUN_POINTS: Final = 6  # D16-ACTION-05
PACK_HEALS: Final = 5  # D16-ITEM-04
GLORY_HEALS: Final = 2  # D16-GLORY-03
ARGENT_TOKENS: Final = 18  # D16-COMP-02
INVADER_CARDS: Final = 6  # D16-COMP-01
EVENT_SETS: Final = 3  # D16-ARGENT-06


class Setting:
    def __init__(self, content: Content, field: Field, marines: int) -> None:
        self.content = content
        self.field = field
        self.marines = marines
        self.seats = marines + 1
        self.objective = Objective("", "", [6, 6, 6, 6])
        self.threat = Threat("", "")
        self.tutorial = False
        self.own_decks = False
        self.mission = ""
        self.start = 0
        self.exit = -1
        self.boss = -1
        self.teleporters: list[int] = []
        self.portals: list[tuple[int, int]] = []  # square, colour
        self.portals_shown = 0  # those that lie face up at the start, as bits
        self.demons: list[tuple[int, int]] = []  # type and square of those on the map at the start
        self.packs: list[int] = []
        self.weapons: list[tuple[int, int]] = []  # square, weapon
        self.object_squares: list[int] = []
        self.sets = 0  # the event sets that the mission recommends, as bits
        self.invasion = 0
        self.squad: Squad | None = None
        # type_of[figure]: the demon type, or -1
        self.type_of = [-1] * FIRST_DEMON
        self.of_type: list[list[int]] = []  # the figures of each type
        for demon in content.demons:
            first = len(self.type_of)
            self.of_type.append(list(range(first, first + demon.figures)))
            self.type_of += [demon.index] * demon.figures
        self.figures = len(self.type_of)
        types = [content.demons[kind] if kind >= 0 else None for kind in self.type_of]
        self.large = [demon is not None and demon.large for demon in types]
        self.flying = [demon is not None and demon.flying for demon in types]
        self.names = self.name_figures()
        self.figure_named = {name: number for number, name in enumerate(self.names)}

    def name_figures(self) -> list[str]:
        names = list(MARINES)
        names += [f"object-{n + 1}" for n in range(FIRST_DEMON - FIRST_OBJECT)]
        for demon in self.content.demons:
            names += [f"{demon.id}-{n + 1}" for n in range(demon.figures)]
        return names

    def demon(self, figure: int) -> DemonType:
        return self.content.demons[self.type_of[figure]]

    def figures_of(self, kind: int) -> list[int]:
        return self.of_type[kind]

    def seat_of(self, figure: int) -> int:
        """Who decides for a figure; objects have nobody of their own, so the invader's enemies share them."""
        if figure < FIRST_OBJECT:
            return figure + 1
        return INVADER

    def marine_seats(self) -> list[int]:
        return list(range(1, self.seats))

    def everyone(self) -> list[int]:
        """The invader first, then the marines (D16-TIMING-05); among them Alpha to Delta (D16-TIMING-06)."""
        return list(range(self.seats))

    def frags_needed(self) -> int:
        return self.objective.frags[self.marines - 1]


def is_marine(figure: int) -> bool:
    return 0 <= figure < FIRST_OBJECT


def is_object(figure: int) -> bool:
    return FIRST_OBJECT <= figure < FIRST_DEMON


def is_demon(figure: int) -> bool:
    return figure >= FIRST_DEMON


def enemies(one: int, other: int) -> bool:
    """Marines and what they guard are friends, demons are friends (D16-SIDES-03)."""
    return (one >= FIRST_DEMON) != (other >= FIRST_DEMON)
