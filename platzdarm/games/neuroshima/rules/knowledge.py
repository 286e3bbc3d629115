"""What the rules know of a whole position: every tile counted, and what a seat may imagine (NH-COMP-02, NH-TURN-05)."""

from collections.abc import Callable
from typing import Any

from platzdarm.games.neuroshima.rules import battle, instants, refusals, turn
from platzdarm.games.neuroshima.rules.position import DERIVED, FIELDS, Skirmish
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.errors import IllegalAction
from platzdarm.kernel.fields import steps
from platzdarm.kernel.rules import Rules


class SkirmishRules(Rules[Skirmish]):
    def __init__(self, tell: Callable[[Skirmish, int], Any]) -> None:
        super().__init__(tell, FIELDS, steps(battle, instants, turn), DERIVED)

    def refusal(self, position: Skirmish, seat: int, action: int) -> IllegalAction:
        return refusals.refusal(position, seat, action)

    def guess(self, position: Skirmish, seat: int, chance: Chance) -> Skirmish:
        """Hands and discards lie open and piles have no order, so only luck to come is unknown (NH-TURN-05)."""
        world = position.copy()
        world.chance = chance
        return world

    def inventory(self, position: Skirmish) -> dict[str, int]:
        return inventory(position)


def inventory(position: Skirmish) -> dict[str, int]:
    """Every tile of every seat, wherever it is. A HQ that is not placed yet waits beside the board."""
    count: dict[str, int] = {}
    for seat, army in enumerate(position.setting.armies):
        total = position.piles[seat].counts(len(army.tiles))
        for tile in (*position.hands[seat], *position.discards[seat]):
            total[tile] += 1
        for piece in position.cells:
            if piece is not None and piece.seat == seat:
                total[piece.tile.index] += 1
        if not total[army.hq.index] and position.turn == 0:
            total[army.hq.index] = 1
        for tile, number in enumerate(total):
            count[f"{seat}:{army.tiles[tile].id}"] = number
    return count
