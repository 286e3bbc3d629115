"""All words of a game are one bundle, so that no two of its catalogues may mean different things by one id."""

import re
from collections import Counter
from pathlib import Path

import platzdarm
from platzdarm.games.discovery import game_names

FOLDER = Path(platzdarm.__file__).parent
MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.M)


def test_every_message_is_written_once() -> None:
    for lang in ("en", "ru"):
        for game in game_names():
            files = [
                *(FOLDER / "locale" / lang).glob("*.ftl"),
                *(FOLDER / "games" / game / "locale" / lang).glob("*.ftl"),
            ]
            found = Counter(id for file in files for id in MESSAGE.findall(file.read_text(encoding="utf-8")))
            assert len(found) > 100
            assert [id for id, times in found.items() if times > 1] == [], (game, lang)


# Wordings that readers found wrong, odd or a second name for something, all replaced: none may come back.
OUTWORN = [
    r"\b[Шш]таб\b",  # командный центр
    r"\b[Дд]обивани",  # зверское убийство
    r"\b[Мм]орпех",  # пехотинец
    r"\b[Хх]эш",  # хеш
    r"в обучающей миссии свои колоды",
    r"\bОД:",  # очки движения
    r"\+6 шагов",
    r"активн\w+ телепорт",  # включённый
    r"\b[Тт]окен",  # ключ
    r"[Сс]тол\w* анализа",  # разбор
    r"Выдержит ран:",
    r"Это не понято",
    r"Вам этого нельзя",
    r"Столов с местами",
    r"Стол накрыт",
    r"Постоянные приказы",  # автоответы
    r"Движение: (есть|нет)",  # анимация
    r"\bРазговор",  # чат
    r"как попало",
    r"Тем временем произошло",
    r"а вместе с оружием вы",
    r"дальше него от вас",
    r"Когда демон сделал шаг",
]
# The same in one game alone: hands are held 'на руках' in Neuroshima Hex, 'на руке' in DOOM.
OUTWORN_IN = {
    "neuroshima": [r"\b[Нн]а руке\b", r"\b[Вв] руке\b", r"Пустая ячейка", r"\[unit\] боец"],
    "doom2016": [r"\b[Нн]а руках\b", r"\b[Вв] руке\b", r"но не больше двух раз", r"\bурон сверх здоровья"],
}


def test_russian_says_one_thing_in_one_word() -> None:
    for file in sorted(FOLDER.glob("**/locale/ru/*.ftl")):
        game = file.parts[-4]
        worn = re.compile("|".join([*OUTWORN, *OUTWORN_IN.get(game, [])]))
        for at, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            found = worn.search(line)
            assert line.startswith("#") or not found, f"{file.relative_to(FOLDER)}:{at}: {line}"
