"""Who beats whom: every bot against every other, each deal from all sides, until it is sure or the games are played.

Who plays whom and with what luck depends on the seed alone: the number of processes and their speed change nothing.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations
from time import perf_counter

from platzdarm.arena.lineups import Lineup, lineups
from platzdarm.arena.matches import FAULTS_KEPT, Files, Finished, derived, loaded_game, play_game
from platzdarm.arena.ratings import Rating, ratings
from platzdarm.arena.sequential import Sequential
from platzdarm.arena.summary import Row
from platzdarm.arena.workers import Crew
from platzdarm.games.discovery import part
from platzdarm.games.roster import make_bot, traits_of
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.errors import OptionsError

# What is counted of content, by kind and name: the seat, what a game says of a seat's army, champions and cards (see
# `roster.traits_of`), and the options of the table, of which only the first seat's result tells something.
Trait = tuple[str, str]
OPTION = "option "

WAYS = 12  # of sharing the sides between two bots, at most: with six sides there are many


@dataclass
class Deal:
    """One deal of one pairing, as plain data for any process: it is played once for each way to share the sides."""

    game_name: str
    options: dict[str, str]
    bots: tuple[str, str]
    seed: bytes
    pairing: int
    content: Files


@dataclass
class Outcome:
    """What came of a deal."""

    pairing: int
    results: list[float] = field(default_factory=list)  # of the first bot, a game each
    won: list[tuple[Trait, float]] = field(default_factory=list)  # what every seat had, and what it made of the game
    moves: int = 0
    forfeits: int = 0
    faults: list[str] = field(default_factory=list)

    @property
    def score(self) -> float:
        return sum(self.results) / len(self.results)


# -- one deal ------------------------------------------------------------------------------------------------------


def play_deal(deal: Deal) -> Outcome:
    game = loaded_game(deal.game_name, deal.content)
    bots = [make_bot(name, deal.game_name) for name in deal.bots]
    outcome = Outcome(deal.pairing)
    for lineup in ways_to_sit(deal.game_name, deal.content, tuple(sorted(deal.options.items()))):
        finished = play_game(game, deal.options, [bots[who] for who in lineup], deal.seed)
        note(outcome, deal.game_name, lineup, finished)
    return outcome


def note(outcome: Outcome, game_name: str, lineup: Lineup, finished: Finished) -> None:
    best = [max(result for who, result in zip(lineup, finished.result, strict=True) if who == bot) for bot in (0, 1)]
    outcome.results.append(0.5 if best[0] == best[1] else float(best[0] > best[1]))
    outcome.moves += finished.moves
    if finished.forfeit is not None:
        outcome.forfeits += 1
        outcome.faults.append(str(finished.forfeit))
        return  # what a seat had did not decide this game
    traits = traits_of(game_name)
    for seat, result in enumerate(finished.result):
        had = [("seat", str(seat)), *traits(finished.end, seat)]
        outcome.won += [(trait, result) for trait in had]
    outcome.won += [((OPTION + key, value), finished.result[0]) for key, value in finished.options.items()]


@lru_cache(maxsize=64)
def ways_to_sit(game_name: str, content: Files, options: tuple[tuple[str, str], ...]) -> list[Lineup]:
    """Who has which seat: every way to share the sides of the table between two bots, fairly."""
    game = loaded_game(game_name, content)
    position = game.start(game.settle(dict(options)), SeededChance(b"sides"))
    teams = part(game_name, "table.adapter").Adapter(game).teams(position)
    sides = sorted(set(teams))
    if len(sides) < 2:
        raise OptionsError("arena-one-side", game=game_name)
    return [tuple(lineup[sides.index(team)] for team in teams) for lineup in lineups(2, len(sides), WAYS)]


# -- all of them ---------------------------------------------------------------------------------------------------


@dataclass
class Pairing:
    """Two bots, and what the first of them made of their games."""

    bots: tuple[str, str]
    row: Row
    test: Sequential = field(default_factory=Sequential)

    def add(self, outcome: Outcome) -> None:
        self.test.add(outcome.score)
        for result in outcome.results:
            self.row.add([result])


@dataclass
class Standings:
    """What is known so far."""

    bots: list[str]
    pairings: list[Pairing]
    traits: dict[Trait, Row] = field(default_factory=dict)
    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    forfeits: int = 0
    faults: list[str] = field(default_factory=list)

    def add(self, outcome: Outcome) -> None:
        self.pairings[outcome.pairing].add(outcome)
        self.games += len(outcome.results)
        self.moves += outcome.moves
        self.forfeits += outcome.forfeits
        self.faults += outcome.faults[: FAULTS_KEPT - len(self.faults)]
        for trait, result in outcome.won:
            self.traits.setdefault(trait, Row(trait[1])).add([result])

    def ratings(self) -> list[Rating]:
        size = len(self.bots)
        games = [[0.0] * size for _ in range(size)]
        scores = [[0.0] * size for _ in range(size)]
        for pairing in self.pairings:
            a, b = (self.bots.index(bot) for bot in pairing.bots)
            games[a][b] = games[b][a] = float(pairing.row.games)
            scores[a][b], scores[b][a] = pairing.row.total, pairing.row.games - pairing.row.total
        return ratings(self.bots, games, scores)

    def telling(self) -> dict[str, list[Row]]:
        """The rows by kind of trait, where there is more than one of the kind: what never changes tells nothing."""
        kinds: dict[str, list[Row]] = {}
        for (kind, _), row in sorted(self.traits.items()):
            kinds.setdefault(kind, []).append(row)
        return {kind: rows for kind, rows in kinds.items() if len(rows) > 1}


@dataclass(frozen=True)
class Plan:
    """What is to be played: at most `games` of each pairing, fewer where it is sure before (`early`)."""

    game_name: str
    tables: Sequence[Mapping[str, str]]  # options, taken in turn from deal to deal
    bots: Sequence[str]
    games: int
    seed: bytes
    early: bool = True
    content: Files = ()

    def start(self) -> Standings:
        """Nothing played yet; whatever is wrong with the plan is told here."""
        game = loaded_game(self.game_name, self.content)  # first: of an unknown game no bot is known either
        if self.games < 1:
            raise OptionsError("games", games=self.games)
        if len(set(self.bots)) < 2 or len(set(self.bots)) < len(self.bots):
            raise OptionsError("arena-bots")
        for name in self.bots:
            make_bot(name, self.game_name)
        for table in self.tables:
            ways_to_sit(self.game_name, self.content, tuple(sorted(game.settle(table).items())))
        pairs = list(combinations(self.bots, 2))
        return Standings(list(self.bots), [Pairing(pair, Row(pair[0])) for pair in pairs])


def contest(plan: Plan, standings: Standings, workers: Crew, progress: Callable[[Standings], None]) -> None:
    """Play, and add to the standings as deals end: whoever breaks off has what was played until then."""
    began = perf_counter()
    game = loaded_game(plan.game_name, plan.content)
    tables = [game.settle(table) for table in plan.tables]

    def open_still(pairing: Pairing) -> bool:
        return pairing.row.games < plan.games and not (plan.early and pairing.test.decided)

    def deals() -> Iterator[Deal]:
        number = 0
        while True:
            going = [place for place, pairing in enumerate(standings.pairings) if open_still(pairing)]
            if not going or number >= plan.games:
                return
            for place in going:
                seed = derived(plan.seed, f"deal {number}")
                bots = standings.pairings[place].bots
                yield Deal(plan.game_name, tables[number % len(tables)], bots, seed, place, plan.content)
            number += 1

    for outcome in workers.map(play_deal, deals()):
        if open_still(standings.pairings[outcome.pairing]):  # else it was dealt before this was known
            standings.add(outcome)
            standings.seconds = perf_counter() - began
            progress(standings)
