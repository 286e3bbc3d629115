"""Checks content files of Inferno: scenarios, packs of cards, champions, quests and treasures, and puzzles."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from platzdarm.content.files import parse
from platzdarm.content.previews import EntryPreview, Lines
from platzdarm.content.sound import previews_of_rest
from platzdarm.games.inferno.content.library import built_in_library, library_with
from platzdarm.games.inferno.content.packs import KEY, PARTS
from platzdarm.games.inferno.game import Inferno
from platzdarm.games.inferno.puzzles.book import BOOK
from platzdarm.games.inferno.table import analysis
from platzdarm.games.inferno.text.card_text import Sentence, scenario_text, worded
from platzdarm.games.inferno.text.own_texts import check_texts, texts
from platzdarm.kernel.errors import PlatzdarmError
from platzdarm.puzzles.entry import PuzzleEntry, is_puzzle, preview_of
from platzdarm.text.words import LANGUAGES, Words


class Checker:
    keys = ("shrine", KEY, "position.champions")  # the last is that of a puzzle
    everywhere = KEY

    def __init__(self, words: Words) -> None:
        self.words = words
        self.good: list[tuple[str, str]] = []  # files that were found right, by name and text
        self.library = built_in_library()
        self.puzzles: dict[str, PuzzleEntry] = {}  # by id

    def check(self, file: str, text: str) -> str:
        if is_puzzle(file, text):
            return self.puzzle(file, text)
        library = library_with([*self.good, (file, text)])
        check_texts(library)
        self.good.append((file, text))
        self.library = library
        found = parse(text, file)
        if KEY in found:
            entries = sum(len(found.get(name, ())) for name in PARTS)
            return self.words.say("content-ok-inferno-pack", file=file, name=found[KEY][self.words.lang], n=entries)
        id = found["id"]
        name, modes = library.scenario_entries[id].name, library.scenarios[id].modes
        told = getattr(name, self.words.lang)
        return self.words.say("content-ok-inferno", file=file, name=told, modes=", ".join(modes))

    def puzzle(self, file: str, text: str) -> str:
        found = BOOK.tried(partial(analysis.set_up, Inferno(self.library)), file, text, self.puzzles)
        self.puzzles[found.id] = found
        return self.words.say("content-ok-puzzle", file=file, name=getattr(found.name, self.words.lang))

    def previews(self, file: str, text: str) -> list[EntryPreview]:
        raw = parse(text, file)
        if is_puzzle(file, text):
            return [preview_of(self.puzzles[raw["id"]])]
        if KEY not in raw:
            id = raw["id"]
            entry, scenario = self.library.scenario_entries[id], self.library.scenarios[id]
            lines = in_words(scenario_text(scenario))
            opening = Lines([entry.short.en, *lines.en], [entry.short.ru, *lines.ru])
            return [EntryPreview("scenario", id, entry.name, opening, option="scenario")]
        told = dict(texts(self.library))
        entries = {name: {one.id: one for one in self.library.entries[name]} for name in PARTS}
        return [
            EntryPreview(kind_of(name, entry), id, entry.name, in_words(told[id]), count=getattr(entry, "copies", 0))
            for name in PARTS
            for id, entry in entries[name].items()
            if id in [one["id"] for one in raw.get(name, ())]
        ]

    def sound(self, file: str, text: str, wrong: Sequence[PlatzdarmError]) -> list[EntryPreview]:
        """A scenario is one entry; of a pack, the cards that nothing is said against."""
        return [] if KEY not in parse(text, file) else previews_of_rest(self, file, text, wrong)


def kind_of(part: str, entry: Any) -> str:
    """A card of the centre is a hero or a construct; the other parts hold what they are called by."""
    return str(entry.type) if part == "centre" else part.removesuffix("s")


def in_words(sentences: list[Sentence]) -> Lines:
    return Lines(*([worded(Words(lang), sentence) for sentence in sentences] for lang in LANGUAGES))
