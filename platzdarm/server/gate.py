"""Who may keep how many sockets open, and how fast requests may come: looked at before anything costs time.

What a request is about is limited elsewhere (`limits`). Here a client that sends no end of them, or that opens sockets
and says nothing, is shown the door at the price of a few dozen microseconds each.
"""

import contextlib
import logging
import time
from collections import Counter
from functools import lru_cache
from ipaddress import ip_address, ip_network

from platzdarm.server.limits import Bucket, neighbourhood

SPARE_FILES = 200  # for the database, workers, logs
FLOOD = (100.0, 500.0)  # requests a second of one address, and at once, before it is shut out
SHUT_OUT = 5.0  # seconds
MOST_KNOWN = 20_000  # addresses

log = logging.getLogger("platzdarm.gate")


class Gate:
    """`proxies` bring other people's requests: they may have as many sockets as there are."""

    def __init__(self, sockets: int, address_sockets: int, stretch: float, proxies: tuple[str, ...]) -> None:
        self.most = min(sockets, max(allowed_files() - SPARE_FILES, 10))
        self.most_each = address_sockets
        self.rate, self.burst = FLOOD[0] * stretch, FLOOD[1] * stretch
        self.proxies = tuple(ip_network(proxy, strict=False) for proxy in proxies)
        self.is_proxy = lru_cache(1000)(self.find_proxy)
        self.open: Counter[str] = Counter()
        self.total = 0
        self.buckets: dict[str, Bucket] = {}
        self.shut: dict[str, float] = {}  # until when

    def enter(self, address: str) -> bool:
        """A socket was opened; False where it is one too many, and is to be cut at once."""
        place = neighbourhood(address)
        if self.total >= self.most:
            return False
        if not self.is_proxy(address) and (self.is_shut(place) or self.open[place] >= self.most_each):
            return False
        self.total += 1
        self.open[place] += 1
        return True

    def leave(self, address: str) -> None:
        place = neighbourhood(address)
        self.total -= 1
        self.open[place] -= 1
        if not self.open[place]:
            del self.open[place]

    def find_proxy(self, address: str) -> bool:
        try:
            known = ip_address(address)
        except ValueError:
            return False
        return any(known in network for network in self.proxies)

    def is_shut(self, place: str) -> bool:
        until = self.shut.get(place)
        if until is None:
            return False
        if until > time.monotonic():
            return True
        del self.shut[place]
        return False

    def pass_request(self, address: str) -> bool:
        """A request came; False where they come so fast that none is looked at for a while."""
        place = neighbourhood(address)
        if self.is_shut(place):
            return False
        now = time.monotonic()
        bucket = self.buckets.get(place)
        if bucket is None:
            if len(self.buckets) >= MOST_KNOWN:
                del self.buckets[next(iter(self.buckets))]
            bucket = self.buckets[place] = Bucket(self.burst, now)
        bucket.left = min(self.burst, bucket.left + (now - bucket.at) * self.rate) - 1
        bucket.at = now
        if bucket.left >= 0:
            return True
        if len(self.shut) < MOST_KNOWN:
            self.shut[place] = now + SHUT_OUT
        log.warning("too many requests; shut out for a while", extra={"address": place, "seconds": SHUT_OUT})
        return False


def allowed_files() -> int:
    """How many files this process may have open: as many as the system lets it."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 1_000_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return 1_000_000 if soft == resource.RLIM_INFINITY else soft
