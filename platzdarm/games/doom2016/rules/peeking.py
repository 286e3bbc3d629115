"""Looking at cards of the initiative deck and putting them back; discarding an event card after a draw.

What one seat has looked at and put back is known to that seat alone (`Bag.known_to`).
"""

from typing import Any, Final

from platzdarm.games.doom2016.rules import decks
from platzdarm.games.doom2016.rules.position import INITIATIVE, Incursion, Stage
from platzdarm.games.doom2016.rules.verbs import DISCARD, ORDER
from platzdarm.kernel.action import first, pack, second
from platzdarm.kernel.answers import Answers
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.deck import Deck
from platzdarm.kernel.events import EVERYONE
from platzdarm.kernel.pile import UNSEEN, seen

KINDS: Final = 5  # four marines and the invader


def take_top(position: Incursion, seen_by: int = EVERYONE) -> int:
    """The top card of the initiative deck, out of it."""
    card, deck = initiative_deck(position).draw(position.chance, seen_by)
    position.initiative = deck.pile
    return card


def initiative_deck(position: Incursion) -> Deck:
    """What is revealed never comes back, so it has no discards."""
    return Deck(position.initiative, (), KINDS, INITIATIVE)


class Look(Stage):
    """`cards` were looked at by `seat`; each is put back on top or at the bottom ('peek'), or all on top in any
    order ('reorder', the last one topmost). 'discard': one event card of the hand goes."""

    def __init__(self, kind: str, seat: int, cards: list[int], left: int) -> None:
        self.kind = kind
        self.seat = seat
        self.cards = cards
        self.left = left

    @staticmethod
    def begin(position: Incursion, seat: int, number: int, kind: str) -> None:
        cards: list[int] = []
        for _ in range(min(number, position.initiative.size)):
            cards.append(take_top(position, 1 << seat))
        position.tell("looked", [seat, len(cards)])
        position.tell("looked_at", [seat, *cards], 1 << seat)
        position.agenda.append(Look(kind, seat, sorted(cards), len(cards)))

    def values(self) -> list[Any]:
        return [self.kind, self.seat, self.cards, self.left]

    def run(self, position: Incursion) -> bool:
        empty = not position.event_hand if self.kind == "discard" else not self.cards
        if not self.left or empty:
            position.agenda.pop()
            return True
        return False

    def decisions(self, position: Incursion) -> list[Decision]:
        hides = position.hides(self.seat)
        answers: list[int] = []
        if not hides and self.kind == "discard":
            answers = [pack(DISCARD, card) for card in position.event_hand]
        elif not hides:
            places = (0, 1) if self.kind == "peek" else (0,)
            answers = [pack(ORDER, card, place) for card in sorted(set(self.cards)) for place in places]
        return [Decision(self.seat, self.kind, Answers(answers, [], hides))]

    def answer(self, position: Incursion, seat: int, action: int) -> None:
        card = first(action)
        if self.kind == "discard":
            self.left -= 1
            decks.discard_event(position, card)
            return
        self.cards = self.cards.copy()
        self.cards.remove(seen(card))
        position.initiative = initiative_deck(position).put_back(card, self.seat, second(action) == 1).pile
        position.tell("put_back", [seat, second(action)])

    def masked(self, seat: int) -> "Look":
        if seat == self.seat:
            return self
        return Look(self.kind, self.seat, [UNSEEN] * len(self.cards), self.left)
