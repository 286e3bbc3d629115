"""Puzzles (chapter ETU): one player, a given position, given tiles, one turn, one battle."""

from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

from platzdarm.content.faults import Faults
from platzdarm.content.files import convert, parse
from platzdarm.content.schema import Origin
from platzdarm.games.neuroshima.content.library import Library
from platzdarm.games.neuroshima.content.schema import BoardEntry, PuzzleEntry
from platzdarm.games.neuroshima.rules.field import FIELDS
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.rules.setting import PUZZLE
from platzdarm.games.neuroshima.rules.tiles import Army
from platzdarm.games.neuroshima.rules.turn import ACT_STEP
from platzdarm.games.neuroshima.table.scenario import battlefield, cell_of
from platzdarm.games.neuroshima.text.vocabulary import VOCABULARY
from platzdarm.kernel.errors import ContentError, PlatzdarmError
from platzdarm.kernel.position import Step

SOLVER = 0
PUZZLE_KEY = "hand"  # by which the file of a puzzle is known
CHOICES = {
    "origin": get_args(Origin),
    "goal": get_args(get_type_hints(PuzzleEntry)["goal"]),
}


class Judgement(Step[Skirmish]):
    """Below the solver's turn on the agenda: once turn and battle are over, was the goal met?"""

    def __init__(self, goal: str) -> None:
        self.goal = goal

    def run(self, position: Skirmish) -> bool:
        """Enemy HQ destroyed, or more points left than any enemy, as the record states (note of NH-ETU-02)."""
        enemies = [s for s in range(position.setting.seats) if not shares_side(position, s)]
        if self.goal == "destroy_hq":
            solved = position.is_alive(SOLVER) and any(not position.is_alive(seat) for seat in enemies)
        else:
            solved = all(position.points[SOLVER] > position.points[seat] for seat in enemies)
        solved = solved and position.played == position.setting.puzzle_plays  # as many tiles as asked (NH-ETU-01)
        position.result = [
            float(solved if shares_side(position, s) else not solved) for s in range(position.setting.seats)
        ]
        position.tell("puzzle_over", [int(solved)])
        return True

    def values(self) -> list[Any]:
        return [self.goal]


def shares_side(position: Skirmish, seat: int) -> bool:
    return position.setting.sides.teams[seat] == position.setting.sides.teams[SOLVER]


def parse_puzzle(text: str, file: str) -> PuzzleEntry:
    puzzle: PuzzleEntry = convert(parse(text, file), PuzzleEntry, file, CHOICES)
    return puzzle


def start_puzzle(library: Library, puzzle: PuzzleEntry) -> Skirmish:
    """The solver's turn: the hand is given, nothing is drawn and no discard is forced (NH-ETU-03)."""
    faults = Faults()
    with faults.noted():
        position = battlefield(library, BoardEntry(puzzle.seats, puzzle.tiles, puzzle.board), PUZZLE)
    army = next((library.armies.get(seat.army) for seat in puzzle.seats[:1]), None)
    if army is not None:
        faults.found += check_hand(puzzle, army)
    faults.tell()
    solver = position.setting.armies[SOLVER]
    position.hands[SOLVER] = tuple(solver.by_key[key].index for key in keys_of(puzzle, solver))
    position.setting.puzzle_plays = puzzle.play
    position.turn = 3  # a turn like any other, not an opening
    position.agenda = [Judgement(puzzle.goal), ACT_STEP]
    return position


def keys_of(puzzle: PuzzleEntry, army: Army) -> list[str]:
    return [tile.removeprefix(f"{army.name}_") for tile in puzzle.hand]


def check_hand(puzzle: PuzzleEntry, army: Army) -> Iterator[ContentError]:
    for tile, key in zip(puzzle.hand, keys_of(puzzle, army), strict=True):
        if key not in army.by_key:
            known = ", ".join(army.by_key)
            yield ContentError(
                "puzzle-hand", rule="NH-SET-01", puzzle=puzzle.id, tile=tile, army=army.name, known=known
            )


def check_puzzle(library: Library, puzzle: PuzzleEntry) -> None:
    """Play the solution; the goal must be met (NH-ETU-02)."""
    position = start_puzzle(library, puzzle)
    for text in puzzle.solution:
        if position.over:
            raise ContentError("puzzle-after-end", puzzle=puzzle.id, action=text)
        seat = position.pending()[0].seat
        try:
            position.play(seat, VOCABULARY.read(position, seat, text))
        except PlatzdarmError as error:
            raise ContentError("puzzle-action", puzzle=puzzle.id, action=text, reason=error) from None
    if not position.over or position.result is None or position.result[SOLVER] != 1.0:
        raise ContentError("puzzle-goal", rule="NH-ETU-02", puzzle=puzzle.id, goal=puzzle.goal)


def built_in_puzzles() -> list[PuzzleEntry]:
    return list(read_shipped())


@cache
def read_shipped() -> tuple[PuzzleEntry, ...]:
    """Read once: there are more than a hundred files, and the server tells them to everybody who comes."""
    folder = resources.files("platzdarm.games.neuroshima.content") / "puzzles"
    files = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".toml"))
    return tuple(parse_puzzle((folder / name).read_text("utf-8"), name) for name in files)


def with_names(puzzle: PuzzleEntry) -> PuzzleEntry:
    """The same puzzle with its cells spelled as facts have them."""
    field = FIELDS[puzzle.board]
    tiles = [msgspec.structs.replace(placed, cell=field.name(cell_of(field, placed)[0])) for placed in puzzle.tiles]
    return msgspec.structs.replace(puzzle, tiles=tiles)


def load_puzzle(path: Path) -> PuzzleEntry:
    try:
        return parse_puzzle(path.read_text("utf-8"), str(path))
    except OSError as error:
        raise ContentError("unreadable", place=path, detail=error.strerror) from None
