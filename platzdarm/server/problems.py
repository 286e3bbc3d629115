"""Everything that can go wrong for a caller: a code, a slug that names the message, a rule, a text in his language."""

from typing import Any

from platzdarm.kernel.errors import IllegalAction, PlatzdarmError
from platzdarm.server.messages.shared import Trouble
from platzdarm.text.words import LANGUAGES, Words


class Problem(PlatzdarmError):
    """Something that the server itself refuses, with its HTTP status by `code`."""

    prefix = "server-"

    def __init__(self, code: str, slug: str, **arguments: object) -> None:
        super().__init__(slug)
        self.args = (code, slug)  # by which it comes home from a worker process
        self.code = code
        self.arguments = arguments


def worded(words: Words, error: Exception) -> Trouble:
    if isinstance(error, Problem):
        return Trouble(error.code, error.slug, words.fault(error), "")
    if isinstance(error, IllegalAction):
        return Trouble("refused", error.slug, words.reason(error), error.rule)
    if isinstance(error, PlatzdarmError):
        return Trouble("bad_request", error.slug, words.fault(error), error.rule)
    return Trouble("internal", "internal", words.say("server-internal"), "")


def language_of(accepted: str) -> str:
    """The first language of an Accept-Language header that we have."""
    for entry in accepted.split(","):
        name = entry.split(";")[0].strip().lower().partition("-")[0]
        if name in LANGUAGES:
            return name
    return LANGUAGES[0]


def words_for(headers: Any, lang: str | None = None) -> Words:
    return Words(lang if lang in LANGUAGES and lang else language_of(headers.get("accept-language", "")))
