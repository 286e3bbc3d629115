"""`platzdarm show`: a position of a record as one seat may see it."""

import argparse

import msgspec

from platzdarm.cli.files import RecordFile, check_seat
from platzdarm.cli.screens import make_screen
from platzdarm.kernel.position import SPECTATOR, View
from platzdarm.terminal.terminal import this_terminal
from platzdarm.text.words import Words


def run(arguments: argparse.Namespace, words: Words) -> int:
    file = RecordFile(arguments.record, arguments.content)
    position = file.at(arguments.at)
    check_seat(position, arguments.seat)
    view = View(position, SPECTATOR if arguments.seat is None else arguments.seat)
    if arguments.json:
        print(msgspec.json.encode(view.facts()).decode())
        return 0
    screen = make_screen(file.game, words)
    at = file.moves if arguments.at is None else arguments.at
    print(words.say("show-at", file=str(file.path), at=at, moves=file.moves))
    print("\n".join(screen.draw(view.known, [], this_terminal())))
    for decision in view.known.pending():
        print(screen.ask(view.known, decision))
    if view.known.result is not None:
        print("\n".join(screen.results(view.known)))
    return 0
