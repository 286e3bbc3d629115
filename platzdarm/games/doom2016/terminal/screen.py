"""DOOM (2016) in the terminal: the map, beside it the mats, below them the hand and what happened."""

from platzdarm.games.doom2016.game import Doom2016
from platzdarm.games.doom2016.rules.field import BLOCKING, DIFFICULT, IMPASSABLE, OFF
from platzdarm.games.doom2016.rules.odds import action_odds
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import INVADER, is_demon, is_marine
from platzdarm.games.doom2016.rules.verbs import ATTACK
from platzdarm.games.doom2016.terminal.drawing import (
    SIDES,
    demon_letters,
    draw_map,
    figure_code,
    focus_square,
)
from platzdarm.games.doom2016.terminal.panel import Panel
from platzdarm.games.doom2016.text.vocabulary import VOCABULARY
from platzdarm.games.doom2016.text.words import Names, action_message, question
from platzdarm.kernel.action import first, verb_of
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import View
from platzdarm.terminal.map_screen import MapScreen, mat, meant
from platzdarm.terminal.square_map import LABEL, SQUARE
from platzdarm.terminal.terminal import Terminal, fold
from platzdarm.text.words import Words

TERRAIN = {DIFFICULT: "difficult", IMPASSABLE: "impassable", BLOCKING: "blocking"}


