"""`platzdarm content check`: are these army and puzzle files as they should be?"""

import argparse
import sys
import tomllib
from pathlib import Path

from platzdarm.cli.faults import worded
from platzdarm.cli.files import naming, read_text
from platzdarm.games.neuroshima.content.library import Library, built_in_library, parse_army
from platzdarm.games.neuroshima.content.schema import ArmyEntry
from platzdarm.games.neuroshima.puzzles import check_puzzle, load_puzzle
from platzdarm.games.neuroshima.words import Names
from platzdarm.kernel.errors import PlatzdarmError
from platzdarm.words import Words

WRONG = 2


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Every file is checked, whatever was wrong with the others; puzzles may use armies that come before them."""
    library = built_in_library()
    names = Names(words, library)
    code = 0
    for path in arguments.files:
        try:
            print(checked(path, library, names))
        except PlatzdarmError as error:
            print(words.say("error-line", reason=worded(words, error)), file=sys.stderr)
            code = WRONG
    return code


def checked(path: Path, library: Library, names: Names) -> str:
    text = read_text(path)
    if is_puzzle(text):
        puzzle = load_puzzle(path)
        naming(path, lambda: check_puzzle(library, puzzle))
        return names.words.say("content-ok-puzzle", file=str(path), name=names.pick(puzzle.name))
    army = load_army(path, text, library)
    tiles = sum(tile.count for tile in army.tiles)
    return names.words.say("content-ok-army", file=str(path), name=names.pick(army.name), tiles=tiles)


def is_puzzle(text: str) -> bool:
    """Only a puzzle has a hand. What is no TOML at all is told when it is read as an army."""
    try:
        return "hand" in tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return False


def load_army(path: Path, text: str, library: Library) -> ArmyEntry:
    entry = parse_army(text, str(path))
    if library.entries.get(entry.id) == entry:
        return entry  # one of the box, or named twice
    return library.add_file(path)
