"""The examination that every game gets for nothing: whole random games, with everything checked on the way.

    examine(game, options, seed)

plays one game and raises `Fault` where the game breaks a promise of the kernel: copies that are not independent, a
field that is not saved or not copied, a save that loads differently, notation that does not read back, an event or
question without a row in the vocabulary, a legal action that is refused, an illegal one that is accepted or leaves a
trace, a piece lost or doubled, a view that changes with what its seat may not know, an undo or a replay that leads
elsewhere, a crash. A new game passes it before it is shown. The fault names game, options, seed and move, so that it
can be repeated.
"""

from collections.abc import Mapping
from types import GetSetDescriptorType
from typing import Any

from platzdarm.kernel.answers import Span
from platzdarm.kernel.chance import Chance, SeededChance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.deck import Deck
from platzdarm.kernel.errors import IllegalAction, RecordError, Unknown
from platzdarm.kernel.events import Event
from platzdarm.kernel.game import Game
from platzdarm.kernel.match import Match, Replay
from platzdarm.kernel.pile import Bag, Pile
from platzdarm.kernel.position import SPECTATOR, Position
from platzdarm.kernel.record import parse

MOST_MOVES = 20_000
FEW = 12  # answers, and fields, that are looked at one by one
KERNEL = ("rules", "agenda", "chance", "events", "asked", "quiet")  # what the kernel itself keeps in a position


class Fault(AssertionError):
    """A promise of the kernel that the game does not keep."""


def examine(
    game: Game[Any], options: Mapping[str, str], seed: bytes, thorough: int = 12, patience: int | None = None
) -> Match:
    """Play one random game; one move in `thorough` gets the costly checks too. Gives the match.

    It is finished, unless `patience` is given: where the rules of a game do not say that random play ends soon, it is
    left after so many moves, having kept every promise so far.
    """
    examination = Examination(game, options, seed, thorough, patience)
    try:
        return examination.run()
    except Fault:
        raise
    except Exception as error:  # of any kind: what play must never end with is named with the seed that leads to it
        raise Fault(examination.placed(f"play does not break: {type(error).__name__}: {error}")) from error


