"""The position: what changes while a mission is played. Hands and decks never change in place."""

from typing import Any, Final

from platzdarm.board.ground import apart
from platzdarm.games.doom2016.rules.cards import ClassCard
from platzdarm.games.doom2016.rules.effects_standing import EXTRA_HEALTH, HAND_LIMIT, Standing
from platzdarm.games.doom2016.rules.field import OFF
from platzdarm.games.doom2016.rules.setting import (
    ARGENT_TOKENS,
    FIRST_DEMON,
    MARINE_HAND,
    MARINE_HEALTH,
    Setting,
    is_demon,
    is_marine,
)
from platzdarm.games.doom2016.rules.sight import Outlook
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.deck import Deck
from platzdarm.kernel.fields import CARDS, DECK, DECKS, HANDS, NUMBER, NUMBERS, PILE, ROWS, Field
from platzdarm.kernel.pile import Pile
from platzdarm.kernel.position import Position, Step
from platzdarm.kernel.rules import Rules

NOBODY: Final[list[int]] = []
NONE: Final = 255  # no class card, no invasion card yet

# domains of chance
RED_DIE: Final = 1
BLACK_DIE: Final = 2
EVENTS: Final = 3
GLORY_KILLS: Final = 4
INITIATIVE: Final = 5
RANDOM_CARD: Final = 6
MARINE_DECK: Final = 7  # of Alpha; the other marines' follow

FIELDS: Final[dict[str, Field]] = {
    "stunned": NUMBER,
    "marked": NUMBER,
    "no_glory": NUMBER,
    "executed": NUMBER,
    "shut": NUMBER,
    "portals_up": NUMBER,
    "portals_left": NUMBER,
    "last_portal": NUMBER,
    "active_teleporters": NUMBER,
    "last_teleporter": NUMBER,
    "packs_left": NUMBER,
    "weapons_left": NUMBER,
    "exhausted": NUMBER,
    "used_types": NUMBER,
    "sets": NUMBER,
    "invasion": NUMBER,
    "invasion_argent": NUMBER,
    "events_seen": NUMBER,
    "frags": NUMBER,
    "threat": NUMBER,
    "round": NUMBER,
    "killed": NUMBER,
    "killed_before": NUMBER,
    "progress": NUMBER,
    "secured": NUMBER,
    "range_limit": NUMBER,
    "rerolls": NUMBER,
    "doors_opened": NUMBER,
    "leader": NUMBER,
    "samples": NUMBER,
    "revealed": NUMBER,
    "place": NUMBERS,
    "turned": NUMBERS,
    "damage": NUMBERS,
    "carried": NUMBERS,
    "stagger_cut": NUMBERS,
    "argent": NUMBERS,
    "classes": NUMBERS,
    "weapons": NUMBERS,
    "next_red": NUMBERS,
    "worked": NUMBERS,
    "unrevealed": NUMBERS,
    "hands": HANDS,
    "in_play": HANDS,
    "glory": HANDS,
    "event_hand": CARDS,
    "tokens": CARDS,
    "event_deck": DECK,
    "glory_deck": DECK,
    "decks": DECKS,
    "grenades": ROWS,
    "groups_seen": ROWS,
    "initiative": PILE,
}
DERIVED: Final = ("known_standing", "standing_shared")


