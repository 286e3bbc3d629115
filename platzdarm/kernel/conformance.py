"""The examination that every game gets for nothing: whole random games, with everything checked on the way.

    examine(game, options, seed)

plays one game and raises `Fault` where the game breaks a promise of the kernel: copies that are not independent,
a save that loads differently, notation that does not read back, an illegal action that is accepted or leaves a
trace, a piece lost or doubled, a view that changes with what its seat may not know, an undo or a replay that leads
elsewhere. A new game passes it before it is shown. The fault names game, options, seed and move, so that it can be
repeated.
"""

from collections.abc import Mapping
from typing import Any

from platzdarm.kernel.chance import Chance, SeededChance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.errors import IllegalAction
from platzdarm.kernel.game import Game
from platzdarm.kernel.match import Match, Replay
from platzdarm.kernel.position import SPECTATOR, Position
from platzdarm.kernel.record import parse

MOST_MOVES = 20_000


class Fault(AssertionError):
    """A promise of the kernel that the game does not keep."""


def examine(game: Game, options: Mapping[str, str], seed: bytes, thorough: int = 12) -> Match:
    """Play one random game; one move in `thorough` gets the costly checks too. Gives the finished match."""
    return Examination(game, options, seed, thorough).run()


class Examination:
    def __init__(self, game: Game, options: Mapping[str, str], seed: bytes, thorough: int) -> None:
        self.game = game
        self.options = dict(options)
        self.seed = seed
        self.thorough = thorough
        self.luck = SeededChance(b"examiner" + seed)  # chooses moves and samples; not the game's own chance
        self.match = Match(game, options, seed)
        self.moves = 0
        self.inventory = self.match.position.inventory()
        self.kept: list[tuple[Position, dict[str, Any]]] = []  # older copies, with what they were

    def demand(self, holds: bool, promise: str) -> None:
        if not holds:
            where = f"{self.game.name} {self.options} seed {self.seed.hex()} move {self.moves}"
            raise Fault(f"{promise} ({where})")

    def run(self) -> Match:
        while not self.match.position.over:
            self.demand(self.moves < MOST_MOVES, f"play ends within {MOST_MOVES} moves")
            decision = self.pick_decision()
            action = decision.options.at(self.luck.roll(len(decision.options)))
            if self.luck.roll(self.thorough) == 0:
                self.check_options(decision)
                self.check_refusals(decision)
                self.check_saving()
                self.check_views(decision.seat, action)
                self.check_copy(decision.seat, action)
                self.check_undo(decision.seat, action)
            self.match.play(decision.seat, action)
            self.moves += 1
            self.demand(self.match.position.inventory() == self.inventory, "no piece is lost or doubled")
        self.check_end()
        return self.match

    # -- each move --------------------------------------------------------------------------------------------

    def pick_decision(self) -> Decision:
        position = self.match.position
        pending = position.pending()
        self.demand(any(decision.due for decision in pending), "while a game is not over, some decision is due")
        for decision in pending:
            self.demand(len(decision.options) > 0, "every decision has an answer")
            self.demand(0 <= decision.seat < position.seat_count(), "a decision belongs to a seat")
        due = [decision.seat for decision in pending if decision.due]
        self.demand(len(due) == len(set(due)), "a seat has one due decision at a time")
        return pending[self.luck.roll(len(pending))]

    def check_options(self, decision: Decision) -> None:
        actions = decision.options.as_list()
        self.demand(len(actions) == len(decision.options), "options count what they list")
        self.demand(len(set(actions)) == len(actions), "options list nothing twice")
        position = self.match.position
        for number in range(min(len(actions), 12)):
            place = self.luck.roll(len(actions)) if len(actions) > 12 else number
            action = actions[place]
            self.demand(decision.options.at(place) == action, "options are in one order")
            text = self.game.write(position, decision.seat, action)
            self.demand(self.game.read(position, decision.seat, text) == action, f"'{text}' reads back")

    def check_refusals(self, decision: Decision) -> None:
        """Actions near the legal ones, and of the wrong seat, are refused and leave no trace."""
        position = self.match.position
        before = position.data()
        legal = {d.seat: set(d.options.as_list()) for d in position.pending()}
        base = decision.options.at(self.luck.roll(len(decision.options)))
        tries = [base ^ 1 << self.luck.roll(34) for _ in range(6)] + [self.luck.roll(1 << 30), 0, 255]
        for seat in range(position.seat_count()):
            for action in [*tries, base]:
                if action in legal.get(seat, set()):
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
        questions = [(d.seat, d.kind, d.options.as_list()) for d in position.pending()]
        again = [(d.seat, d.kind, d.options.as_list()) for d in loaded.pending()]
        self.demand(questions == again, "a loaded position asks the same")

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
            view = position.masked(viewer).facts(viewer)
            self.demand(position.masked(viewer).masked(viewer).facts(viewer) == view, "masking twice masks once")
            other = position.masked(viewer).guess(viewer, self.fresh_chance())
            self.demand(other.inventory() == self.inventory, "a guess is made of the same pieces")
            self.demand(other.masked(viewer).facts(viewer) == view, f"seat {viewer} sees only what it may know")
            mine = [d.options.as_list() for d in position.pending() if d.seat == viewer]
            theirs = [d.options.as_list() for d in other.pending() if d.seat == viewer]
            self.demand(mine == theirs, f"what seat {viewer} may do does not depend on what it may not know")
            self.check_events(viewer, position.copy(), other, seat, action)

    def check_events(self, viewer: int, position: Position, other: Position, seat: int, action: int) -> None:
        """Where chance is the same and nothing hidden was played, both worlds look alike to the viewer."""
        if any(decision.seat == seat and decision.options.partial for decision in position.pending()):
            return
        chance = self.fresh_chance()
        position.chance, other.chance = chance, chance.copy()
        told = [event for event in position.play(seat, action) if event.seen_by(viewer)]
        try:
            also = [event for event in other.play(seat, action) if event.seen_by(viewer)]
        except IllegalAction:
            return  # the seat that acts holds something else in the other world: playing it tells so
        if position.masked(viewer).facts(viewer) == other.masked(viewer).facts(viewer):
            self.demand(told == also, f"seat {viewer} is told only what it may know")

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

    def check_end(self) -> None:
        position = self.match.position
        result = position.result
        self.demand(result is not None and len(result) == position.seat_count(), "a finished game has a result")
        self.demand(position.pending() == [], "a finished game asks nothing")
        for copy, data in self.kept:
            self.demand(copy.data() == data, "no older copy changes")
        for reveal in (True, False):
            record = self.match.record(reveal)
            again = Replay(self.game, parse(record.format())).check()
            self.demand(without_chance(again) == without_chance(position), "the record replays to the same position")


def without_chance(position: Position) -> dict[str, Any]:
    return {key: value for key, value in position.data().items() if key != "chance"}
