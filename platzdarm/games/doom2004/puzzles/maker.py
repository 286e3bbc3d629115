"""Makes puzzles: a marine, invaders in his way and a way out, laid out by chance; one with one plan is a puzzle."""

from typing import Any, Final, NamedTuple

from platzdarm.content.schema import Text
from platzdarm.games.doom2004.bots.greedy import Doom2004Greedy
from platzdarm.games.doom2004.game import Doom2004
from platzdarm.games.doom2004.puzzles.book import BOOK, SOLVER
from platzdarm.games.doom2004.puzzles.habits import ForayHabits
from platzdarm.games.doom2004.rules.marines import MarineTurn
from platzdarm.games.doom2004.rules.moving import landing
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.setting import LEAVE_COST, POINTS, SPRINT_POINTS
from platzdarm.games.doom2004.rules.verbs import (
    ACTION,
    ACTIONS,
    ADRENALINE,
    DOOR,
    LEAVE,
    RESPAWN,
    SPRINT,
    STEP,
    TELEPORT,
)
from platzdarm.games.doom2004.table import scenario
from platzdarm.kernel.action import first, pack, verb_of
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.errors import ContentError
from platzdarm.puzzles.book import LAST_TURN
from platzdarm.puzzles.entry import PuzzleEntry
from platzdarm.puzzles.making import is_solved_by
from platzdarm.puzzles.solver import Plan, Search, TooLarge

COLOUR: Final = "green"
BOSS: Final = "cyberdemon-1"
PATIENCE: Final = 4000
LEAST_DEEDS: Final = 3  # the action, the last deed, and something that it takes
MANY_DEEDS: Final = 4
DETOUR: Final = 4  # points that the way takes beyond the straight one
BEGINNERS: Final = (ADRENALINE, ACTION, STEP, DOOR, TELEPORT, LEAVE, RESPAWN)
UNUSED: Final = tuple([pack(ACTION, action) for action in range(len(ACTIONS)) if action != SPRINT])
FAR: Final = 40
UNNAMED: Final = Text("-", "-")
CARDS: Final = ("alert", "marksman", "medic", "officer", "prepared", "special_ops", "tough")  # no help without dice
HELPERS: Final = ("recon", "scout", "killer_instinct")
CROWD: Final = (
    *("zombie-1", "zombie-2", "zombie-3", "imp-1", "imp-2", "trite-1", "trite-2", "demon-1", "demon-2"),
    *("archvile-1", "mancubus-1", "hell_knight-1"),
)


class Stage(NamedTuple):
    """Where a puzzle is played: what is revealed, the square where it is won, and what stands between."""

    scenario: str
    areas: tuple[str, ...]
    goal: str
    doors: tuple[str, ...] = ()  # that may be closed
    key: str = ""
    flags: tuple[str, ...] = ()
    opened: tuple[str, ...] = ()
    boss: str = ""  # the square where it stands


STAGES: Final = (
    Stage("ash_and_red_light", ("a7", "a8", "a9"), "t3", ("r1", "d8", "d7"), "red"),
    Stage("breath_in_the_walls", ("a7", "a8", "a9"), "ah1", ("y1", "d7"), "yellow", ("anchor_1", "anchor_2")),
    Stage("the_sump", ("a1", "a4", "a7", "a8"), "l23", ("d6", "d4", "y1"), "yellow", ("called", "lift_here"), ("r1",)),
    Stage(
        "throne_is_a_machine",
        ("a1", "a3", "a4", "a6"),
        "x25",
        ("b1", "d3"),
        "blue",
        ("station_reactor", "red_plates"),
        ("r1",),
        "o13",
    ),
)


def puzzle_of(game: Doom2004, chance: Chance) -> PuzzleEntry | None:
    wish = draft(game, chance)
    try:
        _, start = scenario.set_up(game, {**wish, LAST_TURN: True})
    except ContentError:
        return None  # two figures on one square, or in a prop
    found = tight_plan(start)
    if found is None:
        return None
    lines = BOOK.in_notation(start, SOLVER, found)
    return PuzzleEntry("draft", "original", UNNAMED, UNNAMED, SOLVER, wish, lines, difficulty_of(start, found))


# -- a position ---------------------------------------------------------------------------------------------------


