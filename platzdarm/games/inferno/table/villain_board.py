"""What `villain` answers: all equally good plans of a villain that is ordered (INF-CORD-03 to 09)."""

from typing import Any

from platzdarm.games.inferno.rules.cards import RANGED, REACH
from platzdarm.games.inferno.rules.field import bits_of
from platzdarm.games.inferno.rules.villains import NOBODY, Foe, Ordered, plans
from platzdarm.games.inferno.table.hand_made import VILLAINS, Cell, ChampionGiven, FieldGiven, HandMade, wrong


class VillainGiven(FieldGiven, frozen=True, kw_only=True):
    villain: str
    goal: Cell


def answer(given: VillainGiven) -> dict[str, Any]:
    board = HandMade(given)
    villain = ordered_one(given, board)
    foes = [champion for champion in board.champions if champion.seat != VILLAINS]
    ordered = prepare(board, villain, foes, board.cell(given.goal, "goal"))
    return {
        "plans": [
            {
                "steps": plan.steps,
                "attack": None if plan.attack == NOBODY else foes[plan.attack].id,
                "end": board.written(plan.end),
            }
            for plan in plans(ordered)
        ]
    }


def ordered_one(given: VillainGiven, board: HandMade) -> ChampionGiven:
    for champion in board.champions:
        if champion.id == given.villain and champion.seat == VILLAINS:
            return champion
    known = ", ".join(champion.id for champion in board.champions if champion.seat == VILLAINS)
    raise wrong("villain", "no-villain", what=given.villain, known=known, seat=VILLAINS)


def prepare(board: HandMade, villain: ChampionGiven, foes: list[ChampionGiven], goal: int) -> Ordered:
    allies = [other for other in board.champions if other.seat == VILLAINS and other is not villain]
    shut = bits_of([board.where(other) for other in allies]) | board.shut_to(VILLAINS)
    ordered = Ordered(board.field, board.prices(), board.forests(), shut, board.where(villain), goal)
    ordered.speed, ordered.strength = villain.speed, villain.strength
    ordered.keywords = (RANGED if villain.ranged else 0) | (REACH if villain.reach else 0)
    ordered.foes = [Foe(board.where(foe), foe.defence, foe.damage) for foe in foes]
    return ordered
