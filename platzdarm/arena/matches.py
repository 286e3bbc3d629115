"""Matches between bots: one game, or many with a summary.

Games without a record play straight on the position; `kernel.match.Match` is for people, who undo. What a bot gets is
a view: whatever it does to that view, the game goes on unharmed. (Python cannot lock a program that is out for
mischief out of its own process; for that, bots of strangers belong in a process of their own.)
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2b
from time import perf_counter
from typing import Any

from platzdarm.arena.lineups import Lineup, lineups, seated
from platzdarm.arena.patience import PATIENCE, TooLate, patience
from platzdarm.arena.summary import Row, Summary
from platzdarm.arena.workers import Workers
from platzdarm.bots.bot import Bot
from platzdarm.games import discovery
from platzdarm.games.roster import make_bot
from platzdarm.kernel.answers import Answers, Span
from platzdarm.kernel.chance import Chance, SeededChance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.errors import IllegalAction, OptionsError, PlatzdarmError
from platzdarm.kernel.game import Game
from platzdarm.kernel.match import Match
from platzdarm.kernel.position import Position, View
from platzdarm.kernel.record import Record

CHUNK = 50  # games that a process plays before it reports, at most
CHUNKS = 20  # with few games, rather many small chunks, so that no process is idle
REPORT = 0.5  # seconds after which a process should report: who waits sees games go by, and records are written
FAULTS_KEPT = 5

Progress = Callable[[Summary], None]  # of the games finished so far
Records = Callable[[int, Record], None]  # number of the game, its record
Files = tuple[tuple[str, str], ...]  # content of one's own: name and text of each file


class Forfeit(PlatzdarmError):
    """A bot that crashed, answered illegally or not at all: which, in which seat, and what it did."""

    def __init__(self, bot: str, seat: int, what: str) -> None:
        super().__init__(f"bot '{bot}' (seat {seat}) {what}")
        self.bot = bot
        self.seat = seat


# -- one game ------------------------------------------------------------------------------------------------------


@dataclass
class Finished:
    """A game that was played to its end, or to a forfeit."""

    game: Game[Any]
    options: dict[str, str]
    bots: list[str]
    seed: bytes
    result: list[float]
    end: Position
    actions: list[tuple[int, int]] = field(default_factory=list)
    forfeit: Forfeit | None = None

    @property
    def moves(self) -> int:
        return len(self.actions)

    def record(self) -> Record:
        """The game as text; it is worked out from the actions only when somebody wants it."""
        match = Match(self.game, self.options, self.seed)
        for seat, action in self.actions:
            match.play(seat, action)
        record = match.record(reveal_seed=True)
        record.seats = list(self.bots)
        return record


def play_game(game: Game[Any], options: Mapping[str, str], bots: Sequence[Bot], seed: bytes) -> Finished:
    """One game between bots, a bot for each seat. A bot that fails loses; the others share the win."""
    settled = game.settle(options)
    position = game.start(settled, SeededChance(seed))
    position.quiet = True
    if len(bots) != position.seat_count():
        raise OptionsError("bots", needed=position.seat_count(), given=len(bots))
    luck: list[Chance] = [SeededChance(derived(seed, f"bot {seat}")) for seat in range(len(bots))]
    finished = Finished(game, settled, [bot.name for bot in bots], seed, [], position)
    try:
        while not position.over:
            decision = position.pending()[0]
            seat = decision.seat
            action = ask(bots[seat], position, decision, luck[seat])
            move(bots[seat], position, seat, action)
            finished.actions.append((seat, action))
    except Forfeit as forfeit:
        finished.forfeit = forfeit
        finished.result = forfeited(len(bots), forfeit.seat)
        return finished
    assert position.result is not None
    finished.result = list(position.result)
    return finished


def ask(bot: Bot, position: Position, decision: Decision, chance: Chance) -> int:
    """The bot's answer. Its question is a copy, lest it write itself new answers."""
    view = View(position, decision.seat)
    question = copied(decision)
    view.known.asked = [question]
    try:
        with patience(PATIENCE):
            return bot.choose(view, question, chance)
    except TooLate:
        raise Forfeit(bot.name, decision.seat, f"has not answered for {PATIENCE:g} s") from None
    except (Exception, SystemExit) as error:
        raise Forfeit(bot.name, decision.seat, f"crashed: {type(error).__name__}: {error}") from error


def move(bot: Bot, position: Position, seat: int, action: object) -> None:
    if type(action) is not int:
        raise Forfeit(bot.name, seat, f"answered {action!r}, which is no action")
    try:
        position.play(seat, action)
    except IllegalAction as error:
        raise Forfeit(bot.name, seat, f"answered illegally: {error}") from error


def copied(decision: Decision) -> Decision:
    options = decision.answers
    spans = [
        Span(span.base, span.xs.copy(), span.x_shift, span.ys.copy(), span.y_shift, span.x_field)
        for span in options.spans
    ]
    copy = Answers(options.singles.copy(), spans)
    return Decision(decision.seat, decision.kind, copy, decision.about.copy(), decision.due)


def forfeited(seats: int, loser: int) -> list[float]:
    return [0.0 if seat == loser else 1.0 / (seats - 1) for seat in range(seats)]


