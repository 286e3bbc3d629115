"""The invader's turn (chapters DRAW, TIME, ACT): draw and discard, spawn and cards, then one invader after another."""

from typing import Any, Final

from platzdarm.games.doom2004.rules import decks, happenings
from platzdarm.games.doom2004.rules.activation import activate
from platzdarm.games.doom2004.rules.moments import Moment, interruption
from platzdarm.games.doom2004.rules.position import Foray, Stage
from platzdarm.games.doom2004.rules.setting import INVADER
from platzdarm.games.doom2004.rules.spawning import spawn, spawn_cards
from platzdarm.games.doom2004.rules.verbs import ACTIVATE, DISCARD, END, PASS, USE
from platzdarm.kernel.action import first, pack, verb_of
from platzdarm.kernel.answers import Answers
from platzdarm.kernel.decision import Decision

START: Final = 0
DRAW: Final = 1
CUT: Final = 2
PREPARE: Final = 3  # spawn and cards for the start of the turn, in any order (D04-TIME-03)
READY: Final = 4
ACTIVATING: Final = 5


class InvaderTurn(Stage):
    def __init__(self, stage: int = START, spawned: int = 0, activated: list[int] | None = None) -> None:
        self.stage = stage
        self.spawned = spawned
        self.activated: list[int] = activated if activated is not None else []

    def values(self) -> list[Any]:
        return [self.stage, self.spawned, self.activated]

    def run(self, position: Foray) -> bool:
        if self.stage > START and happenings.settle(position):
            return True
        stage = self.stage
        if stage == ACTIVATING:
            return False
        if stage == CUT and len(position.hand) > position.setting.level.hand_limit:
            return False
        if stage == PREPARE and position.hand:
            return False
        self.stage += 1
        if stage == START:
            position.turn = INVADER
            position.tell("invader_turn", [])
        elif stage == DRAW:
            decks.draw(position, position.setting.draws + position.setting.level.extra_draw)
        elif stage == READY:
            interruption(position, True)
        return True

    def moment(self) -> Moment:
        return Moment("invader_turn", [INVADER])

    def decisions(self, position: Foray) -> list[Decision]:
        hides = position.hides(INVADER)
        if self.stage == CUT:  # to the limit, by the invader's choice (D04-DRAW-03)
            cards = [] if hides else [pack(DISCARD, card) for card in position.hand]
            return [Decision(INVADER, "discard", Answers(cards, [], hides))]
        if self.stage == PREPARE:
            answers = [] if hides else position.rules.playable(position, INVADER, self.moment())
            if not hides and self.spawned < position.setting.level.spawn_cards:
                answers = answers + spawn_cards(position)
            return [Decision(INVADER, "prepare", Answers([PASS, *answers], [], hides))]
        return [Decision(INVADER, "activate", Answers([END, *self.waiting(position)], []))]

    def waiting(self, position: Foray) -> list[int]:
        """ACTIVATE figure: those on the board that have not acted in this turn."""
        fresh = [True] * position.setting.figures
        for figure in self.activated:
            fresh[figure] = False
        return [pack(ACTIVATE, figure) for figure in position.invaders_on_board() if fresh[figure]]

    def answer(self, position: Foray, seat: int, action: int) -> None:
        verb = verb_of(action)
        if verb == DISCARD:
            position.tell("discarded", [first(action)])
            decks.discard(position, first(action))
        elif verb == PASS:
            self.stage = READY
        elif verb == USE:
            position.rules.react(position, seat, action, self.moment())
        elif verb == ACTIVATE:  # once each, finished before the next (D04-ACT-01, 02)
            self.activated.append(first(action))
            activate(position, first(action))
        elif verb == END:
            position.agenda.pop()
        else:
            self.spawned += 1
            spawn(position, action)
