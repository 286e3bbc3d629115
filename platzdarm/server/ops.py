"""For those who run the server: metrics, and logs as JSON lines without secrets."""

import json
import logging
import sys
import time
from collections.abc import Callable

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

STANDARD = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message", "taskName"}
SLOW = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)

TOLD_A_MINUTE = 5
MOST_TROUBLES = 200

log = logging.getLogger("platzdarm.http")


class Metrics:
    def __init__(self, tables: Callable[[], int], connections: Callable[[], int], commits: Callable[[], int]) -> None:
        self.registry = CollectorRegistry()
        self.kinds: dict[str, Counter] = {}
        book = self.registry
        self.requests = Counter("platzdarm_requests", "HTTP requests", ["method", "status"], registry=book)
        self.messages = Counter("platzdarm_messages", "Messages of clients on the WebSocket", ["type"], registry=book)
        self.problems = Counter("platzdarm_problems", "Errors told to clients", ["code"], registry=book)
        self.moves = Counter("platzdarm_moves", "Actions of people that were stored", registry=book)
        self.move_seconds = Histogram("platzdarm_move_seconds", "From message to storage", buckets=SLOW, registry=book)
        self.reports = Counter("platzdarm_reports", "Reports of people to the host", registry=book)
        self.gauge("platzdarm_live_tables", "Tables in memory", tables)
        self.gauge("platzdarm_connections", "Open WebSockets", connections)
        self.gauge("platzdarm_commits", "Transactions written since the start", commits)

    def heard(self, kind: str) -> None:
        """Of all counters the one that counts most often: finding it took longer than counting."""
        counter = self.kinds.get(kind)
        if counter is None:
            counter = self.kinds[kind] = self.messages.labels(kind)
        counter.inc()

    def gauge(self, name: str, text: str, value: Callable[[], int]) -> None:
        Gauge(name, text, registry=self.registry).set_function(value)


class JsonLines(logging.Formatter):
    """What was said, and the extra fields; queries, headers and bodies are never logged."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "say": record.getMessage(),
        }
        line |= {key: value for key, value in record.__dict__.items() if key not in STANDARD}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class Seldom(logging.Filter):
    """The same trouble again and again is told a few times a minute, so that a log does not fill the disk."""

    def __init__(self) -> None:
        super().__init__()
        self.told: dict[str, list[float]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if len(self.told) > MOST_TROUBLES:
            self.told.clear()
        times = self.told.setdefault(record.getMessage().split(" <")[0][:80], [])
        times[:] = [at for at in times if record.created - at < 60]
        if len(times) >= TOLD_A_MINUTE:
            return False
        times.append(record.created)
        return True


def say_seldom(*names: str) -> None:
    """For loggers that others write to, on any occasion that a client gives them."""
    for name in names:
        logger = logging.getLogger(name)
        if not any(isinstance(one, Seldom) for one in logger.filters):
            logger.addFilter(Seldom())


def set_up_logs(level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("platzdarm").setLevel(level)


def watch_requests(metrics: Metrics) -> Callable[[ASGIApp], ASGIApp]:
    """Counts and logs every request; of the address only the path, for invitations stand in the query."""

    def wrap(app: ASGIApp) -> ASGIApp:
        async def watched(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
                return
            started, method, path = time.perf_counter(), scope["method"], scope["path"]
            status = 0

            async def note(message: Message) -> None:
                nonlocal status
                if message["type"] == "http.response.start":
                    status = message["status"]
                await send(message)

            try:
                await app(scope, receive, note)
            finally:
                took = round((time.perf_counter() - started) * 1000, 2)
                metrics.requests.labels(method, str(status)).inc()
                log.info("request", extra={"method": method, "path": path, "status": status, "ms": took})

        return watched

    return wrap
