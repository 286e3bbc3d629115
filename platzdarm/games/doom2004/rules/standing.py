"""Verbs of the effect language that are asked where their rule stands: what marine cards give as long as they lie out.

position.has(marine, VERB)     the number on his cards, at least 1 if he has such a card, else 0
"""

from typing import Any, Final

from platzdarm.kernel.effects import Effect, Verb, Words

PASSIVE: Final = "passive"
N: Final[Words] = ("n",)
NOTHING: Final[Words] = ()


class Standing(Verb[Any, Effect]):
    """Holds as long as its card lies there."""

    def __init__(self, name: str, takes: Words = N) -> None:
        self.name = name
        self.moments = (PASSIVE,)
        self.takes = takes

    def applies(self, use: Any, effect: Effect) -> bool:
        return False


ADVANCE_ATTACKS: Final = Standing("advance_attacks")
ADVANCE_MOVE: Final = Standing("advance_move")
CANCEL_EVENTS: Final = Standing("cancel_events", NOTHING)
GUARD_AT_END: Final = Standing("guard_at_end", NOTHING)
KILLS_MOVE: Final = Standing("kills_move")  # so many points and an attack for a kill in the own turn
LEAD_ACCURACY: Final = Standing("lead_accuracy", ("n", "who"))  # other marines nearby have it
LEAD_DEADLY: Final = Standing("lead_deadly", ("n", "who"))
MELEE_DEADLY: Final = Standing("melee_deadly")
MELEE_WATCHFUL: Final = Standing("melee_watchful", NOTHING)
PASS_THROUGH: Final = Standing("pass_through", NOTHING)
PLACE_HEAL: Final = Standing("place_heal", NOTHING)
RANGED_ACCURACY: Final = Standing("ranged_accuracy")
READY_BOTH: Final = Standing("ready_both", NOTHING)  # movement and an attack, and the order for a marine in sight
SEE_PAST_FIGURES: Final = Standing("see_past_figures", NOTHING)
STARTING_ARMOUR: Final = Standing("starting_armour")
STARTING_WOUNDS: Final = Standing("starting_wounds")

STANDING: Final = (
    ADVANCE_ATTACKS,
    ADVANCE_MOVE,
    CANCEL_EVENTS,
    GUARD_AT_END,
    KILLS_MOVE,
    LEAD_ACCURACY,
    LEAD_DEADLY,
    MELEE_DEADLY,
    MELEE_WATCHFUL,
    PASS_THROUGH,
    PLACE_HEAL,
    RANGED_ACCURACY,
    READY_BOTH,
    SEE_PAST_FIGURES,
    STARTING_ARMOUR,
    STARTING_WOUNDS,
)
