"""Errors that a player, a content maker or a caller may cause: what is wrong, where, and by which rule.

An error is a name and what stands in its sentence, never the sentence itself: that is in the catalogues, in every
language, as `fault-SLUG` (see `prefix`), and `text/words.py` puts it together.
"""


class PlatzdarmError(Exception):
    """Base of every error that is somebody's input and not our fault.

    `place` is where it is (file, entry, field; a part of a posted position), `rule` the id of the rule behind it. What
    stands in the sentence is text, a number, or another error: the reason, or a place in words.
    """

    prefix = "fault-"

    def __init__(self, slug: str, /, place: object = "", rule: str = "", **arguments: object) -> None:
        super().__init__(slug)
        self.slug = slug
        self.place = place
        self.rule = rule
        self.arguments = arguments

    def __str__(self) -> str:
        """For logs and those who write code: `file.toml: no-tile tile=mutant [NH-SET-01]`."""
        said = " ".join([self.slug, *[f"{name}={value}" for name, value in self.arguments.items()]])
        said = f"{self.place}: {said}" if self.place else said
        return f"{said} [{self.rule}]" if self.rule else said

    def each(self) -> list["PlatzdarmError"]:
        """It, and those that were found together with it."""
        return [self]


class Place(PlatzdarmError):
    """No error but where one is, in words of the catalogues: an entry of a file, a field of an entry."""

    prefix = "place-"


class IllegalAction(PlatzdarmError):
    """An action that the rules forbid now. The position is as it was."""

    prefix = "refusal-"


class NotationError(PlatzdarmError):
    """A text that is no action (or no outcome) of this game."""


class OptionsError(PlatzdarmError):
    """A game that cannot be set up as asked: which option, and what would be right."""


class RecordError(PlatzdarmError):
    """A record that cannot be read or does not replay: which line (0: none of them), and why."""

    def __init__(self, slug: str, /, line: int = 0, place: object = "", rule: str = "", **arguments: object) -> None:
        super().__init__(slug, place, rule, **arguments)
        self.line = line

    def __str__(self) -> str:
        return f"line {self.line}: {super().__str__()}" if self.line else super().__str__()


class ContentError(PlatzdarmError):
    """A content file that is not as its schema wants it: file, entry, field, and what would be right.

    `more` are further mistakes of the same file.
    """

    def __init__(self, slug: str, /, place: object = "", rule: str = "", **arguments: object) -> None:
        super().__init__(slug, place, rule, **arguments)
        self.more: list[ContentError] = []

    def each(self) -> list[PlatzdarmError]:
        return [self, *self.more]


class Unknown(Exception):
    """Play on a masked position needed something that its viewer does not know."""
