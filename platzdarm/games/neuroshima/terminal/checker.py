"""Checks content files of Neuroshima Hex: armies and puzzles."""

from platzdarm.content.files import parse
from platzdarm.games.neuroshima.content.library import built_in_library, parse_army
from platzdarm.games.neuroshima.table.puzzles import check_puzzle, parse_puzzle
from platzdarm.games.neuroshima.text.words import Names
from platzdarm.kernel.errors import ContentError
from platzdarm.text.words import Words


class Checker:
    keys = ("hand", "profile")  # of a puzzle, of an army

    def __init__(self, words: Words) -> None:
        self.words = words
        self.library = built_in_library()
        self.names = Names(words, self.library)

    def check(self, file: str, text: str) -> str:
        return self.puzzle(file, text) if "hand" in parse(text, file) else self.army(file, text)

    def army(self, file: str, text: str) -> str:
        army = parse_army(text, file)
        if self.library.entries.get(army.id) != army:  # else it is one of the box, or named twice
            self.library.add(text, file)
        tiles = sum(tile.count for tile in army.tiles)
        return self.words.say("content-ok-army", file=file, name=self.names.pick(army.name), tiles=tiles)

    def puzzle(self, file: str, text: str) -> str:
        puzzle = parse_puzzle(text, file)
        try:
            check_puzzle(self.library, puzzle)
        except ContentError as error:
            raise ContentError("because", place=file, reason=error) from None
        return self.words.say("content-ok-puzzle", file=file, name=self.names.pick(puzzle.name))
