"""What the components say (chapters TERM, COMP, CHAMP): cards, champions, quests, treasures and gates, as numbers.

The content files are read into these plain objects (content/building.py); nothing here is known by heart.
"""

from typing import Final

from platzdarm.kernel import effects
from platzdarm.kernel.program import Line, lines

# factions (INF-TERM-02), as numbers here and as bits on cards
FACTIONS: Final = ("enlightened", "lifebound", "mechana", "void", "fallen")
NO_FACTION: Final = -1
EVERY_FACTION: Final = 31

# kinds of card
HERO: Final = 0
CONSTRUCT: Final = 1
QUEST: Final = 2
CHAMPION: Final = 3
TYPES: Final = ("hero", "construct", "quest", "champion")

# where cards come from (INF-COMP-06)
STARTING: Final = 0
AVAILABLE: Final = 1
CENTRE: Final = 2
QUESTS: Final = 3

# keywords and other lasting abilities, as bits (chapter KEY)
KEYWORDS: Final = (
    "ranged",
    "reach",
    "area_attack",
    "sweep",  # area attack on adjacent enemies only
    "double_attack",
    "counterstrike",
    "immobile",
    "minion",
    "sure_footed",  # ignores what terrain does to others (INF-CARD-06)
    "forester",  # forests cost nothing extra
    "web_walker",  # may enter where a web lies (INF-TOKEN-05)
    "ordinary_only",  # moves over ordinary cells alone (INF-CARD-10)
    "soul_eater",  # Slaughter: an absorbed soul
    "salvager",  # a construct returns to the hand when its champion is defeated
    "mind_thief",  # Slaughter: whose champion it was discards a random card
)
RANGED: Final = 1
REACH: Final = 2
AREA: Final = 4
SWEEP: Final = 8
DOUBLE: Final = 16
COUNTER: Final = 32
IMMOBILE: Final = 64
MINION: Final = 128
SURE_FOOTED: Final = 256
FORESTER: Final = 512
WEB_WALKER: Final = 1024
ORDINARY_ONLY: Final = 2048
SOUL_EATER: Final = 4096
SALVAGER: Final = 8192
MIND_THIEF: Final = 16384

# where champions come from (INF-CHAMP-04)
STARTING_SET: Final = 0
CENTRE_SET: Final = 1
SPECIAL_SET: Final = 2
RAT_SET: Final = 3
NEUTRAL_SET: Final = 4
VILLAIN_SET: Final = 5
SETS: Final = ("starting", "centre", "special", "rat", "neutral")
VILLAIN_PREFIX: Final = "villain_"  # of the kinds that villains' cards are: 'villain_rakar' beside 'rakar'

# moments of effects
ON_PLAY: Final = "on_play"
AMBUSH: Final = "ambush"
STANDING: Final = "standing"  # holds all the time
ORDERED: Final = "ordered"
ORDER_ENDED: Final = "order_ended"
SLAUGHTER: Final = "slaughter"
DEFEATED: Final = "defeated"
EQUIPPED: Final = "equipped"
COMPLETED: Final = "completed"
REWARD: Final = "reward"
SCHEME: Final = "scheme"  # the upper effect of a scheme (INF-CTURN-03)
THREAT: Final = "threat"  # and the lower
MOMENTS: Final = (
    ON_PLAY,
    AMBUSH,
    STANDING,
    ORDERED,
    ORDER_ENDED,
    SLAUGHTER,
    DEFEATED,
    EQUIPPED,
    COMPLETED,
    REWARD,
    SCHEME,
    THREAT,
)

BASE_SPEED: Final = 3  # INF-CHAMP-02
SOUL: Final = 1  # strength and defence that an absorbed soul gives (INF-TOKEN-02)


class Effect(effects.Effect):
    """`factions` are those that it touches, as bits, 0 for any; `allegiance` the one that it waits for (INF-KEY-01)."""

    def __init__(self, when: str, verb: "effects.Verb[object, Effect]") -> None:
        super().__init__(when, verb)
        self.factions = 0
        self.allegiance = NO_FACTION
        self.keyword = 0
        self.cost_most = -1
        self.into = ""
        self.goal = -1  # the colour of the villain that is meant, or its boss (INF-CORD-01)
        self.threat = 0  # it works from so many discarded schemes on (INF-CVIL-06)


