"""How hard a puzzle is, by who finds its solution: a beginner's rule, the bot greedy, a bot that reckons with replies.

    1  easy       the beginner's rule finds it
    2  medium     the rule misses it, greedy finds it
    3  hard       greedy misses it as well
    4  very hard  so does whoever reckons with replies

The rule takes the tiles as they lie in the hand and plays each where a battle fought at once would hurt the enemy HQ
most. Bots play the turn as they play any, without a clock. Both are the same on every machine.
"""

from itertools import permutations
from math import inf

from platzdarm.bots.bot import Bot
from platzdarm.bots.greedy import Greedy
from platzdarm.bots.planner import Planner
from platzdarm.bots.replies import Budget
from platzdarm.bots.turns import Breadth
from platzdarm.games.neuroshima.bots.heuristics import NeuroshimaHeuristics
from platzdarm.games.neuroshima.rules.battle import BY_TILE, start_battle
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.rules.tiles import BATTLE as BATTLE_TILE
from platzdarm.games.neuroshima.rules.turn import Act, tile_for
from platzdarm.games.neuroshima.rules.verbs import BATTLE, DISCARD, END, PLACE, REDRAW, RIDE, RUN
from platzdarm.kernel.action import first, verb_of
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.position import View

EASY, MEDIUM, HARD_TO_FIND, HARDEST = 1, 2, 3, 4
LUCK = b"a puzzle has none"
# No level's: a puzzle stays as hard as it is when the levels learn more.
PATIENT = Budget(
    own=Breadth(judged=1600, first=160, later=60, beam=6),
    reply=Breadth(judged=140, first=50, later=20, beam=2, depth=6),
    kept=24,
    replies=200,
    seconds=inf,
)
STILL = (DISCARD, REDRAW, END, RUN, RIDE)  # what the rule does not think of


def difficulty_of(start: Skirmish) -> int:
    if is_won(beginners_turn(start, tiles_to_play(start))):
        return EASY
    if is_won(bots_turn(start, Greedy(NeuroshimaHeuristics()))):
        return MEDIUM
    patient = Planner("patient", NeuroshimaHeuristics(), PATIENT)
    return HARD_TO_FIND if is_won(bots_turn(start, patient)) else HARDEST


def is_won(position: Skirmish) -> bool:
    return position.result is not None and position.result[position.active] == 1.0


def found_below(start: Skirmish, difficulty: int) -> int:
    """The damage to the enemy HQ that is too easily found for a puzzle of that difficulty.

    What the beginner's rule does with the tiles in any order is dull, and makes no puzzle at all.
    """
    points = start.points[1]
    tiles = tiles_to_play(start)
    if difficulty <= EASY:
        return min(points - beginners_turn(start, order).points[1] for order in sorted(set(permutations(tiles))))
    rule = points - beginners_turn(start, tiles).points[1]
    if difficulty == MEDIUM:
        return rule
    return max(rule, points - bots_turn(start, Greedy(NeuroshimaHeuristics())).points[1])


# -- bots ---------------------------------------------------------------------------------------------------------


def bots_turn(start: Skirmish, bot: Bot) -> Skirmish:
    """What the bot makes of it, with the first answer of the others to each question of theirs."""
    position = start.copy()
    position.quiet = True
    luck = SeededChance(LUCK)
    while not position.over:
        decision = position.pending()[0]
        own = decision.seat == start.active
        action = bot.choose(View(position, decision.seat), decision, luck) if own else decision.answers.at(0)
        position.play(decision.seat, action)
    return position


# -- the beginner's rule ------------------------------------------------------------------------------------------


def tiles_to_play(start: Skirmish) -> tuple[int, ...]:
    """The hand without the Battle, which comes last."""
    tiles = start.setting.armies[start.active].tiles
    return tuple(number for number in start.hands[start.active] if tiles[number].instant != BATTLE_TILE)


def beginners_turn(start: Skirmish, order: tuple[int, ...]) -> Skirmish:
    """What the rule makes of it; where a tile cannot be played it goes no further."""
    position = start.copy()
    position.quiet = True
    for tile in order:
        options = [action for action in at_turn(position) if plays(position, action) == tile]
        if not options:
            return position
        position = min((after(position, action) for action in options), key=forecast)
    return settled(after(position, BATTLE)) if BATTLE in at_turn(position) else position


def at_turn(position: Skirmish) -> list[int]:
    if position.over or not isinstance(position.agenda[-1], Act):
        return []
    return [action for action in position.pending()[0].answers.as_list() if verb_of(action) not in STILL]


def plays(position: Skirmish, action: int) -> int:
    """The tile that an action plays."""
    return first(action) if verb_of(action) == PLACE else tile_for(position, position.active, verb_of(action))


def after(position: Skirmish, action: int) -> Skirmish:
    """The first answer to whatever is asked, until the turn goes on."""
    child = position.copy()
    child.play(position.active, action)
    while not child.over and not isinstance(child.agenda[-1], Act):
        if verb_of(action) == BATTLE:
            break
        decision = child.pending()[0]
        child.play(decision.seat, decision.answers.at(0))
    return child


def settled(position: Skirmish) -> Skirmish:
    while not position.over:
        decision = position.pending()[0]
        position.play(decision.seat, decision.answers.at(0))
    return position


def forecast(position: Skirmish) -> int:
    """What a battle fought at once would leave to the enemy HQ, the first answer given to whatever is asked."""
    if position.over:
        return position.points[1 - position.active]
    trial = position.copy()
    trial.agenda = []
    start_battle(trial, BY_TILE)
    trial.advance()
    return settled(trial).points[1 - position.active]
