"""Checks content files of Doom (2004): scenarios."""

from platzdarm.content.files import parse
from platzdarm.games.doom2004.content.library import library_with
from platzdarm.text.words import Words


class Checker:
    keys = ("marine_starts",)

    def __init__(self, words: Words) -> None:
        self.words = words
        self.good: list[tuple[str, str]] = []  # files that were found right, by name and text

    def check(self, file: str, text: str) -> str:
        library = library_with([*self.good, (file, text)])
        self.good.append((file, text))
        id = parse(text, file)["id"]
        name, squares = library.scenario_entries[id].name, len(library.scenarios[id].field.squares)
        return self.words.say("content-ok-scenario", file=file, name=getattr(name, self.words.lang), squares=squares)
