"""What libraries say in English is understood: a Russian author reads none of their words."""

import re
from typing import Annotated, Any

import msgspec
import pytest

from platzdarm.content.effects import ProgramEntry
from platzdarm.content.packs import Manifest
from platzdarm.text.foreign import understood
from platzdarm.text.words import Words
from tests.wording import english

BAD: list[Any] = [7, -99, 9999, 1.5, True, "", "Ü bad", [], list(range(9)), {}, {"a": 1}]
NAMES = r"'[^']*'|\b(?:true|false)\b|[пП]оле .+|поля .+"  # what an author wrote, or may write


def complaints() -> set[str]:
    kinds: list[Any] = [field.type for kind in (Manifest, ProgramEntry) for field in msgspec.structs.fields(kind)]
    kinds += [tuple[int, int], tuple[int, int] | None, int | ProgramEntry, Annotated[int, msgspec.Meta(gt=0, lt=5)]]
    found = set[str]()
    for kind in kinds:
        for bad in BAD:
            try:
                msgspec.convert(bad, kind)
            except msgspec.ValidationError as error:
                found.add(str(error).partition(" - at ")[0])
    return found


def test_no_english_is_left_in_what_a_russian_author_reads() -> None:
    told = {text: Words("ru").reason(understood(text)) for text in complaints()}
    assert len(told) > 40
    assert {text for text, said in told.items() if re.search(r"[A-Za-z<>]", re.sub(NAMES, "", said))} == set()


@pytest.mark.parametrize(
    ("said", "told", "in_russian"),
    [
        ("Expected `str` of length >= 1", "this must not be empty", "это не должно быть пустым"),
        (
            "Expected `array` of length 2, got 9",
            "Expected `array` of length 2, got 9",
            "элементов в списке должно быть 2, а их 9",
        ),
        ("Expected `int` <= 40", "Expected `int` <= 40", "целое число должно быть не больше 40"),
        (
            "Expected `int | null`, got `str`",
            "Expected `int`, got `str`",
            "ожидается целое число, а стоит строка",
        ),
    ],
)
def test_sentences(said: str, told: str, in_russian: str) -> None:
    assert english(understood(said)).startswith(told)
    assert Words("ru").reason(understood(said)) == in_russian
