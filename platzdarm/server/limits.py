"""How often one may do something: a bucket for each person (or address) and kind of deed, refilled over time."""

import time
from dataclasses import dataclass
from ipaddress import IPv6Network
from itertools import islice

from platzdarm.server.problems import Problem

# kind -> (how many a second, how many at once)
RATES: dict[str, tuple[float, float]] = {
    # The same kinds once more for all people at one address, who may be one.
    "change of address": (30, 150),
    "read of address": (80, 400),
    "work of address": (20, 120),
    "think of address": (4, 24),
    "upload of address": (0.05, 20),
    "message": (30, 90),  # on the WebSocket
    "chat": (0.5, 8),
    "change": (10, 40),  # requests that change something
    "read": (40, 200),
    "page": (100, 600),  # files of the page
    "upkeep": (5, 40),  # health and metrics
    "work": (10, 60),  # what costs the engine: previews, records, positions
    "think": (1, 6),  # hints
    "password": (0.1, 8),
    "account": (0.05, 10),  # passwords that are tried for one account, from wherever
    "guest": (1, 30),
    "connect": (5, 40),
    "report": (0.02, 5),  # to the host
    "upload": (0.02, 10),  # packs of content, which are checked and stored
}
MESSAGE_BYTES = 16_384
BODY_BYTES = 16_384
RECORD_BYTES = 98_304
PACK_BYTES = 600_000  # of a message with a pack; base64 makes a zip a third larger
DRAFT_BYTES = 409_600  # content files that are looked at and not kept
WATCHED = 24  # tables on one connection
WAITING_BYTES = 4_000_000  # what a connection may leave unread
MOST_BUCKETS = 50_000
LOOKED_AT = 4  # old buckets that each new one may push out


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
        who = neighbourhood(who)
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
        """Of the oldest few those that are full again go, for they say nothing; if there is none, the oldest."""
        if len(self.buckets) < MOST_BUCKETS:
            return
        oldest = list(islice(self.buckets.items(), LOOKED_AT))
        full = [key for key, bucket in oldest if self.is_full(key[0], bucket, now)]
        for key in full or [oldest[0][0]]:
            del self.buckets[key]

    def is_full(self, kind: str, bucket: Bucket, now: float) -> bool:
        rate, most = self.rates[kind]
        return bucket.left + (now - bucket.at) * rate >= most


def neighbourhood(who: str) -> str:
    """One who is given IPv6 addresses is given 2**64 of them; all of them count as one. Anything else as it is."""
    if ":" not in who:
        return who
    try:
        return str(IPv6Network((who.partition("%")[0], 64), strict=False).network_address)
    except ValueError:
        return who
