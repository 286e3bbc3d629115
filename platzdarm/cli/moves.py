"""The list of legal answers: filtered by words, and where it is long, neighbours drawn together."""

from dataclasses import dataclass

LONG = 40


@dataclass(frozen=True)
class Answer:
    number: int  # from 1: what the player types
    text: str  # in notation
    worded: str


def filtered(answers: list[Answer], wanted: str) -> list[Answer]:
    """Those that hold every word, in notation or in words."""
    parts = wanted.lower().split()
    return [one for one in answers if all(part in f"{one.text} {one.worded}".lower() for part in parts)]


def grouped(answers: list[Answer], limit: int = LONG) -> list[list[Answer]]:
    """Runs of answers that begin alike ('place mutant c3 r0' to 'r5'), as few as needed to stay below `limit`."""
    longest = max((len(one.text.split()) for one in answers), default=0)
    groups = [[one] for one in answers]
    for length in range(longest - 1, 0, -1):
        if len(groups) <= limit:
            break
        groups = merged(answers, length)
    return groups


def merged(answers: list[Answer], length: int) -> list[list[Answer]]:
    groups: list[list[Answer]] = []
    for one in answers:
        if groups and one.text.split()[:length] == groups[-1][-1].text.split()[:length]:
            if one.number == groups[-1][-1].number + 1:
                groups[-1].append(one)
                continue
        groups.append([one])
    return groups
