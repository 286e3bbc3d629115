"""What the components say (chapter COMP): dice, weapons, invaders, tokens and cards, as numbers.

The content files are read into these plain objects (content/building.py); nothing here is known by heart (D04-TERM-06).
"""

from typing import Final

from platzdarm.games.doom2004.rules.standing import Standing
from platzdarm.kernel import effects
from platzdarm.kernel.effects import Effect

# the colours of the dice, which are the domains of chance as well
RED: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
GREEN: Final = 3
DICE: Final = ("red", "yellow", "blue", "green")
INVADER_DECK: Final = 4  # further domains
MARINE_DECK: Final = 5
FACES: Final = 6

COLOURS: Final = ("green", "red", "blue")  # of marines, and of the figures that come with them (D04-SIDE-01, 02)
KEYS: Final = ("red", "blue", "yellow")

# ammo types (D04-COMP-04)
BULLETS: Final = 0
ROCKETS: Final = 1
CELLS: Final = 2
INFINITE: Final = -1
AMMO: Final = ("bullets", "rockets", "cells")
AMMO_TYPES: Final = 3

# equipment tokens: ammo, then what is taken for good, keys, and weapons by their numbers from FIRST_WEAPON on
MEDKIT: Final = 3
ARMOUR: Final = 4
ADRENALINE: Final = 5
BERSERK: Final = 6
FIRST_KEY: Final = 7
FIRST_WEAPON: Final = 10
TOKENS: Final = (*AMMO, "medkit", "armour", "adrenaline", "berserk", "red_key", "blue_key", "yellow_key")


class Face:
    def __init__(self, reach: int, damage: int, ammo: bool, miss: bool) -> None:
        self.reach = reach
        self.damage = damage
        self.ammo = ammo
        self.miss = miss


class Powers:
    """Special abilities of a weapon or an invader; numbers of icons where several add up."""

    def __init__(self) -> None:
        self.accuracy = 0
        self.aimed = False
        self.blast = 0
        self.blow_through = False
        self.deadly = 0
        self.knockback = False
        self.scuttle = False
        self.seeking = False
        self.sweep = False
        self.watchful = False


POWERS: Final = (
    "accuracy",
    "aimed",
    "blast",
    "blow_through",
    "deadly",
    "knockback",
    "scuttle",
    "seeking",
    "sweep",
    "watchful",
)


class Weapon:
    """`dice` by colour; `ammo` is a type or INFINITE; a melee weapon has the red stripe (D04-MELEE-01)."""

    def __init__(self, index: int, id: str, dice: list[int], ammo: int, melee: bool, basic: bool) -> None:
        self.index = index
        self.id = id
        self.dice = dice
        self.ammo = ammo
        self.melee = melee
        self.basic = basic  # every marine has it (D04-ATK-04)
        self.powers = Powers()


class InvaderType:
    def __init__(self, index: int, id: str, figures: int, width: int, height: int) -> None:
        self.index = index
        self.id = id
        self.figures = figures  # of each colour
        self.width = width
        self.height = height
        self.movement = 0
        self.armour = 1
        self.wounds = 1
        self.dice: list[int] = [0, 0, 0, 0]
        self.melee = False
        self.powers = Powers()

    @property
    def large(self) -> bool:
        return self.width * self.height > 1


class Ability(effects.Ability[Effect]):
    """The effects of one card."""


class MarineCard:
    def __init__(self, index: int, ability: Ability, copies: int) -> None:
        self.index = index
        self.id = ability.id
        self.ability = ability
        self.copies = copies
        self.passives: dict[str, int] = {}
        self.reach = 0  # of what it gives to others
        for effect in ability.effects:
            if effect.who is not None:
                self.reach = max(self.reach, effect.who.within)
            if isinstance(effect.verb, Standing):
                self.passives[effect.do] = max(effect.n, 1)

    def passive(self, verb: Standing) -> int:
        return self.passives.get(verb.name, 0)


class InvaderCard:
    """An event, or a spawn of one group of several (D04-COMP-03). `scatter` is east and north; empty: the miss sign."""

    def __init__(
        self, index: int, id: str, ability: Ability | None, groups: list[list[int]], scatter: list[int]
    ) -> None:
        self.index = index
        self.id = id
        self.ability = ability
        self.groups = groups  # lists of types, one entry for each figure
        self.scatter = scatter


class Level:
    """Difficulty: what it changes, and which placements of a scenario it uses."""

    def __init__(self, id: str, placements: int) -> None:
        self.id = id
        self.placements = placements
        self.wounds = 0
        self.bullets = 0
        self.marine_cards = 0
        self.hand_limit = 8  # D04-DRAW-03
        self.extra_draw = 0
        self.spawn_cards = 1  # D04-SPAWN-01


class Content:
    """All components of the box, numbered."""

    def __init__(self) -> None:
        self.faces: list[list[Face]] = []  # by colour
        self.weapons: list[Weapon] = []
        self.invaders: list[InvaderType] = []
        self.marine_cards: list[MarineCard] = []
        self.cards: list[InvaderCard] = []
        self.levels: dict[str, Level] = {}
        self.event_moments: dict[str, list[int]] = {}  # the cards that can be played at each moment

    def seal(self) -> None:
        for card in self.cards:
            if card.ability is not None:
                for moment in card.ability.moments:
                    self.event_moments.setdefault(moment, []).append(card.index)

    def weapon(self, id: str) -> Weapon:
        return next(weapon for weapon in self.weapons if weapon.id == id)

    def invader(self, id: str) -> InvaderType:
        return next(kind for kind in self.invaders if kind.id == id)

    def token_names(self) -> list[str]:
        return [*TOKENS, *[weapon.id for weapon in self.weapons]]
