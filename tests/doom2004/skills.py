"""What marine cards are used for, as the events of a game tell it: for `tests/doom2004/usage.py`.

Two are left out: Survival Ops and Tough work by themselves from the first wound on.
"""

from platzdarm.games.doom2004.rules.attack import led
from platzdarm.games.doom2004.rules.field import OFF
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.setting import INVADER, is_marine, seat_of
from platzdarm.games.doom2004.rules.sight import in_sight
from platzdarm.games.doom2004.rules.verbs import ADVANCE, CANCEL, HEAL, ORDER, READY, UNDECLARED
from platzdarm.kernel.action import verb_of
from platzdarm.kernel.decision import Decision

ALWAYS = ("survival_ops", "tough")
USUAL_STEPS = 4


class Skills:
    """Watches one game; `used` are the ids of the cards that somebody has used."""

    def __init__(self) -> None:
        self.used: set[str] = set()
        self.action, self.steps, self.attacks = UNDECLARED, 0, 0

    def held(self, position: Foray) -> set[str]:
        return {card for marine in position.marines_on_board() for card in cards_of(position, marine)} - set(ALWAYS)

    def answered(self, decision: Decision, action: int) -> None:
        """Before it is played: what only the answer tells."""
        verb = verb_of(action)
        if decision.kind == "alert" and verb == ORDER:
            self.used.add("alert")
        if verb == CANCEL:
            self.used.add("prepared")
        if verb == HEAL:
            self.used.add("medic")

    def happened(self, position: Foray) -> None:
        for event in position.events:
            figure = event.values[0] if event.values else OFF
            if event.kind == "action":
                self.action, self.steps, self.attacks = event.values[1], 0, 0
            elif event.kind == "follow_up":
                self.used.add("killer_instinct")
            elif event.kind == "watchful" and is_marine(figure):
                self.used.add("front_guard")
            elif event.kind == "ordered":
                self.ordered(position, figure)
            elif event.kind == "moved" and is_marine(figure):
                self.moved(position, figure, event.values[1])
            elif event.kind == "attack" and is_marine(figure):
                self.attacked(position, figure, event.values[1], event.values[2])

    def ordered(self, position: Foray, marine: int) -> None:
        """The order of a tactician may lie with another."""
        turn = position.turn
        if self.action == READY and turn not in (INVADER, seat_of(marine)):
            self.has(position, turn - 1, "tactician")

    def moved(self, position: Foray, marine: int, square: int) -> None:
        self.steps += 1
        if self.action == ADVANCE and self.steps > USUAL_STEPS:
            self.has(position, marine, "scout")
        if any(one != marine and not is_marine(one) for one in position.figures_at(square)):
            self.has(position, marine, "recon")
        if self.action == READY and self.attacks:
            self.has(position, marine, "tactician")

    def attacked(self, position: Foray, marine: int, weapon: int, square: int) -> None:
        if position.turn == seat_of(marine):
            self.attacks += 1
            if self.action == ADVANCE and self.attacks > 1:
                self.has(position, marine, "ground_assault")
            if self.action == READY and self.steps:
                self.has(position, marine, "tactician")
        melee = position.setting.content.weapons[weapon].melee
        self.has(position, marine, "special_ops" if melee else "marksman")
        if not melee and not in_sight(position, marine, square, position.occupied(marine)):
            self.has(position, marine, "sniper")
        if led(position, marine, accuracy=True):
            self.used.add("officer")

    def has(self, position: Foray, marine: int, card: str) -> None:
        if card in cards_of(position, marine):
            self.used.add(card)


def cards_of(position: Foray, marine: int) -> set[str]:
    return {position.setting.content.marine_cards[card].id for card in position.cards[marine]}
