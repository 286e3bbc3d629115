"""Checks content files of DOOM (2016): missions and packs of cards."""

from platzdarm.content.files import parse
from platzdarm.games.doom2016.content.library import PACK, library_with
from platzdarm.text.words import Words


class Checker:
    keys = (PACK, "objective", "threat")  # of a pack, of a mission

    def __init__(self, words: Words) -> None:
        self.words = words
        self.good: list[tuple[str, str]] = []  # files that were found right, by name and text

    def check(self, file: str, text: str) -> str:
        library = library_with([*self.good, (file, text)])
        self.good.append((file, text))
        raw = parse(text, file)
        if PACK in raw:
            entries = sum(len(found) for found in raw.values() if isinstance(found, list))
            return self.words.say("content-ok-pack", file=file, name=raw[PACK], entries=entries)
        mission = library.missions[raw["id"]]
        squares, name = library.fields[mission.id].size, getattr(mission.name, self.words.lang)
        return self.words.say("content-ok-mission", file=file, name=name, squares=squares)
