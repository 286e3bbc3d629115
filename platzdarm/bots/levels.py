"""What people are told of a machine before they sit down against it, and the time that they may give it.

`hard` thinks as long as it does by itself; `hard@2` thinks about two seconds a turn: as many more looks, or fewer.
"""

import re
from dataclasses import dataclass

from platzdarm.kernel.errors import OptionsError

AT = "@"
TIME = re.compile(r"\d{1,2}(?:\.\d)?")
LEAST, MOST = 0.1, 20.0  # seconds a turn; a bot that says nothing for a minute has lost, and twice its time is its cap
STOPS = (0.5, 1.0, 2.0, 5.0, 10.0, 15.0)  # among which people choose
APART = 1.5  # times that are less different are one choice


@dataclass(frozen=True)
class Level:
    """How strong a bot is beside the others of its game (greedy is 1500), and how long it thinks about a turn.

    Both are measured, compiled (docs/strength.md): a strength says nothing about people. `timed`: whether it can be
    given another time, which is measured by none.
    """

    bot: str
    strength: int
    seconds: float
    timed: bool = False

    def times(self, most: float) -> list[float]:
        """Its own time and the others that it may be given, in their order; none where there is nothing to choose."""
        others = [stop for stop in STOPS if stop <= most and not self.seconds / APART < stop < self.seconds * APART]
        return sorted([self.seconds, *others]) if self.timed else []


def level_name(name: str) -> str:
    """Which level a bot is, whatever time it has."""
    return name.partition(AT)[0]


def time_of(name: str, most: float = MOST) -> float | None:
    """The seconds that stand in a name; None if it names none. OptionsError says what they may be."""
    bot, at, text = name.partition(AT)
    if not at:
        return None
    seconds = float(text) if TIME.fullmatch(text) else 0.0
    if not LEAST <= seconds <= most:
        raise OptionsError("bot-time", bot=bot, given=text, least=LEAST, most=most)
    return seconds
