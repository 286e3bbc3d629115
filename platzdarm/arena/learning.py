"""Learning by playing: a network judges positions, plays against itself, and is corrected by how the games went on.

Temporal differences (Sutton 1988): after each turn the judgement should have been what was thought later, and in the
end the result. Luck explores by itself, as in backgammon; now and then a line other than the best is taken besides.
numpy is needed here and only here: whoever plays with what was learnt needs nothing.
"""

from array import array
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Protocol

import msgspec
import numpy as np
from numpy.typing import NDArray

from platzdarm.arena.matches import derived, loaded_game
from platzdarm.arena.workers import Workers
from platzdarm.bots.heuristics import Heuristics
from platzdarm.bots.network import LEAK, Network
from platzdarm.bots.turns import Breadth, Line, TurnSearch
from platzdarm.games.discovery import games_with, part
from platzdarm.kernel.chance import Chance, SeededChance
from platzdarm.kernel.errors import OptionsError
from platzdarm.kernel.position import Position

Floats = NDArray[np.float32]

EXPLORED = 12  # one turn of so many is not the best one found
AMONG = 5  # but one of these
LAMBDA = 0.8
BATCH = 1024
FIRST = 4  # this part of the looks of a turn goes to its first action,
LATER = 10  # this part to each line that is followed
SLOWEST = 0.1  # of the rate, with which the last generation learns
UNITS = 24  # hidden ones of a new network
FAINT = 0.02  # what a new unit of an old network says at first


class School(Protocol):
    """What a game gives to those who learn it: `SCHOOL` in its `bots.school`."""

    inputs: int
    tables: list[dict[str, str]]  # options of duels, taken in turn

    def heuristics(self, network: Network | None) -> Heuristics:
        """Those that judge by the network; without one, those that it has to beat."""

    def features(self, position: Position, seat: int) -> list[float]: ...

    def turn(self, position: Position) -> int:
        """The number of the turn; whenever it changes, the position is looked at."""


SCHOOLS = "bots.school"


