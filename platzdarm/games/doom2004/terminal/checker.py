"""Checks content files of Doom (2004): scenarios and puzzles."""

from collections.abc import Sequence
from functools import partial

import msgspec

from platzdarm.content.files import parse
from platzdarm.content.previews import EntryPreview, same_lines
from platzdarm.content.schema import Text
from platzdarm.games.doom2004.content.library import built_in_library, library_with
from platzdarm.games.doom2004.content.schema import AreaEntry
from platzdarm.games.doom2004.game import Doom2004
from platzdarm.games.doom2004.puzzles.book import BOOK
from platzdarm.games.doom2004.table import scenario
from platzdarm.kernel.errors import PlatzdarmError
from platzdarm.puzzles.entry import PuzzleEntry, is_puzzle, preview_of
from platzdarm.text.words import Words


class Checker:
    keys = ("marine_starts", "position.areas")  # of a scenario, of a puzzle
    everywhere = ""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.good: list[tuple[str, str]] = []  # files that were found right, by name and text
        self.library = built_in_library()
        self.puzzles: dict[str, PuzzleEntry] = {}  # by id

    def check(self, file: str, text: str) -> str:
        if is_puzzle(file, text):
            return self.puzzle(file, text)
        library = library_with([*self.good, (file, text)])
        self.good.append((file, text))
        self.library = library
        id = parse(text, file)["id"]
        name, squares = library.scenario_entries[id].name, len(library.scenarios[id].field.squares)
        return self.words.say("content-ok-scenario", file=file, name=getattr(name, self.words.lang), squares=squares)

    def puzzle(self, file: str, text: str) -> str:
        found = BOOK.tried(partial(scenario.set_up, Doom2004(self.library)), file, text, self.puzzles)
        self.puzzles[found.id] = found
        return self.words.say("content-ok-puzzle", file=file, name=getattr(found.name, self.words.lang))

    def previews(self, file: str, text: str) -> list[EntryPreview]:
        """What is read out before the first door is opened; then, in secret, what is read out after it."""
        if is_puzzle(file, text):
            return [preview_of(self.puzzles[parse(text, file)["id"]])]
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
