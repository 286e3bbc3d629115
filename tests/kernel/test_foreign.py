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
            "there must be 2 items, not 9",
            "элементов в списке должно быть 2, а их 9",
        ),
        ("Expected `int` <= 40", "the whole number must be at most 40", "целое число должно быть не больше 40"),
        (
            "Expected `int | null`, got `str`",
            "a whole number should stand here, not text",
            "ожидается целое число, а стоит строка",
        ),
        (
            "Expected `int`, got `float` - at `$[3].speed`",
            "[3].speed: a whole number should stand here, not a fraction",
            "[3].speed: ожидается целое число, а стоит дробное число",
        ),
        (
            "Expected `str | array | object`, got `int`",
            "text or a list or a table should stand here, not a whole number",
            "ожидается строка или список или таблица, а стоит целое число",
        ),
        (
            "Expected `int` - at `key` in `$.seats`",
            "the name of an entry in seats: a whole",
            "имя записи в seats: ожидается целое число",
        ),
        ("Invalid value 'fly' - at `$.type`", "type: 'fly' cannot stand here", "type: недопустимое значение 'fly'"),
        ("Integer value out of range", "the number is too large", "число слишком велико"),
        (
            "'utf-8' codec can't decode byte 0xff in position 7: invalid start byte",
            "not UTF-8 text at byte 7",
            "в байте 7 — не текст UTF-8",
        ),
        ("unable to open database file", "no file can be made", "создать или записать там файл нельзя"),
        (
            'connection failed: FATAL:  database "x" does not exist',
            "PostgreSQL has no database 'x'",
            "в PostgreSQL нет базы «x»; создайте её командой createdb",
        ),
        (
            'FATAL:  password authentication failed for user "x"',
            "PostgreSQL does not let",
            "PostgreSQL не впускает этого пользователя; проверьте имя и пароль",
        ),
        ("failed to resolve host 'nowhere': [Errno -2] Name", "there is no machine 'nowhere'", "машины «nowhere» нет"),
    ],
)
def test_sentences(said: str, told: str, in_russian: str) -> None:
    assert english(understood(said)).startswith(told)
    assert Words("ru").reason(understood(said)) == in_russian
