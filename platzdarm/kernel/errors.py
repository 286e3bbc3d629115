"""Errors that a player, a content maker or a caller may cause. Each is one line, with the place and the rule."""


class PlatzdarmError(Exception):
    """Base of every error that is somebody's input and not our fault."""


class IllegalAction(PlatzdarmError):
    """An action that the rules forbid now. The position is as it was.

    `slug` names the reason for translation; `reason` is the same in English.
    """

    def __init__(self, rule: str, slug: str, reason: str) -> None:
        super().__init__(f"{reason} [{rule}]" if rule else reason)
        self.rule = rule
        self.slug = slug
        self.reason = reason


class NotationError(PlatzdarmError):
    """A text that is no action (or no outcome) of this game."""


class OptionsError(PlatzdarmError):
    """A game that cannot be set up as asked: which option, and what would be right."""


class RecordError(PlatzdarmError):
    """A record that cannot be read or does not replay: which line, and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason


class ContentError(PlatzdarmError):
    """A content file that is not as its schema wants it: file, entry, field, and what would be right."""


class Unknown(Exception):
    """Play on a masked position needed something that its viewer does not know."""
