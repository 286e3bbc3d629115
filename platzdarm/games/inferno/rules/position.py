"""The position: champions with all that they carry, players' cards and resources, the row and its decks, the field.

It is data; what champions are worth stands in `figures`, procedures in the modules of their chapters.
"""

from typing import Any, Final

from platzdarm.games.inferno.rules.cards import FACTIONS, MINION, Kind
from platzdarm.games.inferno.rules.field import OFF, Field, Ground, bits_of
from platzdarm.games.inferno.rules.scenario import NO_COLOUR, NO_GOAL
from platzdarm.games.inferno.rules.setting import CAPTIVE, NEUTRAL, NOBODY, PLAYERS, VILLAIN, VILLAINS, Setting
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.fields import CARDS, HANDS, NUMBER, NUMBERS, PILE, PILES
from platzdarm.kernel.fields import Field as Kept
from platzdarm.kernel.pile import Pile
from platzdarm.kernel.position import Position, Step
from platzdarm.kernel.rules import Rules

FRESH: Final = 256  # added to a construct or quest in the turn in which it was played
CARD_BITS: Final = 255
NO_CARD: Final = 255
NOWHERE: Final[list[int]] = []

# how far a victory of the players has come (INF-CWIN-03)
WON: Final = 1
CHOOSING: Final = 2

FIELDS: Final[dict[str, Kept]] = {
    "kind": NUMBERS,
    "owner": NUMBERS,
    "cell": NUMBERS,
    "turned": NUMBERS,
    "exhausted": NUMBERS,
    "damage": NUMBERS,
    "souls": NUMBERS,
    "strength_up": NUMBERS,
    "defence_up": NUMBERS,
    "speed_up": NUMBERS,
    "granted": NUMBERS,
    "shrugged": NUMBERS,
    "beaten": NUMBERS,
    "lit": NUMBERS,
    "kept": NUMBERS,
    "gear": HANDS,
    "attached": HANDS,
    "hand": HANDS,
    "deck": PILES,
    "discard": HANDS,
    "played": HANDS,
    "pursued": HANDS,
    "lines": HANDS,
    "waiting": HANDS,
    "runes": NUMBERS,
    "gear_runes": NUMBERS,
    "power": NUMBERS,
    "gated": NUMBERS,
    "turns": NUMBERS,
    "banners": NUMBERS,
    "forged": NUMBERS,
    "inspired": NUMBERS,
    "lamps": NUMBERS,
    "honour": NUMBERS,
    "treasures": HANDS,
    "row": CARDS,
    "centre": PILE,
    "banished": CARDS,
    "boxed": CARDS,
    "mystics": NUMBER,
    "infantry": NUMBER,
    "quests": PILE,
    "unseen": PILE,
    "bag": PILE,
    "spent": CARDS,
    "offer": CARDS,
    "undrafted": PILE,
    "terrain": CARDS,
    "chests": CARDS,
    "webs": CARDS,
    "beacons": CARDS,
    "tokens": CARDS,
    "trodden": CARDS,
    "raced": NUMBER,
    "first": NUMBER,
    "side": NUMBER,
    "schemes": PILE,
    "plotted": CARDS,
    "plots": CARDS,
    "goal": NUMBERS,
    "hardened": NUMBERS,
    "markers": NUMBERS,
    "omens": CARDS,
    "hoard": CARDS,
    "pool": NUMBER,
    "marked": NUMBER,
    "risen": CARDS,
    "freed": NUMBER,
    "victor": NUMBER,
    "recruits": HANDS,
    "spoils": CARDS,
    "beats": NUMBER,
}
DERIVED: Final = ("known_occupants", "known_standing", "known_lenders")


