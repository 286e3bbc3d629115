"""Strength in points, as in chess: 400 points more are ten wins to one (Elo; Bradley and Terry 1952)."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

from platzdarm.arena.summary import Z95

MIDDLE = 1500.0  # the mean of those who took part
SCALE = 400 / log(10)
DRAWN = 2.0  # games that everybody is taken to have drawn against the mean: nobody is infinitely strong
STEPS = 100
STILL = 1e-9

Matrix = list[list[float]]


@dataclass(frozen=True)
class Rating:
    bot: str
    points: float
    error: float  # half of the 95 % interval


def ratings(bots: Sequence[str], games: Matrix, scores: Matrix) -> list[Rating]:
    """`games[a][b]` were played between two, of which `a` scored `scores[a][b]`; the strongest first."""
    strengths = likeliest(games, scores)
    spread = from_the_mean(inverse(information(games, strengths)))
    mean = sum(strengths) / len(strengths)
    found = [
        Rating(bot, MIDDLE + SCALE * (strengths[at] - mean), Z95 * SCALE * sqrt(max(spread[at], 0.0)))
        for at, bot in enumerate(bots)
    ]
    return sorted(found, key=lambda rating: -rating.points)


def from_the_mean(spread: Matrix) -> list[float]:
    """The variance of each strength less the mean of all: how strong all of them are is not known, and not told."""
    size = len(spread)
    overall = sum(map(sum, spread)) / (size * size)
    return [spread[at][at] - 2 * sum(spread[at]) / size + overall for at in range(size)]


def expected(one: float, other: float) -> float:
    return 1 / (1 + exp(other - one))


def likeliest(games: Matrix, scores: Matrix) -> list[float]:
    """The strengths that make the results likeliest, by Newton's method; the sum is concave, so it arrives."""
    strengths = [0.0] * len(games)
    for _ in range(STEPS):
        slopes = [slope(at, games, scores, strengths) for at in range(len(strengths))]
        spread = inverse(information(games, strengths))
        steps = [sum(row[at] * slopes[at] for at in range(len(slopes))) for row in spread]
        strengths = [strength + max(-1.0, min(1.0, step)) for strength, step in zip(strengths, steps, strict=True)]
        if max(abs(step) for step in steps) < STILL:
            break
    return strengths


def slope(at: int, games: Matrix, scores: Matrix, strengths: Sequence[float]) -> float:
    own = strengths[at]
    played = sum(
        scores[at][other] - count * expected(own, strengths[other]) for other, count in enumerate(games[at]) if count
    )
    return played + DRAWN * (0.5 - expected(own, 0.0))


def information(games: Matrix, strengths: Sequence[float]) -> Matrix:
    """How sharply the likelihood falls off in every direction (Fisher)."""
    size = len(strengths)
    found = [[0.0] * size for _ in range(size)]
    for a in range(size):
        alone = expected(strengths[a], 0.0)
        found[a][a] += DRAWN * alone * (1 - alone)
        for b in range(size):
            if a != b and games[a][b]:
                share = expected(strengths[a], strengths[b])
                weight = games[a][b] * share * (1 - share)
                found[a][a] += weight
                found[a][b] -= weight
    return found


def inverse(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan: as many rows as there are bots."""
    size = len(matrix)
    work = [[*row, *(float(at == other) for other in range(size))] for at, row in enumerate(matrix)]
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(work[row][at]))
        work[at], work[best] = work[best], work[at]
        work[at] = [value / work[at][at] for value in work[at]]
        for row in range(size):
            if row != at:
                by = work[row][at]
                work[row] = [value - by * other for value, other in zip(work[row], work[at], strict=True)]
    return [row[size:] for row in work]
