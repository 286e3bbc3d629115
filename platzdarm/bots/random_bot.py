"""The bot that knows the rules and nothing else."""

from typing import Any

from platzdarm.bots.bot import Bot
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import View


class RandomBot(Bot):
    """Every legal answer is alike likely."""

    name = "random"

    def choose(self, view: View[Any], decision: Decision, chance: Chance) -> int:
        return decision.answers.at(chance.roll(len(decision.answers)))
