"""Ratings after Glickman's Glicko-2, one rating period a game."""

import math
from dataclasses import dataclass, replace

from sqlalchemy import Connection

from platzdarm.server.store import people
from platzdarm.server.store.rows import RatingRow

TAU = 0.5  # how much volatility may change
SCALE = 173.7178
START = 1500.0
START_DEVIATION = 350.0
START_VOLATILITY = 0.06
EXACT = 1e-6


@dataclass(frozen=True)
class Glicko:
    rating: float = START
    deviation: float = START_DEVIATION
    volatility: float = START_VOLATILITY


def impact(deviation: float) -> float:
    return 1 / math.sqrt(1 + 3 * deviation**2 / math.pi**2)


def updated(player: Glicko, results: list[tuple[Glicko, float]]) -> Glicko:
    """After games against these opponents, each with its score from 0 to 1 (steps 2 to 8 of the paper)."""
    mu, phi = (player.rating - START) / SCALE, player.deviation / SCALE
    information = improvement = 0.0
    for other, score in results:
        weight = impact(other.deviation / SCALE)
        expected = 1 / (1 + math.exp(-weight * (mu - (other.rating - START) / SCALE)))
        information += weight**2 * expected * (1 - expected)
        improvement += weight * (score - expected)
    variance = 1 / information
    sigma = new_volatility(player.volatility, phi, variance, variance * improvement)
    spread = math.sqrt(phi**2 + sigma**2)
    after = 1 / math.sqrt(1 / spread**2 + 1 / variance)
    return Glicko(START + SCALE * (mu + after**2 * improvement), SCALE * after, sigma)


def new_volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """Step 5: the root of f by the Illinois method."""
    start = math.log(sigma**2)

    def f(x: float) -> float:
        grown = phi**2 + variance + math.exp(x)
        return math.exp(x) * (delta**2 - grown) / (2 * grown**2) - (x - start) / TAU**2

    low, high = start, start - TAU
    if delta**2 > phi**2 + variance:
        high = math.log(delta**2 - phi**2 - variance)
    else:
        while f(high) < 0:
            high -= TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > EXACT:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)


def rate(connection: Connection, game: str, pair: tuple[str, str], score: float) -> tuple[Glicko, Glicko]:
    """Note a rated game of two people; `score` is the first one's. Gives their new ratings."""
    fresh = Glicko()
    known = {row.person: row for row in people.ratings_of(connection, list(pair)) if row.game == game}
    rows = [
        known.get(person, RatingRow(person, game, fresh.rating, fresh.deviation, fresh.volatility, 0))
        for person in pair
    ]
    one, other = (Glicko(row.rating, row.deviation, row.volatility) for row in rows)
    after = updated(one, [(other, score)]), updated(other, [(one, 1 - score)])
    for row, new in zip(rows, after, strict=True):
        changed = replace(row, rating=new.rating, deviation=new.deviation, volatility=new.volatility)
        people.save_rating(connection, replace(changed, games=row.games + 1))
    return after
