"""Tables: what is wished for, the lobby, and a table as one caller may see it."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from platzdarm.content.meaning import meaning, one_of, shaped
from platzdarm.server.messages.shared import GameOptions, Label, Notation, SeatNumber
from platzdarm.text.lines import Line as Line  # what `lines` holds

State = Annotated[str, one_of("waiting", "playing", "over")]
OfferKind = Annotated[str, one_of("takeback", "draw", "rematch", "next")]

Orders = Annotated[
    dict[str, Annotated[str, one_of("ask", "pass", "first")]], meaning("Standing orders: kind of question -> order.")
]

# -- what is wished for -------------------------------------------------------------------------------------------


class NoClock(Struct, tag_field="kind", tag="none", forbid_unknown_fields=True, frozen=True):
    """No clock."""


class MoveClock(Struct, tag_field="kind", tag="move", forbid_unknown_fields=True, frozen=True):
    """So long for each decision."""

    seconds: Annotated[int, Meta(ge=1, le=86_400), meaning("For each decision.")]


class TotalClock(Struct, tag_field="kind", tag="total", forbid_unknown_fields=True, frozen=True):
    """So long for the whole game."""

    seconds: Annotated[int, Meta(ge=1, le=86_400), meaning("For the whole game.")]
    increment: Annotated[int, Meta(ge=0, le=3_600), meaning("Seconds more after each decision.")] = 0


class DaysClock(Struct, tag_field="kind", tag="days", forbid_unknown_fields=True, frozen=True):
    """Play by correspondence."""

    days: Annotated[int, Meta(ge=1, le=60), meaning("For each decision.")]


ClockWish = NoClock | MoveClock | TotalClock | DaysClock


class Band(Struct, forbid_unknown_fields=True, frozen=True):
    """Ratings with which one may sit down at a rated table."""

    least: Annotated[int, Meta(ge=0, le=4_000), meaning("The lowest.")]
    most: Annotated[int, Meta(ge=0, le=4_000), meaning("The highest.")]


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit on a seat."""

    kind: Annotated[Literal["me", "person", "bot", "open"], meaning("I, a guest with a link, a program, or anybody.")]
    bot: Annotated[Label | None, meaning("Which program, with its seconds a turn: `hard`, `hard@2`.")] = None
    name: Annotated[
        Label | None, meaning("For a guest with a link: the account that is asked, and may come without the link.")
    ] = None


class ContentFile(Struct, forbid_unknown_fields=True):
    """A content file of somebody's own."""

    name: Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9_]*\.toml$", max_length=48), meaning("As my_riders.toml.")]
    text: Annotated[str, Meta(max_length=80_000), meaning("What stands in it.")]


Files = Annotated[list[ContentFile], Meta(max_length=8)]


