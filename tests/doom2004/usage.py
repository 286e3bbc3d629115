"""How often the cards of the invader and weapons are used by those who have them: `python -m tests.doom2004.usage 96`.

Greedy plays greedy, all scenarios in turn with one to three marines. A card is had in a game in which the invader holds
it, a weapon where a marine has it and what it fires. A card is used where it is played for what it says, not discarded;
a marine's, where `tests/doom2004/skills.py` says.
"""

import re
import sys
from collections import Counter
from typing import NamedTuple

from platzdarm.arena.matches import derived
from platzdarm.games.doom2004.game import Doom2004
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.targets import usable_weapons
from platzdarm.games.roster import make_bot
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.position import View
from tests.doom2004.skills import Skills
from tests.doom2004.tabletop import library

USED = re.compile(r"(?:use event|spawn|attack) ([a-z_0-9]+)")
COPY = re.compile(r"_\d$")
SCENARIOS = ("ash_and_red_light", "breath_in_the_walls", "the_sump", "throne_is_a_machine")


class Usage(NamedTuple):
    had: Counter[str]
    used: Counter[str]


def usage(games: int, first: int = 0) -> Usage:
    """Counted in games from the first on."""
    had, used = Counter[str](), Counter[str]()
    for number in range(first, first + games):
        marines = number // len(SCENARIOS) % 3 + 1
        options = {"scenario": SCENARIOS[number % len(SCENARIOS)], "marines": str(marines)}
        one = play(options, derived(b"usage", str(number)))
        had.update(one.had.keys())
        used.update(one.used.keys() & one.had.keys())
    return Usage(had, used)


def play(options: dict[str, str], seed: bytes) -> Usage:
    game, bot = Doom2004(library()), make_bot("greedy", "doom2004")
    position = game.start(game.settle(options), SeededChance(seed))
    luck = SeededChance(derived(seed, "bots"))
    had, used, skills = Counter[str](), Counter[str](), Skills()
    while not position.over:
        had.update(held(position) | skills.held(position))
        decision = position.pending()[0]
        action = bot.choose(View(position, decision.seat), decision, luck)
        found = USED.match(game.write(position, decision.seat, action))
        if found:
            used[COPY.sub("", found[1])] += 1
        skills.answered(decision, action)
        position.play(decision.seat, action)
        skills.happened(position)
    used.update(skills.used)
    return Usage(had, used)


def held(position: Foray) -> set[str]:
    cards = position.setting.content.cards
    weapons = {weapon.id for marine in position.marines_on_board() for weapon in usable_weapons(position, marine)}
    return weapons | {COPY.sub("", cards[card].id) for card in position.hand}


if __name__ == "__main__":
    counted = usage(int(sys.argv[1]) if len(sys.argv) > 1 else 24)
    for name, games in sorted(counted.had.items(), key=lambda one: counted.used[one[0]] / one[1]):
        print(f"{counted.used[name] / games:6.1%}  {counted.used[name]:4} of {games:4}  {name}")
