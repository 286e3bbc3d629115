"""Clocks: none, for each move, for the whole game with an increment, days for each move.

A move is the stretch in which play waits for a seat, be it one answer or a whole turn. The clock is a few numbers
that are stored with every action, so it goes on by itself while a table or the whole server is asleep.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from platzdarm.server.messages.tables import ClockInfo, ClockWish, DaysClock, MoveClock, NoClock, TotalClock

SECOND = 1000
DAY = 86_400 * SECOND


class Clock:
    """`left` is what each seat had at the time `since`; from then on it runs for the seats in `running`."""

    def __init__(self, settings: ClockWish, left: list[int], since: int, running: Iterable[int]) -> None:
        self.settings = settings
        self.left = left
        self.since = since
        self.running = list(running)
        self.plain: dict[str, Any] = msgspec.to_builtins(settings)

    @property
    def ticks(self) -> bool:
        return not isinstance(self.settings, NoClock)

    def allowance(self) -> int:
        """What a seat has at the start, or for each move."""
        match self.settings:
            case MoveClock(seconds=seconds) | TotalClock(seconds=seconds):
                return seconds * SECOND
            case DaysClock(days=days):
                return days * DAY
        return 0

    def start(self, seats: int, running: Iterable[int], now: int) -> None:
        self.left = [self.allowance()] * seats
        self.since = now
        self.running = list(running)

    def left_at(self, now: int) -> list[int]:
        gone = max(now - self.since, 0) if self.ticks else 0
        return [max(left - gone, 0) if seat in self.running else left for seat, left in enumerate(self.left)]

    def go_on(self, running: Iterable[int], now: int, back: bool = False) -> None:
        """Play waits for others now. Who is waited for no more has made his move; taking back earns nothing."""
        after = list(running)
        self.left = self.left_at(now)
        self.since = now
        for seat in range(len(self.left)):
            if seat in self.running and seat not in after and not back:
                self.reward(seat)
        self.running = after

    def reward(self, seat: int) -> None:
        if isinstance(self.settings, TotalClock):
            self.left[seat] += self.settings.increment * SECOND
        elif self.ticks:
            self.left[seat] = self.allowance()

    def deadline(self) -> int | None:
        if not self.ticks or not self.running:
            return None
        return self.since + min(self.left[seat] for seat in self.running)

    def fallen(self, now: int) -> list[int]:
        """The seats whose time is up."""
        left = self.left_at(now)
        return [seat for seat in self.running if left[seat] == 0] if self.ticks else []

    def info(self, now: int) -> ClockInfo:
        running = self.running[0] if self.running and self.ticks else None
        return ClockInfo(self.plain["kind"], self.left_at(now) if self.ticks else [], running, now, self.plain)


def clock_settings(data: object) -> ClockWish:
    settings: ClockWish = msgspec.convert(data, ClockWish)
    return settings
