"""What each seat may see, by names (NH-COMP-02, NH-TURN-05)."""

from typing import Any, Final

from platzdarm.games.neuroshima.rules.knowledge import SkirmishRules
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.rules.setting import MODES

STAGES = ("normal", "final_turns", "last_battle", "extra_turns", "extra_battle")


def facts(position: Skirmish, seat: int) -> dict[str, Any]:
    """The position as `seat` may know it, by names. Of the piles their contents are open knowledge, never an order."""
    setting = position.setting
    control = position.control()
    netted = [list(setting.field.coordinates[c]) for c in range(setting.field.size) if control.is_netted(c)]
    return {
        "game": "neuroshima",
        "mode": MODES[setting.mode],
        "board": setting.field.name_of_board,
        "seat": seat,
        "turn": position.turn,
        "active": position.active,
        "stage": STAGES[position.stage],
        "order": list(setting.order),
        "seats": [seat_facts(position, number) for number in range(setting.seats)],
        "tiles": tiles_on_board(position),
        "netted": netted,
        "bonuses": bonuses(position),
        "asked": [
            {"seat": decision.seat, "kind": decision.kind, "answers": len(decision.answers), "due": decision.due}
            for decision in position.pending()
        ],
        "result": position.result,
    }


def seat_facts(position: Skirmish, seat: int) -> dict[str, Any]:
    setting = position.setting
    tiles = setting.armies[seat].tiles
    left = position.piles[seat].counts(len(tiles))
    return {
        "army": setting.armies[seat].name,
        "team": setting.sides.teams[seat],
        "person": setting.people[seat],
        "hq": position.points[seat],
        "alive": position.is_alive(seat),
        "hand": [tiles[tile].id for tile in position.hands[seat]],
        "pile": position.piles[seat].size,
        "pile_holds": {tiles[tile].id: count for tile, count in enumerate(left) if count},
        "discards": [tiles[tile].id for tile in position.discards[seat]],
    }


def tiles_on_board(position: Skirmish) -> list[dict[str, Any]]:
    coordinates = position.setting.field.coordinates
    found: list[dict[str, Any]] = []
    for cell, piece in enumerate(position.cells):
        if piece is not None:
            found.append(
                {
                    "seat": piece.seat,
                    "tile": piece.tile.id,
                    "cell": list(coordinates[cell]),
                    "rotation": piece.rotation,
                    "wounds": piece.wounds,
                }
            )
    return found


def bonuses(position: Skirmish) -> list[dict[str, Any]]:
    """What HQs and modules give to each tile that gets anything, as it would count in a battle begun now."""
    influence = position.influence()
    found: list[dict[str, Any]] = []
    for cell, place in enumerate(position.setting.field.coordinates):
        given = {
            "initiative": influence.initiative[cell],
            "melee": influence.melee[cell],
            "ranged": influence.ranged[cell],
            "extra": influence.extra[cell],
        }
        if any(given.values()):
            found.append({"cell": list(place), **given})
    return found


SKIRMISH_RULES: Final = SkirmishRules(facts)