class Contest(Position):
    """Lists have an entry for each piece, each seat or each side."""

    def __init__(
        self,
        rules: Rules[Any],
        setting: Setting,
        agenda: list[Step[Any]],
        chance: Chance,
        like: "Contest | None" = None,
    ) -> None:
        super().__init__(rules, agenda, chance)
        self.setting = setting
        if like is not None:  # a copy fills nothing in that it would throw away
            self.take_over(like)
            return
        # figures
        self.kind = setting.kind_of.copy()
        self.owner = [NOBODY] * setting.pieces  # a seat, NEUTRAL, or NOBODY while it is not in play
        self.cell = [OFF] * setting.pieces  # the first of its cells
        self.turned = [0] * setting.pieces  # which way a champion of three cells lies
        self.exhausted = [0] * setting.pieces
        self.damage = [0] * setting.pieces
        self.souls = [0] * setting.pieces
        self.strength_up = [0] * setting.pieces  # boosts until the end of the turn (INF-END-08)
        self.defence_up = [0] * setting.pieces
        self.speed_up = [0] * setting.pieces
        self.granted = [0] * setting.pieces  # keywords until the end of the turn
        self.shrugged = [0] * setting.pieces  # an attack has been shrugged off this turn
        self.beaten = [0] * setting.pieces  # defeated since the end of its owner's last turn
        self.lit = [0] * setting.pieces  # bears a beacon token (INF-BATTLE-05)
        self.kept = [0] * setting.pieces  # the treasure on its card, one higher
        self.gear: list[tuple[int, ...]] = [()] * setting.pieces  # constructs, FRESH when just played
        self.attached: list[tuple[int, ...]] = [()] * setting.pieces  # quests, FRESH likewise
        # players
        self.hand: list[tuple[int, ...]] = [()] * setting.seats
        self.deck: list[Pile] = [Pile([])] * setting.seats
        self.discard: list[tuple[int, ...]] = [()] * setting.seats
        self.played: list[tuple[int, ...]] = [()] * setting.seats  # heroes before the player
        self.pursued: list[tuple[int, ...]] = [()] * setting.seats  # quests there: card * 256 + progress
        self.lines: list[tuple[int, ...]] = [()] * setting.seats  # whose continuous lines hold
        self.waiting: list[tuple[int, ...]] = [()] * setting.seats  # for allegiance: card * 16 + effect
        self.runes = [0] * setting.seats
        self.gear_runes = [0] * setting.seats  # for constructs alone
        self.power = [0] * setting.seats
        self.gated = [0] * setting.seats  # the gate was used this turn (INF-GATE-02)
        self.turns = [0] * setting.seats  # that the player has begun
        self.banners = [0] * (setting.seats * len(FACTIONS))  # cards played this turn, by seat and faction
        self.forged = [0] * setting.seats  # constructs played this turn
        self.inspired = [0] * setting.seats  # for the next champion that is ordered
        self.lamps = [0] * setting.seats  # beacon tokens taken
        # sides
        self.honour = [0] * setting.sides
        self.treasures: list[tuple[int, ...]] = [()] * setting.sides
        # the table
        self.row: tuple[int, ...] = ()  # NO_CARD: an empty place
        self.centre = Pile([])
        self.banished: tuple[int, ...] = ()
        self.boxed: tuple[int, ...] = ()  # starting cards that were banished
        self.mystics = 0
        self.infantry = 0
        self.quests = Pile([])
        self.unseen = Pile([])  # treasures on the field and in the bag: nobody has seen which lies where
        self.bag = Pile([])  # the bag, after discarded treasures went back into it (INF-TREAS-04)
        self.spent: tuple[int, ...] = ()  # discarded treasures
        self.offer: tuple[int, ...] = ()  # kinds of champion that may be drafted
        self.undrafted = Pile([])
        # the field
        self.terrain = setting.scenario.terrain
        self.chests: tuple[int, ...] = ()  # cells with a treasure
        self.webs: tuple[int, ...] = ()
        self.beacons: tuple[int, ...] = (0,) * len(setting.scenario.beacons)  # sides, one higher
        self.tokens: tuple[int, ...] = ()  # beacon tokens: cell * 8 + colour
        self.trodden: tuple[int, ...] = ()  # forests that were entered this turn
        self.raced = 0  # the honour for all beacons has been paid (INF-LOVE-05)
        # the turn
        self.first = 0  # the seat with the first gate
        self.side = NOBODY  # whose turn it is
        # the campaign
        self.schemes = Pile([])
        self.plotted: tuple[int, ...] = ()  # discarded schemes: the threat level (INF-CTURN-07)
        self.plots: tuple[int, ...] = ()  # schemes revealed this turn (INF-CTURN-04)
        self.goal = [NO_GOAL] * setting.pieces  # the colour of a villain's target
        self.hardened = [0] * setting.pieces  # strength and defence until the villains' next turn
        self.markers = [0] * setting.pieces  # honour markers on a card (INF-CRAK-05, 11)
        self.omens: tuple[int, ...] = ()  # treasures that help all villains until their next turn
        self.hoard: tuple[int, ...] = ()  # treasures on the Rat King's card (INF-CRAT-05)
        self.pool = 0  # Beelzepug's defence (INF-CPUG-07)
        self.marked = NOBODY  # the champion that Beelzepug has marked (INF-CPUG-04)
        self.risen: tuple[int, ...] = ()  # reborn champions of the villains, the latest last (INF-CKYT-05)
        self.freed = 0  # captives
        self.victor = 0  # WON or CHOOSING once the players have won
        self.recruits: list[tuple[int, ...]] = [()] * setting.seats  # kinds of champion chosen for the campaign
        self.spoils: tuple[int, ...] = ()  # quests that stay for later scenarios
        self.beats = 0  # moments of the tale that have been told, as bits
        self.known_occupants: dict[int, int] | None = None
        self.known_standing: list[int] = []
        self.known_lenders: list[int] = []

    def copy(self) -> "Contest":
        return Contest(self.rules, self.setting, [step.copy() for step in self.agenda], self.chance.copy(), self)

    def take_over(self, other: "Contest") -> None:
        self.result = other.result
        self.asked = other.asked
        self.quiet = other.quiet
        self.hidden = other.hidden
        self.kind = other.kind.copy()
        self.owner = other.owner.copy()
        self.cell = other.cell.copy()
        self.turned = other.turned.copy()
        self.exhausted = other.exhausted.copy()
        self.damage = other.damage.copy()
        self.souls = other.souls.copy()
        self.strength_up = other.strength_up.copy()
        self.defence_up = other.defence_up.copy()
        self.speed_up = other.speed_up.copy()
        self.granted = other.granted.copy()
        self.shrugged = other.shrugged.copy()
        self.beaten = other.beaten.copy()
        self.lit = other.lit.copy()
        self.kept = other.kept.copy()
        self.gear = other.gear.copy()
        self.attached = other.attached.copy()
        self.hand = other.hand.copy()
        self.deck = other.deck.copy()
        self.discard = other.discard.copy()
        self.played = other.played.copy()
        self.pursued = other.pursued.copy()
        self.lines = other.lines.copy()
        self.waiting = other.waiting.copy()
        self.runes = other.runes.copy()
        self.gear_runes = other.gear_runes.copy()
        self.power = other.power.copy()
        self.gated = other.gated.copy()
        self.turns = other.turns.copy()
        self.banners = other.banners.copy()
        self.forged = other.forged.copy()
        self.inspired = other.inspired.copy()
        self.lamps = other.lamps.copy()
        self.honour = other.honour.copy()
        self.treasures = other.treasures.copy()
        self.row = other.row
        self.centre = other.centre
        self.banished = other.banished
        self.boxed = other.boxed
        self.mystics = other.mystics
        self.infantry = other.infantry
        self.quests = other.quests
        self.unseen = other.unseen
        self.bag = other.bag
        self.spent = other.spent
        self.offer = other.offer
        self.undrafted = other.undrafted
        self.terrain = other.terrain
        self.chests = other.chests
        self.webs = other.webs
        self.beacons = other.beacons
        self.tokens = other.tokens
        self.trodden = other.trodden
        self.raced = other.raced
        self.first = other.first
        self.side = other.side
        self.schemes = other.schemes
        self.plotted = other.plotted
        self.plots = other.plots
        self.goal = other.goal.copy()
        self.hardened = other.hardened.copy()
        self.markers = other.markers.copy()
        self.omens = other.omens
        self.hoard = other.hoard
        self.pool = other.pool
        self.marked = other.marked
        self.risen = other.risen
        self.freed = other.freed
        self.victor = other.victor
        self.recruits = other.recruits.copy()
        self.spoils = other.spoils
        self.beats = other.beats
        self.known_occupants = other.known_occupants
        self.known_standing = other.known_standing
        self.known_lenders = other.known_lenders

    def seat_count(self) -> int:
        return self.setting.seats

    # -- asked of the rules, which know all chapters -----------------------------------------------------------------

    def advance(self) -> None:
        """As the kernel does, but before each step whoever has taken too much damage is defeated (INF-DMG-01, 04).

        When the players have won a scenario of the campaign, what they keep is all that is left to do (INF-CWIN-03).
        """
        while self.result is None and self.agenda:
            if any(self.damage):
                self.rules.settle(self)  # type: ignore[attr-defined]
                if self.result is not None:
                    return
            if self.victor == WON:
                self.rules.close(self)  # type: ignore[attr-defined]
            if not self.agenda[-1].run(self):
                return

    def open_decisions(self) -> list[Decision]:
        return self.rules.open_decisions(self)  # type: ignore[attr-defined, no-any-return]

    def interrupt(self, seat: int, action: int) -> None:
        self.rules.interrupt(self, seat, action)  # type: ignore[attr-defined]

    # -- players and sides -------------------------------------------------------------------------------------------

    def gate_number(self, seat: int) -> int:
        """The place of a seat in turn order (INF-GATE-01)."""
        return (seat - self.first) % self.setting.seats

    def colour(self, seat: int) -> int:
        """The colour of a seat's portals and tokens; partners share one (INF-LOVE-06, INF-SPIRE-06).

        In the campaign players have the blue portals, villains the yellow ones (INF-CSET-08).
        """
        if self.setting.campaign:
            return PLAYERS if seat < NEUTRAL else VILLAINS
        number = self.gate_number(seat)
        return number % 2 if self.setting.teams else number

    def side_of(self, owner: int) -> int:
        """The side of whoever owns a champion; neutral ones are one of their own (INF-IDOL-07)."""
        if owner == VILLAIN:
            return VILLAINS
        return owner if owner >= NEUTRAL else self.setting.side_of(owner)

    def partners(self, seat: int) -> list[int]:
        return self.setting.members(self.setting.side_of(seat))

    def opponents(self, seat: int) -> list[int]:
        """From the next in turn order on."""
        seats = self.setting.seats
        others = [(seat + step) % seats for step in range(1, seats)]
        return [other for other in others if self.setting.side_of(other) != self.setting.side_of(seat)]

    def turn_order(self) -> list[int]:
        return [(self.first + step) % self.setting.seats for step in range(self.setting.seats)]

    def in_turn(self, seat: int) -> bool:
        return self.side == self.setting.side_of(seat)

    # -- champions ---------------------------------------------------------------------------------------------------

    @property
    def field(self) -> Field:
        return self.setting.field

    def kind_at(self, piece: int) -> Kind:
        return self.setting.kinds[self.kind[piece]]

    def is_minion(self, piece: int) -> bool:
        return self.kind_at(piece).keywords & MINION > 0

    def on_field(self, piece: int) -> bool:
        return self.cell[piece] != OFF

    def cells_of(self, piece: int) -> list[int]:
        """The cells that a champion covers (INF-CARD-07); none off the field. Not to be changed by those who ask."""
        cell = self.cell[piece]
        if cell == OFF:
            return NOWHERE
        if self.kind_at(piece).cells == 1:
            return self.setting.field.alone[cell]
        if self.owner[piece] == VILLAIN:  # Beelzepug never moves (INF-CPUG-06)
            return self.setting.lair
        return self.field.triangles[self.turned[piece]][cell]

    def supply(self, seat: int) -> list[int]:
        """All champions that a player owns, on the field or not (INF-CHAMP-03)."""
        return [piece for piece, owner in enumerate(self.owner) if owner == seat]

    def standing(self) -> list[int]:
        """All champions on the field; not to be changed by those who ask."""
        if self.known_occupants is None:
            self.occupants()
        return self.known_standing

    def lenders(self) -> list[int]:
        """Those of them that lend something to others."""
        if self.known_occupants is None:
            self.occupants()
        return self.known_lenders

    def are_enemies(self, one: int, other: int) -> bool:
        """INF-TERM-05, INF-FFA-01; neutral champions are enemies of everybody, captives of nobody (INF-CKYT-09)."""
        if self.owner[one] == CAPTIVE or self.owner[other] == CAPTIVE:
            return False
        return self.side_of(self.owner[one]) != self.side_of(self.owner[other])

    def occupants(self) -> dict[int, int]:
        """Cell -> the champion in it; not to be changed by those who ask (INF-TERM-04)."""
        known = self.known_occupants
        if known is None:
            known = {}
            self.known_standing = [piece for piece, anchor in enumerate(self.cell) if anchor != OFF]
            self.known_lenders = [piece for piece in self.known_standing if self.kind_at(piece).lends]
            for piece in self.known_standing:
                for cell in self.cells_of(piece):
                    known[cell] = piece
            self.known_occupants = known
        return known

    def occupied(self) -> int:
        return bits_of(list(self.occupants()))

    def is_free(self, cell: int) -> bool:
        """Tokens never make a cell occupied (INF-TERM-04)."""
        return cell not in self.occupants()

    def put(self, piece: int, cell: int, turned: int = 0) -> None:
        self.cell[piece] = cell
        self.turned[piece] = turned
        self.known_occupants = None

    def become(self, piece: int, kind: int) -> None:
        """A champion has another card (INF-KEY-17)."""
        self.kind[piece] = kind
        self.known_occupants = None

    def take_off(self, piece: int) -> None:
        """From the field; damage does not stay (INF-DMG-05)."""
        self.put(piece, OFF)
        self.damage[piece] = 0

    # -- the field ---------------------------------------------------------------------------------------------------

    def ground(self) -> Ground:
        """What the terrain comes to, kept for as long as it stays as it is."""
        known = self.setting.known_ground
        if known is None or known.terrain is not self.terrain:
            known = Ground(self.terrain)
            self.setting.known_ground = known
        return known

    def bears(self, cell: int, side: int) -> bool:
        """Whether a champion of a side may be placed in a cell: never in an opponent's portal (INF-TERR-04)."""
        colour = self.setting.scenario.colour_at[cell]
        return colour == NO_COLOUR or self.portal_side(colour) == side

    def portal_side(self, colour: int) -> int:
        if self.setting.campaign:
            return colour
        return self.setting.side_of((self.first + colour) % self.setting.seats)

    def portals(self, seat: int) -> list[int]:
        return self.setting.scenario.portals[self.colour(seat)]
