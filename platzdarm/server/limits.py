"""How often one may do something: a bucket for each person (or address) and kind of deed, refilled over time."""

import time
from dataclasses import dataclass

from platzdarm.server.problems import Problem

# kind -> (how many a second, how many at once)
RATES: dict[str, tuple[float, float]] = {
    "message": (30, 90),  # on the WebSocket
    "chat": (0.5, 8),
    "change": (10, 40),  # requests that change something
    "read": (40, 200),
    "work": (10, 60),  # what costs the engine: previews, records, positions
    "think": (1, 6),  # hints
    "password": (0.1, 8),
    "guest": (1, 30),
    "connect": (5, 40),
}
MESSAGE_BYTES = 16_384
BODY_BYTES = 16_384
RECORD_BYTES = 98_304
WATCHED = 24  # tables on one connection
WAITING_BYTES = 4_000_000  # what a connection may leave unread
MOST_BUCKETS = 50_000


@dataclass
class Bucket:
    left: float
    at: float


class Limits:
    def __init__(self, stretch: float = 1.0) -> None:
        self.rates = {kind: (rate * stretch, most * stretch) for kind, (rate, most) in RATES.items()}
        self.buckets: dict[tuple[str, str], Bucket] = {}

    def check(self, kind: str, who: str) -> None:
        """Count one deed; Problem `too_many` where it is one too many."""
        rate, most = self.rates[kind]
        now = time.monotonic()
        bucket = self.buckets.get((kind, who))
        if bucket is None:
            self.make_room(now)
            bucket = self.buckets[kind, who] = Bucket(most, now)
        bucket.left = min(most, bucket.left + (now - bucket.at) * rate)
        bucket.at = now
        if bucket.left < 1:
            raise Problem("too_many", "too-fast")
        bucket.left -= 1

    def make_room(self, now: float) -> None:
        """Buckets that are full again say nothing."""
        if len(self.buckets) < MOST_BUCKETS:
            return
        for key, bucket in list(self.buckets.items()):
            rate, most = self.rates[key[0]]
            if bucket.left + (now - bucket.at) * rate >= most:
                del self.buckets[key]
