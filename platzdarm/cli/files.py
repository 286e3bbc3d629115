"""Files that the commands read and write; what goes wrong is one line with the file's name."""

import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, TypeVar

from platzdarm.content.packs import File, is_pack, read_pack
from platzdarm.games import discovery
from platzdarm.games.checking import check_whose
from platzdarm.kernel.errors import PlatzdarmError
from platzdarm.kernel.game import Game
from platzdarm.kernel.match import Replay
from platzdarm.kernel.position import Position
from platzdarm.kernel.record import parse
from platzdarm.terminal.faults import Fault

MOST_BYTES: Final = 64_000_000  # far beyond the longest record: what goes on without end must stop somewhere


def read_text(path: Path) -> str:
    """Editors on Windows put a mark before the text, which is none of it."""
    data = reading(path, limited)
    if len(data) > MOST_BYTES:
        raise Fault("error-too-large", file=str(path), most=MOST_BYTES)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Fault("error-not-text", file=str(path)) from None


def limited(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(MOST_BYTES + 1)


T = TypeVar("T")


def reading(path: Path, read: Callable[[Path], T]) -> T:
    try:
        return read(path)
    except FileNotFoundError:
        raise Fault("error-no-file", file=str(path)) from None
    except OSError:
        raise Fault("error-unreadable", file=str(path)) from None


def write_text(path: Path, text: str) -> None:
    """All or nothing: an interrupted save leaves the old file as it was."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_text(text, "utf-8")
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise Fault("error-unwritable", file=str(path)) from None


def load_game(name: str, own: Iterable[Path]) -> Game[Any]:
    """A game with content files of one's own."""
    discovery.folder_of(name)
    return discovery.game_with(name, files_for(name, own))


def files_for(game: str, paths: Iterable[Path]) -> tuple[File, ...]:
    """Those that somebody brings along for one game."""
    files = read_files(paths)
    check_whose(files, game)
    return files


def read_files(paths: Iterable[Path]) -> tuple[File, ...]:
    """Name and text of each; a pack is all of its files."""
    return tuple(file for path in paths for file in files_of(path))


def files_of(path: Path) -> list[File]:
    if path.is_dir() or is_pack(path):
        return [(str(path / name), text) for name, text in reading(path, read_pack).files]
    return [(str(path), read_text(path))]


def naming(path: Path, work: Callable[[], T]) -> T:
    """Do it; an error of the engine gets the file's name in front."""
    try:
        return work()
    except Fault:
        raise
    except PlatzdarmError as error:
        raise Fault("error-in-file", file=str(path), reason=error) from None


class RecordFile:
    """A record on disk, its game, and the replay at its start."""

    def __init__(self, path: Path, own: Iterable[Path]) -> None:
        self.path = path
        self.record = naming(path, lambda: parse(read_text(path)))
        files = list(own)
        self.game = naming(path, lambda: load_game(self.record.game, files))
        self.replay = naming(path, lambda: Replay(self.game, self.record))

    @property
    def moves(self) -> int:
        """How many actions there are; the line of the start is none."""
        return sum(1 for move in self.record.moves if move.seat >= 0)

    def at(self, number: int | None) -> Position:
        """The position after so many actions, or at the end."""
        if number is not None and not 0 <= number <= self.moves:
            raise Fault("error-at", moves=self.moves)
        return naming(self.path, lambda: self.replay.run(number))


def check_seat(position: Position, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < position.seat_count():
        raise Fault("error-seat", seat=seat, last=position.seat_count() - 1)
