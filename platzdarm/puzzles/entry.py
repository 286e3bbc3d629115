"""A puzzle as a file: a position as the game's analysis takes it, whose turn it is, and how it is solved."""

from collections.abc import Sequence
from typing import Annotated, Any, get_args

import msgspec

from platzdarm.content.files import convert, parse
from platzdarm.content.meaning import meaning
from platzdarm.content.packs import File
from platzdarm.content.previews import EntryPreview, same_lines
from platzdarm.content.schema import Identifier, Origin, Text

CHOICES = {"origin": get_args(Origin)}
KEY = "position"  # by which the file of a puzzle is known


class PuzzleEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Win in this turn: the position is that of an analysis, and with the solver's turn the game is over."""

    id: Annotated[Identifier, meaning("Its id.")]
    origin: Annotated[Origin, meaning("Published, or our own.")]
    name: Annotated[Text, meaning("Its name.")]
    task: Annotated[Text, meaning("What is to be done, in a sentence.")]
    seat: Annotated[int, msgspec.Meta(ge=0, le=5), meaning("The solver's seat.")]
    position: Annotated[dict[str, Any], meaning("The position, as POST /api/analysis takes it.")]
    solution: Annotated[list[str], meaning("Actions in notation that win.")]
    difficulty: Annotated[
        int,
        msgspec.Meta(ge=0, le=4),
        meaning("1: greedy finds it; 2 to 4: it does not, by how much is to be done. 0 where nobody has tried."),
    ] = 0
    hints: Annotated[list[Text], msgspec.Meta(max_length=4), meaning("What helps, from a little to more.")] = []


class PuzzleContent(msgspec.Struct, frozen=True):
    """A puzzle as a page takes it: with what is seen of its position."""

    id: Annotated[str, meaning("Its id.")]
    name: Annotated[Text, meaning("Its name.")]
    task: Annotated[Text, meaning("What is to be done, in a sentence.")]
    seat: Annotated[int, meaning("The solver's seat.")]
    difficulty: Annotated[int, meaning("From 1 to 4; 0 where nobody has tried.")]
    position: Annotated[Any, meaning("For POST /api/analysis.")]
    facts: Annotated[Any, meaning("The facts of that position for the solver, for a picture.")]
    solution: Annotated[list[str], meaning("Actions in notation that win.")]
    hints: Annotated[list[Text], meaning("What helps, from a little to more.")]


def parse_puzzle(text: str, file: str) -> PuzzleEntry:
    puzzle: PuzzleEntry = convert(parse(text, file), PuzzleEntry, file, CHOICES)
    return puzzle


def is_puzzle(file: str, text: str) -> bool:
    return KEY in parse(text, file)


def apart(files: Sequence[File]) -> tuple[list[File], list[File]]:
    """Puzzles, and what they may be laid out with."""
    puzzles = [file for file in files if is_puzzle(*file)]
    return puzzles, [file for file in files if file not in puzzles]


def preview_of(entry: PuzzleEntry) -> EntryPreview:
    return EntryPreview("puzzle", entry.id, entry.name, same_lines([entry.task]))
