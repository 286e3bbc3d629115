"""The course of a game at a table: the match, and what was told on the way. It is rebuilt from what is stored."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from platzdarm.kernel.chance import Chance, RecordedChance, SeededChance
from platzdarm.kernel.errors import PlatzdarmError, RecordError
from platzdarm.kernel.match import Match
from platzdarm.kernel.position import Position
from platzdarm.kernel.record import Move, Record
from platzdarm.server.adapters import adapter_of, game_of, teller_of
from platzdarm.server.problems import Problem
from platzdarm.server.store.rows import MoveRow, SnapshotRow, TableRow
from platzdarm.server.tables.snapshots import (
    FURTHEST,
    STRIDE,
    Snapshots,
    Stretch,
    made_by,
    newest,
    pack,
    unpack,
)
from platzdarm.server.views import EventViews, PositionViews, event_views


class PlayedAction(NamedTuple):
    """An action that was played. `message` is the client's id of it, so that it counts once."""

    seat: int
    action: str
    events: EventViews
    message: str | None


class LiveMatch:
    """`lines` holds one entry for each action; `match.history` has the start before them.

    It stands on the newest snapshot from which every action can be played again that may be taken back freely;
    what was told before that is as the rows say.
    """

    def __init__(self, stored: TableRow, rows: list[MoveRow], snapshots: Snapshots | None = None) -> None:
        self.game = game_of(stored.game, stored.own_files)
        self.adapter = adapter_of(stored.game, stored.own_files)
        self.tell = teller_of(stored.game)
        self.options: Mapping[str, str] = stored.options
        self.made_by = made_by(stored.game, stored.options, stored.own_files)
        self.seed = bytes.fromhex(stored.seed)
        self.snapshots = {number: one for number, one in (snapshots or {}).items() if number < len(rows)}
        self.known_views: PositionViews | None = None
        self.free: list[int] | None = None
        self.lucks: dict[int, Chance] = {}  # at an analysis, the luck that the action after so many others met
        base = newest(self.snapshots, takeback_limit(rows))
        self.lines = [PlayedAction(row.seat, row.action, told(row), row.message) for row in rows[1 : base + 1]]
        self.match = self.resumed(stored, rows[: base + 1]) if base else self.opened(stored, rows)
        for row in rows[base + 1 :]:
            self.replay(row, stored.analysis)
        if stored.analysis:
            self.fresh_luck()

    def opened(self, stored: TableRow, rows: list[MoveRow]) -> Match:
        """The match at its first question."""
        if stored.setup is not None:
            return Match(self.game, stored.options, self.seed, position=self.adapter.set_up(stored.setup)[1])
        if stored.analysis and rows:
            chance = RecordedChance(None)
            chance.queue = [self.game.read_outcome(None, name) for name in rows[0].outcomes.split()]
            return Match(self.game, stored.options, self.seed, chance)
        match = Match(self.game, stored.options, self.seed)
        if rows:
            self.compare(match, rows[0])
        return match

    def resumed(self, stored: TableRow, rows: list[MoveRow]) -> Match:
        """The match at the snapshot after these lines."""
        data = unpack(self.snapshots[len(rows) - 1])
        chance = SeededChance(self.seed) if stored.analysis else seeded(self.seed, data["chance"])
        position = self.game.load({"options": stored.options, "position": data}, chance)
        match = Match(self.game, stored.options, self.seed, position=position)
        match.history = [Move(row.seat, row.action, row.outcomes.split()) for row in rows]
        return match

    def fresh_luck(self) -> None:
        """The past of an analysis is as recorded; its future has a luck of its own."""
        self.match.position.chance = SeededChance(self.seed + (self.number + 1).to_bytes(4, "little"))

    def met_before(self, lucks: Mapping[int, Chance]) -> None:
        """After taking back: whoever does the same again meets the same luck, as the steps of a lesson need it."""
        self.lucks = {number: luck for number, luck in lucks.items() if number <= self.number}
        if self.number in self.lucks:
            self.match.position.chance = self.lucks[self.number].copy()

    def replay(self, row: MoveRow, analysis: bool) -> None:
        if analysis:
            chance = RecordedChance(None)
            position = self.match.position
            chance.queue = [self.game.read_outcome(position, name) for name in row.outcomes.split()]
            position.chance = chance
        known = told(row) if row.made_by == self.made_by else None  # this very program has told it before
        try:
            self.play(row.seat, self.game.read(self.match.position, row.seat, row.action), row.message, known)
        except PlatzdarmError as error:  # who opens the table has done nothing that the rules could refuse
            raise Problem("conflict", "outgrown") from error
        self.compare(self.match, row)

    def compare(self, match: Match, row: MoveRow) -> None:
        """What chance says now must be what is stored, else the seed or the rules are not those of this game."""
        if match.history[-1].outcomes != row.outcomes.split():
            raise Problem("conflict", "outgrown")

    # -- playing ----------------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        return len(self.lines)

    @property
    def position(self) -> Position:
        return self.match.position

    def play(self, seat: int, action: int, message: str | None, known: EventViews | None = None) -> PlayedAction:
        """`known` is what is told of it, where that is known already."""
        self.known_views = self.free = None
        events = self.match.play(seat, action)
        views = known or event_views(self.game, self.tell, self.match.before, events)
        line = PlayedAction(seat, self.match.history[-1].text, views, message)
        self.lines.append(line)
        if self.number % STRIDE == 0:
            self.snapshots[self.number] = pack(self.position)
        return line

    def undo(self, seat: int) -> None:
        self.known_views = self.free = None
        self.match.undo(seat)
        self.snapshots.pop(self.number, None)
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
        move, outcomes = self.match.history[number], " ".join(self.match.history[number].outcomes)
        if not number:
            return MoveRow(table, number, move.seat, move.text, outcomes, now)
        line = self.lines[number - 1]
        return MoveRow(table, number, move.seat, move.text, outcomes, now, line.message, line.events.told, self.made_by)

    def rows(self, table: str, until: int, now: int) -> list[MoveRow]:
        return [self.row(table, number, now) for number in range(until + 1)]

    def snapshot_rows(self, table: str, numbers: Iterable[int]) -> list[SnapshotRow]:
        """The snapshots among these actions, as they are stored."""
        kept = [number for number in numbers if number in self.snapshots]
        return [SnapshotRow(table, number, self.made_by, self.snapshots[number]) for number in kept]

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

    def stretch(self, number: int, stored: TableRow) -> Stretch:
        """The way to the position after that many actions."""
        base = newest(self.snapshots, number)
        moves = self.match.history[base + 1 if base else 0 : number + 1]
        return Stretch(stored.game, stored.own_files, stored.options, stored.setup, self.snapshots.get(base), moves)


def told(row: MoveRow) -> EventViews:
    assert row.told is not None
    return EventViews(row.told)


def takeback_limit(rows: list[MoveRow]) -> int:
    """The action behind which nothing can be taken back freely: chance spoke last in it, or it is long ago."""
    last = len(rows) - 1
    return next((row.number for row in reversed(rows[-FURTHEST:]) if row.outcomes), max(last - FURTHEST, 0))


def seeded(seed: bytes, state: list[str]) -> SeededChance:
    known, counter = state
    if known != seed.hex():
        raise RecordError("snapshot-seed")
    return SeededChance(seed, int(counter))
