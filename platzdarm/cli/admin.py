"""`platzdarm admin`: what a host does about people and tables, beside a running server. Every deed is logged."""

import argparse
import getpass
import json
import os
import secrets
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from argon2 import PasswordHasher
from sqlalchemy import Connection

from platzdarm.cli.admin_arguments import LISTS
from platzdarm.cli.archive import open_private
from platzdarm.cli.databases import opened_store
from platzdarm.server.store import deeds, overview
from platzdarm.server.store.deeds import Hand
from platzdarm.server.store.overview import Rows
from platzdarm.server.tables.table import now_ms
from platzdarm.terminal.faults import Fault
from platzdarm.text.words import Value, Words


def run(arguments: argparse.Namespace, words: Words) -> int:
    if arguments.command == "delete" and not arguments.yes:
        raise Fault("admin-say-yes", who=arguments.who)
    if arguments.command == "export" and arguments.file.exists():
        raise Fault("archive-exists", file=str(arguments.file))
    with opened_store(arguments.database, must_exist=True) as store:
        if arguments.command in LISTS:
            with store.one_moment() as connection:
                found = listed(connection, arguments)
            show(found, arguments, words)
        elif arguments.command == "export":
            with store.one_moment() as connection:
                data = overview.one_person(connection, arguments.who)
            write_person(data, arguments.file)
            with store.all_or_nothing() as connection:
                deeds.note(connection, hand_of_the_shell(), "export", data["person"]["id"])
            print(words.say("admin-done-export", name=data["person"]["name"], file=str(arguments.file)))
        else:
            with store.all_or_nothing() as connection:
                told = do(connection, arguments)
            print(words.say(f"admin-done-{arguments.command}", **told))
    return 0


# -- looking ------------------------------------------------------------------------------------------------------


def listed(connection: Connection, arguments: argparse.Namespace) -> Rows:
    if arguments.command == "people":
        return overview.people(connection, arguments.word, arguments.banned, arguments.most)
    if arguments.command == "tables":
        return overview.tables(connection, arguments.state, arguments.person, arguments.most)
    if arguments.command == "chat":
        return overview.chat(connection, arguments.table)
    if arguments.command == "reports":
        return overview.reports(connection, arguments.all)
    return overview.deeds(connection, arguments.most)


def show(found: Rows, arguments: argparse.Namespace, words: Words) -> None:
    if arguments.json:
        print(json.dumps(found, ensure_ascii=False))
        return
    if not found:
        print(words.say("admin-nothing"))
    for row in found:
        print(words.say(f"admin-row-{arguments.command}", **{name: shown(name, row[name], words) for name in row}))


def shown(name: str, value: Any, words: Words) -> Value:
    """Times to the minute; what is not there is a dash; what a stranger wrote stays on its line and moves no cursor."""
    if name in ("at", "created", "seen", "changed", "settled") and value is not None:
        return datetime.fromtimestamp(value / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    if isinstance(value, list):
        return printable(", ".join(map(str, value))) or "-"
    if value is True:
        return words.say("admin-yes")
    if value in (None, "") or value is False:
        return "-"
    return value if isinstance(value, int | float) else printable(str(value))


def printable(text: str) -> str:
    return "".join(sign if sign.isprintable() else " " for sign in text)


def write_person(data: dict[str, Any], path: Path) -> None:
    try:
        with open_private(path) as file:
            json.dump(data, file, ensure_ascii=False, indent=2)
            file.write("\n")
    except OSError:
        raise Fault("error-unwritable", file=str(path)) from None


# -- doing --------------------------------------------------------------------------------------------------------


def do(connection: Connection, arguments: argparse.Namespace) -> dict[str, Value]:
    """One deed, in one transaction; what the sentence about it needs."""
    hand = hand_of_the_shell()
    if arguments.command == "ban":
        return {"name": deeds.ban(connection, hand, arguments.who, arguments.reason).name}
    if arguments.command == "unban":
        return {"name": deeds.unban(connection, hand, arguments.who).name}
    if arguments.command == "rename":
        return {"old": deeds.rename(connection, hand, arguments.who, arguments.name).name, "name": arguments.name}
    if arguments.command == "password":
        password = secrets.token_urlsafe(12)
        hashed = PasswordHasher().hash(password)
        return {"name": deeds.set_password(connection, hand, arguments.who, hashed).name, "password": password}
    if arguments.command == "delete":
        return {"name": deeds.delete_person(connection, hand, arguments.who).name}
    if arguments.command == "close":
        return {
            "table": arguments.table,
            "state": deeds.close_table(connection, hand, arguments.table, arguments.reason),
        }
    if arguments.command == "remove":
        return {"count": deeds.remove_chat(connection, hand, arguments.table, arguments.lines)}
    deeds.settle_report(connection, hand, arguments.number)
    return {"number": arguments.number}


def hand_of_the_shell() -> Hand:
    return Hand(shell_user(), now_ms())


def shell_user() -> str:
    """Whose shell it is; under sudo, who called it."""
    asked = os.environ.get("SUDO_USER")
    try:
        return asked or getpass.getuser()
    except (KeyError, OSError):  # a container without a list of users
        return str(os.getuid())
