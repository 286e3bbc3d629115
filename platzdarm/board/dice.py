"""Dice in exact numbers: in how many ways so many dice fall. Nothing is sampled."""

from functools import lru_cache

Faces = tuple[int, ...]


@lru_cache(maxsize=1 << 10)
def throws(faces: Faces, dice: int) -> list[tuple[Faces, int]]:
    """What so many dice may show, sorted, and in how many ways."""
    found: dict[Faces, int] = {(): 1}
    for _ in range(dice):
        grown: dict[Faces, int] = {}
        for shown, ways in found.items():
            for face in faces:
                more = tuple(sorted((*shown, face)))
                grown[more] = grown.get(more, 0) + ways
        found = grown
    return sorted(found.items())


@lru_cache(maxsize=1 << 10)
def sums(dice: tuple[Faces, ...]) -> tuple[int, ...]:
    """In how many ways these dice show each total, from 0 on."""
    found = [1]
    for faces in dice:
        grown = [0] * (len(found) + max(faces))
        for total, ways in enumerate(found):
            for face in faces:
                grown[total + face] += ways
        found = grown
    return tuple(found)


def chances(dice: tuple[Faces, ...]) -> list[float]:
    """The chance of each total, from 0 on."""
    ways = sums(dice)
    total = sum(ways)
    return [number / total for number in ways]