def school_of(game: str) -> School:
    if game not in games_with(SCHOOLS):
        raise OptionsError("no-school", game=game, known=", ".join(games_with(SCHOOLS)))
    found: School = part(game, SCHOOLS).SCHOOL
    return found


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A network as it is written down: a row for each hidden unit, and one for what they say; biases are last."""

    hidden: list[list[float]]
    out: list[float]

    def network(self) -> Network:
        return Network(self.hidden, self.out)


def read_weights(text: str, inputs: int) -> Weights:
    """A broken or a foreign file is refused by name."""
    try:
        weights = msgspec.json.decode(text, type=Weights)
    except msgspec.DecodeError:
        raise OptionsError("weights-broken") from None
    units = len(weights.hidden)
    if not units or len(weights.out) != units + 1 or any(len(row) != inputs + 1 for row in weights.hidden):
        raise OptionsError("weights-shape", inputs=inputs)
    return weights


# -- games ---------------------------------------------------------------------------------------------------------


@dataclass
class Lesson:
    """Games of a pupil against itself (or, to see how good it is, against the judgement that was there before)."""

    game: str
    weights: Weights | None
    seed: bytes
    start: int
    stop: int
    examined: bool
    judged: int  # positions that are judged for a turn
    beam: int  # lines that are kept on the way


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
    pupil = school.heuristics(None if lesson.weights is None else lesson.weights.network())
    players = [pupil, pupil]
    if lesson.examined:
        players[1 - number % 2] = school.heuristics(None)
    rows, turns, seen = array("f"), 0, 0
    while not position.over:
        seat = position.pending()[0].seat
        take_turn(position, players[seat], luck, lesson)
        if school.turn(position) != seen and not position.over and not lesson.examined:
            seen = school.turn(position)
            turns += 1
            rows.extend(school.features(position, 0))
            rows.extend(school.features(position, 1))
    assert position.result is not None
    mine = number % 2 if lesson.examined else 0
    return Course(rows.tobytes(), turns, position.result[mine])


def take_turn(position: Position, heuristics: Heuristics, luck: Chance, lesson: Lesson) -> None:
    decision = position.pending()[0]
    ready = heuristics.ready_answer(position, decision)
    if ready is not None:
        position.play(decision.seat, ready)
        return
    heuristics.forget()
    guessed = position.guess(decision.seat, luck)
    first, later = max(1, lesson.judged // FIRST), max(1, lesson.judged // LATER)
    breadth = Breadth(lesson.judged, first, later, lesson.beam)
    lines = TurnSearch(heuristics, guessed, decision.seat, breadth).lines(decision, AMONG)
    for action in chosen(lines, luck, explores=not lesson.examined).path:
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
    def of(cls, weights: Weights) -> "Pupil":
        return cls(np.array(weights.hidden, np.float32), np.array(weights.out, np.float32))

    def widened(self, units: int, luck: np.random.Generator) -> "Pupil":
        """With so many hidden units at least; those that are new hardly speak yet."""
        more = units - len(self.hidden)
        if more <= 0:
            return self
        new = Pupil.fresh(self.hidden.shape[1] - 1, more, luck)
        faint = luck.normal(0, FAINT, more).astype(np.float32)
        return Pupil(np.vstack([self.hidden, new.hidden]), np.concatenate([self.out[:-1], faint, self.out[-1:]]))

    def weights(self) -> Weights:
        return Weights(
            [[round(float(one), 5) for one in row] for row in self.hidden], [round(float(one), 5) for one in self.out]
        )

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


@dataclass
class Generation:
    """What was learnt: how far judgements were from what came after, and the score against who has learnt nothing."""

    number: int
    error: float
    score: float
    weights: Weights


@dataclass
class Curriculum:
    generations: int = 5
    games: int = 200  # of a generation
    examined: int = 40  # games of the examination after each
    remembered: int = 3  # generations that are learnt from
    rounds: int = 3  # times that they are gone through
    rate: float = 0.001
    units: int = 0  # of the hidden layer, at least; 0: those that are there, or UNITS
    # How far a pupil looks in the games from which it learns. Where it errs is found by looking: what it takes for
    # better than it is gets chosen, played, and corrected.
    judged: int = 120
    beam: int = 2
    jobs: int = 1

    def pace(self, generation: int) -> float:
        """Slower from one to the next: the first are to find what matters, the last to weigh it."""
        return self.rate * (1 - (1 - SLOWEST) * generation / max(1, self.generations - 1))


def train(game: str, curriculum: Curriculum, seed: bytes, known: Weights | None) -> Iterator[Generation]:
    """Learn on from what is known, if anything is; whoever asks may end it after each generation."""
    school = school_of(game)
    luck = np.random.default_rng(int.from_bytes(seed, "little"))
    if known is None:
        pupil = Pupil.fresh(school.inputs, curriculum.units or UNITS, luck)
    else:
        pupil = Pupil.of(known).widened(curriculum.units, luck)
    memory: list[list[Course]] = []
    with Workers(curriculum.jobs) as workers:
        for generation in range(curriculum.generations):
            # The first games are those of the judgement that is there: a pupil who knows nothing plays nonsense.
            weights = None if known is None and generation == 0 else pupil.weights()
            own = derived(seed, f"generation {generation}")
            lesson = Lesson(game, weights, own, 0, curriculum.games, False, curriculum.judged, curriculum.beam)
            memory.append(games_of(workers, lesson, curriculum.jobs))
            memory = memory[-curriculum.remembered :]
            courses = [course for old in memory for course in old]
            error = 0.0
            for _ in range(curriculum.rounds):
                error = study(pupil, courses, school.inputs, curriculum.pace(generation), luck)
            exam = replace(
                lesson, weights=pupil.weights(), seed=derived(seed, "exam"), stop=curriculum.examined, examined=True
            )
            results = [course.result for course in games_of(workers, exam, curriculum.jobs)]
            yield Generation(generation + 1, error, sum(results) / max(1, len(results)), pupil.weights())


def games_of(workers: Workers, lesson: Lesson, jobs: int) -> list[Course]:
    share = max(1, min(8, lesson.stop // (jobs * 4)))
    parts = [
        replace(lesson, start=start, stop=min(start + share, lesson.stop)) for start in range(0, lesson.stop, share)
    ]
    return [course for courses in workers.map(attend, parts) for course in courses]
