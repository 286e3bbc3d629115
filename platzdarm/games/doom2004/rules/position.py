"""The position: figures, what marines carry, doors and props, the invader's cards, and what has been revealed.

Abilities that hold all the time are asked here (`has`); procedures stand in the modules of their chapters.
"""

from typing import Any, Final

from platzdarm.games.doom2004.rules.cards import AMMO_TYPES, BULLETS, Powers
from platzdarm.games.doom2004.rules.field import OFF, Footprint, Outlook
from platzdarm.games.doom2004.rules.scenario import Area
from platzdarm.games.doom2004.rules.setting import FIRST_INVADER, INVADER, STARTING_ARMOUR, Setting, is_marine
from platzdarm.games.doom2004.rules.standing import STARTING_ARMOUR as MORE_ARMOUR
from platzdarm.games.doom2004.rules.standing import STARTING_WOUNDS, Standing
from platzdarm.games.doom2004.rules.terrain import Terrain
from platzdarm.games.doom2004.rules.verbs import NO_ORDER
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.errors import Unknown
from platzdarm.kernel.fields import CARDS, HANDS, NUMBER, NUMBERS, PILE, Field
from platzdarm.kernel.pile import Pile
from platzdarm.kernel.position import Position, Step
from platzdarm.kernel.rules import Rules

# where a marine is
OUT: Final = 0  # not in this game
ON_BOARD: Final = 1
KILLED: Final = 2  # waits for his next turn (D04-KILL-02)
LEFT: Final = 3

NOBODY: Final[list[int]] = []
NOWHERE: Final = Footprint([])

FIELDS: Final[dict[str, Field]] = {
    "place": NUMBERS,
    "turned": NUMBERS,
    "wounds": NUMBERS,
    "state": NUMBERS,
    "life": NUMBERS,
    "armour": NUMBERS,
    "ammo": NUMBERS,
    "weapons": NUMBERS,
    "order": NUMBERS,
    "adrenaline": NUMBERS,
    "berserk": NUMBERS,
    "death": NUMBERS,
    "kept": NUMBERS,
    "cards": HANDS,
    "areas": NUMBER,
    "shut": NUMBER,
    "gone": NUMBER,
    "sealed": NUMBER,
    "barrels": CARDS,
    "acid": CARDS,
    "ducts": CARDS,
    "tokens": CARDS,
    "encounters": NUMBER,
    "keys": NUMBER,
    "first_key": NUMBER,
    "flags": NUMBER,
    "marks": NUMBER,
    "live_plates": NUMBER,
    "variants": NUMBER,
    "specials": NUMBER,
    "delayed": CARDS,
    "no_ducts": NUMBER,
    "no_acid": NUMBER,
    "plates": NUMBER,
    "boss_movement": NUMBER,
    "boss_reach": NUMBER,
    "boss_blast": NUMBER,
    "hand": CARDS,
    "deck": PILE,
    "discards": CARDS,
    "frags": NUMBER,
    "round": NUMBER,
    "turn": NUMBER,
}
DERIVED: Final = ("known_standing", "known_occupied", "known_shared", "known_terrain", "shares_standing")


