"""`platzdarm content check`: are these files of armies, puzzles, missions and cards as they should be?"""

import argparse
import sys
import tomllib
from pathlib import Path
from typing import Any

from platzdarm.cli.files import naming, read_text
from platzdarm.games.doom2016.content.library import library_with
from platzdarm.games.neuroshima.content.library import Library, built_in_library, parse_army
from platzdarm.games.neuroshima.content.schema import ArmyEntry
from platzdarm.games.neuroshima.table.puzzles import check_puzzle, load_puzzle
from platzdarm.games.neuroshima.text.words import Names
from platzdarm.kernel.errors import PlatzdarmError
from platzdarm.terminal.faults import worded
from platzdarm.text.words import Words

WRONG = 2
# Which kind of file it is, by a key that only that kind has. What has none of them is read as an army.
KEYS = {"hand": "puzzle", "pack": "pack", "objective": "mission", "threat": "mission"}


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Every file is checked, whatever was wrong with the others; a file may use what stands in those before it."""
    checker = Checker(words)
    code = 0
    for path in arguments.files:
        try:
            print(checker.check(path))
        except PlatzdarmError as error:
            print(words.say("error-line", reason=worded(words, error)), file=sys.stderr)
            code = WRONG
    return code


class Checker:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.library = built_in_library()
        self.names = Names(words, self.library)
        self.good: list[tuple[str, str]] = []  # files of DOOM (2016) that were found right, by name and text

    def check(self, path: Path) -> str:
        text = read_text(path)
        match kind_of(text):
            case "puzzle":
                return self.puzzle(path)
            case "mission" | "pack":
                return self.doom2016(path, text)
        army = load_army(path, text, self.library)
        tiles = sum(tile.count for tile in army.tiles)
        return self.words.say("content-ok-army", file=str(path), name=self.names.pick(army.name), tiles=tiles)

    def puzzle(self, path: Path) -> str:
        puzzle = load_puzzle(path)
        naming(path, lambda: check_puzzle(self.library, puzzle))
        return self.words.say("content-ok-puzzle", file=str(path), name=self.names.pick(puzzle.name))

    def doom2016(self, path: Path, text: str) -> str:
        library = library_with([*self.good, (str(path), text)])
        self.good.append((str(path), text))
        raw = tomllib.loads(text)
        if "pack" in raw:
            entries = sum(len(found) for found in raw.values() if isinstance(found, list))
            return self.words.say("content-ok-pack", file=str(path), name=raw["pack"], entries=entries)
        mission = library.missions[raw["id"]]
        squares = library.fields[mission.id].size
        name = getattr(mission.name, self.words.lang)
        return self.words.say("content-ok-mission", file=str(path), name=name, squares=squares)


def kind_of(text: str) -> str:
    """What is no TOML at all is told when it is read as an army."""
    try:
        raw: dict[str, Any] = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return "army"
    return next((kind for key, kind in KEYS.items() if key in raw), "army")


def load_army(path: Path, text: str, library: Library) -> ArmyEntry:
    entry = parse_army(text, str(path))
    if library.entries.get(entry.id) == entry:
        return entry  # one of the box, or named twice
    return library.add_file(path)
