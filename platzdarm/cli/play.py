"""`platzdarm play`: sets up or resumes a match and hands it to the terminal."""

import argparse
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from platzdarm.cli.files import load_game, naming, read_text
from platzdarm.cli.screens import make_screen
from platzdarm.cli.session import PERSON, Session
from platzdarm.cli.settings import parse_options, parse_seed
from platzdarm.cli.talk import Talk
from platzdarm.games.discovery import game_names
from platzdarm.games.roster import usual_bot
from platzdarm.kernel.chance import seed_hash
from platzdarm.kernel.game import Game
from platzdarm.kernel.match import Match, resume
from platzdarm.kernel.record import parse
from platzdarm.terminal.faults import Fault
from platzdarm.terminal.terminal import this_terminal
from platzdarm.text.words import Words


def run(arguments: argparse.Namespace, words: Words) -> int:
    game = load_game(chosen_game(arguments, words), arguments.content)
    seats: list[str] = arguments.seats.split(",") if arguments.seats else []
    save = arguments.save
    if arguments.resume is not None:
        match, seated = continued(game, arguments.resume)
        seats = seats or seated
        save = save if save is not None else arguments.resume
    else:
        seed = parse_seed(arguments.seed) if arguments.seed is not None else os.urandom(16)
        match = Match(game, parse_options(arguments.option), seed)
    screen = make_screen(game, words)
    seats = settle_seats(seats, match.position.seat_count(), screen.host, usual_bot(game.name))
    if save is not None and save != arguments.resume and save.exists():
        raise Fault("error-save-exists", file=str(save))
    session = Session(match, seats, screen, words, this_terminal(), save)
    session.notices.append(words.say("play-welcome", title=words.say(f"game-{game.name}-title")))
    session.notices.append(words.say("play-seed-hash", hash=seed_hash(match.seed)))
    return Talk(session).run()


def chosen_game(arguments: argparse.Namespace, words: Words) -> str:
    """The one that is named, or that of the record to resume; else whoever sits there is asked."""
    if arguments.game is not None:
        return str(arguments.game)
    if arguments.resume is not None:
        text = read_text(arguments.resume)
        return naming(arguments.resume, lambda: parse(text)).game
    return asked_for(game_names(), words)


def asked_for(names: Sequence[str], words: Words) -> str:
    """By number or by name."""
    for number, name in enumerate(names, 1):
        print(words.say("play-game", number=number, title=words.say(f"game-{name}-title")))
    choices = {**{str(number): name for number, name in enumerate(names, 1)}, **{name: name for name in names}}
    terminal = this_terminal()
    try:
        while (typed := terminal.read(words.say("play-which-game")).strip()) not in choices:
            pass
    except EOFError:
        raise Fault("error-which-game", known=", ".join(names)) from None
    return choices[typed]


def continued(game: Game[Any], path: Path) -> tuple[Match, list[str]]:
    """A saved match, and who sat where."""
    text = read_text(path)
    record = naming(path, lambda: parse(text))
    if record.game != game.name:
        raise Fault("error-other-game", file=str(path), game=record.game)
    return naming(path, lambda: resume(game, text)), record.seats


def settle_seats(seats: list[str], count: int, host: int, opponent: str) -> list[str]:
    """A person in the seat of the host and the same bot in the others, unless told otherwise."""
    if not seats:
        return [PERSON if seat == host else opponent for seat in range(count)]
    if len(seats) != count:
        raise Fault("error-seats", seats=count, given=len(seats))
    return [name.strip() for name in seats]
