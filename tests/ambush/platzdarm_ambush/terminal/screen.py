"""Ambush in the terminal: a line a seat."""

from platzdarm.kernel.decision import Decision
from platzdarm.terminal.terminal import Terminal
from platzdarm.text.words import Words

from ..game import CARDS, SEATS, Ambush, Raid
from ..words import action_text, card_name, question, seat_name


class GameScreen:
    example = "attack scout 1"
    host = 0

    def __init__(self, words: Words, game: Ambush) -> None:
        self.words = words

    def draw(self, position: Raid, log: list[str], terminal: Terminal) -> list[str]:
        return [*log, *(self.seat_line(position, seat) for seat in range(SEATS))]

    def seat_line(self, raid: Raid, seat: int) -> str:
        hand = ", ".join(card_name(self.words, card) for card in raid.hands[seat])
        points, shields = raid.points[seat % 2], raid.shields[seat]
        name = seat_name(self.words, seat)
        return self.words.say("ambush-screen-seat", seat=name, points=points, shields=shields, hand=hand)

    def legend(self) -> list[str]:
        return []

    def name(self, kind: str, id: str) -> str:
        return card_name(self.words, CARDS.index(id))

    def ask(self, position: Raid, decision: Decision) -> str:
        return question(self.words, decision)

    def seat(self, position: Raid, seat: int) -> str:
        return seat_name(self.words, seat)

    def action(self, position: Raid, seat: int, action: int) -> str:
        return action_text(self.words, action)

    def piece(self, position: Raid, name: str) -> list[str]:
        found = [card for card, word in enumerate(CARDS) if word == name]
        return [self.words.say("ambush-card-text", name=card_name(self.words, card), strength=card) for card in found]

    def results(self, position: Raid) -> list[str]:
        assert position.result is not None
        names = [seat_name(self.words, seat) for seat, score in enumerate(position.result) if score == 1]
        return [self.words.say("ambush-result", number=len(names), seats=", ".join(names))]
