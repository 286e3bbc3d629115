"""The rules of every game are documented once in each language, and each of them is proven by a test."""

import re
from pathlib import Path

import pytest

from platzdarm.games.discovery import game_names
from platzdarm.text.rules_search import parse_rules, rules_text, search

ROOT = Path(__file__).resolve().parents[2]
RULE_ID = r"[A-Z][A-Z0-9]*-[A-Z]+-\d+[a-z]?"
# Also those of a game that lies in a folder of its own.
TEXTS = sorted([*ROOT.glob("docs/rules/*.en.md"), *ROOT.glob("tests/*/platzdarm_*/*.en.md")])
COUNT = {"en": r"There are (\d+) rules in all", "ru": r"Всего правил: (\d+)"}

every_text = pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name.split(".")[0])


def text_of(path: Path, language: str) -> str:
    return path.with_name(path.name.replace(".en.", f".{language}.")).read_text("utf-8")


def documented(path: Path, language: str) -> list[str]:
    return re.findall(rf"\*\*({RULE_ID})\*\*", text_of(path, language))


def proven() -> set[str]:
    """The ids in every `pytest.mark.rule(...)` under tests."""
    found: set[str] = set()
    for path in ROOT.glob("tests/**/*.py"):
        for arguments in re.findall(r"mark\.rule\(([^)]*)\)", path.read_text("utf-8")):
            found.update(re.findall(r"[\"']([^\"']+)[\"']", arguments))
    return found


def test_every_game_has_its_rules_text() -> None:
    assert set(game_names()) <= {path.name.split(".")[0] for path in TEXTS}


@every_text
def test_both_languages_hold_the_same_rules_once_each(path: Path) -> None:
    english, russian = documented(path, "en"), documented(path, "ru")
    assert len(english) == len(set(english)) and russian == english
    for language, line in COUNT.items():
        assert re.findall(line, text_of(path, language)) == [str(len(english))], "as many as the text says"


@every_text
def test_every_rule_is_proven_by_a_test(path: Path) -> None:
    assert sorted(set(documented(path, "en")) - proven()) == []


def test_every_proof_names_a_rule_that_exists() -> None:
    assert sorted(proven() - {rule for path in TEXTS for rule in documented(path, "en")}) == []


@pytest.mark.parametrize(
    ("game", "lang", "words", "first"),
    [
        ("neuroshima", "ru", "неудачный добор", "NH-UNL-"),
        ("neuroshima", "en", "NH-INI-01", "NH-INI-01"),
        ("neuroshima", "ru", "ini-01", "NH-INI-01"),
        ("doom2004", "en", "D04-DOOR-01", "D04-DOOR-01"),
        ("inferno", "ru", "INF-SETUP-02", "INF-SETUP-02"),
    ],
)
def test_a_rule_is_found_by_its_id_and_by_its_chapters_title(game: str, lang: str, words: str, first: str) -> None:
    text = rules_text(game, lang)
    assert text is not None
    assert search(parse_rules(text), [words], lang)[0].rule.id.startswith(first)
