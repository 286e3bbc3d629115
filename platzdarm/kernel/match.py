"""One play of a game: the position, how it came about, and how far back one may take it.

Undo reaches as far as no new information was shown. The engine finds that out by itself: an action disclosed
something if some seat could not have worked out its own next view from its view before, that is, if the action
cannot be played on the position masked for that seat without asking for something unknown (`Unknown`), or does not
lead to the view that the seat really gets.
"""

from typing import Any

from platzdarm.kernel.chance import Chance, RecordedChance, SeededChance, seed_hash
from platzdarm.kernel.errors import IllegalAction, NotationError, OptionsError, PlatzdarmError, RecordError, Unknown
from platzdarm.kernel.events import Event
from platzdarm.kernel.game import Game, Options
from platzdarm.kernel.position import SPECTATOR, Position
from platzdarm.kernel.record import Move, Record, format_result, parse


def discloses(before: Position, seat: int, action: int, after: Position) -> bool:
    """Whether playing `action` shows anybody (spectators too) something that he could not know before."""
    for viewer in range(SPECTATOR, before.seat_count()):
        known = before.masked(viewer)
        known.quiet = True
        try:
            known.play(seat, action)
            foreseen = known.masked(viewer).facts(viewer)
        except (Unknown, IllegalAction):
            return True
        if foreseen != after.masked(viewer).facts(viewer):
            return True  # learnt without being computed: a face-down card that changed hands
    return False


class Match:
    """A game being played. `history` holds the record's lines, `before` the position before the last of them.

    `undoable` holds (seat, action, position before it) of the actions since chance last spoke; whether the last of
    them showed something otherwise is found out when somebody wants to take it back.
    """

    def __init__(
        self,
        game: Game[Any],
        options: Options,
        seed: bytes,
        chance: Chance | None = None,
        position: Position | None = None,
    ) -> None:
        """From its start, or from a position that was played or set up elsewhere; chance is its own then."""
        self.game = game
        self.options = game.settle(options)
        self.seed = seed
        if position is None:
            position = game.start(self.options, chance if chance is not None else SeededChance(seed))
        self.position = position
        self.history = [Move(-1, "start", self.outcomes(self.position))]
        self.before = self.position
        self.undoable: list[tuple[int, int, Position]] = []

    def outcomes(self, before: Position) -> list[str]:
        return [self.game.write_outcome(before, outcome) for outcome in self.position.chance.outcomes]

    def play(self, seat: int, action: int) -> list[Event]:
        self.before = before = self.position.copy()
        events = self.position.play(seat, action)
        self.history.append(Move(seat, self.game.write(before, seat, action), self.outcomes(before)))
        if self.position.chance.outcomes:
            self.undoable.clear()
        else:
            self.undoable.append((seat, action, before))
        return events

    def play_text(self, seat: int, text: str) -> list[Event]:
        return self.play(seat, self.game.read(self.position, seat, text))

    def can_undo(self, seat: int) -> bool:
        """A seat may take back its own last action if that showed nothing new and nobody has acted since."""
        if not self.undoable:
            return False
        actor, action, before = self.undoable[-1]
        if discloses(before, actor, action, self.position):
            self.undoable.clear()
            return False
        return actor == seat

    def undo(self, seat: int) -> None:
        if not self.can_undo(seat):
            raise IllegalAction("no-undo")
        _, _, self.position = self.undoable.pop()
        self.history.pop()

    def record(self, reveal_seed: bool | None = None) -> Record:
        """The game so far. The seed stays secret until the game is over, unless told otherwise.

        While a game with hidden hands is in play its record is a secret too: the lines name cards.
        """
        shown = self.position.over if reveal_seed is None else reveal_seed
        return Record(
            game=self.game.name,
            rules=self.game.rules,
            options=dict(self.options),
            packs=self.game.content_digests(self.options),
            seed=self.seed.hex() if shown else None,
            seed_hash=seed_hash(self.seed),
            result=self.position.result,
            moves=list(self.history),
        )


