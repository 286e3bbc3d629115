"""Who sits where: line-ups in which every bot plays every seat, and so every army, equally often."""

from collections.abc import Iterator, Sequence
from itertools import chain, combinations, permutations

Lineup = tuple[int, ...]


def rounds(bots: int, seats: int) -> Iterator[list[Lineup]]:
    """One round after the other; within a round the bots of a line-up are rotated through all its seats.

    Bots are numbers. With fewer bots than seats each is repeated (all ways of sitting down come up, so in a team
    game bots are sometimes mates and sometimes not); with more, every selection of them plays.
    """
    times, over = divmod(seats, bots)
    for extra in combinations(range(bots), over):
        crew = sorted(chain(list(range(bots)) * times, extra))
        seen: set[Lineup] = set()
        for lineup in permutations(crew):
            if lineup not in seen:
                turned = rotations(lineup)
                seen.update(turned)
                yield turned


def rotations(lineup: Lineup) -> list[Lineup]:
    """The different ways to turn a line-up round the table."""
    return list(dict.fromkeys(lineup[by:] + lineup[:by] for by in range(len(lineup))))


def seated(bots: int, seats: int) -> Lineup:
    """The bots sit down in order, and the last one takes the seats that are left."""
    return tuple(min(seat, bots - 1) for seat in range(seats))


def lineups(bots: int, seats: int, games: int) -> Sequence[Lineup]:
    """The line-ups of one cycle, or as many of them as `games` can use; game n takes entry n modulo the length."""
    cycle: list[Lineup] = []
    for turned in rounds(bots, seats):
        if len(cycle) >= games:
            break
        cycle += turned
    return cycle
