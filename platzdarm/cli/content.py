"""`platzdarm content check`: are these content files as they should be? Each game knows its own kinds."""

import argparse
import sys
from pathlib import Path
from typing import Protocol

from platzdarm.cli.files import read_text
from platzdarm.content.files import parse
from platzdarm.games.discovery import games_with, part
from platzdarm.kernel.errors import ContentError, PlatzdarmError
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
    checkers: list[Checker] = [part(name, CHECKER).Checker(words) for name in games_with(CHECKER)]
    code = 0
    for path in arguments.files:
        try:
            print(check(path, checkers))
        except PlatzdarmError as error:
            more = error.more if isinstance(error, ContentError) else []
            for one in (error, *more):
                print(words.say("error-line", reason=words.fault(one)), file=sys.stderr)
            code = WRONG
    return code


def check(path: Path, checkers: list[Checker]) -> str:
    text = read_text(path)
    found = parse(text, str(path))
    for checker in checkers:
        if any(key in found for key in checker.keys):
            return checker.check(str(path), text)
    keys = [key for checker in checkers for key in checker.keys]
    raise Fault("content-no-kind", file=str(path), keys=", ".join(keys))
