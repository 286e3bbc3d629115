"""The games, their rules, and analysis; and what every game's own types have at least."""

from typing import Annotated, Any

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from platzdarm.content.meaning import meaning, one_of, shaped
from platzdarm.server.messages.shared import Count, Label


class Facts(Struct, frozen=True):
    """The position as the caller may know it. Each game says what else is in it."""

    seat: Annotated[int, meaning("With whose eyes it is seen; -1 for those who look on.")]
    game: Annotated[str, meaning("The game.")]


class GameEvent(Struct, frozen=True):
    """Something that happened, its numbers by name and places in notation. Each game says which kinds there are."""

    kind: Annotated[str, meaning("What happened.")]


class Preview(Struct, frozen=True):
    """What the server foresees: a battle as if it began now, the odds of an attack. Each game says what is in it."""

    number: Annotated[int, meaning("After how many actions this is.")]
    before: Annotated[
        Annotated[Raw, shaped("Facts")] | UnsetType, meaning("Where an action was named: the position after it.")
    ] = UNSET


class Content(Struct, frozen=True):
    """What never changes in a game: armies, cards, missions. Each game says what is in it."""


class Puzzle(Struct, frozen=True):
    """A position and a goal that one turn reaches. Each game says what else is in it."""

    id: Annotated[str, meaning("Its id.")]
    solution: Annotated[list[str], meaning("Actions in notation that reach the goal.")]


class PositionWish(Struct, forbid_unknown_fields=True):
    """A position that somebody sets up, to be looked at."""

    game: Annotated[Label, meaning("The game.")]
    position: Annotated[dict[str, Any], meaning("As that of an analysis table.")]


class AnalysisWish(Struct, forbid_unknown_fields=True):
    """An analysis table of a position or of a record; without either, of the beginning of a game."""

    game: Annotated[Label, meaning("The game.")]
    position: Annotated[
        dict[str, Any] | None, meaning("The facts of a table, or as much of them as matters: the game's `SetUp`.")
    ] = None
    record: Annotated[Annotated[str, Meta(max_length=60_000)] | None, meaning("A record, as a table gives it.")] = None
    at: Annotated[Count | None, meaning("After how many actions of the record; without it, at its end.")] = None
    luck: Annotated[
        Annotated[str, Meta(pattern="^[0-9a-f]{64}$")] | None,
        meaning("A seed of one's own: the same deeds then meet the same luck every time, as in a lesson."),
    ] = None


class OptionInfo(Struct, frozen=True):
    """An option of a table."""

    name: Annotated[str, meaning("Its name.")]
    choices: Annotated[list[str], meaning("What may be chosen.")]
    default: Annotated[str, meaning("What it is where nothing is said.")]


class KindInfo(Struct, frozen=True, omit_defaults=True):
    """How the values of an operand are written: with a prefix, as a number."""

    name: Annotated[str, meaning("Its name.")]
    prefix: Annotated[str, meaning("What its words begin with.")] = ""
    number: Annotated[bool, meaning("Whether a number follows, and events have numbers.")] = False


class OperandInfo(Struct, frozen=True, omit_defaults=True):
    """An operand of an action, or a field of an event or of what a question is about."""

    name: Annotated[str, meaning("Its name.")]
    kind: Annotated[str, meaning("Its kind.")]
    optional: Annotated[bool, meaning("May be left out of an action; null in an event, empty in a question.")] = False
    rest: Annotated[bool, meaning("A list of all that are left.")] = False
    keyword: Annotated[str, meaning("A word that stands before it.")] = ""


class VerbInfo(Struct, frozen=True):
    """A kind of action."""

    word: Annotated[str, meaning("The word that it begins with.")]
    operands: Annotated[list[OperandInfo], meaning("What follows.")]


class EventInfo(Struct, frozen=True):
    """A kind of event."""

    kind: Annotated[str, meaning("Its name.")]
    fields: Annotated[list[OperandInfo], meaning("What it holds.")]


class AskingInfo(Struct, frozen=True, omit_defaults=True):
    """A kind of question."""

    kind: Annotated[str, meaning("Its name.")]
    rule: Annotated[str, meaning("The id of the rule behind it.")]
    about: Annotated[list[OperandInfo], meaning("What it is about.")]
    orderable: Annotated[bool, meaning("Whether a standing order may answer it.")] = False