class Examination:
    def __init__(
        self, game: Game[Any], options: Mapping[str, str], seed: bytes, thorough: int, patience: int | None = None
    ) -> None:
        self.game = game
        self.options = dict(options)
        self.seed = seed
        self.thorough = thorough
        self.patience = patience
        self.luck = SeededChance(b"examiner" + seed)  # chooses moves and samples; not the game's own chance
        self.match = Match(game, options, seed)
        self.moves = 0
        self.inventory = self.match.position.inventory()
        self.kept: list[tuple[Position, dict[str, Any]]] = []  # older copies, with what they were

    def demand(self, holds: bool, promise: str) -> None:
        if not holds:
            raise Fault(self.placed(promise))

    def placed(self, promise: str) -> str:
        return f"{promise} ({self.game.name} {self.options} seed {self.seed.hex()} move {self.moves})"

    def run(self) -> Match:
        while not self.match.position.over:
            if self.moves == self.patience:
                break
            self.demand(self.moves < MOST_MOVES, f"play ends within {MOST_MOVES} moves")
            decision = self.pick_decision()
            action = decision.answers.at(self.luck.roll(len(decision.answers)))
            if self.luck.roll(self.thorough) == 0:
                self.check_thoroughly(decision, action)
            events = self.match.play(decision.seat, action)
            self.moves += 1
            self.check_told(events)
            self.check_secrets(decision.seat, action, events)
            self.check_pieces()
        else:
            self.check_result()
        self.check_records()
        return self.match

    # -- each move --------------------------------------------------------------------------------------------

    def check_told(self, events: list[Event]) -> None:
        vocabulary = self.game.vocabulary
        for event in events:
            self.demand(vocabulary.tells(event), f"the vocabulary has a row for {event}")
            vocabulary.event(self.match.position, event)

    def check_secrets(self, seat: int, action: int, events: list[Event]) -> None:
        """One answer of chance otherwise: a seat whose view does not show the difference is not told of it either.

        A roll that leaves nothing behind may be told to all; what is left behind, and hidden, is a secret.
        """
        position, twin = self.match.position, self.match.before.copy()
        outcomes = position.chance.outcomes
        if not outcomes:
            return
        twin.chance = OneOtherwise(outcomes, self.moves % len(outcomes))
        also = twin.play(seat, action)
        if without_chance(twin) == without_chance(position):
            return
        for viewer in range(SPECTATOR, position.seat_count()):
            if told_to(viewer, events) != told_to(viewer, also):
                alike = twin.masked(viewer).data() == position.masked(viewer).data()
                self.demand(not alike, f"seat {viewer} is told of chance only what its view shows")

    def check_pieces(self) -> None:
        self.demand(self.match.position.inventory() == self.inventory, "no piece is lost or doubled")

    def check_thoroughly(self, decision: Decision, action: int) -> None:
        self.check_options(decision)
        self.check_refusals(decision)
        self.check_saving()
        self.check_fields()
        self.check_copy(decision.seat, action)
        self.check_views(decision.seat, action)
        self.check_luck(decision.seat, action)
        self.check_sealed(decision)
        self.check_undo(decision.seat, action)

    def pick_decision(self) -> Decision:
        position = self.match.position
        pending = position.pending()
        self.demand(any(decision.due for decision in pending), "while a game is not over, some decision is due")
        for decision in pending:
            self.demand(len(decision.answers) > 0, "every decision has an answer")
            self.demand(0 <= decision.seat < position.seat_count(), "a decision belongs to a seat")
            asked = f"{decision.kind} {decision.about}"
            self.demand(self.game.vocabulary.asks(decision), f"the vocabulary has a row for the question {asked}")
        due = [decision.seat for decision in pending if decision.due]
        self.demand(len(due) == len(set(due)), "a seat has one due decision at a time")
        return pending[self.luck.roll(len(pending))]

    def check_options(self, decision: Decision) -> None:
        actions = decision.answers.as_list()
        self.demand(len(actions) == len(decision.answers), "options count what they list")
        self.demand(len(set(actions)) == len(actions), "options list nothing twice")
        self.demand(all(span.fits for span in decision.answers.spans), "every operand of a span has room in its place")
        position = self.match.position
        for number in range(min(len(actions), FEW)):
            place = self.luck.roll(len(actions)) if len(actions) > FEW else number
            action = actions[place]
            self.demand(decision.answers.at(place) == action, "options are in one order")
            text = self.game.write(position, decision.seat, action)
            self.demand(self.game.read(position, decision.seat, text) == action, f"'{text}' reads back")
            try:
                position.copy().play(decision.seat, action)
            except IllegalAction as error:
                self.demand(False, f"'{text}' is listed, so it is accepted, not refused with '{error}'")
        for span in decision.answers.spans:
            if span.size:
                self.check_span(decision.seat, span)

    def check_span(self, seat: int, span: Span) -> None:
        """Filled in, the form of a span gives its answers."""
        position = self.match.position
        form, xs, ys = self.game.vocabulary.span(position, seat, span)
        texts = [form.replace("{x}", x).replace("{y}", str(y)) for x in xs for y in ys or [0]]
        written = [self.game.write(position, seat, span.at(number)) for number in range(span.size)]
        self.demand(texts == written, f"'{form}' stands for the answers of its span")

    def check_refusals(self, decision: Decision) -> None:
        """Actions near the legal ones, and of the wrong seat, are refused and leave no trace."""
        position = self.match.position
        before = position.data()
        legal = {(d.seat, action) for d in position.pending() for action in d.answers.as_list()}
        base = decision.answers.at(self.luck.roll(len(decision.answers)))
        tries = [base ^ 1 << self.luck.roll(34) for _ in range(6)] + [self.luck.roll(1 << 30), 0, 255]
        for seat in range(position.seat_count()):
            for action in [*tries, base]:
                if (seat, action) in legal:
                    continue
                try:
                    position.play(seat, action)
                except IllegalAction as error:
                    self.demand(bool(error.slug), "a refusal says why")
                else:
                    self.demand(False, f"action {action} of seat {seat} is not listed, so it is refused")
        self.demand(position.data() == before, "a refused action leaves no trace")

    def check_saving(self) -> None:
        position = self.match.position
        data = position.data()
        saved = {"options": self.match.options, "position": data}
        loaded = self.game.load(saved, position.chance.copy())
        self.demand(loaded.data() == data, "a saved position loads as it was")
        questions = [(d.seat, d.kind, d.answers.as_list()) for d in position.pending()]
        again = [(d.seat, d.kind, d.answers.as_list()) for d in loaded.pending()]
        self.demand(questions == again, "a loaded position asks the same")

    def check_fields(self) -> None:
        """Whatever is changed in a position or in one of its steps, its data tell and its copies take along."""
        position = self.match.position
        before = position.data()
        derived = (*KERNEL, *position.rules.derived)
        for name, value in self.some(changes(position, derived)):
            twin = position.copy()
            setattr(twin, name, value)
            self.demand(twin.data() != before, f"the data of a position tell its field '{name}'")
            self.demand(twin.copy().data() == twin.data(), f"a copy takes the field '{name}' along")
        for step in position.agenda:
            kind = type(step).__name__
            for name, value in self.some(changes(step, ())):
                other = step.copy()
                setattr(other, name, value)
                self.demand(other.data() != step.data(), f"the values of {kind} hold its '{name}'")
                self.demand(other.copy().data() == other.data(), f"a copy of {kind} takes its '{name}' along")

    def some(self, found: list[tuple[str, Any]]) -> list[tuple[str, Any]]:
        """All, or so many that a game is not held up; in time everything has its turn."""
        first = self.luck.roll(len(found)) if len(found) > FEW else 0
        return (found[first:] + found[:first])[:FEW]

    def check_copy(self, seat: int, action: int) -> None:
        """A copy plays the same, and no older copy changes by it."""
        position = self.match.position
        before = position.data()
        one, two = position.copy(), position.copy()
        events = one.play(seat, action)
        self.demand(position.data() == before and two.data() == before, "a copy shares nothing that changes")
        self.demand(two.play(seat, action) == events, "the same action tells the same events")
        self.demand(one.data() == two.data(), "the same position and action give the same position")
        self.kept.append((one, one.data()))

    def check_views(self, seat: int, action: int) -> None:
        """No view, nor what one sees happen, changes when only what its seat may not know is changed."""
        position = self.match.position
        for viewer in range(SPECTATOR, position.seat_count()):
            masked = position.masked(viewer)
            view, whole = masked.facts(viewer), masked.data()
            self.demand(masked.events == [], "a view holds no events")
            self.demand(masked.masked(viewer).facts(viewer) == view, "masking twice masks once")
            other = position.masked(viewer).guess(viewer, self.fresh_chance())
            self.demand(other.inventory() == self.inventory, "a guess is made of the same pieces")
            self.demand(other.masked(viewer).facts(viewer) == view, f"seat {viewer} sees only what it may know")
            # A bot may look into every corner of its masked position, not only at the facts.
            self.demand(other.masked(viewer).data() == whole, f"nothing is hidden in the view of seat {viewer}")
            mine = [d.answers.as_list() for d in position.pending() if d.seat == viewer]
            theirs = [d.answers.as_list() for d in other.pending() if d.seat == viewer]
            self.demand(mine == theirs, f"what seat {viewer} may do does not depend on what it may not know")
            self.check_events(viewer, position.copy(), other, seat, action)

    def check_events(self, viewer: int, position: Position, other: Position, seat: int, action: int) -> None:
        """Two worlds that the viewer cannot tell apart: the same action and the same chance keep them so, or tell."""
        chance = self.fresh_chance()
        position.chance, other.chance = chance, chance.copy()
        told = told_to(viewer, position.play(seat, action))
        try:
            also = told_to(viewer, other.play(seat, action))
        except IllegalAction:
            return  # the seat that acts holds something else in the other world: playing it tells so
        except Unknown:
            return  # what it opens (an area of the map) is no part of what can be guessed: see `Rules.guess`
        if position.masked(viewer).facts(viewer) == other.masked(viewer).facts(viewer):
            self.demand(told == also, f"seat {viewer} is told only what it may know")
        elif told == also:
            self.demand(False, f"the view of seat {viewer} changes only with what it is told")

    def check_luck(self, seat: int, action: int) -> None:
        """What chance brings, a view shows only where its seat was told."""
        worlds = [self.try_out(seat, action, self.fresh_chance()) for _ in range(2)]
        for viewer in range(SPECTATOR, self.match.position.seat_count()):
            self.compare_views(viewer, worlds)

    def check_sealed(self, decision: Decision) -> None:
        """Where all answers tell the others the same, the choice is sealed, and only its own seat's view shows it."""
        options = decision.answers
        if len(options) > FEW:
            return
        chance = self.fresh_chance()
        worlds = [self.try_out(decision.seat, action, chance) for action in options]
        for viewer in range(SPECTATOR, self.match.position.seat_count()):
            if viewer != decision.seat:
                self.compare_views(viewer, worlds)

    def compare_views(self, viewer: int, worlds: list[tuple[Position, list[Event]]]) -> None:
        told = [told_to(viewer, events) for _, events in worlds]
        if all(events == told[0] for events in told):
            views = [world.masked(viewer).data() for world, _ in worlds]
            alike = all(view == views[0] for view in views)
            self.demand(alike, f"the view of seat {viewer} holds only what it was told")

    def try_out(self, seat: int, action: int, chance: Chance) -> tuple[Position, list[Event]]:
        position = self.match.position.copy()
        position.chance = chance.copy()
        return position, position.play(seat, action)

    def fresh_chance(self) -> Chance:
        return SeededChance(self.luck.roll(1 << 30).to_bytes(8, "little"))

    def check_undo(self, seat: int, action: int) -> None:
        match = self.match
        before, lines = match.position.data(), len(match.history)
        undoable = list(match.undoable)
        spare = match.position.copy()
        match.play(seat, action)
        if match.can_undo(seat):
            shown = match.position.chance.state() != spare.chance.state()
            self.demand(not shown, "what chance has shown cannot be taken back")
            match.undo(seat)
        else:
            match.position, match.history, match.undoable = spare, match.history[:lines], undoable
        self.demand(match.position.data() == before, "undo leads back to the position before")
        self.demand(len(match.history) == lines, "undo takes the line back")

    # -- at the end -------------------------------------------------------------------------------------------

    def check_result(self) -> None:
        position = self.match.position
        result = position.result
        self.demand(result is not None and len(result) == position.seat_count(), "a finished game has a result")
        self.demand(position.pending() == [], "a finished game asks nothing")

    def check_records(self) -> None:
        position = self.match.position
        for copy, data in self.kept:
            self.demand(copy.data() == data, "no older copy changes")
        for reveal in (True, False):
            text = self.match.record(reveal).format()
            try:
                again = Replay(self.game, parse(text)).check()
            except RecordError as error:
                self.demand(False, f"the record replays, without '{error}'")
            else:
                same = without_chance(again) == without_chance(position)
                self.demand(same, "the record replays to the same position")