class Foray(Position):
    """`state`, `life`, `ammo` and so on have an entry for each marine; figures off the board stand OFF it."""

    def __init__(
        self,
        rules: Rules[Any],
        setting: Setting,
        agenda: list[Step[Any]],
        chance: Chance,
        like: "Foray | None" = None,
    ) -> None:
        super().__init__(rules, agenda, chance)
        self.setting = setting
        if like is not None:  # a copy fills nothing in that it would throw away
            self.take_over(like)
            return
        # figures
        self.place = [OFF] * setting.figures
        self.turned = [0] * setting.figures  # a demon that stands north and south
        self.wounds = [0] * setting.figures  # tokens on invaders (D04-DMG-08)
        # marines
        self.state = [ON_BOARD if marine < setting.marines else OUT for marine in range(FIRST_INVADER)]
        self.life = [0] * FIRST_INVADER  # wound tokens left (D04-DMG-07)
        self.armour = [0] * FIRST_INVADER
        self.ammo = [0] * (AMMO_TYPES * FIRST_INVADER)
        self.weapons = [0] * FIRST_INVADER  # tokens held, two bits for each weapon
        self.order = [NO_ORDER] * FIRST_INVADER
        self.adrenaline = [0] * FIRST_INVADER
        self.berserk = [0] * FIRST_INVADER  # ends of own turns that it still lasts
        self.death = [OFF] * FIRST_INVADER  # the square where he was killed
        self.kept = [OFF] * FIRST_INVADER  # the weapon that he takes along to the next scenario of a campaign
        self.cards: list[tuple[int, ...]] = [()] * FIRST_INVADER
        # the board
        self.areas = 0  # those that have been revealed, as bits
        self.shut = 0  # doors, as bits; of doors that nobody has seen yet nothing is noted
        self.gone = 0  # doors that were destroyed
        self.sealed = 0  # doors that cannot be opened in this turn
        self.barrels: tuple[int, ...] = ()
        self.acid: tuple[int, ...] = ()
        self.ducts: tuple[int, ...] = ()
        self.tokens: tuple[int, ...] = ()  # square * 256 + kind, in order
        self.encounters = 0  # areas whose encounter is still to come
        self.keys = 0
        self.first_key = OFF
        # the scenario's own
        self.flags = 0
        self.marks = 0
        self.live_plates = 0  # colours of teleporters that a rule has switched on
        self.variants = 0  # those that a deed has called for
        self.specials = 0  # rules that have been carried out
        self.delayed: tuple[int, ...] = ()  # round * 256 + rule
        self.no_ducts = 0  # areas whose ducts are gone, revealed or not
        self.no_acid = 0
        self.plates = 0  # wounds more that the boss can take
        self.boss_movement = 0
        self.boss_reach = 0
        self.boss_blast = 0
        # the invader
        self.hand: tuple[int, ...] = ()
        self.deck = Pile([])
        self.discards: tuple[int, ...] = ()
        self.frags = 0
        self.round = 0
        self.turn = INVADER  # whose turn it is, whatever interrupts it
        self.known_standing: dict[int, list[int]] | None = None
        self.known_occupied = 0  # while known_standing is known
        self.known_shared = 0  # likewise: how many stand on squares of others
        self.shares_standing = False  # with copies of the position
        self.known_terrain: Terrain | None = None

    def copy(self) -> "Foray":
        return Foray(self.rules, self.setting, [step.copy() for step in self.agenda], self.chance.copy(), self)

    def take_over(self, other: "Foray") -> None:
        self.result = other.result
        self.asked = other.asked
        self.quiet = other.quiet
        self.hidden = other.hidden
        self.place = other.place.copy()
        self.turned = other.turned.copy()
        self.wounds = other.wounds.copy()
        self.state = other.state.copy()
        self.life = other.life.copy()
        self.armour = other.armour.copy()
        self.ammo = other.ammo.copy()
        self.weapons = other.weapons.copy()
        self.order = other.order.copy()
        self.adrenaline = other.adrenaline.copy()
        self.berserk = other.berserk.copy()
        self.death = other.death.copy()
        self.kept = other.kept.copy()
        self.cards = other.cards.copy()
        self.areas = other.areas
        self.shut = other.shut
        self.gone = other.gone
        self.sealed = other.sealed
        self.barrels = other.barrels
        self.acid = other.acid
        self.ducts = other.ducts
        self.tokens = other.tokens
        self.encounters = other.encounters
        self.keys = other.keys
        self.first_key = other.first_key
        self.flags = other.flags
        self.marks = other.marks
        self.live_plates = other.live_plates
        self.variants = other.variants
        self.specials = other.specials
        self.delayed = other.delayed
        self.no_ducts = other.no_ducts
        self.no_acid = other.no_acid
        self.plates = other.plates
        self.boss_movement = other.boss_movement
        self.boss_reach = other.boss_reach
        self.boss_blast = other.boss_blast
        self.hand = other.hand
        self.deck = other.deck
        self.discards = other.discards
        self.frags = other.frags
        self.round = other.round
        self.turn = other.turn
        self.known_standing = other.known_standing
        self.known_occupied = other.known_occupied
        self.known_shared = other.known_shared
        self.shares_standing = other.shares_standing = True
        self.known_terrain = other.known_terrain

    def seat_count(self) -> int:
        return self.setting.seats

    # -- open decisions: a healing order can be used at any time (D04-HEAL-02) ------------------------------------

    def open_decisions(self) -> list[Decision]:
        return self.rules.open_decisions(self)  # type: ignore[attr-defined, no-any-return]

    def interrupt(self, seat: int, action: int) -> None:
        self.rules.interrupt(self, seat, action)  # type: ignore[attr-defined]

    # -- figures ----------------------------------------------------------------------------------------------

    def on_board(self, figure: int) -> bool:
        return self.place[figure] != OFF

    def base_of(self, figure: int) -> tuple[int, int]:
        """Width and height as it stands."""
        if is_marine(figure):
            return 1, 1
        kind = self.setting.invader(figure)
        return (kind.height, kind.width) if self.turned[figure] else (kind.width, kind.height)

    def footprint(self, figure: int) -> Footprint:
        anchor = self.place[figure]
        if anchor == OFF:
            return NOWHERE
        if not self.setting.large[figure]:
            return self.setting.field.spot(anchor)
        width, height = self.base_of(figure)
        return self.setting.field.footprint(anchor, width, height)

    def squares(self, figure: int) -> list[int]:
        """The squares that a figure covers (D04-BIG-01); not to be changed by those who ask."""
        return self.footprint(figure).squares

    def standing(self) -> dict[int, list[int]]:
        """Square -> the figures on it; not to be changed by those who ask. Only while one passes a friend it is two."""
        known = self.known_standing
        if known is None:
            known = {}
            self.known_occupied = self.known_shared = 0
            for figure, anchor in enumerate(self.place):
                if anchor != OFF:
                    self.enter(known, figure)
            self.known_standing = known
            self.shares_standing = False
        return known

    def figures_at(self, square: int) -> list[int]:
        return self.standing().get(square, NOBODY)

    def put(self, figure: int, square: int, turned: int = 0) -> None:
        known = self.known_standing
        if known is not None:
            if self.shares_standing:
                self.known_standing = known = known.copy()  # and not the lists in it, which never change
                self.shares_standing = False
            self.leave(known, figure)
        self.place[figure] = square
        self.turned[figure] = turned
        if known is not None and square != OFF:
            self.enter(known, figure)

    def leave(self, standing: dict[int, list[int]], figure: int) -> None:
        left = self.footprint(figure)
        self.known_occupied ^= left.bits
        for square in left.squares:
            rest = [other for other in standing[square] if other != figure] if self.known_shared else NOBODY
            if rest:
                standing[square] = rest
                self.known_shared -= 1
                self.known_occupied |= 1 << square
            else:
                del standing[square]

    def enter(self, standing: dict[int, list[int]], figure: int) -> None:
        taken = self.footprint(figure)
        apart = not self.known_occupied & taken.bits
        self.known_occupied |= taken.bits
        for square in taken.squares:
            if apart or square not in standing:
                standing[square] = self.setting.alone[figure]
            else:
                standing[square] = sorted([*standing[square], figure])
                self.known_shared += 1

    def take_off(self, figure: int) -> None:
        """Back to the reserve, with its wound tokens (D04-KILL-01)."""
        self.put(figure, OFF)
        self.wounds[figure] = 0

    def shares(self, figure: int) -> bool:
        """Whether it stands on a square of another, which it may only pass (D04-MOVE-07)."""
        standing = self.standing()
        return self.known_shared > 0 and any(len(standing[square]) > 1 for square in self.squares(figure))

    def occupied(self, but: int = OFF, other: int = OFF) -> int:
        """The squares with figures, as bits, without those of two."""
        standing = self.standing()
        bits = self.known_occupied
        if not self.known_shared:
            if but != OFF:
                bits ^= self.footprint(but).bits
            if other != OFF:
                bits ^= self.footprint(other).bits
            return bits
        for figure in (but, other):
            if figure != OFF:
                for square in self.squares(figure):
                    if all(one in (but, other) for one in standing[square]):
                        bits &= ~(1 << square)
        return bits

    def marines_on_board(self) -> list[int]:
        return [marine for marine in range(self.setting.marines) if self.place[marine] != OFF]

    def invaders_on_board(self) -> list[int]:
        return [figure for figure in range(FIRST_INVADER, self.setting.figures) if self.place[figure] != OFF]

    def is_boss(self, figure: int) -> bool:
        boss = self.setting.scenario.boss
        return boss is not None and not is_marine(figure) and self.setting.type_of[figure] == boss.type

    def rating(self, figure: int) -> int:
        """The wounds that kill an invader."""
        boss = self.setting.scenario.boss
        if boss is not None and self.setting.type_of[figure] == boss.type:
            return boss.wounds[self.setting.marines - 1] + self.plates
        return self.setting.invader(figure).wounds

    def movement(self, figure: int) -> int:
        kind = self.setting.invader(figure)
        return max(kind.movement + (self.boss_movement if self.is_boss(figure) else 0), 0)

    def armour_of(self, figure: int) -> int:
        """D04-DMG-02."""
        return self.armour[figure] if is_marine(figure) else self.setting.invader(figure).armour

    def powers(self, figure: int, weapon: int = OFF) -> Powers:
        return self.setting.content.weapons[weapon].powers if weapon != OFF else self.setting.invader(figure).powers

    # -- marines ----------------------------------------------------------------------------------------------

    def has(self, marine: int, verb: Standing) -> int:
        """What a marine's cards give (D04-SETUP-06), added up."""
        total = 0
        for card in self.cards[marine]:
            total += self.setting.content.marine_cards[card].passive(verb)
        return total

    def most_life(self, marine: int) -> int:
        """The number of wound tokens that he started with: no more can be given back (D04-SETUP-05)."""
        return self.setting.starting_wounds() + self.has(marine, STARTING_WOUNDS)

    def first_armour(self, marine: int) -> int:
        return STARTING_ARMOUR + self.has(marine, MORE_ARMOUR)

    def ammo_left(self, marine: int, kind: int) -> int:
        return self.ammo[AMMO_TYPES * marine + kind]

    def add_ammo(self, marine: int, kind: int, number: int) -> None:
        self.ammo[AMMO_TYPES * marine + kind] += number

    def weapon_tokens(self, marine: int, weapon: int) -> int:
        return self.weapons[marine] >> 2 * weapon & 3

    def add_weapon(self, marine: int, weapon: int, number: int) -> None:
        self.weapons[marine] += number << 2 * weapon if number > 0 else -(-number << 2 * weapon)

    def equip(self, marine: int) -> None:
        """What he starts with (D04-SETUP-03 to 05)."""
        self.life[marine] = self.most_life(marine)
        self.armour[marine] = self.first_armour(marine)
        self.add_ammo(marine, BULLETS, self.setting.starting_bullets())

    # -- the board --------------------------------------------------------------------------------------------

    def terrain(self) -> Terrain:
        """The ground as it is now."""
        known = self.known_terrain
        if (
            known is None
            or known.areas != self.areas
            or known.shut != self.shut
            or (known.barrels is not self.barrels and known.barrels != self.barrels)
        ):
            known = self.setting.terrains.find(self.areas, self.shut, self.barrels)
            self.known_terrain = known
        return known

    def obstacles(self) -> int:
        """Blocking obstacles in what has been revealed, as bits."""
        return self.terrain().obstacles

    def solid(self) -> int:
        """Squares that nobody can enter or see through: blocking obstacles and barrels (D04-PROP-01, 06)."""
        return self.terrain().solid

    def revealed(self, square: int) -> bool:
        field = self.setting.field
        return field.exists(square) and self.areas >> field.area[square] & 1 == 1

    def closed(self) -> int:
        """The doors that cannot be passed: those that are shut, and all that lead to where nobody has been."""
        return self.terrain().closed

    def outlook(self) -> Outlook:
        """What stops lines of sight. What has not been revealed does, as wall."""
        return self.terrain().outlook

    def floor(self) -> int:
        """The squares that have been revealed, as bits."""
        return self.terrain().floor

    def tokens_at(self, square: int) -> list[int]:
        return [token & 255 for token in self.tokens if token >> 8 == square]

    def lay(self, token: int, square: int) -> None:
        self.tokens = tuple(sorted([*self.tokens, square << 8 | token]))

    def lift(self, token: int, square: int) -> None:
        found = list(self.tokens)
        found.remove(square << 8 | token)
        self.tokens = tuple(found)


class Stage(Step[Foray]):
    """A step of this game."""


def known_area(position: Foray, number: int) -> Area:
    """An area of the scenario; Unknown in the view of somebody who has not seen it."""
    area = position.setting.area(number)
    if area is None:
        raise Unknown("the area has not been revealed")
    return area