class Ability(effects.Ability[Effect]):
    """All that a card says. `standing` holds all the time; the rest are programs, by moment and chosen effects."""

    def __init__(self, id: str, effects: list[Effect]) -> None:
        super().__init__(id, id, effects)
        self.standing: list[Effect] = self.at(STANDING)
        self.codes: dict[str, list[Line]] = {}

    def code(self, when: str, mask: int) -> list[Line]:
        """The program of a moment, or of some of its effects, as bits; worked out once."""
        key = f"{when} {mask}"
        found = self.codes.get(key)
        if found is None:
            found = lines([effect for number, effect in enumerate(self.at(when)) if mask >> number & 1])
            self.codes[key] = found
        return found


class Card:
    """A kind of card; how many copies there are is all that copies differ by. `champion` is the kind that it brings."""

    def __init__(self, index: int, id: str, type: int, source: int, ability: Ability) -> None:
        self.index = index
        self.id = id
        self.type = type
        self.source = source
        self.ability = ability
        self.factions = 0
        self.cost = 0
        self.copies = 1
        self.dealt = 0  # to each player at the start
        self.family = ""
        self.strength = 0
        self.defence = 0
        self.speed = 0
        self.keywords = 0
        self.champion = -1
        self.goal: Goal | None = None


class Goal:
    """What must happen while a quest lies before its player, `n` times; `of` is a faction where that matters."""

    def __init__(self, event: str, n: int, of: int) -> None:
        self.event = event
        self.n = n
        self.of = of


class Kind:
    """A kind of champion: what its card says (INF-CHAMP-01)."""

    def __init__(self, index: int, id: str, set: int, ability: Ability) -> None:
        self.index = index
        self.id = id
        self.set = set
        self.ability = ability
        self.factions = 0
        self.cost = 0  # power to acquire it
        self.order = 0
        self.strength = 0
        self.defence = 0
        self.speed = BASE_SPEED
        self.keywords = 0
        self.cells = 1
        self.figures = 1
        self.honour = 0  # that the players gain for a villain (INF-CVIL-02)
        self.levels: list[int] = []  # threat levels from which a pack of villains has one figure more (INF-CARD-22)
        self.faces: list[Kind] = []  # a villain's card by the number of players (INF-CSET-03)
        self.lends = any(effect.who is not None for effect in ability.standing)  # something to other champions

    @property
    def name(self) -> str:
        """Who it is, villain or not."""
        return self.id.removeprefix(VILLAIN_PREFIX)

    @property
    def minion(self) -> bool:
        return self.keywords & MINION > 0

    @property
    def damned(self) -> bool:
        return self.name.startswith("damned_")


class Treasure:
    def __init__(self, index: int, id: str, copies: int) -> None:
        self.index = index
        self.id = id
        self.copies = copies
        self.strength = 0
        self.defence = 0
        self.speed = 0
        self.keywords = 0
        self.souls = 0


class Scheme:
    """`threat` is the level from which its lower effect works (INF-CTURN-03)."""

    def __init__(self, index: int, id: str, copies: int, threat: int, ability: Ability) -> None:
        self.index = index
        self.id = id
        self.copies = copies
        self.threat = threat
        self.ability = ability


class Gate:
    """`first` is what it gives besides, once, in the first turn (INF-GATE-03, 04)."""

    def __init__(self, id: str, power: int, first: int) -> None:
        self.id = id
        self.power = power
        self.first = first


class Content:
    """All of it, by number and by id."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.kinds: list[Kind] = []
        self.treasures: list[Treasure] = []
        self.schemes: list[Scheme] = []
        self.gates: dict[str, Gate] = {}
        self.web_cost = 0  # points more, to leave a web of the villains' Widow (INF-TOKEN-06)
        self.card_named: dict[str, int] = {}
        self.kind_named: dict[str, int] = {}

    def seal(self) -> None:
        """To be called when all is in: what is looked up by name in play."""
        self.card_named = {card.id: card.index for card in self.cards}
        self.kind_named = {kind.id: kind.index for kind in self.kinds}

    def card(self, id: str) -> Card:
        return self.cards[self.card_named[id]]

    def kind(self, id: str) -> Kind:
        return self.kinds[self.kind_named[id]]

    def of_source(self, source: int) -> list[Card]:
        return [card for card in self.cards if card.source == source]

    def of_set(self, set: int) -> list[Kind]:
        return [kind for kind in self.kinds if kind.set == set]