class OneOtherwise(Chance):
    """The answers that chance gave once, but for one of them; where an answer does not fit any more, another."""

    def __init__(self, outcomes: list[int], number: int) -> None:
        super().__init__()
        self.known = [outcome & 0xFFFF for outcome in outcomes]
        self.number = number

    def roll(self, limit: int) -> int:
        value, otherwise = self.next()
        return (value + otherwise) % limit

    def pick(self, bag: Bag) -> int:
        card, otherwise = self.next()
        if not otherwise and bag.has(card):
            return card
        others = [other for other, count in enumerate(bag.counts) if count and other != card]
        return others[0] if others else card

    def next(self) -> tuple[int, int]:
        """What was answered, and 1 where it shall be something else."""
        at = len(self.outcomes)
        return self.known[at] if at < len(self.known) else 0, int(at == self.number)

    def copy(self) -> Chance:
        twin = OneOtherwise(self.known, self.number)
        twin.outcomes = self.outcomes.copy()
        return twin


def changes(thing: object, but: tuple[str, ...]) -> list[tuple[str, Any]]:
    """For each attribute that holds plain data or cards: its name, and what it might be instead."""
    names = [*getattr(thing, "__dict__", ())]
    for kind in type(thing).__mro__:  # what is compiled keeps its attributes so
        names += [name for name, slot in vars(kind).items() if isinstance(slot, GetSetDescriptorType)]
    found = [name for name in dict.fromkeys(names) if name not in but and is_writable(thing, name)]
    values = [(name, changed(getattr(thing, name))) for name in found]
    return [(name, value) for name, value in values if value is not None]


def is_writable(thing: object, name: str) -> bool:
    """Compiled properties look like attributes until one writes to them."""
    try:
        setattr(thing, name, getattr(thing, name))
    except AttributeError:
        return False
    return True


def changed(value: Any) -> Any:
    """Another value of the same kind; None where none is known."""
    match value:
        case bool():
            return not value
        case int() | float():
            return value + 1
        case str():
            return value + "?"
        case [first, *rest] if type(value) in (list, tuple):
            other = changed(first)
            return type(value)([*rest] if other is None else [other, *rest])
        case Pile():
            return Pile(value.bags[1:] or [Bag([1], 1)])
        case Deck():
            return value.discarding(0)
    return None


def told_to(viewer: int, events: list[Event]) -> list[Event]:
    return [event for event in events if event.seen_by(viewer)]


def without_chance(position: Position) -> dict[str, Any]:
    return {key: value for key, value in position.data().items() if key != "chance"}
