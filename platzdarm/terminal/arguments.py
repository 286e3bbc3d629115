"""Arguments of the command line, for our commands and for the tools of games. All words are from the catalogues."""

import argparse
import sys
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

from platzdarm.text.foreign import understood
from platzdarm.text.words import LANGUAGES, Words


class Formatter(argparse.HelpFormatter):
    """Usage under our own heading."""

    def __init__(self, words: Words, prog: str) -> None:
        super().__init__(prog)
        self.words = words

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self.words.say("app-usage") + " " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """Help and errors in the reader's language; an error is one line."""

    def __init__(self, words: Words, **keywords: Any) -> None:
        self.words = words
        formatter = partial(Formatter, words)
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=formatter, **keywords)
        self._positionals.title = words.say("app-arguments")
        self._optionals.title = words.say("app-options")
        self.add_argument("-h", "--help", action="help", help=words.say("help-help"))
        self.add_argument(
            "--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=words.say("help-lang"), metavar="LANG"
        )

    def error(self, message: str) -> NoReturn:
        print(self.words.say("error-line", reason=self.words.fault(understood(message))), file=sys.stderr)
        sys.exit(2)


class Commands:
    """A group of commands below a parser."""

    def __init__(self, parser: Parser) -> None:
        self.words = parser.words
        parser.set_defaults(module=None)
        self.group = parser.add_subparsers(
            title=self.words.say("app-commands"), metavar="COMMAND", required=True, dest="command", parser_class=Parser
        )

    def add(self, name: str, text: str, module: str | None = None) -> Parser:
        """`text` is the end of its help's id, `module` what is loaded to run it."""
        about = self.words.say(f"help-{text}")
        parser: Parser = self.group.add_parser(name, words=self.words, help=about, description=about)
        if module is not None:
            parser.set_defaults(module=module)
        return parser


# -- arguments that several commands take ---------------------------------------------------------------------


def take_content(parser: Parser) -> None:
    own = parser.words.say("help-arg-content")
    parser.add_argument("--content", metavar="FILE", type=Path, action="append", default=[], help=own)


def take_json(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help=parser.words.say("help-arg-json"))


def whole(text: str) -> int:
    """For argparse: a whole number from 0 up."""
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number from 0 up")
    return int(text)


def positive(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number from 1 up")
    return int(text)
