"""The pictures beside the rules belong to rules that there are, and each has a caption in both languages."""

import re
from pathlib import Path

import pytest

from platzdarm.text.rules_search import parse_rules, rules_text

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "web" / "src" / "games").glob("*/rules/pictures.ts"))
RULE = re.compile(r"'([A-Z][A-Z0-9]*-[A-Z]+-\d+)'")


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.parents[1].name)
def test_pictures_and_captions(file: Path, lang: str) -> None:
    game = file.parents[1].name
    drawn = RULE.findall(file.read_text("utf-8"))
    text = rules_text(game, lang)
    assert drawn and text is not None
    assert set(drawn) <= {rule.id for chapter in parse_rules(text) for rule in chapter.rules}
    words = (ROOT / "platzdarm" / "games" / game / "locale" / lang / "page.ftl").read_text("utf-8")
    assert sorted(re.findall(r"^rule-picture-(\S+) =", words, re.MULTILINE)) == sorted(drawn)


def test_these_games_have_pictures() -> None:
    assert {file.parents[1].name for file in FILES} >= {"neuroshima", "doom2016", "inferno"}
