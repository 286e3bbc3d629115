"""What each seat may see, and the whole position as plain data (NH-COMP-02, NH-TURN-05)."""

from typing import TYPE_CHECKING, Any

from platzdarm.games.neuroshima.rules.setting import MODES
from platzdarm.games.neuroshima.rules.tiles import Piece

if TYPE_CHECKING:
    from platzdarm.games.neuroshima.rules.position import Skirmish

STAGES = ("normal", "final_turns", "last_battle", "extra_turns", "extra_battle")


def facts(position: "Skirmish", seat: int) -> dict[str, Any]:
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


def seat_facts(position: "Skirmish", seat: int) -> dict[str, Any]:
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


def tiles_on_board(position: "Skirmish") -> list[dict[str, Any]]:
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


def bonuses(position: "Skirmish") -> list[dict[str, Any]]:
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


def data(position: "Skirmish") -> dict[str, Any]:
    """Everything that can change, as plain numbers; the table itself is set up from the options."""
    return {
        "agenda": [step.data() for step in position.agenda],
        "chance": position.chance.state(),
        "first": position.setting.order[0],
        "cells": [None if piece is None else piece_data(piece) for piece in position.cells],
        "hands": [list(hand) for hand in position.hands],
        "piles": [[list(bag.counts) for bag in pile.bags] for pile in position.piles],
        "discards": [list(pile) for pile in position.discards],
        "points": list(position.points),
        "numbers": [
            position.alive,
            position.active,
            position.turn,
            position.clock,
            position.played,
            int(position.fresh),
            position.stage,
            position.waiting,
            position.tied,
        ],
        "result": None if position.result is None else list(position.result),
    }


def piece_data(piece: Piece) -> list[int]:
    return [piece.seat, piece.tile.index, piece.rotation, piece.wounds, piece.spent]


def inventory(position: "Skirmish") -> dict[str, int]:
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
