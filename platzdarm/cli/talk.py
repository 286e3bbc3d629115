"""What a player types in a session: commands, numbers of answers, actions in notation."""

from collections.abc import Callable
from pathlib import Path

from platzdarm.cli.moves import Answer, filtered, grouped
from platzdarm.cli.rules import print_rules
from platzdarm.cli.session import INTERRUPTED, Session
from platzdarm.games.roster import adviser_of
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.errors import PlatzdarmError
from platzdarm.terminal.faults import Fault
from platzdarm.terminal.terminal import fold
from platzdarm.text.words import LANGUAGES, Value, Words

PIECE = "piece"  # everything about a tile, a card or a figure, by its name


class Leave(Exception):
    """The player ends the session."""


class Talk:
    """Asks, obeys and answers. Bad input costs nothing but a line."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.words = session.words
        self.commands: dict[str, Callable[[Decision, str], None]] = {
            "help": self.help,
            "moves": self.moves,
            "why": self.why,
            "undo": self.undo,
            "hint": self.hint,
            PIECE: self.piece,
            "rules": self.rules,
            "log": self.log,
            "board": self.board,
            "save": self.save,
            "quit": self.quit,
        }
        # English words work in every language, and the reader's own win.
        self.aliases = {
            alias: command
            for lang in [*LANGUAGES, self.words.lang]
            for command in self.commands
            for alias in Words(lang).say(self.message_of(command, "command")).split()
        }

    def message_of(self, command: str, prefix: str) -> str:
        """What one asks about by name is called by each game in its own way."""
        return f"{prefix}-{self.session.match.game.name}-piece" if command == PIECE else f"{prefix}-{command}"

    def run(self) -> int:
        """To the end of the game or of the player's patience; the exit code."""
        code = 0
        try:
            self.converse()
        except Leave:
            self.session.offer_to_save()
        except EOFError:
            print()
        except KeyboardInterrupt:
            print()
            code = INTERRUPTED
        self.session.say_goodbye()
        return code

    def converse(self) -> None:
        session = self.session
        session.autosave()
        shown = -1  # actions played when the table was shown last
        while (decision := session.person_due()) is not None:
            position = session.match.position
            if shown != len(session.match.history):
                self.board(decision, "")
                shown = len(session.match.history)
            prompt = self.words.say("play-prompt", seat=session.screen.seat(position, decision.seat))
            line = session.terminal.read(prompt)
            try:
                self.obey(decision, line.strip())
            except PlatzdarmError as error:
                self.print_folded([self.words.fault(error)])
        session.show_end()

    def obey(self, decision: Decision, line: str) -> None:
        session = self.session
        word, _, rest = line.partition(" ")
        command = self.aliases.get(word.lower())
        if command is not None:
            self.commands[command](decision, rest.strip())
        elif line.isdecimal():
            number = int(line)
            if not 1 <= number <= len(decision.answers):
                raise Fault("play-number", number=number, last=len(decision.answers))
            session.play(decision.seat, decision.answers.at(number - 1))
        elif line:
            session.play(decision.seat, self.read(decision, line))

    def read(self, decision: Decision, text: str) -> int:
        return self.session.match.game.read(self.session.match.position, decision.seat, text)

    # -- commands ---------------------------------------------------------------------------------------------

    def help(self, decision: Decision, rest: str) -> None:
        screen = self.session.screen
        named = [self.words.say(self.message_of(one, "play-help")) for one in self.commands if one != "help"]
        told = [self.words.say("play-help-action", example=screen.example), *named]
        self.print_folded([self.words.say("play-help"), *(f"  {line}" for line in told), *screen.legend()])

    def print_folded(self, lines: list[str]) -> None:
        for line in fold(lines, self.session.terminal.width):
            print(line)

    def answers(self, decision: Decision) -> list[Answer]:
        match, screen = self.session.match, self.session.screen
        position, seat = match.position, decision.seat
        return [
            Answer(number, match.game.write(position, seat, action), screen.action(position, seat, action))
            for number, action in enumerate(decision.answers, 1)
        ]

    def moves(self, decision: Decision, wanted: str) -> None:
        found = filtered(self.answers(decision), wanted)
        if not found:
            raise Fault("play-no-moves", word=wanted)
        rows = []
        for group in grouped(found):
            first, last = group[0], group[-1]
            row: dict[str, Value] = {"number": first.number, "action": first.text, "worded": first.worded}
            if len(group) == 1:
                rows.append(self.words.say("play-move-row", **row))
            else:
                rows.append(self.words.say("play-move-range", **row, last=last.number, end=last.text))
        self.print_folded(rows)

    def why(self, decision: Decision, text: str) -> None:
        if not text:
            raise Fault("play-why-what")
        action = self.read(decision, text)
        if decision.answers.holds(action):
            told = self.words.say("play-why-legal", action=text)
        else:
            told = self.words.fault(self.session.match.position.refusal(decision.seat, action))
        self.print_folded([told])

    def undo(self, decision: Decision, rest: str) -> None:
        self.session.undo()

    def hint(self, decision: Decision, rest: str) -> None:
        match = self.session.match
        adviser = adviser_of(match.game.name)
        text = match.game.write(match.position, decision.seat, self.session.answer_of(adviser))
        print(self.words.say("play-hint", bot=adviser, action=text))

    def piece(self, decision: Decision, name: str) -> None:
        game = self.session.match.game.name
        if not name:
            raise Fault(f"play-{game}-piece-what")
        lines = self.session.screen.piece(self.session.known(), name)
        if not lines:
            raise Fault(f"play-{game}-piece-unknown", name=name)
        self.print_folded(lines)

    def rules(self, decision: Decision, wanted: str) -> None:
        print_rules(self.words, self.session.terminal, self.session.match.game.name, wanted.split())

    def log(self, decision: Decision, rest: str) -> None:
        self.print_folded(self.session.worded(self.session.story))

    def board(self, decision: Decision, rest: str) -> None:
        self.session.show_table()
        self.print_folded([self.session.screen.ask(self.session.match.position, decision)])

    def save(self, decision: Decision, name: str) -> None:
        if not name:
            raise Fault("play-save-what")
        self.session.save(Path(name))
        print(self.words.say("play-saved", file=name))

    def quit(self, decision: Decision, rest: str) -> None:
        raise Leave
