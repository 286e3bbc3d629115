"""Calm at a table of Doom (2004): greedy's eye, but it lets many a chance go by."""

from typing import Final

from platzdarm.bots.bot import Bot
from platzdarm.games.doom2004.bots.greedy import respond
from platzdarm.games.doom2004.bots.judge import Study
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.verbs import ACTION, END, PASS
from platzdarm.kernel.action import verb_of
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import View

LAPSE: Final = 3  # one question in so many is answered without a thought
DOZE: Final = 4  # of those whom to activate, one in so many ends the turn


class Doom2004Calm(Bot):
    """Its lapses: any of the actions, a card that is not played, a shot that is not made, an invader that sleeps on."""

    name = "calm"

    def choose(self, view: View[Foray], decision: Decision, chance: Chance) -> int:
        options = decision.answers
        if len(options) > 1 and chance.roll(LAPSE) == 0:
            if decision.kind == "action":
                actions = [action for action in options.as_list() if verb_of(action) == ACTION]
                return actions[chance.roll(len(actions))]
            if PASS in options:
                return PASS
            if decision.kind == "activate" and chance.roll(DOZE) == 0:
                return END
        if len(options) == 1:
            return options.at(0)
        known = view.known
        assert isinstance(known, Foray)
        return respond(Study(known), decision)
