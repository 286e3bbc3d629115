"""A bot in twenty lines: any game, and a taste of its own.

PYTHONPATH=examples platzdarm simulate neuroshima --games 100 --bots random,first_bot:Busy
"""

from platzdarm.bots.bot import Bot
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.errors import Unknown
from platzdarm.kernel.position import View


class Busy(Bot):
    """Of two answers it takes the one that leaves it more to do, as far as it can foresee: it likes to be asked."""

    name = "busy"

    def choose(self, view: View, decision: Decision, chance: Chance) -> int:
        answers = [decision.answers.at(chance.roll(len(decision.answers))) for _ in range(2)]
        return max(answers, key=lambda action: self.choices_after(view, action, chance))

    def choices_after(self, view: View, action: int, chance: Chance) -> int:
        world = view.guess(chance)
        try:
            world.play(view.seat, action)
        except Unknown:  # beyond what anybody could guess: an area of the map that nobody has seen
            return 0
        return sum(len(asked.answers) for asked in world.pending() if asked.seat == view.seat)
