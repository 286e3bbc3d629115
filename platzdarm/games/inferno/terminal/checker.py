"""Checks content files of Inferno: scenarios, and packs of cards, champions, quests and treasures."""

from platzdarm.content.files import parse
from platzdarm.games.inferno.content.library import library_with
from platzdarm.games.inferno.content.packs import KEY, PARTS
from platzdarm.games.inferno.text.own_texts import check_texts
from platzdarm.text.words import Words


class Checker:
    keys = ("shrine", KEY)

    def __init__(self, words: Words) -> None:
        self.words = words
        self.good: list[tuple[str, str]] = []  # files that were found right, by name and text

    def check(self, file: str, text: str) -> str:
        library = library_with([*self.good, (file, text)])
        check_texts(library)
        self.good.append((file, text))
        found = parse(text, file)
        if KEY in found:
            entries = sum(len(found.get(name, ())) for name in PARTS)
            return self.words.say("content-ok-inferno-pack", file=file, name=found[KEY][self.words.lang], n=entries)
        id = found["id"]
        name, modes = library.scenario_entries[id].name, library.scenarios[id].modes
        told = getattr(name, self.words.lang)
        return self.words.say("content-ok-inferno", file=file, name=told, modes=", ".join(modes))
