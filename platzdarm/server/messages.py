"""What comes in and goes out, as types. Uncompiled on purpose: msgspec reads them as they stand."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Label = Annotated[str, Meta(min_length=1, max_length=64)]
TableId = Annotated[str, Meta(min_length=1, max_length=24)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Notation = Annotated[str, Meta(min_length=1, max_length=80)]
MessageId = Annotated[str, Meta(max_length=64)] | Annotated[int, Meta(ge=-(2**53), le=2**53)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
OptionName = Annotated[str, Meta(max_length=32)]
OptionValue = Annotated[str, Meta(max_length=200)]
GameOptions = Annotated[dict[OptionName, OptionValue], Meta(max_length=16)]


# -- errors ---------------------------------------------------------------------------------------------------------


class Trouble(Struct, frozen=True):
    code: str
    slug: str
    text: str
    rule: str = ""


class ErrorBody(Struct, frozen=True):
    error: Trouble


# -- people ---------------------------------------------------------------------------------------------------------


class GuestWish(Struct, forbid_unknown_fields=True):
    name: Name | None = None


class Credentials(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class TokenWish(Struct, forbid_unknown_fields=True):
    name: Label


Settings = Annotated[dict[Annotated[str, Meta(max_length=32)], Any], Meta(max_length=32)]


class Rating(Struct, frozen=True):
    game: str
    rating: float
    deviation: float
    games: int


class Me(Struct, frozen=True):
    """`person` and `name` are null where nobody is signed in."""

    person: str | None = None
    name: str | None = None
    guest: bool = False
    settings: dict[str, Any] = {}
    ratings: list[Rating] = []


class KeyInfo(Struct, frozen=True):
    id: str
    name: str
    created: int
    seen: int
    this: bool


class NewToken(Struct, frozen=True):
    id: str
    name: str
    token: str


# -- tables ---------------------------------------------------------------------------------------------------------


class NoClock(Struct, tag_field="kind", tag="none", forbid_unknown_fields=True, frozen=True):
    pass


class MoveClock(Struct, tag_field="kind", tag="move", forbid_unknown_fields=True, frozen=True):
    seconds: Annotated[int, Meta(ge=1, le=86_400)]


class TotalClock(Struct, tag_field="kind", tag="total", forbid_unknown_fields=True, frozen=True):
    seconds: Annotated[int, Meta(ge=1, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class DaysClock(Struct, tag_field="kind", tag="days", forbid_unknown_fields=True, frozen=True):
    days: Annotated[int, Meta(ge=1, le=60)]


ClockWish = NoClock | MoveClock | TotalClock | DaysClock


class SeatWish(Struct, forbid_unknown_fields=True):
    kind: Literal["me", "person", "bot", "open"]
    bot: Label | None = None


class TableWish(Struct, forbid_unknown_fields=True):
    game: Label
    options: GameOptions = {}
    seats: Annotated[list[SeatWish], Meta(max_length=16)] | None = None
    clock: ClockWish = NoClock()
    rated: bool = False
    open: bool = False
    casual: bool = False


class JoinWish(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    invitation: Annotated[str, Meta(max_length=32)] | None = None


class WhyWish(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    action: Notation


class AnalysisWish(Struct, forbid_unknown_fields=True):
    game: Label
    position: dict[str, Any] | None = None
    record: Annotated[str, Meta(max_length=60_000)] | None = None
    at: Count | None = None


class SeatInfo(Struct, frozen=True):
    seat: int
    kind: str
    name: str | None
    person: str | None
    bot: str | None
    here: bool
    rating: float | None
    resigned: bool


class ClockInfo(Struct, frozen=True):
    """`left` is by seat in milliseconds at the moment `at`; `settings` is what was chosen."""

    kind: str
    left: list[int]
    running: int | None
    at: int
    settings: dict[str, Any]


class Offer(Struct, frozen=True, omit_defaults=True):
    """`options` are those that the next game of a series shall have beyond what the game itself says."""

    what: str
    seat: int
    yes: list[int]
    options: dict[str, str] = {}


class ChatInfo(Struct, frozen=True):
    name: str
    text: str
    at: int


class LogEntry(Struct, frozen=True):
    number: int
    seat: int
    action: str | None
    events: list[dict[str, Any]]


class SpanInfo(Struct, frozen=True):
    form: str
    x: list[str]
    y: list[int]


class OptionsInfo(Struct, frozen=True):
    count: int
    singles: list[str]
    spans: list[SpanInfo]


class Question(Struct, frozen=True, omit_defaults=True):
    seat: int
    kind: str
    about: list[str]
    due: bool
    rule: str
    options: OptionsInfo | UnsetType = UNSET


class TableInfo(Struct, frozen=True):
    id: str
    game: str
    options: dict[str, str]
    state: str
    seats: list[SeatInfo]
    mine: list[int]
    number: int
    branch: int
    facts: dict[str, Any] | None
    asked: list[Question]
    log: list[LogEntry]
    clock: ClockInfo
    offers: list[Offer]
    chat: list[ChatInfo]
    seed_hash: str
    rated: bool
    casual: bool
    open: bool
    analysis: bool
    undo: list[int]
    orders: dict[str, dict[str, str]]
    orderable: list[str]
    owner: bool
    created: int
    changed: int
    seed: str | None = None
    result: list[float] | None = None
    reason: str | None = None
    rematch: str | None = None
    sequel: dict[str, str] | None = None


class Invitation(Struct, frozen=True):
    seat: int
    invitation: str
    link: str


class NewTable(Struct, frozen=True):
    table: TableInfo
    invitations: list[Invitation]


class LobbyRow(Struct, frozen=True):
    """A table in the lobby."""

    id: str
    game: str
    options: dict[str, str]
    state: str
    seats: list[SeatInfo]
    clock: dict[str, Any]
    rated: bool
    casual: bool
    number: int
    due: list[int]
    mine: list[int]
    created: int
    changed: int
    result: list[float] | None
    reason: str | None


class Lobby(Struct, frozen=True, omit_defaults=True):
    open: list[LobbyRow] | UnsetType = UNSET
    mine: list[LobbyRow] | UnsetType = UNSET
    live: list[LobbyRow] | UnsetType = UNSET


class PositionInfo(Struct, frozen=True):
    number: int
    facts: dict[str, Any]
    asked: list[Question]


class Why(Struct, frozen=True):
    legal: bool
    rule: str
    slug: str
    text: str


class Hint(Struct, frozen=True):
    seat: int
    action: str


class OptionInfo(Struct, frozen=True):
    name: str
    choices: list[str]
    default: str


class KindInfo(Struct, frozen=True, omit_defaults=True):
    """How the values of an operand are written: with a prefix, as a number."""

    name: str
    prefix: str = ""
    number: bool = False


class OperandInfo(Struct, frozen=True, omit_defaults=True):
    """An operand of an action, or a field of an event or of what a question is about."""

    name: str
    kind: str
    optional: bool = False  # left out of an action, null in an event, empty in a question
    rest: bool = False  # a list of all that are left
    keyword: str = ""  # a word that stands before it


class VerbInfo(Struct, frozen=True):
    word: str
    operands: list[OperandInfo]


class EventInfo(Struct, frozen=True):
    kind: str
    fields: list[OperandInfo]


class AskingInfo(Struct, frozen=True, omit_defaults=True):
    kind: str
    rule: str
    about: list[OperandInfo]
    orderable: bool = False


class VocabularyInfo(Struct, frozen=True):
    """The verbs, events and questions of a game, one row each."""

    kinds: list[KindInfo]
    verbs: list[VerbInfo]
    events: list[EventInfo]
    questions: list[AskingInfo]


class GameInfo(Struct, frozen=True):
    name: str
    titles: dict[str, str]
    rules: int
    options: list[OptionInfo]
    bots: list[str]
    orderable: list[str]
    content: dict[str, Any]
    vocabulary: VocabularyInfo


class RuleInfo(Struct, frozen=True):
    id: str
    text: str
    marks: list[tuple[int, int]]


class ChapterInfo(Struct, frozen=True):
    id: str
    title: str
    rules: list[RuleInfo]


class RulesText(Struct, frozen=True):
    game: str
    lang: str
    chapters: list[ChapterInfo]


class PlayerInfo(Struct, frozen=True):
    name: str
    ratings: list[Rating]
    games: list[LobbyRow]


class Health(Struct, frozen=True):
    status: str
    tables: int
    connections: int


# -- what a client says on the WebSocket --------------------------------------------------------------------------


class Said(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    id: MessageId | None = None


class Watch(Said, tag="watch"):
    table: TableId
    seen: Count | None = None
    branch: Count | None = None


class Leave(Said, tag="leave"):
    table: TableId


class Act(Said, tag="act"):
    table: TableId
    seat: SeatNumber
    number: Count
    action: Notation


class Undo(Said, tag="undo"):
    """`to`, at an analysis table: back to that many actions."""

    table: TableId
    seat: SeatNumber
    number: Count | None = None
    to: Count | None = None


class Ask(Said, tag="ask"):
    table: TableId
    seat: SeatNumber
    what: Literal["takeback", "draw"]


class Answer(Said, tag="answer"):
    table: TableId
    seat: SeatNumber
    what: Literal["takeback", "draw"]
    yes: bool


class Resign(Said, tag="resign"):
    table: TableId
    seat: SeatNumber


class Rematch(Said, tag="rematch"):
    table: TableId


class Next(Said, tag="next"):
    table: TableId
    options: GameOptions = {}


class Orders(Said, tag="orders"):
    table: TableId
    seat: SeatNumber
    orders: Annotated[dict[Label, Literal["ask", "pass", "first"]], Meta(max_length=16)]


class Chat(Said, tag="chat"):
    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Ping(Said, tag="ping"):
    pass


FromClient = Watch | Leave | Act | Undo | Ask | Answer | Resign | Rematch | Next | Orders | Chat | Ping


# -- what the server says -------------------------------------------------------------------------------------------


class Ack(Struct, tag_field="type", tag="ack", omit_defaults=True):
    id: MessageId | None
    table: str | UnsetType = UNSET
    number: int | UnsetType = UNSET


class Failed(Struct, tag_field="type", tag="error"):
    id: MessageId | None
    error: Trouble


class Hello(Struct, tag_field="type", tag="hello"):
    protocol: int
    person: str | None
    name: str | None


class Pong(Struct, tag_field="type", tag="pong"):
    id: MessageId | None


class Stopping(Struct, tag_field="type", tag="stopping"):
    pass


class TableNews(Struct, tag_field="type", tag="table"):
    table: TableInfo


class Moved(Struct, tag_field="type", tag="moved"):
    table: str
    number: int
    seat: int
    action: str | None
    events: Raw
    facts: dict[str, Any]
    asked: list[Question]
    clock: ClockInfo
    undo: list[int]


class TakenBack(Struct, tag_field="type", tag="taken_back"):
    table: str
    number: int
    branch: int
    facts: dict[str, Any]
    asked: list[Question]
    clock: ClockInfo
    undo: list[int]


class ChatNews(Struct, tag_field="type", tag="chat"):
    table: str
    name: str
    text: str
    at: int


class Over(Struct, tag_field="type", tag="over"):
    table: str
    result: list[float]
    reason: str
    seed: str
