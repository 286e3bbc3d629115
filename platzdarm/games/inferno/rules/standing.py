"""Verbs of effects that hold all the time: they are never carried out, but asked for (`figures`)."""

from typing import Final

from platzdarm.games.inferno.rules.cards import STANDING, Effect
from platzdarm.kernel.effects import Verb, Words

N: Final[Words] = ("n", "who", "factions", "allegiance")


class Standing(Verb[object, Effect]):
    moments: Words = (STANDING,)
    takes = N


class HaveStrength(Standing):
    name = "have_strength"


class HaveDefence(Standing):
    name = "have_defence"


class HaveSpeed(Standing):
    name = "have_speed"


class Have(Standing):
    """A keyword."""

    name = "have"
    takes: Words = ("keyword", "who", "factions", "allegiance")


class OrderDiscount(Standing):
    name = "order_discount"


class ShrugOff(Standing):
    """The first attack each turn by a champion of at most such strength does no damage."""

    name = "shrug_off"


class StrikeAfar(Standing):
    """Strength for attacks on enemies that are not adjacent."""

    name = "strike_afar"


HAVE_STRENGTH: Final = HaveStrength()
HAVE_DEFENCE: Final = HaveDefence()
HAVE_SPEED: Final = HaveSpeed()
HAVE: Final = Have()
ORDER_DISCOUNT: Final = OrderDiscount()
SHRUG_OFF: Final = ShrugOff()
STRIKE_AFAR: Final = StrikeAfar()
STANDINGS: Final[list[Standing]] = [
    HAVE_STRENGTH,
    HAVE_DEFENCE,
    HAVE_SPEED,
    HAVE,
    ORDER_DISCOUNT,
    SHRUG_OFF,
    STRIKE_AFAR,
]
