"""Every text that a person reads comes from a Fluent catalogue: `locale/LANGUAGE/*.ftl`, the same ids in each.

What all games share lies here in the package, the words of a game in its own folder.

Errors are raised in English, by code that knows nothing of languages. The English catalogue holds the same
sentences as messages `fault-...` and `refusal-...`; read backwards, they give the names and numbers in an error,
and the other catalogue words them anew.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from platzdarm.game_folders import game_folders

LANGUAGES = ("en", "ru")
SHARED = Path(__file__).parents[1]
SOURCE = "en"  # the language in which errors are raised
REVERSIBLE = ("fault-", "refusal-")
WRAPPING = "fault-in-"
NESTED = ("reason", "place")  # arguments that are worded themselves

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

    def explain(self, fault: str) -> str:
        """An error's English text in this language; what no message knows (a parser's own words) stays as it is."""
        if self.lang == SOURCE:
            return fault
        body, rule = split_rule(fault)
        for message_id, pattern in fault_patterns():
            found = pattern.fullmatch(body)
            if found:
                return self.say(message_id, **self.inner(found.groupdict())) + rule
        return fault

    def inner(self, arguments: Mapping[str, str]) -> dict[str, Value]:
        return {key: self.explain(text) if key in NESTED else text for key, text in arguments.items()}


def split_rule(fault: str) -> tuple[str, str]:
    """The sentence, and the rule's id in brackets behind it."""
    found = re.fullmatch(r"(.*?)( \[[A-Z][A-Z0-9]*-[A-Z]+-\d+\])?", fault, re.DOTALL)
    assert found is not None
    return found.group(1), found.group(2) or ""


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


@cache
def fault_patterns() -> list[tuple[str, re.Pattern[str]]]:
    """Each error sentence of the English catalogue as a pattern.

    Those that wrap another error (`fault-in-...`) come first, then those with more fixed text.
    """
    found: list[tuple[int, str, re.Pattern[str]]] = []
    for text in catalogue_texts(SOURCE).values():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith(REVERSIBLE) and entry.value is not None:
                fixed, expression = backwards(entry.value)
                found.append((fixed, entry.id.name, re.compile(expression, re.DOTALL)))
    found.sort(key=lambda row: (not row[1].startswith(WRAPPING), -row[0]))
    return [(name, pattern) for _, name, pattern in found]


def backwards(pattern: ast.Pattern) -> tuple[int, str]:
    """A regular expression that reads what the pattern writes, and how much of it is fixed text."""
    fixed = 0
    expression = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            fixed += len(element.value)
            expression += re.escape(element.value)
        else:
            assert isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference)
            expression += f"(?P<{element.expression.id.name}>.+?)"
    return fixed, expression
