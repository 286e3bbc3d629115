"""Who is on this server just now, on whatever page: known to this process alone, and to nobody after it."""

import time
from collections import Counter
from collections.abc import Callable

AWAY = 60.0  # seconds after the last request: a page that is open asks more often, or has a line
KEPT = 10_000  # people who are remembered


class Presence:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.lines: Counter[str] = Counter()
        self.seen: dict[str, float] = {}

    def note(self, person: str) -> None:
        """Somebody has asked for something."""
        self.seen.pop(person, None)  # so that the first is always the one who was seen longest ago
        self.seen[person] = self.clock()
        if len(self.seen) > KEPT:
            del self.seen[next(iter(self.seen))]

    def came(self, person: str | None) -> None:
        if person is not None:
            self.lines[person] += 1

    def went(self, person: str | None) -> None:
        if person is not None:
            self.lines[person] -= 1
            if not self.lines[person]:
                del self.lines[person]
            self.note(person)

    def here(self, person: str) -> bool:
        return person in self.lines or self.clock() - self.seen.get(person, -AWAY) < AWAY
