"""Cards as the rules see them: made once from the content files, shared by all positions."""

from typing import Any, Final

from platzdarm.games.doom2016.rules.effects_standing import ADD_RANGE, KEEP_IN_PLAY, ON_PLAY, Standing
from platzdarm.kernel import effects
from platzdarm.kernel.effects import Amount, Selector

MAIN: Final = 0
BONUS: Final = 1
REACTION: Final = 2
CARD_TYPES: Final = ("main", "bonus", "reaction")

BLUE: Final = 0
YELLOW: Final = 1
RED: Final = 2
COLOURS: Final = ("blue", "yellow", "red")

ONCE: Final = Amount(1)

MARINES: Final = ("alpha", "bravo", "charlie", "delta")


class Effect(effects.Effect):
    """`red` and `black` dice, `times` over; a `range`; a `weapon` set or attribute."""

    def __init__(self, when: str, verb: effects.Verb[Any, Any], n: int = 0, who: Selector | None = None) -> None:
        super().__init__(when, verb, n, who)
        self.red = 0
        self.black = 0
        self.times = ONCE
        self.range = 0
        self.weapon = ""


class Ability(effects.Ability[Effect]):
    """What is used, paid and counted as one (D16-TIMING-02)."""

    def __init__(self, id: str, title: str, argent: int, effects: list[Effect]) -> None:
        super().__init__(id, title, effects)
        self.argent = argent
        # what it adds to the range of an attack, if it is used while one is declared
        self.extra_range: int = sum([effect.n for effect in effects if effect.verb is ADD_RANGE])

    def aims(self) -> list[str]:
        return self.paid_aims(super().aims())

    def paid_aims(self, kinds: list[str]) -> list[str]:
        """A card that is paid stands in the second place."""
        return [kinds[0] if kinds else "figure", "card"] if self.cost == "card" else kinds


class ActionCard:
    def __init__(self, index: int, id: str, weapon: int, kind: int) -> None:
        self.index = index
        self.id = id
        self.weapon = weapon
        self.kind = kind
        self.speed = 0
        self.range = 0
        self.red = 0
        self.black = 0
        self.shields = 0
        self.dodge = False
        self.abilities: list[Ability] = []

    @property
    def attacks(self) -> bool:
        return self.red + self.black > 0

    @property
    def stays(self) -> bool:
        """Marked to stay in play (D16-MARINE-04)."""
        return self.find(KEEP_IN_PLAY) is not None

    @property
    def aim(self) -> str:
        """What is named when the card is played: a 'square', a 'card', or nothing."""
        for ability in self.abilities:
            if ability.has(ON_PLAY) and ability.aims():
                return ability.aims()[0]
        return ""

    def find(self, verb: effects.Verb[Any, Any]) -> Effect | None:
        for ability in self.abilities:
            for effect in ability.effects:
                if effect.verb is verb:
                    return effect
        return None


class Weapon:
    """A weapon set (D16-WEAPON-01): `copies` of each card are in the box."""

    def __init__(self, index: int, id: str, copies: int, starting: bool, grenade: bool) -> None:
        self.index = index
        self.id = id
        self.copies = copies
        self.starting = starting
        self.grenade = grenade
        self.cards: list[int] = []


class EventCard:
    def __init__(self, index: int, set: int, shields: int, special: bool, ability: Ability) -> None:
        self.index = index
        self.id = ability.id
        self.set = set
        self.shields = shields
        self.special = special
        self.ability = ability


class DemonType:
    """A demon card (D16-DEMON-01)."""

    def __init__(self, index: int, id: str, figures: int, width: int, height: int) -> None:
        self.index = index
        self.id = id
        self.figures = figures
        self.width = width
        self.height = height
        self.speed = 0
        self.range = 0
        self.red = 0
        self.black = 0
        self.health = 0
        self.stagger = 0
        self.armoured = False
        self.flying = False
        self.special_shields = 0
        self.special_dodge = False
        self.abilities: list[Ability] = []

    @property
    def large(self) -> bool:
        return self.width * self.height > 1


