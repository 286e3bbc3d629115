"""Cards that players lose to others (chapters IDOL, CARD): what they choose to discard, and what chance takes."""

from typing import Any

from platzdarm.games.inferno.rules.decks import add_to_hand, discard_from_hand, without
from platzdarm.games.inferno.rules.position import NO_CARD, Contest
from platzdarm.games.inferno.rules.setting import RANDOM_CARD
from platzdarm.games.inferno.rules.verbs import CARD, IN_DISCARD, IN_HAND
from platzdarm.kernel.action import pack, second
from platzdarm.kernel.answers import Answers
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.pile import bag_of
from platzdarm.kernel.position import Step


class EachDiscards(Step[Contest]):
    """One card for each entry of `seats`, in this order; who holds none is not asked."""

    def __init__(self, seats: list[int]) -> None:
        self.seats = seats

    def values(self) -> list[Any]:
        return [self.seats]

    def run(self, position: Contest) -> bool:
        while self.seats and not position.hand[self.seats[0]]:
            self.seats = self.seats[1:]
        if self.seats:
            return False
        position.agenda.pop()
        return True

    def decisions(self, position: Contest) -> list[Decision]:
        seat = self.seats[0]
        hides = position.hides(seat)
        cards = [] if hides else sorted(set(position.hand[seat]))
        answers = [pack(CARD, IN_HAND + 1, card + 1) for card in cards]
        return [Decision(seat, "discard", Answers(answers, [], hides))]

    def answer(self, position: Contest, seat: int, action: int) -> None:
        self.seats = self.seats[1:]
        discard_from_hand(position, seat, second(action) - 1)


def discard_at_random(position: Contest, seat: int) -> int:
    """A card of somebody's hand that chance names; NO_CARD from an empty one, or where nobody's is meant."""
    if not 0 <= seat < position.setting.seats or not position.hand[seat]:
        return NO_CARD
    hand = bag_of(list(position.hand[seat]), len(position.setting.content.cards))
    card = position.chance.draw(hand, RANDOM_CARD)
    discard_from_hand(position, seat, card)
    return card


def rob(position: Contest, seat: int) -> None:
    """Each opponent discards a random card, and the robber takes one of them (INF-IDOL-10)."""
    cards: list[int] = []
    for other in position.opponents(seat):
        card = discard_at_random(position, other)
        if card != NO_CARD:
            cards.append(card)
    if cards:
        position.agenda.append(Loot(seat, sorted(set(cards))))


class Loot(Step[Contest]):
    """The taken card stays with the taker from then on (INF-IDOL-10)."""

    def __init__(self, seat: int, cards: list[int]) -> None:
        self.seat = seat
        self.cards = cards

    def values(self) -> list[Any]:
        return [self.seat, self.cards]

    def decisions(self, position: Contest) -> list[Decision]:
        answers = [pack(CARD, IN_DISCARD + 1, card + 1) for card in self.cards]
        return [Decision(self.seat, "loot", Answers(answers, []))]

    def answer(self, position: Contest, seat: int, action: int) -> None:
        position.agenda.pop()
        card = second(action) - 1
        owner = next(other for other in position.opponents(seat) if card in position.discard[other][-1:])
        position.discard[owner] = without(position.discard[owner], card)
        add_to_hand(position, seat, card)
        position.tell("looted", [seat, card, owner])
