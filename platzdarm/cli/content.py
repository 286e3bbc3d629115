"""`platzdarm content check`: are these files, folders and packs right, and what will players read of them?"""

import argparse
from collections.abc import Iterable, Sequence
from pathlib import Path

from platzdarm.cli.files import reading
from platzdarm.content.packs import File, Pack, is_pack, plain_text, read_pack
from platzdarm.content.previews import EntryPreview
from platzdarm.games.checking import Checker, Findings, check_files, check_game, check_pack, checkers
from platzdarm.kernel.errors import PlatzdarmError
from platzdarm.terminal.faults import Fault, tell
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
                found = checked_files(files_at(path), among)
        except PlatzdarmError as error:
            found = Findings(wrong=[error])
        for line in found.said:
            print(line)
        if arguments.preview:
            show_previews(found, words)
        for wrong in found.wrong:
            tell(wrong, words)
        right = right and not found.wrong
    return 0 if right else WRONG


def checked_files(paths: Iterable[Path], among: Sequence[Checker]) -> Findings:
    """One that cannot be read keeps nobody from looking at the others."""
    texts: list[File] = []
    unread: list[PlatzdarmError] = []
    for path in paths:
        try:
            texts.append((str(path), reading(path, plain_text)))
        except PlatzdarmError as error:
            unread.append(error)
    found = check_files(texts, among)
    found.wrong = [*unread, *found.wrong]
    return found


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
