"""The position of a game of Neuroshima Hex: the board, hands, piles and counters, and whose turn it is."""

from typing import Any, Final

from platzdarm.games.neuroshima.rules.modules import Control, Influence
from platzdarm.games.neuroshima.rules.setting import Setting
from platzdarm.games.neuroshima.rules.tiles import HQ, Piece
from platzdarm.games.neuroshima.rules.verbs import BATTLE, PLACE
from platzdarm.kernel.action import verb_of
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.fields import HANDS, NUMBER, NUMBERS, PILES, Each, Field
from platzdarm.kernel.pile import Pile
from platzdarm.kernel.position import Position, Step
from platzdarm.kernel.rules import Rules

# Stages of a game (chapters END and VIC).
NORMAL: Final = 0
FINAL_TURNS: Final = 1
LAST_BATTLE: Final = 2
EXTRA_TURNS: Final = 3
EXTRA_BATTLE: Final = 4

PILES_SHARED: Final = 1
DISCARDS_SHARED: Final = 2

FIRST_PLAYER: Final = 0  # domain of the draw by lot (NH-SET-04); seat s draws its tiles in domain s + 1


class Pieces(Field):
    """A piece on a cell: whose, which tile, how it lies, and what has become of it."""

    def save(self, value: Any) -> Any:
        return None if value is None else [value.seat, value.tile.index, value.rotation, value.wounds, value.spent]

    def load(self, plain: Any, position: Any) -> Any:
        if plain is None:
            return None
        seat, tile, rotation, wounds, spent = plain
        return Piece(position.setting.armies[seat].tiles[tile], seat, rotation, wounds, spent)


class Settings(Field):
    """Who begins is drawn by lot; all else of the setting comes from the options."""

    def save(self, value: Any) -> Any:
        return value.order[0]

    def load(self, plain: Any, position: Any) -> Any:
        return position.setting


FIELDS: Final[dict[str, Field]] = {
    "setting": Settings(),
    "cells": Each(Pieces()),
    "hands": HANDS,
    "piles": PILES,
    "discards": Each(NUMBERS),
    "points": NUMBERS,
    "alive": NUMBER,
    "active": NUMBER,
    "turn": NUMBER,
    "clock": NUMBER,
    "played": NUMBER,
    "fresh": NUMBER,
    "stage": NUMBER,
    "waiting": NUMBER,
    "tied": NUMBER,
    "entered": NUMBER,
}
DERIVED: Final = ("shared",)


class Skirmish(Position):
    """Sets of seats and of cells are integers used as bits. Hands and discards hold the numbers of tiles.

    Piles and discards change in place; a copy shares them until one of the two draws or discards (`shared`).
    """

    def __init__(
        self,
        rules: Rules[Any],
        setting: Setting,
        agenda: list[Step[Any]],
        chance: Chance,
        cells: list[Piece | None],
        hands: list[tuple[int, ...]],
        piles: list[Pile],
        discards: list[list[int]],
        points: list[int],
        like: "Skirmish | None" = None,
    ) -> None:
        super().__init__(rules, agenda, chance)
        self.setting = setting
        self.cells = cells
        self.hands = hands
        self.piles = piles
        self.discards = discards
        self.points = points
        if like is not None:  # a copy fills nothing in that it would throw away
            self.take_over(like)
            return
        self.shared = 0
        self.alive = (1 << setting.seats) - 1
        self.active = 0
        self.turn = 0  # turns begun so far, over all seats
        self.clock = 0  # place in the turn order of the next turn
        self.played = 0  # tiles played this turn
        self.fresh = False  # nothing was done yet since the draw (for the unlucky draw)
        self.stage = NORMAL
        self.waiting = 0  # seats that still have a turn before the last battle
        self.tied = 0  # seats that play on for the tie-break
        self.known_control: Control | None = None  # of the board as it stands; dropped when a tile comes or goes
        self.entered = -1  # the cell that a tile has just come to, until it is known whether that fills the board

    def copy(self) -> "Skirmish":
        self.shared = PILES_SHARED | DISCARDS_SHARED
        return Skirmish(
            self.rules,
            self.setting,
            [step.copy() for step in self.agenda],
            self.chance.copy(),
            self.cells.copy(),
            self.hands.copy(),
            self.piles,
            self.discards,
            self.points.copy(),
            self,
        )

    def take_over(self, other: "Skirmish") -> None:
        self.result = other.result
        self.asked = other.asked
        self.quiet = other.quiet
        self.hidden = other.hidden
        self.shared = other.shared
        self.alive = other.alive
        self.active = other.active
        self.turn = other.turn
        self.clock = other.clock
        self.played = other.played
        self.fresh = other.fresh
        self.stage = other.stage
        self.waiting = other.waiting
        self.tied = other.tied
        self.known_control = other.known_control
        self.entered = other.entered

    # -- small questions that many chapters ask ---------------------------------------------------------------

    def think(self, seat: int, action: int) -> None:
        """What a tile begins, by filling the board or as a Battle, is foreseen and so not fought yet."""
        if verb_of(action) not in (PLACE, BATTLE):
            self.play(seat, action)
            return
        if self.asks_for(seat, action) is None:
            raise self.refusal(seat, action)
        self.asked = None
        self.agenda[-1].answer(self, seat, action)

    def seat_count(self) -> int:
        return self.setting.seats

    def control(self) -> Control:
        """Nets and captured modules on the board as it stands."""
        known = self.known_control
        if known is None:
            self.known_control = known = Control(self.cells, self.setting.field, self.setting.sides)
        return known

    def influence(self) -> Influence:
        """Bonuses on the board as it stands."""
        return Influence(self.control(), self.cells, self.setting.field, self.setting.sides)

    def is_alive(self, seat: int) -> bool:
        return self.alive >> seat & 1 == 1

    def free_cells(self) -> list[int]:
        cells = self.cells
        return [cell for cell in range(len(cells)) if cells[cell] is None]

    def hq_cell(self, seat: int) -> int:
        """Where the HQ of a seat stands, or -1."""
        for cell, piece in enumerate(self.cells):
            if piece is not None and piece.seat == seat and piece.tile.kind == HQ:
                return cell
        return -1

    # -- small changes that many chapters make ----------------------------------------------------------------

    def put(self, cell: int, piece: Piece | None) -> None:
        """A tile comes to a cell, or leaves it."""
        self.cells[cell] = piece
        self.known_control = None

    def take_from_hand(self, seat: int, tile: int) -> None:
        hand = self.hands[seat]
        at = 0
        while hand[at] != tile:
            at += 1
        self.hands[seat] = hand[:at] + hand[at + 1 :]

    def to_discards(self, seat: int, tile: int) -> None:
        """Discards are open and never come back (NH-TURN-05, 07)."""
        if self.shared & DISCARDS_SHARED:
            self.shared &= ~DISCARDS_SHARED
            self.discards = [discards.copy() for discards in self.discards]
        self.discards[seat].append(tile)

    def own_pile(self, seat: int) -> Pile:
        """The pile of a seat, to draw from in place."""
        if self.shared & PILES_SHARED:
            self.shared &= ~PILES_SHARED
            self.piles = [pile.copy() for pile in self.piles]
        return self.piles[seat]

    def remove(self, cell: int) -> None:
        """A destroyed or spent tile leaves for its owner's discard pile."""
        piece = self.cells[cell]
        assert piece is not None
        self.put(cell, None)
        self.to_discards(piece.seat, piece.tile.index)
