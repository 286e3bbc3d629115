"""`platzdarm verify`: was anything bent? The seed against its hash, and every outcome of chance against the seed."""

import argparse
import asyncio
import os
from pathlib import Path

from platzdarm.cli.databases import opened_store
from platzdarm.cli.files import RecordFile, naming
from platzdarm.games import discovery
from platzdarm.kernel.chance import seed_hash
from platzdarm.kernel.match import Replay
from platzdarm.kernel.record import Move, Record
from platzdarm.server.config import default_database
from platzdarm.server.store import matches
from platzdarm.server.store.matches import Loaded
from platzdarm.server.store.rows import OVER
from platzdarm.terminal.faults import Fault
from platzdarm.text.words import Words


def run(arguments: argparse.Namespace, words: Words) -> int:
    what: str = arguments.what
    path = Path(what)
    if path.exists() or path.suffix:
        file = RecordFile(path, arguments.content)
        record = file.record
        naming(path, file.replay.check)
    else:
        record = record_of(load_table(arguments.database, what), what)
        naming(path, lambda: Replay(discovery.game(record.game), record).check())
    print(verdict(record, what, arguments.seed_hash, words))
    return 0


def verdict(record: Record, what: str, shown: str | None, words: Words) -> str:
    """The replay has compared every outcome with the seed; what is left is the hash."""
    if record.seed is None:
        raise Fault("verify-no-seed", what=what)
    found = seed_hash(bytes.fromhex(record.seed))
    for wanted in (shown, record.seed_hash):
        if wanted is not None and wanted.lower() != found:
            raise Fault("verify-other-hash", what=what, found=found, wanted=wanted)
    moves = sum(1 for move in record.moves if move.seat >= 0)
    return words.say("verify-ok", what=what, moves=moves, seed=record.seed, hash=found)


def load_table(database: str | None, name: str) -> Loaded:
    place = database or os.environ.get("PLATZDARM_DATABASE")
    if not place and not Path(default_database()).exists():  # who has no server means a file
        raise Fault("verify-no-table", what=name)
    with opened_store(database, must_exist=True) as store:
        loaded = asyncio.run(store.read(matches.load, name))
    if loaded is None:
        raise Fault("verify-no-table", what=name)
    return loaded


def record_of(loaded: Loaded, name: str) -> Record:
    stored = loaded.stored
    if stored.state != OVER:
        raise Fault("verify-no-seed", what=name)
    moves = [Move(row.seat, row.action, row.outcomes.split(), row.number) for row in loaded.moves]
    return Record(stored.game, stored.rules, stored.options, seed=stored.seed, moves=moves)