def draft(game: Doom2004, chance: Chance) -> dict[str, Any]:
    """The marine some way off, what could help lies about, and invaders stand on or near the shortest way."""
    stage = STAGES[chance.roll(len(STAGES))]
    _, empty = scenario.set_up(game, {**base(stage), "invaders": []})
    field, goal = empty.setting.field, empty.setting.field.named(stage.goal)
    away = field.spread(goal, FAR, 0)
    floor = [square for square in away if empty.revealed(square) and not empty.solid() >> square & 1]
    here = some([square for square in floor if 6 <= away[square] <= 15], 1, chance)[0]
    near = field.spread(here, FAR, 0)
    between = [one for one in floor if one not in (here, goal) and near[one] + away[one] <= away[here] + 5]
    names = [field.name(square) for square in some(between, 12, chance)]
    tokens = [{"square": names.pop(), "token": token} for token in lying(stage, chance) if names]
    keys = [] if any(one["token"] == f"{stage.key}_key" for one in tokens) else [stage.key]
    invaders: list[dict[str, Any]] = [{"id": BOSS, "squares": [stage.boss], "wounds": 3}] if stage.boss else []
    for name in some(CROWD, 3 + chance.roll(5), chance):
        if names:
            invaders.append(
                {"id": name, "squares": [names.pop()], "turned": name.startswith("demon") and chance.roll(2) == 1}
            )
    closed = [door for door in stage.doors if chance.roll(3)]
    return {
        **base(stage),
        "keys": keys,
        "doors": [{"id": door, "closed": door in closed} for door in (*stage.doors, *stage.opened)],
        "barrels": [],
        "tokens": tokens,
        "marines": [marine(field.name(here), chance)],
        "invaders": invaders,
    }


def base(stage: Stage) -> dict[str, Any]:
    areas = [{"id": area} for area in stage.areas]
    return {"scenario": stage.scenario, "marines": 1, "round": 9, "areas": areas, "flags": list(stage.flags)}


def lying(stage: Stage, chance: Chance) -> list[str]:
    found = [f"{stage.key}_key"] if chance.roll(3) else []
    return found + ["medkit"] * chance.roll(2) + ["bullets"] * chance.roll(2)


def marine(square: str, chance: Chance) -> dict[str, Any]:
    helpers = [HELPERS[chance.roll(len(HELPERS))]] if not chance.roll(3) else []
    return {
        "id": COLOUR,
        "square": square,
        "life": 1 + chance.roll(4),
        "adrenaline": chance.roll(3),
        "cards": helpers + some(CARDS, 3 - len(helpers), chance),
    }


def some(things: Any, number: int, chance: Chance) -> list[Any]:
    left = list(things)
    return [left.pop(chance.roll(len(left))) for _ in range(min(number, len(left)))]


# -- what comes of it ---------------------------------------------------------------------------------------------


def tight_plan(start: Foray) -> Plan | None:
    """The one plan that wins, if there is but one, and it leaves nothing over."""
    try:
        plans = Search(start, SOLVER, ForayHabits(start, SOLVER), PATIENCE).run()
    except TooLarge:
        return None
    if len(plans) != 1 or len(plans[0].deeds) < LEAST_DEEDS:
        return None
    return plans[0] if left_over(start, plans[0]) == 0 else None


def left_over(start: Foray, plan: Plan) -> int:
    """Movement points before the last deed that it does not need."""
    position = start.copy()
    position.quiet = True
    for action in plan.actions[:-1]:
        position.play(SOLVER, action)
    turn = position.agenda[-1]
    assert isinstance(turn, MarineTurn)
    return turn.left() - LEAVE_COST


def difficulty_of(start: Foray, plan: Plan) -> int:
    """Whether greedy wins, be it by its dice, or a beginner who runs straight on; else how much there is to see."""
    habits = ForayHabits(start, SOLVER)
    if is_solved_by(Doom2004Greedy().choose, start, SOLVER) or is_straight(start, habits):
        return 1
    direct = habits.away.get(start.place[SOLVER - 1], 0)  # who returns to the board chooses where
    return min(2 + (len(plan.deeds) > MANY_DEEDS) + (points_of(plan) - direct >= DETOUR), 4)


def points_of(plan: Plan) -> int:
    """What the marine has to spend."""
    return SPRINT_POINTS + POINTS * plan.actions.count(ADRENALINE)


def is_straight(start: Foray, habits: ForayHabits) -> bool:
    """Whether a beginner wins: he runs with all he has, opens what is shut, and always takes the nearest square."""
    position, trodden = start.copy(), set[int]()
    position.quiet = True
    while not position.over:
        decision = position.pending()[0]
        if decision.seat != SOLVER:
            return False
        trodden.add(position.place[SOLVER - 1])
        options = [one for one in decision.answers.as_list() if verb_of(one) in BEGINNERS and not shuts(position, one)]
        steps = {one: landing(position, SOLVER - 1, one)[0] >> 1 for one in options if verb_of(one) == STEP}
        others = [one for one in options if one not in steps and one not in UNUSED]
        nearest = sorted([one for one in steps if steps[one] not in trodden], key=lambda one: habits.away[steps[one]])
        if not others and not nearest:
            return False
        position.play(SOLVER, max(others) if others else nearest[0])
    return position.result is not None and position.result[SOLVER] == 1.0


def shuts(position: Foray, action: int) -> bool:
    return verb_of(action) == DOOR and not position.shut >> first(action) & 1
