"""The WebSocket: what a client says, and what the server says."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from platzdarm.content.meaning import meaning, shaped
from platzdarm.server.messages.shared import (
    Count,
    GameOptions,
    Label,
    MessageId,
    Notation,
    SeatNumber,
    TableId,
    Trouble,
)
from platzdarm.server.messages.tables import ClockInfo, Question, TableInfo

PROTOCOL = 2

# -- what a client says -------------------------------------------------------------------------------------------


class Said(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What all messages of a client have."""

    id: Annotated[
        MessageId | None, meaning("Of the client's choosing; the answer repeats it. Never to be used for another.")
    ] = None


class Watch(Said, tag="watch"):
    """Send this table and all that happens there."""

    table: TableId
    seen: Annotated[Count | None, meaning("How many actions are known already: only what is missing is sent.")] = None
    branch: Annotated[Count | None, meaning("On which branch that was; another one is sent from the start.")] = None


class Leave(Said, tag="leave"):
    """No more of this table."""

    table: TableId


class Act(Said, tag="act"):
    """Play. The same message twice counts once (its `id`), also if it was taken back in between."""

    table: TableId
    seat: SeatNumber
    number: Annotated[Count, meaning("How many actions had been played when this was decided; else it is a conflict.")]
    action: Notation


class Undo(Said, tag="undo"):
    """Take back the own last action, free up to the last new information."""

    table: TableId
    seat: SeatNumber
    number: Annotated[Count | None, meaning("How many actions had been played when this was decided.")] = None
    to: Annotated[Count | None, meaning("At an analysis table: back to that many actions.")] = None


class Ask(Said, tag="ask"):
    """Offer the others something that needs their consent."""

    table: TableId
    seat: SeatNumber
    what: Annotated[Literal["takeback", "draw"], meaning("What is offered.")]


class Answer(Said, tag="answer"):
    """Answer an offer."""

    table: TableId
    seat: SeatNumber
    what: Annotated[Literal["takeback", "draw"], meaning("What was offered.")]
    yes: Annotated[bool, meaning("Whether the seat agrees.")]


class Resign(Said, tag="resign"):
    """Give up."""

    table: TableId
    seat: SeatNumber


class Rematch(Said, tag="rematch"):
    """After the end: the same again, with the same people. When all have said so, `rematch` of the table has its id."""

    table: TableId


class Next(Said, tag="next"):
    """After the end of a game with `sequel`: the next game of the series. When all have said so, as with `rematch`."""

    table: TableId
    options: Annotated[GameOptions, meaning("What `sequel` leaves open; who names others makes another offer.")] = {}


class Decline(Said, tag="decline"):
    """After the end: take back one's own offer of another game, or refuse somebody else's. It stands no longer."""

    table: TableId
    what: Annotated[Literal["rematch", "next"], meaning("What was offered.")]


class Orders(Said, tag="orders"):
    """Standing orders: questions to be answered without being asked."""

    table: TableId
    seat: SeatNumber
    orders: Annotated[
        dict[Label, Literal["ask", "pass", "first"]], Meta(max_length=16), meaning("Kind of question -> order.")
    ]


class Chat(Said, tag="chat"):
    """Say something to all at the table."""

    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=500), meaning("What to say.")]


class Ping(Said, tag="ping"):
    """Are you there? Answered with `pong`."""


FromClient = Watch | Leave | Act | Undo | Ask | Answer | Resign | Rematch | Next | Decline | Orders | Chat | Ping


# -- what the server says -----------------------------------------------------------------------------------------


class Ack(Struct, tag_field="type", tag="ack", omit_defaults=True):
    """A message was understood and done."""

    id: Annotated[MessageId | None, meaning("The message's.")]
    table: Annotated[str | UnsetType, meaning("The table that it was about.")] = UNSET
    number: Annotated[int | UnsetType, meaning("How many actions have been played there.")] = UNSET


class Held(Struct, tag_field="type", tag="held"):
    """A pass was understood; it counts, and the others hear of it, after a while that tells them nothing."""

    id: Annotated[MessageId | None, meaning("The message's; its `ack` comes when the pass counts.")]
    table: TableId
    seat: Annotated[int, meaning("Who passes.")]


class Failed(Struct, tag_field="type", tag="error"):
    """A message was not understood or could not be done."""

    id: Annotated[MessageId | None, meaning("The message's.")]
    error: Annotated[Trouble, meaning("What went wrong.")]


class Hello(Struct, tag_field="type", tag="hello"):
    """The first message of a connection."""

    protocol: Annotated[int, meaning("The version of this protocol.")]
    person: Annotated[str | None, meaning("Who the caller is; null where nobody is signed in.")]
    name: Annotated[str | None, meaning("The person's name.")]


class Pong(Struct, tag_field="type", tag="pong"):
    """The answer to `ping`."""

    id: Annotated[MessageId | None, meaning("The message's.")]


class Stopping(Struct, tag_field="type", tag="stopping"):
    """The server stops in an orderly way; come back soon."""


class TableNews(Struct, tag_field="type", tag="table"):
    """A table: after `watch`, and whenever seats, clocks, offers or state change."""

    table: Annotated[TableInfo, meaning("The table, as the caller may see it.")]


class Moved(Struct, tag_field="type", tag="moved"):
    """An action was played and is stored."""

    table: TableId
    number: Annotated[int, meaning("Its number, from 1.")]
    seat: Annotated[int, meaning("Who played it.")]
    action: Annotated[str | None, meaning("In notation; null where the caller may not know it.")]
    events: Annotated[Raw, shaped("GameEvent", many=True), meaning("What happened, as far as the caller may know.")]
    lines: Annotated[Raw, shaped("Line", many=True), meaning("The same for the log.")]
    facts: Annotated[Raw, shaped("Facts"), meaning("The position now.")]
    asked: Annotated[list[Question], meaning("What is to be decided now.")]
    clock: Annotated[ClockInfo, meaning("The clock.")]
    undo: Annotated[list[int], meaning("Seats that may take back freely.")]


class TakenBack(Struct, tag_field="type", tag="taken_back"):
    """Actions were taken back."""

    table: TableId
    number: Annotated[int, meaning("The first action that is gone.")]
    branch: Annotated[int, meaning("The table's new branch.")]
    facts: Annotated[Raw, shaped("Facts"), meaning("The position now.")]
    asked: Annotated[list[Question], meaning("What is to be decided now.")]
    clock: Annotated[ClockInfo, meaning("The clock.")]
    undo: Annotated[list[int], meaning("Seats that may take back freely.")]


class ChatNews(Struct, tag_field="type", tag="chat"):
    """Somebody has talked."""

    table: TableId
    name: Annotated[str, meaning("Who.")]
    text: Annotated[str, meaning("What was said.")]
    at: Annotated[int, meaning("When, in milliseconds since 1970.")]


class Over(Struct, tag_field="type", tag="over"):
    """The game is over: after the last `moved` and before a `table`."""

    table: TableId
    result: Annotated[list[float], meaning("By seat, 1 won to 0 lost.")]
    reason: Annotated[str, meaning("`rules`, `resigned`, `time`, `agreed` or `closed` (by the host).")]
    seed: Annotated[str, meaning("The seed, to be checked against its hash now.")]


FromServer = Ack | Held | Failed | Hello | Pong | Stopping | TableNews | Moved | TakenBack | ChatNews | Over
