"""Learning by playing: a network judges positions, plays against itself, and is corrected by how the games went on.

Temporal differences (Sutton 1988): after each turn the judgement should have been what was thought later, and in the
end the result. Luck explores by itself, as in backgammon; now and then a line other than the best is taken besides.
numpy is needed here and only here: whoever plays with what was learnt needs nothing.
"""

import json
from array import array
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from platzdarm.arena.matches import derived, loaded_game
from platzdarm.arena.workers import Workers
from platzdarm.bots.heuristics import Heuristics
from platzdarm.bots.network import Network
from platzdarm.bots.turns import Breadth, Line, TurnSearch
from platzdarm.games.discovery import part
from platzdarm.kernel.chance import Chance, SeededChance
from platzdarm.kernel.position import Position

Floats = NDArray[np.float32]

STUDY = Breadth(judged=120, first=60, later=30, beam=2)  # how far a pupil looks in the games from which it learns
EXPLORED = 12  # one turn of so many is not the best one found
AMONG = 5  # but one of these
LAMBDA = 0.8
LEAK = 0.01
BATCH = 1024


class School(Protocol):
    """What a game gives to those who learn it: `SCHOOL` in its `bots.school`."""

    inputs: int
    tables: list[dict[str, str]]  # options of duels, taken in turn

    def heuristics(self, network: Network | None) -> Heuristics:
        """Those that judge by the network; without one, those that it has to beat."""

    def features(self, position: Position, seat: int) -> list[float]: ...

    def turn(self, position: Position) -> int:
        """The number of the turn; whenever it changes, the position is looked at."""


def school_of(game: str) -> School:
    found: School = part(game, "bots.school").SCHOOL
    return found


# -- games ---------------------------------------------------------------------------------------------------------


@dataclass
class Lesson:
    """Games of a pupil against itself (or, to see how good it is, against the judgement that was there before)."""

    game: str
    weights: dict[str, Any] | None
    seed: bytes
    start: int
    stop: int
    examined: bool


@dataclass
class Course:
    """One game: what each seat saw after each turn, one row after the other, and how it ended for seat 0."""

    rows: bytes
    turns: int
    result: float


def attend(lesson: Lesson) -> list[Course]:
    return [play(lesson, number) for number in range(lesson.start, lesson.stop)]


