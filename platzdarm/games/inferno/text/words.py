"""Names in one language: what texts and lines call things is found in the content files."""

from typing import Any

from platzdarm.content.schema import Text
from platzdarm.games.inferno.content.library import Library

FILES = {
    "card": ["basic", "centre", "champions", "quests"],
    "champion": ["champions"],
    "treasure": ["treasures"],
    "scheme": ["schemes"],
}


class Names:
    def __init__(self, lang: str, library: Library) -> None:
        self.lang = lang
        self.library = library

    def pick(self, text: Text) -> str:
        return text.ru if self.lang == "ru" else text.en

    def name(self, kind: str, id: str) -> str:
        if kind == "scenario":
            return self.pick(self.library.scenario_entries[id].name)
        entries: list[Any] = [entry for file in FILES[kind] for entry in self.library.entries[file]]
        return self.pick(next(entry for entry in entries if entry.id == id).name)
