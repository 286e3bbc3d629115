"""Makes puzzles: a skirmish about shrines is laid out by chance; what honour is missing is what the best turn brings.

If one plan alone brings so much, it is a puzzle. Greedy plays the same turn, and what it misses tells how hard it is.
"""

from typing import Any

from platzdarm.content.schema import Text
from platzdarm.games.inferno.bots.greedy import InfernoGreedy
from platzdarm.games.inferno.game import Inferno
from platzdarm.games.inferno.puzzles.book import BOOK
from platzdarm.games.inferno.puzzles.habits import InfernoHabits
from platzdarm.games.inferno.rules.field import FOREST, ORDINARY, SHRINE
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.table import analysis
from platzdarm.kernel.chance import Chance, SeededChance
from platzdarm.puzzles.book import LAST_TURN
from platzdarm.puzzles.entry import PuzzleEntry
from platzdarm.puzzles.making import is_solved_by
from platzdarm.puzzles.solver import Plan, Search, TooLarge

SOLVER = 0
SCENARIOS = ("love_lives_forever", "soul_spires_2")
CHAMPIONS = (
    *("clockwork_guardian", "canonist_templar", "muse_of_rebirth", "yuk_war_priest", "jirra", "emma_ironheart"),
    *("scrapbot", "aria_redforge", "sadranis", "arbiter_of_the_lost", "soulcatcher", "voracious_gorf"),
    *("caustic_widow", "dread_asp", "dream_titan"),
)
CONSTRUCTS = ("bark_plate", "veil_of_ash", "mirror_ward", "hellforged_collar", "piston_lance")
SPECIAL = (
    *("seed_bearer", "thorn_ranger", "edr_berserker", "pack_caller", "gear_hand", "name_eater", "stair_duellist"),
    *("wind_sash", "lantern_halberd", "bramble_bow", "antler_crown", "piston_lance", "doom_scythe", "oathless_blade"),
    *("star_of_edges", "second_dawn_tablet", "siege_harness", "moon_stag"),
)
AMBUSHES = ("dream_guide", "shadow_elemental", "dream_seller")
TREASURES = ("whetstone", "war_horn", "quick_boots", "hunters_eye")
FAR = 4
NEAR = 3  # how far from a shrine the skirmish goes on
PATIENCE = 3000  # positions of one draft
LEAST_DEEDS = 2
UNNAMED = Text("-", "-")


class Honour(Search):
    """How much honour the turn brings."""

    def worth_of(self, position: Contest) -> int:
        return position.honour[position.setting.side_of(self.seat)]

    def is_beaten(self, plan: Plan) -> bool:
        return False  # more deeds may bring more


def puzzle_of(game: Inferno, chance: Chance) -> PuzzleEntry | None:
    """A draft with the honour that its one best plan brings; None where it makes no puzzle."""
    wish = draft(game, chance)
    _, start = analysis.set_up(game, {**wish, LAST_TURN: True})
    idle = settled(start).honour[SOLVER]
    search = Honour(start, SOLVER, InfernoHabits(start, SOLVER), PATIENCE)
    try:
        plans = search.run()
    except TooLarge:
        return None
    if search.worth <= idle or len(plans) != 1 or len(plans[0].deeds) < LEAST_DEEDS:
        return None
    (plan,) = plans
    needed = start.setting.scenario.honour
    wish["sides"][SOLVER]["honour"] = needed - search.worth
    wish["sides"][1]["honour"] = needed - 1 - chance.roll(3)
    _, start = analysis.set_up(game, {**wish, LAST_TURN: True})
    lines = BOOK.in_notation(start, SOLVER, plan)
    difficulty = difficulty_of(start, len(plan.deeds))
    if difficulty == 1 and len(plan.deeds) == LEAST_DEEDS:  # an order and a blow that anybody sees
        return None
    return PuzzleEntry("draft", "original", UNNAMED, UNNAMED, SOLVER, wish, lines, difficulty)


# -- a draft ------------------------------------------------------------------------------------------------------


def draft(game: Inferno, chance: Chance) -> dict[str, Any]:
    """Three champions against three about two shrines, one of them exhausted, and a hand with something in it."""
    scenario = one_of(SCENARIOS, chance)
    options = game.settle({"scenario": scenario, "mode": "duel"})
    field = game.start(options, SeededChance(b"")).setting.scenario
    kinds = some(CHAMPIONS, 6, chance)
    shrines = some([cell for cell, terrain in enumerate(field.terrain) if terrain == SHRINE], 2, chance)
    near = [cell for cell in range(field.field.size) if is_near(field, cell, shrines)]
    held = some([cell for cell in near if any(field.field.distance(cell, one) == 1 for one in shrines)], 2, chance)
    cells = some([cell for cell in near if cell not in held], 4, chance) + held  # the last two hold the shrines
    champions = [
        {"id": kind, "owner": int(number >= 3), "cells": [field.field.name(cell)]}
        for number, (kind, cell) in enumerate(zip(kinds, cells, strict=True))
    ]
    champions[2]["exhausted"] = True  # it has had its order
    for champion in champions[3:]:
        if not chance.roll(3):
            champion["constructs"] = [one_of(CONSTRUCTS, chance)]
    extra = chance.roll(4)  # an Ambush or a treasure
    hand = [one_of(SPECIAL, chance)]
    hand += ["apprentice"] * 3 if extra == 0 else []
    treasures = [one_of(TREASURES, chance)] if extra == 2 else []
    return {
        "scenario": scenario,
        "mode": "duel",
        "turn": SOLVER,
        "players": [
            {"turns": 5, "gate_used": True, "power": 3, "hand": sorted(hand), "unseen": {}},
            {"turns": 5, "hand": [], "unseen": {}},
        ],
        "sides": [{"honour": 0, "treasures": treasures}, {"honour": 0, "treasures": []}],
        "champions": champions,
        "row": [one_of(AMBUSHES, chance)] if extra == 0 else [],
        "treasures": [],
        "tokens": {},
    }


def is_near(field: Any, cell: int, shrines: list[int]) -> bool:
    """Far from the solver's portals, so that rats which enter there count for nothing."""
    distance = field.field.distance
    portals = [portal for portal in range(field.field.size) if field.colour_at[portal] == SOLVER]
    return (
        field.terrain[cell] in (ORDINARY, FOREST)
        and any(distance(cell, shrine) <= NEAR for shrine in shrines)
        and all(distance(cell, portal) > FAR for portal in portals)
    )


def one_of(things: tuple[str, ...], chance: Chance) -> str:
    return things[chance.roll(len(things))]


def some(things: Any, number: int, chance: Chance) -> list[Any]:
    left = list(things)
    return [left.pop(chance.roll(len(left))) for _ in range(min(number, len(left)))]


# -- what comes of it ---------------------------------------------------------------------------------------------


def settled(start: Contest) -> Contest:
    """The turn ended at once."""
    position = start.copy()
    position.quiet = True
    position.chance = SeededChance(b"past")
    while not position.over:
        decision = position.pending()[0]
        position.play(decision.seat, decision.answers.as_list()[-1])
    return position


def difficulty_of(start: Contest, deeds: int) -> int:
    """Whether greedy finds it, and else how much there is to find."""
    if is_solved_by(InfernoGreedy().choose, start, SOLVER):
        return 1
    return min(2 + (deeds > 3) + (deeds > 5), 4)
