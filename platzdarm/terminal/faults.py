"""Errors in the reader's language: one line each."""

from platzdarm.kernel.errors import IllegalAction, PlatzdarmError
from platzdarm.text.words import Value, Words


class Fault(PlatzdarmError):
    """A mistake that the command line itself finds: a message of the catalogues; arguments may be errors."""

    def __init__(self, message_id: str, **arguments: Value | PlatzdarmError) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.arguments = arguments


def worded(words: Words, error: PlatzdarmError) -> str:
    if isinstance(error, Fault):
        arguments: dict[str, Value] = {}
        for key, value in error.arguments.items():
            arguments[key] = worded(words, value) if isinstance(value, PlatzdarmError) else value
        return words.say(error.message_id, **arguments)
    if isinstance(error, IllegalAction):
        return refused(words, error.rule, error.slug)
    return " ".join(words.explain(str(error)).split())


def refused(words: Words, rule: str, slug: str) -> str:
    reason = words.say(f"refusal-{slug}")
    return words.say("refusal-with-rule", reason=reason, rule=rule) if rule else reason
