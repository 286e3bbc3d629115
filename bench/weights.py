"""What the weights of a bot should be, by games won: of both DOOM games, for marines or for the invader.

    python bench/weights.py GAME SIDE [--minutes 8] [--pairs 1500] [--jobs N] [--test 400]
        [--start FILE] [--write FILE]

Each game is played against greedy with every weight of hard's a little larger or smaller by luck, and the same deal
again with all of them moved to the other side. Where the larger ones won more often than chance explains, the weight
grows before the next round of games. At last hard's weights, greedy's and those that were found play the same deals.
"""

import argparse
import json
import math
import os
import sys
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from platzdarm.arena.matches import derived, loaded_game, play_game
from platzdarm.arena.workers import Workers
from platzdarm.bots.bot import Bot
from platzdarm.games.doom2004.bots import hard as hard2004
from platzdarm.games.doom2004.bots import judge as judge2004
from platzdarm.games.doom2004.bots.greedy import Doom2004Greedy
from platzdarm.games.doom2016.bots import hard as hard2016
from platzdarm.games.doom2016.bots import judge as judge2016
from platzdarm.games.doom2016.bots.greedy import Doom2016Greedy
from platzdarm.games.roster import tables_of

SCALE = 0.3  # by what part a weight is moved, as a rule; what is counted in whole squares or rounds is moved by one
STEP = 0.5  # of a scale, for each standard error of an effect
LONGEST = 1.5  # scales that a weight goes at once
INVADER, MARINES = 0, 1
SIDES = {"invader": INVADER, "marines": MARINES}
CHUNK = 8  # pairs of games that a process plays at a time

Weights = dict[str, float]
Move = list[float]  # of each weight, in scales


class Subject(NamedTuple):
    greedy: type[Bot]
    hard: Any  # the eye of hard
    judge: Any  # the module of Squad, Horde and Eye
    sees: tuple[str, ...]  # what else an eye is made of
    words: dict[str, str]  # the weights of each side

    def weights(self, side: str, eye: Any) -> Weights:
        weighed = eye.squad if side == "marines" else eye.horde
        return {word: getattr(weighed, word) for word in self.words[side].split()}

    def bot(self, side: str, weights: Weights) -> Bot:
        shared = {word: getattr(self.judge.KEEN, word) for word in self.sees}
        kind = {"squad": self.judge.Squad(**weights)} if side == "marines" else {"horde": self.judge.Horde(**weights)}
        tuned: type[Bot] = type("Tuned", (self.greedy,), {"name": "tuned", "eye": self.judge.Eye(**shared, **kind)})
        return tuned()


SUBJECTS = {
    "doom2016": Subject(
        Doom2016Greedy,
        hard2016.FIERCE,
        judge2016,
        ("dangers", "targets", "tricks", "plans"),
        {
            "marines": "stride arrived death kill thrown harm stagger find bearer run burden scatter crowd friend"
            " spared",
            "invader": "seen closer wound machine bearer paid argent kept weak landing patience stride frag drone"
            " exposed spared near card",
        },
    ),
    "doom2004": Subject(
        Doom2004Greedy,
        hard2004.WARY,
        judge2004,
        ("dangers", "targets", "places", "actions", "cards", "figures"),
        {
            "marines": "pace onward fear frag acid apart lasting scratch stand ammo guarded healed aimed alert door"
            " encounter gun treasure tokens few medkit homeward taken",
            "invader": "ways wound last nearer frag friend tough swift dud mending",
        },
    ),
}


def moved(weights: Weights, by: Move) -> Weights:
    found: Weights = {}
    for (word, value), scales in zip(weights.items(), by, strict=True):
        found[word] = max(0, value + round(scales)) if isinstance(value, int) else value * math.exp(SCALE * scales)
    return found


# -- games ---------------------------------------------------------------------------------------------------------


class Chunk(NamedTuple):
    """Pairs of games: a deal each, and the two sets of weights that play it."""

    game: str
    side: str
    deals: list[tuple[dict[str, str], bytes, list[Weights]]]


def play(chunk: Chunk) -> list[list[float]]:
    subject, game = SUBJECTS[chunk.game], loaded_game(chunk.game, ())
    found: list[list[float]] = []
    for options, seed, sets in chunk.deals:
        seats = 1 + int(options["marines"])
        results: list[float] = []
        for weights in sets:
            greedy, tuned = subject.greedy(), subject.bot(chunk.side, weights)
            bots = [tuned if (seat == INVADER) == (chunk.side == "invader") else greedy for seat in range(seats)]
            finished = play_game(game, options, bots, seed)
            if finished.forfeit is not None:
                raise finished.forfeit
            results.append(finished.result[SIDES[chunk.side]])
        found.append(results)
    return found


