"""Records as a data set: for each move what its seat saw and could do, what it did, and how the game ended for it.

A file holds up to so many moves of tables that are told in as many numbers, as arrays with a row for each move:

    observation, action_mask    what an environment would have shown
    answers                     what each action means, if asked for
    action                      the number of the action, as an environment takes it
    packed                      the same as the game packs it (`platzdarm.bots.actions` unpacks it)
    seat, result                who acted, and what the game was worth to him in the end; not a number if it has no end
    game                        the number of the record
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from platzdarm.environments.table import Seen, Table
from platzdarm.kernel.match import Replay
from platzdarm.kernel.record import Record

NUMBERS = {"action": np.int32, "packed": np.int64, "seat": np.int8, "result": np.float32, "game": np.int64}


class Sample(NamedTuple):
    seen: Seen
    numbers: dict[str, float]


class Reader:
    """Replays records at tables like theirs; tables that are alike are shared."""

    def __init__(
        self, page: int | None = None, described: bool = False, content: Iterable[tuple[str, str]] = ()
    ) -> None:
        self.page = page
        self.described = described
        self.content = tuple(content)
        self.tables: dict[tuple[str, str], Table] = {}

    def table(self, record: Record) -> Table:
        key = (record.game, repr(sorted(record.options.items())))
        if key not in self.tables:
            self.tables[key] = Table(
                record.game, record.options, self.page, described=self.described, content=self.content
            )
        return self.tables[key]

    def samples(self, record: Record, number: int) -> Iterator[Sample]:
        """Every move; a record that does not replay is a RecordError, after the moves before the fault."""
        table = self.table(record)
        game, course = table.game, table.course
        replay = Replay(game, record)
        while not replay.done:
            move, position = record.moves[replay.next], replay.position.copy()
            position.quiet = True
            replay.step()
            course.start(position)
            packed = game.read(position, move.seat, move.text)
            numbers = {"action": course.turn_to(move.seat, packed), "packed": packed, "seat": move.seat, "game": number}
            result = record.result[move.seat] if record.result is not None else float("nan")
            yield Sample(table.see(move.seat), {**numbers, "result": result})


class Writer:
    """Gathers samples and writes a file whenever there are enough of them; `close` writes the rest.

    A file appears under its name when it is whole, so what there is can be read at any time.
    """

    def __init__(self, folder: Path, rows: int) -> None:
        self.folder = folder
        self.rows = rows
        self.waiting: dict[str, list[Sample]] = {}
        self.files: list[Path] = []
        self.moves = 0
        folder.mkdir(parents=True, exist_ok=True)

    def add(self, game: str, sample: Sample) -> None:
        """Views of another size go to files of their own."""
        kind = f"{game}-{len(sample.seen['observation'])}"
        gathered = self.waiting.setdefault(kind, [])
        gathered.append(sample)
        if len(gathered) >= self.rows:
            self.write(kind)

    def write(self, kind: str) -> None:
        gathered = self.waiting.pop(kind)
        arrays: dict[str, Any] = {key: np.stack([one.seen[key] for one in gathered]) for key in gathered[0].seen}
        for key, dtype in NUMBERS.items():
            arrays[key] = np.array([one.numbers[key] for one in gathered], dtype)
        number = sum(1 for path in self.files if path.name.startswith(f"{kind}-"))
        path = self.folder / f"{kind}-{number:05d}.npz"
        draft = path.with_suffix(".draft")
        with draft.open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, **arrays)
        draft.replace(path)
        self.files.append(path)
        self.moves += len(gathered)

    def close(self) -> None:
        for kind in list(self.waiting):
            self.write(kind)
