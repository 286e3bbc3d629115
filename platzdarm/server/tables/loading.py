"""Bringing a table back from the store: from its newest snapshot at once, or, without one, off the event loop."""

import logging
from collections.abc import Sequence

from platzdarm.server.replays import Replays
from platzdarm.server.store import matches
from platzdarm.server.store.matches import Loaded
from platzdarm.server.store.rows import MoveRow, SnapshotRow, TableRow
from platzdarm.server.store.store import Store
from platzdarm.server.tables.live_match import LiveMatch
from platzdarm.server.tables.snapshots import FURTHEST, STRIDE, made_by

log = logging.getLogger("platzdarm.loading")


class Loader:
    def __init__(self, store: Store, replays: Replays) -> None:
        self.store = store
        self.replays = replays

    async def load(self, table: str) -> tuple[Loaded, LiveMatch | None] | None:
        loaded = await self.store.read(matches.load, table)
        return None if loaded is None else (loaded, await self.match(loaded))

    async def match(self, loaded: Loaded) -> LiveMatch | None:
        stored, moves = loaded.stored, loaded.moves
        if not moves:
            return None
        if fits(stored, moves, loaded.snapshots):
            try:
                return LiveMatch(stored, moves, packed(loaded.snapshots))
            except Exception:
                log.warning("snapshots are made anew", extra={"table": stored.id}, exc_info=True)
        moves, snapshots = await self.replays.run(remake, stored, moves)
        await self.store.write(matches.keep_remade, stored, moves, snapshots)
        return LiveMatch(stored, moves, packed(snapshots))


def fits(stored: TableRow, moves: list[MoveRow], snapshots: Sequence[SnapshotRow]) -> bool:
    """Whether all was told, and every snapshot made, by this very program, and little is to be played again."""
    maker = made_by(stored.game, stored.options, stored.own_files)
    newest = max((one.number for one in snapshots), default=0)
    return (
        len(moves) - newest <= STRIDE + FURTHEST
        and all(row.made_by == maker for row in moves[1:])
        and all(one.made_by == maker for one in snapshots)
    )


def packed(snapshots: Sequence[SnapshotRow]) -> dict[int, bytes]:
    return {one.number: one.position for one in snapshots}


def remake(stored: TableRow, moves: list[MoveRow]) -> tuple[list[MoveRow], list[SnapshotRow]]:
    """In the worker: everything that can be worked out from the record."""
    live = LiveMatch(stored, moves)
    rows = [live.row(stored.id, row.number, row.at) for row in moves]
    return rows, live.snapshot_rows(stored.id, live.snapshots)
