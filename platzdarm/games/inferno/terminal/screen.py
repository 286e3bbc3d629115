"""Inferno in the terminal: the field, beside it the players and their champions, below them row, hand and log."""

from platzdarm.games.inferno.game import Inferno
from platzdarm.games.inferno.rules.figures import keywords
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.targets import is_area, targets
from platzdarm.games.inferno.rules.verbs import STRIKE
from platzdarm.games.inferno.table.foresight import AttackForeseen, exchange
from platzdarm.games.inferno.terminal.course import after_it, before_it
from platzdarm.games.inferno.terminal.field import OTHERS, ROWS, WIDTH, draw_field, ordered
from platzdarm.games.inferno.terminal.panel import Panel
from platzdarm.games.inferno.text.vocabulary import VOCABULARY
from platzdarm.games.inferno.text.words import Names, action_message, question
from platzdarm.kernel.action import first, second, verb_of
from platzdarm.kernel.decision import Decision
from platzdarm.terminal.paint import BOLD, SEATS, painted
from platzdarm.terminal.terminal import Terminal, fold, shortened, within
from platzdarm.text.words import Words

GAP = 1
BELOW = 4  # lines kept free for the question and the answer
NEWS = 1  # lines of the log that are shown in any case


class GameScreen:
    example = "play apprentice"
    host = 0

    def __init__(self, words: Words, game: Inferno) -> None:
        self.words = words
        self.names = Names(words, game.library)
        self.panel = Panel(self.names)

    # -- the table --------------------------------------------------------------------------------------------

    def draw(self, position: Contest, log: list[str], terminal: Terminal) -> list[str]:
        room = max(terminal.height - BELOW, ROWS + 3 + NEWS)
        head = fold([self.panel.head(position)], terminal.width)[:1]
        foot = self.foot(position, terminal.width)[: room - ROWS - NEWS - 1]
        news = fold([*before_it(self.names, position), *log], terminal.width)
        left = room - len(head) - len(foot) - ROWS
        if len(news) > left:
            news = [self.words.say("screen-log-cut"), *news[len(news) - left + 1 :]] if left > 1 else news[-left:]
        middle = self.field_and_mats(position, terminal)
        return [*(painted(line, BOLD, terminal.colour) for line in head), *middle, *foot, *news]

    def field_and_mats(self, position: Contest, terminal: Terminal) -> list[str]:
        board = draw_field(position, terminal.colour)
        width = terminal.width - WIDTH - GAP
        mats = self.mats(position, width, terminal.colour)
        if len(mats) > ROWS:
            mats = within(self.mats(position, width, terminal.colour, brief=True), ROWS)
        mats += [""] * (ROWS - len(mats))
        return [(left + " " * GAP + right).rstrip() for left, right in zip(board, mats, strict=True)]

    def mats(self, position: Contest, width: int, colour: bool, brief: bool = False) -> list[str]:
        """Whoever is asked comes first; in little room the champions of all others are told without their names."""
        asked = [decision.seat for decision in position.pending() if decision.due]
        seats = sorted(range(position.setting.seats), key=lambda seat: seat not in asked)
        lines: list[str] = []
        for seat in seats:
            head, *more = self.panel.player(position, seat)
            mark = "> " if seat in asked else "  "
            lines.append(painted(shortened(mark + head, width), SEATS[seat], colour))
            lines += self.indented([*more, *self.champions(position, seat, width, brief and seat not in asked)], width)
        others = [line for other in OTHERS for line in self.champions(position, other, width, brief)]
        return lines + self.indented(others, width)

    def champions(self, position: Contest, owner: int, width: int, brief: bool) -> list[str]:
        if brief:
            return fold(list(filter(None, [self.panel.champions_in_brief(position, owner)])), width - 2)
        return self.panel.champions(position, owner)

    def indented(self, lines: list[str], width: int) -> list[str]:
        return [shortened(f"  {line}", width) for line in lines]

    def foot(self, position: Contest, width: int) -> list[str]:
        asked = [decision.seat for decision in position.pending()] or [self.host]
        seat = next((seat for seat in asked if not position.hides(seat)), asked[0])
        return fold([*self.panel.hand(position, seat), *self.panel.row(position)], width)

    def legend(self) -> list[str]:
        return [self.words.say("inf-screen-legend-map"), self.words.say("inf-screen-legend-champions")]

    # -- words ------------------------------------------------------------------------------------------------

    def name(self, kind: str, id: str) -> str:
        return self.names.name(kind, id)

    def ask(self, position: Contest, decision: Decision) -> str:
        asked = self.words.tell(question(self.names, position, decision))
        rule = VOCABULARY.questions[decision.kind].rule
        return self.words.say("inf-asked", seat=self.names.seat(decision.seat), question=asked, rule=rule)

    def seat(self, position: Contest, seat: int) -> str:
        return self.names.seat(seat)

    def action(self, position: Contest, seat: int, action: int) -> str:
        said = self.words.tell(action_message(self.names, position, seat, action))
        piece = ordered(position)
        if verb_of(action) != STRIKE or piece < 0:
            return said
        how, target = first(action), second(action) - 1
        hit = targets(position, piece, how) if is_area(keywords(position, piece), how) else [target]
        outcome = self.outcome(position, exchange(position, piece, how, hit))
        return self.words.say("inf-screen-strike", attack=said, outcome=outcome)

    def outcome(self, position: Contest, attack: AttackForeseen) -> str:
        """Who falls by an attack if nobody uses a treasure."""
        parts = [
            self.words.say(
                "inf-screen-falls" if blow.falls else "inf-screen-stands",
                champion=self.names.name("champion", position.kind_at(position.setting.piece_named[blow.champion]).id),
                damage=blow.damage,
                defence=blow.defence,
            )
            for blow in attack.blows
        ]
        if attack.attacker_falls:
            parts.append(self.words.say("inf-screen-you-fall"))
        return ", ".join(parts)

    def results(self, position: Contest) -> list[str]:
        assert position.result is not None
        won = [
            self.words.say("board-result", seat=self.names.seat(seat), score="won" if score == 1 else "lost")
            for seat, score in enumerate(position.result)
        ]
        return [*won, *after_it(self.names, position)]

    # -- looking things up ------------------------------------------------------------------------------------

    def piece(self, position: Contest, name: str) -> list[str]:
        """Every card, champion, quest or treasure that is meant; exact names win over beginnings."""
        wanted = name.strip().lower()
        rows = self.everything()
        exact = [row for row in rows if wanted in (row[0].lower(), row[1])]
        found = exact or [row for row in rows if row[0].lower().startswith(wanted) or row[1].startswith(wanted)]
        return [line for called, id, lines in found for line in (self.card_head(called, id), *lines)]

    def card_head(self, name: str, id: str) -> str:
        return self.words.say("inf-screen-card", name=name, id=id)

    def everything(self) -> list[tuple[str, str, list[str]]]:
        """Name, id and text of whatever has one; the card of a champion is told as the champion."""
        content, names, say = self.names.content, self.names, self.words.say
        rows: list[tuple[str, str, list[str]]] = []
        for card in content.cards:
            if card.champion < 0:
                cost = [say("inf-screen-cost", cost=card.cost)] if card.cost else []
                rows.append((names.name("card", card.id), card.id, [*cost, *names.card_lines(card.id)]))
        for kind in content.kinds:
            figures = say(
                "inf-screen-figures",
                strength=kind.strength,
                defence=kind.defence,
                speed=kind.speed,
                order=kind.order,
            )
            rows.append((names.name("champion", kind.id), kind.id, [figures, *names.champion_lines(kind.id)]))
        for treasure in content.treasures:
            rows.append((names.name("treasure", treasure.id), treasure.id, names.treasure_lines(treasure.id)))
        return rows
