"""What the queries give and take: one plain class for each table of the database, with the same field names."""

from dataclasses import dataclass, field, fields
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import RowMapping

R = TypeVar("R")

WAITING, PLAYING, OVER = "waiting", "playing", "over"
CLOSED = "closed"  # why a game is over that the host has ended
SESSION, TOKEN = "session", "token"

# Kinds of seats: a named person's (by invitation), anybody's, a program's of ours.
PERSON, OPEN, BOT = "person", "open", "bot"


@dataclass
class Person:
    id: str
    name: str
    created: int
    handle: str | None = None
    password: str | None = None
    settings: dict[str, Any] = field(default_factory=dict)
    look: str | None = None

    @property
    def guest(self) -> bool:
        return self.handle is None


class Named(NamedTuple):
    """What others see of a person."""

    name: str
    guest: bool


@dataclass
class Key:
    id: str
    kind: str
    digest: str
    person: str
    name: str
    created: int
    seen: int


@dataclass
class RatingRow:
    person: str
    game: str
    rating: float
    deviation: float
    volatility: float
    games: int


@dataclass
class TableRow:
    """A table's row: all of it but seats, moves and chat."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    owner: str
    seed: str
    clock: dict[str, Any]
    created: int
    changed: int
    revision: int = 0
    branch: int = 0
    setup: dict[str, Any] | None = None
    state: str = WAITING
    open: bool = False
    rated: bool = False
    casual: bool = False
    analysis: bool = False
    number: int = 0
    due: list[int] = field(default_factory=list)
    bot_due: bool = False
    clock_left: list[int] = field(default_factory=list)
    clock_since: int = 0
    deadline: int | None = None
    offers: list[dict[str, Any]] = field(default_factory=list)
    result: list[float] | None = None
    reason: str | None = None
    rematch: str | None = None
    series: str | None = None
    band: list[int] | None = None
    spent: list[list[Any]] | None = None
    files: list[list[str]] | None = None  # content of its own: name and text of each

    @property
    def own_files(self) -> tuple[tuple[str, str], ...]:
        """The same, as games are asked for by it."""
        return tuple((name, text) for name, text in self.files or ())


@dataclass
class Seat:
    table: str
    seat: int
    kind: str
    invitation: str
    person: str | None = None
    bot: str | None = None
    orders: dict[str, str] = field(default_factory=dict)
    resigned: bool = False
    rating: float | None = None
    rating_after: float | None = None
    deviation_after: float | None = None
    invited: str | None = None
    handover: str | None = None

    @property
    def taken(self) -> bool:
        return self.person is not None or self.kind == BOT


@dataclass
class MoveRow:
    """A line of the record; `message` is the id that the client gave its message.

    `told` is what each seat was told of it (`EventViews`), by the program `made_by`: a cache.
    """

    table: str
    number: int
    seat: int
    action: str
    outcomes: str
    at: int
    message: str | None = None
    told: str | None = None
    made_by: str | None = None


@dataclass
class SnapshotRow:
    """The position after that many actions, packed: a cache."""

    table: str
    number: int
    made_by: str
    position: bytes


@dataclass
class ChatLine:
    table: str
    person: str
    name: str
    text: str
    at: int


def made(kind: type[R], row: RowMapping) -> R:
    names = {entry.name for entry in fields(kind)}  # type: ignore[arg-type]
    return kind(**{key: value for key, value in row.items() if key in names})


def values(row: Any) -> dict[str, Any]:
    return dict(vars(row))
