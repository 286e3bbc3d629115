"""What a seat may know, as it is sent: facts, questions with compact answers, events by name."""

import msgspec

from platzdarm.kernel.decision import Decision
from platzdarm.kernel.events import EVERYONE, Event
from platzdarm.kernel.game import Game
from platzdarm.kernel.options import Options
from platzdarm.kernel.position import SPECTATOR, Position
from platzdarm.server.doors import Door
from platzdarm.server.messages import OptionsInfo, PositionInfo, Question, SpanInfo


def viewer_of(position: Position, mine: list[int]) -> int:
    """With whose eyes a person looks who has several seats: those of the one that is asked."""
    for decision in position.pending():
        if decision.seat in mine:
            return decision.seat
    return mine[0] if mine else SPECTATOR


def view(game: Game, door: Door, position: Position, mine: list[int], number: int) -> PositionInfo:
    """The position as the owner of the seats `mine` may see it."""
    seat = viewer_of(position, mine)
    known = position.masked(seat)
    asked = [question(game, door, known, decision, mine) for decision in known.pending()]
    return PositionInfo(number, known.facts(seat), asked)


def question(game: Game, door: Door, position: Position, decision: Decision, mine: list[int]) -> Question:
    about, rule = door.question(position, decision)
    if decision.seat not in mine:
        return Question(decision.seat, decision.kind, about, decision.due, rule)
    answers = compact(game, door, position, decision.seat, decision.options)
    return Question(decision.seat, decision.kind, about, decision.due, rule, answers)


def compact(game: Game, door: Door, position: Position, seat: int, options: Options) -> OptionsInfo:
    singles = [game.write(position, seat, action) for action in options.singles]
    spans = [SpanInfo(*door.span(position, seat, span)) for span in options.spans if span.size]
    return OptionsInfo(len(options), singles, spans)


class Told:
    """The events of one action as JSON, for each seat and for spectators; where all see the same it is kept once."""

    def __init__(self, door: Door, position: Position, events: list[Event]) -> None:
        if all(event.audience == EVERYONE for event in events):
            self.views = [msgspec.json.encode([door.event(position, event) for event in events])]
        else:
            self.views = [
                msgspec.json.encode([door.event(position, event) for event in events if event.seen_by(viewer)])
                for viewer in range(SPECTATOR, position.seat_count())
            ]

    def to(self, viewer: int) -> msgspec.Raw:
        return msgspec.Raw(self.views[0] if len(self.views) == 1 else self.views[viewer - SPECTATOR])
