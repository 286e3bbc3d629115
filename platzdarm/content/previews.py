"""What players will read of an entry of a content file, in every language: for its author and for who looks at it."""

from typing import Annotated, Any

import msgspec

from platzdarm.content.meaning import meaning
from platzdarm.content.schema import Text


class Lines(msgspec.Struct, frozen=True):
    """Sentences in both languages."""

    en: Annotated[list[str], meaning("In English.")]
    ru: Annotated[list[str], meaning("In Russian.")]


class EntryPreview(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of a content file, as players will read it."""

    kind: Annotated[str, meaning("What it is: `army`, `tile`, `puzzle`, `mission`, `scenario`, `class`...")]
    id: Annotated[str, meaning("Its id.")]
    name: Annotated[Text, meaning("Its name.")]
    lines: Annotated[Lines, meaning("What it says.")]
    option: Annotated[str, meaning("The option of a table by which its id is chosen, if it is.")] = ""
    count: Annotated[int, meaning("How many of it there are, where that counts.")] = 0
    secret: Annotated[bool, meaning("Whether it should not be read before it happens in play.")] = False
    drawn: Annotated[Any, meaning("The entry itself, where the game draws a picture of it.")] = None


def same_lines(texts: list[Text]) -> Lines:
    """Lines that an author wrote in both languages."""
    return Lines([text.en for text in texts], [text.ru for text in texts])
