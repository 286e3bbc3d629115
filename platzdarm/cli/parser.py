"""The arguments of every command. argparse's own words are taken from the catalogues too."""

import argparse
import sys
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

from platzdarm import __version__
from platzdarm.cli.server_arguments import add_server
from platzdarm.cli.settings import positive, whole
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
        print(self.words.say("error-line", reason=self.words.explain(message)), file=sys.stderr)
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
        about = self.words.say(f"help-{text}")
        parser: Parser = self.group.add_parser(name, words=self.words, help=about, description=about)
        if module is not None:
            parser.set_defaults(module=module if "." in module else f"platzdarm.cli.{module}")
        return parser


def build_parser(words: Words) -> Parser:
    parser = Parser(words, prog="platzdarm", description=words.say("app-about"))
    parser.add_argument(
        "--version", action="version", version=f"platzdarm {__version__}", help=words.say("help-version")
    )
    commands = Commands(parser)
    add_play(commands)
    add_replay(commands)
    add_show(commands)
    add_legal(commands)
    add_simulate(commands)
    add_rules(commands)
    add_content(commands)
    add_neuroshima(commands)
    add_doom2016(commands)
    add_server(commands)
    commands.add("games", "games", "games")
    return parser


# -- arguments that several commands take ---------------------------------------------------------------------


def take_game(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", help=parser.words.say("help-arg-game"))


def take_record(parser: Parser) -> None:
    parser.add_argument("record", metavar="RECORD", type=Path, help=parser.words.say("help-arg-record"))
    take_army(parser)


def take_army(parser: Parser) -> None:
    say = parser.words.say
    names = ("--army", "--mission")  # armies of Neuroshima, missions and packs of cards of DOOM (2016)
    own = say("help-arg-army")
    parser.add_argument(*names, dest="army", metavar="FILE", type=Path, action="append", default=[], help=own)


def take_table(parser: Parser) -> None:
    say = parser.words.say
    parser.add_argument("--option", metavar="KEY=VALUE", action="append", default=[], help=say("help-arg-option"))
    parser.add_argument("--seed", metavar="HEX", help=say("help-arg-seed"))


def take_json(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help=parser.words.say("help-arg-json"))


# -- the commands ---------------------------------------------------------------------------------------------


def add_play(commands: Commands) -> None:
    parser = commands.add("play", "play", "play")
    say = parser.words.say
    take_game(parser)
    parser.add_argument("--seats", metavar="NAMES", help=say("help-arg-seats"))
    take_table(parser)
    take_army(parser)
    parser.add_argument("--save", metavar="FILE", type=Path, help=say("help-arg-save"))
    parser.add_argument("--resume", metavar="FILE", type=Path, help=say("help-arg-resume"))


def add_replay(commands: Commands) -> None:
    parser = commands.add("replay", "replay", "replay")
    take_record(parser)
    parser.add_argument("--check", action="store_true", help=parser.words.say("help-arg-check"))


def add_show(commands: Commands) -> None:
    parser = commands.add("show", "show", "show")
    say = parser.words.say
    take_record(parser)
    parser.add_argument("--at", metavar="N", type=whole, help=say("help-arg-at"))
    parser.add_argument("--seat", metavar="S", type=whole, help=say("help-arg-seat"))
    take_json(parser)


def add_legal(commands: Commands) -> None:
    parser = commands.add("legal", "legal", "legal")
    say = parser.words.say
    take_record(parser)
    parser.add_argument("--at", metavar="N", type=whole, help=say("help-arg-at"))
    parser.add_argument("--seat", metavar="S", type=whole, help=say("help-arg-seat-legal"))
    take_json(parser)


def add_simulate(commands: Commands) -> None:
    parser = commands.add("simulate", "simulate", "simulate")
    say = parser.words.say
    take_game(parser)
    parser.add_argument("--games", metavar="N", type=positive, default=100, help=say("help-arg-games"))
    parser.add_argument("--bots", metavar="NAMES", default="random,greedy", help=say("help-arg-bots"))
    parser.add_argument("--in-order", action="store_true", help=say("help-arg-in-order"))
    parser.add_argument("--each", metavar="KEY=A,B", action="append", default=[], help=say("help-arg-each"))
    parser.add_argument("--jobs", metavar="N", type=positive, default=1, help=say("help-arg-jobs"))
    take_table(parser)
    parser.add_argument("--records", metavar="FOLDER", type=Path, help=say("help-arg-records"))
    take_json(parser)


def add_rules(commands: Commands) -> None:
    parser = commands.add("rules", "rules", "rules")
    say = parser.words.say
    take_game(parser)
    parser.add_argument("words", metavar="WORDS", nargs="*", help=say("help-arg-words"))
    parser.add_argument("--id", metavar="ID", help=say("help-arg-id"))


def add_content(commands: Commands) -> None:
    check = Commands(commands.add("content", "content")).add("check", "content-check", "content")
    check.add_argument("files", metavar="FILE", nargs="+", type=Path, help=check.words.say("help-arg-files"))


def add_doom2016(commands: Commands) -> None:
    tools = Commands(commands.add("doom2016", "doom2016"))
    take_json(tools.add("sight", "doom2016-sight", "platzdarm.games.doom2016.terminal.sight"))
    odds = tools.add("odds", "doom2016-odds", "platzdarm.games.doom2016.terminal.odds")
    say = odds.words.say
    for name in ("red", "black", "symbols", "cancel"):
        odds.add_argument(f"--{name}", metavar="N", type=whole, help=say(f"help-arg-odds-{name}"))
    odds.add_argument("--reroll", metavar="N", type=positive, action="append", help=say("help-arg-odds-reroll"))
    odds.add_argument("--stunned", action="store_true", help=say("help-arg-odds-stunned"))
    odds.add_argument("--health", metavar="N", type=positive, help=say("help-arg-odds-health"))
    for name in ("stagger", "shields"):
        odds.add_argument(f"--{name}", metavar="N", type=whole, help=say(f"help-arg-odds-{name}"))
    for name in ("deck", "discards"):
        odds.add_argument(f"--{name}", metavar="CARDS", help=say(f"help-arg-odds-{name}"))
    odds.add_argument("--cover", action="store_true", help=say("help-arg-odds-cover"))
    take_json(odds)


def add_neuroshima(commands: Commands) -> None:
    battle = Commands(commands.add("neuroshima", "neuroshima")).add(
        "battle", "neuroshima-battle", "platzdarm.games.neuroshima.terminal.battle"
    )
    take_json(battle)
    choices = ("first", "all")
    say = battle.words.say
    battle.add_argument("--choices", choices=choices, default=choices[0], help=say("help-arg-choices"))
    take_army(battle)
