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
