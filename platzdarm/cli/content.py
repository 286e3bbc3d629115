"""`platzdarm content check`: are these files, folders and packs as they should be? Each game knows its own kinds."""

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Protocol

from platzdarm.cli.files import read_text
from platzdarm.content.files import parse
from platzdarm.content.packs import File, Pack, is_pack, read_pack
from platzdarm.games.discovery import game_names, games_with, part
from platzdarm.kernel.errors import ContentError, OptionsError, PlatzdarmError
from platzdarm.terminal.faults import Fault
from platzdarm.text.words import Words

WRONG = 2
CHECKER = "terminal.checker"


class Checker(Protocol):
    keys: tuple[str, ...]  # each kind of file is known by a key that it alone has

    def check(self, file: str, text: str) -> str:
        """What the file holds, in words; ContentError says what is wrong. It may use what stands in those before."""


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Every file is checked, whatever was wrong with the others, and all that is wrong with it is told."""
    checkers = [checker_of(name, words) for name in games_with(CHECKER)]
    faults: list[PlatzdarmError] = []
    for path in arguments.files:
        try:
            if is_pack(path):
                said, wrong = check_pack(opened(path), str(path), words)
            else:
                said, wrong = check_files([(str(one), read_text(one)) for one in files_at(path)], checkers)
        except PlatzdarmError as error:
            said, wrong = [], [error]
        for line in said:
            print(line)
        tell(wrong, words)
        faults += wrong
    return WRONG if faults else 0


def tell(faults: Iterable[PlatzdarmError], words: Words) -> None:
    for error in faults:
        more = error.more if isinstance(error, ContentError) else []
        for one in (error, *more):
            print(words.say("error-line", reason=words.fault(one)), file=sys.stderr)


def files_at(path: Path) -> list[Path]:
    if not path.is_dir():
        return [path]
    found = sorted(path.glob("*.toml"))
    if not found:
        raise Fault("content-empty-folder", folder=str(path))
    return found


def checker_of(game: str, words: Words) -> Checker:
    made: Checker = part(game, CHECKER).Checker(words)
    return made


# -- packs --------------------------------------------------------------------------------------------------------


def opened(path: Path) -> Pack:
    try:
        pack = read_pack(path)
    except FileNotFoundError:
        raise Fault("error-no-file", file=str(path)) from None
    except OSError:
        raise Fault("error-unreadable", file=str(path)) from None
    game = pack.manifest.game
    if game not in games_with(CHECKER):
        raise OptionsError("no-game", game=game, known=", ".join(game_names()))
    return pack


def check_pack(pack: Pack, place: str, words: Words) -> tuple[list[str], list[PlatzdarmError]]:
    """What its files hold, and what is wrong with them; they may use one another, in whatever order."""
    files = [(f"{place}/{name}", text) for name, text in pack.files]
    said, wrong = check_files(files, [checker_of(pack.manifest.game, words)])
    if not wrong:
        told = pack.manifest
        name, count = getattr(told.name, words.lang), len(pack.files)
        row = words.say("pack-ok", place=place, name=name, version=told.version, files=count, digest=pack.digest[:8])
        said.append(row)
    return said, wrong


def check_files(files: Sequence[File], checkers: Sequence[Checker]) -> tuple[list[str], list[PlatzdarmError]]:
    """A mission may need cards of a file that comes after it: what fails is tried again when others were right."""
    said: list[str] = []
    left = list(files)
    while True:
        failed: list[tuple[File, PlatzdarmError]] = []
        for file in left:
            try:
                said.append(check(*file, checkers))
            except PlatzdarmError as error:
                failed.append((file, error))
        if not failed or len(failed) == len(left):
            return said, [error for _, error in failed]
        left = [file for file, _ in failed]


def check(file: str, text: str, checkers: Sequence[Checker]) -> str:
    found = parse(text, file)
    for checker in checkers:
        if any(key in found for key in checker.keys):
            return checker.check(file, text)
    keys = [key for checker in checkers for key in checker.keys]
    raise Fault("content-no-kind", file=file, keys=", ".join(keys))
