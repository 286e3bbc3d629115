"""Veteran: greedy, but what decides a turn it tries out: the round is played to its end in guesses of what is hidden.

Every answer that deserves a look is tried on the same guesses, all seats being played by greedy, and judged by what is
left when the round is over. Greedy's own answer stands unless another is clearly better: a few tries are noise. Where
a marine would see what he cannot know yet, the try ends. So many tries, not seconds: the same luck, the same answer.
"""

from typing import Final

from platzdarm.bots.bot import Bot
from platzdarm.games.doom2004.bots import marines
from platzdarm.games.doom2004.bots.errands import errands
from platzdarm.games.doom2004.bots.greedy import respond
from platzdarm.games.doom2004.bots.invader import group_strength
from platzdarm.games.doom2004.bots.judge import LONGEST, Study
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.setting import INVADER
from platzdarm.games.doom2004.rules.verbs import ACTION, PASS, SPAWN, SQUARE_FIRST
from platzdarm.kernel.action import first, second, verb_of, wide
from platzdarm.kernel.chance import Chance, SeededChance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.errors import Unknown
from platzdarm.kernel.position import View

TRIES = 6
FIRST_TRIES: Final = 2
LOOKS: Final = 4  # answers that are tried
MOVES: Final = 400  # of one try, at most
MARGIN: Final = 0.8  # wounds by which another answer must be better than greedy's
WON: Final = 200.0
# what is done is worth more than the way to the next errand costs, or nobody would ever do it
KEY: Final = 30.0
AREA: Final = 20.0
TAKEN: Final = 12.0
ROUND: Final = 3.0
CROWD: Final = 0.5


class Doom2004Veteran(Bot):
    name = "veteran"

    def choose(self, view: View[Foray], decision: Decision, chance: Chance) -> int:
        if len(decision.answers) == 1:
            return decision.answers.at(0)
        known = view.known
        study = Study(known)
        usual = respond(study, decision)
        looks = [usual, *[action for action in worth_a_look(study, decision) if action != usual]][:LOOKS]
        if len(looks) == 1:
            return usual
        seeds = [chance.roll(1 << 30).to_bytes(4, "big") for _ in range(TRIES)]
        totals = [0.0] * len(looks)
        for number, seed in enumerate(seeds):
            if number == FIRST_TRIES:  # the rest is for those that have done better than greedy's answer so far
                looks, totals = ahead(looks, totals)
            if len(looks) == 1:
                return usual
            totals = [
                total + trial(view, decision.seat, action, seed) for action, total in zip(looks, totals, strict=True)
            ]
        best = max(range(len(looks)), key=lambda number: totals[number])
        return looks[best] if totals[best] > totals[0] + MARGIN * TRIES else usual


def ahead(looks: list[int], totals: list[float]) -> tuple[list[int], list[float]]:
    """The first answer, and those that are ahead of it."""
    kept = [0, *[number for number, total in enumerate(totals) if total > totals[0]]]
    return [looks[number] for number in kept], [totals[number] for number in kept]


def worth_a_look(study: Study, decision: Decision) -> list[int]:
    """The other answers to the questions that decide a turn: which action, where to come back, what to spawn."""
    options = decision.answers.as_list()
    if decision.kind == "action":
        return [action for action in options if verb_of(action) == ACTION]
    if decision.kind == "respawn":
        far = study.distances(errands(study, decision.about[0]), True)
        return sorted(options, key=lambda action: far[wide(action, SQUARE_FIRST)])
    if decision.kind == "prepare":
        spawns = [action for action in options if verb_of(action) == SPAWN]
        strong = sorted(spawns, key=lambda a: -group_strength(study, first(a), second(a)))
        return [*strong, PASS]
    return []


def trial(view: View[Foray], seat: int, action: int, seed: bytes) -> float:
    """What is left at the end of the round if this is answered, in one guess of what is hidden."""
    world = view.guess(SeededChance(seed))
    world.quiet = True
    last, lying = world.round, world.tokens
    try:
        world.play(seat, action)
        for _ in range(MOVES):
            if world.over or world.round > last:
                break
            decision = world.pending()[0]
            options = decision.answers
            world.play(decision.seat, options.at(0) if len(options) == 1 else respond(Study(world), decision))
    except Unknown:
        pass  # an area that nobody has seen: as far as can be told
    value = judge(world, len([token for token in lying if token not in world.tokens]))
    return -value if seat == INVADER else value


def judge(world: Foray, taken: int) -> float:
    """How the marines stand, in wounds: life and frags, what they have done, how far it is to what comes next."""
    setting = world.setting
    if world.result is not None:
        return WON if world.result[INVADER] == 0.0 else -WON
    study = Study(world)
    pace = marines.PACE[setting.marines - 1]
    ajar = world.terrain().peepholes  # doors that have just been opened
    value = -float(setting.starting_wounds() * world.frags) - ROUND * world.round + TAKEN * taken
    value += KEY * (world.keys.bit_count() + world.flags.bit_count()) + AREA * (world.areas.bit_count() + len(ajar))
    for marine in range(setting.marines):
        value += world.life[marine]
        if world.on_board(marine):
            goals = errands(study, marine)
            goals.update({square: 0 for door, _ in ajar for square in door.squares})
            value -= pace * min(study.distances(goals, True)[world.place[marine]], LONGEST)
    return value - CROWD * sum([study.worth(figure) for figure in world.invaders_on_board()])