@cache
def tables(game: str) -> list[dict[str, str]]:
    """Where strength is measured; Doom (2004) with one to three marines."""
    found = [dict(table) for table in tables_of(game)]
    if game == "doom2004":
        found = [{**table, "marines": str(marines)} for table in found for marines in (1, 2, 3)]
    return found


def chunks(game: str, side: str, seed: str, sets: Iterator[list[Weights]]) -> Iterator[Chunk]:
    options = tables(game)
    deals: list[tuple[dict[str, str], bytes, list[Weights]]] = []
    for number, one in enumerate(sets):
        deals.append((options[number % len(options)], derived(seed.encode(), f"deal {number}"), one))
        if len(deals) == CHUNK:
            yield Chunk(game, side, deals)
            deals = []
    if deals:
        yield Chunk(game, side, deals)


# -- learning ------------------------------------------------------------------------------------------------------


def effects(moves: list[Move], gains: list[float]) -> list[tuple[float, float]]:
    """For each weight what a scale more of it wins, and the standard error of that."""
    found: list[tuple[float, float]] = []
    for place in range(len(moves[0])):
        products = [move[place] * gain / 2 for move, gain in zip(moves, gains, strict=True)]
        mean = sum(products) / len(products)
        spread = math.sqrt(sum((one - mean) ** 2 for one in products) / len(products))
        found.append((mean, max(spread / math.sqrt(len(products)), 1e-9)))
    return found


def step(effect: float, error: float) -> float:
    """So many scales on; nothing where chance explains it."""
    certain = effect / error
    if abs(certain) < 1:
        return 0.0
    return max(-LONGEST, min(LONGEST, STEP * (certain - 1 / certain)))


def learn(workers: Workers, game: str, side: str, start: Weights, seed: str, pairs: int, until: float) -> Weights:
    weights, luck, number = dict(start), Random(seed), 0
    before = 1.0
    while time.monotonic() + before < until:
        began = time.monotonic()
        moves = [[luck.gauss(0, 1) for _ in weights] for _ in range(pairs)]
        sets = ([moved(weights, move), moved(weights, [-one for one in move])] for move in moves)
        results = [one for part in workers.map(play, chunks(game, side, f"{seed} {number}", sets)) for one in part]
        found = effects(moves, [one - other for one, other in results])
        share = sum(one + other for one, other in results) / (2 * pairs)
        told = ", ".join(f"{word} {e:+.3f}" for word, (e, s) in zip(weights, found, strict=True) if abs(e) > 2 * s)
        weights = moved(weights, [step(effect, error) for effect, error in found])
        before, number = time.monotonic() - began, number + 1
        print(f"{number}. {2 * pairs} games, {before:.0f} s, won {share:.1%}; a scale more: {told or 'nothing'}")
        print("  ", json.dumps({word: round(value, 3) for word, value in weights.items()}), flush=True)
    return weights


def compared(workers: Workers, game: str, side: str, sets: dict[str, Weights], seed: str, games: int) -> None:
    tried = list(sets.values())
    results = [
        one for part in workers.map(play, chunks(game, side, seed, (tried for _ in range(games)))) for one in part
    ]
    for place, name in enumerate(sets):
        share = sum(result[place] for result in results) / games
        error = 1.96 * math.sqrt(share * (1 - share) / games)
        print(f"{name}: {share:.1%} (+- {error:.1%}) of {games}", flush=True)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench/weights.py", description=__doc__)
    parser.add_argument("game", choices=sorted(SUBJECTS))
    parser.add_argument("side", choices=sorted(SIDES))
    parser.add_argument("--minutes", type=float, default=8.0, help="for learning; 0 compares hard and greedy alone")
    parser.add_argument("--pairs", type=int, default=1500, help="of games in a round")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--test", type=int, default=400, help="fresh deals at the end")
    parser.add_argument("--seed", default="weights")
    parser.add_argument("--start", metavar="FILE", type=Path, help="from these weights instead of hard's")
    parser.add_argument("--write", metavar="FILE", type=Path)
    arguments = parser.parse_args(words)
    game, side = arguments.game, arguments.side
    subject = SUBJECTS[game]
    hard, usual = subject.weights(side, subject.hard), subject.weights(side, subject.judge.KEEN)
    start: Weights = hard | (json.loads(arguments.start.read_text("utf-8")) if arguments.start else {})
    with Workers(arguments.jobs) as workers:
        until = time.monotonic() + 60 * arguments.minutes
        found = learn(workers, game, side, start, arguments.seed, arguments.pairs, until)
        if arguments.write:
            arguments.write.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        sets = {"hard": hard, "greedy": usual} | ({"found": found} if found != hard else {})
        compared(workers, game, side, sets, f"{arguments.seed} test", arguments.test)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
