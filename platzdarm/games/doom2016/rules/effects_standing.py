"""Verbs of the effect language that are asked where their rule stands, by modules on which the other verbs build.

position.passive(marine, HAND_LIMIT)   the number on the class card, at least 1 if the card has it, else 0
"""

from typing import Any, Final

from platzdarm.kernel.effects import Effect, Verb, Words

PASSIVE: Final = "passive"
ON_PLAY: Final = "on_play"
N: Final[Words] = ("n",)


class Standing(Verb[Any, Effect]):
    """Holds as long as its card lies there."""

    def __init__(self, name: str, when: str = PASSIVE, takes: Words = N) -> None:
        self.name = name
        self.moments = (when,)
        self.takes = takes

    def applies(self, use: Any, effect: Effect) -> bool:
        return False


class KeepInPlay(Standing):
    """The card that is played stays (D16-MARINE-04)."""

    def apply(self, use: Any, effect: Effect) -> None:
        pass


class CancelStun(Verb[Any, Effect]):
    """Used when a demon is stunned, or at once with an event that was played while it defended (`Attack.finish`)."""

    name = "cancel_stun"
    moments: Words = ("when_stunned",)

    def applies(self, use: Any, effect: Effect) -> bool:
        return bool(use.position.is_stunned(use.moment.figure))

    def apply(self, use: Any, effect: Effect) -> None:
        use.position.stunned &= ~(1 << use.moment.figure)

    def worth(self, judge: Any, effect: Effect) -> float:
        return 1.0


ACTIVATIONS: Final = Standing("activations")
ADD_RANGE: Final = Standing("add_range", "before_roll")  # counted while an attack is declared
ATTACK_EACH: Final = Standing("attack_each", "instead_of_attack", takes=("red", "black", "range"))
CANCEL_STUN: Final = CancelStun()
DOORS_FREE: Final = Standing("doors_free", takes=())
EXTRA_HEALTH: Final = Standing("extra_health")
EXTRA_MAIN: Final = Standing("extra_main")
GRENADE_RANGE: Final = Standing("grenade_range")
HAND_LIMIT: Final = Standing("hand_limit")
HEAD_START: Final = Standing("head_start")  # frag tokens that the invader begins with
IMMUNE_STUN: Final = Standing("immune_stun", takes=())
KEEP_IN_PLAY: Final = KeepInPlay("keep_in_play", ON_PLAY, takes=())
MAIN_ACTIONS: Final = Standing("main_actions")
SCAVENGE: Final = Standing("scavenge", "on_pickup")
SLIP_PAST_ENEMIES: Final = Standing("slip_past_enemies", takes=())
START_WITH_WEAPON: Final = Standing("start_with_weapon", "setup", takes=("weapon",))
WEAR_DOWN: Final = Standing("wear_down")  # demons that the marine attacked stagger sooner (D16-GLORY-08)

STANDING: Final = (
    ACTIVATIONS,
    ADD_RANGE,
    ATTACK_EACH,
    CANCEL_STUN,
    DOORS_FREE,
    EXTRA_HEALTH,
    EXTRA_MAIN,
    GRENADE_RANGE,
    HAND_LIMIT,
    HEAD_START,
    IMMUNE_STUN,
    KEEP_IN_PLAY,
    MAIN_ACTIONS,
    SCAVENGE,
    SLIP_PAST_ENEMIES,
    START_WITH_WEAPON,
    WEAR_DOWN,
)