def play(lesson: Lesson, number: int) -> Course:
    game, school = loaded_game(lesson.game, ()), school_of(lesson.game)
    table = school.tables[number // 2 % len(school.tables)]
    # When examined, each deal is played twice, with changed seats.
    seed = derived(lesson.seed, f"game {number // 2 if lesson.examined else number}")
    position = game.start(game.settle(table), SeededChance(seed))
    position.quiet = True
    luck = SeededChance(derived(seed, "pupil"))
    network = None if lesson.weights is None else network_of(lesson.weights)
    pupil = school.heuristics(network)
    players = [pupil, pupil]
    if lesson.examined:
        players[1 - number % 2] = school.heuristics(None)
    rows, turns, seen = array("f"), 0, 0
    while not position.over:
        seat = position.pending()[0].seat
        take_turn(position, players[seat], luck, explores=not lesson.examined)
        if school.turn(position) != seen and not position.over and not lesson.examined:
            seen = school.turn(position)
            turns += 1
            rows.extend(school.features(position, 0))
            rows.extend(school.features(position, 1))
    assert position.result is not None
    mine = number % 2 if lesson.examined else 0
    return Course(rows.tobytes(), turns, position.result[mine])


def take_turn(position: Position, heuristics: Heuristics, luck: Chance, explores: bool) -> None:
    decision = position.pending()[0]
    ready = heuristics.ready_answer(position, decision)
    if ready is not None:
        position.play(decision.seat, ready)
        return
    heuristics.forget()
    guessed = position.guess(decision.seat, luck)
    lines = TurnSearch(heuristics, guessed, decision.seat, STUDY).lines(decision)
    for action in chosen(lines, luck, explores).path:
        now = position.pending()[0]
        if now.seat != decision.seat or not now.answers.lists(action):
            return  # luck has brought something else than was thought
        position.play(decision.seat, action)
        heuristics.settle(position)
        if position.over:
            return


def chosen(lines: list[Line], luck: Chance, explores: bool) -> Line:
    if explores and luck.roll(EXPLORED) == 0:
        return lines[luck.roll(min(AMONG, len(lines)))]
    return lines[0]


# -- the network ---------------------------------------------------------------------------------------------------


def network_of(weights: Mapping[str, Any]) -> Network:
    return Network(weights["hidden"], weights["out"])


@dataclass
class Pupil:
    """The weights while they are learnt (Adam, Kingma and Ba 2015)."""

    hidden: Floats  # a row for each hidden unit; its bias last
    out: Floats
    steps: int = 0
    means: list[Floats] = field(default_factory=list)
    squares: list[Floats] = field(default_factory=list)

    @classmethod
    def fresh(cls, inputs: int, units: int, luck: np.random.Generator) -> "Pupil":
        hidden = luck.normal(0, (2 / inputs) ** 0.5, (units, inputs + 1)).astype(np.float32)
        hidden[:, -1] = 0
        out = luck.normal(0, (1 / units) ** 0.5, units + 1).astype(np.float32)
        out[-1] = 0
        return cls(hidden, out)

    @classmethod
    def of(cls, weights: Mapping[str, Any]) -> "Pupil":
        return cls(np.array(weights["hidden"], np.float32), np.array(weights["out"], np.float32))

    def weights(self) -> dict[str, Any]:
        return {
            "hidden": [[round(float(one), 5) for one in row] for row in self.hidden],
            "out": [round(float(one), 5) for one in self.out],
        }

    def think(self, rows: Floats) -> tuple[Floats, Floats]:
        inner = rows @ self.hidden[:, :-1].T + self.hidden[:, -1]
        shown = np.where(inner > 0, inner, LEAK * inner)
        return shown, np.tanh(shown @ self.out[:-1] + self.out[-1])

    def learn(self, rows: Floats, targets: Floats, rate: float) -> float:
        """One step down the mean square error; what that was."""
        shown, told = self.think(rows)
        wrong = told - targets
        slope = 2 * wrong * (1 - told * told) / len(rows)
        inner = np.where(shown > 0, 1, LEAK).astype(np.float32) * np.outer(slope, self.out[:-1])
        out = np.append(slope @ shown, slope.sum()).astype(np.float32)
        hidden = np.hstack([inner.T @ rows, inner.sum(axis=0)[:, None]]).astype(np.float32)
        self.step([hidden, out], rate)
        return float((wrong * wrong).mean())

    def step(self, slopes: list[Floats], rate: float) -> None:
        if not self.means:
            self.means = [np.zeros_like(slope) for slope in slopes]
            self.squares = [np.zeros_like(slope) for slope in slopes]
        self.steps += 1
        for number, (values, slope) in enumerate(zip((self.hidden, self.out), slopes, strict=True)):
            self.means[number] = 0.9 * self.means[number] + 0.1 * slope
            self.squares[number] = 0.999 * self.squares[number] + 0.001 * slope * slope
            mean = self.means[number] / (1 - 0.9**self.steps)
            square = self.squares[number] / (1 - 0.999**self.steps)
            values -= rate * mean / (np.sqrt(square) + 1e-8)


# -- learning ------------------------------------------------------------------------------------------------------


def targets_of(pupil: Pupil, course: Course, inputs: int) -> tuple[Floats, Floats]:
    """What each seat saw after each turn, and what it should have thought: the lambda-return of what came after."""
    rows = np.frombuffer(course.rows, np.float32).reshape(course.turns, 2, inputs)
    told = np.stack([pupil.think(rows[:, seat])[1] for seat in (0, 1)], axis=1)
    thought = (told[:, 0] - told[:, 1]) / 2  # both seats judge the same position
    wanted = np.empty(course.turns, np.float32)
    later = 2 * course.result - 1
    for turn in reversed(range(course.turns)):
        wanted[turn] = later
        later = (1 - LAMBDA) * thought[turn] + LAMBDA * later
    both = np.stack([wanted, -wanted], axis=1)
    return rows.reshape(-1, inputs), both.reshape(-1)


def study(pupil: Pupil, courses: Iterable[Course], inputs: int, rate: float, luck: np.random.Generator) -> float:
    """Go once through the games; the mean square error on the way."""
    pairs = [targets_of(pupil, course, inputs) for course in courses if course.turns]
    rows = np.concatenate([pair[0] for pair in pairs])
    targets = np.concatenate([pair[1] for pair in pairs])
    order = luck.permutation(len(rows))
    errors = [
        pupil.learn(rows[order[at : at + BATCH]], targets[order[at : at + BATCH]], rate)
        for at in range(0, len(order), BATCH)
    ]
    return sum(errors) / len(errors)


Told = Callable[[int, float, float], None]  # generation, error, score against the judgement that was there before


@dataclass
class Curriculum:
    generations: int = 5
    games: int = 200  # of a generation
    examined: int = 40  # games of the examination after each
    remembered: int = 3  # generations that are learnt from
    rounds: int = 3  # times that they are gone through
    rate: float = 0.001
    units: int = 12  # of the hidden layer
    jobs: int = 1


def train(
    game: str, curriculum: Curriculum, seed: bytes, file: Path, told: Told, proceeds: Callable[[], bool]
) -> Pupil:
    """Learn from where `file` stands, and write it after each generation; `proceeds` may end it between two."""
    school = school_of(game)
    luck = np.random.default_rng(int.from_bytes(seed, "little"))
    known = json.loads(file.read_text(encoding="utf-8")) if file.exists() else None
    pupil = Pupil.of(known) if known is not None else Pupil.fresh(school.inputs, curriculum.units, luck)
    memory: list[list[Course]] = []
    with Workers(curriculum.jobs) as workers:
        for generation in range(curriculum.generations):
            if not proceeds():
                break
            # The first games are those of the judgement that is there: a pupil who knows nothing plays nonsense.
            weights = None if known is None and generation == 0 else pupil.weights()
            lesson = Lesson(game, weights, derived(seed, f"generation {generation}"), 0, curriculum.games, False)
            memory.append(games_of(workers, lesson, curriculum.jobs))
            memory = memory[-curriculum.remembered :]
            courses = [course for old in memory for course in old]
            error = 0.0
            for _ in range(curriculum.rounds):
                error = study(pupil, courses, school.inputs, curriculum.rate, luck)
            file.write_text(json.dumps(pupil.weights()), encoding="utf-8")
            exam = Lesson(game, pupil.weights(), derived(seed, "exam"), 0, curriculum.examined, True)
            results = [course.result for course in games_of(workers, exam, curriculum.jobs)]
            told(generation, error, sum(results) / max(1, len(results)))
    return pupil


def games_of(workers: Workers, lesson: Lesson, jobs: int) -> list[Course]:
    share = max(1, min(8, lesson.stop // (jobs * 4)))
    parts = [
        Lesson(lesson.game, lesson.weights, lesson.seed, start, min(start + share, lesson.stop), lesson.examined)
        for start in range(0, lesson.stop, share)
    ]
    return [course for courses in workers.map(attend, parts) for course in courses]
