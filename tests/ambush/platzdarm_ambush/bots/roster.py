"""The bots of Ambush."""

from platzdarm.bots.bot import Bot
from platzdarm.kernel.action import verb_of
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import View

from ..game import AMBUSH, ATTACK, BOLD, Raid


class Daring(Bot):
    """Attacks and ambushes whenever it can."""

    name = "daring"

    def choose(self, view: View[Raid], decision: Decision, chance: Chance) -> int:
        answers = decision.answers.as_list()
        daring = [action for action in answers if verb_of(action) in (ATTACK, AMBUSH, BOLD)] or answers
        return daring[chance.roll(len(daring))]


BOTS = {"daring": Daring}