class ClassCard:
    """A class card: each sentence is an ability of its own."""

    def __init__(self, index: int, id: str, abilities: list[Ability]) -> None:
        self.index = index
        self.id = id
        self.abilities = abilities
        self.passives: dict[str, int] = {}
        for ability in abilities:
            for effect in ability.effects:
                if isinstance(effect.verb, Standing):
                    self.passives.setdefault(effect.do, max(effect.n, 1))

    def passive(self, verb: Standing) -> int:
        """The number of a standing effect, at least 1 if the card has it, else 0."""
        return self.passives.get(verb.name, 0)


class GloryCard:
    def __init__(self, index: int, copies: int, ability: Ability) -> None:
        self.index = index
        self.id = ability.id
        self.copies = copies
        self.ability = ability


class Group:
    """An invasion group (D16-SUMMON-01): types from top to bottom with numbers, and an argent value."""

    def __init__(self, demons: list[tuple[int, int]], argent: int) -> None:
        self.demons = demons
        self.argent = argent


class Invasion:
    def __init__(self, index: int, id: str, groups: list[list[Group]]) -> None:
        self.index = index
        self.id = id
        self.groups = groups


class Threat:
    def __init__(self, id: str, kind: str) -> None:
        self.id = id
        self.kind = kind
        self.portals_stay = False
        self.demons_open_doors = True
        self.first_yellow_round = 1
        self.first_red_round = 1
        self.tokens = 0
        self.tokens_after_kill = 0
        self.most_tokens = 0
        self.prices = (0, 0, 0)


class Objective:
    def __init__(self, id: str, kind: str, frags: list[int]) -> None:
        self.id = id
        self.kind = kind
        self.frags = frags  # by number of marines
        self.tokens = 0
        self.health = 0
        self.shields = 0
        self.rounds = 0
        self.progress = 0
        self.speed = 0
        self.price = 0


class Squad:
    """A squad card: what it adds (D16-CARDS-09 to 12)."""

    def __init__(self, id: str, marines: int) -> None:
        self.id = id
        self.marines = marines
        self.hand_limit = 0
        self.health = 0
        self.main_actions = 1
        self.extra_main = 0
        self.activations = 1
        self.head_start = 0


class Content:
    """All cards of a library, numbered."""

    def __init__(self) -> None:
        self.red: list[int] = []
        self.black: list[int] = []
        self.demons: list[DemonType] = []
        self.weapons: list[Weapon] = []
        self.actions: list[ActionCard] = []
        self.sets: list[str] = []
        self.events: list[EventCard] = []
        self.invasions: list[Invasion] = []
        self.threats: dict[str, Threat] = {}
        self.objectives: dict[str, Objective] = {}
        self.classes: list[ClassCard] = []
        self.glory: list[GloryCard] = []
        self.squads: list[Squad] = []
        self.reaction_moments: set[str] = set()  # the moments at which some reaction card can be played
        self.glory_moments: set[str] = set()
        self.event_moments: set[str] = set()

    def seal(self) -> None:
        self.reaction_moments = moments([a for card in self.actions if card.kind == REACTION for a in card.abilities])
        self.glory_moments = moments([card.ability for card in self.glory])
        self.event_moments = moments([card.ability for card in self.events])

    def demon(self, id: str) -> DemonType:
        return next(demon for demon in self.demons if demon.id == id)

    def weapon(self, id: str) -> Weapon:
        return next(weapon for weapon in self.weapons if weapon.id == id)

    def squad_of(self, marines: int) -> Squad | None:
        for squad in self.squads:
            if squad.marines == marines:
                return squad
        return None


def moments(abilities: list[Ability]) -> set[str]:
    return {effect.when for ability in abilities for effect in ability.effects}
