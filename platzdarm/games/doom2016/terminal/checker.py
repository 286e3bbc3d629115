"""Checks content files of DOOM (2016): missions, packs of cards and puzzles."""

from collections.abc import Sequence
from functools import partial

from platzdarm.content.files import parse
from platzdarm.content.previews import EntryPreview
from platzdarm.content.sound import previews_of_rest
from platzdarm.games.doom2016.content.library import PACK, built_in_library, library_with
from platzdarm.games.doom2016.game import Doom2016
from platzdarm.games.doom2016.puzzles.book import BOOK
from platzdarm.games.doom2016.table import scenario
from platzdarm.games.doom2016.terminal.previews import card_previews, mission_preview
from platzdarm.kernel.errors import PlatzdarmError
from platzdarm.puzzles.entry import PuzzleEntry, is_puzzle, preview_of
from platzdarm.text.words import Words


class Checker:
    keys = (PACK, "objective", "threat", "position.mission")  # of a pack, of a mission, of a puzzle
    everywhere = PACK

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
        raw = parse(text, file)
        if PACK in raw:
            entries = sum(len(found) for found in raw.values() if isinstance(found, list))
            return self.words.say("content-ok-pack", file=file, name=raw[PACK], entries=entries)
        mission = library.missions[raw["id"]]
        squares, name = library.fields[mission.id].size, getattr(mission.name, self.words.lang)
        return self.words.say("content-ok-mission", file=file, name=name, squares=squares)

    def puzzle(self, file: str, text: str) -> str:
        found = BOOK.tried(partial(scenario.set_up, Doom2016(self.library)), file, text, self.puzzles)
        self.puzzles[found.id] = found
        return self.words.say("content-ok-puzzle", file=file, name=getattr(found.name, self.words.lang))

    def previews(self, file: str, text: str) -> list[EntryPreview]:
        raw = parse(text, file)
        if is_puzzle(file, text):
            return [preview_of(self.puzzles[raw["id"]])]
        return card_previews(self.library, raw) if PACK in raw else [mission_preview(self.library, raw["id"])]

    def sound(self, file: str, text: str, wrong: Sequence[PlatzdarmError]) -> list[EntryPreview]:
        """A mission is one entry; of a pack, the cards that nothing is said against."""
        return [] if PACK not in parse(text, file) else previews_of_rest(self, file, text, wrong)
