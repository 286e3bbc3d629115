"""Names in one language: what lines and questions call things is found in the content files."""

from typing import Any

from platzdarm.content.schema import Text
from platzdarm.games.doom2004.content.library import Library


class Names:
    def __init__(self, lang: str, library: Library) -> None:
        self.lang = lang
        self.library = library

    def pick(self, text: Text) -> str:
        return text.ru if self.lang == "ru" else text.en

    def name(self, kind: str, id: str) -> str:
        """What a chronicle names. Things of a scenario have its id in front: `the_sump.a1`."""
        if kind == "card":
            return self.card(id)
        files = {"type": ["invaders"], "weapon": ["weapons"], "token": ["tokens", "weapons"], "skill": ["marine_cards"]}
        if kind in files:
            return self.of_files(files[kind], id)
        scenario, _, part = id.partition(".")
        return self.of_scenario(kind, scenario, part)

    def of_files(self, files: list[str], id: str) -> str:
        entries: list[Any] = [entry for file in files for entry in self.library.entries[file]]
        return self.pick(next(entry for entry in entries if entry.id == id).name)

    def card(self, id: str) -> str:
        """An event by its name; a spawn card by those that it brings."""
        kind, _, _ = id.rpartition("_")
        for entry in self.library.entries["events"]:
            if entry.id == kind:
                return self.pick(entry.name)
        spawn = next(entry for entry in self.library.entries["spawns"] if entry.id == kind)
        return " / ".join(self.group(group) for group in spawn.groups)

    def group(self, group: dict[str, int]) -> str:
        names = {name: self.name("type", name) for name in group}
        return ", ".join(names[name] if number == 1 else f"{names[name]} ×{number}" for name, number in group.items())

    def of_scenario(self, kind: str, scenario: str, part: str) -> str:
        entry = self.library.scenario_entries[scenario]
        if kind == "area":
            return self.pick(next(area for area in entry.areas if area.id == part).name)
        if kind == "read_text":
            return self.pick(next(area for area in entry.areas if area.id == part).text)
        if kind == "encounter_text":
            return self.pick(next(one for one in entry.encounters if one.area == part).text)
        if kind == "special_text":
            return self.pick(next(one for one in entry.specials if one.id == part).text)
        return part.upper()  # doors are called as on the map
