"""What the worker finds out for somebody who looks at a game: positions of the past, and what would happen."""

from dataclasses import dataclass
from typing import Any

import msgspec

from platzdarm.kernel.chance import SealedChance
from platzdarm.kernel.errors import RecordError, Unknown
from platzdarm.kernel.match import Replay
from platzdarm.kernel.position import Position
from platzdarm.kernel.record import parse
from platzdarm.server.adapters import Files, adapter_of, game_of
from platzdarm.server.problems import Problem
from platzdarm.server.store.rows import MoveRow, SnapshotRow, TableRow
from platzdarm.server.tables.live_match import LiveMatch
from platzdarm.server.tables.loading import remake
from platzdarm.server.tables.snapshots import Stretch
from platzdarm.server.views import PositionViews


def get_ready(game: str) -> None:
    """What takes time at first is loaded."""
    game_of(game)
    adapter_of(game)


def content_of(game: str, files: Files) -> bytes:
    """What a page needs to draw and word a game, with files of a table's own."""
    return msgspec.json.encode(adapter_of(game, files).content())


def show(stretch: Stretch, number: int, mine: list[int]) -> bytes:
    """A `PositionInfo` as JSON, with the eyes of the owner of these seats."""
    game, adapter = game_of(stretch.game, stretch.files), adapter_of(stretch.game, stretch.files)
    return msgspec.json.encode(PositionViews(game, adapter, stretch.position(), number).view(mine))


@dataclass(frozen=True)
class Foresight:
    """A question about what comes: plain data of what a seat knows, and the action that it may play first."""

    game: str
    files: Files
    options: dict[str, str]
    known: dict[str, Any]
    number: int
    seat: int
    action: str | None


def foresee(asked: Foresight) -> bytes:
    known = game_of(asked.game, asked.files).load({"options": asked.options, "position": asked.known}, SealedChance())
    before: Any = msgspec.UNSET
    if asked.action is not None:
        play_on(known, asked)
        before = known.facts(asked.seat)
    preview = adapter_of(asked.game, asked.files).preview(known, asked.number, before)
    if preview is None:
        raise Problem("conflict", "no-preview")
    return msgspec.json.encode(preview)


def foresee_position(game: str, position: dict[str, Any]) -> bytes:
    """The same on a position that is set up by hand: all of it is open."""
    _, known = adapter_of(game).set_up(position)
    preview = adapter_of(game).preview(known, 0, msgspec.UNSET)
    if preview is None:
        raise Problem("conflict", "no-preview")
    return msgspec.json.encode(preview)


def play_on(known: Position, asked: Foresight) -> None:
    """On the seat's own view, so no luck is told."""
    try:
        known.think(asked.seat, game_of(asked.game, asked.files).read(known, asked.seat, asked.action or ""))
    except Unknown:
        raise Problem("conflict", "no-preview") from None


Beginning = tuple[TableRow, list[MoveRow], list[SnapshotRow]]


def check_position(stored: TableRow, position: dict[str, Any] | None) -> Beginning:
    """A position as the beginning of an analysis table; without one, the beginning of a game."""
    if position is None:
        stored.options = game_of(stored.game).settle({})
    else:
        stored.options, _ = adapter_of(stored.game).set_up(position)
        stored.setup = position
    return stored, [LiveMatch(stored, []).row(stored.id, 0, stored.created)], []


def check_record(stored: TableRow, text: str, at: int | None) -> Beginning:
    """A record as the beginning of an analysis table; a fault is told with its line."""
    record = parse(text.removeprefix("\ufeff"))  # the mark that some editors put before a text
    if record.game != stored.game:
        raise Problem("bad_request", "record-other-game", game=record.game)
    Replay(game_of(stored.game), record).run(at)
    if not record.moves or record.moves[0].seat >= 0:
        raise RecordError("record-start")
    stored.options = game_of(stored.game).settle(record.options)
    last = len(record.moves) if at is None else at + 1
    rows = [
        MoveRow(stored.id, number, move.seat, move.text, " ".join(move.outcomes), stored.created)
        for number, move in enumerate(record.moves[:last])
    ]
    return stored, *remake(stored, rows)
