"""The arguments of the commands around the server. Nothing of the server is loaded until one of them is called."""

from pathlib import Path

from platzdarm.cli.admin_arguments import add_admin, take_database
from platzdarm.terminal.arguments import Commands, take_content, whole


def add_server(commands: Commands) -> None:
    add_serve(commands)
    add_archive(commands, "export")
    add_archive(commands, "import")
    add_verify(commands)
    add_admin(commands)


def add_serve(commands: Commands) -> None:
    parser = commands.add("serve", "serve", "platzdarm.cli.serve")
    say = parser.words.say
    parser.add_argument("--host", metavar="ADDRESS", help=say("help-arg-host"))
    parser.add_argument("--port", metavar="PORT", type=whole, help=say("help-arg-port"))
    take_database(parser)
    parser.add_argument("--open", action="store_true", default=True, help=say("help-arg-open"))
    parser.add_argument("--settings", action="store_true", help=say("help-arg-settings"))
    parser.add_argument("--no-open", dest="open", action="store_false", help=say("help-arg-no-open"))


def add_archive(commands: Commands, name: str) -> None:
    parser = commands.add(name, name, "platzdarm.cli.archive")
    parser.add_argument("file", metavar="FILE", type=Path, help=parser.words.say(f"help-arg-{name}-file"))
    take_database(parser)


def add_verify(commands: Commands) -> None:
    parser = commands.add("verify", "verify", "platzdarm.cli.verify")
    say = parser.words.say
    parser.add_argument("what", metavar="RECORD|TABLE", help=say("help-arg-verify"))
    parser.add_argument("--seed-hash", metavar="HASH", help=say("help-arg-seed-hash"))
    take_content(parser)
    take_database(parser)
