"""Positions kept on the way, so that a long game opens at once and any point of it can be looked at.

A snapshot is a cache and never the truth, which is the record: it says what it was made by, and one that was made by
another program, or that does not load, is made anew. So is what was told of each action.
"""

import sys
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from platzdarm import board, kernel
from platzdarm.kernel.chance import RecordedChance
from platzdarm.kernel.errors import RecordError
from platzdarm.kernel.game import Game
from platzdarm.kernel.position import Position
from platzdarm.kernel.record import Move
from platzdarm.server import views
from platzdarm.server.adapters import Files, adapter_of, game_of
from platzdarm.text import lines

STRIDE = 16  # actions from one snapshot to the next
FURTHEST = 32  # after a restart, a free take-back reaches no further back than so many actions
QUICKLY = 1  # how hard zlib tries

Snapshots = Mapping[int, bytes]  # by number of the last action


def made_by(game: str, options: Mapping[str, str], files: Files) -> str:
    """Changes with any change of the program or the content, so that nobody has to remember it."""
    packs = sorted(game_of(game, files).content_digests(options).items())
    return f"{program_digest(game)}{digest(repr(packs).encode()) if packs else ''}"


@cache
def program_digest(name: str) -> str:
    game = game_of(name)
    own = Path(sys.modules[type(game).__module__].__file__ or "").parent
    folders = [Path(kernel.__file__).parent, Path(board.__file__).parent, own]
    files = [file for folder in folders for file in folder.rglob("*") if file.suffix in (".py", ".toml")]
    parts = [file.read_bytes() for file in sorted(files)]
    telling = [Path(module.__file__ or "").read_bytes() for module in (views, lines)]
    return digest(f"{name} {game.rules}".encode(), *telling, *parts)


def digest(*parts: bytes) -> str:
    found = blake2b(digest_size=6)
    for part in parts:
        found.update(part)
    return found.hexdigest()


def pack(position: Position) -> bytes:
    return zlib.compress(msgspec.json.encode(position.data()), QUICKLY)


def unpack(packed: bytes) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.json.decode(zlib.decompress(packed))
    return data


def newest(snapshots: Iterable[int], until: int) -> int:
    """The number of the last snapshot up to that action; 0, the start, where there is none."""
    return max((number for number in snapshots if number <= until), default=0)


@dataclass(frozen=True)
class Stretch:
    """All that is needed to come to a position: the last snapshot before it (None: the start) and what was done since.

    Chance comes from the lines, so that the seed stays where it is.
    """

    game: str
    files: Files
    options: Mapping[str, str]
    setup: Mapping[str, Any] | None
    snapshot: bytes | None
    moves: list[Move]

    def position(self) -> Position:
        game, chance = game_of(self.game, self.files), RecordedChance(None)
        if self.snapshot is not None:
            position: Position = game.load({"options": self.options, "position": unpack(self.snapshot)}, chance)
            moves = self.moves
        else:
            position, moves = self.start(game, chance), self.moves[1:]
        position.chance = chance
        for move in moves:
            chance.queue = [game.read_outcome(position, name) for name in move.outcomes]
            position.play(move.seat, game.read(position, move.seat, move.text))
            if chance.queue:
                raise RecordError("outcomes-too-many", count=len(chance.queue))
        return position

    def start(self, game: Game[Any], chance: RecordedChance) -> Position:
        if self.setup is not None:
            return adapter_of(self.game, self.files).set_up(self.setup)[1]
        chance.queue = [game.read_outcome(None, name) for name in self.moves[0].outcomes]
        position: Position = game.start(self.options, chance)
        return position
