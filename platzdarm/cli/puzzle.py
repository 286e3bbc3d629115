"""`platzdarm puzzle`: prove puzzles by looking at every turn there is, and make new ones. A game brings its desk."""

import argparse
import json
import os
import time
from collections.abc import Iterator
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

from platzdarm.arena.workers import Workers
from platzdarm.cli.files import load_game, naming, read_text, write_text
from platzdarm.cli.session import INTERRUPTED
from platzdarm.cli.simulate import progress_bar
from platzdarm.games.discovery import games_with, part
from platzdarm.kernel.errors import OptionsError
from platzdarm.terminal.faults import Fault
from platzdarm.text.words import Words

DESK = "puzzles.desk"


def run(arguments: argparse.Namespace, words: Words) -> int:
    known = games_with(DESK)
    if arguments.game not in known:
        raise OptionsError("puzzle-game", game=arguments.game, known=", ".join(known))
    desk = part(arguments.game, DESK)
    return solve(desk, arguments, words) if arguments.command == "solve" else make(desk, arguments, words)


# -- solving ------------------------------------------------------------------------------------------------------


def solve(desk: Any, arguments: argparse.Namespace, words: Words) -> int:
    """Every file, whatever comes of the others; a puzzle that nothing solves is an error."""
    if bool(arguments.files) == arguments.all:
        raise Fault("error-puzzle-what")
    game = load_game(arguments.game, arguments.content)
    began, found, unsolved = time.perf_counter(), [], []
    with progress_bar() as bar:
        entries = [(entry.id, entry) for entry in desk.shipped()] if arguments.all else list(given(desk, arguments))
        for name, entry in bar.track(entries, description=words.say("puzzle-progress")):
            at = time.perf_counter()
            proof = naming(Path(name), partial(desk.prove, game, entry))
            seconds = round(time.perf_counter() - at, 3)
            found.append({"puzzle": name, "solutions": proof.ways, "positions": proof.positions, "seconds": seconds})
            if not proof.ways:
                unsolved.append(name)
            elif not arguments.json:
                tell(found[-1], 0 if arguments.all else arguments.show, words)
    if arguments.json and not unsolved:
        print(json.dumps(found))
    elif len(found) > 1:
        unique = sum(len(one["solutions"]) == 1 for one in found)
        seconds = round(time.perf_counter() - began, 1)
        print(words.say("puzzle-proven", unique=unique, all=len(found), seconds=seconds))
    if unsolved:
        raise Fault("error-puzzle-none", file=", ".join(unsolved))
    return 0


def given(desk: Any, arguments: argparse.Namespace) -> Iterator[tuple[str, Any]]:
    for path in arguments.files:
        yield str(path), desk.read(read_text(path), str(path))


def tell(found: dict[str, Any], most: int, words: Words) -> None:
    ways = found["solutions"]
    told = {"file": found["puzzle"], "boards": found["positions"], "seconds": found["seconds"]}
    print(words.say("puzzle-solved", count=len(ways), **told))
    for number, way in enumerate(ways[:most], 1):
        print("  " + words.say("puzzle-way", number=number, actions=", ".join(way)))
    if 0 < most < len(ways):
        print("  " + words.say("puzzle-more", count=len(ways) - most))


# -- making -------------------------------------------------------------------------------------------------------


def make(desk: Any, arguments: argparse.Namespace, words: Words) -> int:
    """Each puzzle is written as soon as it is found: whoever breaks off keeps what there is."""
    if arguments.army and arguments.army not in desk.armies():
        raise Fault("error-puzzle-army", army=arguments.army, known=", ".join(desk.armies()) or "-")
    made: list[Any] = []
    code = 0
    try:
        arguments.out.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise Fault("error-unwritable", file=str(arguments.out)) from None
    try:
        with progress_bar() as bar, Workers(arguments.jobs) as workers:
            task = bar.add_task(words.say("puzzle-progress"), total=arguments.count)
            for puzzle in looked_for(desk, arguments, workers, made):
                write_text(arguments.out / f"{puzzle.id}.toml", desk.written(puzzle))
                made.append(puzzle)
                bar.update(task, completed=len(made))
                if not arguments.json:
                    print(line(desk, arguments.out, puzzle, words), flush=True)
    except KeyboardInterrupt:
        code = INTERRUPTED
    if arguments.json:
        print(json.dumps([{"file": f"{one.id}.toml", "difficulty": one.difficulty} for one in made]))
    else:
        print(words.say("puzzle-made-all", count=len(made), folder=str(arguments.out)))
    return code


def looked_for(desk: Any, arguments: argparse.Namespace, workers: Workers, made: list[Any]) -> Iterator[Any]:
    """New puzzles, none like those that there are, until there are enough or the time is up."""
    seed = arguments.seed if arguments.seed is not None else os.urandom(8).hex()
    until = time.monotonic() + arguments.seconds if arguments.seconds else None
    tasks = ((seed, number, arguments.army or "", arguments.grade or "") for number in count())
    taken = {entry.id for entry in desk.shipped()} | {path.stem for path in arguments.out.glob("*.toml")}
    for found in workers.map(desk.search, tasks):
        for puzzle in found:
            if len(made) < arguments.count and not any(desk.is_like(puzzle, other) for other in made):
                named = desk.named(puzzle, taken)
                taken.add(named.id)
                yield named
        if len(made) >= arguments.count or (until is not None and time.monotonic() >= until):
            return


def line(desk: Any, folder: Path, puzzle: Any, words: Words) -> str:
    name = puzzle.name.ru if words.lang == "ru" else puzzle.name.en
    grade = words.say("puzzle-grade", difficulty=puzzle.difficulty)
    file = str(folder / f"{puzzle.id}.toml")
    return words.say("puzzle-made", file=file, name=name, army=desk.about(puzzle), grade=grade)
