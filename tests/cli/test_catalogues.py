"""Both languages say the same things, and everything that the engine can say is in them."""

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast, visitor

import platzdarm
from platzdarm.games.discovery import game_names
from platzdarm.games.discovery import part as part_of
from platzdarm.games.doom2016.text.vocabulary import VOCABULARY as DOOM
from platzdarm.games.neuroshima.content.schema import EffectName
from platzdarm.games.neuroshima.text.vocabulary import VOCABULARY
from platzdarm.kernel.errors import IllegalAction, RecordError
from platzdarm.text.words import Words, catalogue_texts

PACKAGE = Path(platzdarm.__file__).parent
SHOWN = [f"games/{name}" for name in game_names()]  # a game is shown once all its words are there
REASONS = {name: part_of(name, "rules.refusals").REASONS for name in game_names()}
KERNEL_SLUGS = ("no-undo", "no-answer", "not-asked", "game-over")
# how the catalogues call the sentences of each kind of error
PREFIXES = {
    **dict.fromkeys(
        ("NotationError", "OptionsError", "RecordError", "ContentError", "PlatzdarmError", "Place"), "fault-"
    ),
    "IllegalAction": "refusal-",
    "Problem": "server-",
    "Fault": "",
    "Place": "place-",
}


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()  # whose words stand in these, and need their variables too

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def messages(lang: str) -> dict[str, set[str]]:
    found: dict[str, Variables] = {}
    for name, text in catalogue_texts(lang).items():
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{lang}/{name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{lang}: {entry.id.name} stands twice"
                found[entry.id.name] = Variables()
                found[entry.id.name].visit(entry)
    return {name: one.names.union(*(found[inner].names for inner in one.messages)) for name, one in found.items()}


@cache
def all_calls(folder: str) -> list[tuple[str, python.Call]]:
    """What is called in a folder's files, by name."""
    found = []
    for path in sorted((PACKAGE / folder).rglob("*.py")):
        for node in python.walk(python.parse(path.read_text("utf-8"))):
            if isinstance(node, python.Call):
                called = node.func.attr if isinstance(node.func, python.Attribute) else getattr(node.func, "id", "")
                found.append((called, node))
    return found


def calls(name: str, *folders: str) -> Iterator[python.Call]:
    for folder in folders:
        yield from (call for called, call in all_calls(folder) if called == name)


def sample(node: python.expr) -> str | None:
    """A text that stands there as it is."""
    return node.value if isinstance(node, python.Constant) and isinstance(node.value, str) else None


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert messages("en") == messages("ru")


def test_the_refusals_of_every_game_are_known_here() -> None:
    assert set(REASONS) == set(game_names())


@pytest.mark.parametrize("slug", sorted({*KERNEL_SLUGS, *(slug for reasons in REASONS.values() for slug in reasons)}))
def test_every_refusal_has_a_sentence_in_both_languages(slug: str) -> None:
    """Games may share a slug only where they mean the same by it."""
    english, russian = Words("en").say(f"refusal-{slug}"), Words("ru").say(f"refusal-{slug}")
    assert re.search("[а-я]", russian) and not re.search("[а-я]", english)


def errors() -> Iterator[tuple[str, set[str]]]:
    """Every error that is made anywhere: the id of its message, and what is given for its sentence."""
    for folder, name in [("", name) for name in PREFIXES]:
        for call in calls(name, folder):
            place = 1 if name == "Problem" else 0
            slug = call.args[place] if len(call.args) > place else None
            if isinstance(slug, python.Constant) and isinstance(slug.value, str):
                yield PREFIXES[name] + slug.value, {str(word.arg) for word in call.keywords}


def test_every_error_has_a_sentence_for_what_it_is_given() -> None:
    known, made = messages("en"), list(errors())
    assert len(made) > 300
    assert [message for message, _ in made if message not in known] == []
    assert [(message, known[message] - given) for message, given in made if not known[message] <= given] == []


def test_events_questions_actions_and_effects_have_messages() -> None:
    known = messages("en")
    told = [call.args[0] for call in calls("tell", "games/neuroshima") if call.args]  # faults are told without a kind
    events = {text for kind in told if (text := sample(kind)) is not None}
    assert len(events) > 20 and events <= set(VOCABULARY.events)
    assert [kind for kind in events if not any(name.startswith(f"event-{kind}") for name in known)] == []
    kinds = {text for call in calls("Decision", "games/neuroshima") if (text := sample(call.args[1])) is not None}
    assert len(kinds) == 7 and kinds == set(VOCABULARY.questions)
    wanted = [f"ask-{kind}" for kind in kinds]
    wanted += [f"action-{verb}" for verb in VOCABULARY.by_word]
    wanted += [f"effect-{effect}" for effect in get_args(EffectName)]
    assert [name for name in wanted if name not in known] == []


def literals(name: str, argument: int) -> set[str]:
    """What is given for an argument of calls in DOOM's code, where it is written out."""
    found = [call.args[argument] for call in calls(name, "games/doom2016") if len(call.args) > argument]
    return {str(node.value) for node in found if isinstance(node, python.Constant) and isinstance(node.value, str)}


def test_events_questions_and_actions_of_doom_have_messages() -> None:
    known = messages("en")
    events = literals("tell", 0)
    assert len(events) > 50 and events == set(DOOM.events)
    wanted = [f"d16-event-{kind}" for kind in events]
    kinds = literals("Decision", 1) | literals("Moment", 0) - {"bonus", "demon_activation", "on_play"}
    kinds |= literals("begin", 3) | literals("Look", 0)  # looking at cards is asked by the name of the look
    assert len(kinds) > 35 and kinds <= set(DOOM.questions)
    wanted += [f"d16-ask-{kind}" for kind in kinds]
    wanted += [f"d16-action-{verb}" for verb in DOOM.by_word]
    assert [name for name in wanted if name not in known] == []


def test_an_error_inside_an_error_is_translated_as_a_whole() -> None:
    taken = IllegalAction("cell-taken", rule="NH-BRD-03")
    told = Words("ru").fault(RecordError("in-action", line=5, action="place mutant c3 r1", reason=taken))
    assert told == "строка 5: «place mutant c3 r1»: на клетке помещается только одна фишка [NH-BRD-03]"


def test_russian_counts_in_its_own_plurals() -> None:
    words = Words("ru")
    told = [words.say("rules-found", found=number) for number in (1, 3, 5, 21)]
    assert told == ["1 правило", "3 правила", "5 правил", "21 правило"]
