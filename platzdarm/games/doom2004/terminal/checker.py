"""Checks content files of Doom (2004): scenarios."""

from collections.abc import Sequence

import msgspec

from platzdarm.content.files import parse
from platzdarm.content.previews import EntryPreview, same_lines
from platzdarm.content.schema import Text
from platzdarm.games.doom2004.content.library import built_in_library, library_with
from platzdarm.games.doom2004.content.schema import AreaEntry
from platzdarm.kernel.errors import PlatzdarmError
from platzdarm.text.words import Words


class Checker:
    keys = ("marine_starts",)
    everywhere = ""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.good: list[tuple[str, str]] = []  # files that were found right, by name and text
        self.library = built_in_library()

    def check(self, file: str, text: str) -> str:
        library = library_with([*self.good, (file, text)])
        self.good.append((file, text))
        self.library = library
        id = parse(text, file)["id"]
        name, squares = library.scenario_entries[id].name, len(library.scenarios[id].field.squares)
        return self.words.say("content-ok-scenario", file=file, name=getattr(name, self.words.lang), squares=squares)

    def previews(self, file: str, text: str) -> list[EntryPreview]:
        """What is read out before the first door is opened; then, in secret, what is read out after it."""
        entry = self.library.scenario_entries[parse(text, file)["id"]]
        names = {area.id: area.name for area in entry.areas}
        before = same_lines([entry.briefing, entry.goals.marines, entry.goals.invader])
        found = [EntryPreview("scenario", entry.id, entry.name, before, option="scenario")]
        found += [secret("area", area.id, area.name, [area.text]) for area in entry.areas]
        for one in entry.encounters:
            found.append(secret("encounter", one.id, names[one.area], [one.text, *(way.label for way in one.ways)]))
        found += [secret("special", one.id, entry.name, [one.text]) for one in entry.specials]
        return [*found, secret("ending", entry.id, entry.name, [entry.endings.marines, entry.endings.invader])]

    def sound(self, file: str, text: str, wrong: Sequence[PlatzdarmError]) -> list[EntryPreview]:
        """Whatever is wrong with the map: areas that can be read out."""
        raw = parse(text, file).get("areas")
        areas = [area for one in (raw if isinstance(raw, list) else []) if (area := as_area(one)) is not None]
        return [secret("area", area.id, area.name, [area.text]) for area in areas]


def as_area(raw: object) -> AreaEntry | None:
    try:
        return msgspec.convert(raw, AreaEntry)
    except msgspec.ValidationError:
        return None


def secret(kind: str, id: str, name: Text, texts: list[Text]) -> EntryPreview:
    return EntryPreview(kind, id, name, same_lines(texts), secret=True)
