"""`platzdarm content check`: are these files, folders and packs right, and what will players read of them?"""

import argparse
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

from platzdarm.content.packs import Pack, is_pack, plain_text, read_pack
from platzdarm.content.previews import EntryPreview
from platzdarm.games.checking import Findings, check_files, check_game, check_pack, checkers
from platzdarm.kernel.errors import ContentError, PlatzdarmError
from platzdarm.terminal.faults import Fault
from platzdarm.text.words import LANGUAGES, Words

WRONG = 2


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Every file is checked, whatever was wrong with the others, and all that is wrong with it is told."""
    among = checkers(words)
    right = True
    for path in arguments.files:
        try:
            if is_pack(path):
                found = checked_pack(opened(path), str(path), words)
            else:
                found = check_files([(str(one), text_at(one)) for one in files_at(path)], among)
        except PlatzdarmError as error:
            found = Findings(wrong=[error])
        for line in found.said:
            print(line)
        if arguments.preview:
            show_previews(found, words)
        tell(found.wrong, words)
        right = right and not found.wrong
    return 0 if right else WRONG


def tell(faults: Iterable[PlatzdarmError], words: Words) -> None:
    for error in faults:
        more = error.more if isinstance(error, ContentError) else []
        for one in (error, *more):
            print(words.say("error-line", reason=words.fault(one)), file=sys.stderr)


def text_at(path: Path) -> str:
    return reading(path, plain_text)


T = TypeVar("T")


def reading(path: Path, read: Callable[[Path], T]) -> T:
    try:
        return read(path)
    except FileNotFoundError:
        raise Fault("error-no-file", file=str(path)) from None
    except OSError:
        raise Fault("error-unreadable", file=str(path)) from None


def files_at(path: Path) -> list[Path]:
    if not path.is_dir():
        return [path]
    found = sorted(path.glob("*.toml"))
    if not found:
        raise Fault("content-empty-folder", folder=str(path))
    return found


# -- packs --------------------------------------------------------------------------------------------------------


def opened(path: Path) -> Pack:
    pack = reading(path, read_pack)
    check_game(pack)
    return pack


def checked_pack(pack: Pack, place: str, words: Words) -> Findings:
    found = check_pack(pack, place, words)
    if not found.wrong:
        told = pack.manifest
        name, count = getattr(told.name, words.lang), len(pack.files)
        row = words.say("pack-ok", place=place, name=name, version=told.version, files=count, digest=pack.digest[:8])
        found.said.append(row)
    return found


# -- what players will read ---------------------------------------------------------------------------------------


def show_previews(found: Findings, words: Words) -> None:
    """In every language, one below the other: who translates sees both."""
    for file, previews in found.previews:
        print(f"\n{words.say('preview-file', file=file)}")
        for one in previews:
            show_preview(one, words)


def show_preview(one: EntryPreview, words: Words) -> None:
    kind = words.say("preview-kind", kind=one.kind)
    print(f"\n{words.say('preview-head', kind=kind, id=one.id, count=one.count)}")
    for lang in LANGUAGES:
        lines = [getattr(one.name, lang), *getattr(one.lines, lang)]
        for number, line in enumerate(lines):
            print(f"  {lang if number == 0 else '  '}  {line}")
