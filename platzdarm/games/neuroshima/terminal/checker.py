"""Checks content files of Neuroshima Hex: armies and puzzles."""

from collections.abc import Sequence

import msgspec

from platzdarm.content.faults import Faults
from platzdarm.content.files import parse
from platzdarm.content.previews import EntryPreview, Lines, same_lines
from platzdarm.games.neuroshima.content.library import Library, build_army, built_in_library, check_tile, parse_army
from platzdarm.games.neuroshima.content.schema import ArmyEntry, TileEntry
from platzdarm.games.neuroshima.rules.tiles import Tile
from platzdarm.games.neuroshima.table.puzzles import PUZZLE_KEY, check_puzzle, parse_puzzle
from platzdarm.games.neuroshima.text.tile_text import tile_text
from platzdarm.games.neuroshima.text.words import Names
from platzdarm.kernel.errors import ContentError, PlatzdarmError
from platzdarm.text.words import LANGUAGES, Words


class Checker:
    keys = (PUZZLE_KEY, "profile")  # of a puzzle, of an army
    everywhere = ""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.library = built_in_library()
        self.names = Names(words, self.library)

    def check(self, file: str, text: str) -> str:
        return self.puzzle(file, text) if PUZZLE_KEY in parse(text, file) else self.army(file, text)

    def army(self, file: str, text: str) -> str:
        army = parse_army(text, file)
        if self.library.entries.get(army.id) != army:  # else it is one of the box, or named twice
            self.library.add(text, file)
        tiles = sum(tile.count for tile in army.tiles)
        return self.words.say("content-ok-army", file=file, name=self.names.pick(army.name), tiles=tiles)

    def puzzle(self, file: str, text: str) -> str:
        puzzle = parse_puzzle(text, file)
        faults = Faults()
        with faults.noted():
            check_puzzle(self.library, puzzle)
        faults.found = [ContentError("because", place=file, reason=one) for one in faults.found]
        faults.tell()
        return self.words.say("content-ok-puzzle", file=file, name=self.names.pick(puzzle.name))

    # -- what players will read -------------------------------------------------------------------------------

    def previews(self, file: str, text: str) -> list[EntryPreview]:
        raw = parse(text, file)
        if PUZZLE_KEY in raw:
            puzzle = parse_puzzle(text, file)
            return [EntryPreview("puzzle", puzzle.id, puzzle.name, same_lines([puzzle.task]))]
        army = self.library.entries[raw["id"]]
        return [
            EntryPreview("army", army.id, army.name, same_lines([army.profile]), option="armies"),
            *tiles_told(self.library, army),
        ]

    def sound(self, file: str, text: str, wrong: Sequence[PlatzdarmError]) -> list[EntryPreview]:
        """Tiles that are right, though their army as a whole may have too many, or too few."""
        raw = parse(text, file)
        tiles = raw.get("tiles")
        right = [tile for tile in tiles if is_sound(tile)] if isinstance(tiles, list) else []
        # No army is without a HQ: where its own is wrong one of the box stands in, and is not told of.
        others = [tile for army in built_in_library().entries.values() for tile in army.tiles if tile.kind == "hq"]
        lacking = [] if any(tile["kind"] == "hq" for tile in right) else [msgspec.to_builtins(others[0])]
        try:
            army = msgspec.convert({**raw, "tiles": right + lacking}, ArmyEntry)
        except msgspec.ValidationError:
            return []
        alone = Library()
        alone.entries[army.id], alone.armies[army.id] = army, build_army(army)
        return tiles_told(alone, army)[: len(right)]


def is_sound(raw: object) -> bool:
    try:
        tile = msgspec.convert(raw, TileEntry)
    except msgspec.ValidationError:
        return False
    return not any(check_tile(tile, ""))


def tiles_told(library: Library, army: ArmyEntry) -> list[EntryPreview]:
    """All but the head of a tile's text, which is its name."""
    found: list[EntryPreview] = []
    for tile in library.armies[army.id].tiles:
        entry = army.tiles[tile.index]
        told = {lang: lines_of(library, lang, tile) for lang in LANGUAGES}
        found.append(EntryPreview("tile", tile.key, entry.name, Lines(**told), count=entry.count, drawn=entry))
    return found


def lines_of(library: Library, lang: str, tile: Tile) -> list[str]:
    words = Words(lang)
    return [words.tell(message) for message in tile_text(Names(words, library), tile)[1:]]
