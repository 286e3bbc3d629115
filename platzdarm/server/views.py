"""What a seat may know, as it is sent: facts, questions with compact answers, events by name."""

from typing import Any

import msgspec

from platzdarm.kernel.answers import Answers
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.events import EVERYONE, Event
from platzdarm.kernel.game import Game
from platzdarm.kernel.position import SPECTATOR, Position
from platzdarm.server.doors import TableAdapter
from platzdarm.server.messages.tables import AnswersInfo, PositionInfo, Question, SpanInfo


def viewer_of(position: Position, mine: list[int]) -> int:
    """With whose eyes a person looks who has several seats: those of the one that is asked."""
    for decision in position.pending():
        if decision.seat in mine:
            return decision.seat
    return mine[0] if mine else SPECTATOR


class PositionViews:
    """A position at one moment, with the eyes of each person. What all see alike is worked out and encoded once."""

    def __init__(self, game: Game, adapter: TableAdapter, position: Position, number: int) -> None:
        self.game = game
        self.adapter = adapter
        self.position = position
        self.number = number
        self.masks: dict[int, Position] = {}
        self.common = b""
        self.questions: list[tuple[Question, Question]] = []  # to those who look on, to the one who is asked

    def view(self, mine: list[int]) -> PositionInfo:
        """As the owner of the seats `mine` may see it; the facts are JSON already."""
        viewer = viewer_of(self.position, mine)
        facts, asked = self.open_to(viewer, mine) if self.adapter.all_open else self.hidden_from(viewer, mine)
        return PositionInfo(self.number, msgspec.Raw(facts), asked)

    def open_to(self, viewer: int, mine: list[int]) -> tuple[bytes, list[Question]]:
        """Where all is open, the facts of one seat are those of any other but for its number."""
        if not self.common:
            known = self.position.masked(SPECTATOR)
            known.asked = self.position.pending()  # nobody's answers are secret
            self.common = msgspec.json.encode(known.facts(SPECTATOR)).removeprefix(b'{"seat":%d' % SPECTATOR)
            for decision in known.asked:
                full = self.question(known, decision, True)
                self.questions.append((Question(full.seat, full.kind, full.about, full.due, full.rule), full))
        return b'{"seat":%d' % viewer + self.common, [pair[pair[0].seat in mine] for pair in self.questions]

    def hidden_from(self, viewer: int, mine: list[int]) -> tuple[bytes, list[Question]]:
        known = self.masked(viewer)
        asked = [
            self.question(known, decision, decision.seat == viewer)
            for decision in known.pending()
            if decision.seat == viewer or decision.seat not in mine
        ]
        for seat in dict.fromkeys(decision.seat for decision in self.position.pending()):
            if seat in mine and seat != viewer:  # each of his seats is asked with its own eyes
                own = self.masked(seat)
                asked += [self.question(own, decision, True) for decision in own.pending() if decision.seat == seat]
        asked.sort(key=lambda question: not question.due)
        return msgspec.json.encode(known.facts(viewer)), asked

    def masked(self, seat: int) -> Position:
        if seat not in self.masks:
            self.masks[seat] = self.position.masked(seat)
        return self.masks[seat]

    def question(self, known: Position, decision: Decision, own: bool) -> Question:
        about, rule = self.game.vocabulary.about(known, decision), self.game.vocabulary.rule(known, decision)
        if not own:
            return Question(decision.seat, decision.kind, about, decision.due, rule)
        answers = compact(self.game, known, decision.seat, decision.answers)
        return Question(decision.seat, decision.kind, about, decision.due, rule, answers)


def compact(game: Game, position: Position, seat: int, answers: Answers) -> AnswersInfo:
    singles = [game.write(position, seat, action) for action in answers.singles]
    spans = [SpanInfo(*game.vocabulary.span(position, seat, span)) for span in answers.spans if span.size]
    return AnswersInfo(len(answers), singles, spans)


class EventViews:
    """The events of one action as JSON: one list where all see the same, else a list for spectators and each seat."""

    __slots__ = ("told",)

    def __init__(self, told: str) -> None:
        self.told = told

    def to(self, viewer: int) -> msgspec.Raw:
        if not self.told.startswith("[["):
            return msgspec.Raw(self.told)
        return msgspec.json.decode(self.told, type=list[msgspec.Raw])[viewer - SPECTATOR]


def event_views(game: Game, position: Position, events: list[Event]) -> EventViews:
    if all(event.audience == EVERYONE for event in events):
        told: list[Any] = [game.vocabulary.event(position, event) for event in events]
    else:
        told = [
            [game.vocabulary.event(position, event) for event in events if event.seen_by(viewer)]
            for viewer in range(SPECTATOR, position.seat_count())
        ]
    return EventViews(msgspec.json.encode(told).decode())