class TableWish(Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Annotated[Label, meaning("The game.")]
    options: Annotated[GameOptions, meaning("What is chosen of the game's options.")] = {}
    seats: Annotated[
        Annotated[list[SeatWish], Meta(max_length=16)] | None, meaning("By seat; without it the caller and open seats.")
    ] = None
    clock: Annotated[ClockWish, meaning("The clock.")] = NoClock()
    rated: Annotated[bool, meaning("Whether it counts for ratings.")] = False
    open: Annotated[bool, meaning("Whether the lobby shows it to everybody.")] = False
    casual: Annotated[bool, meaning("Whether hints are allowed.")] = False
    files: Annotated[Files, meaning("Content for this table alone, as its author has it; never rated.")] = []
    band: Annotated[Band | None, meaning("Of a rated table in the lobby: who may sit down.")] = None


class ReportWish(Struct, forbid_unknown_fields=True):
    """Something that the host should know of: somebody at the table, or a line of chat."""

    reason: Annotated[str, Meta(min_length=1, max_length=500), meaning("What is wrong.")]
    seat: Annotated[SeatNumber | None, meaning("Who is meant, by seat.")] = None
    said: Annotated[int | None, meaning("Which line of chat is meant: its `at`.")] = None


class JoinWish(Struct, forbid_unknown_fields=True):
    """To take a seat."""

    seat: Annotated[SeatNumber | None, meaning("Which one; without it the first that is free.")] = None
    invitation: Annotated[Annotated[str, Meta(max_length=32)] | None, meaning("What the link has.")] = None


class HandoverWish(Struct, forbid_unknown_fields=True):
    """To have the code by which one's seats of a campaign can be played on elsewhere."""

    anew: Annotated[bool, meaning("Another one: the one before, and its link, end.")] = False


class ResumeWish(Struct, forbid_unknown_fields=True):
    """To play on with somebody's seats of a campaign."""

    code: Annotated[Annotated[str, Meta(min_length=1, max_length=40)], meaning("What the link has.")]


class WhyWish(Struct, forbid_unknown_fields=True):
    """An action to be asked about."""

    seat: SeatNumber
    action: Notation


# -- a table ------------------------------------------------------------------------------------------------------


class SeatInfo(Struct, frozen=True):
    """A seat of a table."""

    seat: Annotated[int, meaning("Its number, from 0.")]
    kind: Annotated[str, one_of("person", "bot", "open"), meaning("Who sits there, or may.")]
    name: Annotated[str | None, meaning("The person's name.")]
    person: Annotated[str | None, meaning("The person's id.")]
    bot: Annotated[str | None, meaning("The program's name.")]
    here: Annotated[bool, meaning("Whether the person is watching now.")]
    left: Annotated[int | None, meaning("When the person went away, in milliseconds since 1970, if that is known.")]
    rating: Annotated[float | None, meaning("The person's rating.")]
    resigned: Annotated[bool, meaning("Whether the seat has given up.")]
    guest: Annotated[bool, meaning("Whether the person has no account: anybody may bear such a name.")] = False
    rating_after: Annotated[float | None, meaning("What a rated game that is over has made of the rating.")] = None
    invited: Annotated[str | None, meaning("The name of the player who is asked to sit there, and has not yet.")] = None


class ClockInfo(Struct, frozen=True):
    """The clock of a table."""

    kind: Annotated[str, meaning("`none`, `move`, `total` or `days`.")]
    left: Annotated[list[int], meaning("Milliseconds by seat, at the moment `at`.")]
    running: Annotated[int | None, meaning("The seat whose time runs.")]
    at: Annotated[int, meaning("When `left` was true, in milliseconds since 1970.")]
    settings: Annotated[dict[str, Any], shaped("ClockWish"), meaning("What was chosen.")]


class Offer(Struct, frozen=True, omit_defaults=True):
    """Something that needs the others' consent."""

    what: Annotated[OfferKind, meaning("What is offered.")]
    seat: Annotated[int, meaning("Who made it.")]
    yes: Annotated[list[int], meaning("Seats that have agreed so far.")]
    options: Annotated[
        dict[str, str], meaning("Those that the next game of a series shall have beyond what the game itself says.")
    ] = {}


class ChatInfo(Struct, frozen=True):
    """Something that was said."""

    name: Annotated[str, meaning("Who said it.")]
    text: Annotated[str, meaning("What was said.")]
    at: Annotated[int, meaning("When, in milliseconds since 1970.")]


class LogEntry(Struct, frozen=True):
    """An action that was played."""

    number: Annotated[int, meaning("Its number, from 1.")]
    seat: Annotated[int, meaning("Who played it.")]
    action: Annotated[str | None, meaning("In notation; null where the caller may not know it.")]
    events: Annotated[Raw, shaped("GameEvent", many=True), meaning("What happened, as far as the caller may know.")]
    lines: Annotated[Raw, shaped("Line", many=True), meaning("The same for the log.")]


class SpanInfo(Struct, frozen=True):
    """Answers of the same form: every x with every y put in."""

    form: Annotated[str, meaning("The action with `{x}` and perhaps `{y}` in it.")]
    x: Annotated[list[str], meaning("What to put in for `{x}`.")]
    y: Annotated[list[int], meaning("What to put in for `{y}`; empty where there is none.")]


class AnswersInfo(Struct, frozen=True):
    """All legal answers to a question: each is a single, or a form with its x and y put in."""

    count: Annotated[int, meaning("How many there are.")]
    singles: Annotated[list[str], meaning("Answers in notation.")]
    spans: Annotated[list[SpanInfo], meaning("Answers that differ in one or two places only.")]


class Question(Struct, frozen=True, omit_defaults=True):
    """A decision that somebody has to make."""

    seat: Annotated[int, meaning("Who is asked.")]
    kind: Annotated[str, meaning("The kind of question; each game has its own.")]
    about: Annotated[list[str], meaning("Cells, figures or cards that it is about, in notation.")]
    due: Annotated[bool, meaning("Whether play waits for it.")]
    rule: Annotated[str, meaning("The id of the rule behind it.")]
    answers: Annotated[AnswersInfo | UnsetType, meaning("The legal answers, for the caller's own seats only.")] = UNSET


class TableInfo(Struct, frozen=True):
    """A table, as one caller may see it."""

    id: Annotated[str, meaning("Its id.")]
    game: Annotated[str, meaning("The game.")]
    options: Annotated[dict[str, str], meaning("The options of the table.")]
    state: Annotated[State, meaning("Whether it waits for people, is played at, or is over.")]
    seats: Annotated[list[SeatInfo], meaning("The seats.")]
    mine: Annotated[list[int], meaning("Seats of the caller.")]
    number: Annotated[int, meaning("How many actions have been played.")]
    branch: Annotated[int, meaning("How often something was taken back, so that who was away notices.")]
    facts: Annotated[Annotated[Raw, shaped("Facts")] | None, meaning("The position; null while people are missing.")]
    asked: Annotated[list[Question], meaning("What is to be decided.")]
    log: Annotated[list[LogEntry], meaning("What was played; after `watch` with `seen`, what came since.")]
    clock: Annotated[ClockInfo, meaning("The clock.")]
    offers: Annotated[list[Offer], meaning("Offers that stand.")]
    chat: Annotated[list[ChatInfo], meaning("What was said.")]
    seed_hash: Annotated[str, meaning("The hash of the seed, published before the first move.")]
    rated: Annotated[bool, meaning("Whether it counts for ratings.")]
    casual: Annotated[bool, meaning("Whether hints are allowed.")]
    open: Annotated[bool, meaning("Whether the lobby shows it to everybody.")]
    analysis: Annotated[bool, meaning("Whether it is an analysis: all seats the caller's, no game.")]
    undo: Annotated[list[int], meaning("Seats that may take back freely.")]
    orders: Annotated[dict[str, Orders], meaning("Of the caller's seats, by seat.")]
    orderable: Annotated[list[str], meaning("Kinds of questions that a standing order may answer.")]
    owner: Annotated[bool, meaning("Whether the caller has opened the table.")]
    created: Annotated[int, meaning("When it was opened, in milliseconds since 1970.")]
    changed: Annotated[int, meaning("When something happened last, or the game ended, in milliseconds since 1970.")]
    seed: Annotated[str | None, meaning("The seed, once the game is over.")]
    result: Annotated[list[float] | None, meaning("By seat, 1 won to 0 lost, once the game is over.")]
    reason: Annotated[
        str | None, meaning("Why it is over: `rules`, `resigned`, `time`, `agreed` or `closed` (by the host).")
    ]
    rematch: Annotated[str | None, meaning("The table of the rematch, or of the next game of a series.")]
    sequel: Annotated[dict[str, str] | None, meaning("The options of the game that follows in a series.")]
    series: Annotated[str | None, meaning("The first table of the campaign that it belongs to; null for a game alone.")]
    own_content: Annotated[bool, meaning("Whether it has content of its own, at `/api/tables/ID/content`.")] = False
    band: Annotated[Band | None, meaning("The ratings with which one may sit down; null for all.")] = None


class Invitation(Struct, frozen=True):
    """A link for a seat to be filled."""

    seat: Annotated[int, meaning("The seat.")]
    invitation: Annotated[str, meaning("What the link has, for `join`.")]
    link: Annotated[str, meaning("The address to send.")]


class NewTable(Struct, frozen=True):
    """A table that was opened."""

    table: Annotated[TableInfo, meaning("The table.")]
    invitations: Annotated[list[Invitation], meaning("One for each seat to be filled.")]


class LobbyRow(Struct, frozen=True):
    """A table in the lobby."""

    id: Annotated[str, meaning("Its id.")]
    game: Annotated[str, meaning("The game.")]
    options: Annotated[dict[str, str], meaning("The options of the table.")]
    state: Annotated[State, meaning("Whether it waits for people, is played at, or is over.")]
    seats: Annotated[list[SeatInfo], meaning("The seats.")]
    clock: Annotated[dict[str, Any], shaped("ClockWish"), meaning("The clock that was chosen.")]
    rated: Annotated[bool, meaning("Whether it counts for ratings.")]
    casual: Annotated[bool, meaning("Whether hints are allowed.")]
    number: Annotated[int, meaning("How many actions have been played.")]
    due: Annotated[list[int], meaning("Seats for which play waits.")]
    mine: Annotated[list[int], meaning("Seats of the caller.")]
    created: Annotated[int, meaning("When it was opened, in milliseconds since 1970.")]
    changed: Annotated[int, meaning("When something happened last, or the game ended, in milliseconds since 1970.")]
    result: Annotated[list[float] | None, meaning("By seat, once the game is over.")]
    reason: Annotated[str | None, meaning("Why it is over.")]
    series: Annotated[str | None, meaning("The first table of the campaign that it belongs to; null for a game alone.")]
    band: Annotated[Band | None, meaning("The ratings with which one may sit down; null for all.")] = None
    own_content: Annotated[bool, meaning("Whether it brought content that no other table has.")] = False


class Lobby(Struct, frozen=True, omit_defaults=True):
    """The lists that were asked for."""

    open: Annotated[list[LobbyRow] | UnsetType, meaning("Tables that anybody may join.")] = UNSET
    mine: Annotated[list[LobbyRow] | UnsetType, meaning("Tables of the caller.")] = UNSET
    live: Annotated[list[LobbyRow] | UnsetType, meaning("Tables that may be watched.")] = UNSET
    asked: Annotated[list[LobbyRow] | UnsetType, meaning("Tables where a seat is kept for the caller.")] = UNSET
    more: Annotated[list[str], meaning("Of which of these lists there is more: ask again with `skip`.")] = []


class Handover(Struct, frozen=True):
    """What stands for the caller's seats of a campaign."""

    code: Annotated[str, meaning("Its link is `/campaign/ID#CODE`. Whoever has it can play these seats: a secret.")]


class Series(Struct, frozen=True):
    """A campaign: its tables in the order in which they were played, as far as the caller may see them."""

    id: Annotated[str, meaning("Its id: that of its first table.")]
    game: Annotated[str, meaning("The game.")]
    tables: Annotated[list[LobbyRow], meaning("The evenings, the first one first.")]
    sequel: Annotated[
        dict[str, str] | None, meaning("The options of the evening that follows, once the last one is over; else null.")
    ]
    offers: Annotated[list[Offer], meaning("Offers that stand at the last table: who wants to go on.")]
    more: Annotated[bool, meaning("Whether an evening is under way that is not for the caller.")]


class GameOfTheWeek(Struct, frozen=True):
    """A game to look at."""

    table: Annotated[
        LobbyRow | None,
        meaning(
            "The longest open game that people played to its end in the last seven days; null where there is none."
        ),
    ]


class PositionInfo(Struct, frozen=True):
    """The position after a number of actions."""

    number: Annotated[int, meaning("After how many actions.")]
    facts: Annotated[Raw, shaped("Facts"), meaning("The position, as the caller may know it.")]
    asked: Annotated[list[Question], meaning("What was to be decided.")]


class Why(Struct, frozen=True):
    """Whether an action is legal now, and if not, why."""

    legal: Annotated[bool, meaning("Whether it is.")]
    rule: Annotated[str, meaning("The id of the rule that forbids it, or empty.")]
    slug: Annotated[str, meaning("The name of the reason in the catalogues, or empty.")]
    text: Annotated[str, meaning("The reason in the language that was asked for, or empty.")]


class Hint(Struct, frozen=True):
    """What the engine would play."""

    seat: Annotated[int, meaning("For which seat.")]
    action: Annotated[str, meaning("The action, in notation.")]
    reason: Annotated[Line | None, meaning("What speaks for it, as a message of the game's catalogues.")] = None
