"""Makes puzzles: a marine among wounded demons, laid out by chance; if one set of cards alone wins, it is a puzzle."""

from typing import Any

from platzdarm.content.schema import Text
from platzdarm.games.doom2016.bots.greedy import Doom2016Greedy
from platzdarm.games.doom2016.game import Doom2016
from platzdarm.games.doom2016.puzzles.book import BOOK
from platzdarm.games.doom2016.puzzles.habits import DoomHabits
from platzdarm.games.doom2016.rules.field import OFF
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.table import scenario
from platzdarm.kernel.chance import Chance, SeededChance
from platzdarm.puzzles.book import LAST_TURN
from platzdarm.puzzles.entry import PuzzleEntry
from platzdarm.puzzles.making import is_solved_by
from platzdarm.puzzles.solver import Plan, Search, TooLarge

SOLVER = 2  # bravo, whose plasma rifle hurts without dice
LAST_DEMONS = ("breach_point", "throne_of_the_titan")  # all portals are sealed: nothing may be left alive
SAMPLES = ("knee_deep_in_the_dead", "titans_shadow")  # two are held, the third is there
HEAT = "heat_vent"
CARDS = (
    *(HEAT, HEAT, "service_carbine", "double_time", "combat_focus", "twin_barrels", "finisher", "snap_it_shut"),
    *("stun_bomb", "plasma_stream", "armor"),
)
DEMONS = {"possessed_soldier": (5, 4), "imp": (3, 2), "revenant": (6, 4)}  # health and stagger
NEAR = 4
HELD = 2
PATIENCE = 3000
LEAST_DEEDS = 2  # cards and runs
UNNAMED = Text("-", "-")


def puzzle_of(game: Doom2016, chance: Chance) -> PuzzleEntry | None:
    wish = draft(game, chance)
    _, start = scenario.set_up(game, {**wish, LAST_TURN: True})
    if start.over:
        return None
    try:
        plans = Search(start, SOLVER, DoomHabits(start, SOLVER), PATIENCE).run()
    except TooLarge:
        return None
    if len(plans) != 1 or len(plans[0].deeds) < LEAST_DEEDS:
        return None
    lines = BOOK.in_notation(start, SOLVER, plans[0])
    return PuzzleEntry("draft", "original", UNNAMED, UNNAMED, SOLVER, wish, lines, difficulty_of(start, plans[0]))


def draft(game: Doom2016, chance: Chance) -> dict[str, Any]:
    missions = LAST_DEMONS if chance.roll(3) else SAMPLES
    mission = missions[chance.roll(len(missions))]
    field = game.start(game.settle({"mission": mission, "marines": "4"}), SeededChance(b"")).setting.field
    here = chance.roll(field.size)
    reach = field.spread(here, True, 0)
    near = [square for square in range(field.size) if reach[square] not in (OFF, 0) and reach[square] <= NEAR]
    near = [square for square in near if field.terrain[square] == 0]
    bravo: dict[str, Any] = {"id": "bravo", "squares": [field.name(here)]}
    figures: list[dict[str, Any]] = [bravo]
    hand = list(dict.fromkeys(some(CARDS, 4, chance)))[:3]
    for number in range(3 + chance.roll(2)):
        if near:
            figures.append(demon(number, field.name(near.pop(chance.roll(len(near)))), HEAT in hand, chance))
    wish: dict[str, Any] = {"mission": mission, "round": 3, "turn": "bravo", "doors": [], "portals_left": []}
    if missions is SAMPLES:
        bravo["carries"] = HELD
        carrier = chance.roll(len(figures))
        wish["tokens"] = [] if carrier else [field.name(near[chance.roll(len(near))])] if near else []
        figures[carrier]["carries"] = figures[carrier].get("carries", 0) + int(carrier > 0)
    deck = some([card for card in CARDS if card not in hand], 1, chance) if "snap_it_shut" in hand else []
    others: list[dict[str, Any]] = [{"name": name, "hand": []} for name in ("alpha", "charlie", "delta")]
    wish["marines"] = [others[0], {"name": "bravo", "hand": sorted(hand), "deck": deck}, *others[1:]]
    wish["figures"] = figures
    return wish


def demon(number: int, square: str, heat: bool, chance: Chance) -> dict[str, Any]:
    """Staggered, or so that a point of damage staggers or kills it."""
    kind = list(DEMONS)[chance.roll(len(DEMONS))]
    health, stagger = DEMONS[kind]
    damage = (stagger, stagger - 1, health - 1)[chance.roll(3)] if heat else stagger
    return {"id": f"{kind}-{number + 1}", "squares": [square], "damage": damage}


def some(things: Any, number: int, chance: Chance) -> list[Any]:
    left = list(things)
    return [left.pop(chance.roll(len(left))) for _ in range(min(number, len(left)))]


# -- what comes of it ---------------------------------------------------------------------------------------------


def difficulty_of(start: Incursion, plan: Plan) -> int:
    """Whether greedy wins, be it by its dice, and else how much there is to do."""
    if is_solved_by(Doom2016Greedy().choose, start, SOLVER):
        return 1
    return min(2 + (len(plan.actions) > 7) + (len(plan.deeds) > 2), 4)