class VocabularyInfo(Struct, frozen=True):
    """The verbs, events and questions of a game, one row each."""

    kinds: Annotated[list[KindInfo], meaning("Kinds of operands.")]
    verbs: Annotated[list[VerbInfo], meaning("Kinds of actions.")]
    events: Annotated[list[EventInfo], meaning("Kinds of events.")]
    questions: Annotated[list[AskingInfo], meaning("Kinds of questions.")]


Ending = Annotated[str, one_of("won", "drawn", "lost")]


class LevelInfo(Struct, frozen=True):
    """A machine as people choose it."""

    bot: Annotated[str, meaning("The program's name.")]
    strength: Annotated[
        int, meaning("Beside the game's other machines, of which `greedy` has 1500; not a person's rating.")
    ]
    seconds: Annotated[float, meaning("How long it thinks about a turn, about.")]
    times: Annotated[
        list[float],
        meaning("Seconds that it may be given, its own among them: `hard@2` thinks about two. Empty: it has its own."),
    ]


class Outcomes(Struct, frozen=True):
    """The caller's games against machines of one level, whatever time they had."""

    bot: Annotated[str, meaning("The program's name.")]
    won: Annotated[int, meaning("How many the caller won.")]
    drawn: Annotated[int, meaning("How many nobody won.")]
    lost: Annotated[int, meaning("How many the caller lost.")]
    latest: Annotated[
        list[Annotated[str, one_of("won", "drawn", "lost")]], meaning("The latest ten, the oldest first.")
    ]


class GameInfo(Struct, frozen=True):
    """A game with all that is needed to draw and word it."""

    name: Annotated[str, meaning("The game's name in this protocol.")]
    titles: Annotated[dict[str, str], meaning("Its title by language.")]
    rules: Annotated[int, meaning("The version of its rules; records tell theirs.")]
    options: Annotated[list[OptionInfo], meaning("What can be chosen for a table.")]
    bots: Annotated[list[str], meaning("Programs that can play it, the weakest first.")]
    usual: Annotated[str, meaning("The program that is seated where nobody says which.")]
    levels: Annotated[list[LevelInfo], meaning("The programs among which people choose, the weakest first.")]
    orderable: Annotated[list[str], meaning("Kinds of questions that a standing order may answer.")]
    content: Annotated[Raw, shaped("Content"), meaning("What never changes in it.")]
    puzzles: Annotated[int, meaning("How many puzzles it has; they have a call of their own.")]
    vocabulary: Annotated[VocabularyInfo, meaning("How its actions, events and questions are put together.")]


class Played(Struct, frozen=True):
    """Games that ended by the rules on this server, of one choice of an option."""

    choice: Annotated[str, meaning("What was chosen.")]
    games: Annotated[int, meaning("How many of the latest games.")]
    minutes: Annotated[int | None, meaning("How long the middle one took; null under five games.")]
    first_won: Annotated[float | None, meaning("The share that seat 0 won; null under five games.")]


class RuleInfo(Struct, frozen=True):
    """A rule in our own words."""

    id: Annotated[str, meaning("Its id.")]
    text: Annotated[str, meaning("Its text, as Markdown.")]
    marks: Annotated[list[tuple[int, int]], meaning("Where the searched words are: from, to.")]


class ChapterInfo(Struct, frozen=True):
    """A chapter of the rules."""

    id: Annotated[str, meaning("Its id.")]
    title: Annotated[str, meaning("Its title.")]
    rules: Annotated[list[RuleInfo], meaning("Its rules, or those that match.")]


class RulesText(Struct, frozen=True):
    """The rules of a game."""

    game: Annotated[str, meaning("The game.")]
    lang: Annotated[str, meaning("The language of the text.")]
    chapters: Annotated[list[ChapterInfo], meaning("In order; of a search the best first.")]


class Health(Struct, frozen=True):
    """Whether the server is well."""

    status: Annotated[str, meaning("`ok`, `stopping`, or `ill` (with 503) where nothing can be stored.")]
    tables: Annotated[int, meaning("Tables in memory.")]
    connections: Annotated[int, meaning("Open WebSockets.")]
