"""Research (chapter QUEST): two quests are looked at, one is kept."""

from typing import Any

from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.row import below_quests
from platzdarm.games.inferno.rules.setting import QUEST_DECK
from platzdarm.games.inferno.rules.verbs import KEEP
from platzdarm.kernel.action import first, pack
from platzdarm.kernel.answers import Answers
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.pile import UNSEEN
from platzdarm.kernel.position import Step

LOOKED_AT = 2


def look(position: Contest, seat: int) -> None:
    """With fewer than two in the deck, what is there (INF-QUEST-04)."""
    cards: list[int] = []
    while len(cards) < LOOKED_AT and position.quests.size:
        card = position.chance.draw(position.quests.top, QUEST_DECK)
        position.quests = position.quests.without(card, 1 << seat)
        cards.append(card)
        position.tell("looked_at", [seat, card], 1 << seat)
    position.tell("research", [seat, len(cards)])
    if cards:
        position.agenda.append(Research(seat, sorted(cards)))


class Research(Step[Contest]):
    def __init__(self, seat: int, cards: list[int]) -> None:
        self.seat = seat
        self.cards = cards

    def values(self) -> list[Any]:
        return [self.seat, self.cards]

    def masked(self, seat: int) -> "Research":
        return self if seat == self.seat else Research(self.seat, [UNSEEN] * len(self.cards))

    def run(self, position: Contest) -> bool:
        if len(self.cards) > 1 or self.cards[0] == UNSEEN:
            return False
        self.keep(position, self.cards[0])
        return True

    def decisions(self, position: Contest) -> list[Decision]:
        hidden = UNSEEN in self.cards
        answers = [] if hidden else [pack(KEEP, card) for card in self.cards]
        return [Decision(self.seat, "research", Answers(answers, [], hidden))]

    def answer(self, position: Contest, seat: int, action: int) -> None:
        self.keep(position, first(action))

    def keep(self, position: Contest, card: int) -> None:
        """Into the discards; the other below the quest deck (INF-QUEST-02)."""
        position.agenda.pop()
        position.discard[self.seat] = (*position.discard[self.seat], card)
        position.tell("kept_quest", [self.seat, card])
        for other in self.cards:
            if other != card:
                below_quests(position, other, 1 << self.seat)
