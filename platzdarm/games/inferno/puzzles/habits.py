"""What counts in a puzzle of Inferno: cards, orders, blows and choices; not the cells on the way.

What gains nothing by waiting is done early, and no plan is lost by it:

- The gate is opened first, and the cards that everybody begins with or may always buy are played: they give runes or
  power, belong to no faction and ask nothing.
- Other cards are played, and cards bought for their Ambush, before the first order, and treasures used between orders:
  what they do lasts until the turn is over. Only what readies a champion waits for one that is exhausted.
- Cards without an Ambush are bought only where something draws or fetches them in the same turn, and champions always.
- Nothing is researched, for a puzzle has no quests to look at, and nobody enters where nothing that counts is near.
"""

from collections.abc import Hashable, Sequence
from typing import Any

from platzdarm.games.inferno.rules.cards import AMBUSH, AVAILABLE, CHAMPION, ON_PLAY, RANGED, STARTING
from platzdarm.games.inferno.rules.field import BEACON, SHRINE
from platzdarm.games.inferno.rules.figures import has
from platzdarm.games.inferno.rules.orders import Order
from platzdarm.games.inferno.rules.position import NO_CARD, Contest
from platzdarm.games.inferno.rules.row import offered
from platzdarm.games.inferno.rules.sight import RANGE
from platzdarm.games.inferno.rules.turn import Turn
from platzdarm.games.inferno.rules.verbs import ACQUIRE, END, GATE, ORDER, PASS, PLAY, RESEARCH, STEP, STOP, STRIKE
from platzdarm.kernel.action import first, second, verb_of
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import Step
from platzdarm.puzzles.solver import Habits

ON_THE_WAY = (STEP, STOP, END, PASS, GATE)
PLAIN = (STARTING, AVAILABLE)
READY = "ready"
DRAWS = ("draw", "fetch", "gain_card", "copy_hero")
NEXT_TO = 1
BOOST = 1  # what a card or a treasure adds to its speed


class InfernoHabits(Habits):
    def __init__(self, start: Contest, seat: int) -> None:
        self.exhausted = start.exhausted.copy()
        self.seat = seat
        content = start.setting.content
        cards = [content.cards[card] for card in (*start.hand[seat], *start.row) if card != NO_CARD]
        kinds = [start.kind_at(piece) for piece in start.supply(seat)]
        abilities = [*(card.ability for card in cards), *(kind.ability for kind in kinds)]
        self.draws = any(effect.do in DRAWS for ability in abilities for effect in ability.effects)

    def deed(self, position: Contest, decision: Decision, action: int) -> Hashable | None:
        verb = verb_of(action)
        if verb in ON_THE_WAY or (verb == PLAY and is_plain(position, first(action))):
            return None
        if verb == ORDER:
            return (ORDER, first(action))  # wherever it enters
        if verb == STRIKE:
            return (STRIKE, decision.about[0], second(action))
        if verb == ACQUIRE:
            return (ACQUIRE, first(action))
        return (decision.kind, action)

    def options(self, position: Contest, decision: Decision) -> Sequence[int]:
        answers = decision.answers.as_list()
        if decision.kind == "treasure":
            return answers if isinstance(position.agenda[-1], Turn) else []
        if decision.kind != "act":
            return answers
        for action in answers:
            verb = verb_of(action)
            if verb == GATE or (verb == PLAY and is_plain(position, first(action))):
                return [action]
        ordered = position.exhausted != self.exhausted
        return [action for action in answers if self.is_timely(position, action, ordered)]

    def is_timely(self, position: Contest, action: int, ordered: bool) -> bool:
        verb = verb_of(action)
        if verb == PLAY and ordered:
            return any(effect.do == READY for effect in position.setting.card(first(action)).ability.at(ON_PLAY))
        if verb == ACQUIRE:
            card = position.setting.card(offered(position, first(action)))
            return card.type == CHAMPION or self.draws or (not ordered and card.ability.has(AMBUSH))
        if verb == ORDER and second(action):
            return self.comes_near(position, first(action), second(action) - 1 >> 1)
        return verb != RESEARCH

    def comes_near(self, position: Contest, piece: int, cell: int) -> bool:
        """Whether somebody who enters there could reach a shrine, a beacon or a champion of others."""
        reach = RANGE if has(position, piece, RANGED) else NEXT_TO
        far = position.kind_at(piece).speed + BOOST + reach
        field = position.field
        return any(field.distance(cell, one) <= far for one in self.goals(position))

    def goals(self, position: Contest) -> list[int]:
        others = [piece for piece in position.standing() if position.owner[piece] != self.seat]
        cells = [cell for cell, terrain in enumerate(position.terrain) if terrain in (SHRINE, BEACON)]
        return [*cells, *(position.cell[piece] for piece in others)]

    def points(self, position: Contest) -> int:
        step = position.agenda[-1]
        return max(step.points, 0) if isinstance(step, Order) else 0

    def settle(self, held: dict[str, Any]) -> None:
        """Which forests were entered only quests ask for; in which order cards were played tells nothing."""
        held["trodden"] = ()
        for name in ("discard", "played"):
            held[name] = [tuple(sorted(cards)) for cards in held[name]]

    def trace(self, step: Step[Any]) -> Hashable:
        if isinstance(step, Order):
            return (step.piece, step.stage, min(step.points, 0), step.attacks)
        return super().trace(step)

    def is_past(self, decision: Decision, action: int) -> bool:
        """The next hand is drawn before honour is counted (INF-END-04)."""
        return decision.kind == "act" and action == END


def is_plain(position: Contest, card: int) -> bool:
    return position.setting.card(card).source in PLAIN