class GameScreen(MapScreen[Incursion]):
    example = "attack imp-2"
    host = 1  # Alpha
    least_mats = 32

    def __init__(self, words: Words, game: Doom2016) -> None:
        self.words = words
        self.names = Names(words, game.library)
        self.panel = Panel(self.names)

    # -- the table --------------------------------------------------------------------------------------------

    def draw(self, position: Incursion, log: list[str], terminal: Terminal) -> list[str]:
        return self.table(position, log, terminal)

    def head(self, position: Incursion) -> str:
        return self.panel.head(position)

    def map_width(self, position: Incursion) -> int:
        xs = [square[0] for square in position.setting.field.coordinates]
        return LABEL + (max(xs) - min(xs) + 1) * SQUARE

    def map_lines(self, position: Incursion, width: int, height: int, colour: bool) -> list[str]:
        return draw_map(position, focus_square(position), width, height, colour)

    def mats(self, position: Incursion, width: int, colour: bool) -> list[str]:
        lines: list[str] = []
        asked = {decision.seat for decision in position.pending()}
        for seat in [*position.setting.marine_seats(), INVADER]:
            if seat == INVADER:
                text, more = self.panel.invader(position), self.panel.demons(position)
            else:
                text, more = self.panel.marine(position, seat - 1), [self.panel.marine_cards(position, seat - 1)]
            lines += mat(text, more, seat in asked, width, SIDES[seat], colour)
        lines += [f"  {line}" for line in fold(self.panel.objects(position), width - 2)]
        return lines + [f"  {line}" for line in fold(list(filter(None, [self.panel.to_come(position)])), width - 2)]

    def hands(self, position: Incursion, width: int, room: int) -> list[str]:
        """With all texts where there is room, else by name."""
        seats = self.open_hands(position)
        full = fold([line for seat in seats for line in self.panel.hand(position, seat, True)], width)
        if len(full) <= room:
            return full
        return fold([line for seat in seats for line in self.panel.hand(position, seat, False)], width)

    def open_hands(self, position: Incursion) -> list[int]:
        """Whose cards are shown: the viewer's own; where all lie open (a replay), those of whoever is asked."""
        known = [seat for seat in range(position.setting.seats) if not position.hides(seat)]
        if len(known) < position.setting.seats:
            return known
        return sorted({decision.seat for decision in position.pending()})

    def legend(self) -> list[str]:
        letters = demon_letters(self.names.content)
        demons = ", ".join(f"{letter} {name}" for letter, name in zip(letters, self.names.demons, strict=True))
        return [self.words.say("d16-screen-legend-map"), self.words.say("d16-screen-legend-figures", demons=demons)]

    # -- words ------------------------------------------------------------------------------------------------

    def name(self, kind: str, id: str) -> str:
        return self.names.name(kind, id)

    def ask(self, position: Incursion, decision: Decision) -> str:
        asked = self.words.tell(question(self.names, position, decision))
        seat = self.names.seat(decision.seat)
        return self.words.say("d16-asked", seat=seat, question=asked, rule=VOCABULARY.questions[decision.kind].rule)

    def seat(self, position: Incursion, seat: int) -> str:
        return self.names.seat(seat)

    def action(self, position: Incursion, seat: int, action: int) -> str:
        worded = self.words.tell(action_message(self.names, position, seat, action))
        return self.with_odds(position, seat, action, worded) if verb_of(action) == ATTACK else worded

    def with_odds(self, position: Incursion, seat: int, action: int, worded: str) -> str:
        """An attack with its exact odds, as the seat may know them."""
        known = View(position, seat).known
        odds = action_odds(known, action)
        if odds is None:
            return worded
        kill, stagger = round(100 * odds.kill), round(100 * odds.stagger)
        message = "d16-screen-odds-stagger" if is_demon(first(action)) else "d16-screen-odds"
        return self.words.say(message, attack=worded, mean=round(odds.mean, 1), kill=kill, stagger=stagger)

    def results(self, position: Incursion) -> list[str]:
        assert position.result is not None
        story = self.names.library.closing(position.setting.mission, position.result[INVADER] == 0)
        closing = [] if story is None else [story.ru if self.words.lang == "ru" else story.en]
        return closing + [
            self.words.say("board-result", seat=self.names.seat(seat), score="won" if score == 1 else "lost")
            for seat, score in enumerate(position.result)
        ]

    # -- looking things up ------------------------------------------------------------------------------------

    def piece(self, position: Incursion, name: str) -> list[str]:
        """A square, a figure on the map, or any card by its name, its id or the beginning of its name."""
        wanted = name.strip().lower()
        square = position.setting.field.named(wanted)
        if square != OFF:
            return self.square(position, square)
        for figure in range(position.setting.figures):
            if position.on_map(figure) and wanted in self.figure_names(position, figure):
                return self.figure(position, figure)
        return self.cards(wanted)

    def figure_names(self, position: Incursion, figure: int) -> list[str]:
        setting = position.setting
        names = (setting.names[figure], figure_code(setting, figure), self.names.figure(position, figure))
        return [one.lower() for one in names]

    def square(self, position: Incursion, square: int) -> list[str]:
        setting, say = position.setting, self.words.say
        things: list[str] = []
        if setting.field.terrain[square] in TERRAIN:
            things.append(say(f"d16-terrain-{TERRAIN[setting.field.terrain[square]]}"))
        for number, place in enumerate(setting.teleporters):
            on = position.active_teleporters >> number & 1
            things += [say("d16-screen-teleporter-on" if on else "d16-screen-teleporter-off")] * (place == square)
        left = [(place, n) for n, (place, _) in enumerate(setting.portals) if position.portals_left >> n & 1]
        things += [self.names.portal(position, number) for place, number in left if place == square]
        packs = [place for n, place in enumerate(setting.packs) if position.packs_left >> n & 1]
        things += [say("d16-screen-pack")] * packs.count(square)
        weapons = [one for n, one in enumerate(setting.weapons) if position.weapons_left >> n & 1]
        things += [self.names.weapons[weapon] for place, weapon in weapons if place == square]
        things += [say("d16-screen-token")] * position.tokens.count(square)
        grenades = [weapon for _, weapon, place, _ in position.grenades if place == square]
        things += [say("d16-screen-grenade", weapon=self.names.weapons[weapon]) for weapon in grenades]
        things += [say("d16-screen-exit")] * (setting.exit == square)
        things += [self.names.figure(position, figure) for figure in position.figures_at(square)]
        name = self.names.square(position, square)
        if not things:
            return [say("d16-screen-square-empty", square=name)]
        return [say("d16-screen-square", square=name, things=", ".join(things))]

    def figure(self, position: Incursion, figure: int) -> list[str]:
        say = self.words.say
        state = [self.panel.state(position, figure)]
        state += [say("d16-screen-stunned")] * position.is_stunned(figure)
        kind = position.setting.type_of[figure]
        state += [say("d16-screen-staggered")] * (kind >= 0 and position.is_open_to_glory(figure))
        if position.carried[figure]:
            state.append(say("d16-screen-carries", n=position.carried[figure]))
        name, code = self.names.figure(position, figure), figure_code(position.setting, figure)
        lines = [say("d16-screen-figure", figure=name, code=code, state=", ".join(state))]
        if kind >= 0:
            return lines + self.names.texts.demon(kind)
        return lines if is_marine(figure) else lines + self.names.texts.objective(position.setting.objective.id)

    def cards(self, wanted: str) -> list[str]:
        """Every card that is meant, with its text."""
        told: list[str] = []
        for name, id, kind, number in meant(self.names.all_cards(), wanted):
            lines = self.names.text(kind, number)
            if lines[0] not in told:  # copies of an event differ in their defence at most
                told += [self.words.say("d16-screen-card-short", name=name, id=id), *(f"  {line}" for line in lines)]
        return told
