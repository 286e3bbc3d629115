"""`platzdarm serve`: the server, and the page in the browser."""

import argparse
import errno
import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress

from platzdarm.cli.databases import check_database, opening_faults, without_password
from platzdarm.games import discovery
from platzdarm.server.app import make_server
from platzdarm.server.config import Config
from platzdarm.server.ops import set_up_logs
from platzdarm.server.settings import SETTINGS, config_from, named, shown
from platzdarm.terminal.faults import Fault
from platzdarm.terminal.terminal import fold, this_terminal
from platzdarm.text.words import Words


def run(arguments: argparse.Namespace, words: Words) -> int:
    if arguments.settings:
        return list_settings(words)
    config = config_from(os.environ, arguments.database, arguments.host, arguments.port)
    database = named("database", arguments.database)
    check_database(config.database, database)
    check_port(config, named("host", arguments.host), named("port", arguments.port))
    for name in discovery.game_names():
        discovery.game(name)  # content of one's own that is wrong is told before anything is opened
    if not sys.stderr.isatty():
        set_up_logs()

    def ready(port: int) -> None:
        address = f"http://{browsable(config.host)}:{port}"
        print(words.say("serve-open", address=address), flush=True)
        print(words.say("serve-database", database=without_password(config.database)), flush=True)
        if arguments.open:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    with opening_faults(config.database, database):
        server = make_server(config, ready)
    # Ctrl-C is the usual way to end it; when it arrives here everything is closed.
    with suppress(KeyboardInterrupt):
        server.run()
    return 0 if server.started else 1


def list_settings(words: Words) -> int:
    """Each with its default and what it does."""
    for setting in SETTINGS:
        default = "-" if setting.default is None else shown(setting.default)
        print(words.say("serve-setting-row", name=setting.name, default=default))
        for line in fold([f"    {words.say(f'setting-{setting.field}')}"], this_terminal().width):
            print(line)
    return 0


def check_port(config: Config, host: str, port: str) -> None:
    """Told before anything is opened; `host` and `port` are the settings or arguments that name them."""
    if not 0 <= config.port <= 65_535:
        raise Fault("serve-port-wrong", name=port, port=str(config.port))
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((config.host, config.port))
        except OSError as error:
            # gaierror has numbers of its own: no such name
            if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
                raise Fault("serve-host-wrong", name=host, host=config.host) from None
            raise Fault("serve-port-taken", name=port, port=str(config.port)) from None


def browsable(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host
