"""The arguments of every command."""

from pathlib import Path

from platzdarm import __version__
from platzdarm.cli.server_arguments import add_server
from platzdarm.games.discovery import games_with, part
from platzdarm.terminal.arguments import Commands, Parser, positive, take_content, take_json, whole
from platzdarm.text.words import Words

PACKS = "platzdarm.cli.packs"
PUZZLE = "platzdarm.cli.puzzle"


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
    add_arena(commands)
    add_dataset(commands)
    add_train(commands)
    add_puzzle(commands)
    add_rules(commands)
    add_content(commands)
    add_tools(commands)
    add_server(commands)
    commands.add("games", "games", "platzdarm.cli.games")
    return parser


# -- arguments that several commands take ---------------------------------------------------------------------


def take_game(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", help=parser.words.say("help-arg-game"))


def take_record(parser: Parser) -> None:
    parser.add_argument("record", metavar="RECORD", type=Path, help=parser.words.say("help-arg-record"))
    take_content(parser)


def take_table(parser: Parser) -> None:
    say = parser.words.say
    parser.add_argument("--option", metavar="KEY=VALUE", action="append", default=[], help=say("help-arg-option"))
    parser.add_argument("--seed", metavar="HEX", help=say("help-arg-seed"))


# -- the commands ---------------------------------------------------------------------------------------------


def add_play(commands: Commands) -> None:
    parser = commands.add("play", "play", "platzdarm.cli.play")
    say = parser.words.say
    parser.add_argument("game", metavar="GAME", nargs="?", help=say("help-arg-game-asked"))
    parser.add_argument("--seats", metavar="NAMES", help=say("help-arg-seats"))
    take_table(parser)
    take_content(parser)
    parser.add_argument("--save", metavar="FILE", type=Path, help=say("help-arg-save"))
    parser.add_argument("--resume", metavar="FILE", type=Path, help=say("help-arg-resume"))


def add_replay(commands: Commands) -> None:
    parser = commands.add("replay", "replay", "platzdarm.cli.replay")
    take_record(parser)
    parser.add_argument("--check", action="store_true", help=parser.words.say("help-arg-check"))


def add_show(commands: Commands) -> None:
    parser = commands.add("show", "show", "platzdarm.cli.show")
    say = parser.words.say
    take_record(parser)
    parser.add_argument("--at", metavar="N", type=whole, help=say("help-arg-at"))
    parser.add_argument("--seat", metavar="S", type=whole, help=say("help-arg-seat"))
    take_json(parser)


def add_legal(commands: Commands) -> None:
    parser = commands.add("legal", "legal", "platzdarm.cli.legal")
    say = parser.words.say
    take_record(parser)
    parser.add_argument("--at", metavar="N", type=whole, help=say("help-arg-at"))
    parser.add_argument("--seat", metavar="S", type=whole, help=say("help-arg-seat-legal"))
    take_json(parser)


def add_simulate(commands: Commands) -> None:
    parser = commands.add("simulate", "simulate", "platzdarm.cli.simulate")
    say = parser.words.say
    take_game(parser)
    parser.add_argument("--games", metavar="N", type=positive, default=100, help=say("help-arg-games"))
    parser.add_argument("--bots", metavar="NAMES", help=say("help-arg-bots"))
    parser.add_argument("--in-order", action="store_true", help=say("help-arg-in-order"))
    parser.add_argument("--each", metavar="KEY=A,B", action="append", default=[], help=say("help-arg-each"))
    parser.add_argument("--jobs", metavar="N", type=positive, default=1, help=say("help-arg-jobs"))
    take_table(parser)
    take_content(parser)
    parser.add_argument("--records", metavar="FOLDER", type=Path, help=say("help-arg-records"))
    take_json(parser)


def add_arena(commands: Commands) -> None:
    parser = commands.add("arena", "arena", "platzdarm.cli.arena")
    say = parser.words.say
    parser.add_argument("--game", metavar="GAME", required=True, help=say("help-arg-game"))
    parser.add_argument("--bots", metavar="NAMES", help=say("help-arg-rivals"))
    parser.add_argument("--games", metavar="N", type=positive, default=100, help=say("help-arg-pairing-games"))
    parser.add_argument("--all-games", action="store_true", help=say("help-arg-all-games"))
    parser.add_argument("--each", metavar="KEY=A,B", action="append", default=[], help=say("help-arg-each-table"))
    place = parser.add_mutually_exclusive_group()
    place.add_argument("--jobs", metavar="N", type=positive, default=1, help=say("help-arg-jobs"))
    place.add_argument("--ray", metavar="ADDRESS", help=say("help-arg-ray"))
    take_table(parser)
    take_content(parser)
    parser.add_argument("--report", metavar="FILE", type=Path, help=say("help-arg-arena-report"))
    take_json(parser)


def add_dataset(commands: Commands) -> None:
    parser = commands.add("dataset", "dataset", "platzdarm.cli.dataset")
    say = parser.words.say
    parser.add_argument("records", metavar="RECORD", nargs="+", type=Path, help=say("help-arg-dataset-records"))
    parser.add_argument("--out", metavar="FOLDER", type=Path, required=True, help=say("help-arg-dataset-out"))
    parser.add_argument("--rows", metavar="N", type=positive, default=4096, help=say("help-arg-dataset-rows"))
    parser.add_argument("--page", metavar="N", type=positive, help=say("help-arg-dataset-page"))
    parser.add_argument("--described", action="store_true", help=say("help-arg-dataset-described"))
    take_content(parser)
    take_json(parser)


def add_train(commands: Commands) -> None:
    parser = commands.add("train", "train", "platzdarm.cli.train")
    say = parser.words.say
    take_game(parser)
    parser.add_argument("--out", metavar="FILE", type=Path, required=True, help=say("help-arg-train-out"))
    parser.add_argument("--generations", metavar="N", type=positive, default=5, help=say("help-arg-generations"))
    parser.add_argument("--games", metavar="N", type=positive, default=100, help=say("help-arg-generation-games"))
    parser.add_argument("--minutes", metavar="N", type=positive, help=say("help-arg-minutes"))
    parser.add_argument("--units", metavar="N", type=positive, default=0, help=say("help-arg-units"))
    parser.add_argument("--looks", metavar="N", type=positive, default=120, help=say("help-arg-looks"))
    parser.add_argument("--beam", metavar="N", type=positive, default=2, help=say("help-arg-beam"))
    parser.add_argument("--jobs", metavar="N", type=positive, default=1, help=say("help-arg-jobs"))
    parser.add_argument("--seed", metavar="HEX", help=say("help-arg-seed"))
    take_json(parser)


def add_puzzle(commands: Commands) -> None:
    puzzle = Commands(commands.add("puzzle", "puzzle"))
    solve = puzzle.add("solve", "puzzle-solve", PUZZLE)
    say = solve.words.say
    solve.add_argument("files", metavar="FILE", nargs="*", type=Path, help=say("help-arg-puzzle-file"))
    solve.add_argument("--all", action="store_true", help=say("help-arg-puzzle-all"))
    solve.add_argument("--show", metavar="N", type=positive, default=10, help=say("help-arg-puzzle-show"))
    take_content(solve)
    make = puzzle.add("make", "puzzle-make", PUZZLE)
    make.add_argument("--out", metavar="FOLDER", type=Path, required=True, help=say("help-arg-puzzle-out"))
    make.add_argument("--count", metavar="N", type=positive, default=10, help=say("help-arg-puzzle-count"))
    make.add_argument("--seconds", metavar="N", type=positive, help=say("help-arg-puzzle-seconds"))
    make.add_argument("--army", metavar="ARMY", help=say("help-arg-puzzle-army"))
    make.add_argument("--grade", choices=("easy", "medium", "hard"), help=say("help-arg-puzzle-grade"))
    make.add_argument("--seed", metavar="WORD", help=say("help-arg-puzzle-seed"))
    make.add_argument("--jobs", metavar="N", type=positive, default=1, help=say("help-arg-jobs"))
    solve.add_argument("--game", metavar="GAME", help=say("help-arg-puzzle-game"))
    make.add_argument("--game", metavar="GAME", default="neuroshima", help=say("help-arg-game"))
    for parser in (solve, make):
        take_json(parser)


def add_rules(commands: Commands) -> None:
    parser = commands.add("rules", "rules", "platzdarm.cli.rules")
    say = parser.words.say
    take_game(parser)
    parser.add_argument("words", metavar="WORDS", nargs="*", help=say("help-arg-words"))
    parser.add_argument("--id", metavar="ID", help=say("help-arg-id"))


def add_content(commands: Commands) -> None:
    content = Commands(commands.add("content", "content"))
    check = content.add("check", "content-check", "platzdarm.cli.content")
    check.add_argument("files", metavar="FILE", nargs="+", type=Path, help=check.words.say("help-arg-files"))
    check.add_argument("--preview", action="store_true", help=check.words.say("help-arg-preview"))
    new = content.add("new", "content-new", PACKS)
    take_game(new)
    new.add_argument("folder", metavar="FOLDER", type=Path, help=new.words.say("help-arg-pack-folder"))
    new.add_argument("--author", metavar="NAME", help=new.words.say("help-arg-author"))
    add = content.add("add", "content-add", PACKS)
    add.add_argument("pack", metavar="PACK", type=Path, help=add.words.say("help-arg-pack"))
    add.add_argument("--replace", action="store_true", help=add.words.say("help-arg-replace"))
    take_json(content.add("list", "content-list", PACKS))
    names = content.add("names", "content-names", PACKS)
    take_game(names)
    names.add_argument("kinds", metavar="KIND", nargs="*", help=names.words.say("help-arg-kinds"))
    take_json(names)
    remove = content.add("remove", "content-remove", PACKS)
    remove.add_argument("id", metavar="ID", help=remove.words.say("help-arg-pack-id"))


def add_tools(commands: Commands) -> None:
    """What a game brings for the command line: `platzdarm GAME TOOL`."""
    for name in games_with("terminal.tools"):
        parser = commands.add(name, name)
        parser.set_defaults(tool_of=name, content=[])
        part(name, "terminal.tools").add_tools(Commands(parser))
