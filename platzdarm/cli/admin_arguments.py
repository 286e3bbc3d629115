"""The arguments of `platzdarm admin`, with which a host looks after people and tables."""

from pathlib import Path

from platzdarm.terminal.arguments import Commands, Parser, positive, take_json

MODULE = "platzdarm.cli.admin"
LISTS = ("people", "tables", "chat", "reports", "log")
STATES = ("waiting", "playing", "over")


def add_admin(commands: Commands) -> None:
    admin = Commands(commands.add("admin", "admin"))
    for name in LISTS:
        add_list(admin, name)
    for name in ("ban", "unban", "rename", "password", "delete", "export"):
        parser = take(admin, name)
        parser.add_argument("who", metavar="WHO", help=parser.words.say("help-arg-who"))
        if name == "ban":
            take_reason(parser)
        elif name == "rename":
            parser.add_argument("name", metavar="NAME", help=parser.words.say("help-arg-new-name"))
        elif name == "delete":
            parser.add_argument("--yes", action="store_true", help=parser.words.say("help-arg-yes"))
        elif name == "export":
            parser.add_argument("file", metavar="FILE", type=Path, help=parser.words.say("help-arg-export-file"))
    close = take(admin, "close")
    take_table(close)
    take_reason(close)
    remove = take(admin, "remove")
    take_table(remove)
    remove.add_argument("lines", metavar="LINE", type=positive, nargs="+", help=remove.words.say("help-arg-lines"))
    settle = take(admin, "settle")
    settle.add_argument("number", metavar="REPORT", type=positive, help=settle.words.say("help-arg-report"))


def add_list(admin: Commands, name: str) -> None:
    parser = take(admin, name)
    say = parser.words.say
    if name == "people":
        parser.add_argument("word", metavar="WORD", nargs="?", help=say("help-arg-people-word"))
        parser.add_argument("--banned", action="store_true", help=say("help-arg-banned"))
    elif name == "tables":
        parser.add_argument("--state", choices=STATES, metavar="STATE", help=say("help-arg-state"))
        parser.add_argument("--person", metavar="WHO", help=say("help-arg-tables-person"))
    elif name == "chat":
        take_table(parser)
    elif name == "reports":
        parser.add_argument("--all", action="store_true", help=say("help-arg-all-reports"))
    if name in ("people", "tables", "log"):
        parser.add_argument("--most", metavar="N", type=positive, default=100, help=say("help-arg-most"))
    take_json(parser)


def take(admin: Commands, name: str) -> Parser:
    parser = admin.add(name, f"admin-{name}", MODULE)
    take_database(parser)
    return parser


def take_database(parser: Parser) -> None:
    parser.add_argument("--database", metavar="PLACE", help=parser.words.say("help-arg-database"))


def take_table(parser: Parser) -> None:
    parser.add_argument("table", metavar="TABLE", help=parser.words.say("help-arg-table"))


def take_reason(parser: Parser) -> None:
    parser.add_argument("--reason", metavar="TEXT", default="", help=parser.words.say("help-arg-reason"))
