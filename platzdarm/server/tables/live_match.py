"""The course of a game at a table: the match, and what was told on the way. It is rebuilt from its stored lines."""

from collections.abc import Mapping
from dataclasses import dataclass

from platzdarm.kernel.chance import RecordedChance, SeededChance
from platzdarm.kernel.errors import RecordError
from platzdarm.kernel.match import Match
from platzdarm.kernel.position import Position
from platzdarm.kernel.record import START, Move, Record
from platzdarm.kernel.rules import Rules
from platzdarm.server.doors import adapter_of, game_of
from platzdarm.server.store.rows import MoveRow, TableRow
from platzdarm.server.views import EventViews, PositionViews


@dataclass(frozen=True, slots=True)
class PlayedAction:
    """An action that was played. `message` is the client's id of it, so that it counts once."""

    seat: int
    action: str
    events: EventViews
    message: str | None


class LiveMatch:
    """`lines` holds one entry for each action; `match.history` has the start before them."""

    def __init__(self, stored: TableRow, rows: list[MoveRow]) -> None:
        self.game = game_of(stored.game)
        self.adapter = adapter_of(stored.game)
        self.options: Mapping[str, str] = stored.options
        self.seed = bytes.fromhex(stored.seed)
        self.lines: list[PlayedAction] = []
        self.known_views: PositionViews | None = None
        self.free: list[int] | None = None
        self.match = self.opened(stored, rows)
        for row in rows[1:]:
            self.replay(row, stored.analysis)
        if stored.analysis:
            # The past of an analysis is as recorded; its future has a luck of its own.
            self.match.position.chance = SeededChance(self.seed + len(rows).to_bytes(4, "little"))

    def opened(self, stored: TableRow, rows: list[MoveRow]) -> Match:
        """The match at its first question."""
        if stored.setup is not None:
            match = Match(self.game, stored.options, self.seed)
            _, match.position = self.adapter.set_up(stored.setup)
            match.history = [Move(-1, START)]
            return match
        if stored.analysis and rows:
            chance = RecordedChance(None)
            unborn = Position(Rules(), [], chance)
            chance.queue = [self.game.read_outcome(unborn, name) for name in rows[0].outcomes.split()]
            return Match(self.game, stored.options, self.seed, chance)
        match = Match(self.game, stored.options, self.seed)
        if rows:
            self.compare(match, rows[0])
        return match

    def replay(self, row: MoveRow, analysis: bool) -> None:
        if analysis:
            chance = RecordedChance(None)
            position = self.match.position
            chance.queue = [self.game.read_outcome(position, name) for name in row.outcomes.split()]
            position.chance = chance
        self.play(row.seat, self.game.read(self.match.position, row.seat, row.action), row.message)
        self.compare(self.match, row)

    def compare(self, match: Match, row: MoveRow) -> None:
        """What chance says now must be what is stored, else the seed or the rules are not those of this game."""
        if match.history[-1].outcomes != row.outcomes.split():
            raise RecordError(row.number, "the outcome of chance is not the one that the seed gives")

    # -- playing ----------------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        return len(self.lines)

    @property
    def position(self) -> Position:
        return self.match.position

    def play(self, seat: int, action: int, message: str | None) -> PlayedAction:
        self.known_views = self.free = None
        events = self.match.play(seat, action)
        line = PlayedAction(seat, self.match.history[-1].text, EventViews(self.game, self.position, events), message)
        self.lines.append(line)
        return line

    def undo(self, seat: int) -> None:
        self.known_views = self.free = None
        self.match.undo(seat)
        self.lines.pop()

    def undoable(self) -> list[int]:
        """The seats that may take back freely: at most the one that acted last. Found out once for each position."""
        if self.free is None:
            seat = self.match.undoable[-1][0] if self.match.undoable else -1
            # Where all is open only chance can show something new, and the match keeps nothing from before it spoke.
            self.free = [seat] if seat >= 0 and (self.adapter.all_open or self.match.can_undo(seat)) else []
        return self.free

    def row(self, table: str, number: int, now: int) -> MoveRow:
        """The line of that number as it is stored; number 0 is the start."""
        move = self.match.history[number]
        message = self.lines[number - 1].message if number else None
        return MoveRow(table, number, move.seat, move.text, " ".join(move.outcomes), now, message)

    def rows(self, table: str, until: int, now: int) -> list[MoveRow]:
        return [self.row(table, number, now) for number in range(until + 1)]

    def views(self) -> PositionViews:
        """The position as it is now, for everybody who looks before it changes."""
        if self.known_views is None:
            self.known_views = PositionViews(self.game, self.adapter, self.position, self.number)
        return self.known_views

    # -- telling ----------------------------------------------------------------------------------------------

    def record(self, reveal: bool, names: list[str]) -> Record:
        record = self.match.record(reveal)
        record.seats = names
        return record

    def at(self, number: int, stored: TableRow) -> Position:
        """The position after that many actions."""
        return LiveMatch(stored, self.rows(stored.id, number, 0)).position
