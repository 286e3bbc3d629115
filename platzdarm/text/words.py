"""Every text that a person reads comes from a Fluent catalogue: `locale/LANGUAGE/*.ftl`, the same ids in each.

What all games share lies here in the package, the words of a game in its own folder.
"""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from platzdarm.game_folders import game_folders
from platzdarm.kernel.errors import Place, PlatzdarmError, RecordError

LANGUAGES = ("en", "ru")
SHARED = Path(__file__).parents[1]

LONGEST = 300  # of somebody's own text inside an error: a line of a broken file may have millions of signs
LARGEST = 10**15  # a number beyond is told digit by digit: nobody's catalogue can format it

Value = str | int | float
Message = tuple[str, dict[str, Value]]  # an id of the catalogues and its arguments


class Words:
    """One language. A message that is missing or lacks an argument is our mistake, and raises."""

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"no catalogue for '{lang}'")
        self.lang = lang
        self.bundle = load_bundle(lang)

    def has(self, message_id: str) -> bool:
        return self.bundle.has_message(message_id)

    def say(self, message_id: str, **arguments: Value) -> str:
        pattern = self.bundle.get_message(message_id).value
        if pattern is None:
            raise LookupError(f"message '{message_id}' has no text")
        text, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            raise LookupError(f"message '{message_id}': {errors[0]}")
        return str(text)

    def tell(self, message: Message) -> str:
        return self.say(message[0], **message[1])

    # -- errors -----------------------------------------------------------------------------------------------

    def reason(self, error: PlatzdarmError) -> str:
        """What is wrong, without place and rule."""
        return self.say(error.prefix + error.slug, **self.arguments(error))

    def fault(self, error: PlatzdarmError) -> str:
        """Where, what is wrong, and by which rule: one line."""
        if isinstance(error, Place):
            return self.say(f"place-{error.slug}", place=self.argument(error.place), **self.arguments(error))
        text = self.reason(error)
        if error.rule:
            text = self.say("fault-with-rule", reason=text, rule=error.rule)
        if error.place:
            text = self.say("fault-place", place=self.argument(error.place), reason=text)
        if isinstance(error, RecordError) and error.line:
            text = self.say("fault-in-line", line=error.line, reason=text)
        return " ".join(text.split())

    def arguments(self, error: PlatzdarmError) -> dict[str, Value]:
        return {name: self.argument(value) for name, value in error.arguments.items()}

    def argument(self, value: object) -> Value:
        if isinstance(value, PlatzdarmError):
            return self.fault(value)
        if isinstance(value, int | float) and abs(value) <= LARGEST:
            return value
        text = str(value)
        return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


@cache
def load_bundle(lang: str) -> FluentBundle:
    # Isolating marks would surround each argument with invisible characters; both languages run left to right.
    bundle = FluentBundle([lang], use_isolating=False)
    for text in catalogue_texts(lang).values():
        bundle.add_resource(FluentResource(text))
    return bundle


def catalogue_texts(lang: str) -> dict[str, str]:
    """By file: `shared.ftl`, `neuroshima/game.ftl`."""
    places = {"": SHARED, **{f"{name}/": folder.path for name, folder in game_folders().items()}}
    files = [(place, path) for place, folder in places.items() for path in sorted(folder.glob(f"locale/{lang}/*.ftl"))]
    return {place + path.name: path.read_text("utf-8") for place, path in files}
