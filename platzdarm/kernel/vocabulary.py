"""One table of verbs, events and questions a game; notation, events by name and the page's parsing come from it.

A row is a word and its operands, each with a name and a kind: `place tile cell rotation`. Where name and kind differ
both stand there (`start:cell`). In front of an operand, `?` means that it may be missing and `*` that it takes all
that are left; a word in quotes is written as it is (`heal cell 'from' source with:cell`).

A kind says how a number is written as a word and read back. What has no word is written as a number, `#7`; so every
action can be written, and `read` understands all that `write` says.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from platzdarm.kernel.action import BITS, FIELD, WIDE, verb_of
from platzdarm.kernel.answers import Span
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.errors import NotationError
from platzdarm.kernel.events import Event
from platzdarm.kernel.position import Position

P = TypeVar("P", bound=Position)

NOTHING: Final = "-"
BARE: Final = "#"


class Scene(Generic[P]):
    """Where an operand stands: the position, the seat that acts or that the event tells of, the numbers beside it."""

    def __init__(self, position: P, seat: int, names: list[str], values: list[int]) -> None:
        self.position = position
        self.seat = seat
        self.names = names
        self.values = values

    def value(self, name: str) -> int:
        return self.values[self.names.index(name)]


# -- kinds of operand --------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind(Generic[P]):
    """How a number is written and read. `form` stands for it where a form is explained, if its name would not do."""

    def __init__(self, form: str = "", wide: bool = False) -> None:
        self.form = form
        self.most = WIDE if wide else FIELD
        self.prefix = ""  # words with this in front are of this kind alone: it may be left out before others

    def word(self, scene: Scene[P], value: int) -> str:
        """The word for a number; empty if there is none."""
        raise TypeError("a kind of operand must have words")

    def number(self, scene: Scene[P], word: str) -> int:
        """The number that a word stands for; NotationError says what is wrong with it."""
        raise TypeError("a kind of operand must be read")

    def data(self, scene: Scene[P], value: int) -> Any:
        """The value as events tell it."""
        return self.write(scene, value)

    def write(self, scene: Scene[P], value: int) -> str:
        return self.word(scene, value) or f"{BARE}{value}"

    def read(self, scene: Scene[P], word: str) -> int:
        return read_number(word[1:], word, self.most) if word.startswith(BARE) else self.number(scene, word)


def read_number(digits: str, word: str, most: int = FIELD) -> int:
    if not digits.isdecimal() or int(digits) > most:
        raise NotationError("not-a-number", word=word, most=str(most))
    return int(digits)


class Number(Kind[P]):
    """`r2`, `offer-1`: a number, with a prefix or none. `first` is what people call 0; `most` binds it."""

    def __init__(
        self, name: str = "number", prefix: str = "", first: int = 0, most: int = FIELD, rule: str = "", form: str = ""
    ) -> None:
        super().__init__(form)
        self.name = name
        self.prefix = prefix
        self.first = first
        self.last = most
        self.rule = rule

    def word(self, scene: Scene[P], value: int) -> str:
        return f"{self.prefix}{value + self.first}" if 0 <= value <= self.last else ""

    def number(self, scene: Scene[P], word: str) -> int:
        digits = word.removeprefix(self.prefix)
        if self.last < FIELD:
            if not word.startswith(self.prefix) or not digits.isdecimal() or int(digits) > self.last:
                least, most = f"{self.prefix}0", f"{self.prefix}{self.last}"
                raise NotationError("out-of-range", rule=self.rule, kind=self.name, word=word, least=least, most=most)
            return int(digits)
        if not word.startswith(self.prefix):
            raise NotationError("form", text=word, form=f"{self.prefix}1")
        value = read_number(digits, word) - self.first
        if value < 0:
            raise NotationError("no-name", kind=self.name, word=word)
        return value

    def data(self, scene: Scene[P], value: int) -> Any:
        return value


class Names(Kind[P]):
    """One of a list of names, by its place in it. A name that stands there twice means the first."""

    def __init__(self, name: str, names: Callable[[Scene[P]], Sequence[str]], form: str = "") -> None:
        super().__init__(form)
        self.name = name
        self.names = names

    def word(self, scene: Scene[P], value: int) -> str:
        names = self.names(scene)
        return names[value] if 0 <= value < len(names) and names.index(names[value]) == value else ""

    def number(self, scene: Scene[P], word: str) -> int:
        names = self.names(scene)
        if word not in names:
            raise NotationError("no-name", kind=self.name, word=word)
        return names.index(word)

    def data(self, scene: Scene[P], value: int) -> Any:
        return self.names(scene)[value]


class Listed(Names[P]):
    """One of a few names that are the same in every position."""

    def __init__(self, name: str, names: Sequence[str], form: str = "") -> None:
        super().__init__(name, lambda _: names, form)


class Chosen(Kind[P]):
    """A set of up to eight things by their places, as bits: `dice-1+3`."""

    def __init__(self, prefix: str) -> None:
        super().__init__()
        self.prefix = prefix

    def word(self, scene: Scene[P], value: int) -> str:
        return self.prefix + "+".join([str(at + 1) for at in range(BITS) if value >> at & 1])

    def number(self, scene: Scene[P], word: str) -> int:
        bits = 0
        for part in word.removeprefix(self.prefix).split("+"):
            if not word.startswith(self.prefix) or not part.isdecimal() or not 1 <= int(part) <= BITS:
                raise NotationError("no-set", word=word, things=self.prefix.rstrip("-"), form=f"{self.prefix}1+3")
            bits |= 1 << int(part) - 1
        return bits

    def data(self, scene: Scene[P], value: int) -> Any:
        return value


class OrNone(Kind[P]):
    """Numbers of another kind, one higher; 0 means that there is none, written `-` where it cannot be left out."""

    def __init__(self, kind: Kind[P]) -> None:
        super().__init__(kind.form)
        self.kind = kind

    def write(self, scene: Scene[P], value: int) -> str:
        return self.kind.write(scene, value - 1) if value else NOTHING

    def read(self, scene: Scene[P], word: str) -> int:
        return 0 if word == NOTHING else self.kind.read(scene, word) + 1

    def data(self, scene: Scene[P], value: int) -> Any:
        return self.kind.data(scene, value - 1) if value else None


@mypyc_attr(allow_interpreted_subclasses=True)
class Dependent(Kind[P]):
    """What it means depends on the operands before it."""

    def kind(self, scene: Scene[P]) -> Kind[P]:
        raise TypeError("a kind that depends on others must say which it is")

    def write(self, scene: Scene[P], value: int) -> str:
        return self.kind(scene).write(scene, value)

    def read(self, scene: Scene[P], word: str) -> int:
        return self.kind(scene).read(scene, word)

    def data(self, scene: Scene[P], value: int) -> Any:
        return self.kind(scene).data(scene, value)


# -- rows --------------------------------------------------------------------------------------------------------


class Operand(Generic[P]):
    """A named place of a row, read from its word there (`?killer:figure`); `keyword` is written before it."""

    def __init__(self, text: str, keyword: str, kinds: Mapping[str, Kind[P]]) -> None:
        self.optional = text.startswith("?")
        self.rest = text.startswith("*")
        self.name, _, kind = text.lstrip("?*").partition(":")
        self.kind_name = kind or self.name
        self.kind = kinds[self.kind_name]
        self.keyword = keyword
        self.shift = 0

    def outline(self) -> dict[str, Any]:
        marks = {"optional": self.optional, "rest": self.rest, "keyword": self.keyword}
        return {"name": self.name, "kind": self.kind_name} | {mark: value for mark, value in marks.items() if value}


class Row(Generic[P]):
    """A word and its operands."""

    def __init__(self, text: str, kinds: Mapping[str, Kind[P]]) -> None:
        words = text.split()
        self.word = words[0]
        self.operands: list[Operand[P]] = []
        keyword = ""
        shift = BITS
        for word in words[1:]:
            if word.startswith("'"):
                keyword = word.strip("'")
                continue
            operand = Operand(word, keyword, kinds)
            operand.shift = shift
            shift += operand.kind.most.bit_length()
            keyword = ""
            self.operands.append(operand)
        self.names = [operand.name for operand in self.operands]
        self.keywords = len([operand for operand in self.operands if operand.keyword])
        self.needed = len([operand for operand in self.operands if not operand.optional]) + self.keywords

    @property
    def form(self) -> str:
        """How it is written: `place TILE CELL rROTATION`."""
        words = [self.word]
        for operand in self.operands:
            words += [operand.keyword] if operand.keyword else []
            words.append(operand.kind.form or operand.name.upper())
        return " ".join(words)

    def values(self, action: int) -> list[int]:
        return [action >> operand.shift & operand.kind.most for operand in self.operands]

    def holds(self, values: list[int]) -> bool:
        """Whether there are as many numbers as operands, and none is missing that may not be."""
        for at, operand in enumerate(self.operands):
            if operand.rest:
                return True
            if at >= len(values) or (values[at] < 0 and not operand.optional):
                return False
        return len(values) == len(self.operands)

    def outline(self) -> list[dict[str, Any]]:
        return [operand.outline() for operand in self.operands]


class Asking:
    """A kind of question: the rule behind it, and what it is about. Some may be answered by a standing order."""

    def __init__(self, rule: str, about: str = "", orderable: bool = False) -> None:
        self.rule = rule
        self.about = about
        self.orderable = orderable


# -- the table ---------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Vocabulary(Generic[P]):
    """The rows of a game: verbs by their numbers, which are 0 and up without a gap, events, and kinds of question."""

    def __init__(
        self,
        kinds: Mapping[str, Kind[P]],
        verbs: Mapping[int, str],
        events: Sequence[str],
        questions: Mapping[str, Asking],
    ) -> None:
        assert list(verbs) == list(range(len(verbs))), "each verb has one row, in the order of the numbers"
        self.kinds = kinds
        self.verbs = [Row(text, kinds) for text in verbs.values()]
        self.by_word = {row.word: number for number, row in enumerate(self.verbs)}
        self.events = {row.word: row for row in [Row(text, kinds) for text in events]}
        assert len(self.by_word) == len(verbs) and len(self.events) == len(events), "no word stands for two things"
        self.questions = questions
        self.abouts = {kind: Row(f"{kind} {asking.about}", kinds) for kind, asking in questions.items()}
        self.orderable = tuple([kind for kind, asking in questions.items() if asking.orderable])

    # -- actions ----------------------------------------------------------------------------------------------

    def write(self, position: P, seat: int, action: int) -> str:
        verb = verb_of(action)
        if verb >= len(self.verbs):
            return f"action {action}"
        row = self.verbs[verb]
        if not row.operands:
            return row.word
        return " ".join(self.words(row, Scene(position, seat, row.names, row.values(action))))

    def words(self, row: Row[P], scene: Scene[P], x_shift: int = -1, y_shift: int = -1) -> list[str]:
        """The words of an action; in the places of operands that vary stand {x} and {y}."""
        words = [row.word]
        for at, operand in enumerate(row.operands):
            value = scene.values[at]
            varies = operand.shift == x_shift or operand.shift == y_shift
            if operand.optional and not value and not varies:
                if operand.kind.prefix or not any(scene.values[at + 1 :]):
                    continue
            if operand.keyword:
                words.append(operand.keyword)
            if operand.shift == x_shift:
                words.append("{x}")
            elif operand.shift == y_shift:
                words.append(operand.kind.prefix + "{y}")
            else:
                words.append(operand.kind.write(scene, value))
        return words

    def span(self, position: P, seat: int, span: Span) -> tuple[str, list[str], list[int]]:
        """All actions of a span: a form with {x} and {y}, the words for x, and the numbers for y, if y varies."""
        row = self.verbs[verb_of(span.base)]
        scene = Scene(position, seat, row.names, row.values(span.at(0)))
        form = " ".join(self.words(row, scene, span.x_shift, span.y_shift))
        xs: list[str] = []
        ys: list[int] = []
        for operand in row.operands:
            if operand.shift == span.x_shift:
                xs = [operand.kind.write(scene, x) for x in span.xs]
            elif operand.shift == span.y_shift:
                ys = list(span.ys)
        return form, xs, ys

    def read(self, position: P, seat: int, text: str) -> int:
        words = text.split()
        if not words:
            raise NotationError("empty-line")
        if words[0] not in self.by_word:
            known = ", ".join([row.word for row in self.verbs[1:]])
            raise NotationError("no-action", word=words[0], known=known)
        if not 0 <= seat < position.seat_count():
            raise NotationError("no-seat", seat=seat, last=position.seat_count() - 1)
        verb = self.by_word[words[0]]
        row = self.verbs[verb]
        values = self.numbers(row, position, seat, words)
        if len(values) < len(row.operands):
            raise NotationError("form", text=text, form=row.form)
        action = verb
        for operand, value in zip(row.operands, values, strict=True):
            action |= value << operand.shift
        return action

    def numbers(self, row: Row[P], position: P, seat: int, words: list[str]) -> list[int]:
        """The operands, read one after the other; none where the words do not have the form of the row."""
        if not row.needed < len(words) <= len(row.operands) + row.keywords + 1:
            return []
        values: list[int] = []
        scene = Scene(position, seat, row.names, values)
        at = 1
        for operand in row.operands:
            if operand.optional and (at == len(words) or not words[at].startswith(operand.kind.prefix)):
                values.append(0)
                continue
            if operand.keyword:
                if words[at] != operand.keyword:
                    return []
                at += 1
            value = operand.kind.read(scene, words[at])
            if value > operand.kind.most:
                raise NotationError("not-a-number", word=words[at], most=str(operand.kind.most))
            values.append(value)
            at += 1
        return values if at == len(words) else []

    # -- events and questions ---------------------------------------------------------------------------------

    def event(self, position: P, event: Event) -> dict[str, Any]:
        """An event with its numbers by name; None for what is missing."""
        row = self.events[event.kind]
        values = event.values
        scene = Scene(position, values[row.names.index("seat")] if "seat" in row.names else -1, row.names, values)
        told: dict[str, Any] = {"kind": event.kind}
        for at, field in enumerate(row.operands):
            if field.rest:
                told[field.name] = [field.kind.data(scene, value) for value in values[at:]]
            else:
                missing = field.optional and values[at] < 0
                told[field.name] = None if missing else field.kind.data(scene, values[at])
        return told

    def about(self, position: P, decision: Decision) -> list[str]:
        """What a question is about, in words; an empty one for what is missing."""
        row = self.abouts[decision.kind]
        values = decision.about
        scene = Scene(position, decision.seat, row.names, values)
        last = len(row.operands) - 1
        words: list[str] = []
        for at, value in enumerate(values):
            operand = row.operands[min(at, last)]
            words.append("" if operand.optional and value < 0 else operand.kind.write(scene, value))
        return words

    def rule(self, position: P, decision: Decision) -> str:
        """The id of the rule behind a question."""
        return self.questions[decision.kind].rule

    def tells(self, event: Event) -> bool:
        """Whether an event has a row, and the numbers that its row names."""
        return event.kind in self.events and self.events[event.kind].holds(event.values)

    def asks(self, decision: Decision) -> bool:
        return decision.kind in self.abouts and self.abouts[decision.kind].holds(decision.about)

    # -- for others who parse ---------------------------------------------------------------------------------

    def outline(self) -> dict[str, Any]:
        """The table as plain data: by it a client takes an action apart and knows what events and questions hold."""
        kinds = [
            {"name": name, "prefix": kind.prefix, "number": isinstance(kind, Number)}
            for name, kind in self.kinds.items()
        ]
        return {
            "kinds": kinds,
            "verbs": [{"word": row.word, "operands": row.outline()} for row in self.verbs],
            "events": [{"kind": kind, "fields": row.outline()} for kind, row in self.events.items()],
            "questions": [
                {
                    "kind": kind,
                    "rule": asking.rule,
                    "about": self.abouts[kind].outline(),
                    "orderable": asking.orderable,
                }
                for kind, asking in self.questions.items()
            ],
        }


# -- outcomes of chance ------------------------------------------------------------------------------------------


class Domain:
    """The names of what chance brings in one domain; `word` stands before them (`red:3`) unless they say enough."""

    def __init__(self, number: int, word: str, names: Sequence[str]) -> None:
        self.number = number
        self.word = word
        self.names = names


def write_outcome(domains: Sequence[Domain], outcome: int) -> str:
    number, value = outcome >> 16, outcome & 0xFFFF
    for domain in domains:
        if domain.number == number:
            return f"{domain.word}:{domain.names[value]}" if domain.word else domain.names[value]
    raise NotationError("outcome-name", outcome=outcome)


def find_outcome(domains: Sequence[Domain], text: str) -> int:
    """The outcome of that name, or -1."""
    word, _, name = text.rpartition(":")
    for domain in domains:
        if domain.word == word and name in domain.names:
            return domain.number << 16 | domain.names.index(name)
    return -1
