"""What happened, as messages with arguments: made once by a game's chronicle, worded wherever somebody reads it.

A line holds no language. What content names stays a kind and an id until it is worded, and says which cells (or
figures, as the game's notation has them) light up where it is read beside a board.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from platzdarm.text.words import Value, Words

CELL = "cell"  # a name that is its own word, and lights up itself


class Name(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="name"):
    """Something by the name that the game's content gives it: `tile borgo_mutant`."""

    kind: Annotated[str, Meta(description="What it is: `tile`, `card`; a `cell` is its own word, and lights up.")]
    id: Annotated[str, Meta(description="Its id in the content, or the cell.")]
    cells: Annotated[list[str], Meta(description="Cells or figures that light up where it is read.")] = []


class Phrase(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="phrase"):
    """A message inside another: `name-tile-at` with a tile and a cell."""

    id: Annotated[str, Meta(description="The message.")]
    args: 'Annotated[dict[str, Argument], Meta(description="Its arguments.")]' = {}
    cells: Annotated[list[str], Meta(description="Cells or figures that light up where it is read.")] = []


class Passage(Struct, frozen=True, tag_field="type", tag="passage"):
    """Words in both languages that no content which everybody has may name: what is read out of a secret."""

    en: Annotated[str, Meta(description="In English.")]
    ru: Annotated[str, Meta(description="In Russian.")]


Part = Name | Phrase | Passage
LineKind = Literal["heading", "line", "detail"]
Argument = int | str | Name | Phrase | Passage | list[Name | Phrase | Passage]  # a plain word chooses between variants


class Line(Struct, frozen=True, omit_defaults=True):
    """What happened, as a message of the game's catalogues."""

    id: Annotated[str, Meta(description="The message.")]
    args: Annotated[dict[str, Argument], Meta(description="Its arguments.")] = {}
    seat: Annotated[int | None, Meta(description="Whose line it is; missing for what is nobody's.")] = None
    kind: Annotated[LineKind, Meta(description="How it stands among the others; missing for a `line`.")] = "line"
    topic: Annotated[
        str, Meta(description="A line takes the place of the one right before it that has the same topic: a walk.")
    ] = ""
    after: Annotated[
        int, Meta(description="After how many events of its action it is told, so that it comes when they are shown.")
    ] = 0


# `tell` of a game's text/chronicle.py: the lines of one action, from the position before it and the events (by name, as
# the vocabulary tells them) that somebody may see.
Tell = Callable[[Any, Sequence[dict[str, Any]]], list[Line]]


def cell(name: str) -> Name:
    return Name(CELL, name)


def settled(lines: list[Line]) -> list[Line]:
    """Without those whose place another takes."""
    topics = [*(line.topic for line in lines[1:]), ""]
    return [line for line, following in zip(lines, topics, strict=False) if not line.topic or line.topic != following]


# -- in words ----------------------------------------------------------------------------------------------------

Naming = Callable[[str, str], str]  # the name of something by its kind and id, in the language of the words


def word(line: Line | Phrase, words: Words, naming: Naming) -> str:
    return words.say(line.id, **{name: said(value, words, naming) for name, value in line.args.items()})


def said(argument: Argument, words: Words, naming: Naming) -> Value:
    match argument:
        case Name():
            return argument.id if argument.kind == CELL else naming(argument.kind, argument.id)
        case Phrase():
            return word(argument, words, naming)
        case Passage():
            return argument.ru if words.lang == "ru" else argument.en
        case list():
            return ", ".join(str(said(part, words, naming)) for part in argument)
    return argument


def story(lines: Iterable[Line], words: Words, naming: Naming) -> list[str]:
    """For the terminal, details indented."""
    return ["  " * (line.kind == "detail") + word(line, words, naming) for line in settled(list(lines))]
