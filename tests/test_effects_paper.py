"""The cards of games to come that docs/effects.md writes in the effect language: the paper cannot rot."""

import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from platzdarm.content.effects import EffectWords, ProgramEntry, check_words
from platzdarm.kernel.effects import Verb, Verbs

PAPER = Path(__file__).parents[1] / "docs" / "effects.md"
CARDS = 10


class PaperEntry(ProgramEntry, frozen=True, kw_only=True):
    """With the fields that the two games would add."""

    then: "tuple[PaperEntry, ...]" = ()
    choose: "tuple[tuple[PaperEntry, ...], ...]" = ()
    until: str = ""
    faction: str = ""
    cost_most: int = 0


def written() -> dict[str, Any]:
    blocks = re.findall(r"```toml\n(.*?)```", PAPER.read_text("utf-8"), re.DOTALL)
    return tomllib.loads("".join(block for block in blocks if re.match(r"\[+[a-z]", block)))


def verb(name: str) -> Verb[Any, Any]:
    made: Verb[Any, Any] = Verb()
    made.name = name
    return made


def check(entry: PaperEntry, known: EffectWords, place: str) -> None:
    assert bool(entry.do) != bool(entry.choose), place
    check_words(entry, known, place)
    for part in [*entry.then, *(part for way in entry.choose for part in way)]:
        check(part, known, place)


@pytest.mark.parametrize("game", ["doom2004", "inferno"])
def test_ten_cards_of_each_are_written_in_words_that_mean_something(game: str) -> None:
    paper = written()[game]
    cards = paper.pop("cards")
    verbs = Verbs([verb(name) for name in paper.pop("verbs")], paper.pop("moments"), [])
    known = EffectWords(verbs, **paper)
    assert len({card["id"] for card in cards}) == CARDS
    for card in cards:
        for entry in msgspec.convert(card["effects"], list[PaperEntry]):
            assert entry.when
            check(entry, known, card["id"])


def test_the_examples_of_programs_are_read() -> None:
    examples = msgspec.convert(written()["example"], list[PaperEntry])
    assert [bool(one.then) for one in examples] == [True, False, False] and examples[1].may and examples[2].choose
