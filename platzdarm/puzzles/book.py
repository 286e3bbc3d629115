"""The puzzles of a game: those that come with it, what is checked of each, and what a page is told of them."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

from platzdarm.content.packs import File
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.errors import ContentError, PlatzdarmError, Unknown
from platzdarm.kernel.position import Position
from platzdarm.kernel.vocabulary import Vocabulary
from platzdarm.puzzles.entry import PuzzleContent, PuzzleEntry, parse_puzzle
from platzdarm.puzzles.luck import NoLuck
from platzdarm.puzzles.solver import Habits, Plan, Search

LAST_TURN = "last_turn"
DIFFICULTIES = {"easy": (1,), "medium": (2,), "hard": (3, 4)}
SetUp = Callable[[Mapping[str, Any]], tuple[dict[str, str], Any]]


class Proof:
    """Every solution of a puzzle, each in one order of its actions, and how many positions were looked at."""

    def __init__(self, ways: list[list[str]], positions: int) -> None:
        self.ways = ways
        self.positions = positions


class Book:
    """`folder` is a package whose folder `puzzles` holds the files; a game's analysis lays out the positions.

    The solver always sits at the same seat of a game: the page shows a puzzle with that seat's eyes.
    """

    def __init__(
        self, folder: str, solver: int, vocabulary: Vocabulary[Any], habits: Callable[[Any, int], Habits]
    ) -> None:
        self.folder = folder
        self.solver = solver
        self.vocabulary = vocabulary
        self.habits = habits

    def shipped(self) -> list[PuzzleEntry]:
        return list(read_folder(self.folder))

    def own(self, set_up: SetUp, files: Sequence[File]) -> list[PuzzleEntry]:
        """Those that somebody made, each tried: nobody shall be given one that cannot be solved."""
        found: list[PuzzleEntry] = []
        for file, text in files:
            found.append(self.tried(set_up, file, text, {one.id for one in found}))
        return found

    def tried(self, set_up: SetUp, file: str, text: str, taken: Collection[str]) -> PuzzleEntry:
        entry = parse_puzzle(text, file)
        if entry.id in taken or any(entry.id == one.id for one in self.shipped()):
            raise ContentError("puzzle-taken", place=file, puzzle=entry.id)
        if entry.seat != self.solver:
            raise ContentError("puzzle-solver", place=file, puzzle=entry.id, seat=self.solver)
        try:
            self.check(set_up, entry)
        except PlatzdarmError as error:
            raise ContentError("because", place=file, reason=error) from None
        return entry

    # -- positions ------------------------------------------------------------------------------------------------

    def wish(self, entry: PuzzleEntry) -> dict[str, Any]:
        """What the analysis is asked for: the position, with which the game ends."""
        return {**entry.position, LAST_TURN: True}

    def start(self, set_up: SetUp, entry: PuzzleEntry) -> Any:
        position = set_up(self.wish(entry))[1]
        if not any(decision.seat == entry.seat for decision in position.pending()):
            raise ContentError("puzzle-seat", puzzle=entry.id, seat=entry.seat)
        return position

    def shown(self, set_up: SetUp, entry: PuzzleEntry) -> PuzzleContent:
        facts = self.start(set_up, entry).masked(entry.seat).facts(entry.seat)
        names = ("id", "name", "task", "seat", "difficulty", "solution", "hints")
        return PuzzleContent(**{name: getattr(entry, name) for name in names}, position=self.wish(entry), facts=facts)

    # -- solutions ------------------------------------------------------------------------------------------------

    def check(self, set_up: SetUp, entry: PuzzleEntry) -> None:
        """Play the solution: it must win, and without luck."""
        position = self.start(set_up, entry)
        habits = self.habits(position, entry.seat)
        for text in entry.solution:
            if position.over:
                raise ContentError("puzzle-after-end", puzzle=entry.id, action=text)
            seat = position.pending()[0].seat
            try:
                action = self.vocabulary.read(position, seat, text)
                decision = position.asks_for(seat, action)
                past = decision is not None and habits.is_past(decision, action)
                position.chance = SeededChance(b"past") if past else NoLuck()
                position.play(seat, action)
            except Unknown:
                raise ContentError("puzzle-luck", puzzle=entry.id, action=text) from None
            except PlatzdarmError as error:
                raise ContentError("puzzle-action", puzzle=entry.id, action=text, reason=error) from None
            if not position.over and habits.hands_over(position):
                raise ContentError("puzzle-luck", puzzle=entry.id, action=text)
        if position.result is None or position.result[entry.seat] != 1.0:
            raise ContentError("puzzle-unsolved", puzzle=entry.id)

    def proof(self, set_up: SetUp, entry: PuzzleEntry) -> Proof:
        """Where it says how it is solved, that is tried first: who makes a puzzle wants to know what is wrong there."""
        if entry.solution:
            self.check(set_up, entry)
        start = self.start(set_up, entry)
        search = Search(start, entry.seat, self.habits(start, entry.seat))
        return Proof([self.in_notation(start, entry.seat, plan) for plan in search.run()], search.positions)

    def in_notation(self, start: Position, solver: int, plan: Plan) -> list[str]:
        """A plan as it is written down."""
        position, lines = start.copy(), []
        position.quiet = True
        for action in plan.actions:
            lines.append(self.vocabulary.write(position, solver, action))
            position.play(solver, action)
        return lines


@cache
def read_folder(package: str) -> tuple[PuzzleEntry, ...]:
    """Read once: the server tells them to everybody who comes."""
    folder = resources.files(package) / "puzzles"
    files = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".toml"))
    return tuple(parse_puzzle((folder / name).read_text("utf-8"), name) for name in files)
