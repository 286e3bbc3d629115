"""What came of many games: a row for each bot, with how sure its score is."""

from dataclasses import dataclass, field
from math import sqrt

Z95 = 1.959964  # a normal variable lies within so many deviations 95 times of 100


def wilson(score: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a mean score between 0 and 1 (Wilson 1927); it is honest at 0, at 1 and with few games."""
    if not games:
        return 0.0, 1.0
    z = Z95 * Z95 / games
    middle = (score + z / 2) / (1 + z)
    reach = Z95 / (1 + z) * sqrt(max(score * (1 - score) / games + z / (4 * games), 0.0))
    return max(middle - reach, 0.0), min(middle + reach, 1.0)


@dataclass
class Row:
    """One bot, or one seat. A bot that has several seats wins a game with the best of them; all count in the score."""

    bot: str
    games: int = 0
    seats: int = 0
    wins: int = 0
    draws: int = 0
    losses: int = 0
    total: float = 0.0

    @property
    def score(self) -> float:
        """The mean result: a win is 1, a shared win the share."""
        return self.total / self.seats if self.seats else 0.0

    @property
    def low(self) -> float:
        return wilson(self.score, self.games)[0]

    @property
    def high(self) -> float:
        return wilson(self.score, self.games)[1]

    def add(self, results: list[float]) -> None:
        """A game, with what each of the seats made of it."""
        self.games += 1
        self.seats += len(results)
        self.total += sum(results)
        best = max(results)
        if best >= 1:
            self.wins += 1
        elif best > 0:
            self.draws += 1
        else:
            self.losses += 1

    def merge(self, other: "Row") -> None:
        self.games += other.games
        self.seats += other.seats
        self.wins += other.wins
        self.draws += other.draws
        self.losses += other.losses
        self.total += other.total


@dataclass
class Summary:
    """A row for each bot, and one for each seat, whoever sat there.

    `faults` are the first few errors of bots that forfeited; `forfeits` counts them all.
    """

    rows: list[Row]
    seats: list[Row] = field(default_factory=list)
    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    forfeits: int = 0
    faults: list[str] = field(default_factory=list)
