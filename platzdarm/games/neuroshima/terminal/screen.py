"""Neuroshima Hex in the terminal: the hex board, beside or below it the seats and the log."""

from textwrap import wrap

from platzdarm.games.neuroshima.game import Neuroshima
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.rules.setting import POINTS
from platzdarm.games.neuroshima.table.facts import STAGES
from platzdarm.games.neuroshima.terminal.drawing import COMPACT, ROOMY, Shape, board_size, draw_board
from platzdarm.games.neuroshima.text.tile_text import tile_text
from platzdarm.games.neuroshima.text.words import MARKS, Names, action_message, find_tiles, question
from platzdarm.kernel.decision import Decision
from platzdarm.terminal.paint import BOLD, SEATS, painted
from platzdarm.terminal.terminal import Terminal, fold
from platzdarm.text.words import Words

GAP = 2
PANEL = 36  # the least width of the column beside the board
BELOW = 8  # lines kept free for the question and a few answers
ASKED = 2  # lines that the question and the answer need at least
CORNERS = 4


class GameScreen:
    example = "place mutant c3 r2"
    host = 0

    def __init__(self, words: Words, game: Neuroshima) -> None:
        self.words = words
        self.names = Names(words, game.library)

    # -- the table --------------------------------------------------------------------------------------------

    def draw(self, position: Skirmish, log: list[str], terminal: Terminal) -> list[str]:
        shape = fitting_shape(position, terminal)
        board = draw_board(position, self.names, shape, terminal.colour)
        columns, lines = board_size(position, shape)
        room = terminal.width - columns - GAP
        if room < PANEL:
            return [*fold(log, terminal.width), *self.narrow(position, board, shape, terminal)]
        panel = self.panel(position, room, terminal.colour)
        told = fold(log, room)
        free = lines - len(panel) - 1
        if len(told) > free:
            told = [self.words.say("screen-log-cut"), *told[len(told) - free + 1 :]] if free > 1 else []
        beside = [*panel, "", *told]
        beside += [""] * (len(board) - len(beside))
        board += [" " * columns] * (len(beside) - len(board))
        return [(left + " " * GAP + right).rstrip() for left, right in zip(board, beside, strict=True)]

    def narrow(self, position: Skirmish, board: list[str], shape: Shape, terminal: Terminal) -> list[str]:
        """The board and the hands stay in sight, right above the question.

        Where even that is too high the seats stand in the corners of the board, and the top edge may go.
        """
        panel = self.low_panel(position, terminal.width, terminal.colour)
        seats = list(dict.fromkeys(position.setting.order))
        if len(board) + len(panel) + ASKED <= terminal.height or len(seats) > CORNERS:
            return [*board, *panel]
        notes = [([self.seat_head(position, seat), f"  {self.counts(position, seat)}"], SEATS[seat]) for seat in seats]
        hands = [self.hand(position, seat) for seat in seats if position.hands[seat]]
        below = fold([" · ".join([self.turn(position), *hands])], terminal.width)
        board = draw_board(position, self.names, shape, terminal.colour, notes)
        return [*board[len(board) + len(below) + ASKED > terminal.height :], *below]

    def panel(self, position: Skirmish, width: int, colour: bool) -> list[str]:
        """Whose turn it is, and for each seat its points, pile and hand."""
        lines = [painted(self.turn(position), BOLD, colour)]
        for seat in dict.fromkeys(position.setting.order):
            lines += ["", painted(self.seat_head(position, seat), SEATS[seat], colour)]
            for text in (self.counts(position, seat), self.hand(position, seat)):
                lines += [f"    {line}" for line in wrap(text, width - 4)]
        return lines

    def low_panel(self, position: Skirmish, width: int, colour: bool) -> list[str]:
        """The same in fewer lines, to stand below the board."""
        lines = [painted(self.turn(position), BOLD, colour)]
        for seat in dict.fromkeys(position.setting.order):
            parts = (self.seat_head(position, seat), self.counts(position, seat), self.hand(position, seat))
            first, *more = wrap(" · ".join(parts), width, subsequent_indent="    ", drop_whitespace=True)
            lines += [painted(first, SEATS[seat], colour), *more]
        return lines

    def turn(self, position: Skirmish) -> str:
        say = self.words.say
        turn = say("screen-turn", turn=position.turn) if position.turn else say("screen-setup")
        stage = say("screen-stage", stage=STAGES[position.stage])
        return f"{turn} · {stage}" if stage else turn

    def seat_head(self, position: Skirmish, seat: int) -> str:
        say, setting = self.words.say, position.setting
        head = [say("screen-seat", mark=MARKS[seat], number=seat, army=self.names.army(setting.armies[seat].name))]
        counted = "screen-seat-points" if setting.mode == POINTS else "screen-seat-hq"
        head.append(say(counted, points=position.points[seat]))
        if len(setting.sides.team_list()) < setting.seats:
            head.append(say("screen-seat-team", team=setting.sides.teams[seat] + 1))
        if not position.is_alive(seat):
            head.append(say("screen-seat-out"))
        asked = any(decision.seat == seat for decision in position.pending())
        return ("> " if asked else "  ") + " · ".join(head)

    def counts(self, position: Skirmish, seat: int) -> str:
        pile, discards = position.piles[seat].size, len(position.discards[seat])
        return self.words.say("screen-seat-counts", pile=pile, discards=discards)

    def hand(self, position: Skirmish, seat: int) -> str:
        tiles = [position.setting.armies[seat].tiles[number] for number in position.hands[seat]]
        if not tiles:
            return self.words.say("screen-hand-empty")
        named = [self.words.say("screen-hand-tile", name=self.names.tile(tile), key=tile.key) for tile in tiles]
        return self.words.say("screen-hand", tiles=", ".join(named))

    def legend(self) -> list[str]:
        return [self.words.say("screen-legend")]

    # -- words ------------------------------------------------------------------------------------------------

    def name(self, kind: str, id: str) -> str:
        return self.names.name(kind, id)

    def ask(self, position: Skirmish, decision: Decision) -> str:
        return self.words.tell(question(self.names, position, decision))

    def seat(self, position: Skirmish, seat: int) -> str:
        return self.names.seat(position, seat)

    def action(self, position: Skirmish, seat: int, action: int) -> str:
        return self.words.tell(action_message(self.names, position, seat, action))

    def piece(self, position: Skirmish, name: str) -> list[str]:
        armies = [army.name for army in position.setting.armies]
        found = find_tiles(self.names, armies, name)
        return [self.words.tell(message) for tile in found for message in tile_text(self.names, tile)]

    def results(self, position: Skirmish) -> list[str]:
        assert position.result is not None
        lines = []
        for seat, score in enumerate(position.result):
            end = "won" if score == 1 else "drawn" if score > 0 else "lost"
            lines.append(self.words.say("board-result", seat=self.seat(position, seat), score=end))
        return lines


def fitting_shape(position: Skirmish, terminal: Terminal) -> Shape:
    """The roomy board where it fits the terminal, else the low one."""
    columns, lines = board_size(position, ROOMY)
    return ROOMY if lines + BELOW <= terminal.height and columns <= terminal.width else COMPACT
