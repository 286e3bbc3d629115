"""`platzdarm puzzle`: prove puzzles by looking at every turn there is, and make new ones. A game brings its desk."""

import argparse
import json
import os
import time
from collections.abc import Iterator
from functools import cache, partial
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from platzdarm.arena.workers import Workers
from platzdarm.cli.files import load_game, naming, read_text, write_text
from platzdarm.cli.session import INTERRUPTED
from platzdarm.cli.simulate import progress_bar
from platzdarm.games.checking import game_of
from platzdarm.games.discovery import games_with, part
from platzdarm.kernel.errors import OptionsError
from platzdarm.kernel.game import Game
from platzdarm.terminal.faults import Fault
from platzdarm.text.words import Words

DESK = "puzzles.desk"


def run(arguments: argparse.Namespace, words: Words) -> int:
    return solve(arguments, words) if arguments.command == "solve" else make(arguments, words)


def desk_of(game: str) -> Any:
    known = games_with(DESK)
    if game not in known:
        raise OptionsError("puzzle-game", game=game, known=", ".join(known))
    return part(game, DESK)


# -- solving ------------------------------------------------------------------------------------------------------


class Asked(NamedTuple):
    """A puzzle that is to be solved."""

    name: str  # of its file, or its id
    game: Game[Any]
    desk: Any
    entry: Any


def solve(arguments: argparse.Namespace, words: Words) -> int:
    """Every file, whatever comes of the others; a puzzle that nothing solves is an error."""
    if bool(arguments.files) == arguments.all:
        raise Fault("error-puzzle-what")
    began, found, unsolved = time.perf_counter(), [], []
    with progress_bar() as bar:
        puzzles = list(shipped(arguments) if arguments.all else given(arguments))
        for name, game, desk, entry in bar.track(puzzles, description=words.say("puzzle-progress")):
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


def shipped(arguments: argparse.Namespace) -> Iterator[Asked]:
    name = arguments.game or games_with(DESK)[0]
    desk = desk_of(name)
    game = load_game(name, arguments.content)
    for entry in desk.shipped():
        yield Asked(entry.id, game, desk, entry)


def given(arguments: argparse.Namespace) -> Iterator[Asked]:
    """A file says itself of which game it is, unless somebody knows better."""
    game = cache(partial(load_game, own=arguments.content))
    for path in arguments.files:
        text = read_text(path)
        name = arguments.game or game_of(str(path), text)
        desk = desk_of(name)
        yield Asked(str(path), game(name), desk, desk.read(text, str(path)))


def tell(found: dict[str, Any], most: int, words: Words) -> None:
    ways = found["solutions"]
    told = {"file": found["puzzle"], "boards": found["positions"], "seconds": found["seconds"]}
    print(words.say("puzzle-solved", count=len(ways), **told))
    for number, way in enumerate(ways[:most], 1):
        print("  " + words.say("puzzle-way", number=number, actions=", ".join(way)))
    if 0 < most < len(ways):
        print("  " + words.say("puzzle-more", count=len(ways) - most))


# -- making -------------------------------------------------------------------------------------------------------


def make(arguments: argparse.Namespace, words: Words) -> int:
    """Each puzzle is written as soon as it is found: whoever breaks off keeps what there is."""
    desk = desk_of(arguments.game)
    if arguments.army and not desk.armies():
        raise Fault("error-puzzle-no-armies", game=arguments.game)
    if arguments.army and arguments.army not in desk.armies():
        raise Fault("error-puzzle-army", army=arguments.army, known=", ".join(desk.armies()))
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
