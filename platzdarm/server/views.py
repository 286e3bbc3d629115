"""What a seat may know, as it is sent: facts, questions with compact answers, events by name and in lines."""

from itertools import compress
from typing import Any

import msgspec

from platzdarm.kernel.answers import Answers
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.events import EVERYONE, Event
from platzdarm.kernel.game import Game
from platzdarm.kernel.position import SPECTATOR, Position
from platzdarm.server.adapters import TableAdapter
from platzdarm.server.messages.tables import AnswersInfo, PositionInfo, Question, SpanInfo
from platzdarm.text.lines import Tell


def viewer_of(position: Position, mine: list[int]) -> int:
    """With whose eyes a person looks who has several seats: those of the one that is asked."""
    for decision in position.pending():
        if decision.seat in mine:
            return decision.seat
    return mine[0] if mine else SPECTATOR


def eyes_of(adapter: TableAdapter, position: Position, mine: list[int]) -> list[int]:
    """The seats through which a person sees what happens: the one whose eyes he has now, and his others of its side."""
    viewer = viewer_of(position, mine)
    if viewer == SPECTATOR:
        return [viewer]
    teams = adapter.teams(position)
    return [viewer, *[seat for seat in mine if seat != viewer and teams[seat] == teams[viewer]]]


class PositionViews:
    """A position at one moment, with the eyes of each person. What all see alike is worked out and encoded once."""

    def __init__(self, game: Game[Any], adapter: TableAdapter, position: Position, number: int) -> None:
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


def compact(game: Game[Any], position: Position, seat: int, answers: Answers) -> AnswersInfo:
    singles = [game.write(position, seat, action) for action in answers.singles]
    spans = [SpanInfo(*game.vocabulary.span(position, seat, span)) for span in answers.spans if span.size]
    return AnswersInfo(len(answers), singles, spans)


class Told(msgspec.Struct, frozen=True):
    """What somebody is told of an action, each part as JSON."""

    events: msgspec.Raw
    lines: msgspec.Raw


TO_ALL = msgspec.json.Decoder(Told)
TO_EACH = msgspec.json.Decoder(list[Told])


class EventViews:
    """What is told of one action, as JSON: the same to all, or a list for spectators and each seat."""

    __slots__ = ("told",)

    def __init__(self, told: str) -> None:
        self.told = told

    def to(self, viewer: int) -> Told:
        if self.told.startswith("{"):
            return TO_ALL.decode(self.told)
        return TO_EACH.decode(self.told)[viewer - SPECTATOR]

    def to_any(self, viewers: list[int]) -> Told:
        """The longest that one of them is told: cards that a person's marine draws are no secret from his other one."""
        return max([self.to(viewer) for viewer in viewers], key=lambda told: len(told.events))


def event_views(game: Game[Any], tell: Tell, before: Position, events: list[Event]) -> EventViews:
    """Lines are made of what a viewer may see and of nothing else; viewers who see the same share them."""
    named = [game.vocabulary.event(before, event) for event in events]
    made: dict[tuple[bool, ...], msgspec.Raw] = {}

    def view(viewer: int) -> msgspec.Raw:
        seen = tuple([event.seen_by(viewer) for event in events])
        if seen not in made:
            known = list(compress(named, seen))
            made[seen] = msgspec.Raw(msgspec.json.encode({"events": known, "lines": tell(before, known)}))
        return made[seen]

    if all(event.audience == EVERYONE for event in events):
        return EventViews(bytes(view(SPECTATOR)).decode())
    viewers = range(SPECTATOR, before.seat_count())
    return EventViews(msgspec.json.encode([view(viewer) for viewer in viewers]).decode())