class Incursion(Position):
    """`hands`, `decks` and so on have one entry for each marine; figures that are not on the map stand OFF it."""

    def __init__(
        self,
        rules: Rules[Any],
        setting: Setting,
        agenda: list[Step[Any]],
        chance: Chance,
        like: "Incursion | None" = None,
    ) -> None:
        super().__init__(rules, agenda, chance)
        self.setting = setting
        if like is not None:  # a copy fills nothing in that it would throw away
            self.take_over(like)
            return
        marines = setting.marines
        content = setting.content
        # figures
        self.place = [OFF] * setting.figures
        self.turned = [0] * setting.figures
        self.damage = [0] * setting.figures
        self.carried = [0] * setting.figures  # objective tokens
        self.stagger_cut = [0] * setting.figures  # until the end of the activation
        self.stunned = 0
        self.marked = 0  # the next marine's attack on it may reroll a die
        self.executed = 0  # attacked by an Executioner in this activation
        self.no_glory = 0  # cannot be glory killed in this activation
        # the map
        self.shut = (1 << len(setting.field.doors)) - 1
        self.portals_up = 0
        self.portals_left = (1 << len(setting.portals)) - 1
        self.last_portal = NONE
        self.active_teleporters = 1  # the first is the start
        self.last_teleporter = 0
        self.packs_left = (1 << len(setting.packs)) - 1
        self.weapons_left = (1 << len(setting.weapons)) - 1
        self.tokens: tuple[int, ...] = ()  # squares with objective tokens that lie about
        self.worked = [0] * 6  # progress tokens on each machine
        self.grenades: tuple[tuple[int, int, int, int], ...] = ()  # marine, weapon, square, age
        # marines
        self.hands: list[tuple[int, ...]] = [()] * marines
        self.decks = [Deck(Pile([]), (), len(content.actions), MARINE_DECK + marine) for marine in range(marines)]
        self.in_play: list[tuple[int, ...]] = [()] * marines
        self.glory: list[tuple[int, ...]] = [()] * marines
        self.weapons = [0] * marines  # sets owned, as bits
        self.classes = [NONE] * marines
        self.exhausted = 0  # class cards, as bits
        self.next_red = [0] * marines  # dice added to the next attack
        self.rerolls = 0  # who may reroll all dice of his next attack
        self.leader = NONE
        # the invader
        self.event_hand: tuple[int, ...] = ()
        self.event_deck = Deck(Pile([]), (), len(content.events), EVENTS)
        self.events_seen = 0
        self.sets = 0
        self.invasion = NONE
        # groups of the invasion card that were announced: colour * 2 + which, argent value, types in order
        self.groups_seen: tuple[tuple[int, ...], ...] = ()
        self.argent = [0] * len(setting.content.demons)
        self.invasion_argent = 0
        self.used_types = 0  # exhausted demon cards
        self.samples = 0  # tokens that still wait for a carrier
        # decks of all
        self.glory_deck = Deck(Pile([]), (), len(content.glory), GLORY_KILLS)
        self.initiative = Pile([])
        self.unrevealed = [0] * 5  # initiative cards of this round that nobody has revealed yet, in all
        # counters
        self.frags = 0
        self.threat = 0
        self.round = 0
        self.killed = 0  # a marine was killed in this round
        self.killed_before = 0  # in the last round
        self.progress = 0
        self.secured = 0
        self.range_limit = 0  # of marines' attacks, until the end of the round
        self.doors_opened = 0
        self.revealed = 0  # this round's initiative cards that were revealed, in octal digits, each 1 higher
        self.known_standing: list[list[int]] | None = None
        self.standing_shared = False  # with a copy, until one of the two changes it

    def copy(self) -> "Incursion":
        self.standing_shared = True
        return Incursion(self.rules, self.setting, [step.copy() for step in self.agenda], self.chance.copy(), self)

    def take_over(self, other: "Incursion") -> None:
        self.result = other.result
        self.asked = other.asked
        self.quiet = other.quiet
        self.hidden = other.hidden
        self.place = other.place.copy()
        self.turned = other.turned.copy()
        self.damage = other.damage.copy()
        self.carried = other.carried.copy()
        self.stagger_cut = other.stagger_cut.copy()
        self.stunned = other.stunned
        self.marked = other.marked
        self.executed = other.executed
        self.no_glory = other.no_glory
        self.shut = other.shut
        self.portals_up = other.portals_up
        self.portals_left = other.portals_left
        self.last_portal = other.last_portal
        self.active_teleporters = other.active_teleporters
        self.last_teleporter = other.last_teleporter
        self.packs_left = other.packs_left
        self.weapons_left = other.weapons_left
        self.tokens = other.tokens
        self.worked = other.worked.copy()
        self.grenades = other.grenades
        self.hands = other.hands.copy()
        self.decks = other.decks.copy()
        self.in_play = other.in_play.copy()
        self.glory = other.glory.copy()
        self.weapons = other.weapons.copy()
        self.classes = other.classes.copy()
        self.exhausted = other.exhausted
        self.next_red = other.next_red.copy()
        self.rerolls = other.rerolls
        self.leader = other.leader
        self.event_hand = other.event_hand
        self.event_deck = other.event_deck
        self.events_seen = other.events_seen
        self.sets = other.sets
        self.invasion = other.invasion
        self.groups_seen = other.groups_seen
        self.argent = other.argent.copy()
        self.invasion_argent = other.invasion_argent
        self.used_types = other.used_types
        self.samples = other.samples
        self.glory_deck = other.glory_deck
        self.initiative = other.initiative
        self.unrevealed = other.unrevealed.copy()
        self.frags = other.frags
        self.threat = other.threat
        self.round = other.round
        self.killed = other.killed
        self.killed_before = other.killed_before
        self.progress = other.progress
        self.secured = other.secured
        self.range_limit = other.range_limit
        self.doors_opened = other.doors_opened
        self.revealed = other.revealed
        self.known_standing = other.known_standing
        self.standing_shared = other.standing_shared

    # -- figures ----------------------------------------------------------------------------------------------

    def seat_count(self) -> int:
        return self.setting.seats

    def on_map(self, figure: int) -> bool:
        return self.place[figure] != OFF

    def size(self, figure: int) -> tuple[int, int]:
        """Width and height of its base as it stands."""
        if not is_demon(figure):
            return 1, 1
        demon = self.setting.demon(figure)
        return (demon.height, demon.width) if self.turned[figure] else (demon.width, demon.height)

    def is_large(self, figure: int) -> bool:
        return self.setting.large[figure]

    def squares(self, figure: int) -> list[int]:
        """The squares that a figure on the map covers."""
        if not self.setting.large[figure]:
            return [self.place[figure]]
        width, height = self.size(figure)
        return self.setting.field.base(self.place[figure], width, height, self.shut)

    def standing(self) -> list[list[int]]:
        """For each square the figures on it, in their order; not to be changed by those who ask."""
        known = self.known_standing
        if known is None:
            known = [NOBODY] * self.setting.field.size
            for figure, anchor in enumerate(self.place):
                if anchor != OFF:
                    for square in self.squares(figure):
                        known[square] = [*known[square], figure]
            self.known_standing = known
            self.standing_shared = False
        return known

    def figures_at(self, square: int) -> list[int]:
        return self.standing()[square]

    def put(self, figure: int, square: int, turned: int = 0) -> None:
        known = self.known_standing
        if known is not None:
            if self.standing_shared:
                self.standing_shared = False
                self.known_standing = known = known.copy()  # the lists in it stay shared: they never change
            if self.place[figure] != OFF:
                for old in self.squares(figure):
                    here = known[old]
                    known[old] = NOBODY if len(here) == 1 else [other for other in here if other != figure]
        self.place[figure] = square
        self.turned[figure] = turned
        if known is not None and square != OFF:
            for new in self.squares(figure):
                known[new] = sorted([*known[new], figure]) if known[new] else [figure]

    def remove(self, figure: int) -> None:
        """Off the map, with its damage and its stun (D16-KILL-01, 03, ruling in D16-STUN-04)."""
        self.put(figure, OFF)
        self.damage[figure] = 0
        self.stagger_cut[figure] = 0
        bit = 1 << figure
        self.stunned &= ~bit
        self.marked &= ~bit
        self.no_glory &= ~bit
        self.executed &= ~bit

    def demons_on_map(self) -> list[int]:
        return [figure for figure in range(FIRST_DEMON, self.setting.figures) if self.place[figure] != OFF]

    def marines_on_map(self) -> list[int]:
        return [figure for figure in range(self.setting.marines) if self.place[figure] != OFF]

    def types_on_map(self) -> list[int]:
        """The types whose card lies face up (D16-DEMON-02)."""
        type_of = self.setting.type_of
        found: list[int] = []
        for figure in self.demons_on_map():  # which are numbered type by type
            if not found or found[-1] != type_of[figure]:
                found.append(type_of[figure])
        return found

    def is_stunned(self, figure: int) -> bool:
        return self.stunned >> figure & 1 == 1

    def flies(self, figure: int) -> bool:
        """By its card; flight for one activation is the mover's."""
        return self.setting.flying[figure]

    def health(self, figure: int) -> int:
        if is_demon(figure):
            return self.setting.demon(figure).health
        if not is_marine(figure):
            return self.setting.objective.health
        squad = self.setting.squad
        bonus = squad.health if squad is not None and self.has_squad_card(figure) else 0
        return MARINE_HEALTH + bonus + self.passive(figure, EXTRA_HEALTH)

    def is_staggered(self, figure: int) -> bool:
        """Reductions add up (D16-DAMAGE-03, D16-GLORY-07); that of a class card counts once (D16-GLORY-08)."""
        cut = self.stagger_cut[figure] + (self.executed >> figure & 1)
        return self.damage[figure] >= self.setting.demon(figure).stagger - cut

    def is_open_to_glory(self, demon: int) -> bool:
        """Whether a marine that enters its square would kill it (D16-GLORY-01); never so in the tutorial."""
        return self.may_be_glory_killed(demon) and self.is_staggered(demon)

    def may_be_glory_killed(self, demon: int) -> bool:
        """Once it staggers: no event protects it in this activation, and the rules know it (D16-TUTORIAL-09)."""
        return not self.setting.tutorial and not self.no_glory >> demon & 1

    def gap(self, one: int, other: int) -> int:
        """How far two figures are apart as the crow flies: no count of squares is shorter."""
        field, large = self.setting.field, self.setting.large
        here, there = self.place[one], self.place[other]
        width, height = self.size(one) if large[one] else (1, 1)
        other_width, other_height = self.size(other) if large[other] else (1, 1)
        across = apart(field.xs[here], width, field.xs[there], other_width)
        return max(across, apart(field.ys[here], height, field.ys[there], other_height))

    def outlook(self, one: int, other: int) -> Outlook:
        """The ground between two figures."""
        field = self.setting.field
        large, flying = self.setting.large, self.setting.flying
        if not (large[one] or large[other] or flying[one] or flying[other]):
            return field.outlook(self.shut)
        return field.ground.between(
            field.outlook(self.shut).closed, self.squares(one), flying[one], self.squares(other), flying[other]
        )

    def nearest_free(self, figure: int, start: int, unhindered: bool = False) -> list[int]:
        """The free squares nearest to `start` by the figure's normal movement (D16-LARGE-09, 10).

        Or as if doors and terrain hindered nobody.
        """
        field = self.setting.field
        reach = field.spread(start, self.flies(figure) or unhindered, 0 if unhindered else self.shut)
        standing = self.standing()
        least = OFF
        found: list[int] = []
        for square in range(field.size):
            far = reach[square]
            if far == OFF or standing[square] or OFF < least < far:
                continue
            if far != least:
                least = far
                found = []
            found.append(square)
        return found

    def occupied(self) -> int:
        return self.setting.field.ground.map.bits([at for at, here in enumerate(self.standing()) if here])

    # -- marines ----------------------------------------------------------------------------------------------

    def has_squad_card(self, marine: int) -> bool:
        """With three marines one of them leads, with fewer everybody has a card (D16-CARDS-09 to 11)."""
        return self.setting.squad is not None and (self.setting.marines < 3 or self.leader == marine)

    def class_card(self, marine: int) -> ClassCard | None:
        number = self.classes[marine]
        return None if number == NONE else self.setting.content.classes[number]

    def passive(self, marine: int, verb: Standing) -> int:
        card = self.class_card(marine) if is_marine(marine) and marine < self.setting.marines else None
        return 0 if card is None else card.passive(verb)

    def has_ability(self, marine: int, when: str) -> bool:
        """Whether the class card has something for that moment, and is not exhausted where that is the price."""
        card = self.class_card(marine)
        if card is None:
            return False
        ready = not self.exhausted >> marine & 1
        return any(ability.has(when) and (ready or ability.cost != "exhaust") for ability in card.abilities)

    def hand_limit(self, marine: int) -> int:
        """D16-DECK-01, 02."""
        limit = MARINE_HAND + self.passive(marine, HAND_LIMIT)
        squad = self.setting.squad
        return limit + squad.hand_limit if squad is not None and self.has_squad_card(marine) else limit

    def argent_left(self) -> int:
        """Tokens in the supply (D16-COMP-08)."""
        return ARGENT_TOKENS - sum(self.argent) - self.invasion_argent


class Stage(Step[Incursion]):
    """A step of this game."""

    @property
    def unbroken(self) -> bool:
        """Whether what must wait until this is over goes beneath it (D16-ATTACK-10)."""
        return False
