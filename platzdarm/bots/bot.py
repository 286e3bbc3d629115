"""What a bot is: a name, and an answer to every question that its seat is asked."""

from abc import ABC, abstractmethod
from typing import Any

from platzdarm.kernel.chance import Chance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import View


class Bot(ABC):
    """A player that is a program. One bot may sit at many tables at once: what it keeps must be true at any of them."""

    name: str

    @abstractmethod
    def choose(self, view: View[Any], decision: Decision, chance: Chance) -> int:
        """One of `decision.answers`. `chance` is the bot's own luck: the same seed gives the same answers."""
