"""How often cards are used by those who have them: `python -m tests.doom2016.usage 240` plays so many games and tells.

Weapons, classes, event sets and invasion cards are drawn by lot, so that every card is had; all else is greedy's. A
card is had in a game in which somebody holds it, and used where it is played for what it says: not discarded, nor run
with.
"""

import re
import sys
from collections import Counter
from typing import Any, NamedTuple

from platzdarm.arena.matches import derived
from platzdarm.bots.bot import Bot
from platzdarm.bots.random_bot import RandomBot
from platzdarm.games.doom2016.game import Doom2016
from platzdarm.games.doom2016.rules.position import NONE, Incursion
from platzdarm.games.roster import make_bot
from platzdarm.kernel.chance import Chance, SeededChance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import View
from tests.doom2016.tabletop import library

OUTFIT = ("sets", "invasion", "weapons", "class")
USED = re.compile(r"(?:play|use (?:hand|kept|class|card|glory|event)) ([a-z_0-9]+)")
COPY = re.compile(r"_\d$")


class Usage(NamedTuple):
    had: Counter[str]
    used: Counter[str]


class ByLot(Bot):
    """Greedy, but for what it begins with."""

    name = "by_lot"

    def __init__(self) -> None:
        self.lot, self.greedy = RandomBot(), make_bot("greedy", "doom2016")

    def choose(self, view: View[Any], decision: Decision, chance: Chance) -> int:
        bot = self.lot if decision.kind in OUTFIT else self.greedy
        return bot.choose(view, decision, chance)


def usage(games: int, first: int = 0) -> Usage:
    """Counted in games from the first on, of all missions of the book in turn, with one to four marines."""
    had, used = Counter[str](), Counter[str]()
    missions = [mission.id for mission in library().missions.values() if not mission.tutorial]
    for number in range(first, first + games):
        options = {"mission": missions[number % len(missions)], "marines": str(number // len(missions) % 4 + 1)}
        one = play({**options, "decks": "own"}, derived(b"usage", str(number)))
        had.update(one.had.keys())
        used.update(one.used.keys() & one.had.keys())
    return Usage(had, used)


def play(options: dict[str, str], seed: bytes) -> Usage:
    game, bot = Doom2016(library()), ByLot()
    position = game.start(game.settle(options), SeededChance(seed))
    position.quiet = True
    luck = SeededChance(derived(seed, "bots"))
    had, used = Counter[str](), Counter[str]()
    while not position.over:
        had.update(held(position))
        decision = position.pending()[0]
        action = bot.choose(View(position, decision.seat), decision, luck)
        found = USED.match(game.write(position, decision.seat, action))
        if found:
            used[COPY.sub("", found[1])] += 1
        position.play(decision.seat, action)
    return Usage(had, used)


def held(position: Incursion) -> set[str]:
    content = position.setting.content
    marines = range(position.setting.marines)
    names = {content.actions[card].id for marine in marines for card in position.hands[marine]}
    names |= {content.glory[card].id for marine in marines for card in position.glory[marine]}
    names |= {content.classes[position.classes[marine]].id for marine in marines if position.classes[marine] != NONE}
    return names | {COPY.sub("", content.events[card].id) for card in position.event_hand}


if __name__ == "__main__":
    counted = usage(int(sys.argv[1]) if len(sys.argv) > 1 else 48)
    for card, games in sorted(counted.had.items(), key=lambda one: counted.used[one[0]] / one[1]):
        print(f"{counted.used[card] / games:6.1%}  {counted.used[card]:4} of {games:4}  {card}")
