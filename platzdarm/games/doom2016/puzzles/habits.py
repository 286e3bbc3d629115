"""What counts in a puzzle of DOOM (2016): cards, what is taken, worked on and sealed; not the squares on the way.

An attack rolls dice, and no plan rests on dice; so attacks are left out, and with them all that only an attack asks
for: how far somebody has run, and in which line. Demons that a marine walks onto die without. Cards that give movement
points and cards alone are played before the first step: points that one has early are not worth less. Nobody is healed,
for nobody is hurt, and no weapon is taken up, for its cards come off the deck by luck.
"""

from collections.abc import Hashable, Sequence
from typing import Any

from platzdarm.games.doom2016.rules.cards import ActionCard
from platzdarm.games.doom2016.rules.marines import TOKEN, MarineActivation, on_play
from platzdarm.games.doom2016.rules.moving import MOVES
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.verbs import ATTACK, END, PASS, PLAY, RUN, TAKE
from platzdarm.kernel.action import first, verb_of
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import Step
from platzdarm.puzzles.solver import Habits

ON_THE_WAY = (*MOVES, END, PASS)
ANYWHERE = ("draw", "next_add_dice")  # what does the same wherever the marine stands


class DoomHabits(Habits):
    def __init__(self, start: Incursion, seat: int) -> None:
        self.seat = seat

    def deed(self, position: Incursion, decision: Decision, action: int) -> Hashable | None:
        verb = verb_of(action)
        if verb in ON_THE_WAY:
            return None
        return RUN if verb == RUN else (decision.kind, action)  # whatever card is given for a run

    def options(self, position: Incursion, decision: Decision) -> Sequence[int]:
        activation = position.agenda[-1]
        moved = isinstance(activation, MarineActivation) and activation.entered > 0
        return [action for action in decision.answers.as_list() if self.is_timely(position, action, moved)]

    def is_timely(self, position: Incursion, action: int, moved: bool) -> bool:
        verb = verb_of(action)
        if verb == PLAY and moved:
            return not is_plain(position.setting.content.actions[first(action)])
        if verb == TAKE:
            return first(action) == TOKEN
        return verb != ATTACK and not (verb == RUN and moved)

    def points(self, position: Incursion) -> int:
        step = position.agenda[-1]
        return step.points if isinstance(step, MarineActivation) else 0

    def settle(self, held: dict[str, Any]) -> None:
        """In which order cards were played, and lie discarded, tells nothing."""
        held["in_play"] = [tuple(sorted(cards)) for cards in held["in_play"]]
        held["decks"] = [(deck.size, tuple(sorted(deck.discards))) for deck in held["decks"]]

    def trace(self, step: Step[Any]) -> Hashable:
        if isinstance(step, MarineActivation):
            return (step.figure, step.stage, step.mains, step.flight, step.done, step.entered > 0)
        return super().trace(step)

    def is_past(self, decision: Decision, action: int) -> bool:
        """The hand is filled when the activation is over (D16-MARINE-05)."""
        return decision.kind == "act" and action == END


def is_plain(card: ActionCard) -> bool:
    """Whether it gives nothing that depends on where it is played."""
    return all(effect.do in ANYWHERE for effect in on_play(card))
