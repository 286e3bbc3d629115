"""The `platzdarm` command: which command is meant, in which language, and what its exit code is."""

import argparse
import errno
import os
import sys
from importlib import import_module

from platzdarm.cli.files import load_game
from platzdarm.cli.parser import build_parser
from platzdarm.cli.session import INTERRUPTED
from platzdarm.kernel.errors import PlatzdarmError
from platzdarm.terminal.faults import tell
from platzdarm.text.words import LANGUAGES, Words

WRONG_INPUT = 2
FULL = (errno.ENOSPC, errno.EDQUOT)
LOCALES = ("PLATZDARM_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def main(argv: list[str] | None = None) -> int:
    given = sys.argv[1:] if argv is None else argv
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a sign shows another, and play goes on
    words = Words(chosen_language(given))
    try:
        code = dispatch(build_parser(words).parse_args(given), words)
        sys.stdout.flush()
        return code
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else WRONG_INPUT
    except PlatzdarmError as error:
        tell(error, words)
        return WRONG_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has gone (`platzdarm legal ... | head`); nothing more can be told, not even at exit.
        give_up_output()
        return 0
    except OSError as error:
        if error.errno not in FULL:
            raise
        give_up_output()
        print(words.say("error-line", reason=words.say("error-full")), file=sys.stderr)
        return WRONG_INPUT


def give_up_output() -> None:
    """What is left in the buffer goes nowhere, also at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def dispatch(arguments: argparse.Namespace, words: Words) -> int:
    """Each command is a module with `run`, loaded when it is called; a game's own tool gets the game."""
    run = import_module(arguments.module).run
    game = (load_game(arguments.tool_of, arguments.content),) if "tool_of" in arguments else ()
    code = run(*game, arguments, words)
    assert isinstance(code, int)
    return code


def chosen_language(given: list[str]) -> str:
    """--lang, then PLATZDARM_LANG, then the locale, else English. A wrong --lang is told by the parser."""
    for at, word in enumerate(given):
        value = given[at + 1] if word == "--lang" and at + 1 < len(given) else word.removeprefix("--lang=")
        if value in LANGUAGES and word.startswith("--lang"):
            return value
    for name in LOCALES:
        value = os.environ.get(name, "").replace("-", "_").partition("_")[0].lower()
        if value in LANGUAGES:
            return value
        if value and name != "PLATZDARM_LANG":
            break
    return LANGUAGES[0]
