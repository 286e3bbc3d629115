"""A match at the terminal: shows the table, asks the person whose decision it is, lets the bots answer theirs."""

import os
from itertools import chain
from pathlib import Path

from platzdarm.cli.files import read_text, write_text
from platzdarm.cli.screens import teller
from platzdarm.games.roster import make_bot
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.errors import PlatzdarmError
from platzdarm.kernel.match import Match
from platzdarm.kernel.position import SPECTATOR, Position, View
from platzdarm.kernel.record import MAGIC
from platzdarm.kernel.window import PASS
from platzdarm.terminal.faults import Fault
from platzdarm.terminal.screen import Screen
from platzdarm.terminal.terminal import Terminal
from platzdarm.text.lines import Line, story
from platzdarm.text.words import Words

PERSON = "person"
INTERRUPTED = 130  # what a shell expects after Ctrl-C
LOW = 24  # lines of a terminal that has none to spare


class Session:
    """`story` has the lines of every action so far; the first `told` of them have been shown."""

    def __init__(
        self, match: Match, seats: list[str], screen: Screen, words: Words, terminal: Terminal, save_to: Path | None
    ) -> None:
        self.match = match
        self.seats = seats
        self.screen = screen
        self.words = words
        self.terminal = terminal
        self.save_to = save_to
        self.saved: tuple[Path, str] | None = None  # by hand: where, and what
        self.luck = SeededChance(os.urandom(16))
        self.bots = {name: make_bot(name, match.game.name) for name in set(seats) if name != PERSON}
        self.tell = teller(match.game)
        self.story: list[list[Line]] = []
        self.told = 0
        self.notices: list[str] = []

    # -- playing ----------------------------------------------------------------------------------------------

    def person_due(self) -> Decision | None:
        """Let the bots play until a person must decide; None when the game is over."""
        while not self.match.position.over:
            decision = self.match.position.pending()[0]
            name = self.seats[decision.seat]
            if name != PERSON:
                self.play(decision.seat, self.answer_of(name))
            elif is_vain(decision):
                self.match.play(decision.seat, PASS)
                self.story.append([])
            else:
                return decision
        return None

    def answer_of(self, bot: str) -> int:
        """What a bot would play now; it gets the view of the seat that is asked."""
        if bot not in self.bots:
            self.bots[bot] = make_bot(bot, self.match.game.name)
        position = self.match.position
        view = View(position, position.pending()[0].seat)
        return self.bots[bot].choose(view, view.pending()[0], self.luck)

    def play(self, seat: int, action: int) -> None:
        events = [event for event in self.match.play(seat, action) if event.seen_by(self.viewer())]
        before = self.match.before
        lines = self.tell(before, [self.match.game.vocabulary.event(before, event) for event in events])
        if not lines and action != PASS:
            done = self.screen.action(before, seat, action)
            lines = [Line("play-plays", {"seat": self.screen.seat(before, seat), "action": done})]
        self.story.append(lines)
        self.autosave()

    def viewer(self) -> int:
        """One screen for several persons shows what everybody may see; a person alone sees all that is his."""
        people = [seat for seat, name in enumerate(self.seats) if name == PERSON]
        return people[0] if len(people) == 1 else SPECTATOR

    def known(self) -> Position:
        """What may be on the screen now: the person who is asked sees his own hand, between questions `viewer` does."""
        position = self.match.position
        asked = [decision.seat for decision in position.pending()] if not position.over else []
        people = [seat for seat in asked if self.seats[seat] == PERSON]
        return View(position, people[0] if people else self.viewer()).known

    def undo(self) -> None:
        """Take back the last action of a person, with the passes played for him; what a bot has done stands."""
        taken = self.take_back()
        while self.match.undoable and is_vain(self.match.position.pending()[0]):
            taken = self.take_back()
        self.notices.append(self.words.say("play-undone", action=taken))
        self.autosave()

    def take_back(self) -> str:
        match = self.match
        asked = match.position.pending()[0].seat
        last = match.undoable[-1][0] if match.undoable else asked
        taken = match.history[-1].text
        match.undo(last if self.seats[last] == PERSON else asked)
        if self.story:
            self.story.pop()
        self.told = min(self.told, len(self.story))
        return taken

    # -- showing ----------------------------------------------------------------------------------------------

    def show_table(self) -> None:
        """The table and what happened since it was shown last."""
        # notices come last: where the log is cut, its beginning goes
        news = self.worded(self.story[self.told :]) + self.notices
        self.notices = []
        self.told = len(self.story)
        self.terminal.clear()
        print("\n".join(self.screen.draw(self.known(), news, self.terminal)))
        if self.terminal.height > LOW:
            print()

    def worded(self, lines: list[list[Line]]) -> list[str]:
        return story(chain.from_iterable(lines), self.words, self.screen.name)

    def show_end(self) -> None:
        self.show_table()
        print(self.words.say("play-over"))
        print("\n".join(self.screen.results(self.match.position)))
        following = self.match.game.sequel(self.match.options, self.match.position)
        if following is not None:
            options = " ".join(f"--option {name}={value}" for name, value in following.items())
            print(self.words.say("play-sequel", game=self.match.game.name, options=options))
        print(self.words.say("play-seed", seed=self.match.seed.hex()))

    # -- saving -----------------------------------------------------------------------------------------------

    def autosave(self) -> None:
        if self.save_to is not None:
            self.write(self.save_to)

    def save(self, path: Path) -> None:
        """Save under any name; a file that is no record is never overwritten."""
        if path.exists() and not read_text(path).startswith(MAGIC):
            raise Fault("error-save-other", file=str(path))
        self.write(path)
        self.saved = (path, self.text())

    def write(self, path: Path) -> None:
        write_text(path, self.text())

    def text(self) -> str:
        """A save file holds its seed, so that the game can be played on."""
        record = self.match.record(reveal_seed=True)
        record.seats = self.seats
        return record.format()

    def kept_in(self) -> Path | None:
        """The file that has the game as it is now."""
        if self.save_to is None and self.saved is not None and self.saved[1] == self.text():
            return self.saved[0]
        return self.save_to

    def offer_to_save(self) -> None:
        """Whoever leaves with something unsaved is asked for a file, until it can be written or none is named."""
        while self.kept_in() is None and self.terminal.interactive:
            try:
                name = self.terminal.read(self.words.say("play-save-question")).strip()
                if not name:
                    return
                self.save(Path(name))
            except (EOFError, KeyboardInterrupt):
                print()
                return
            except PlatzdarmError as error:
                print(self.words.fault(error))

    def say_goodbye(self) -> None:
        kept = self.kept_in()
        if kept is not None and self.match.position.over:
            print(self.words.say("play-saved", file=str(kept)))
        elif kept is not None:
            print(self.words.say("play-bye-saved", file=str(kept), game=self.match.game.name))
        elif not self.match.position.over:
            print(self.words.say("play-bye"))


def is_vain(decision: Decision) -> bool:
    """Where hands are hidden a seat is asked also if it holds nothing that fits: then it can only pass."""
    return len(decision.answers) == 1 and decision.answers.at(0) == PASS
