"""What is right in a file that is not: its faulty entries are cut out, and the rest is looked at again."""

from collections.abc import Sequence
from typing import Protocol

from platzdarm.content.previews import EntryPreview
from platzdarm.content.spots import span_of, spot_of
from platzdarm.kernel.errors import PlatzdarmError


class Checks(Protocol):
    def check(self, file: str, text: str) -> str: ...

    def previews(self, file: str, text: str) -> list[EntryPreview]: ...


def previews_of_rest(checker: Checks, file: str, text: str, wrong: Sequence[PlatzdarmError]) -> list[EntryPreview]:
    """What players will read of the entries that nothing is said against; none where they need one of the others."""
    left = without(text, [spot_of(error, {file: text}).entry for error in wrong])
    if left == text:
        return []
    try:
        checker.check(file, left)
    except PlatzdarmError:
        return []
    return checker.previews(file, left)


def without(text: str, entries: Sequence[str]) -> str:
    """The text of a file without the tables of these entries."""
    lines = text.split("\n")
    spans = {span for entry in entries if entry and (span := span_of(lines, entry)) is not None}
    gone = {at for first, last in spans for at in range(first, last)}
    return "\n".join(line for at, line in enumerate(lines) if at not in gone)
