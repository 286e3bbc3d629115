"""Doom (2004) in the terminal: the base as far as it is known, beside it the mats, below them what happened."""

from platzdarm.games.doom2004.game import Doom2004
from platzdarm.games.doom2004.rules.field import OFF
from platzdarm.games.doom2004.rules.foresight import attack_odds
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.setting import INVADER, is_marine
from platzdarm.games.doom2004.rules.verbs import AFTER_SECOND_SQUARE, ATTACK, SQUARE_FIRST, SQUARE_SECOND, STRIKE
from platzdarm.games.doom2004.terminal.drawing import (
    base,
    draw_map,
    figure_code,
    focus_square,
    letters,
    side,
)
from platzdarm.games.doom2004.terminal.panel import Panel
from platzdarm.games.doom2004.text.vocabulary import VOCABULARY
from platzdarm.games.doom2004.text.words import Names, action_message, question
from platzdarm.kernel.action import first, verb_of, wide
from platzdarm.kernel.decision import Decision
from platzdarm.terminal.map_screen import MapScreen, mat, meant
from platzdarm.terminal.terminal import Terminal, fold
from platzdarm.text.words import Words


class GameScreen(MapScreen[Foray]):
    example = "attack pistol c4"
    host = 1  # the first marine
    least_mats = 34

    def __init__(self, words: Words, game: Doom2004) -> None:
        self.words = words
        self.names = Names(words, game.library)
        self.panel = Panel(self.names)

    # -- the table --------------------------------------------------------------------------------------------

    def draw(self, position: Foray, log: list[str], terminal: Terminal) -> list[str]:
        return self.table(position, log, terminal)

    def head(self, position: Foray) -> str:
        return self.panel.head(position)

    def map_width(self, position: Foray) -> int:
        return base(position).width()

    def map_lines(self, position: Foray, width: int, height: int, colour: bool) -> list[str]:
        return draw_map(position, focus_square(position), width, height, colour)

    def mats(self, position: Foray, width: int, colour: bool) -> list[str]:
        lines: list[str] = []
        asked = {decision.seat for decision in position.pending()}
        for seat in [*position.setting.marine_seats(), INVADER]:
            if seat == INVADER:
                text, more = self.panel.invader(position), self.panel.invaders(position)
            else:
                text, more = self.panel.marine(position, seat - 1), [self.panel.equipment(position, seat - 1)]
            style = side(position.setting, seat)
            lines += mat(text, list(filter(None, more)), seat in asked, width, style, colour)
        more = [*self.panel.keys(position), self.panel.goal(position)]
        return lines + [f"  {line}" for line in fold(more, width - 2)]

    def hands(self, position: Foray, width: int, room: int) -> list[str]:
        """The invader's cards, where he looks or all lie open and he is asked; with all texts if there is room."""
        if position.hides(INVADER):
            return []
        full = fold(self.panel.hand(position, True), width)
        return full if len(full) <= room else fold(self.panel.hand(position, False), width)

    def legend(self) -> list[str]:
        signs = letters(self.names.content)
        kinds = [self.names.name("type", kind.id) for kind in self.names.content.invaders]
        invaders = ", ".join(f"{letter} {name}" for letter, name in zip(signs, kinds, strict=True))
        return [self.words.say("d04-screen-legend-map"), self.words.say("d04-screen-legend-figures", invaders=invaders)]

    # -- words ------------------------------------------------------------------------------------------------

    def name(self, kind: str, id: str) -> str:
        return self.names.name(kind, id)

    def ask(self, position: Foray, decision: Decision) -> str:
        asked = self.words.tell(question(self.names, position, decision))
        seat = self.names.seat(position, decision.seat)
        return self.words.say("d04-asked", seat=seat, question=asked, rule=VOCABULARY.questions[decision.kind].rule)

    def seat(self, position: Foray, seat: int) -> str:
        return self.names.seat(position, seat)

    def action(self, position: Foray, seat: int, action: int) -> str:
        worded = self.words.tell(action_message(self.names, position, seat, action))
        return self.with_odds(position, seat, action, worded) if verb_of(action) in (ATTACK, STRIKE) else worded

    def with_odds(self, position: Foray, seat: int, action: int, worded: str) -> str:
        """An attack with its exact odds against who stands on the square."""
        marines = verb_of(action) == ATTACK
        square = wide(action, SQUARE_SECOND if marines else SQUARE_FIRST)
        attacker = seat - 1 if marines else next((d.about[0] for d in position.pending() if d.kind == "invader"), OFF)
        targets = [figure for figure in position.figures_at(square) if figure != attacker]
        if not targets or attacker == OFF or not position.on_board(attacker):
            return worded
        weapon = first(action) if marines else OFF
        aimed = marines and action >> AFTER_SECOND_SQUARE & 1 == 1
        odds = attack_odds(position, attacker, weapon, square, targets[0], aimed)
        return self.words.say(
            "d04-screen-odds",
            attack=worded,
            figure=self.names.figure(position, targets[0]),
            hit=round(100 * odds.success / odds.total),
            mean=round(odds.mean, 1),
            kill=round(100 * odds.kill),
        )

    def results(self, position: Foray) -> list[str]:
        assert position.result is not None
        endings = self.names.library.scenario_entries[position.setting.scenario.id].endings
        closing = self.names.pick(endings.marines if position.result[INVADER] == 0 else endings.invader)
        return [closing] + [
            self.words.say("board-result", seat=self.names.seat(position, seat), score="won" if score == 1 else "lost")
            for seat, score in enumerate(position.result)
        ]

    # -- looking things up ------------------------------------------------------------------------------------

    def piece(self, position: Foray, name: str) -> list[str]:
        """A square, a figure on the board, or any card, weapon, invader or level by its name or id."""
        wanted = name.strip().lower()
        square = position.setting.field.named(wanted)
        if square != OFF and position.revealed(square):
            return self.square(position, square)
        for figure in [*position.marines_on_board(), *position.invaders_on_board()]:
            if wanted in self.figure_names(position, figure):
                return self.figure(position, figure)
        return self.cards(wanted)

    def figure_names(self, position: Foray, figure: int) -> list[str]:
        setting = position.setting
        names = (setting.names[figure], figure_code(setting, figure), self.names.figure(position, figure))
        return [one.lower() for one in names]

    def figure(self, position: Foray, figure: int) -> list[str]:
        if is_marine(figure):
            cards = [position.setting.content.marine_cards[card].id for card in position.cards[figure]]
            told = [self.names.texts.marine_card(card) for card in cards]
            names = [self.names.name("skill", card) for card in cards]
            lines = [
                self.words.say("d04-screen-text", name=name, text=" ".join(text))
                for name, text in zip(names, told, strict=True)
            ]
            return [self.panel.marine(position, figure), self.panel.equipment(position, figure), *lines]
        name = self.names.figure(position, figure)
        head = self.words.say("d04-screen-text", name=name, text=self.panel.figure(position, figure))
        return [head, *self.names.texts.invader(position.setting.invader(figure).id)]

    def square(self, position: Foray, square: int) -> list[str]:
        say, names = self.words.say, self.names
        area = position.setting.area(position.setting.field.area[square])
        things: list[str] = []
        if area is not None:
            things.append(names.read_out(position, f"area {area.id}"))
            things += [say("d04-screen-obstacle")] if area.obstacles >> square & 1 else []
            things += [say("d04-screen-teleporter")] * len([plate for plate in area.plates if plate.square == square])
            waits = area.encounter is not None and position.encounters >> area.index & 1
            here = area.encounter is not None and area.encounter.square == square
            things += [say("d04-screen-encounter")] if waits and here else []
        for slug, squares in (("barrel", position.barrels), ("acid", position.acid), ("duct", position.ducts)):
            things += [say(f"d04-screen-{slug}")] if square in squares else []
        tokens = position.setting.content.token_names()
        things += [names.name("token", tokens[token]) for token in position.tokens_at(square)]
        things += [names.figure(position, figure) for figure in position.figures_at(square)]
        return [say("d04-screen-text", name=position.setting.field.name(square), text=", ".join(things))]

    def cards(self, wanted: str) -> list[str]:
        """Every one that is meant, with its text."""
        told: list[str] = []
        for name, id, lines in meant(self.all_cards(), wanted):
            if lines[0] not in told:  # copies of a card differ in their scatter alone
                told += [self.words.say("d04-screen-card-short", name=name, id=id), *lines]
        return told

    def all_cards(self) -> list[tuple[str, str, list[str]]]:
        """Name, id and text of whatever has one."""
        content, names, texts = self.names.content, self.names, self.names.texts
        rows = [(names.name("weapon", one.id), one.id, texts.weapon(one.id)) for one in content.weapons]
        rows += [(names.name("type", one.id), one.id, texts.invader(one.id)) for one in content.invaders]
        rows += [(names.name("skill", one.id), one.id, texts.marine_card(one.id)) for one in content.marine_cards]
        rows += [(names.name("card", one.id), one.id, texts.card(one.id)) for one in content.cards]
        levels = {entry.id: names.pick(entry.name) for entry in names.library.entries["levels"]}
        return rows + [(name, id, texts.level(id)) for id, name in levels.items()]