class Replay:
    """A record being replayed. Step on with `step` until `done`; every fault is a RecordError with its line."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        self.game = game
        self.record = record
        options = self.check_header()
        self.chance = RecordedChance(SeededChance(parse_seed(record)) if record.seed is not None else None)
        start = self.check_start()
        self.chance.queue = [self.read_outcome(None, name, start.line) for name in start.outcomes]
        try:
            self.position: Position = game.start(options, self.chance)
        except RecordError as error:
            error.line = start.line
            raise
        self.check_outcomes(start)
        seats = self.position.seat_count()
        if record.seats and len(record.seats) != seats:
            raise RecordError("header-seats", line=record.where.get("seats", 0), given=len(record.seats), needed=seats)
        self.next = 1

    def check_header(self) -> dict[str, str]:
        """The options, settled; what the header asks for must be what this program plays."""
        game, record = self.game, self.record
        if record.game != game.name:
            raise RecordError(
                "record-other-game", line=record.where.get("game", 0), found=record.game, wanted=game.name
            )
        if record.rules != game.rules:
            line = record.where.get("rules", 0)
            raise RecordError("rules-version", line=line, recorded=record.rules, played=game.rules)
        try:
            options = game.settle(record.options)
        except OptionsError as error:
            raise RecordError("because", line=record.where.get("options", 0), reason=error) from None
        packs = game.content_digests(options)
        for name in {*packs, *record.packs}:
            if packs.get(name) != record.packs.get(name):
                line = record.where.get(f"pack {name}", record.where.get("options", 0))
                raise RecordError("pack", line=line, pack=name)
        return options

    def check_start(self) -> Move:
        moves = self.record.moves
        if not moves or moves[0].seat >= 0:
            raise RecordError(
                "record-start-missing", line=moves[0].line if moves else self.record.where.get("moves", 0)
            )
        for move in moves[1:]:
            if move.seat < 0:
                raise RecordError("record-start-twice", line=move.line)
        return moves[0]

    @property
    def done(self) -> bool:
        return self.next >= len(self.record.moves)

    def read_outcome(self, position: Position | None, name: str, line: int) -> int:
        try:
            return self.game.read_outcome(position, name)
        except NotationError as error:
            raise RecordError("because", line=line, reason=error) from None

    def check_outcomes(self, move: Move) -> None:
        """Every outcome of the line was used, and means for the one who drew it what the line says."""
        if self.chance.queue:
            raise RecordError("outcomes-too-many", line=move.line, count=len(self.chance.queue))
        for name, outcome in zip(move.outcomes, self.chance.outcomes, strict=True):
            meant = self.game.write_outcome(self.position, outcome)
            if meant != name:
                raise RecordError("record-outcome", line=move.line, found=name, meant=meant)

    def step(self) -> list[Event]:
        """Play the next line on the position."""
        move = self.record.moves[self.next]
        self.chance.queue = [self.read_outcome(self.position, name, move.line) for name in move.outcomes]
        try:
            if self.position.over:
                raise IllegalAction("game-over")
            action = self.game.read(self.position, move.seat, move.text)
            events = self.position.play(move.seat, action)
        except PlatzdarmError as error:
            raise RecordError("in-action", line=move.line, action=move.text, reason=error) from None
        self.check_outcomes(move)
        self.next += 1
        return events

    def run(self, until: int | None = None) -> Position:
        """Replay to the end, or until `until` actions have been played (the start is not an action)."""
        while not self.done and (until is None or self.next - 1 < until):
            self.step()
        return self.position

    def check(self) -> Position:
        """Replay to the end and compare what the header claims."""
        position = self.run()
        record = self.record
        if record.result is not None and position.result != record.result:
            line = record.where.get("result", 0)
            if position.result is None:
                raise RecordError("result-early", line=line, claimed=format_result(record.result))
            claimed, found = format_result(record.result), format_result(position.result)
            raise RecordError("result", line=line, claimed=claimed, found=found)
        if record.seed is not None and record.seed_hash is not None:
            if seed_hash(parse_seed(record)) != record.seed_hash:
                line = record.where.get("seed-hash", 0)
                raise RecordError("seed-hash", line=line)
        return position


def parse_seed(record: Record) -> bytes:
    try:
        return bytes.fromhex(record.seed or "")
    except ValueError:
        raise RecordError("seed-hexadecimal", line=record.where.get("seed", 0)) from None


def resume(game: Game[Any], text: str) -> Match:
    """A match from its record, to be played on. The record must hold its seed (a save file does)."""
    record = parse(text)
    if record.seed is None:
        raise RecordError("no-seed")
    replay = Replay(game, record)
    match = Match(game, record.options, parse_seed(record))
    for move in record.moves[1:]:
        replay.step()
        match.play_text(move.seat, move.text)
    return match
