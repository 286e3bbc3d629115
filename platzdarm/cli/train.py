"""`platzdarm train`: a network that judges positions, learnt by playing against itself."""

import argparse
import json
import os
import signal
from time import monotonic

import msgspec

from platzdarm.cli.files import naming, read_text, write_text
from platzdarm.cli.session import INTERRUPTED
from platzdarm.cli.settings import parse_seed
from platzdarm.cli.simulate import Terminated, stop
from platzdarm.terminal.faults import Fault
from platzdarm.text.words import Words

try:
    from platzdarm.arena.learning import Curriculum, Generation, Weights, read_weights, school_of, train
except ModuleNotFoundError as missing:
    raise Fault("error-extra", extra="learning", name=missing.name) from None

MINUTE = 60


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Whoever breaks off keeps what the last whole generation has learnt."""
    seed = parse_seed(arguments.seed) if arguments.seed is not None else os.urandom(16)
    known = begun(arguments)
    done: list[Generation] = []
    before = signal.signal(signal.SIGTERM, stop)
    code = 0
    try:
        learn(arguments, seed, known, done, words)
    except Terminated:
        code = 128 + signal.SIGTERM
    except KeyboardInterrupt:
        code = INTERRUPTED
    finally:
        signal.signal(signal.SIGTERM, before)
    if arguments.json:
        told = [{"generation": one.number, "error": one.error, "score": one.score} for one in done]
        print(json.dumps({"game": arguments.game, "seed": seed.hex(), "file": str(arguments.out), "generations": told}))
    elif done:
        print(words.say("train-written", file=str(arguments.out)))
    return code


def begun(arguments: argparse.Namespace) -> Weights | None:
    """What the file knows already, if it is there."""
    inputs = school_of(arguments.game).inputs
    if not arguments.out.exists():
        return None
    return naming(arguments.out, lambda: read_weights(read_text(arguments.out), inputs))


def learn(
    arguments: argparse.Namespace, seed: bytes, known: Weights | None, done: list[Generation], words: Words
) -> None:
    curriculum = Curriculum(
        arguments.generations,
        arguments.games,
        units=arguments.units,
        judged=arguments.looks,
        beam=arguments.beam,
        jobs=arguments.jobs,
    )
    end = monotonic() + (arguments.minutes or 0) * MINUTE
    if not arguments.json:
        print(words.say("train-begun", games=arguments.games), flush=True)
    for generation in train(arguments.game, curriculum, seed, known):
        write_text(arguments.out, msgspec.json.encode(generation.weights).decode())
        done.append(generation)
        if not arguments.json:
            error, percent = f"{generation.error:.3f}", round(100 * generation.score)
            print(words.say("train-generation", number=generation.number, error=error, percent=percent), flush=True)
        if arguments.minutes and monotonic() >= end:
            break
