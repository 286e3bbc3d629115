"""A player's turn as greedy plays it: the hand, then the orders that bring most, and cards towards a plan."""

from typing import Final

from mypy_extensions import mypyc_attr

from platzdarm.games.inferno.bots.judge import Study
from platzdarm.games.inferno.bots.shopping import Shopping
from platzdarm.games.inferno.rules.cards import CHAMPION as CHAMPION_CARD
from platzdarm.games.inferno.rules.cards import QUEST
from platzdarm.games.inferno.rules.figures import order_cost, strength
from platzdarm.games.inferno.rules.moving import reach
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.quests import completable
from platzdarm.games.inferno.rules.row import offered
from platzdarm.games.inferno.rules.verbs import (
    ACQUIRE,
    END,
    GATE,
    ORDER,
    PLAY,
    RESEARCH,
    STEP,
    STOP,
    STRIKE,
)
from platzdarm.kernel.action import first, pack, second, verb_of
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.decision import Decision

WORTH_BUYING: Final = 1.3
WORTH_ORDER: Final = 0.12
RESEARCH_WORTH: Final = 1.9
OPENING: Final = 2
PERMILLE: Final = 1000


def luck(chance: Chance, whim: float) -> float:
    """A little more or less, so that no two games are alike; nothing of the kind where somebody searches."""
    return whim * (chance.roll(PERMILLE) / PERMILLE - 0.5) * 2 if whim else 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Turn:
    """The player's own turn: quests, the gate, the hand, then orders and purchases by what they bring."""

    def __init__(self, position: Contest, decision: Decision, chance: Chance, whim: float, care: float) -> None:
        self.position = position
        self.seat = decision.seat
        self.study = Study(position, decision.seat, care)
        self.shopping = Shopping(position, decision.seat)
        self.chance = chance
        self.whim = whim
        self.by_verb: dict[int, list[int]] = {}
        for action in decision.answers.as_list():
            self.by_verb.setdefault(verb_of(action), []).append(action)

    def act(self) -> int:
        quests = [span.at(number) for span in completable(self.position, self.seat) for number in range(span.size)]
        if quests:
            return max(quests, key=lambda action: self.bearing(second(action)))
        if GATE in self.by_verb:
            return GATE
        if PLAY in self.by_verb:
            return max(self.by_verb[PLAY], key=self.playing)
        return self.spend()

    def playing(self, action: int) -> float:
        """Quests first, for only what comes after them counts; a construct for the champion that makes most of it."""
        if second(action):
            return self.bearing(second(action) - 1)
        return 200.0 if self.position.setting.card(first(action)).type == QUEST else 100.0

    def bearing(self, piece: int) -> float:
        """Strong champions on the field make most of constructs and quests, but not all on one."""
        position = self.position
        here = 3.0 if position.on_field(piece) else 0.0
        return strength(position, piece) * 0.5 + here - 1.5 * len(position.gear[piece])

    def spend(self) -> int:
        """Whatever brings most for its price; power and runes are lost at the end of the turn."""
        best, found = 0.0, END
        for action in self.by_verb.get(ORDER, []):
            gain = self.study.gain(first(action), second(action)) + luck(self.chance, self.whim)
            if gain > WORTH_ORDER:
                score = gain / order_cost(self.position, first(action)) ** 0.6
                best, found = max((best, found), (score, action))
        for action in self.by_verb.get(ACQUIRE, []):
            card = self.position.setting.card(offered(self.position, first(action)))
            worth = self.shopping.worth(card) + luck(self.chance, 2 * self.whim)
            if card.type == CHAMPION_CARD:
                if self.position.turns[self.seat] <= OPENING:
                    continue  # the power of the first turns brings one's own champions to the field
                worth = worth / max(card.cost, 1) ** 0.6
            elif worth < WORTH_BUYING:
                continue
            if card.type != CHAMPION_CARD and found != END and verb_of(found) == ORDER:
                continue  # runes wait: an order may still change what is wanted
            best, found = max((best, found), (worth, action))
        if RESEARCH in self.by_verb and (found == END or verb_of(found) == ACQUIRE) and best < RESEARCH_WORTH:
            return RESEARCH
        return found


# -- an order ----------------------------------------------------------------------------------------------------


def order_on(study: Study, piece: int, options: list[int]) -> int:
    """A blow that pays at once; else to the best cell and what can be struck from there."""
    position = study.position
    if position.owner[piece] != study.seat:  # a rat of the villains that is lured away: nowhere in particular
        return STOP if STOP in options else options[-1]
    can_strike = any(verb_of(action) == STRIKE for action in options)
    now, strike = study.best_attack(position, piece) if can_strike else (0.0, 0)
    points = study.points_left(piece)
    total, end = study.plan(piece, reach(position, piece, points), study.may_strike(piece))
    here = position.cell[piece]
    if end != here and any(verb_of(action) == STEP for action in options):
        stays = study.places(piece, [end])[end]
        if strike in options and now > 0.5 and now + stays >= total - 0.01:
            return strike
        step = pack(STEP, reach(position, piece, points).first_move(end))
        if step in options:
            return step
    if strike in options and now > 0:
        return strike
    for rest in (STOP, END):
        if rest in options:
            return rest
    return options[0]