def derived(seed: bytes, what: str) -> bytes:
    """A seed of its own for each purpose, so that no bot's luck is the luck of the game."""
    return blake2b(seed + what.encode(), digest_size=16, person=b"platzdarm-arena").digest()


# -- many games ----------------------------------------------------------------------------------------------------


@dataclass
class Chunk:
    """Games `start` to `stop` - 1 of a simulation, as plain data for any process."""

    game_name: str
    options: dict[str, str]
    bots: list[str]
    seed: bytes
    cycle: list[Lineup]
    start: int
    stop: int
    recorded: bool
    content: Files


@dataclass
class Tally:
    """What a chunk reports: a row for each bot, and no more about each game than was asked for."""

    rows: list[Row]
    seats: list[Row]
    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    faults: list[str] = field(default_factory=list)
    forfeits: int = 0
    records: list[tuple[int, Record]] = field(default_factory=list)


@lru_cache(maxsize=4)
def loaded_game(name: str, content: Files) -> Game[Any]:
    return discovery.game_with(name, content)


def play_chunk(chunk: Chunk) -> Tally:
    began = perf_counter()
    game = loaded_game(chunk.game_name, chunk.content)
    bots = [make_bot(name, chunk.game_name) for name in chunk.bots]
    tally = Tally([Row(name) for name in chunk.bots], seat_rows(len(chunk.cycle[0])))
    for number in range(chunk.start, chunk.stop):
        lineup = chunk.cycle[number % len(chunk.cycle)]
        finished = play_game(game, chunk.options, [bots[who] for who in lineup], derived(chunk.seed, f"game {number}"))
        count(tally, lineup, finished)
        if chunk.recorded:
            tally.records.append((number, finished.record()))
    tally.seconds = perf_counter() - began
    return tally


def seat_rows(seats: int) -> list[Row]:
    return [Row(str(seat)) for seat in range(seats)]


def count(tally: Tally, lineup: Lineup, finished: Finished) -> None:
    tally.games += 1
    tally.moves += finished.moves
    for who in sorted(set(lineup)):
        tally.rows[who].add([result for seat, result in zip(lineup, finished.result, strict=True) if seat == who])
    for row, result in zip(tally.seats, finished.result, strict=True):
        row.add([result])
    if finished.forfeit is not None:
        tally.forfeits += 1
        if len(tally.faults) < FAULTS_KEPT:
            tally.faults.append(str(finished.forfeit))


def simulate(
    game_name: str,
    options: Mapping[str, str],
    bots: Sequence[str],
    games: int,
    jobs: int = 1,
    seed: bytes = b"",
    progress: Progress | None = None,
    records: Records | None = None,
    in_order: bool = False,
    content: Files = (),
) -> Summary:
    """Many games between bots. The same seed gives the same games, whatever the number of jobs.

    The bots change seats from game to game; `in_order` they keep them, and the last takes all that are left.
    """
    began = perf_counter()
    if games < 1:
        raise OptionsError("games", games=games)
    if not bots:
        raise OptionsError("bots-none")
    game = loaded_game(game_name, content)  # of an unknown game no bot is known either
    for name in bots:
        make_bot(name, game_name)  # a wrong name is told before any process is started
    settled = game.settle(options)
    seats = game.start(settled, SeededChance(seed)).seat_count()
    cycle = [seated(len(bots), seats)] if in_order else list(lineups(len(bots), seats, games))
    pace = Pace(max(1, min(CHUNK, games // CHUNKS)))

    def chunks() -> Iterator[Chunk]:
        start = 0
        while start < games:
            stop = min(start + pace.size, games)
            yield Chunk(game_name, settled, list(bots), seed, cycle, start, stop, records is not None, content)
            start = stop

    summary = Summary([Row(name) for name in bots], seat_rows(seats))
    with Workers(jobs) as workers:
        for tally in workers.map(play_chunk, chunks()):
            pace.note(tally)
            gather(summary, tally)
            summary.seconds = perf_counter() - began
            if records is not None:
                for number, record in tally.records:
                    records(number, record)
            if progress is not None:
                progress(summary)
    return summary


class Pace:
    """How many games make a chunk: one at first, then as many as are played in the time between two reports."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 1

    def note(self, tally: Tally) -> None:
        fitting = int(REPORT * tally.games / max(tally.seconds, 1e-6))
        self.size = max(1, min(self.most, fitting, self.size * 4))


def every(options: Mapping[str, str], choices: Mapping[str, Sequence[str]]) -> list[dict[str, str]]:
    """The tables of a matrix: the options, with every combination of the choices."""
    found = [dict(options)]
    for key, values in choices.items():
        found = [{**table, key: value} for table in found for value in values]
    return found


def gather(summary: Summary, tally: Tally) -> None:
    summary.games += tally.games
    summary.moves += tally.moves
    summary.forfeits += tally.forfeits
    summary.faults += tally.faults[: FAULTS_KEPT - len(summary.faults)]
    for row, part in zip([*summary.rows, *summary.seats], [*tally.rows, *tally.seats], strict=True):
        row.merge(part)
